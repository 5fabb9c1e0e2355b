//! The key to the map's marks, and the means to look round on it.

use super::ends;
use super::prelude::*;

/// A mark of the map with the message that names it.
pub const MARKS: [(&str, &str); 10] = [
    ("home", "key-home"),
    ("l", "key-lagrange"),
    ("b", "key-burn"),
    ("h", "key-hohmann"),
    ("corner", "key-corner"),
    ("lx", "key-hazard"),
    ("bx", "key-hazard-burn"),
    ("f2", "key-flyby"),
    ("S", "key-site"),
    ("cS", "key-chit"),
];

/// The marks a rule speaks of.
pub fn picture(rule: &str, voice: &Voice<'_>) -> Markup {
    let named: &[&str] = match rule {
        "iBb.1" => &["key-site"],
        "iB2.1" => &["key-chit"],
        "iE1e.3" => &["key-lagrange", "key-hohmann"],
        "iE1g.1" => &["key-burn"],
        "iE4.1" => &["key-hazard", "key-hazard-burn"],
        "iE3.1" => &["key-flyby"],
        _ => return Markup::default(),
    };
    marks(voice, MARKS.into_iter().filter(|(_, name)| named.contains(name)))
}

pub fn marks(voice: &Voice<'_>, marks: impl Iterator<Item = (&'static str, &'static str)>) -> Markup {
    html! {
        ul.marks { @for (mark, name) in marks { li {
            svg viewBox="-24 -24 48 48" aria-hidden="true" { use href={ "#sd-" (mark) } {} } (voice.id(name))
        } } }
    }
}

pub fn key(scene: &Scene<'_>) -> Markup {
    html! {
        details.panel.legend.map-key open {
            summary.cap { (scene.voice.id("map-key")) }
            ul { @for (mark, name) in MARKS { li {
                svg viewBox="-22 -22 44 44" aria-hidden="true" { use href={ "#sd-" (mark) } {} } span { (scene.voice.id(name)) }
            } } }
        }
    }
}

/// Views, zoom and a place to look for. They need the script and stay away without it.
pub fn tools(scene: &Scene<'_>, home: u16) -> Markup {
    let voice = &scene.voice;
    let own = scene.view.own().map(|seat| format!("craft-{}", seat.0));
    html! {
        div.tools role="group" aria-label=(voice.id("look-round")) {
            button.ib type="button" data-zoom="1.4" aria-label=(voice.id("zoom-in")) title=(voice.id("zoom-in")) { (icon("i-plus")) }
            button.ib type="button" data-zoom="0.714" aria-label=(voice.id("zoom-out")) title=(voice.id("zoom-out")) { (icon("i-minus")) }
            button.ib type="button" data-fit=(home) aria-label=(voice.id("view-inner")) title=(voice.id("view-inner")) { (icon("i-inner")) }
            button.ib type="button" data-fit="1620" aria-label=(voice.id("view-whole")) title=(voice.id("view-whole")) { (icon("i-map")) }
            @if let Some(own) = own {
                button.ib type="button" data-goto=(own) aria-label=(voice.id("view-craft")) title=(voice.id("view-craft")) { (icon("i-fit")) }
            }
            @if scene.view.own().is_some() { (manners(scene)) }
            input type="search" data-find="" placeholder=(voice.id("find-a-place")) aria-label=(voice.id("find-a-place"));
        }
    }
}

/// How the ends of the move are shown: without hazards, with isofuel, with fuel burnt before a bonus (8.4). The field
/// without a look of its own is for a way pressed twice: where the turn after it could end.
fn manners(scene: &Scene<'_>) -> Markup {
    let voice = &scene.voice;
    html! {
        label.ib.switch title=(voice.id("avoid-hazards")) {
            input.vh.avoid type="checkbox" aria-label=(voice.id("avoid-hazards"));
            svg viewBox="-10 -10 20 20" aria-hidden="true" { use.g-sk href="#sd-skull" {} use.g-xe href="#sd-eyes" {} }
        }
        form.manner data-about="reach" role="radiogroup" aria-label=(voice.id("pay-how")) {
            (manner(scene, "", "pay-plain", icon("i-thrust")))
            (manner(scene, ends::ISOFUEL, "pay-isofuel", html! { svg viewBox="-12 -12 24 24" aria-hidden="true" { use href="#sd-isofuel" x="-12" y="-12" width="24" height="24" {} } }))
            @if scene.view.public.terms.mode == Mode::Rockets { (manner(scene, ends::FUEL, "pay-fuel", icon("i-drop"))) }
        }
        form data-about="after" hidden { input type="hidden" name="about" data-again=""; }
    }
}

fn manner(scene: &Scene<'_>, value: &str, name: &str, picture: impl maud::Render) -> Markup {
    let name = scene.voice.id(name);
    html! {
        label.ib.switch title=(name) {
            input.vh type="radio" name="about" value=(value) checked[value.is_empty()] aria-label=(name);
            (picture)
        }
    }
}
