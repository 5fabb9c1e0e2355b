//! The saved form grows at its end only: the lists of questions and facts, in their order.

use orrery_core::Seat;
use orrery_testkit::format::{begins_with, places};
use space_diamonds::content::{Mission, Space};
use space_diamonds::event::{Dealing, Event, Goal, Operation, Round, Voyage};
use space_diamonds::questions::{Act, Choice, Decision, Targets};
use space_diamonds::sets::{Chits, Sites};
use space_diamonds::state::{Missions, Phase};

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
    begins_with(Round::NAMES, &["TurnBegan", "TurnEnded", "PlayerLeft", "Ended", "LessonWentOn"]);
    let voyage = ["MoveBegan", "Flew", "FlybysNoted", "WayFlown", "EmergencyFlown"];
    begins_with(Voyage::NAMES, &voyage);
    begins_with(&Voyage::NAMES[5..], &["HazardRolled", "ChitsLost", "IsofuelSpent", "WaterSpent", "CameHome"]);
    begins_with(Operation::NAMES, &["Discovered", "Scanned", "Refuelled"]);
    begins_with(Goal::NAMES, &["FeatDone", "MissionDone", "MissionScored"]);
}
