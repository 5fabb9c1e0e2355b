//! The key to the map's marks, and the means to look round on it.

use orrery_draw::Key;

use super::prelude::*;

/// The marks of the map.
pub fn key() -> Key {
    let marks = vec![
        (html! { use href="#sf-backB" {} }, "key-down"),
        (html! { g.known { use href="#sf-n10" {} use href="#sf-eye" {} } }, "key-known"),
        (html! { use href="#sf-n8" {} }, "key-number"),
        (html! { use href="#sf-lair4" {} }, "key-lair"),
        (html! { use href="#sf-ice3" {} }, "key-ice"),
        (html! { use href="#sf-site" {} }, "key-site"),
        (html! { g.dk.op.scientists { circle r="9" {} text y="3.8" { "1" } } }, "key-dock"),
        (html! { g.rn { circle r="9" {} text y="3.8" { "3" } } }, "key-reach"),
        (piece(html! { use href="#sf-dome" {} }), "key-colony"),
        (piece(html! { use href="#sf-ring1" {} use href="#sf-dome" {} }), "key-spaceport"),
        (piece(html! { use href="#sf-post" {} }), "key-post"),
        (piece(html! { use href="#sf-colony" {} }), "key-colony-ship"),
        (piece(html! { use href="#sf-trade" {} }), "key-trade-ship"),
    ];
    Key { half: 13, marks }
}

/// Those a rule speaks of.
pub const PICTURES: [(&str, &[&str]); 3] = [
    ("SF-Z2", &["key-colony", "key-spaceport", "key-post", "key-colony-ship", "key-trade-ship"]),
    ("SF-Z7", &["key-down", "key-known", "key-number", "key-lair", "key-ice"]),
    ("SF-Z6", &["key-site", "key-dock", "key-reach"]),
];

/// A piece of whoever sits first.
fn piece(glyph: Markup) -> Markup {
    html! { g.p.s1 { use.pb href="#sh1" x="-12" y="-12" width="24" height="24" {} (glyph) } }
}
