//! Section dice: their faces, the order in which a section gets them, and the slots for them (2.3 to 2.5).

use super::{Colour, Icon, Section};

/// What one face shows: one icon or two.
pub type Face = &'static [Icon];

/// What a die is good for (2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Base,
    Specialised(Icon),
    Universal,
    Expert,
    Wild,
}

use Colour::{B, G, R};
use Icon::{ACC, BAS, BIO, CON, DEF, EXP, GAT, PHY, SCI, TEC, VAN, XEN};
use Kind::{Base, Expert, Specialised, Universal, Wild};

/// The six faces of a die; the first tells it apart.
pub const fn faces(colour: Colour, kind: Kind) -> [Face; 6] {
    match kind {
        Base => [&[BAS], &[BAS], &[BAS], &[BAS], &[VAN], &[ACC]],
        Wild => [&[VAN], &[VAN], &[VAN], &[ACC], &[ACC], &[ACC]],
        Specialised(icon) => {
            let face = single(icon);
            [face, face, face, &[BAS], &[VAN], &[ACC]]
        }
        Universal => {
            let [first, second, third] = pairs(colour);
            [first, second, third, &[BAS], &[BAS], &[VAN]]
        }
        Expert => {
            let [first, second, third] = doubles(colour);
            [first, second, third, &[BAS], &[VAN], &[VAN]]
        }
    }
}

const fn single(icon: Icon) -> Face {
    const SINGLE: [Face; Icon::COUNT] =
        [&[PHY], &[GAT], &[DEF], &[EXP], &[BIO], &[XEN], &[CON], &[SCI], &[TEC], &[BAS], &[VAN], &[ACC]];
    SINGLE[icon.index()]
}

const fn pairs(colour: Colour) -> [Face; 3] {
    match colour {
        R => [&[PHY, GAT], &[GAT, DEF], &[PHY, DEF]],
        G => [&[EXP, BIO], &[BIO, XEN], &[EXP, XEN]],
        B => [&[CON, SCI], &[SCI, TEC], &[CON, TEC]],
    }
}

const fn doubles(colour: Colour) -> [Face; 3] {
    match colour {
        R => [&[PHY, PHY], &[GAT, GAT], &[DEF, DEF]],
        G => [&[EXP, EXP], &[BIO, BIO], &[XEN, XEN]],
        B => [&[CON, CON], &[SCI, SCI], &[TEC, TEC]],
    }
}

const fn one(icon: Icon) -> Kind {
    Specialised(icon)
}

/// A section's dice: five at the start, then one after another (2.4). The last three come in the envelope.
pub const fn order(section: Section) -> &'static [(Colour, Kind); 15] {
    &ORDERS[section.index()]
}

static ORDERS: [[(Colour, Kind); 15]; Section::COUNT] = [
    // Engineering
    [
        (R, one(GAT)),
        (G, Base),
        (B, one(CON)),
        (B, one(TEC)),
        (B, Base),
        (R, Wild),
        (G, one(EXP)),
        (B, one(SCI)),
        (R, one(PHY)),
        (B, Wild),
        (G, one(BIO)),
        (R, Base),
        (B, Expert),
        (R, Universal),
        (G, Universal),
    ],
    // Recon
    [
        (R, one(PHY)),
        (G, one(EXP)),
        (G, one(XEN)),
        (G, Base),
        (B, Base),
        (B, Wild),
        (R, Base),
        (G, one(BIO)),
        (B, one(TEC)),
        (G, Wild),
        (R, one(DEF)),
        (R, one(GAT)),
        (G, Expert),
        (R, Universal),
        (B, Universal),
    ],
    // Science
    [
        (R, Base),
        (G, one(BIO)),
        (G, one(XEN)),
        (B, one(SCI)),
        (B, Base),
        (R, Wild),
        (G, Base),
        (B, one(TEC)),
        (G, one(EXP)),
        (B, Wild),
        (R, one(GAT)),
        (G, one(BIO)),
        (B, Expert),
        (G, Universal),
        (R, Universal),
    ],
    // Security
    [
        (R, one(DEF)),
        (R, one(PHY)),
        (R, Base),
        (G, one(EXP)),
        (B, one(TEC)),
        (G, Wild),
        (B, Base),
        (R, one(GAT)),
        (B, one(CON)),
        (R, Wild),
        (G, Base),
        (B, one(SCI)),
        (R, Expert),
        (G, Universal),
        (B, Universal),
    ],
];

/// Usable slots by section, rank and colour (2.5).
pub const SLOTS: [[[u8; 3]; 3]; Section::COUNT] = [
    [[2, 2, 4], [3, 3, 5], [5, 4, 6]],
    [[2, 4, 2], [3, 5, 3], [5, 6, 4]],
    [[2, 3, 3], [3, 4, 4], [4, 6, 5]],
    [[3, 2, 3], [4, 3, 4], [6, 4, 5]],
];
