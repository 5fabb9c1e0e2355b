//! What a landing at the star ahead still needs, as far as it is known.

use orrery_core::Rule;

use super::layers::next_star;
use super::prelude::*;
use crate::content::{PlanetBox, Star};
use crate::state::{Public, WET};

const LANDFALL: Rule = Rule("J1a");

/// A point of the list: whether it is met, if that can be known, what it is, how things stand.
struct Check {
    is_met: Option<bool>,
    name: Message,
    stands: Message,
}

/// The star ahead, if it has any world.
fn ahead(public: &Public) -> Option<(Star, u8)> {
    let flies = public.ending.is_none();
    next_star(public).filter(|(star, _)| flies && star.boxes().next().is_some())
}

pub fn key(scene: &Scene<'_>) -> impl std::hash::Hash + use<> {
    let public = &scene.view.public;
    let said = |check: Check| (check.is_met, check.name, check.stands);
    ahead(public).map(|(star, far)| (star, checks(public, star, far).into_iter().map(said).collect::<Vec<_>>()))
}

pub fn panel(scene: &Scene<'_>) -> Markup {
    let (voice, public) = (&scene.voice, &scene.view.public);
    html! { @if let Some((star, far)) = ahead(public) {
        section.panel.is-landing aria-label=(voice.id("landing-list")) {
            div.ph { h2 { (voice.say(&Message::new("landing-at").with("star", words::space(star.space())))) } (cite(GAME, LANDFALL)) }
            ul { @for check in checks(public, star, far) { (row(voice, &check)) } }
        }
    } }
}

/// The same in words.
pub fn told(public: &Public) -> Vec<Message> {
    let Some((star, far)) = ahead(public) else { return Vec::new() };
    let said = |check: Check| {
        let line = Message::new("check-so").with("met", mark(check.is_met).1).with("what", check.name);
        line.with("stands", check.stands)
    };
    let head = Message::new("landing-at").with("star", words::space(star.space()));
    [head].into_iter().chain(checks(public, star, far).into_iter().map(said)).collect()
}

/// The sign of a point, and what it means.
fn mark(is_met: Option<bool>) -> (&'static str, &'static str) {
    match is_met {
        Some(true) => ("i-check", "is-met"),
        Some(false) => ("i-warn", "is-not-met"),
        None => ("i-dot", "is-open"),
    }
}

fn row(voice: &Voice<'_>, check: &Check) -> Markup {
    let (sign, said) = mark(check.is_met);
    html! {
        li.met[check.is_met == Some(true)].open[check.is_met.is_none()] {
            (icon(sign)) span.vh { (voice.id(said)) }
            b { (voice.say(&check.name)) } span { (voice.say(&check.stands)) }
        }
    }
}

impl Check {
    fn new(is_met: Option<bool>, name: &'static str, stands: Message) -> Check {
        Check { is_met, name: Message::new(name), stands }
    }
}

/// The ship and the crew, then the worlds: what they ask for is known when they have been explored.
fn checks(public: &Public, star: Star, far: u8) -> Vec<Check> {
    let (ship, stuff, females) = (&public.ship, public.stuff(), public.amazons().count() as u8);
    let count = |n: u8| Message::new("count").with("n", n);
    let mut checks = vec![
        Check::new(Some(ship.is_in_orbit()), "landing-orbit", orbit(public, far)),
        Check::new(Some(ship.levels() >= ship.velocity.0), "landing-brakes", brakes(public)),
        Check::new(Some(females > 0), "landing-females", count(females)),
        Check::new(None, "landing-goo", count(stuff.goo)),
        Check::new(None, "landing-nuggets", count(stuff.nuggets)),
    ];
    match public.sky.explored.contains(star) {
        true => checks.extend(star.boxes().filter_map(|planet| world(public, planet))),
        false => checks.push(Check::new(None, "landing-worlds", worlds(star))),
    }
    let lands = public.is_settled_in_orbit() && public.homes(public.stuff()).next().is_some();
    checks.extend(lands.then(|| Check::new(Some(true), "term-landfall", Message::new("landing-now"))));
    checks
}

/// I5d, I6b: whether people could live there with what the mats hold.
fn world(public: &Public, planet: PlanetBox) -> Option<Check> {
    let sky = &public.sky;
    let stands = match (sky.exists(planet), planet.kind().is_goldilocks()) {
        (false, _) => return None,
        (true, true) => {
            let needs = sky.needs(planet);
            let line = Message::new("world-needs").with("n", sky.coming_hydration(planet)).with("of", WET);
            line.with("goo", needs.goo).with("nuggets", needs.nuggets)
        }
        (true, false) => Message::new("planet-caves"),
    };
    Some(Check { is_met: Some(sky.is_habitable(planet, public.stuff())), name: words::planet(planet), stands })
}

fn orbit(public: &Public, far: u8) -> Message {
    match far {
        0 => Message::new("in-orbit"),
        _ => Message::new("orbit-far").with("n", far).with("velocity", public.ship.velocity.0),
    }
}

/// The fuel left against the speed to be lost.
fn brakes(public: &Public) -> Message {
    Message::new("levels-for").with("levels", public.ship.levels()).with("velocity", public.ship.velocity.0)
}

fn worlds(star: Star) -> Message {
    let boxes = star.boxes().count();
    let goldilocks = star.boxes().filter(|planet| planet.kind().is_goldilocks()).count();
    Message::new("worlds-there").with("n", boxes as i64).with("goldilocks", goldilocks as i64)
}
