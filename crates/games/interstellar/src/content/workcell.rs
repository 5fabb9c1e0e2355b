//! The 45 workcells as `content/workcells.fx` has them (2.9): what is printed on each, and what a success does.
//!
//! Rules held here beside those that are named below: B2b, B2d, B2g, B6e, B6f, H2i, K-Earthware, K-Neutron-Sensitive,
//! K-Workcell.

use super::{Blueprint, Printing, Reality, Shape};

orrery_kit::numbered! {
    /// A card by its number, section by section.
    Workcell(u8) of { effect::COUNT } by id
}

orrery_kit::set! { Workcells of Workcell }

orrery_kit::named! {
    /// B2a: it has no effect of its own.
    pub enum Subtitle {
        Selfish = "selfish",
        Shield = "shield",
        Parental = "parental",
        EarthData = "earth-data",
        Exodus = "exodus",
        StressRelief = "stress-relief",
        Terraform = "terraform",
        Pod = "pod",
        JumpStart = "jump-start",
        PlasmaRisk = "plasma-risk",
        Research = "research",
    }
}

/// What the receiving mat must have when the card is researched (G1a, G1b).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Research {
    Nothing,
    /// A reckless experiment (E6).
    Nugget,
    Shape(Shape),
}

/// Shapes as the cards call them.
#[allow(non_upper_case_globals)]
impl Research {
    const Triangle: Research = Research::Shape(Shape::Triangle);
    const Battery: Research = Research::Shape(Shape::Battery);
    const Jar: Research = Research::Shape(Shape::Jar);
    const Heart: Research = Research::Shape(Shape::Heart);
    const Hexagon: Research = Research::Shape(Shape::Hexagon);
}

orrery_kit::named! {
    pub enum Icon {
        /// B2c: a Cyborg that rolls a 6 dies.
        Risky = "risky",
        /// B2e: a dome may be put on the card.
        Earthware = "earthware",
        /// B2f: Neutrons discard the card.
        Atom = "atom",
    }
}

orrery_kit::set! { Icons of Icon }

/// Icons as the cards call them.
#[allow(non_upper_case_globals)]
impl Icons {
    const Plain: Icons = Icons::NONE;
    const Risky: Icons = Icons::NONE.with(Icon::Risky);
    const Earthware: Icons = Icons::NONE.with(Icon::Earthware);
    const Atom: Icons = Icons::NONE.with(Icon::Atom);
    const EarthwareAtom: Icons = Icons::Earthware.with(Icon::Atom);
}

orrery_kit::named! {
    /// What must hold when a card's turn comes, or it is not rolled (D3-2). It belongs to the roll, not to the effect:
    /// a success flips the very nugget that was asked for (E6-1).
    pub enum Condition {
        Always = "always",
        /// An unflipped one outside the Cosmos.
        Nugget = "nugget",
        Lit = "lit",
        Unlit = "unlit",
        /// A Worker in the Ignition cell.
        Ignition = "ignition",
        /// A Star in bailout range.
        StarNear = "star-near",
        /// In Orbit, with an explored existing Goldilocks here whose hydration is below 2.
        OrbitDry = "orbit-dry",
        /// In a Star space with an explored existing Goldilocks.
        Goldilocks = "goldilocks",
        /// One or more nuggets at the bow.
        Bow = "bow",
        ChargeVelocity = "charge-velocity",
        ChargeFour = "charge-four",
    }
}

impl Condition {
    /// The least charge it asks for at this velocity.
    pub const fn charge(self, velocity: u8) -> Option<u8> {
        match self {
            Condition::ChargeVelocity => Some(velocity + 2),
            Condition::ChargeFour => Some(4),
            _ => None,
        }
    }
}

orrery_kit::named! {
    /// Whose Stress changes.
    pub enum Relieved {
        /// The Chief Engineer's Ideology.
        Ce = "ce",
        EachAwake = "each-awake",
        EachOnCard = "each-on-card",
        /// So much in all, divided by the Chief Engineer.
        Split = "split",
        /// One other, picked.
        Other = "other",
    }
}

orrery_kit::named! {
    /// What a Goldilocks needs to be habitable.
    pub enum RightStuff {
        Goo = "goo",
        Nugget = "nugget",
    }
}

/// The cards as they were read from the content files: for every card its `id`, `EN1` to `WA9`, its `name`, which is the
/// message that names it, its `section`, its `subtitle`, what it takes to `research` it, its `icons`, its points `vp_x` and
/// `vp_o`, what must hold `to_use` it, what the second printing asks for besides, `also`, and its `program`. The same message with `-text` says what it does.
pub mod effect {
    use super::{Condition, Icons, Relieved, Research, RightStuff, Subtitle, Workcell};
    use crate::content::{Blueprint, MedalClass};

    include!(concat!(env!("OUT_DIR"), "/workcells.rs"));
}

impl Workcell {
    pub const fn shape(self) -> Shape {
        self.section().shape()
    }

    pub const fn vp(self, reality: Reality) -> u8 {
        match reality {
            Reality::X => self.vp_x(),
            Reality::O => self.vp_o(),
        }
    }

    /// The goo-spread number (2.14).
    pub const fn sum(self) -> u8 {
        self.vp_x() + self.vp_o()
    }

    /// All that must hold when the card's turn comes.
    pub fn conditions(self, printing: Printing) -> impl Iterator<Item = Condition> {
        let also = (printing == Printing::Second).then(|| self.also());
        self.to_use().iter().copied().chain(also).filter(|needed| *needed != Condition::Always)
    }

    /// E6-1
    pub const fn is_experiment(self) -> bool {
        matches!(self.research(), Research::Nugget)
    }
}

/// The cards by colour.
const DECKS: [Workcells; Blueprint::COUNT] = {
    let mut decks = [Workcells::NONE; Blueprint::COUNT];
    let mut number = 0;
    while let Some(card) = Workcell::nth(number) {
        let deck = &mut decks[card.section().index()];
        *deck = deck.with(card);
        number += 1;
    }
    decks
};

impl Blueprint {
    /// The cards of its colour.
    pub const fn cards(self) -> Workcells {
        DECKS[self.index()]
    }

    pub fn workcells(self) -> impl Iterator<Item = Workcell> {
        self.cards().iter()
    }
}
