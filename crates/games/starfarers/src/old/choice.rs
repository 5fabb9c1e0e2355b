//! The answers of the first two versions.

use orrery_core::{AskId, NotOld, Seat, SeatSet};
use serde::Deserialize;

use crate::content::{FriendCard, Part, Point, Resource, Site};
use crate::questions::{
    Choice, Drafted, FirstLaunch, Flight, Leap, Open, Placement, Replied, Rolling, Shaking, Then, Trading, Victim,
};
use crate::sets::{Cards, Route};
use crate::state::{Bargain, Launch, Order, ShipKind, Transporter};

#[derive(Deserialize)]
enum Was {
    FirstShip(ShipKind, Launch),
    Place {
        site: Site,
        spaceport: bool,
    },
    Roll,
    Discard(Cards),
    Steal(Option<Seat>),
    Relief(Resource),
    Shares(SeatSet),
    Build(Order),
    Bank {
        give: Resource,
        take: Resource,
    },
    Draw,
    BuyFame,
    Redeem(Launch),
    Offer {
        give: Cards,
        want: Option<Cards>,
        to: SeatSet,
    },
    Confirm(Seat),
    Withdraw,
    Agree(Seat),
    ToFlight,
    Accept,
    Decline,
    Counter,
    /// The terms of a counter or a proposal.
    Terms(Bargain),
    NoTerms,
    Shake,
    Give(Cards),
    Answer(bool),
    Pay(Cards),
    Take(Cards),
    Part(Part),
    Retreat(Point),
    Jump(Option<Point>),
    Prize(Launch),
    Fly {
        ship: Transporter,
        route: Route,
        then: Then,
    },
    EndTurn,
    Card(FriendCard),
}

/// The slot of the question for a counter, in the lowest byte of its id.
const COUNTER: u64 = 42;

pub(crate) fn choice(version: u16, ask: AskId, bytes: &[u8]) -> Result<Choice, NotOld> {
    if !matches!(version, 1 | 2) {
        return Err(NotOld::NeverReleased(version));
    }
    let was = postcard::from_bytes(bytes)?;
    Ok(today(was, ask.0 & 0xff == COUNTER))
}

fn today(was: Was, counters: bool) -> Choice {
    let terms = if counters { Choice::Counter } else { Choice::Propose };
    match was {
        Was::FirstShip(kind, launch) => Choice::FirstShip(FirstLaunch { kind, launch }),
        Was::Place { site, spaceport } => Choice::Place(Placement { site, spaceport }),
        Was::Roll => Choice::Roll(Rolling::Roll),
        Was::Discard(cards) => Choice::Discard(cards),
        Was::Steal(from) => Choice::Steal(from.map_or(Victim::Nobody, Victim::Seat)),
        Was::Relief(card) => Choice::Relief(card),
        Was::Shares(from) => Choice::Shares(from),
        Was::Build(order) => Choice::Trade(Trading::Build(order)),
        Was::Bank { give, take } => Choice::Trade(Trading::Bank { give, take }),
        Was::Draw => Choice::Trade(Trading::Draw),
        Was::BuyFame => Choice::Trade(Trading::BuyFame),
        Was::Redeem(launch) => Choice::Trade(Trading::Redeem(launch)),
        Was::Offer { give, want, to } => {
            Choice::Draft(Drafted { give, want: want.unwrap_or_default(), to, open: Open(want.is_none()) })
        }
        Was::Confirm(seat) => Choice::Trade(Trading::Confirm(seat)),
        Was::Withdraw => Choice::Trade(Trading::Withdraw),
        Was::Agree(seat) => Choice::Trade(Trading::Agree(seat)),
        Was::ToFlight => Choice::Trade(Trading::ToFlight),
        Was::Accept => Choice::Reply(Replied::Accept),
        Was::Decline => Choice::Reply(Replied::Decline),
        Was::Counter => Choice::Reply(Replied::Counter),
        Was::Terms(bargain) => terms(bargain),
        Was::NoTerms => terms(Bargain::NONE),
        Was::Shake => Choice::Shake(Shaking::Shake),
        Was::Give(cards) => Choice::Give(cards),
        Was::Answer(yes) => Choice::Answer(yes),
        Was::Pay(cards) => Choice::Pay(cards),
        Was::Take(cards) => Choice::Take(cards),
        Was::Part(part) => Choice::Refit(part),
        Was::Retreat(to) => Choice::Retreat(to),
        Was::Jump(to) => Choice::Jump(to.map_or(Leap::Stay, Leap::To)),
        Was::Prize(launch) => Choice::Prize(launch),
        Was::Fly { ship, route, then } => Choice::Fly(Flight::Fly { ship, route, then }),
        Was::EndTurn => Choice::Fly(Flight::EndTurn),
        Was::Card(card) => Choice::Card(card),
    }
}
