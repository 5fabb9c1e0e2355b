//! One's own craft: its card, where it is, and how many burns its next move has.

use orrery_draw::{Id, part};

use super::prelude::*;
use super::strip;
use crate::content::Craft;

pub fn key(scene: &Scene<'_>, seat: Seat) -> impl std::hash::Hash + use<> {
    let ship = scene.view.public.ship(seat);
    (ship.at, ship.wet)
}

pub fn panel(scene: &Scene<'_>, seat: Seat) -> Markup {
    let (voice, public, ship) = (&scene.voice, &scene.view.public, scene.view.public.ship(seat));
    let mode = public.terms.mode;
    html! {
        section.panel.own-craft {
            (picture(ship.craft, mode))
            div {
                h3 { (voice.say(&words::craft(ship.craft))) small { (triangle(ship.craft, mode)) } }
                p { b { (voice.say(&words::space(ship.at))) } }
                p { (voice.say(&sum(scene, seat))) " " (cite(GAME, ids::NET_THRUST)) }
                @if mode == Mode::Rockets { (part(Id::new("fuel"), strip::strip(scene, seat))) }
            }
        }
    }
}

/// Base thrust and fuel consumption, as on the card.
pub fn triangle(craft: Craft, mode: Mode) -> String {
    match mode {
        Mode::Sails => format!("{} / 0", Craft::SAIL_THRUST),
        Mode::Rockets => format!("{} / {}", craft.thrust(), craft.consumption()),
    }
}

/// Net thrust as a sum: "2 − 1 Mars = 1" (iEa.1).
fn sum(scene: &Scene<'_>, seat: Seat) -> Message {
    let (ship, engine) = (scene.view.public.ship(seat), scene.view.public.engine(seat));
    let (modifier, head_start) = (engine.modifier(ship.at, ship.wet), scene.view.public.head_start(seat));
    let why = match engine.mode {
        Mode::Sails => words::zone(ship.at.zone()),
        Mode::Rockets => words::class(ship.wet.class()),
    };
    let id = match (modifier < 0, head_start > 0) {
        (true, false) => "thrust-less",
        (false, false) => "thrust-more",
        (true, true) => "thrust-less-late",
        (false, true) => "thrust-more-late",
    };
    let sum = Message::new(id).with("base", engine.base_thrust()).with("by", modifier.unsigned_abs()).with("why", why);
    sum.with("net", engine.net_thrust(ship.at, ship.wet) + head_start)
}

/// The picture on its card.
pub fn picture(craft: Craft, mode: Mode) -> Markup {
    let art = match mode {
        Mode::Sails => "sail",
        Mode::Rockets => craft.drive().id(),
    };
    html! { svg.craft-art viewBox="0 0 96 64" aria-hidden="true" { use href={ "#sd-art-" (art) } {} } }
}
