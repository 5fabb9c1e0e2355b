//! Games by chance, by companions and by seekers, who go back to where others have been and try something new there.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use orrery_bots::{LESSON, Level, act};
use orrery_core::{Answer, Ask, Asking, Dice, Game, Play, Setup, Viewer};
use vanguard::Vanguard;
use vanguard::questions::Decision;
use vanguard::state::{SECTORS, State, Terms};

use crate::content::Unreached;

pub type Table = Play<Vanguard>;
type Said = Answer<<Vanguard as Game>::Choice>;

/// Longer than any game by companions has been seen to take.
const MOST: usize = 60_000;

pub fn worlds() -> impl Iterator<Item = &'static str> {
    Terms::OPTIONS[0].values.iter().copied()
}

/// Every kind of table, with every number of seats; campaigns at one table.
fn setups() -> impl Iterator<Item = Setup> {
    let tables = worlds().flat_map(|world| {
        let of = move |seats| Setup::new(seats).with("mission", world).with("sittings", "one-table");
        (1..=4).map(of).chain([of(2).with("lethal", "on")])
    });
    tables.chain((1..=4).map(|seats| Setup::new(seats).with(LESSON, "tutorial")))
}

/// How a game is played.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Manner {
    Random,
    Companion,
    /// A companion who flies anywhere, also to worlds that promise nothing more.
    Wanderer,
}

fn sampled(table: &Table, ask: &Ask<Decision>, luck: &mut Dice) -> Said {
    Answer { ask: ask.id, seat: ask.seat, choice: Vanguard::sample(table.state(), ask, luck) }
}

/// Somebody who must answer; now and then somebody who may.
fn at_random(table: &Table, luck: &mut Dice) -> Said {
    let all: Vec<_> = table.asks().iter().filter(|ask| ask.must || luck.below(8) == 0).collect();
    sampled(table, all[luck.below(all.len() as u32) as usize], luck)
}

fn choose(table: &Table, manner: Manner, luck: &mut Dice) -> Option<Said> {
    let must = table.asks().iter().find(|ask| ask.must)?;
    Some(match manner {
        Manner::Random => at_random(table, luck),
        Manner::Wanderer if matches!(must.decision, Decision::Plot(_)) => sampled(table, must, luck),
        _ => {
            let view = Vanguard::view(table.state(), Viewer::Seat(must.seat));
            let (ask, choice) = act::<Vanguard>(Level::Normal, &view, must, table.asks(), luck);
            Answer { ask, seat: must.seat, choice }
        }
    })
}

/// Plays on to the end; `each` sees the state before every answer, and what became of it.
pub fn play(table: &mut Table, manner: Manner, luck: &mut Dice, mut each: impl FnMut(&State, &Table)) {
    for _ in 0..MOST {
        let before = *table.state();
        let Some(answer) = choose(table, manner, luck) else { return };
        table.answer_with(answer).unwrap_or_else(|stop| panic!("a legal answer was stopped: {stop:?}"));
        each(&before, table);
    }
    panic!("no end after {MOST} answers");
}

/// States that differ in what has come of a world or a ship, one of each, and how often somebody set out from there.
#[derive(Default)]
pub struct Atlas {
    numbers: HashMap<u64, usize>,
    states: Vec<(State, u32)>,
}

/// So many are kept.
const ROOM: usize = 6_000;

impl Atlas {
    fn keep(&mut self, state: &State) {
        let (count, cell) = (self.states.len(), cell(state));
        if count < ROOM && *self.numbers.entry(cell).or_insert(count) == count {
            self.states.push((*state, 0));
        }
    }

    /// One from which few have set out.
    fn pick(&mut self, luck: &mut Dice) -> Option<State> {
        let some: Vec<usize> = (0..8).map(|_| luck.below(self.states.len() as u32) as usize).collect();
        let at = some.into_iter().min_by_key(|at| self.states.get(*at).map_or(0, |(_, times)| *times))?;
        let (state, times) = self.states.get_mut(at)?;
        *times += 1;
        Some(*state)
    }
}

/// What tells states apart: what lies on the board, what is to be done and has been done, and where the book lies open.
fn cell(state: &State) -> u64 {
    let (planet, mut hasher) = (&state.planet, DefaultHasher::new());
    let pois: Vec<_> = (1..SECTORS as u8).map(|sector| planet.poi(sector).map(|poi| poi.index())).collect();
    let missions: Vec<_> = planet.in_play.iter().chain(planet.done.iter()).map(|one| one.index()).collect();
    let ship = state.campaign.map(|one| (one.objective.index(), one.dice, one.landing.map(|landing| landing.index())));
    (planet.board.index(), pois, missions, planet.condition().index(), ship).hash(&mut hasher);
    (state.flags.iter().map(|flag| flag.index()).collect::<Vec<_>>(), state.page().map(|page| page.index()))
        .hash(&mut hasher);
    hasher.finish()
}

/// How many answers a seeker looks at.
const LOOKS: usize = 6;

/// How far a seeker goes.
const STEPS: usize = 120;

/// One of several answers that reaches something, or any.
fn seek(table: &mut Table, left: &mut Unreached, luck: &mut Dice) -> bool {
    if table.is_over() {
        return false;
    }
    let before = *table.state();
    let mut next = None;
    for _ in 0..LOOKS {
        let mut other = table.clone();
        let answer = at_random(table, luck);
        other.answer_with(answer).unwrap_or_else(|stop| panic!("a legal answer was stopped: {stop:?}"));
        let found = left.reach(&before, &other);
        next = Some(other);
        if found > 0 {
            break;
        }
    }
    next.into_iter().for_each(|other| *table = other);
    true
}

/// Games of each kind; and as many ways from where these have been.
pub fn search(games: u64, seed: u64, left: &mut Unreached) {
    let mut atlas = Atlas::default();
    for number in 0..games {
        for (at, setup) in setups().enumerate() {
            let seed = seed * 1_000_003 + number * 100 + at as u64;
            for manner in [Manner::Random, Manner::Companion, Manner::Wanderer] {
                let mut luck = Dice::seeded("coverage", seed);
                let mut table = Table::begin(&setup, Dice::seeded("table", seed)).expect("a table");
                play(&mut table, manner, &mut luck, |before, after| {
                    left.reach(before, after);
                    atlas.keep(after.state());
                });
            }
        }
        let was = left.len();
        excursions(&mut atlas, seed * 1_000_003 + number, left);
        eprint!("\r{} of {games}: {was}, {} left, {} kept ", number + 1, left.len(), atlas.states.len());
        if left.len() == 0 {
            break;
        }
    }
    eprintln!();
}

fn excursions(atlas: &mut Atlas, seed: u64, left: &mut Unreached) {
    let mut luck = Dice::seeded("excursions", seed);
    for number in 0..1_000 {
        let Some(state) = atlas.pick(&mut luck) else { return };
        let mut table = Table::of_state(state, Dice::seeded("excursion", seed * 1_000 + number));
        for _ in 0..STEPS {
            if !seek(&mut table, left, &mut luck) {
                break;
            }
            atlas.keep(table.state());
        }
    }
}
