//! The whole truth of a table: what everybody knows, and what is hidden, apart by type. Flat, so that copying it is
//! cheap.

mod lookup;
mod market;
mod phase;
mod ship;

pub use market::{Bargain, Deal, Market, Reply};
pub use phase::{Ending, Phase};
pub use ship::{Launch, Order, Ship, ShipKind, Transporter};

use orrery_core::{Frames, Seat, SeatSet};
use orrery_kit::Rows;
use orrery_kit::fx::BlockId;
use serde::{Deserialize, Serialize};

use crate::content::{
    Ball, Base, COLONIES, Chip, ChipClass, Encounter, POSTS, Part, People, Planet, Question, RINGS, Resource, Site,
};
use crate::record::Record;
use crate::sets::{Cards, ChipSet, EncounterSet, FriendSet, PlanetSet};
use crate::terms::Terms;

pub const MAX_SEATS: usize = 4;

/// SF-3P-1: neutral pieces belong to nobody who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Owner {
    Seat(Seat),
    Neutral,
}

/// A colony, inside a ring or not (SF-SETUP-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Colony {
    pub owner: Owner,
    pub spaceport: bool,
}

/// What everybody knows of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// Fitted parts, in the order of [`Part::ALL`].
    pub parts: [u8; Part::COUNT],
    pub fame: u8,
    /// Pieces in stock.
    pub colonies: u8,
    pub posts: u8,
    pub rings: u8,
    /// By transporter: the ships on the board.
    pub ships: [Option<Ship>; 3],
    /// SF-ENC-15
    pub vouchers: u8,
    pub friends: FriendSet,
    /// Cleared lairs and ice planets.
    pub cleared: ChipSet,
    /// Cards in hand.
    pub hand: u8,
    /// Cards that everybody knows to be in the hand, at least: from rolls, trades and offers.
    pub traced: Cards,
    /// Face-down chips this player has looked at (SF-EXPLORE-3).
    pub looked: PlanetSet,
    /// The most VP so far (SF-LIMIT-2).
    pub best: u8,
}

impl Player {
    /// SF-SETUP-2, SF-SETUP-14: everything in stock, no parts.
    pub(crate) fn fresh() -> Player {
        Player { colonies: COLONIES, posts: POSTS, rings: RINGS, ..Player::default() }
    }
}

/// The encounter in progress, as far as everybody knows it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Meeting {
    /// SF-ENC-18: which card of this turn it is, from 1.
    pub number: u8,
    /// The question read out last, with its price.
    pub question: Option<(Question, u8)>,
    pub node: BlockId,
    /// The card, once a branch has been read to its end or it strikes everybody.
    pub card: Option<Encounter>,
    /// Results carried out so far.
    pub done: u8,
    /// Cards given and paid on this card, and chosen from the bank: for REFUND and IMPOUND.
    pub gave: Cards,
    pub took: Cards,
    /// SF-ENC-19: these come last.
    pub jump: bool,
    pub next: bool,
}

/// What has been done this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    pub dice: Option<(u8, u8)>,
    /// Rolls so far: two players roll twice (SF-2P-2). One is taken as made before the game begins, so that its first turn
    /// has one.
    pub rolls: u8,
    /// The last roll gave these cards to each player (F20).
    pub gained: [Cards; MAX_SEATS],
    /// SF-SUPPLY-2: the supply draw is used up.
    pub drew: bool,
    ///
    pub bought_fame: bool,
    /// goods have been exchanged 1 for 1.
    pub bazaar: bool,
    /// SF-TRADE-11
    pub offers: u8,
    pub replies: [u8; MAX_SEATS],
    pub balls: Option<(Ball, Ball)>,
    /// Base speed (SF-SHAKE-3, SF-ENC-2).
    pub base: u8,
    /// What encounters did to the speed.
    pub modifier: i8,
    /// The ship that moved last (SF-FLY-10).
    pub flying: Option<Transporter>,
    /// Encounter cards drawn.
    pub encounters: u8,
}

