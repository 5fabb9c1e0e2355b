//! Is every word of every card carried out, and every place, log and piece reached, by players who play at random and by
//! companions? And can the main mission still be done from wherever chance has led?
//!
//! cargo run --release -p vanguard --example coverage -- 40 1
//! cargo run --release -p vanguard --example coverage -- locks 5000 1
//!
//! Games of each kind, or explorations, then a seed. What was never reached is listed, and the end is then a failure.

use std::collections::{BTreeMap, BTreeSet};
use std::process::ExitCode;

use orrery_bots::{Level, act};
use orrery_core::{Answer, Asking, Dice, Game, Play, Setup, Viewer};
use vanguard::Vanguard;
use vanguard::content::*;
use vanguard::questions::Decision;
use vanguard::rules::end;
use vanguard::state::{Colours, Dice as Hand, Frame, Origin, SECTORS, State, Terms};

type Table = Play<Vanguard>;

/// Longer than any game by companions has been seen to take.
const MOST: usize = 60_000;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, other: u64| args.get(at).and_then(|arg| arg.parse().ok()).unwrap_or(other);
    let missing = match args.first().map(String::as_str) {
        Some("locks") => locks(number(1, 500), number(2, 1)),
        _ => unreached(number(0, 40), number(1, 1)),
    };
    missing.iter().for_each(|one| println!("never: {one}"));
    println!("{} missing", missing.len());
    if missing.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn worlds() -> impl Iterator<Item = &'static str> {
    Terms::OPTIONS[0].values.iter().copied()
}

/// Every kind of table, with every number of seats; campaigns at one table.
fn setups() -> impl Iterator<Item = Setup> {
    worlds().flat_map(|world| {
        let of = move |seats| Setup::new(seats).with("mission", world).with("sittings", "one-table");
        (1..=4).map(of).chain([of(2).with("lethal", "on")])
    })
}

/// How a game is played.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Manner {
    Random,
    Companion,
    /// A companion who flies anywhere, also to worlds that promise nothing more.
    Wanderer,
}

fn choose(table: &Table, manner: Manner, luck: &mut Dice) -> Option<Answer<<Vanguard as Game>::Choice>> {
    let must = table.asks().iter().find(|ask| ask.must)?.clone();
    if manner == Manner::Random {
        let all: Vec<_> = table.asks().iter().filter(|ask| ask.must || luck.below(8) == 0).collect();
        let ask = all[luck.below(all.len() as u32) as usize];
        return Some(Answer { ask: ask.id, seat: ask.seat, choice: Vanguard::sample(table.state(), ask, luck) });
    }
    if manner == Manner::Wanderer && matches!(must.decision, Decision::Plot(_)) {
        return Some(Answer { ask: must.id, seat: must.seat, choice: Vanguard::sample(table.state(), &must, luck) });
    }
    let view = Vanguard::view(table.state(), Viewer::Seat(must.seat));
    let (ask, choice) = act::<Vanguard>(Level::Normal, &view, &must, table.asks(), luck);
    Some(Answer { ask, seat: must.seat, choice })
}

/// Plays on to the end; `each` sees the state before every answer, and what became of it.
fn play(table: &mut Table, manner: Manner, luck: &mut Dice, mut each: impl FnMut(&State, &Table)) {
    for _ in 0..MOST {
        let before = *table.state();
        let Some(answer) = choose(table, manner, luck) else { return };
        table.answer_with(answer).unwrap_or_else(|stop| panic!("a legal answer was stopped: {stop:?}"));
        each(&before, table);
    }
    panic!("no end after {MOST} answers");
}

/// What there is to reach, by name.
fn all() -> BTreeSet<String> {
    let mut all: BTreeSet<String> = programs().flat_map(|origin| statements(origin).into_iter()).collect();
    all.extend(Sector::all().map(|one| format!("sector {}", one.id())));
    all.extend(Poi::all().map(|one| format!("place {}", one.id())));
    all.extend(Log::all().map(|one| format!("log {}", one.id())));
    all.extend(Mission::all().map(|one| format!("mission {}", one.id())));
    all.extend(Threat::all().map(|one| format!("threat {}", one.id())));
    all.extend(Condition::all().map(|one| format!("condition {}", one.id())));
    all.extend(Gear::all().map(|one| format!("gear {}", one.id())));
    all
}

fn programs() -> impl Iterator<Item = Origin> {
    let planet = (Action::all().map(Origin::Action)).chain(Condition::all().map(Origin::Condition));
    let planet = planet.chain(Mission::all().map(Origin::Mission)).chain(Threat::all().map(Origin::Threat));
    let planet = planet.chain(Event::all().map(Origin::Event)).chain(Board::all().map(Origin::Board));
    let planet = planet.chain(Landing::all().map(Origin::Landing)).chain(Log::all().map(Origin::Log));
    let held = (Discovery::all().map(Origin::Discovery)).chain(Exceptional::all().map(Origin::Exceptional));
    let held = held.chain(Gear::all().map(Origin::Gear)).chain(Modification::all().map(Origin::Modification));
    let held = held.chain(Crew::all().map(Origin::Crew)).chain(Card::all().map(Origin::Card));
    let held = held.chain(Wound::all().map(Origin::Wound)).chain(Danger::all().map(Origin::Danger));
    let ship = (Objective::all().map(Origin::Objective)).chain(Situation::all().map(Origin::Situation));
    let ship = ship.chain(Research::all().map(Origin::Research)).chain(Production::all().map(Origin::Production));
    planet.chain(held).chain(ship.chain(Upgrade::all().map(Origin::Upgrade)).chain(Goal::all().map(Origin::SideGoal)))
}

