//! Answers in the offers' words, and back. Every choice is written in one way only.

use std::collections::BTreeMap;

use orrery_core::{Ask, Given, Refusal, Seat, SeatSet};

use crate::content::{FriendCard, Part, Planet, Point, Resource, Site};
use crate::decision::{Choice, Decision, Launch, Order, Then, Transporter};
use crate::sets::{Cards, Route};
use crate::state::{Bargain, ShipKind};

/// Only the form is judged here; what the rules say of it is theirs.
pub(crate) fn choice(ask: &Ask<Decision>, given: &Given) -> Result<Choice, Refusal> {
    let choice = match (ask.decision, given) {
        (Decision::Fly, Given::Steps(keys)) => flight(keys),
        (Decision::Shares, Given::Picked(keys)) => shares(keys),
        (Decision::Trade | Decision::Draft, Given::Amounts(amounts)) => draft(amounts),
        (Decision::Counter | Decision::Propose, Given::Amounts(amounts)) => terms(amounts),
        (decision, Given::Amounts(amounts)) => bag(decision, amounts),
        (decision, Given::Option(key)) => option(decision, key),
        _ => None,
    };
    choice.ok_or_else(Refusal::not_offered)
}

fn bag(decision: Decision, amounts: &BTreeMap<String, u32>) -> Option<Choice> {
    let cards = side(amounts, "", |_| false)?;
    match decision {
        Decision::Discard { .. } => Some(Choice::Discard(cards)),
        Decision::Give => Some(Choice::Give(cards)),
        Decision::Pay { .. } => Some(Choice::Pay(cards)),
        Decision::Take { .. } => Some(Choice::Take(cards)),
        _ => None,
    }
}

/// The cards whose keys begin so. Other keys are unknown unless `other` says that they belong to the offer.
fn side(amounts: &BTreeMap<String, u32>, prefix: &str, other: impl Fn(&str) -> bool) -> Option<Cards> {
    let mut cards = Cards::NONE;
    for (key, count) in amounts {
        match key.strip_prefix(prefix).and_then(Resource::named) {
            Some(resource) => cards.add(resource, u8::try_from(*count).ok()?),
            None if other(key) => {}
            None => return None,
        }
    }
    Some(cards)
}

fn is_side(key: &str) -> bool {
    let resource = key.strip_prefix("give-").or_else(|| key.strip_prefix("want-"));
    resource.and_then(Resource::named).is_some()
}

fn terms(amounts: &BTreeMap<String, u32>) -> Option<Choice> {
    let terms = Bargain { give: side(amounts, "give-", is_side)?, want: side(amounts, "want-", is_side)? };
    let nothing = terms.give.is_empty() && terms.want.is_empty();
    Some(if nothing { Choice::NoTerms } else { Choice::Terms(terms) })
}

/// "Make me an offer" is an amount of one.
fn draft(amounts: &BTreeMap<String, u32>) -> Option<Choice> {
    let known = |key: &str| is_side(key) || key == "open" || addressee(key).is_some();
    let (give, want) = (side(amounts, "give-", known)?, side(amounts, "want-", known)?);
    let flag = |key: &str| match amounts.get(key).copied().unwrap_or(0) {
        count @ (0 | 1) => Some(count == 1),
        _ => None,
    };
    let mut to = SeatSet::empty();
    for (key, seat) in amounts.keys().filter_map(|key| Some((key, addressee(key)?))) {
        if flag(key)? {
            to.insert(seat);
        }
    }
    let open = flag("open")?;
    match (open, want.is_empty()) {
        (true, false) => None,
        _ => Some(Choice::Offer { give, want: (!open).then_some(want), to }),
    }
}

fn addressee(key: &str) -> Option<Seat> {
    seat(key.strip_prefix("to-")?)
}

fn seat(text: &str) -> Option<Seat> {
    let number: u8 = text.parse().ok()?;
    (1..=4).contains(&number).then(|| Seat(number - 1))
}

fn shares(keys: &[String]) -> Option<Choice> {
    let from: SeatSet = keys.iter().map(|key| seat(key)).collect::<Option<_>>()?;
    (from.len() == keys.len()).then_some(Choice::Shares(from))
}

