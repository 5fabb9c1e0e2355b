//! The promises every game keeps, over random games of 1 to 5 players with every option.

use orrery_core::Setup;
use orrery_testkit::{Conformance, bench, conformance};
use space_diamonds::SpaceDiamonds;
use space_diamonds::event::{Event, Voyage};
use space_diamonds::sets::Chits;
use space_diamonds::state::{Phase, State};

/// Every value of every option comes up, in mixed company.
fn setups(mode: &'static str) -> impl Iterator<Item = Setup> {
    let limits = ["20", "30", "40", "60", "100"];
    let rockets = ["random", "electric", "laser", "nuclear"];
    (0..20usize).map(move |number| {
        let either = |bit: usize, one: &'static str, two: &'static str| if number >> bit & 1 == 0 { one } else { two };
        Setup::new(1 + (number % 5) as u8)
            .with("mode", mode)
            .with("hydration", either(0, "printed", "shuffled"))
            .with("memory", either(1, "off", "on"))
            .with("four", either(2, "held", "discovered"))
            .with("firsts", either(3, "all", "personal"))
            .with("rockets", rockets[number % 4])
            .with("limit", limits[number / 4 % 5])
            .with("lesson", if number == 16 { mode } else { "off" })
    })
}

/// iB1.1: all 95 chits are somewhere, and each in one place only.
fn pieces(state: &State) -> conformance::Pieces {
    let (public, secret) = (&state.public, &state.secret);
    let dealt = secret.dealt.iter().count();
    let sum = |sets: &[Chits]| sets.iter().map(|set| set.len()).sum::<usize>();
    let union = |sets: &[Chits]| sets.iter().fold(Chits::NONE, |all, set| all.or(*set)).len();
    let sets: Vec<Chits> = secret.hands.iter().chain(&public.spent).copied().collect();
    assert_eq!(sum(&sets), union(&sets), "a chit is in two places");
    for (hand, ship) in secret.hands.iter().zip(&public.ships) {
        assert_eq!(hand.letters(), ship.letters, "everybody knows the letters of a hand");
    }
    let cards: usize = secret.missions.iter().map(|hand| hand.iter().count()).sum();
    let water: u64 = secret.water.iter().map(|(_, drops)| u64::from(drops)).sum();
    if public.phase() == Phase::SetUp {
        Vec::new()
    } else {
        vec![("chits", dealt as u64), ("missions", cards as u64), ("drops", water)]
    }
}

/// Faces in other hands come to light when their owner spends them, and at the end.
fn other_hands(truth: &State, imagined: &State) -> State {
    let mut blend = *truth;
    blend.secret.hands = imagined.secret.hands;
    blend
}

fn suite(mode: &'static str, seed: u64) -> Conformance<SpaceDiamonds> {
    let suite = Conformance::<SpaceDiamonds>::new().setups(setups(mode)).games(20).seed(seed).most_answers(5_000);
    // A die is seen by all; the view keeps the last one of a turn only.
    let log_only = |event: &Event| matches!(event, Event::Voyage(Voyage::HazardRolled { .. }));
    suite.pieces(pieces).log_only(log_only).stays_hidden(other_hands).look_every(8).hides()
}

#[test]
fn it_keeps_every_promise_with_sails() {
    let report = suite("sails", 1).check();
    assert!(report.left > 2 && report.undone > 0 && report.rolled_otherwise > 50, "{report:?}");
    for rule in ["iD1.1", "iE1d.1", "iE1e.2", "iE1g.2", "iE1i.1", "iE4.1", "iE5.1", "iF1.1", "iF2.1", "iH1.1", "R27"] {
        assert!(report.rules.contains(rule), "nobody was ever shown {rule}");
    }
}

#[test]
fn it_keeps_every_promise_with_rockets() {
    let report = suite("rockets", 2).check();
    assert!(report.left > 2 && report.worlds > 100, "{report:?}");
    for rule in ["iE1k.3", "iE6e.1", "iE6f.1", "iF3.1", "R28"] {
        assert!(report.rules.contains(rule), "nobody was ever shown {rule}");
    }
}

#[test]
fn a_state_stays_small() {
    let figures = bench::measure::<SpaceDiamonds>(&Setup::new(3), 0.3);
    assert!(figures.bytes_in_memory <= 1024, "{figures}");
}
