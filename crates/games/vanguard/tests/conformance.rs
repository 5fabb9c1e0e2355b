//! The promises every game keeps, over random explorations of 1 to 4 players on every world.

use orrery_core::{GameOption, Setup};
use orrery_testkit::{Conformance, conformance};
use vanguard::Vanguard;
use vanguard::content::{Discovery, Wound};
use vanguard::event::{Boards, Event, Rolls, Rounds, Ships};
use vanguard::state::{Lead, State, Terms};

/// Every value of every option comes up, in mixed company.
fn setups() -> impl Iterator<Item = Setup> {
    (0..52).map(|number| {
        let value = |place: usize, option: &GameOption| {
            let turn = if place == 0 { number } else { (number * 7 + place * 3) / 2 };
            option.values[turn % option.values.len()]
        };
        let seats = 1 + (number / 3) as u8 % 4;
        // One table in thirteen is a lesson: those lead, and choose less.
        let is_taught = number % 13 == 12;
        let options = Terms::OPTIONS.iter().enumerate().filter(|(_, option)| option.id != "lesson" || is_taught);
        options.fold(Setup::new(seats), |setup, (place, option)| setup.with(option.id, value(place, option)))
    })
}

/// Dice are seen by all; what they led to is in the view, they themselves are not.
fn log_only(event: &Event) -> bool {
    matches!(
        event,
        Event::Rounds(
            Rounds::LandingRolled { .. }
                | Rounds::TableRolled { .. }
                | Rounds::DangerRolled { .. }
                | Rounds::DangerChanged { .. }
        ) | Event::Rolls(Rolls::Rolled { .. } | Rolls::Turned { .. } | Rolls::Added { .. } | Rolls::InjuryDone { .. })
            | Event::Boards(Boards::Survived { .. })
            | Event::Ships(Ships::Boosted { .. } | Ships::SurvivalRolled { .. } | Ships::VoteCounted { .. })
    )
}

/// Leads, wound cards and discoveries are limited: none is made, and only leads are set aside.
fn pieces(state: &State) -> conformance::Pieces {
    let held = state.party.iter().flat_map(|member| member.wounds).flatten().count() as u64;
    let wounds = state.decks.wounds.0.iter().map(|count| u64::from(*count)).sum::<u64>() + held;
    let decks = state.decks.discoveries.0.iter().chain(&state.vessel.found.0).map(|count| u64::from(*count));
    let aboard = state.campaign.map_or(0, |campaign| campaign.found.0.iter().map(|count| u64::from(*count)).sum());
    let discoveries = decks.sum::<u64>() + state.decks.under.len() as u64 + aboard;
    let leads: u8 = state.decks.bag.0.iter().sum();
    assert!(leads <= Lead::ALL.into_iter().map(Lead::copies).sum::<u8>());
    assert_eq!(wounds, Wound::all().map(|wound| u64::from(wound.copies())).sum::<u64>());
    assert_eq!(discoveries, Discovery::all().map(|card| u64::from(card.copies())).sum::<u64>());
    check_dice(state);
    vec![("wounds", wounds), ("discoveries", discoveries)]
}

/// A die is in one place, and no column holds more than its slots.
fn check_dice(state: &State) {
    for member in state.party.iter() {
        assert!(member.available.and(member.spent).is_empty(), "a die is available and spent");
        assert!(member.hand.iter().all(|card| !member.deck.contains(*card) && !member.discard.contains(*card)));
    }
}

// Rule: VG-GEN-1, VG-GEN-13
#[test]
fn every_promise_is_kept() {
    let suite = Conformance::<Vanguard>::new().setups(setups()).games(52).most_answers(40_000).pieces(pieces);
    let report = suite.log_only(log_only).look_every(64).check();
    for ending in ["ending-failed", "ending-evacuated"] {
        assert!(report.endings.contains_key(ending), "{report:?}");
    }
}

// Rule: VG-WIN-5, R24
#[test]
fn closed_hands_stay_closed() {
    let worlds = ["pellucid", "lifeline", "brackwater", "eye", "quiet-yard", "campaign"];
    let setups = (0..12).map(move |number| {
        let setup = Setup::new(2 + number as u8 % 3).with("mission", worlds[number % 6]).with("hands", "closed");
        if number % 4 == 3 { setup.with("auto-pass", "off") } else { setup }
    });
    let suite = Conformance::<Vanguard>::new().setups(setups).games(12).most_answers(40_000).pieces(pieces).hides();
    suite.log_only(log_only).look_every(64).check();
}
