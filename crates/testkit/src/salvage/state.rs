//! The whole truth of a table: what everybody knows, and what is hidden, apart by type.

use orrery_core::{Frames, Seat, SeatSet, Setup};
use orrery_kit::fx::{At, BlockId, Holds};
use orrery_kit::{Bag, Ballots, Deal, Sealed, Window};
use serde::{Deserialize, Serialize};

use super::Salvage;
use super::content;
use super::content::wreck::{self, Program};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Card {
    /// Spoils a salvage.
    Jammer,
    /// A point at the end.
    Relic,
    Scrap,
}

impl Card {
    pub fn name(self) -> &'static str {
        match self {
            Card::Jammer => "jammer",
            Card::Relic => "relic",
            Card::Scrap => "scrap",
        }
    }
}

/// Credits and fuel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stock {
    pub credits: u32,
    pub fuel: u32,
}

impl Stock {
    pub fn covers(self, cost: Stock) -> bool {
        self.credits >= cost.credits && self.fuel >= cost.fuel
    }

    pub fn sum(self) -> u32 {
        self.credits.saturating_add(self.fuel)
    }

    /// Fuel beyond the tank is lost.
    pub fn gain(&mut self, more: Stock) {
        self.credits += more.credits;
        self.fuel = (self.fuel + more.fuel).min(content::TANK);
    }

    pub fn pay(&mut self, cost: Stock) {
        self.credits = self.credits.saturating_sub(cost.credits);
        self.fuel = self.fuel.saturating_sub(cost.fuel);
    }
}

/// What everybody knows of a captain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Captain {
    pub stock: Stock,
    pub points: u32,
    /// Where the two ships are.
    pub ships: [u8; 2],
}

/// What the rules are in the middle of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Frame {
    /// The next wreck is to be found.
    Between,
    /// Everybody at once, in secret; trades lie beside it.
    Auction { deals: Vec<Deal<Stock>>, offered: SeatSet },
    /// These captains have bid the same.
    Vote { tied: Vec<(Seat, Stock)> },
    /// The wreck is won; a ship has or has not been chosen.
    Claim { seat: Seat, price: Stock, ship: Option<u8> },
    /// In order, each may jam the winner's claim below.
    Jam { winner: Seat, window: Window },
    /// The effect of the wreck, or a part of it.
    Effect(At),
    /// These may react to it; the first who does goes through this block.
    React { block: BlockId, window: Window },
    /// Another captain is to be named.
    Aid { seat: Seat },
}

impl Frame {
    /// The captain without whom this cannot go on.
    pub fn owner(&self) -> Option<Seat> {
        match self {
            Frame::Between | Frame::Auction { .. } | Frame::Vote { .. } | Frame::React { .. } => None,
            Frame::Claim { seat, .. } | Frame::Aid { seat } => Some(*seat),
            Frame::Effect(at) => Some(at.actor),
            Frame::Jam { winner, .. } => Some(*winner),
        }
    }
}

impl Holds for Frame {
    fn of(at: At) -> Self {
        Frame::Effect(at)
    }

    fn at(&self) -> Option<At> {
        if let Frame::Effect(at) = self { Some(*at) } else { None }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wreck {
    pub kind: u8,
    pub place: u8,
}

/// What everybody at the table knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Public {
    pub captains: Vec<Captain>,
    pub present: SeatSet,
    pub air: u32,
    pub wrecks_left: u32,
    pub wreck: Option<Wreck>,
    pub frames: Frames<Frame, 4>,
    /// The last search of a wreck.
    pub die: Option<u8>,
    /// Jammers played; they do not come back.
    pub spent: Vec<Card>,
    /// The hands lie open: the game is over.
    pub shown: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub public: Public,
    pub hands: Vec<Vec<Card>>,
    pub bag: Bag<Card>,
    pub bids: Sealed<Stock>,
    pub votes: Ballots<Seat>,
}

impl State {
    pub fn begin(setup: &Setup) -> Self {
        let number = |option| setup.value(option).parse().unwrap_or(1);
        let left = setup.legacy::<Salvage>().unwrap_or_default();
        let captain = |seat: Seat| {
            let kept = left.get(seat.index()).copied().unwrap_or(0);
            let stock = Stock { credits: content::START.credits + u32::from(kept), ..content::START };
            Captain { stock, points: 0, ships: content::DOCKS }
        };
        let public = Public {
            captains: Seat::all(setup.seats).map(captain).collect(),
            present: SeatSet::all(setup.seats),
            air: number(&content::AIR),
            wrecks_left: number(&content::WRECKS),
            wreck: None,
            frames: Frames::new(Frame::Between),
            die: None,
            spent: Vec::new(),
            shown: false,
        };
        let bag = content::CARDS.iter().flat_map(|(card, count)| (0..*count).map(|_| *card)).collect();
        let hands = vec![Vec::new(); usize::from(setup.seats)];
        State { public, hands, bag, bids: Sealed::default(), votes: Ballots::default() }
    }

    pub fn hand(&self, seat: Seat) -> &[Card] {
        &self.hands[seat.index()]
    }

    /// How many cards a captain holds too many.
    pub fn surplus(&self, seat: Seat) -> usize {
        self.hand(seat).len().saturating_sub(content::HAND)
    }
}

impl Public {
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.captains.len() as u8)
    }

    pub fn captain(&self, seat: Seat) -> &Captain {
        &self.captains[seat.index()]
    }

    pub fn stock(&self, seat: Seat) -> Stock {
        self.captain(seat).stock
    }

    /// What the wreck does to whoever salvages it.
    pub fn effect(&self) -> Option<Program> {
        self.wreck.map(|wreck| wreck::CARDS[usize::from(wreck.kind)].program)
    }

    /// The fuel `ship` of `seat` needs to the wreck.
    pub fn way(&self, seat: Seat, ship: u8) -> Option<u32> {
        let from = *self.captain(seat).ships.get(usize::from(ship))?;
        content::MAP.distance(from, self.wreck?.place)
    }

    pub fn can_reach(&self, seat: Seat, ship: u8) -> bool {
        self.way(seat, ship).is_some_and(|need| need <= self.stock(seat).fuel)
    }
}
