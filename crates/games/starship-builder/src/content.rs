//! What is printed on the patent cards: kinds, supports and figures. The rules that read them live elsewhere. R43: the
//! cards' ability texts are left out, as nothing is played after the assembly.

mod table;

use serde::{Deserialize, Serialize};

use crate::cards::{Card, Cards};
use crate::numbers::Fuel;

/// The six decks (iI1.1), in the order of the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Kind {
    #[serde(rename = "TH")]
    Thruster,
    #[serde(rename = "RO")]
    Robonaut,
    #[serde(rename = "RF")]
    Refinery,
    #[serde(rename = "RE")]
    Reactor,
    #[serde(rename = "GE")]
    Generator,
    #[serde(rename = "RA")]
    Radiator,
}

impl Kind {
    pub const ALL: [Kind; 6] =
        [Kind::Thruster, Kind::Robonaut, Kind::Refinery, Kind::Reactor, Kind::Generator, Kind::Radiator];

    /// The kinds a ship has exactly one of (iI-J1.1).
    pub const MAIN: [Kind; 3] = [Kind::Thruster, Kind::Robonaut, Kind::Refinery];

    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn is_main(self) -> bool {
        (self as usize) < 3
    }

    /// The two letters that begin the ids of its cards.
    pub const fn code(self) -> &'static str {
        ["TH", "RO", "RF", "RE", "GE", "RA"][self as usize]
    }

    pub fn of_code(code: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.code() == code)
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
        [12, 12, 12, 12, 17, 12][self as usize]
    }

    /// The index of its first card.
    pub(crate) const fn start(self) -> u8 {
        [0, 12, 24, 36, 48, 65][self as usize]
    }

    /// All cards of its deck.
    pub const fn cards(self) -> Cards {
        Cards::run(self.start(), self.deck_size())
    }
}

/// What a reactor (X trap, W wave, B burst) or a generator (P pulse, E electric) gives to other cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Support {
    X,
    W,
    B,
    P,
    E,
}

impl Support {
    pub const ALL: [Support; 5] = [Support::X, Support::W, Support::B, Support::P, Support::E];

    pub const fn name(self) -> &'static str {
        ["support-X", "support-W", "support-B", "support-P", "support-E"][self as usize]
    }

    pub const fn set(self) -> Supports {
        Supports(1 << self as u8)
    }
}

/// A small set of supports: what a card gives, or the alternatives one of which it needs (iI-J2.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Supports(pub(crate) u8);

impl Supports {
    pub const NONE: Supports = Supports(0);

    pub const fn or(self, other: Supports) -> Supports {
        Supports(self.0 | other.0)
    }

    pub const fn meets(self, other: Supports) -> bool {
        self.0 & other.0 != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn contains(self, support: Support) -> bool {
        self.meets(support.set())
    }

    pub fn without(self, other: Supports) -> Supports {
        Supports(self.0 & !other.0)
    }

    pub fn both(self, other: Supports) -> Supports {
        Supports(self.0 & other.0)
    }

    pub fn iter(self) -> impl Iterator<Item = Support> {
        Support::ALL.into_iter().filter(move |support| self.contains(*support))
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
    pub spectral: char,
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
}

impl CardDef {
    const fn new(kind: Kind, id: &'static str, name: &'static str, spectral: char, mass: u8, rad: u8) -> Self {
        let side = Side { mass, rad, cools: 0 };
        CardDef {
            id,
            name,
            kind,
            spectral,
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
        }
    }

    const fn drives(mut self, thrust: i8, fuel: u16) -> Self {
        self.thrust = thrust;
        self.fuel = Fuel::whole(fuel);
        self
    }

    const fn gives(mut self, gives: Supports, thrust: i8, factor: Fuel) -> Self {
        self.gives = gives;
        self.thrust = thrust;
        self.fuel = factor;
        self
    }

    const fn needs(mut self, needs: Supports) -> Self {
        self.needs = needs;
        self
    }

    const fn therms(mut self, therms: u8) -> Self {
        self.therms = therms;
        self
    }

    const fn isru(mut self, isru: u8) -> Self {
        self.isru = isru;
        self
    }

    const fn solar(mut self) -> Self {
        self.solar = true;
        self
    }

    const fn platform(mut self, platform: Platform) -> Self {
        self.platform = Some(platform);
        self
    }

    const fn triangle(mut self, thrust: u8, fuel: u8) -> Self {
        self.triangle = Some((thrust, fuel));
        self
    }

    const fn cools(mut self, cools: u8) -> Self {
        self.light.cools = cools;
        self
    }

    const fn heavy(mut self, mass: u8, rad: u8, cools: u8) -> Self {
        self.heavy = Side { mass, rad, cools };
        self
    }

    /// The side in use.
    pub const fn side(&self, heavy: bool) -> Side {
        if heavy { self.heavy } else { self.light }
    }
}

impl Card {
    /// What is printed on it.
    #[inline]
    pub fn def(self) -> &'static CardDef {
        &table::CARDS[self.index()]
    }
}

/// All 77 cards, in the order of their indexes.
pub fn all() -> &'static [CardDef; Card::COUNT as usize] {
    &table::CARDS
}
