//! The saved form grows at its end only: the lists of questions and facts, in their order.

use orrery_core::Seat;
use space_diamonds::content::{Mission, Space};
use space_diamonds::event::{Dealing, Event, Goal, Operation, Round, Voyage};
use space_diamonds::questions::{Act, Choice, Decision, Targets};
use space_diamonds::sets::{Chits, Sites};
use space_diamonds::state::{Missions, Phase};

/// The place of `value` in its list, and its name.
fn place<T: serde::Serialize + std::fmt::Debug>(value: T) -> (u8, String) {
    let bytes = postcard::to_stdvec(&value).expect("bytes");
    let name = format!("{value:?}");
    (bytes[0], name.split(['(', ' ']).next().unwrap_or_default().into())
}

#[track_caller]
fn places<T: serde::Serialize + std::fmt::Debug, const N: usize>(values: [T; N], names: [&str; N]) {
    let names: Vec<(u8, String)> = (0..).zip(names.map(String::from)).collect();
    assert_eq!(values.map(place).to_vec(), names);
}

#[track_caller]
fn begins_with(list: &[&str], saved: &[&str]) {
    assert!(list.starts_with(saved), "{list:?} does not begin with {saved:?}");
}

#[test]
fn questions_and_their_answers_stay_in_their_places() {
    begins_with(Decision::NAMES, &["Turn", "Scan", "Loss"]);
    let choices = [Choice::Turn(Act::EndTurn), Choice::Scan(Targets(vec![])), Choice::Loss(Chits::NONE)];
    places(choices, ["Turn", "Scan", "Loss"]);
    let acts = [
        Act::Fly(vec![]),
        Act::Emergency(Space::LEO),
        Act::Discover,
        Act::Refuel,
        Act::Scan(Targets(vec![])),
        Act::EndTurn,
    ];
    places(acts, ["Fly", "Emergency", "Discover", "Refuel", "Scan", "EndTurn"]);
    places([Phase::SetUp, Phase::Turn, Phase::Loss { count: 1 }], ["SetUp", "Turn", "Loss"]);
}

#[test]
fn facts_stay_in_their_places() {
    let seat = Seat(0);
    let groups = [
        Event::Dealing(Dealing::MissionsDealt { seat, missions: Missions::default() }),
        Event::Round(Round::PlayerLeft { seat }),
        Event::Voyage(Voyage::MoveBegan { seat, thrust: 1 }),
        Event::Operation(Operation::Scanned { seat, sites: Sites::NONE, water: [0; 3], ends_move: false }),
        Event::Goal(Goal::MissionDone { seat, mission: Mission(0) }),
    ];
    places(groups, ["Dealing", "Round", "Voyage", "Operation", "Goal"]);
    begins_with(Dealing::NAMES, &["Dealt", "MissionsDealt"]);
    begins_with(Round::NAMES, &["TurnBegan", "TurnEnded", "PlayerLeft", "Ended"]);
    let voyage = ["MoveBegan", "Flew", "FlybysNoted", "WayFlown", "EmergencyFlown"];
    begins_with(Voyage::NAMES, &voyage);
    begins_with(&Voyage::NAMES[5..], &["HazardRolled", "ChitsLost", "IsofuelSpent", "WaterSpent", "CameHome"]);
    begins_with(Operation::NAMES, &["Discovered", "Scanned", "Refuelled"]);
    begins_with(Goal::NAMES, &["FeatDone", "MissionDone"]);
}
