//! The four alien bases and the peoples that live there.

use serde::{Deserialize, Serialize};

use super::{FriendCard, Hex, Point};

orrery_kit::named! {
    pub enum People {
        GreenFolk = "green-folk",
        Merchants = "merchants",
        Scientists = "scientists",
        Diplomats = "diplomats",
    }
}

impl People {
    /// Its five friendship cards, open at its base (SF-SETUP-15).
    pub const fn cards(self) -> [FriendCard; 5] {
        let first = 5 * self as u8;
        [FriendCard(first), FriendCard(first + 1), FriendCard(first + 2), FriendCard(first + 3), FriendCard(first + 4)]
    }
}

orrery_kit::numbered! {
    /// A base as a place on the board. Docks and distances belong to it; the people may change places (SF-VAR-8).
    Base(u8) of 4 by id
}

/// A dock of a base, numbered from 1: the freight rings it asks for (SF-TRADEBASE-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Dock {
    pub base: Base,
    pub number: u8,
}

impl Dock {
    pub const fn point(self) -> Point {
        self.base.docks()[self.number as usize - 1]
    }
}

impl Base {
    pub const DOCKS: usize = 5;
}

orrery_kit::columns! {
    Base:
    /// The text id, such as `west`.
    id: &'static str,
    hex: Hex,
    /// Docks 1 to 5.
    docks: [Point; Base::DOCKS],
    /// The corner that is no dock.
    sixth: Point,
}

const fn base(id: &'static str, (x, at): (i8, i8), [a, b, c, d, e]: [(i8, i8); Base::DOCKS], sixth: (i8, i8)) -> Row {
    row(id, Hex { x, row: at }, [there(a), there(b), there(c), there(d), there(e)], there(sixth))
}

const fn there((x, y): (i8, i8)) -> Point {
    match Point::at(x, y) {
        Some(point) => point,
        None => panic!("a corner of a base is an intersection"),
    }
}

/// Id, hex, docks 1 to 5, sixth corner.
#[rustfmt::skip]
static ROWS: [Row; Base::COUNT] = [
    base("west", (2, 9), [(2, 25), (3, 26), (3, 28), (2, 29), (1, 26)], (1, 28)),
    base("east", (22, 9), [(22, 25), (21, 26), (21, 28), (22, 29), (23, 26)], (23, 28)),
    base("north-west", (8, 13), [(8, 37), (9, 38), (9, 40), (7, 40), (7, 38)], (8, 41)),
    base("north-east", (16, 13), [(16, 37), (15, 38), (15, 40), (17, 40), (17, 38)], (16, 41)),
];
