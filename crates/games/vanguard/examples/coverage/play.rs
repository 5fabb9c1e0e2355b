//! Games by chance, by companions and by seekers, who go back to where others have been and try something new there.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use orrery_bots::{LESSON, Level, act};
use orrery_core::{Answer, Ask, Asking, Dice, Game, Play, Setup, Viewer};
use vanguard::Vanguard;
use vanguard::content::*;
use vanguard::questions::Decision;
use vanguard::state::{Campaign, Origin, Progress, Situations, State, Status, Terms};

use crate::content::{Key, Unreached};

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

impl Manner {
    pub const ALL: [Manner; 3] = [Manner::Random, Manner::Companion, Manner::Wanderer];
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

/// States that promise something: of each sort one, with what is at hand there, and how often somebody set out from it.
#[derive(Default)]
pub struct Atlas {
    known: HashSet<u64>,
    states: Vec<(State, u32)>,
}

impl Atlas {
    /// Only between checks: there is most to choose from.
    fn keep(&mut self, state: &State, left: &Unreached) {
        let at_hand = if state.trial.is_none() { left.at_hand(state) } else { Vec::new() };
        if !at_hand.is_empty() && self.known.insert(cell(state, at_hand, left)) {
            self.states.push((*state, 0));
        }
    }

    /// Somewhere that promises much, and from which few have set out.
    fn pick(&mut self, left: &Unreached, luck: &mut Dice) -> Option<State> {
        let some: Vec<usize> = (0..64).map(|_| luck.below(self.states.len() as u32) as usize).collect();
        let worth = |at: &usize| self.states.get(*at).map_or(0, |(state, times)| promise(state, left) / (1 + times));
        let at = some.into_iter().max_by_key(worth)?;
        let (state, times) = self.states.get_mut(at)?;
        *times += 1;
        Some(*state)
    }

