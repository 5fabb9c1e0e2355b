//! The 40 planet chits (2.8). Chits of one face cannot be told apart, so a chit here is a face, with how many there are.
//!
//! Rules held here beside those that are named below: B11a, B11b, T-CHITS.

use super::Substar;

orrery_kit::named! {
    /// Chits lie face down in three stacks.
    pub enum Stack {
        YellowAir = "yellow-air",
        RedAir = "red-air",
        Water = "water",
    }
}

orrery_kit::named! {
    /// What stands on a water chit beside its drops. It means something only with its sub-star (I1c).
    pub enum Mark {
        Moon = "moon",
        CarbonPlanet = "carbon-planet",
        Phoenix = "phoenix",
        Siren = "siren",
        DiamondCore = "diamond-core",
        IronRain = "iron-rain",
    }
}

impl Mark {
    pub const fn substar(self) -> Substar {
        match self {
            Mark::Moon | Mark::Siren => Substar::GasGiant,
            Mark::CarbonPlanet | Mark::IronRain => Substar::BrownDwarf,
            Mark::Phoenix | Mark::DiamondCore => Substar::WhiteDwarf,
        }
    }

    /// A find rather than a world.
    pub const fn is_magnifier(self) -> bool {
        matches!(self, Mark::Siren | Mark::DiamondCore | Mark::IronRain)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    NoGoldilocks,
    /// Needs nothing, and hydration counts as at least 2.
    Living,
    /// The right stuff that is needed.
    Air {
        goo: u8,
        nuggets: u8,
    },
    Water {
        mark: Option<Mark>,
        drops: u8,
    },
}

orrery_kit::numbered! {
    /// A face by its number, stack by stack.
    Chit(u8) of 25 by id
}

orrery_kit::columns! {
    Chit:
    /// The stack and what is on it, such as `yellow-1-0` or `water-moon-2`.
    id: &'static str,
    stack: Stack,
    face: Face,
    copies: u8,
}

const fn air(goo: u8, nuggets: u8) -> Face {
    Face::Air { goo, nuggets }
}

const fn water(id: &'static str, mark: Mark, drops: u8, copies: u8) -> Row {
    row(id, Stack::Water, Face::Water { mark: Some(mark), drops }, copies)
}

static ROWS: [Row; Chit::COUNT] = [
    row("yellow-none", Stack::YellowAir, Face::NoGoldilocks, 4),
    row("yellow-living", Stack::YellowAir, Face::Living, 1),
    row("yellow-1-0", Stack::YellowAir, air(1, 0), 1),
    row("yellow-0-1", Stack::YellowAir, air(0, 1), 1),
    row("yellow-1-1", Stack::YellowAir, air(1, 1), 1),
    row("yellow-2-0", Stack::YellowAir, air(2, 0), 1),
    row("red-none", Stack::RedAir, Face::NoGoldilocks, 4),
    row("red-living", Stack::RedAir, Face::Living, 1),
    row("red-1-0", Stack::RedAir, air(1, 0), 1),
    row("red-1-1", Stack::RedAir, air(1, 1), 1),
    row("red-2-0", Stack::RedAir, air(2, 0), 1),
    water("water-moon-0", Mark::Moon, 0, 4),
    water("water-moon-1", Mark::Moon, 1, 4),
    water("water-moon-2", Mark::Moon, 2, 2),
    water("water-moon-3", Mark::Moon, 3, 1),
    water("water-carbon-0", Mark::CarbonPlanet, 0, 1),
    water("water-carbon-1", Mark::CarbonPlanet, 1, 2),
    water("water-phoenix-1", Mark::Phoenix, 1, 2),
    water("water-phoenix-2", Mark::Phoenix, 2, 1),
    water("water-siren-2", Mark::Siren, 2, 1),
    water("water-diamond-0", Mark::DiamondCore, 0, 1),
    water("water-diamond-1", Mark::DiamondCore, 1, 1),
    water("water-iron-0", Mark::IronRain, 0, 1),
    water("water-iron-1", Mark::IronRain, 1, 1),
    row("water-none-3", Stack::Water, Face::Water { mark: None, drops: 3 }, 1),
];

/// Where the faces of each stack begin, and behind the last one where they end.
const SPANS: [u8; Stack::COUNT + 1] = {
    let (mut spans, mut chit) = ([0; Stack::COUNT + 1], 0);
    while chit < ROWS.len() {
        spans[ROWS[chit].stack.index() + 1] = chit as u8 + 1;
        chit += 1;
    }
    spans
};

impl Stack {
    pub fn chits(self) -> impl Iterator<Item = Chit> {
        (SPANS[self.index()]..SPANS[self.index() + 1]).map(Chit)
    }
}
