//! The end: missions are decided, points added up, places given.

use orrery_core::{Game, Held, Outcome, Seat, Standing};
use serde::{Deserialize, Serialize};

use super::{Cx, missions};
use crate::SpaceDiamonds;
use crate::content::{Check, ChitKind, Printing};
use crate::event::{Event, Goal, Round};
use crate::state::{Ending, Mode, Phase, Public, State};

/// What a player's points are made of (iA1.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// iH2a.1
    pub race: u8,
    /// iH2b.1
    pub chits: u16,
    /// iH2c.1
    pub missions: u16,
    /// iH3.1: points in gem chits, for ties.
    pub gems: u16,
}

impl Score {
    pub fn total(&self) -> u16 {
        u16::from(self.race) + self.chits + self.missions
    }
}

/// iG.2: missions that look at the end are decided, then everything is revealed.
pub(super) fn finish(cx: &mut Cx<'_>, ending: Ending) {
    cx.reveal();
    let state = *cx.state();
    if ending != Ending::Abandoned {
        for seat in state.public.present() {
            let at_end = state.missions(seat).iter().filter(|mission| mission.check() == Check::End);
            for mission in at_end.filter(|mission| missions::is_won(&state, seat, *mission)) {
                cx.emit(Goal::completed(state.public.printing, seat, mission).into());
            }
        }
    }
    cx.emit(Round::Ended { ending }.into());
}

/// R33: who has left has no score.
pub fn score(state: &State, seat: Seat) -> Score {
    if state.public.left.contains(seat) {
        return Score::default();
    }
    let (hand, printing) = (state.hand(seat), state.public.printing);
    Score {
        race: race(&state.public, seat),
        chits: hand.vp(),
        missions: state.public.ship(seat).done.iter().map(|mission| u16::from(mission.vp(printing))).sum(),
        gems: hand.iter().filter(|chit| chit.kind() == ChitKind::Gem).map(|chit| u16::from(chit.vp())).sum(),
    }
}

/// iH2a.1; alone it is the round that counts (iZ2.2).
pub fn race(public: &Public, seat: Seat) -> u8 {
    let ship = public.ship(seat);
    match ship.rank {
        None => 0,
        Some(_) if public.is_solo() => 13u8.saturating_sub(ship.home_round).min(race_points(1)),
        Some(rank) => race_points(rank),
    }
}

/// What the first, the second and so on to come home get (iH2a.1).
pub fn race_points(rank: u8) -> u8 {
    5u8.saturating_sub(rank)
}

pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    let Phase::Over(ending) = state.public.phase() else { return None };
    let seats = || Seat::all(state.public.seats);
    let places = seats().map(|seat| {
        let better = seats().filter(|other| standing(state, *other) > standing(state, seat)).count() as u8;
        // R33: without a single player left nobody is first.
        let place = if ending == Ending::Abandoned { 2 } else { 1 + better };
        Standing { seat, place, score: i64::from(score(state, seat).total()) }
    });
    Some(Outcome { ending: ending.id(), places: places.collect(), together: false })
}

/// How long the game was and what each player's points were made of; for each mission card dealt, whether it was
/// completed.
pub(crate) fn figures(state: &State) -> Vec<(&'static str, i64)> {
    let mut figures = vec![("rounds", i64::from(state.public.round))];
    for seat in Seat::all(state.public.seats) {
        let (score, ship) = (score(state, seat), state.public.ship(seat));
        figures.extend([
            ("points from the race", i64::from(score.race)),
            ("points from chits", i64::from(score.chits)),
            ("points from missions", i64::from(score.missions)),
            ("chits held", i64::from(ship.chits())),
            ("home", i64::from(ship.rank.is_some())),
        ]);
        figures.extend(state.missions(seat).iter().map(|card| (card.id(), i64::from(ship.done.contains(card)))));
    }
    figures
}

/// When the game ends: of whoever wins, whether that ship came home. Games that were recorded have no such figure, so it
/// is counted on the way.
pub(crate) fn counts(state: &State, event: &Event) -> Vec<(String, i64)> {
    if !matches!(event, Event::Round(Round::Ended { .. })) {
        return Vec::new();
    }
    let mut over = *state;
    SpaceDiamonds::evolve(&mut over, event);
    let winners = outcome(&over).map_or(Vec::new(), |end| end.winners().collect());
    let is_home = |seat: Seat| i64::from(over.public.ship(seat).rank.is_some());
    winners.into_iter().map(|seat| ("winner home".to_owned(), is_home(seat))).collect()
}

/// The missions dealt to everybody, in the rocket game the rockets (iC1b.2), and the sites whose chits they took.
pub(crate) fn held(state: &State) -> Vec<Held> {
    let mut held = Vec::new();
    for seat in Seat::all(state.public.seats) {
        held.extend(state.missions(seat).iter().map(|card| Held { seat, sort: "mission", name: card.id() }));
        if state.public.terms.mode == Mode::Rockets {
            held.push(Held { seat, sort: "rocket", name: state.public.ship(seat).craft.drive().id() });
        }
    }
    held.extend(state.public.takers.iter().map(|(site, seat)| Held {
        seat: Seat(seat),
        sort: "site",
        name: site.id(),
    }));
    held
}

/// iA1.1, iH3.1: most points, then most points in gems; those who left come last (R33).
fn standing(state: &State, seat: Seat) -> (bool, u16, u16) {
    let score = score(state, seat);
    (!state.public.left.contains(seat), score.total(), score.gems)
}

/// iZ2.4: what a solo player may call himself. Since the second printing nobody who is not home is more than a pilot.
pub fn rating(printing: Printing, total: u16, is_home: bool) -> &'static str {
    const RATINGS: [&str; 5] = ["rating-cadet", "rating-pilot", "rating-captain", "rating-commodore", "rating-admiral"];
    let (from, most): ([u16; 4], usize) = match printing {
        Printing::First => ([10, 15, 20, 25], 4),
        _ => ([6, 9, 12, 15], if is_home { 4 } else { 1 }),
    };
    RATINGS[from.iter().filter(|points| total >= **points).count().min(most)]
}