/// What everybody at the table knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Public {
    pub terms: Terms,
    pub seats: u8,
    /// What the rules are in the middle of; at most one question lies above it.
    pub frames: Frames<Phase, 1>,
    pub round: u16,
    /// SF-SETUP-17: who begins each round, and what everybody rolled last for it.
    pub first: Seat,
    pub first_rolls: [u8; MAX_SEATS],
    /// Whose turn it is.
    pub active: Seat,
    /// Who has yet to answer where several are asked at once.
    pub waiting: SeatSet,
    pub left: SeatSet,
    pub players: [Player; MAX_SEATS],
    pub sites: Rows<Option<Colony>, { Site::COUNT }>,
    /// Planets whose chip lies face up.
    pub open: PlanetSet,
    /// Who lives at each base (SF-VAR-8).
    pub peoples: [People; Base::COUNT],
    /// By base, dock 1 first (SF-TRADEBASE-1).
    pub posts: [[Option<Seat>; Base::DOCKS]; Base::COUNT],
    /// Who holds the friendship chip of each base.
    pub chips: [Option<Seat>; Base::COUNT],
    pub bank: Cards,
    /// Cards in the supply deck.
    pub supply: u8,
    /// White chips not yet on the board. Their order is drawn when one is needed (SF-SETUP-10).
    pub reserve: ChipSet,
    /// Encounter cards that have not been read since the last renewal, the one being read included.
    pub unread: EncounterSet,
    pub discard: EncounterSet,
    /// Wear and tear that joins the discard after the next card (SF-ENC-17).
    pub aside: EncounterSet,
    pub turn: Turn,
    pub market: Market,
    pub meeting: Option<Meeting>,
    /// SF-LIMIT-2: full rounds in which nobody rose, and whether somebody has in this one.
    pub idle: u8,
    pub risen: bool,
    /// For the end of the game.
    pub record: Record,
    /// SF-LESSON-1: the stage of a guided first game that is open, from 0; it only grows.
    pub stage: u8,
}

/// What nobody, or not everybody, knows. (SF-Z13)
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Secret {
    pub hands: [Cards; MAX_SEATS],
    /// The supply deck as a bag: cards are drawn when they are needed, so there is no order to leak.
    pub supply: Cards,
    /// Sealed discards (SF-SEVEN-2).
    pub discards: [Option<Cards>; MAX_SEATS],
    /// The chip on each planet.
    pub chips: Rows<Option<Chip>, { Planet::COUNT }>,
    /// The encounter card being read.
    pub card: Option<Encounter>,
    /// The last card taken at random from each hand this turn: known to both sides (SF-SEVEN-5).
    pub taken: [Option<Theft>; MAX_SEATS],
}

/// A card taken at random.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Theft {
    pub by: Seat,
    pub card: Resource,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub public: Public,
    pub secret: Secret,
}

impl State {
    /// The box before anything is dealt.
    pub(crate) fn fresh(terms: Terms, seats: u8) -> State {
        let public = Public {
            terms,
            seats,
            frames: Frames::new(Phase::SetUp),
            round: 0,
            first: Seat(0),
            first_rolls: [0; MAX_SEATS],
            active: Seat(0),
            waiting: SeatSet::empty(),
            left: SeatSet::empty(),
            players: [Player::fresh(); MAX_SEATS],
            sites: Rows::default(),
            open: PlanetSet::NONE,
            peoples: People::ALL,
            posts: [[None; Base::DOCKS]; Base::COUNT],
            chips: [None; Base::COUNT],
            bank: Cards::NONE,
            supply: 0,
            reserve: ChipClass::White.chips().collect(),
            // SF-SETUP-16
            unread: Encounter::all().collect(),
            discard: EncounterSet::NONE,
            aside: EncounterSet::NONE,
            turn: Turn::default(),
            market: Market::default(),
            meeting: None,
            idle: 0,
            risen: false,
            record: Record::fresh(),
            stage: 0,
        };
        State { public, secret: Secret::default() }
    }

    #[inline]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.secret.hands[seat.index()]
    }

    /// The chip of a planet, as far as `seat` knows it.
    #[inline]
    pub fn known_chip(&self, seat: Seat, planet: Planet) -> Option<Chip> {
        self.secret.chips.0[planet.index()].filter(|_| self.public.knows(seat, planet))
    }
}
