//! Can the main mission still be done from wherever chance has led?

use orrery_core::{Dice, Setup};
use orrery_kit::Few;
use vanguard::content::{Mark, Poi};
use vanguard::questions::Decision;
use vanguard::rules::end;
use vanguard::state::{Colours, Dice as Hand, Frame, Planet, Standee, State};

use crate::play::{Manner, Table, play, worlds};

/// So many landings of companions, one after the other.
const LANDINGS: u64 = 40;

/// Explorations at random: those that leave a world on which the main mission cannot be done any more. It is enough to
/// look at what each leaves: what can be done from there can be done from every state on the way to it.
pub fn locks(games: u64, seed: u64, first: u64) -> Vec<String> {
    let worlds: Vec<&str> = worlds().filter(|world| !["campaign", "eye"].contains(world)).collect();
    let mut found = Vec::new();
    for number in first..first + games {
        let world = worlds[(number % worlds.len() as u64) as usize];
        let seed = seed * 1_000_003 + number;
        found.extend(explored(world, seed).filter(|(start, left)| !is_open(start, left, seed)).map(|(_, left)| {
            let planet = &left.planet;
            format!("{world} {seed}, round {}: {:?} of {:?}", left.round, planet.done, planet.in_play)
        }));
        if (number + 1).is_multiple_of(100) {
            eprint!("\r{} of {games}: {} locked ", number + 1 - first, found.len());
        }
    }
    eprintln!();
    found
}

/// The first and the last state of an exploration at random in which somebody is about to act.
fn explored(world: &str, seed: u64) -> Option<(State, State)> {
    let setup = Setup::new(2 + (seed % 3) as u8).with("mission", world);
    let (mut luck, mut table) = (Dice::seeded("chance", seed), Table::begin(&setup, Dice::seeded("locks", seed)).ok()?);
    let mut turns: Option<(State, State)> = None;
    play(&mut table, Manner::Random, &mut luck, |before, _| {
        if matches!(before.frame(), Frame::Ask { question: Decision::TakeAction(_), .. }) {
            turns = Some((turns.map_or(*before, |(start, _)| start), *before));
        }
    });
    turns
}

/// Whether a party that comes back as often as it likes does what is to be done.
fn is_open(start: &State, left: &State, seed: u64) -> bool {
    let mut state = again(start, left);
    (0..LANDINGS).any(|landing| {
        let mut table = Table::of_state(state, Dice::seeded("landing", seed * LANDINGS + landing));
        let mut luck = Dice::seeded("companions", seed * LANDINGS + landing);
        // In an operation an evacuation takes back what was done (VG-MISSION-5).
        let mut is_done = false;
        play(&mut table, Manner::Companion, &mut luck, |_, table| is_done |= end::has_done(table.state()));
        state = again(start, table.state());
        is_done
    })
}

/// A landing on the board as it was left, as in a campaign (VG-LEAVE-2, VG-LAUNCH-4), without what the first landing cost.
fn again(start: &State, left: &State) -> State {
    let (board, mut state) = (&left.planet, *start);
    for member in state.party.iter_mut() {
        member.available = member.available.or(member.spent);
        (member.spent, member.injured, member.wounds) = (Hand::NONE, Colours::NONE, [None; 3]);
    }
    state.vessel.supplies = state.vessel.lander.supplies();
    let kept = |sector: usize| board.pois[sector].iter().copied().filter(|poi: &Poi| !poi.marks().contains(&Mark::NS));
    state.planet = Planet {
        pois: std::array::from_fn(|sector| Few::of(kept(sector)).expect("room")),
        marks: board.marks,
        threats: board.threats.map(|one| Standee { time: 0, ..one }),
        relics: board.relics,
        done: board.done,
        in_play: start.planet.in_play.minus(board.done),
        ..start.planet
    };
    (state.flags, state.counts) = (left.flags, left.counts);
    state
}