    /// What promises nothing any more is forgotten.
    fn tidy(&mut self, left: &Unreached) {
        self.states.retain(|(state, _)| !left.at_hand(state).is_empty());
    }
}

/// How much is at hand, and how far counters have come of which something is left: what needs three accidents is found
/// where two have happened.
fn promise(state: &State, left: &Unreached) -> u32 {
    let steps: u32 = state.planet.progress.iter().map(|one| wanted_steps(one, left)).sum();
    1_000 * left.at_hand(state).len() as u32 * (1 + 10 * steps * steps)
}

fn wanted_steps(of: &Progress, left: &Unreached) -> u32 {
    let lines = [(of.action.green(), of.green), (of.action.red(), of.red)];
    let wanted = |row: &Row| left.wants_block(Origin::Action(of.action), row.effect);
    lines.iter().filter(|(row, _)| row.as_ref().is_some_and(wanted)).map(|(_, steps)| u32::from(*steps)).sum()
}

/// What tells states apart: what is at hand, how far counters have come that lead to something, and what was done.
fn cell(state: &State, at_hand: Vec<Key>, left: &Unreached) -> u64 {
    let (planet, mut hasher) = (&state.planet, DefaultHasher::new());
    let steps = planet.progress.iter().filter(|one| left.wants_of(Origin::Action(one.action)));
    let steps: Vec<_> = steps.map(|one| (one.action.index(), one.green, one.red)).collect();
    let done: Vec<_> = planet.done.iter().map(|one| one.index()).collect();
    let system = state.campaign.map(|campaign| (campaign.system.index(), campaign.dice));
    (planet.board.index(), at_hand, steps, done, system).hash(&mut hasher);
    hasher.finish()
}

/// How many answers a seeker looks at.
const LOOKS: usize = 5;

/// How far a seeker goes.
const STEPS: usize = 150;

/// One of several answers that reaches something; otherwise the last of them.
fn seek(table: &mut Table, manner: Manner, left: &mut Unreached, luck: &mut Dice) -> bool {
    let before = *table.state();
    for look in (0..LOOKS).rev() {
        let usual = if look > 0 { Manner::Random } else { manner };
        let Some(answer) = choose(table, usual, luck) else { return false };
        let mut other = table.clone();
        other.answer_with(answer).unwrap_or_else(|stop| panic!("a legal answer was stopped: {stop:?}"));
        if left.reach(&before, &other) > 0 || look == 0 {
            *table = other;
            return true;
        }
    }
    true
}

/// What a voyage may have brought about before.
const PAST: [Flag; 12] = [
    Flag::PelDone,
    Flag::Thaw,
    Flag::MatDone,
    Flag::VergeAlly,
    Flag::Beacon,
    Flag::ArchiveRead,
    Flag::WeirOpen,
    Flag::Envelope,
    Flag::Kurma,
    Flag::LightKept,
    Flag::AerugoSpared,
    Flag::IdemFriend,
];

/// A campaign that has come far, with crew, dice and flags as chance has it.
fn veterans(seats: u8, luck: &mut Dice) -> Table {
    let setup = Setup::new(seats).with(LESSON, "ship-book");
    let mut state = *begin(&setup, luck).state();
    state.terms.lesson = None;
    let campaign = state.campaign.as_mut().expect("a campaign");
    equip(campaign);
    campaign.dice = 8 + luck.below(8) as u8;
    campaign.system = System::all().nth(luck.below(3) as usize).expect("a system");
    // VG-MEM-2: now and then nobody is left to be recruited.
    let recruits = if luck.below(2) == 0 { 4 } else { 30 };
    state.decks.recruits = state.decks.recruits.iter().take(recruits).collect();
    PAST.into_iter().filter(|_| luck.below(4) > 0).for_each(|flag| state.flags.insert(flag));
    Table::of_state(state, Dice::seeded("veterans", luck.word()))
}

/// Everything is open, in store or to be built, and the crew has the highest rank.
fn equip(campaign: &mut Campaign) {
    (campaign.bank, campaign.tech, campaign.objective) = (10, 4, at::objective::O03);
    (campaign.dice_unlocked, campaign.advanced) = (true, true);
    campaign.systems = System::all().collect();
    campaign.landings = Landing::all().filter(|landing| landing.needs().is_none()).collect();
    (campaign.landers, campaign.modifications) = (Lander::all().collect(), Modification::all().collect());
    campaign.installed = [at::upgrade::B01, at::upgrade::B03, at::upgrade::B04].into_iter().collect();
    (campaign.laboratory, campaign.complex) = (Research::all().collect(), Production::all().collect());
    (campaign.possible, campaign.future) = (Situation::all().collect(), Situations::NONE);
    std::mem::swap(&mut campaign.inventory, &mut campaign.unavailable);
    campaign.found.0 = [2; Discovery::COUNT];
    for post in campaign.roster.0.iter_mut().flatten() {
        (post.rank, post.status) = (3, Status::Available);
    }
}

/// How much is played in one go.
pub struct Effort {
    /// So many of all.
    pub manners: usize,
    pub excursions: u64,
}

/// Games of each kind in each manner, then excursions from where these have been, until nothing is missing.
pub fn search(rounds: u64, seed: u64, effort: &Effort, left: &mut Unreached) {
    let mut atlas = Atlas::default();
    for round in 0..rounds {
        let seed = seed * 1_000_003 + round;
        let mut luck = Dice::seeded("coverage", seed);
        games(effort, &mut luck, |before, after| {
            left.reach(before, after);
            atlas.keep(after.state(), left);
        });
        let was = left.missing().len();
        excursions(&mut atlas, effort, &mut luck, left);
        let now = left.missing().len();
        eprintln!("{} of {rounds}: {was}, {now} left, {} states", round + 1, atlas.states.len());
        if now == 0 {
            break;
        }
    }
}

fn games(effort: &Effort, luck: &mut Dice, mut each: impl FnMut(&State, &Table)) {
    let begun: Vec<Table> = setups().map(|setup| begin(&setup, luck)).collect();
    let far: Vec<Table> = (1..=4).map(|seats| veterans(seats, luck)).collect();
    for manner in &Manner::ALL[..effort.manners] {
        begun.iter().chain(&far).for_each(|table| play(&mut table.clone(), *manner, luck, &mut each));
    }
}

fn begin(setup: &Setup, luck: &mut Dice) -> Table {
    Table::begin(setup, Dice::seeded("table", luck.word())).expect("a table")
}

fn excursions(atlas: &mut Atlas, effort: &Effort, luck: &mut Dice, left: &mut Unreached) {
    atlas.tidy(left);
    for _ in 0..effort.excursions {
        let Some(state) = atlas.pick(left, luck) else { return };
        let mut table = Table::of_state(state, Dice::seeded("excursion", luck.word()));
        let manner = Manner::ALL[luck.below(effort.manners as u32) as usize];
        for _ in 0..STEPS {
            if !seek(&mut table, manner, left, luck) {
                break;
            }
            atlas.keep(table.state(), left);
        }
    }
}
