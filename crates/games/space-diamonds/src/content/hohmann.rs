//! What is straight on at a Hohmann: there every other pair of its edges is a pivot (iE1i.1).

use super::Space;
use super::at::*;

type Pair = (Space, Space);

/// The 16 Hohmanns with their straight-on pairs. A corner has none.
const PAIRS: [(Space, &[Pair]); 16] = [
    (G1, &[(EL5, PB)]),
    (R1, &[]),
    (W1, &[(EL2, WB0), (YB1, NEO)]),
    (VR1, &[(VLO, RAX)]),
    (VE1, &[(VL3, HAB)]),
    (W2, &[(WB1, WL), (WVB, IVB)]),
    (MS1, &[(BB1, MSB), (NEO, C5B)]),
    (MS2, &[(DID, MW1), (IVB, C7B)]),
    (MN2, &[(NEB, DAB), (NB1, C12B)]),
    (HBL, &[(BB2, PSB), (LUB, H2)]),
    (H2, &[(HBL, CB5)]),
    (KOH, &[(CB5, VKB), (C5C, KOB)]),
    (C7H, &[(CB7, NYB), (C7C, HEX)]),
    (H9, &[(CB9, FLB), (C9C, HTB)]),
    (ARH, &[]),
    (C12H, &[(ENX, HLB), (C12C, BOB)]),
];

/// The same by space, so that a step costs one read.
static STRAIGHT: [&[Pair]; Space::COUNT] = by_space();

const fn by_space() -> [&'static [Pair]; Space::COUNT] {
    let mut by_space: [&[Pair]; Space::COUNT] = [&[]; Space::COUNT];
    let mut row = 0;
    while row < PAIRS.len() {
        by_space[PAIRS[row].0.index()] = PAIRS[row].1;
        row += 1;
    }
    by_space
}

/// The pairs of neighbours between which a craft flies straight on at this Hohmann.
pub fn straight_pairs(at: Space) -> &'static [(Space, Space)] {
    STRAIGHT[at.index()]
}

/// Whether going `from` – `at` – `to` needs no pivot. Only meaningful at a Hohmann.
#[inline]
pub fn straight_on(at: Space, from: Space, to: Space) -> bool {
    straight_pairs(at).iter().any(|&pair| pair == (from, to) || pair == (to, from))
}
