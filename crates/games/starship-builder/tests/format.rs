//! The saved form grows at its end only: the lists of questions and facts, in their order.

use orrery_core::{Seat, SeatSet};
use starship_builder::cards::Cards;
use starship_builder::content::Kind;
use starship_builder::event::{Draft, End, Event, Ships};
use starship_builder::numbers::Category;
use starship_builder::questions::{Choice, Decision, HandIn};
use starship_builder::ship::Layout;
use starship_builder::state::{Phase, Slip};

/// The place of `value` in its list, and its name.
fn place<T: serde::Serialize + std::fmt::Debug>(value: T) -> (u8, String) {
    let bytes = postcard::to_stdvec(&value).expect("bytes");
    let name = format!("{value:?}");
    (bytes[0], name.split('(').next().unwrap_or_default().into())
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
    begins_with(Draft::NAMES, &["RoundBegan", "Taken", "DraftEnded"]);
    begins_with(Ships::NAMES, &["Submitted", "ChainChosen", "ShipRevealed", "PointsAwarded"]);
    begins_with(End::NAMES, &["Ended", "PlayerLeft"]);
    places([Slip::Blank, Slip::Laid(Layout::default()), Slip::NoShip], ["Blank", "Laid", "NoShip"]);
    places([Phase::SetUp, Phase::Draft, Phase::Assemble], ["SetUp", "Draft", "Assemble"]);
}
