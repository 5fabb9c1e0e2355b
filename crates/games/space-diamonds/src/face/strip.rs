//! The fuel strip as far as it matters now: from the dry mass over the weight classes to the wet mass, with what this
//! move may still burn.

use super::players;
use super::prelude::*;
use crate::content::{Class, Mass};

pub fn key(scene: &Scene<'_>, seat: Seat) -> impl std::hash::Hash + use<> {
    (scene.view.public.ship(seat).wet, least(scene, seat))
}

pub fn strip(scene: &Scene<'_>, seat: Seat) -> Markup {
    let (wet, least) = (scene.view.public.ship(seat).wet, least(scene, seat));
    let dry = scene.view.public.engine(seat).craft.dry();
    html! {
        div.own-fuel {
            p title=(scene.voice.id("wet-mass")) { (icon("i-drop")) b { (players::mass(scene, words::mass(wet))) } }
            div.gauge role="img" aria-label=(spoken(scene, dry, wet, least)) style={ "--from:" (dry.index()) ";--span:" (end(wet).index() - dry.index()) } {
                @for (class, from, to) in bands(dry, wet) { (band(scene, class, from, to)) }
                i.kept style=(between(dry, least)) {}
                i.spent style=(between(least, wet)) {}
                i.at style={ "--at:" (wet.index()) } {}
                // Follows the way that is pointed at or chosen.
                i.at.leaves {}
            }
            p.lasts { (lasts(scene, seat)) }
        }
    }
}

/// How many burns the fuel lasts for.
fn lasts(scene: &Scene<'_>, seat: Seat) -> String {
    let (ship, engine) = (scene.view.public.ship(seat), scene.view.public.engine(seat));
    let fuel = Message::new("fuel-left").with("steps", engine.steps_left(ship.wet));
    let fuel = fuel.with("burns", engine.burns_left(ship.wet));
    scene.voice.say(&fuel.with("each", engine.consumption()))
}

/// Where the wet mass would be after all burns this move may still make.
fn least(scene: &Scene<'_>, seat: Seat) -> Mass {
    let flight = scene.view.public.flight(seat);
    let burns = flight.regular.min(flight.engine.burns_left(flight.wet));
    flight.wet.burn_steps(burns * flight.engine.consumption()).unwrap_or(flight.wet)
}

/// The last stop that is shown: never less than what a rocket starts with, so that it is seen to run dry.
fn end(wet: Mass) -> Mass {
    let last = Mass::all().rfind(|mass| mass.class() == wet.class()).unwrap_or(wet);
    last.max(Mass::EIGHT)
}

/// The weight classes from the dry mass on, each with its first and its last stop.
fn bands(dry: Mass, wet: Mass) -> Vec<(Class, Mass, Mass)> {
    let stops = || Mass::all().filter(|mass| (dry..=end(wet)).contains(mass));
    let of = |class: Class| stops().filter(move |mass| mass.class() == class);
    Class::ALL.into_iter().filter_map(|class| Some((class, of(class).next()?, of(class).next_back()?))).collect()
}

/// A class with what it does to the thrust.
fn band(scene: &Scene<'_>, class: Class, from: Mass, to: Mass) -> Markup {
    let sign = ["−", "", "+"][(class.modifier().signum() + 1) as usize];
    let name = scene.voice.say(&words::class(class));
    html! { i.band title={ (name) " " (sign) (class.modifier().unsigned_abs()) } style=(between(from, to)) {} }
}

fn between(from: Mass, to: Mass) -> String {
    format!("--at:{};--to:{}", from.index(), to.index())
}

fn spoken(scene: &Scene<'_>, dry: Mass, wet: Mass, least: Mass) -> String {
    let spoken = Message::new("fuel-strip").with("dry", words::mass(dry)).with("wet", words::mass(wet));
    scene.voice.say(&spoken.with("least", words::mass(least)).with("class", words::class(wet.class())))
}
