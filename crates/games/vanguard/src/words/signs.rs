//! Dice as pictures in sentences: the colour by its shape, with what the die shows or is good for (8.1).

use orrery_core::Sign;

use super::colour;
use crate::content::{Colour, Icon, Kind};

macro_rules! of_colours {
    ($($sign:literal)+) => { of_colours! { @each "r" [$($sign)+] "g" [$($sign)+] "b" [$($sign)+] } };
    (@each $($letter:literal [$($sign:literal)+])+) => { [$([$(concat!("vg-d-", $letter, "-", $sign)),+]),+] };
}

const ONE: [[&str; Icon::COUNT]; Colour::COUNT] =
    of_colours!("PHY" "GAT" "DEF" "EXP" "BIO" "XEN" "CON" "SCI" "TEC" "BAS" "VAN" "ACC");

/// Universal, expert and wild dice.
const KINDS: [[&str; 3]; Colour::COUNT] = of_colours!("U" "E" "W");

macro_rules! pairs {
    ($letter:literal $($first:ident $second:ident),+) => {
        [$((Icon::$first, Icon::$second, concat!("vg-d-", $letter, "-", stringify!($first), "-", stringify!($second)))),+]
    };
}

/// 2.3: universal and expert dice show two icons.
const TWO: [[(Icon, Icon, &str); 6]; Colour::COUNT] = [
    pairs!("r" PHY GAT, GAT DEF, PHY DEF, PHY PHY, GAT GAT, DEF DEF),
    pairs!("g" EXP BIO, BIO XEN, EXP XEN, EXP EXP, BIO BIO, XEN XEN),
    pairs!("b" CON SCI, SCI TEC, CON TEC, CON CON, SCI SCI, TEC TEC),
];

/// The symbol of a die as it was rolled.
pub fn shown(of: Colour, first: Icon, second: Option<Icon>) -> &'static str {
    let two = second.and_then(|second| TWO[of.index()].iter().find(|one| (one.0, one.1) == (first, second)));
    two.map_or(ONE[of.index()][first.index()], |(.., symbol)| symbol)
}

/// The symbol of a die that lies on a crew board.
pub fn lying(of: Colour, kind: Kind) -> &'static str {
    let of = of.index();
    match kind {
        Kind::Base => ONE[of][Icon::BAS.index()],
        Kind::Specialised(icon) => ONE[of][icon.index()],
        Kind::Universal => KINDS[of][0],
        Kind::Expert => KINDS[of][1],
        Kind::Wild => KINDS[of][2],
    }
}

/// Where there are no pictures its colour is read.
pub(super) fn sign(symbol: &'static str, of: Colour) -> Sign {
    Sign::new(symbol, colour(of))
}
