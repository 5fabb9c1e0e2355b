//! Can the main mission still be done from wherever chance has led?

use std::collections::BTreeMap;

use orrery_core::{Dice, Setup};
use vanguard::questions::Decision;
use vanguard::rules::end;
use vanguard::state::{Colours, Dice as Hand, Frame, State};

use crate::play::{Manner, Table, play, worlds};

/// Tries of companions with a fresh party from one state.
const TRIES: u64 = 40;

/// Explorations at random: those after which a fresh party could not do the main mission any more. From the last state
/// of each: what can be done from there can be done from every state on the way to it.
pub fn locks(games: u64, seed: u64) -> Vec<String> {
    let mut found = BTreeMap::<String, u64>::new();
    let worlds: Vec<&str> = worlds().filter(|world| !["campaign", "eye"].contains(world)).collect();
    for number in 0..games {
        let world = worlds[(number % worlds.len() as u64) as usize];
        let seed = seed * 1_000_003 + number;
        if let Some(state) = last(world, seed).filter(|state| !is_open(state, seed)) {
            let (round, planet) = (state.round, &state.planet);
            let what = format!("{world} {seed}, round {round}: {:?} of {:?} done", planet.done, planet.in_play);
            *found.entry(what).or_default() += 1;
        }
        if (number + 1).is_multiple_of(50) {
            eprint!("\r{} of {games}: {} locked ", number + 1, found.len());
        }
    }
    eprintln!();
    found.into_iter().map(|(what, times)| format!("{what} ({times} times)")).collect()
}

/// The last state of an exploration at random in which somebody is about to act.
fn last(world: &str, seed: u64) -> Option<State> {
    let setup = Setup::new(2 + (seed % 3) as u8).with("mission", world);
    let (mut luck, mut table) = (Dice::seeded("chance", seed), Table::begin(&setup, Dice::seeded("locks", seed)).ok()?);
    let mut kept = None;
    play(&mut table, Manner::Random, &mut luck, |before, _| {
        let is_turn = matches!(before.frame(), Frame::Ask { question: Decision::TakeAction(_), .. });
        if is_turn && before.closed.is_none() {
            kept = Some(*before);
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
