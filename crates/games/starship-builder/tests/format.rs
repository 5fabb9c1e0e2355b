//! The saved form grows at its end only: the lists of questions and facts, in their order.

use orrery_core::{Seat, SeatSet};
use orrery_testkit::format::{begins_with, places};
use starship_builder::cards::Cards;
use starship_builder::content::Kind;
use starship_builder::event::{Draft, End, Event, Ships};
use starship_builder::numbers::Category;
use starship_builder::questions::{Choice, Decision, HandIn};
use starship_builder::ship::Layout;
use starship_builder::state::{Phase, Slip};

#[test]
fn questions_and_their_answers_stay_in_their_places() {
    begins_with(Decision::NAMES, &["Pick", "Assemble", "Chain"]);
    let choices = [Choice::Pick(Kind::Thruster), Choice::Assemble(HandIn::NoShip), Choice::Chain(Cards::NONE)];
    places(choices, ["Pick", "Assemble", "Chain"]);
    places([HandIn::NoShip, HandIn::Ship(Layout::default())], ["NoShip", "Ship"]);
}

#[test]
fn facts_stay_in_their_places() {
    let groups = [
        Event::Draft(Draft::DraftEnded { emptied: Kind::Thruster }),
        Event::Ships(Ships::PointsAwarded { category: Category::Mass, to: SeatSet::empty() }),
        Event::End(End::PlayerLeft { seat: Seat(0) }),
    ];
    places(groups, ["Draft", "Ships", "End"]);
    begins_with(Draft::NAMES, &["RoundBegan", "Taken", "DraftEnded", "LessonWentOn", "PutAway"]);
    begins_with(Ships::NAMES, &["Submitted", "ChainChosen", "ShipRevealed", "PointsAwarded"]);
    begins_with(End::NAMES, &["Ended", "PlayerLeft"]);
    places([Slip::Blank, Slip::Laid(Layout::default()), Slip::NoShip], ["Blank", "Laid", "NoShip"]);
    places([Phase::SetUp, Phase::Draft, Phase::Assemble], ["SetUp", "Draft", "Assemble"]);
}
