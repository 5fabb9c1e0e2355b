//! Small parts of messages that offers, refusals and log lines share.

use std::sync::LazyLock;

use orrery_core::tell::{self, told};
pub use orrery_core::tell::{about, seats};
use orrery_core::{Arg, Line, Message, Rule, Seat, Sign};

use crate::content::{
    Ball, Base, Build, Chip, ChipClass, ChipValue, Encounter, FriendCard, Part, People, Planet, Point, Question,
    Resource, Site, System,
};
use crate::sets::Cards;
use crate::state::{MAX_SEATS, ShipKind};

orrery_text::names! {
    planet(Planet) of Planet::all();
    site(Site) of Site::all();
    system(System) of System::all();
    base(Base) of Base::all();
    /// The back of a chip.
    dot(ChipClass) of ChipClass::ALL.into_iter();
    people(People) of People::ALL.into_iter();
    resource(Resource) of Resource::ALL.into_iter();
    part(Part) of Part::ALL.into_iter();
    ball(Ball) of Ball::ALL.into_iter();
}

pub fn friend(card: FriendCard) -> Message {
    Message::new(card.name())
}

/// The title of an encounter card.
pub fn encounter(card: Encounter) -> Message {
    Message::new(card.name())
}

pub fn build(build: Build) -> Message {
    Message::new(build.name())
}

pub fn ship_kind(kind: ShipKind) -> Message {
    Message::new(if kind == ShipKind::Colony { "build-colony-ship" } else { "build-trade-ship" })
}

pub fn balls((a, b): (Ball, Ball)) -> Arg {
    Arg::List(vec![ball(a), ball(b)])
}

pub fn chip(chip: Chip) -> Message {
    chip_value(chip.value())
}

pub fn chip_value(value: ChipValue) -> Message {
    match value {
        ChipValue::Number(number) => Message::new("chip-number").with("number", number),
        ChipValue::Two(low, high) => Message::new("chip-two").with("low", low).with("high", high),
        ChipValue::Lair(strength) => Message::new("chip-lair").with("strength", strength),
        ChipValue::Ice(rings) => Message::new("chip-ice").with("rings", rings),
    }
}

/// A place by its name where it has one, by its square of the map's frame otherwise.
pub fn point(point: Point) -> Message {
    match (point.site(), point.dock()) {
        (Some(place), _) => site(place),
        (None, Some(dock)) => Message::new("dock").with("base", base(dock.base)).with("number", dock.number),
        (None, None) => square(point).with("place", neighbourhood(point)),
    }
}

/// As read on the frame of the map, such as `K7`.
fn square(at: Point) -> Message {
    Message::new("point-open").with("column", column(at.x())).with("row", at.row())
}

/// The letter of a column on the frame of the map.
pub fn column(x: i8) -> Message {
    Message::new("column").with("x", x)
}

/// The nearest system or base.
fn neighbourhood(at: Point) -> Message {
    let sites = Site::all().map(|place| (place.point().distance(at), system(place.system())));
    let bases = Base::all().flat_map(|place| place.docks().map(move |dock| (dock.distance(at), base(place))));
    let nearest = sites.chain(bases).min_by_key(|(steps, _)| *steps);
    nearest.map_or_else(|| system(System(0)), |(_, place)| place)
}

/// "2 ore, 1 fuel".
pub fn cards(cards: Cards) -> Arg {
    let some = |(card, count): (Resource, u8)| Message::new("cards").with("count", count).with("card", sign(card));
    Arg::List(cards.iter().map(some).collect())
}

/// Two types without a number, or one, or none.
pub fn types(mut types: impl Iterator<Item = Resource>) -> Message {
    match (types.next(), types.next()) {
        (Some(one), Some(other)) => Message::new("types").with("one", sign(one)).with("other", sign(other)),
        (Some(one), None) => Message::new("type").with("one", sign(one)),
        (None, _) => Message::new("no-type"),
    }
}

fn sign(card: Resource) -> Sign {
    Sign::new(card.sign(), resource(card))
}

/// A modifier with its sign; none has no number.
pub fn signed(number: i8) -> Message {
    if number == 0 { Message::new("signed-zero") } else { tell::signed(number) }
}

/// What a card asks, with its price.
pub fn question((question, price): (Question, u8)) -> Message {
    let asked = Message::new(question.id());
    if price > 0 { asked.with("count", price) } else { asked }
}

/// The sentence at the end of a branch of an encounter card.
pub fn leaf(id: &'static str) -> Message {
    static LEAVES: LazyLock<Vec<(&'static str, String)>> = LazyLock::new(|| {
        Encounter::all().flat_map(Encounter::leaves).map(|(_, text)| (text, format!("encounter-{text}"))).collect()
    });
    let found = LEAVES.iter().find(|(leaf, _)| *leaf == id);
    Message::new(found.map_or("title-answer", |(_, message)| message.as_str()))
}

/// The line of what somebody did with some cards.
pub fn with_cards(id: &'static str, seat: Seat, some: Cards, rules: &[Rule]) -> Line {
    told(id, seat, "cards", cards(some), rules)
}

/// The line of what somebody did somewhere.
pub fn at_place(id: &'static str, seat: Seat, at: Point, rules: &[Rule]) -> Line {
    told(id, seat, "place", point(at), rules)
}

/// The cards of everybody who has some of them.
pub fn each_seat(all: &[Cards; MAX_SEATS]) -> Vec<Message> {
    let some = (0..).map(Seat).zip(all).filter(|(_, held)| !held.is_empty());
    some.map(|(seat, held)| about("seat-cards", seat).with("cards", cards(*held))).collect()
}
