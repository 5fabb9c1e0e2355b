//! What is counted over all games.

use std::borrow::Cow;
use std::collections::BTreeMap;

use orrery_bots::{Level, Share};
use orrery_catalog::Simulated;
use orrery_core::{Outcome, Seat};

/// Shared victories of 1 to 6 divide this evenly.
const WHOLE: u64 = 60;

/// Wins in 1/60, and chances to win.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wins(u64, u64);

impl Wins {
    fn add(&mut self, parts: u64) {
        *self = Wins(self.0 + parts, self.1 + 1);
    }

    pub fn share(self) -> Share {
        Share::new(self.0 as f64 / WHOLE as f64, self.1)
    }
}

pub struct Tally {
    pub answers: Vec<u32>,
    pub endings: BTreeMap<&'static str, u64>,
    /// Won and lost together.
    pub common: BTreeMap<&'static str, u64>,
    /// By seat: the sum of scores.
    pub scores: Vec<i64>,
    pub seats: Vec<Wins>,
    /// By place in the order of turns, as far as games have one.
    pub turns: Vec<Wins>,
    /// By level: the games that somebody of it won.
    pub levels: BTreeMap<Level, Wins>,
    /// By sort and name.
    pub held: BTreeMap<(&'static str, &'static str), Wins>,
    /// By name.
    pub figures: BTreeMap<Cow<'static, str>, Figure>,
    pub unwon: u64,
    pub shared: u64,
}

impl Tally {
    pub fn new(players: u8) -> Tally {
        let none = vec![Wins::default(); players.into()];
        Tally {
            answers: Vec::new(),
            endings: BTreeMap::new(),
            common: BTreeMap::new(),
            scores: vec![0; players.into()],
            seats: none.clone(),
            turns: none,
            levels: BTreeMap::new(),
            held: BTreeMap::new(),
            figures: BTreeMap::new(),
            unwon: 0,
            shared: 0,
        }
    }

    pub fn count(&mut self, done: &Simulated, seated: &[Level]) {
        let outcome = &done.outcome;
        self.answers.push(done.answers);
        *self.endings.entry(outcome.ending).or_default() += 1;
        outcome.common().into_iter().for_each(|end| *self.common.entry(end).or_default() += 1);
        let winners = outcome.winners().count();
        self.unwon += u64::from(winners == 0);
        self.shared += u64::from(winners > 1 && !outcome.together);
        self.count_levels(outcome, seated);
        self.count_seats(done);
        for (name, number) in &done.figures {
            *self.figures.entry(name.clone()).or_default().0.entry(*number).or_default() += 1;
        }
    }

    fn count_levels(&mut self, outcome: &Outcome, seated: &[Level]) {
        let winners = outcome.winners().count().max(1) as u64;
        let mut levels = BTreeMap::<Level, u64>::new();
        for place in &outcome.places {
            *levels.entry(seated[place.seat.index()]).or_default() += u64::from(place.place == 1) * WHOLE / winners;
        }
        levels.into_iter().for_each(|(level, parts)| self.levels.entry(level).or_default().add(parts));
    }

    fn count_seats(&mut self, done: &Simulated) {
        let won = won(&done.outcome);
        for place in &done.outcome.places {
            self.scores[place.seat.index()] += place.score;
            self.seats[place.seat.index()].add(won[place.seat.index()]);
            if let Some(turn) = turn(done, place.seat) {
                self.turns[turn].add(won[place.seat.index()]);
            }
        }
        for held in &done.held {
            self.held.entry((held.sort, held.name)).or_default().add(won[held.seat.index()]);
        }
    }

    pub fn games(&self) -> f64 {
        self.answers.len().max(1) as f64
    }

    /// How often any seat wins.
    pub fn chance(&self) -> f64 {
        let all = self.seats.iter().fold(Wins::default(), |all, wins| Wins(all.0 + wins.0, all.1 + wins.1));
        all.share().rate()
    }
}

