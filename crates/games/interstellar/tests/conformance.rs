//! The promises every game keeps, over random games of 1 to 6 players.

use interstellar::Interstellar;
use interstellar::state::Terms;
use orrery_core::{GameOption, Setup};
use orrery_testkit::{Conformance, bench};

/// Every value of every option comes up, in mixed company.
fn setups() -> impl Iterator<Item = Setup> {
    (0..24).map(|number| {
        let value =
            |place: usize, option: &GameOption| option.values[(number * 7 + place * 3) / 2 % option.values.len()];
        let seats = 1 + number as u8 % 6;
        let options = Terms::OPTIONS.iter().enumerate();
        options.fold(Setup::new(seats), |setup, (place, option)| setup.with(option.id, value(place, option)))
    })
}

#[test]
fn every_promise_is_kept() {
    let report = Conformance::<Interstellar>::new().setups(setups()).games(48).most_answers(4_000).hides().check();
    assert!(report.endings.contains_key("ending-forty"), "{report:?}");
}

#[test]
fn a_state_stays_small() {
    let figures = bench::measure::<Interstellar>(&Setup::new(6), 0.3);
    assert!(figures.bytes_in_memory <= 1_100, "{figures}");
}
