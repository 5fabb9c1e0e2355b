//! The 77 patent cards as data. Columns of `card!`: kind, id, spectral type, mass, rad-hardness. Ids are stable
//! text; names sit beside the translations.

use super::Platform::{Buggy, Missile, Raygun};
use super::{CardDef, Kind, Support, Supports};
use crate::cards::Card;
use crate::numbers::Fuel;

const X: Supports = Support::X.set();
const W: Supports = Support::W.set();
const B: Supports = Support::B.set();
const P: Supports = Support::P.set();
const E: Supports = Support::E.set();

const WHOLE: Fuel = Fuel::WHOLE;
const HALF: Fuel = Fuel::HALF;
const QUARTER: Fuel = Fuel::QUARTER;

macro_rules! card {
    ($kind:ident $id:literal $spectral:literal $mass:literal $rad:literal) => {
        CardDef::new(Kind::$kind, $id, concat!("card-", $id), $spectral, $mass, $rad)
    };
}

#[rustfmt::skip]
pub(super) static CARDS: [CardDef; Card::COUNT] = [
    card!(Thruster "TH01" 'V' 1 7).drives(2, 2).needs(X.or(B)),
    card!(Thruster "TH02" 'M' 0 6).drives(5, 4).needs(W.or(B)),
    card!(Thruster "TH03" 'S' 0 7).drives(6, 5).needs(W.or(B)),
    card!(Thruster "TH04" 'C' 2 5).drives(3, 2).needs(E),
    card!(Thruster "TH05" 'M' 3 8).drives(4, 3).needs(P),
    card!(Thruster "TH06" 'V' 1 0).drives(5, 1).needs(X).therms(1),
    card!(Thruster "TH07" 'M' 0 6).drives(4, 3).needs(W),
    card!(Thruster "TH08" 'C' 0 1).drives(0, 0).solar(),
    card!(Thruster "TH09" 'C' 0 0).drives(0, 0).solar(),
    card!(Thruster "TH10" 'V' 1 4).drives(3, 1).needs(P),
    card!(Thruster "TH11" 'C' 1 5).drives(4, 2).needs(P),
    card!(Thruster "TH12" 'D' 0 5).drives(3, 4).solar(),
    card!(Robonaut "RO01" 'S' 0 5).isru(2).needs(W.or(B)).therms(1).platform(Raygun),
    card!(Robonaut "RO02" 'D' 0 2).isru(2).needs(X).therms(1).platform(Buggy),
    card!(Robonaut "RO03" 'D' 0 5).isru(3).needs(E).platform(Buggy),
    card!(Robonaut "RO04" 'S' 2 4).isru(1).needs(P).therms(1).platform(Raygun),
    card!(Robonaut "RO05" 'D' 0 6).isru(3).needs(B).platform(Missile).triangle(10, 8),
    card!(Robonaut "RO06" 'C' 1 4).isru(2).needs(E).platform(Missile).triangle(5, 4),
    card!(Robonaut "RO07" 'S' 2 5).isru(2).needs(P).platform(Raygun),
    card!(Robonaut "RO08" 'D' 1 6).isru(3).needs(W).platform(Missile).triangle(5, 4),
    card!(Robonaut "RO09" 'C' 1 3).isru(3).needs(E).platform(Raygun),
    card!(Robonaut "RO10" 'V' 0 5).isru(4).needs(E).platform(Buggy),
    card!(Robonaut "RO11" 'C' 3 4).isru(2).therms(2).platform(Raygun),
    card!(Robonaut "RO12" 'M' 0 5).isru(3).needs(E).platform(Missile).triangle(5, 4),
    card!(Refinery "RF01" 'V' 2 2).needs(E),
    card!(Refinery "RF02" 'S' 3 5).needs(X.or(W).or(B)),
    card!(Refinery "RF03" 'V' 2 4).needs(E),
    card!(Refinery "RF04" 'M' 3 5),
    card!(Refinery "RF05" 'M' 3 3).needs(E),
    card!(Refinery "RF06" 'V' 3 4).needs(E),
    card!(Refinery "RF07" 'D' 3 4).needs(E),
    card!(Refinery "RF08" 'D' 3 5).needs(E),
    card!(Refinery "RF09" 'D' 3 3).needs(X.or(W).or(B)),
    card!(Refinery "RF10" 'V' 3 4).needs(E),
    card!(Refinery "RF11" 'V' 3 3).needs(E),
    card!(Refinery "RF12" 'H' 1 5).needs(X),
    card!(Reactor "RE01" 'S' 1 7).gives(W, 3, WHOLE),
    card!(Reactor "RE02" 'D' 1 3).gives(B, 2, WHOLE).solar(),
    card!(Reactor "RE03" 'H' 3 5).gives(W, 3, HALF).therms(2),
    card!(Reactor "RE04" 'H' 1 9).gives(B, 1, QUARTER).needs(P),
    card!(Reactor "RE05" 'S' 2 4).gives(X.or(B), -2, WHOLE),
    card!(Reactor "RE06" 'V' 0 2).gives(B, 4, WHOLE).therms(2),
    card!(Reactor "RE07" 'C' 1 2).gives(X, -3, WHOLE),
    card!(Reactor "RE08" 'S' 1 6).gives(W, 4, WHOLE).therms(1),
    card!(Reactor "RE09" 'H' 2 3).gives(X.or(B), 0, WHOLE),
    card!(Reactor "RE10" 'S' 6 8).gives(B, 7, WHOLE).therms(1),
    card!(Reactor "RE11" 'M' 1 5).gives(W, 0, HALF).therms(1),
    card!(Reactor "RE12" 'V' 1 7).gives(W, 3, WHOLE).therms(2),
    card!(Generator "GE01" 'C' 1 6).gives(P.or(E), 0, WHOLE).needs(W).therms(1),
    card!(Generator "GE02" 'C' 1 5).gives(P.or(E), 0, WHOLE).needs(W.or(B)).therms(2),
    card!(Generator "GE03" 'C' 3 1).gives(E, 0, WHOLE).solar(),
    card!(Generator "GE04" 'V' 0 5).gives(E, 0, WHOLE).needs(W).therms(2),
    card!(Generator "GE05" 'D' 0 7).gives(P.or(E), 0, WHOLE).needs(X).therms(1),
    card!(Generator "GE06" 'C' 1 5).gives(E, 0, WHOLE).needs(W.or(B)).therms(1),
    card!(Generator "GE07" 'M' 4 4).gives(P.or(E), 0, WHOLE).solar(),
    card!(Generator "GE08" 'C' 4 4).gives(E, 0, WHOLE).solar(),
    card!(Generator "GE09" 'S' 0 6).gives(P.or(E), 0, WHOLE).needs(W.or(B)).therms(2),
    card!(Generator "GE10" 'S' 0 5).gives(E, -2, WHOLE).solar(),
    card!(Generator "GE11" 'M' 1 4).gives(P, 0, WHOLE).needs(E),
    card!(Generator "GE12" 'V' 2 6).gives(E, 0, WHOLE).therms(2),
    card!(Generator "GE13" 'V' 2 2).gives(E, -1, WHOLE).solar(),
    card!(Generator "GE14" 'M' 3 4).gives(E, -2, WHOLE),
    card!(Generator "GE15" 'M' 0 4).gives(E, 0, WHOLE).needs(W.or(B)).therms(2),
    card!(Generator "GE16" 'D' 2 4).gives(E, 0, WHOLE).therms(1).solar(),
    card!(Generator "GE17" 'C' 3 5).gives(E, 0, WHOLE).therms(1).solar(),
    card!(Radiator "RA01" 'C' 0 1).cools(1).heavy(1, 0, 2),
    card!(Radiator "RA02" 'D' 4 7).cools(2).heavy(5, 7, 3),
    card!(Radiator "RA03" 'M' 1 1).cools(1).heavy(2, 1, 2),
    card!(Radiator "RA04" 'S' 2 6).cools(1).heavy(3, 6, 5),
    card!(Radiator "RA05" 'S' 2 6).cools(3).heavy(3, 6, 4).needs(E),
    card!(Radiator "RA06" 'C' 2 1).cools(2).heavy(3, 0, 3),
    card!(Radiator "RA07" 'M' 1 2).cools(2).heavy(2, 1, 3),
    card!(Radiator "RA08" 'M' 1 4).cools(1).heavy(4, 2, 2),
    card!(Radiator "RA09" 'C' 3 4).cools(2).heavy(4, 4, 3),
    card!(Radiator "RA10" 'M' 2 1).cools(2).heavy(4, 0, 3),
    card!(Radiator "RA11" 'M' 2 3).cools(1).heavy(4, 2, 2),
    card!(Radiator "RA12" 'M' 2 3).cools(1).heavy(4, 2, 2),
];
