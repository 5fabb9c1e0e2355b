//! The key to the map's marks, and the means to look round on it.

use orrery_draw::look_round;

use super::chart;
use super::prelude::*;

pub fn key(scene: &Scene<'_>) -> Markup {
    html! {
        details.panel.legend.map-key { summary.cap { (scene.voice.id("map-key")) } (marks(&scene.voice)) }
    }
}

/// A mark of the map with the message that names it.
pub fn marks(voice: &Voice<'_>) -> Markup {
    let marks = [
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
    html! {
        ul.marks { @for (mark, name) in marks { li {
            svg viewBox="-13 -13 26 26" aria-hidden="true" { (mark) } span { (voice.id(name)) }
        } } }
    }
}

/// A piece of whoever sits first.
fn piece(glyph: Markup) -> Markup {
    html! { g.p.s1 { use.pb href="#sh1" x="-12" y="-12" width="24" height="24" {} (glyph) } }
}

pub fn tools(scene: &Scene<'_>) -> Markup {
    look_round(&scene.voice, &[(chart::HOME, "view-whole", "i-map")], html! {})
}
