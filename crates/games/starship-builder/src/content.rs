//! What is printed on the patent cards: kinds, supports and figures. The rules that read them live elsewhere. R43: the
//! cards' ability texts are left out, as nothing is played after the assembly.

use patent::{Stmt, Verb};

use crate::cards::{Card, Cards};
use crate::numbers::Fuel;

orrery_kit::named! {
    /// The six decks (iI1.1), in the order of the tables, by the two letters that begin the ids of their cards.
    pub enum Kind {
        #[serde(rename = "TH")]
        Thruster = "TH",
        #[serde(rename = "RO")]
        Robonaut = "RO",
        #[serde(rename = "RF")]
        Refinery = "RF",
        #[serde(rename = "RE")]
        Reactor = "RE",
        #[serde(rename = "GE")]
        Generator = "GE",
        #[serde(rename = "RA")]
        Radiator = "RA",
    }
}

impl Kind {
    /// The kinds a ship has exactly one of (iI-J1.1).
    pub const MAIN: [Kind; 3] = [Kind::Thruster, Kind::Robonaut, Kind::Refinery];

    pub const fn is_main(self) -> bool {
        (self as usize) < 3
    }

    /// The kind with the least key, the first of equals.
    pub fn least<K: Ord>(key: impl Fn(Kind) -> K) -> Kind {
        let [first, rest @ ..] = Kind::ALL;
        let less = |(least, at), kind| {
            let key = key(kind);
            if key < least { (key, kind) } else { (least, at) }
        };
        rest.into_iter().fold((key(first), first), less).1
    }

    /// The message that names one such card.
    pub const fn name(self) -> &'static str {
        ["kind-TH", "kind-RO", "kind-RF", "kind-RE", "kind-GE", "kind-RA"][self as usize]
    }

    /// The message that names such cards in the plural.
    pub const fn names(self) -> &'static str {
        ["kinds-TH", "kinds-RO", "kinds-RF", "kinds-RE", "kinds-GE", "kinds-RA"][self as usize]
    }

    pub const fn deck_size(self) -> u8 {
        self.cards().len() as u8
    }

    /// All cards of its deck.
    #[inline]
    pub const fn cards(self) -> Cards {
        DECKS[self as usize]
    }
}

const DECKS: [Cards; Kind::COUNT] = {
    let mut decks = [Cards::NONE; Kind::COUNT];
    let mut card = 0;
    while card < Card::COUNT {
        if let (Some(which), kind) = (Card::nth(card), CARDS[card].kind as usize) {
            decks[kind] = decks[kind].with(which);
        }
        card += 1;
    }
    decks
};

orrery_kit::named! {
    /// What a reactor (X trap, W wave, B burst) or a generator (P pulse, E electric) gives to other cards.
    pub enum Support {
        X = "support-X",
        W = "support-W",
        B = "support-B",
        P = "support-P",
        E = "support-E",
    }
}

impl Support {
    pub const fn set(self) -> Supports {
        Supports::NONE.with(self)
    }
}

orrery_kit::set! {
    /// What a card gives, or the alternatives one of which it needs (iI-J2.1).
    Supports of Support
}

impl Supports {
    pub const fn meets(self, other: Supports) -> bool {
        !self.and(other).is_empty()
    }

    /// Its number among the 32 sets.
    pub fn number(self) -> usize {
        self.iter().map(|support| 1 << support.index()).sum()
    }
}

/// The figures that depend on which side of a radiator is used (iI-J4.2). Other cards have two equal sides that
/// cool nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Side {
    pub mass: u8,
    pub rad: u8,
    pub cools: u8,
}

/// What a robonaut works from. Printed on the card, used by no rule here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Platform {
    Raygun,
    Buggy,
    Missile,
}

/// One patent card, white side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardDef {
    pub id: &'static str,
    /// The message that names it.
    pub name: &'static str,
    pub kind: Kind,
    pub spectral: &'static str,
    pub light: Side,
    pub heavy: Side,
    pub needs: Supports,
    /// The cooling it needs.
    pub therms: u8,
    pub gives: Supports,
    /// The thruster's own thrust, or what a support adds to it.
    pub thrust: i8,
    /// The thruster's own fuel consumption, or the factor of a support.
    pub fuel: Fuel,
    pub isru: u8,
    /// Counts as at Earth distance: no change.
    pub solar: bool,
    pub platform: Option<Platform>,
    /// A missile robonaut's own thrust and fuel consumption. R42: it does not replace a thruster.
    pub triangle: Option<(u8, u8)>,
    /// In how many of a hundred good ships built from hands with this card it was used.
    pub(crate) used: u8,
}

impl CardDef {
    const fn of(card: &patent::Card) -> Self {
        let side = Side { mass: card.mass, rad: card.rad, cools: 0 };
        let mut def = CardDef {
            id: card.id,
            name: card.name,
            kind: card.kind,
            spectral: card.spectral,
            light: side,
            heavy: side,
            needs: Supports::NONE,
            therms: 0,
            gives: Supports::NONE,
            thrust: 0,
            fuel: Fuel::WHOLE,
            isru: 0,
            solar: false,
            platform: None,
            triangle: None,
            used: card.used,
        };
        let mut place = 0;
        while let Some(stmt) = card.program.at(0, place) {
            if let Stmt::Do(figure) = stmt {
                def = def.with(*figure);
            }
            place += 1;
        }
        def
    }

    const fn with(mut self, figure: Verb) -> Self {
        match figure {
            Verb::Drives(thrust, fuel) => (self.thrust, self.fuel) = (thrust as i8, Fuel::whole(fuel as u16)),
            Verb::Isru(isru) => self.isru = isru,
            Verb::Platform(platform) => self.platform = Some(platform),
            Verb::Triangle(thrust, fuel) => self.triangle = Some((thrust, fuel)),
            Verb::Gives(support) => self.gives = self.gives.with(support),
            Verb::Adds(thrust) => self.thrust = thrust,
            Verb::Halves => self.fuel = Fuel::HALF,
            Verb::Quarters => self.fuel = Fuel::QUARTER,
            Verb::RunsOn(support) => self.needs = self.needs.with(support),
            Verb::Therms(therms) => self.therms = therms,
            Verb::Solar => self.solar = true,
            Verb::Cools(cools) => self.light.cools = cools,
            Verb::Heavy(mass, rad, cools) => self.heavy = Side { mass, rad, cools },
        }
        self
    }

    /// The side in use.
    pub const fn side(&self, heavy: bool) -> Side {
        if heavy { self.heavy } else { self.light }
    }
}

/// What is printed on the cards, as it was read from the content files.
mod patent {
    use super::{Kind, Platform, Support};

    include!(concat!(env!("OUT_DIR"), "/patents.rs"));
}

const CARDS: [CardDef; Card::COUNT] = {
    let mut cards = [CardDef::of(&patent::CARDS[0]); Card::COUNT];
    let mut card = 0;
    while card < Card::COUNT {
        cards[card] = CardDef::of(&patent::CARDS[card]);
        card += 1;
    }
    cards
};

/// All cards, in the order of their indexes.
pub fn all() -> &'static [CardDef; Card::COUNT] {
    static ALL: [CardDef; Card::COUNT] = CARDS;
    &ALL
}

pub const PATENTS: usize = patent::CARDS.len();

impl Card {
    /// What is printed on it.
    #[inline]
    pub fn def(self) -> &'static CardDef {
        &all()[self.index()]
    }
}
