//! The key to the marks of the board.

use orrery_draw::Key;

use super::planet::chip;
use super::prelude::*;
use crate::content::{Die, Toll};

pub fn key() -> Key {
    let marks = vec![
        (chip(Toll::Travel, 0), "key-travel"),
        (chip(Toll::Spend(Die::R), 0), "key-red"),
        (chip(Toll::Spend(Die::G), 0), "key-green"),
        (chip(Toll::Spend(Die::B), 0), "key-blue"),
        (chip(Toll::Spend(Die::D), 0), "key-any"),
        (chip(Toll::Sacrifice, 0), "key-sacrifice"),
        (html! { g.lock { circle r="11" {} use href="#vg-lock" {} } }, "key-lock"),
        (html! { use href="#vg-lander" x="-12" y="-12" width="24" height="24" {} }, "key-lander"),
        (html! { use href="#vg-threat" x="-12" y="-12" width="24" height="24" {} }, "key-threat"),
    ];
    Key { half: 13, marks }
}

/// Those a rule speaks of.
pub const PICTURES: [(&str, &[&str]); 2] = [
    ("VG-TRAVEL-3", &["key-travel", "key-red", "key-green", "key-blue", "key-any", "key-sacrifice"]),
    ("VG-TRAVEL-2", &["key-lock"]),
];
