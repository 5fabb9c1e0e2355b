//! What a landing at the star ahead still needs, as far as it is known.

use orrery_core::Rule;

use super::layers::next_star;
use super::prelude::*;
use crate::content::{Shape, Star};
use crate::state::{Goo, Lies, Public};

const LANDFALL: Rule = Rule("J1a");

/// A point of the list: whether it is met, if that can be known, what it is, how things stand.
struct Check {
    is_met: Option<bool>,
    name: &'static str,
    stands: Message,
}

/// The star ahead, if it has any world.
fn ahead(public: &Public) -> Option<(Star, u8)> {
    next_star(public).filter(|(star, _)| star.boxes().next().is_some())
}

pub fn key(scene: &Scene<'_>) -> impl std::hash::Hash + use<> {
    let public = &scene.view.public;
    ahead(public).map(|(star, far)| (star, checks(public, star, far).map(|check| (check.is_met, check.stands))))
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
    [head].into_iter().chain(checks(public, star, far).map(said)).collect()
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
            b { (voice.id(check.name)) } span { (voice.say(&check.stands)) }
        }
    }
}

/// What the air of a world asks for is known when it has been explored.
fn checks(public: &Public, star: Star, far: u8) -> [Check; 6] {
    let (ship, females) = (&public.ship, public.amazons().count());
    let goo = Shape::ALL.iter().filter(|shape| matches!(public.goo[shape.index()], Goo::Mat(_))).count();
    let nuggets = public.nuggets.iter().filter(|lies| matches!(lies, Lies::Mat(_))).count();
    let count = |n: usize| Message::new("count").with("n", n as i64);
    [
        Check { is_met: Some(ship.is_in_orbit()), name: "landing-orbit", stands: orbit(public, far) },
        Check { is_met: Some(ship.levels() >= ship.velocity.0), name: "landing-brakes", stands: brakes(public) },
        Check { is_met: None, name: "landing-worlds", stands: worlds(star) },
        Check { is_met: Some(females > 0), name: "landing-females", stands: count(females) },
        Check { is_met: None, name: "landing-goo", stands: count(goo) },
        Check { is_met: None, name: "landing-nuggets", stands: count(nuggets) },
    ]
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