fn option(decision: Decision, key: &str) -> Option<Choice> {
    match (decision, key) {
        (Decision::Roll, "roll") => Some(Choice::Roll),
        (Decision::Shake, "shake") => Some(Choice::Shake),
        (Decision::Steal, "nobody") => Some(Choice::Steal(None)),
        (Decision::Steal, key) => Some(Choice::Steal(Some(seat(key)?))),
        (Decision::Relief, key) => Resource::named(key).map(Choice::Relief),
        (Decision::Answer, "yes") => Some(Choice::Answer(true)),
        (Decision::Answer, "no") => Some(Choice::Answer(false)),
        (Decision::Reply, "accept") => Some(Choice::Accept),
        (Decision::Reply, "decline") => Some(Choice::Decline),
        (Decision::Reply, "counter") => Some(Choice::Counter),
        (Decision::GainPart | Decision::LosePart, key) => Part::named(key).map(Choice::Part),
        (Decision::Retreat, key) => Point::named(key).map(Choice::Retreat),
        (Decision::Jump, "stay") => Some(Choice::Jump(None)),
        (Decision::Jump, key) => Some(Choice::Jump(Some(Point::named(key)?))),
        (Decision::Prize, key) => launch(key).map(Choice::Prize),
        (Decision::Card { .. }, key) => FriendCard::named(key).map(Choice::Card),
        (Decision::FirstShip, key) => {
            let (kind, rest) = key.split_once(' ')?;
            Some(Choice::FirstShip(kind_named(kind)?, launch(rest)?))
        }
        (Decision::Place, key) => {
            let (site, what) = key.split_once(' ')?;
            let spaceport = if what == "spaceport" { Some(true) } else { (what == "colony").then_some(false) };
            Some(Choice::Place { site: Site::named(site)?, spaceport: spaceport? })
        }
        (Decision::Trade, key) => trade(key),
        _ => None,
    }
}

fn trade(key: &str) -> Option<Choice> {
    match key {
        "fly" => return Some(Choice::ToFlight),
        "draw" => return Some(Choice::Draw),
        "fame" => return Some(Choice::BuyFame),
        "withdraw" => return Some(Choice::Withdraw),
        _ => {}
    }
    let (verb, rest) = key.split_once(' ')?;
    match verb {
        "build" => order(rest).map(Choice::Build),
        "bank" => {
            let (give, take) = rest.split_once(' ')?;
            Some(Choice::Bank { give: Resource::named(give)?, take: Resource::named(take)? })
        }
        "voucher" => launch(rest).map(Choice::Redeem),
        "confirm" => seat(rest).map(Choice::Confirm),
        "agree" => seat(rest).map(Choice::Agree),
        _ => None,
    }
}

fn order(key: &str) -> Option<Order> {
    match key.split_once(' ') {
        None => Part::named(key).map(Order::Part),
        Some(("spaceport", site)) => Site::named(site).map(Order::Spaceport),
        Some((kind, rest)) => Some(Order::Ship(kind_named(kind)?, launch(rest)?)),
    }
}

fn kind_named(id: &str) -> Option<ShipKind> {
    match id {
        "colony-ship" => Some(ShipKind::Colony),
        "trade-ship" => Some(ShipKind::Trade),
        _ => None,
    }
}

/// "4_5 2": the point and the rings of the transporter.
fn launch(key: &str) -> Option<Launch> {
    let (at, rings) = key.split_once(' ')?;
    Some(Launch { at: Point::named(at)?, transporter: transporter(rings)? })
}

fn transporter(rings: &str) -> Option<Transporter> {
    Transporter::ALL.into_iter().find(|transporter| rings == RINGS[transporter.index()])
}

const RINGS: [&str; 3] = ["1", "2", "3"];

/// A ship, the points it flies to, and what it does there; or the end of the turn.
fn flight(keys: &[String]) -> Option<Choice> {
    let (first, rest) = keys.split_first()?;
    if first == "end" && rest.is_empty() {
        return Some(Choice::EndTurn);
    }
    let ship = transporter(first.strip_prefix("ship-")?)?;
    let (then, way) = match rest.split_last().map(|(last, way)| (last.as_str(), way)) {
        Some(("found", way)) => (Then::Found, way),
        Some(("look", way)) => (Then::Look, way),
        Some((last, way)) if last.starts_with("clear-") => (Then::Clear(Planet::named(&last["clear-".len()..])?), way),
        _ => (Then::Stop, rest),
    };
    let points: Vec<Point> = way.iter().map(|key| Point::named(key)).collect::<Option<_>>()?;
    Some(Choice::Fly { ship, route: Route::of(points)?, then })
}

