//! What is printed on the patent cards: kinds, supports and figures. The rules that read them live elsewhere. R43: the
//! cards' ability texts are left out, as nothing is played after the assembly.

mod table;

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
        [12, 12, 12, 12, 17, 12][self as usize]
    }

    /// The index of its first card.
    pub(crate) const fn start(self) -> u8 {
        [0, 12, 24, 36, 48, 65][self as usize]
    }

    /// All cards of its deck.
    #[inline]
    pub const fn cards(self) -> Cards {
        DECKS[self as usize]
    }
}

const DECKS: [Cards; Kind::COUNT] = {
    let mut decks = [Cards::NONE; Kind::COUNT];
    let mut kind = 0;
    while kind < Kind::COUNT {
        decks[kind] = Cards::run(Kind::ALL[kind].start(), Kind::ALL[kind].deck_size());
        kind += 1;
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
pub fn all() -> &'static [CardDef; Card::COUNT] {
    &table::CARDS
}
