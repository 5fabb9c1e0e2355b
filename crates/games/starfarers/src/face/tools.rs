//! The key to the map's marks, and the means to look round on it.

use super::chart;
use super::prelude::*;

pub fn key(scene: &Scene<'_>) -> Markup {
    html! {
        details.panel.legend.map-key { summary.cap { (scene.voice.id("map-key")) } (marks(&scene.voice)) }
    }
}

/// The marks a rule speaks of.
pub fn picture(rule: &str, voice: &Voice<'_>) -> Markup {
    match rule {
        "SF-Z2" => named(voice, &["key-colony", "key-spaceport", "key-post", "key-colony-ship", "key-trade-ship"]),
        "SF-Z7" => named(voice, &["key-down", "key-known", "key-number", "key-lair", "key-ice"]),
        "SF-Z6" => named(voice, &["key-site", "key-dock", "key-reach"]),
        _ => Markup::default(),
    }
}

pub fn marks(voice: &Voice<'_>) -> Markup {
    named(voice, &[])
}

/// The marks of the map with the messages that name them: these, or all where none is named.
fn named(voice: &Voice<'_>, wanted: &[&str]) -> Markup {
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
        ul.marks { @for (mark, name) in marks.into_iter().filter(|(_, name)| wanted.is_empty() || wanted.contains(name)) { li {
            svg viewBox="-13 -13 26 26" aria-hidden="true" { (mark) } span { (voice.id(name)) }
        } } }
    }
}

/// A piece of whoever sits first.
fn piece(glyph: Markup) -> Markup {
    html! { g.p.s1 { use.pb href="#sh1" x="-12" y="-12" width="24" height="24" {} (glyph) } }
}

/// Zoom and views. They need the script and stay away without it.
pub fn tools(scene: &Scene<'_>) -> Markup {
    let voice = &scene.voice;
    let button = |name: &str, sign: &'static str| html! { (icon(sign)) span.vh { (voice.id(name)) } };
    html! {
        div.tools role="group" aria-label=(voice.id("look-round")) {
            button.ib type="button" data-zoom="1.4" title=(voice.id("zoom-in")) { (button("zoom-in", "i-plus")) }
            button.ib type="button" data-zoom="0.714" title=(voice.id("zoom-out")) { (button("zoom-out", "i-minus")) }
            button.ib type="button" data-fit=(chart::HOME) title=(voice.id("view-whole")) { (button("view-whole", "i-map")) }
        }
    }
}
