//! Decks and bags. What has no known order is a set or a number of each kind; it is drawn from when a card must appear.

use orrery_kit::{Blank, Few, Rows};
use serde::{Deserialize, Serialize};

use crate::content::{Crew, Discovery, Event, Type, Wound};

orrery_kit::set! { Events of Event }
orrery_kit::set! { People of Crew }

orrery_kit::named! {
    /// The lead tokens (2.8): a value, and what comes with it.
    pub enum Lead {
        ZeroCard = "0-card",
        ZeroChargeRecycle = "0-charge-recycle",
        One = "1",
        OneCard = "1-card",
        OneCharge = "1-charge",
        OneRecycle = "1-recycle",
        Two = "2",
        TwoRecycle = "2-recycle",
        Three = "3",
        ThreeRecycle = "3-recycle",
    }
}

impl Blank for Lead {
    const BLANK: Lead = Lead::One;
}

impl Lead {
    pub const fn value(self) -> u8 {
        [0, 0, 1, 1, 1, 1, 2, 2, 3, 3][self as usize]
    }

    /// 2.8: how many there are.
    pub const fn copies(self) -> u8 {
        [2, 1, 3, 2, 2, 1, 4, 2, 2, 1][self as usize]
    }

    pub const fn gives_card(self) -> bool {
        matches!(self, Lead::ZeroCard | Lead::OneCard)
    }

    pub const fn gives_charge(self) -> bool {
        matches!(self, Lead::ZeroChargeRecycle | Lead::OneCharge)
    }

    /// VG-LEAD-3: it goes back into the bag.
    pub const fn recycles(self) -> bool {
        matches!(self, Lead::ZeroChargeRecycle | Lead::OneRecycle | Lead::TwoRecycle | Lead::ThreeRecycle)
    }
}

/// So many of each lead.
pub type Leads = Rows<u8, { Lead::COUNT }>;

/// The values of leads together.
pub fn value(leads: &Leads) -> u8 {
    Lead::ALL.iter().map(|lead| leads.0[lead.index()] * lead.value()).sum()
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decks {
    /// Crew whom nobody has drawn yet.
    pub recruits: People,
    pub events: Events,
    /// Events that were looked at and put back, the next one last (VG-FX-29).
    pub known_events: Few<Event, 4>,
    pub discarded_events: Events,
    /// Shuffled discoveries, and those put under their decks, the next one first (VG-DISC-6).
    pub discoveries: Rows<u8, { Discovery::COUNT }>,
    pub under: Few<Discovery, 65>,
    pub bag: Leads,
    /// Leads that lie on each deck.
    pub leads: [Leads; Type::COUNT],
    /// Wound cards that are left (C18).
    pub wounds: Rows<u8, { Wound::COUNT }>,
}

impl Decks {
    pub fn new() -> Decks {
        Decks {
            recruits: Crew::all().collect(),
            events: Events::NONE,
            known_events: Few::NONE,
            discarded_events: Events::NONE,
            discoveries: Rows(std::array::from_fn(|at| Discovery(at as u8).copies())),
            under: Few::NONE,
            bag: Rows(Lead::ALL.map(Lead::copies)),
            leads: [Leads::default(); Type::COUNT],
            wounds: Rows(std::array::from_fn(|at| Wound(at as u8).copies())),
        }
    }

    /// How many cards a discovery deck has.
    pub fn discoveries_left(&self, of: Type) -> u8 {
        let shuffled = Discovery::all().filter(|card| card.of() == of).map(|card| self.discoveries.0[card.index()]);
        shuffled.sum::<u8>() + self.under.iter().filter(|card| card.of() == of).count() as u8
    }
}

impl Default for Decks {
    fn default() -> Self {
        Decks::new()
    }
}
