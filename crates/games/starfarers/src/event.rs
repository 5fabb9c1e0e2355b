//! What happened, in the words of the rulebook, and what it does to the state.

mod evolve;
mod meet;
mod note;
mod pieces;
mod settle;
mod talk;

pub(crate) use evolve::evolve;

use orrery_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::content::{
    Ball, Base, Chip, Encounter, FriendCard, NodeId, Part, People, Planet, Point, Question, Resource, Site,
};
use crate::decision::{Launch, Order, Transporter};
use crate::sets::{Cards, Route, Table};
use crate::state::{Bargain, Colony, Deal, Ending, MAX_SEATS, Phase, ShipKind};

/// What the set-up dealt (SF-SETUP-3, SF-SETUP-8 to SF-SETUP-10).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dealt {
    pub peoples: [People; Base::COUNT],
    pub chips: Table<Option<Chip>, { Planet::COUNT }>,
    /// The starts of the basic set-up and neutral pieces.
    pub sites: Table<Option<Colony>, { Site::COUNT }>,
    pub first: Seat,
    pub first_rolls: [u8; MAX_SEATS],
    pub seats: u8,
}

/// How a test came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Test {
    Shake,
    Combat { enemy: Seat },
    Race { enemy: Seat },
    Escape { enemy: Seat },
}

/// A side of a test: the balls, if it shook, and the sum with everything added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Side {
    pub balls: Option<(Ball, Ball)>,
    pub sum: u8,
}

/// Why an offer or a proposal is off the table (SF-TRADE-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Lapse {
    Withdrawn,
    CannotPay,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    Dealt(Box<Dealt>),
    FirstShipPlaced {
        seat: Seat,
        kind: ShipKind,
        launch: Launch,
    },
    Placed {
        seat: Seat,
        site: Site,
        spaceport: bool,
    },
    HandsDealt {
        seats: u8,
        hands: [Cards; MAX_SEATS],
    },
    TurnBegan {
        seat: Seat,
        round: u16,
        idle: u8,
    },
    /// The turn goes on to this phase.
    WentOn {
        to: Phase,
    },
    Rolled {
        seat: Seat,
        dice: (u8, u8),
    },
    /// What the bank paid out (SF-PROD-2).
    Produced {
        sum: u8,
        cards: [Cards; MAX_SEATS],
        short: [bool; Resource::COUNT],
    },
    DiscardsDue {
        seats: SeatSet,
    },
    DiscardSealed {
        seat: Seat,
        cards: Cards,
    },
    DiscardsOpened {
        cards: [Cards; MAX_SEATS],
    },
    /// A random card from a hand (SF-SEVEN-5).
    Stolen {
        by: Seat,
        from: Seat,
        card: Resource,
    },
    NobodyRobbed {
        seat: Seat,
    },
    Relieved {
        seat: Seat,
        card: Resource,
    },
    SupplyRefilled {
        cards: Cards,
    },
    SupplyDrawn {
        seat: Seat,
        card: Resource,
    },
    /// SF-SUPPLY-2: the draw is used up, with or without cards.
    SupplyDone {
        seat: Seat,
        cards: u8,
    },
    Built {
        seat: Seat,
        order: Order,
    },
    Exchanged {
        seat: Seat,
        give: Cards,
        take: Resource,
    },
    FameBought {
        seat: Seat,
    },
    Redeemed {
        seat: Seat,
        launch: Launch,
    },
    Offered {
        seat: Seat,
        deal: Deal,
    },
    OfferLapsed {
        seat: Seat,
        why: Lapse,
    },
    Accepted {
        seat: Seat,
    },
    Declined {
        seat: Seat,
    },
    /// An acceptance or counter that can no longer be paid.
    ReplyLapsed {
        seat: Seat,
    },
    CounterBegun {
        seat: Seat,
    },
    Countered {
        seat: Seat,
        terms: Bargain,
    },
    Proposed {
        seat: Seat,
        terms: Bargain,
    },
    ProposalLapsed {
        seat: Seat,
        why: Lapse,
    },
    /// `give` goes from the active player to `with`. By a proposal, or by an answer to the offer.
    Traded {
        seat: Seat,
        with: Seat,
        give: Cards,
        get: Cards,
        proposal: bool,
    },
    MarketClosed {
        seat: Seat,
    },
    Shaken {
        seat: Seat,
        balls: (Ball, Ball),
    },
    /// SF-ENC-6: the discard becomes the deck.
    DeckRenewed,
    EncounterDrawn {
        seat: Seat,
        card: Encounter,
        question: Option<(Question, u8)>,
        reader: Option<Seat>,
    },
    /// The tree of the card goes on to this node, with the question that is read there.
    NodeReached {
        node: NodeId,
        question: Option<(Question, u8)>,
    },
    Answered {
        seat: Seat,
        yes: bool,
    },
    /// GIFT and PAY (SF-ENC-7).
    Gave {
        seat: Seat,
        cards: Cards,
    },
    Tested {
        seat: Seat,
        test: Test,
        own: Side,
        other: Option<Side>,
        won: bool,
    },
    /// A branch is read to its end: from here on everybody knows the card.
    Read {
        seat: Seat,
        card: Encounter,
        node: NodeId,
    },
    /// A result is done with.
    ResultDone {
        jump: bool,
        next: bool,
    },
    FameChanged {
        seat: Seat,
        by: i8,
    },
    Took {
        seat: Seat,
        cards: Cards,
        chosen: bool,
    },
    Refunded {
        seat: Seat,
        cards: Cards,
    },
    Impounded {
        seat: Seat,
        cards: Cards,
    },
    Lost {
        seat: Seat,
        cards: Cards,
    },
    PartFitted {
        seat: Seat,
        part: Part,
    },
    PartRemoved {
        seat: Seat,
        part: Part,
    },
    Stalled {
        seat: Seat,
        ship: Transporter,
    },
    Retreated {
        seat: Seat,
        ship: Transporter,
        to: Point,
    },
    ShipLost {
        seat: Seat,
        ship: Transporter,
    },
    Jumped {
        seat: Seat,
        ship: Transporter,
        to: Point,
    },
    PrizePlaced {
        seat: Seat,
        launch: Launch,
    },
    VoucherKept {
        seat: Seat,
    },
    SpeedChanged {
        seat: Seat,
        by: i8,
    },
    /// E31, E32: these must remove a part.
    WearStruck {
        card: Encounter,
        seats: SeatSet,
    },
    /// SF-ENC-17: deck and discard are one again, without the cards of wear and tear set aside.
    WearOver {
        card: Encounter,
    },
    EncounterOver {
        card: Encounter,
    },
    Flew {
        seat: Seat,
        ship: Transporter,
        route: Route,
    },
    Looked {
        seat: Seat,
        planet: Planet,
        chip: Chip,
    },
    Cleared {
        seat: Seat,
        planet: Planet,
        chip: Chip,
        reserve: Option<Chip>,
    },
    ColonyFounded {
        seat: Seat,
        ship: Transporter,
        site: Site,
        chips: [Chip; 2],
    },
    PostFounded {
        seat: Seat,
        ship: Transporter,
        base: Base,
        dock: u8,
        chip: Option<Seat>,
    },
    FriendTaken {
        seat: Seat,
        card: FriendCard,
    },
    TurnEnded {
        seat: Seat,
    },
    PlayerLeft {
        seat: Seat,
    },
    Ended {
        ending: Ending,
    },
}
