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
    Message::new(match build {
        Build::ColonyShip => "build-colony-ship",
        Build::TradeShip => "build-trade-ship",
        Build::Spaceport => "build-spaceport",
        Build::Part(Part::Cannon) => "build-cannon",
        Build::Part(Part::Booster) => "build-booster",
        Build::Part(Part::FreightRing) => "build-freight-ring",
    })
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

/// A place by its name where it has one, by the nearest named one otherwise.
pub fn point(point: Point) -> Message {
    match (point.site(), point.dock()) {
        (Some(place), _) => site(place),
        (None, Some(dock)) => Message::new("dock").with("base", base(dock.base)).with("number", dock.number),
        (None, None) => near(point),
    }
}

/// A launch point lies beside what it is named after.
pub fn beside(at: Point) -> Message {
    let named = point(at);
    if named.id == "point-near" { Message { id: "point-beside", ..named } } else { named }
}

fn near(at: Point) -> Message {
    let docks = Base::all().flat_map(Base::docks);
    let nearer = |best: Point, place: Point| if place.distance(at) < best.distance(at) { place } else { best };
    let from = Site::all().map(Site::point).chain(docks).fold(Site(0).point(), nearer);
    let steps = Message::new("point-near").with("steps", from.distance(at));
    steps.with("way", Message::new(compass(from, at))).with("place", point(from))
}

/// The direction from one place to another, as the board lies.
fn compass(from: Point, to: Point) -> &'static str {
    // A column is about 7/4 as wide as a row is high.
    let (east, north) = (7 * (i32::from(to.x()) - i32::from(from.x())), 4 * (i32::from(to.y()) - i32::from(from.y())));
    let (far_east, far_north) = (5 * east.abs() > 12 * north.abs(), 5 * north.abs() > 12 * east.abs());
    match (east > 0, north > 0) {
        (_, true) if far_north => "way-n",
        (_, false) if far_north => "way-s",
        (true, _) if far_east => "way-e",
        (false, _) if far_east => "way-w",
        (true, true) => "way-ne",
        (true, false) => "way-se",
        (false, true) => "way-nw",
        (false, false) => "way-sw",
    }
}

/// "2 ore, 1 fuel".
pub fn cards(cards: Cards) -> Arg {
    let sign = |card: Resource| Sign::new(card.sign(), resource(card));
    let some = |(card, count): (Resource, u8)| Message::new("cards").with("count", count).with("card", sign(card));
    Arg::List(cards.iter().map(some).collect())
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