/// By seat, in 1/60. A common victory is each seat's, whole.
fn won(outcome: &Outcome) -> Vec<u64> {
    let winners = outcome.winners().count().max(1) as u64;
    let part = if outcome.together { WHOLE } else { WHOLE / winners };
    outcome.places.iter().map(|place| u64::from(place.place == 1) * part).collect()
}

/// Whose turn a seat's is, counted from 0.
pub fn turn(done: &Simulated, seat: Seat) -> Option<usize> {
    let count = done.outcome.places.len();
    done.first.map(|first| (seat.index() + count - first.index()) % count)
}

/// How often each value of a figure came up.
#[derive(Default)]
pub struct Figure(BTreeMap<i64, u64>);

impl Figure {
    pub fn count(&self) -> u64 {
        self.0.values().sum()
    }

    pub fn sum(&self) -> i64 {
        self.0.iter().map(|(value, count)| value * *count as i64).sum()
    }

    pub fn mean(&self) -> f64 {
        self.sum() as f64 / self.count().max(1) as f64
    }

    pub fn median(&self) -> i64 {
        let mut before = 0;
        let passes = |(_, count): &(&i64, &u64)| {
            before += **count;
            2 * before >= self.count()
        };
        self.0.iter().find(passes).map_or(0, |(value, _)| *value)
    }
}

#[cfg(test)]
mod tests {
    use orrery_core::{Held, Standing};

    use super::*;

    fn done(places: [u8; 2], together: bool, first: Option<Seat>) -> Simulated {
        let place = |(seat, place)| Standing { seat: Seat(seat), place, score: 3 };
        let outcome = Outcome { ending: "ending", places: (0..).zip(places).map(place).collect(), together };
        let held = vec![Held { seat: Seat(1), sort: "card", name: "one" }];
        Simulated { answers: 1, outcome, first, held, figures: Vec::new() }
    }

    #[test]
    fn a_common_victory_is_everybodys_and_counted_once() {
        let mut tally = Tally::new(2);
        for place in [1, 2] {
            tally.count(&done([place; 2], true, None), &[Level::Easy; 2]);
        }
        assert_eq!(tally.common, [("lost-together", 1), ("won-together", 1)].into());
        assert_eq!((tally.seats, tally.unwon, tally.shared), (vec![Wins(WHOLE, 2); 2], 1, 0));
        assert_eq!((tally.levels[&Level::Easy], tally.turns), (Wins(WHOLE, 2), vec![Wins::default(); 2]));
    }

    #[test]
    fn wins_go_by_turn_and_by_what_was_held() {
        let mut tally = Tally::new(2);
        tally.count(&done([2, 1], false, Some(Seat(1))), &[Level::Easy, Level::Hard]);
        tally.count(&done([1, 1], false, Some(Seat(0))), &[Level::Hard, Level::Easy]);
        assert_eq!(tally.seats, [Wins(30, 2), Wins(90, 2)]);
        assert_eq!(tally.turns, [Wins(90, 2), Wins(30, 2)]);
        assert_eq!(tally.levels, [(Level::Easy, Wins(30, 2)), (Level::Hard, Wins(90, 2))].into());
        assert_eq!((tally.held[&("card", "one")], tally.chance()), (Wins(90, 2), 0.5));
        assert_eq!((tally.shared, tally.unwon), (1, 0));
    }

    #[test]
    fn the_median_lies_in_the_middle() {
        let figure = |values: &[i64]| {
            let mut figure = Figure::default();
            values.iter().for_each(|value| *figure.0.entry(*value).or_default() += 1);
            figure
        };
        assert_eq!(figure(&[5, 1, 9]).median(), 5);
        assert_eq!(figure(&[2, 2, 2, 8, 9]).median(), 2);
        assert_eq!((figure(&[]).median(), figure(&[4, 6]).sum()), (0, 10));
    }
}
