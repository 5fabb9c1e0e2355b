//! The fuel strip as on a playmat: bands for the weight classes, a stop for every mass, and above them the dry and the
//! wet mass with what this move may still burn.

use orrery_draw::{Id, part};

use super::players;
use super::prelude::*;
use crate::content::{Class, Mass};

const STEP: u16 = 14;
const LEFT: u16 = 10;
/// Words above the strip stand only where they do not touch.
const ROOM: u16 = 64;

fn x(mass: Mass) -> u16 {
    LEFT + STEP * mass.index() as u16
}

/// The strip itself never changes.
pub fn strip(scene: &Scene<'_>, seat: Seat) -> Markup {
    html! {
        section.panel.strip {
            div.track {
                svg viewBox="0 0 806 58" aria-hidden="true" {
                    @for class in Class::ALL { (band(scene, class)) }
                    @for mass in Mass::all() { (stop(mass)) }
                }
                (part(Id::new("masses"), masses(scene, seat)))
            }
        }
    }
}

fn band(scene: &Scene<'_>, class: Class) -> Markup {
    let stops: Vec<u16> = Mass::all().filter(|mass| mass.class() == class).map(x).collect();
    let (from, to) = (stops.first().copied().unwrap_or(0) - 7, stops.last().copied().unwrap_or(0) + 7);
    let modifier = class.modifier();
    let sign = match modifier.signum() {
        1 => "+",
        -1 => "−",
        _ => "",
    };
    html! {
        rect.{ "band b" (class as u8) } x=(from) y="18" width=(to - from) height="26" rx="3" {}
        text.class x=((from + to) / 2) y="56" { (scene.voice.say(&words::class(class))) " " (sign) (modifier.unsigned_abs()) }
    }
}

/// Whole masses have their number, fractions a short mark.
fn stop(mass: Mass) -> Markup {
    let label = mass.label();
    html! {
        @if label.top == 0 { text.stop x=(x(mass)) y="36" { (label.whole) } }
        @else { path.part d={ "M" (x(mass)) " 27v8" } {} }
    }
}

pub fn key(scene: &Scene<'_>, seat: Seat) -> impl std::hash::Hash + use<> {
    (scene.view.public.ship(seat).wet, least(scene, seat))
}

/// Where the wet mass would be after all burns this move may still make.
fn least(scene: &Scene<'_>, seat: Seat) -> Mass {
    let flight = scene.view.public.flight(seat);
    let burns = flight.regular.min(flight.engine.burns_left(flight.wet));
    flight.wet.burn_steps(burns * flight.engine.consumption()).unwrap_or(flight.wet)
}

/// The chits on the strip: dry mass, wet mass, and the ghost of a full burn.
pub fn masses(scene: &Scene<'_>, seat: Seat) -> Markup {
    let (ship, engine) = (scene.view.public.ship(seat), scene.view.public.engine(seat));
    let (dry, wet, least) = (engine.craft.dry(), ship.wet, least(scene, seat));
    let (at_dry, at_wet, at_least) = (x(dry), x(wet), x(least));
    html! {
        svg.masses viewBox="0 0 806 58" role="img" aria-label=(spoken(scene, dry, wet, least)) {
            rect.fuel x=(at_dry) y="20" width=(at_least - at_dry) height="22" rx="3" {}
            rect.spend x=(at_least) y="20" width=(at_wet - at_least) height="22" rx="3" {}
            (mark("dry", at_dry, (at_wet > at_dry + ROOM / 2).then(|| scene.voice.id("dry"))))
            @if least != wet {
                @let room = at_least > at_dry + ROOM && at_wet > at_least + ROOM;
                (mark("ghost", at_least, room.then(|| scene.voice.id("after-burn"))))
            }
            // Follows the way that is pointed at or chosen.
            (mark("leaves", LEFT, None))
            (mark("wet", at_wet, Some(players::mass(scene, words::mass(wet)))))
        }
    }
}

fn mark(class: &str, x: u16, text: Option<String>) -> Markup {
    html! {
        g class={ "mass " (class) } { path d={ "M" (x) " 14V46" } {} @if let Some(text) = text { text x=(x) y="11" { (text) } } }
    }
}

fn spoken(scene: &Scene<'_>, dry: Mass, wet: Mass, least: Mass) -> String {
    let spoken = Message::new("strip").with("dry", words::mass(dry)).with("wet", words::mass(wet));
    scene.voice.say(&spoken.with("least", words::mass(least)).with("class", words::class(wet.class())))
}
