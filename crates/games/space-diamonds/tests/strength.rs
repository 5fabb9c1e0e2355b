//! How strong the computer players are against each other. The full figures are in balance.md; `orrery sim` makes them.

mod common;

use common::*;
use orrery_bots::{Level, Thinks};
use orrery_core::{Answer, Asking, Dice, Game, Play, Seat, Setup, Viewer};
use space_diamonds::SpaceDiamonds;
use space_diamonds::content::{Space, Spectral};
use space_diamonds::questions::{Act, Choice, Targets};
use space_diamonds::state::{Hydration, State};

type Duel = Play<SpaceDiamonds>;

/// Plays `games` games of two with seats alternating; the share of `one` in thousandths, shared victories half.
fn share(one: Level, other: Level, games: u64, mode: &str) -> u64 {
    let setup = Setup::new(2).with("mode", mode);
    let halves = |seed: u64| {
        let own = Seat((seed % 2) as u8);
        let play = play(seed, &setup, |seat| if seat == own { one } else { other });
        let winners: Vec<Seat> = play.outcome().expect("an end").winners().collect();
        match (winners.contains(&own), winners.len()) {
            (true, 1) => 2,
            (false, 1) => 0,
            _ => 1,
        }
    };
    (0..games).map(halves).sum::<u64>() * 500 / games
}

/// Bots answer what must be answered, from their view alone.
fn play(seed: u64, setup: &Setup, level: impl Fn(Seat) -> Level) -> Duel {
    let mut play = Duel::begin(setup, Dice::seeded("strength", seed)).expect("a table");
    let mut luck = Dice::seeded("thoughts", seed);
    while let Some(ask) = play.asks().iter().find(|ask| ask.must).cloned() {
        let view = SpaceDiamonds::view(play.state(), Viewer::Seat(ask.seat));
        let choice = SpaceDiamonds::think(level(ask.seat), &view, ask.seat, &ask, &mut luck);
        play.answer(&Answer { ask: ask.id, seat: ask.seat, choice }).expect("bots answer legally");
    }
    play
}

#[test]
fn every_level_plays_legally_to_the_end_under_every_option() {
    let options =
        [("hydration", "shuffled"), ("memory", "on"), ("four", "discovered"), ("firsts", "personal"), ("limit", "20")];
    for (seed, level) in (0..).zip(Level::ALL) {
        for mode in ["sails", "rockets"] {
            let setup = Setup::new(1 + (seed % 5) as u8).with("mode", mode);
            let (option, value) = options[seed as usize % options.len()];
            let quick = |seat: Seat| if seat.0 == 0 || level != Level::Hard { level } else { Level::Easy };
            assert!(play(seed, &setup.with(option, value), quick).outcome().is_some());
        }
    }
}

#[test]
fn the_same_view_and_luck_give_the_same_game() {
    let setup = Setup::new(3).with("mode", "rockets");
    let game = || play(7, &setup, |_| Level::Normal).digest().expect("a digest");
    assert_eq!(game(), game());
}

#[test]
fn normal_beats_random() {
    for mode in ["sails", "rockets"] {
        let share = share(Level::Normal, Level::Random, 16, mode);
        assert!(share >= 900, "{mode}: {share} of 1000");
    }
}

#[test]
fn hard_beats_easy() {
    for mode in ["sails", "rockets"] {
        let share = share(Level::Hard, Level::Easy, 12, mode);
        assert!(share >= 500, "{mode}: {share} of 1000");
    }
}

#[test]
fn a_scan_is_legal_too() {
    let play = Duel::begin(&Setup::new(2), Dice::seeded("strength", 1)).expect("a table");
    let ask = play.asks().iter().find(|ask| !ask.must).cloned().expect("the scanner is open");
    let view = SpaceDiamonds::view(play.state(), Viewer::Seat(ask.seat));
    let choice = SpaceDiamonds::think(Level::Hard, &view, ask.seat, &ask, &mut Dice::seeded("thoughts", 1));
    assert_eq!(SpaceDiamonds::check(play.state(), &ask, &choice), Ok(()));
}

/// Asks a bot for its turn on a table arranged for it.
fn turn_of(level: Level, table: &Table) -> Choice {
    let ask = table.play().asks().iter().find(|ask| ask.must).cloned().expect("a question");
    let view = SpaceDiamonds::view(table.play().state(), Viewer::Seat(ask.seat));
    SpaceDiamonds::think(level, &view, ask.seat, &ask, &mut Dice::seeded("thoughts", 1))
}

/// A rocket that has moved and has nothing to do where it stands.
fn idle(setup: Setup) -> Table {
    let table = table(setup).put(ADA, "HER");
    table.with(|state| state.public.turn.moved = true)
}

#[test]
fn an_idle_operation_is_used_to_scan_for_water() {
    let rockets = Setup::new(2).with("mode", "rockets");
    let shuffled = rockets.clone().with("hydration", "shuffled");
    for level in [Level::Normal, Level::Hard] {
        for setup in [&rockets, &shuffled] {
            let mut table = idle(setup.clone());
            let choice = turn_of(level, &table);
            assert!(matches!(&choice, Choice::Turn(Act::Scan(Targets(sites))) if sites.len() == 3), "{choice:?}");
            table.choose(ADA, choice);
        }
    }
    // The easy player does not think of it, and who has no use for water does not need it.
    assert_eq!(turn_of(Level::Easy, &idle(rockets)), Choice::Turn(Act::EndTurn));
    assert_eq!(turn_of(Level::Normal, &idle(Setup::new(2))), Choice::Turn(Act::EndTurn));
}

/// The same table with other water under the chits, as the option says there may be. What Ada has scanned stays.
fn with_other_water(state: &State) -> State {
    let mut other = *state;
    other.public.terms.hydration = Hydration::Shuffled;
    for letter in Spectral::ALL {
        let is_covered = |site: &Space| {
            site.site().is_some_and(|site| site.spectral == letter) && state.known_water(ADA, *site).is_none()
        };
        let sites: Vec<Space> = Space::sites().filter(is_covered).collect();
        let mut drops: Vec<u8> = sites.iter().filter_map(|site| state.secret.water.get(*site)).collect();
        drops.reverse();
        sites.into_iter().zip(drops).for_each(|(site, drops)| other.secret.water.set(site, drops));
    }
    other
}

/// Rockets low on fuel, so that water matters to them, with one site scanned.
fn thirsty(at: &str) -> Table {
    let table = rockets(2, "SC3").put(ADA, at).load(ADA, "3");
    table.with(|state| state.public.scanned[ADA.index()].insert(space("hertha")))
}

// Rule: R28
#[test]
fn nobody_thinks_of_water_that_lies_under_a_chit() {
    for at in ["HER", "GEF", "KOR", "vesta", "ceres", "MS1", "eureka", "flora"] {
        let table = thirsty(at);
        let other = thirsty(at).with(|state| *state = with_other_water(state));
        assert_ne!(table.play().state().secret.water, other.play().state().secret.water);
        for level in [Level::Easy, Level::Normal, Level::Hard] {
            assert_eq!(turn_of(level, &table), turn_of(level, &other), "{level:?} at {at}");
        }
    }
}

// Rule: R28
#[test]
fn no_bot_has_a_way_to_what_is_printed_under_a_chit() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/bots");
    let files: Vec<_> = std::fs::read_dir(folder).expect("the bots").flatten().map(|entry| entry.path()).collect();
    assert!(files.len() >= 9);
    for file in files {
        let source = std::fs::read_to_string(&file).expect("a file");
        assert!(!source.contains(".hydration") && !source.contains("printed_water"), "{}", file.display());
    }
}
