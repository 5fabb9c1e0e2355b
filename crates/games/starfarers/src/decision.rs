//! The questions of the game and their answers.

use orrery_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::content::{Base, FriendCard, Part, Planet, Point, Resource, Site};
use crate::sets::{Cards, Route};
use crate::state::{Bargain, ShipKind};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Decision {
    /// Where does the free ship stand, on which transporter (SF-SETUP-5, SF-VAR-5)?
    FirstShip,
    /// Which home site, and colony or spaceport (SF-VAR-3)?
    Place,
    /// One button (SF-PROD-1).
    Roll,
    /// Which cards go to the bank (SF-SEVEN-1)?
    Discard { count: u8 },
    /// From whom is a card taken (SF-SEVEN-3)?
    Steal,
    /// Which card does the Relief Chest give (F20)?
    Relief,
    /// From whom do Fair Shares take a card (F19)?
    Shares,
    /// What is traded or built (SF-TRADE-1)?
    Trade,
    /// What is offered to the others, if anything (SF-TRADE-5)? It lies beside the question above and need not be
    /// answered; bots volunteer.
    Draft,
    /// Is the offer accepted, declined or countered (SF-TRADE-6)?
    Reply,
    /// What is offered instead (SF-TRADE-6)?
    Counter,
    /// What is proposed to the active player (SF-TRADE-8)?
    Propose,
    /// One button (SF-SHAKE-2).
    Shake,
    /// How many cards are given, and which (SF-ENC-7)?
    Give,
    /// Yes or no (SF-ENC-3)?
    Answer,
    /// Which cards are paid?
    Pay { count: u8 },
    /// Which cards are taken from the bank?
    Take { count: u8 },
    /// Which part is fitted for nothing?
    GainPart,
    /// Which part is removed (also SF-ENC-17)?
    LosePart,
    /// To which launch point does the first ship go back?
    Retreat,
    /// Where does the first ship jump, if anywhere (SF-ENC-14)?
    Jump,
    /// Where does the free trade ship stand, on which transporter (SF-ENC-15)?
    Prize,
    /// Which ship flies where, or is the turn over (SF-FLY-1)?
    Fly,
    /// Which friendship card is taken (SF-TRADEBASE-5)?
    Card { base: Base },
}

/// A ship to be put on a launch point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Launch {
    pub at: Point,
    pub transporter: Transporter,
}

/// A transporter by its nose rings less one; also what a ship is called by (SF-SHIP-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Transporter(pub u8);

impl Transporter {
    pub const ALL: [Transporter; 3] = [Transporter(0), Transporter(1), Transporter(2)];

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn rings(self) -> u8 {
        self.0 + 1
    }
}

/// What a ship does where its way ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Then {
    Stop,
    /// SF-EXPLORE-1, where looking is on request.
    Look,
    /// SF-PIRATE-1, SF-ICE-1
    Clear(Planet),
    /// SF-COLONY-2, SF-TRADEBASE-2
    Found,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Order {
    Ship(ShipKind, Launch),
    Spaceport(Site),
    Part(Part),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Choice {
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
    /// The supply card, where it is drawn by a button (SF-SUPPLY-2).
    Draw,
    /// A fame ring for 1 goods (F17, F18).
    BuyFame,
    Redeem(Launch),
    /// `want` is `None` for "make me an offer"; no addressees means all.
    Offer {
        give: Cards,
        want: Option<Cards>,
        to: SeatSet,
    },
    /// SF-TRADE-7: the acceptance or counter of that seat.
    Confirm(Seat),
    Withdraw,
    /// SF-TRADE-8: the proposal of that seat.
    Agree(Seat),
    ToFlight,
    Accept,
    Decline,
    /// On to the terms of a counter.
    Counter,
    /// The terms of a counter or a proposal, from the side of whoever makes it.
    Terms(Bargain),
    /// No counter after all, or the own proposal is taken back.
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