pub(crate) fn given(choice: &Choice) -> Given {
    match *choice {
        Choice::Discard(cards) | Choice::Give(cards) | Choice::Pay(cards) | Choice::Take(cards) => {
            Given::Amounts(amounts("", cards).collect())
        }
        Choice::NoTerms => Given::Amounts(BTreeMap::new()),
        Choice::Terms(Bargain { give, want }) => {
            Given::Amounts(amounts("give-", give).chain(amounts("want-", want)).collect())
        }
        Choice::Offer { give, want, to } => Given::Amounts(offered(give, want, to)),
        Choice::Shares(from) => Given::Picked(from.iter().map(number).collect()),
        Choice::EndTurn => Given::Steps(vec!["end".into()]),
        Choice::Fly { ship, route, then } => Given::Steps(flight_keys(ship, &route, then)),
        _ => Given::Option(key(choice)),
    }
}

fn amounts(prefix: &'static str, cards: Cards) -> impl Iterator<Item = (String, u32)> {
    cards.iter().map(move |(resource, count)| (format!("{prefix}{}", resource.id()), u32::from(count)))
}

fn offered(give: Cards, want: Option<Cards>, to: SeatSet) -> BTreeMap<String, u32> {
    let wanted = amounts("want-", want.unwrap_or_default());
    let to = to.iter().map(|seat| (format!("to-{}", number(seat)), 1));
    let open = want.is_none().then(|| ("open".to_string(), 1));
    amounts("give-", give).chain(wanted).chain(to).chain(open).collect()
}

/// Seats count from 1 for people.
pub(super) fn number(seat: Seat) -> String {
    (seat.0 + 1).to_string()
}

pub(super) fn flight_keys(ship: Transporter, route: &Route, then: Then) -> Vec<String> {
    let mut keys = vec![format!("ship-{}", ship.rings())];
    keys.extend(route.points().iter().map(|point| point.id().to_string()));
    match then {
        Then::Stop => {}
        Then::Look => keys.push("look".into()),
        Then::Found => keys.push("found".into()),
        Then::Clear(planet) => keys.push(format!("clear-{}", planet.id())),
    }
    keys
}

/// The key of a choice from a list.
pub(super) fn key(choice: &Choice) -> String {
    match *choice {
        Choice::FirstShip(kind, launch) => format!("{} {}", kind_id(kind), launch_key(launch)),
        Choice::Place { site, spaceport } => {
            format!("{} {}", site.id(), if spaceport { "spaceport" } else { "colony" })
        }
        Choice::Steal(None) => "nobody".into(),
        Choice::Steal(Some(seat)) => number(seat),
        Choice::Relief(card) => card.id().into(),
        Choice::Build(order) => format!("build {}", order_key(order)),
        Choice::Bank { give, take } => format!("bank {} {}", give.id(), take.id()),
        Choice::Redeem(launch) => format!("voucher {}", launch_key(launch)),
        Choice::Confirm(seat) => format!("confirm {}", number(seat)),
        Choice::Agree(seat) => format!("agree {}", number(seat)),
        Choice::Part(part) => part.id().into(),
        Choice::Retreat(to) | Choice::Jump(Some(to)) => to.id().into(),
        Choice::Jump(None) => "stay".into(),
        Choice::Prize(launch) => launch_key(launch),
        Choice::Card(card) => card.id().into(),
        _ => word(choice).into(),
    }
}

/// Choices without anything to tell beside what they are.
fn word(choice: &Choice) -> &'static str {
    match choice {
        Choice::Roll => "roll",
        Choice::Shake => "shake",
        Choice::Draw => "draw",
        Choice::BuyFame => "fame",
        Choice::Withdraw => "withdraw",
        Choice::ToFlight => "fly",
        Choice::Accept => "accept",
        Choice::Decline => "decline",
        Choice::Counter => "counter",
        Choice::Answer(true) => "yes",
        Choice::Answer(false) => "no",
        _ => "",
    }
}

fn kind_id(kind: ShipKind) -> &'static str {
    if kind == ShipKind::Colony { "colony-ship" } else { "trade-ship" }
}

fn launch_key(launch: Launch) -> String {
    format!("{} {}", launch.at.id(), launch.transporter.rings())
}

fn order_key(order: Order) -> String {
    match order {
        Order::Ship(kind, launch) => format!("{} {}", kind_id(kind), launch_key(launch)),
        Order::Spaceport(site) => format!("spaceport {}", site.id()),
        Order::Part(part) => part.id().into(),
    }
}
