//! The whole map is in play: it hangs together, every mission's place can be reached, and random games fly every edge.

mod common;

use std::collections::BTreeSet;

use common::*;
use orrery_core::{Answer, Asking, Dice, Play, Setup};
use space_diamonds::SpaceDiamonds;
use space_diamonds::content::{Craft, Edition, Mass, Mission, Space};
use space_diamonds::flight::Engine;
use space_diamonds::planner::{Start, Wishes, plan};
use space_diamonds::sets::PerSite;
use space_diamonds::state::Mode;

type Edge = (Space, Space);

fn edge(one: Space, other: Space) -> Edge {
    (one.min(other), one.max(other))
}

fn edges() -> BTreeSet<Edge> {
    Space::all().flat_map(|from| from.neighbours().iter().map(move |to| edge(from, *to))).collect()
}

#[test]
fn every_space_can_be_reached_from_home() {
    let (mut seen, mut open) = (BTreeSet::from([Space::LEO]), vec![Space::LEO]);
    while let Some(space) = open.pop() {
        open.extend(space.neighbours().iter().copied().filter(|next| seen.insert(*next)));
    }
    assert_eq!(seen.len(), Space::all().count());
}

#[test]
fn every_place_of_a_mission_can_be_reached() {
    let start = Start { at: Space::LEO, wet: Mass::FULL, chits: 0, isofuel: 0, now: None };
    let engine = Engine { mode: Mode::Rockets, craft: Craft(0), edition: Edition::Second };
    for mission in Mission::all() {
        for place in mission.places() {
            let ways = plan(engine, &start, &PerSite::default(), &[*place], &Wishes::default());
            assert!(!ways.is_empty(), "{} of {}", place.id(), mission.id());
        }
    }
}

/// Plays one game at random and takes the edges it flew out of `unflown`.
fn fly_at_random(setup: &Setup, seed: u64, unflown: &mut BTreeSet<Edge>) {
    let (mut play, mut luck): (Play<SpaceDiamonds>, Dice) = (begin(setup, seed), Dice::seeded("travel", seed));
    while let Some(ask) = play.asks().iter().find(|ask| ask.must).cloned() {
        let before = play.state().public.ship(ask.seat).at;
        let choice = SpaceDiamonds::sample(play.state(), &ask, &mut luck);
        play.answer(&Answer { ask: ask.id, seat: ask.seat, choice }).expect("a legal answer");
        let after = play.state().public.ship(ask.seat);
        unflown.remove(&edge(before, after.at));
        for pair in after.path.spaces().windows(2) {
            unflown.remove(&edge(pair[0], pair[1]));
        }
    }
}

#[test]
fn random_games_fly_every_edge() {
    let setups = ["sails", "rockets"].map(|mode| Setup::new(5).with("mode", mode).with("limit", "100"));
    let mut unflown = edges();
    assert_eq!(unflown.len(), 285);
    for seed in 0..4000 {
        fly_at_random(&setups[seed as usize % 2], seed, &mut unflown);
        if unflown.is_empty() {
            return;
        }
    }
    let left: Vec<_> = unflown.iter().map(|(one, other)| (one.id(), other.id())).collect();
    panic!("never flown: {left:?}");
}
