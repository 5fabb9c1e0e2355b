//! The saved form grows at its end only: the lists of questions and facts, in their order.

use orrery_core::{Seat, SeatSet};
use starship_builder::content::Kind;
use starship_builder::event::{Draft, End, Event, Ships};
use starship_builder::numbers::Category;
use starship_builder::questions::{Choice, Decision, HandIn};

/// What stands in the list at the place of `value`.
fn place<T: serde::Serialize + std::fmt::Debug>(value: T) -> (u8, String) {
    let bytes = postcard::to_stdvec(&value).expect("bytes");
    let name = format!("{value:?}");
    (bytes[0], name.split('(').next().unwrap_or_default().into())
}

#[track_caller]
fn begins_with(list: &[&str], saved: &[&str]) {
    assert!(list.starts_with(saved), "{list:?} does not begin with {saved:?}");
}

#[test]
fn questions_and_their_answers_stay_in_their_places() {
    begins_with(Decision::NAMES, &["Pick", "Assemble", "Chain"]);
    let choices = [
        Choice::Pick(Kind::Thruster),
        Choice::Assemble(HandIn::NoShip),
        Choice::Chain(starship_builder::cards::Cards::NONE),
    ];
    let names = Decision::NAMES.iter().map(|name| name.to_string());
    assert_eq!(choices.map(place).to_vec(), (0..).zip(names).collect::<Vec<_>>());
}

#[test]
fn facts_stay_in_their_places() {
    let groups = [
        Event::Draft(Draft::DraftEnded { emptied: Kind::Thruster }),
        Event::Ships(Ships::PointsAwarded { category: Category::Mass, to: SeatSet::empty() }),
        Event::End(End::PlayerLeft { seat: Seat(0) }),
    ];
    assert_eq!(groups.map(place), [(0, "Draft".into()), (1, "Ships".into()), (2, "End".into())]);
    begins_with(Draft::NAMES, &["RoundBegan", "Taken", "DraftEnded"]);
    begins_with(Ships::NAMES, &["Submitted", "ChainChosen", "ShipRevealed", "PointsAwarded"]);
    begins_with(End::NAMES, &["Ended", "PlayerLeft"]);
}