fn statements(origin: Origin) -> Vec<String> {
    let blocks = origin.program().0.iter().enumerate();
    blocks.flat_map(|(block, all)| (0..all.len()).map(move |done| statement(origin, block, done))).collect()
}

fn statement(origin: Origin, block: usize, done: usize) -> String {
    format!("{origin:?} {block}.{done} {:?}", origin.program().0[block][done])
}

fn unreached(games: u64, seed: u64) -> Vec<String> {
    let mut left = all();
    println!("{} to reach", left.len());
    for number in 0..games {
        for (at, setup) in setups().enumerate() {
            let seed = seed * 1_000_003 + number * 100 + at as u64;
            for manner in [Manner::Random, Manner::Companion, Manner::Wanderer] {
                let mut luck = Dice::seeded("coverage", seed);
                let mut table = Table::begin(&setup, Dice::seeded("table", seed)).expect("a table");
                play(&mut table, manner, &mut luck, |before, after| reach(before, after, &mut left));
            }
        }
        eprint!("\r{} of {games}: {} left ", number + 1, left.len());
        if left.is_empty() {
            break;
        }
    }
    eprintln!();
    left.into_iter().collect()
}

/// Takes out what one answer reached.
fn reach(before: &State, after: &Table, left: &mut BTreeSet<String>) {
    let mut state = *before;
    for event in after.events() {
        Vanguard::evolve(&mut state, event);
        if let Frame::Effect(effect) = state.frame() {
            let (block, done) = (usize::from(effect.at.block), usize::from(effect.at.done));
            if effect.origin.program().at(effect.at.block, effect.at.done).is_some() {
                left.remove(&statement(effect.origin, block, done));
            }
        }
        if let vanguard::event::Event::Worlds(vanguard::event::Worlds::LogShown { log }) = event {
            left.remove(&format!("log {}", log.id()));
        }
    }
    for name in lying(&state) {
        left.remove(&name);
    }
}

/// What lies, stands or is carried on the planet.
fn lying(state: &State) -> Vec<String> {
    let planet = &state.planet;
    let sectors = state.party.iter().filter_map(|member| planet.sector(member.sector));
    let gear = state.party.iter().flat_map(|member| member.gear.iter());
    let pois = (1..SECTORS as u8).filter_map(|sector| planet.poi(sector));
    let threats = Threat::all().filter(|one| planet.threats[one.index()].sector > 0);
    let names = sectors.map(|one| format!("sector {}", one.id()));
    let names = names.chain(gear.map(|one| format!("gear {}", one.gear.id())));
    let names = names.chain(pois.map(|one| format!("place {}", one.id())));
    let names = names.chain(planet.in_play.iter().map(|one| format!("mission {}", one.id())));
    let names = names.chain(threats.map(|one| format!("threat {}", one.id())));
    names.chain([format!("condition {}", planet.condition().id())]).collect()
}

/// Tries of companions with a fresh party from one state.
const TRIES: u64 = 40;

/// Explorations at random, one state of each: the worlds from which a fresh party could not do the main mission any more.
fn locks(games: u64, seed: u64) -> Vec<String> {
    let mut found = BTreeMap::<String, u64>::new();
    let worlds: Vec<&str> = worlds().filter(|world| !["campaign", "eye"].contains(world)).collect();
    for number in 0..games {
        let world = worlds[(number % worlds.len() as u64) as usize];
        let seed = seed * 1_000_003 + number;
        if let Some(state) = passed(world, seed).filter(|state| !is_open(state, seed)) {
            *found
                .entry(format!(
                    "{world}, round {}: {:?} of {:?} done",
                    state.round, state.planet.done, state.planet.in_play
                ))
                .or_default() += 1;
        }
        if (number + 1).is_multiple_of(50) {
            eprint!("\r{} of {games}: {} locked ", number + 1, found.len());
        }
    }
    eprintln!();
    found.into_iter().map(|(what, times)| format!("{what} ({times} times)")).collect()
}

/// A state of an exploration at random in which somebody is about to act, each as likely as any other.
fn passed(world: &str, seed: u64) -> Option<State> {
    let setup = Setup::new(2).with("mission", world);
    let (mut luck, mut table) = (Dice::seeded("chance", seed), Table::begin(&setup, Dice::seeded("locks", seed)).ok()?);
    let (mut kept, mut count) = (None, 0);
    let mut pick = Dice::seeded("pick", seed);
    play(&mut table, Manner::Random, &mut luck, |before, _| {
        let is_turn = matches!(before.frame(), Frame::Ask { question: Decision::TakeAction(_), .. });
        if is_turn && before.closed.is_none() {
            count += 1;
            if pick.below(count) == 0 {
                kept = Some(*before);
            }
        }
    });
    kept
}

/// Whether a rested party with all the time there is can do what is to be done.
fn is_open(state: &State, seed: u64) -> bool {
    let mut fresh = *state;
    for member in fresh.party.iter_mut() {
        member.available = member.available.or(member.spent);
        (member.spent, member.injured, member.wounds) = (Hand::NONE, Colours::NONE, [None; 3]);
    }
    (fresh.vessel.supplies, fresh.planet.printed_time, fresh.planet.over_time) = (30, 0, 0);
    (0..TRIES).any(|attempt| {
        let mut table = Table::of_state(fresh, Dice::seeded("attempt", seed * TRIES + attempt));
        let mut luck = Dice::seeded("attempts", seed * TRIES + attempt);
        play(&mut table, Manner::Companion, &mut luck, |_, _| {});
        end::has_done(table.state())
    })
}
