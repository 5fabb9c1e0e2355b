//! The promises every game keeps, over random games of 1 to 6 players.

use interstellar::Interstellar;
use interstellar::event::{Event, Labs, Landings, People, Politics, Risks, Unions};
use interstellar::questions::Decision;
use interstellar::state::Terms;
use orrery_core::{Ask, GameOption, Setup};
use orrery_testkit::{Conformance, bench};

/// Every value of every option comes up, in mixed company.
fn setups() -> impl Iterator<Item = Setup> {
    (0..48).map(|number| {
        let value =
            |place: usize, option: &GameOption| option.values[(number * 7 + place * 3) / 2 % option.values.len()];
        let seats = 1 + number as u8 % 6;
        let options = Terms::OPTIONS.iter().enumerate();
        options.fold(Setup::new(seats), |setup, (place, option)| setup.with(option.id, value(place, option)))
    })
}

/// Dice and opened answers are seen by all; what they led to is in the view, they themselves are not.
fn log_only(event: &Event) -> bool {
    matches!(
        event,
        Event::Risks(Risks::Rolled { .. })
            | Event::People(People::Tested { .. } | People::MotherhoodRolled { .. })
            | Event::Politics(Politics::VotesOpened { .. })
            | Event::Unions(Unions::BlissOpened { .. })
            | Event::Landings(Landings::OffersOpened { .. })
            | Event::Labs(Labs::Rolled { .. } | Labs::Spread { .. } | Labs::Gnawed { .. })
    )
}

/// Votes, mutinies, bliss, volunteers and standing orders are answered in secret.
fn is_sealed(ask: &Ask<Decision>) -> bool {
    matches!(
        ask.decision,
        Decision::Ballot(_) | Decision::Mutiny(_) | Decision::Bliss(_) | Decision::Volunteer(_) | Decision::Instruct(_)
    )
}

// Rule: T-HIDDEN
#[test]
fn every_promise_is_kept() {
    let suite = Conformance::<Interstellar>::new().setups(setups()).games(48).most_answers(4_000).hides();
    let report = suite.log_only(log_only).sealed(is_sealed).look_every(24).check();
    for ending in ["ending-no-females", "ending-no-humans"] {
        assert!(report.endings.contains_key(ending), "{report:?}");
    }
}

#[test]
fn a_state_stays_small() {
    let figures = bench::measure::<Interstellar>(&Setup::new(6), 0.3);
    assert!(figures.bytes_in_memory <= 1_940, "{figures}");
}
