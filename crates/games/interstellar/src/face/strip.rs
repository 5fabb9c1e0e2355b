//! The ship in figures, always in sight: fuel with dry and wet mass and what a burn may leave, speed, charge.

use super::hull;
use super::prelude::*;
use crate::content::{Cell, Position, Task, Velocity};
use crate::state::Public;

pub fn key(scene: &Scene<'_>) -> impl std::hash::Hash + use<> {
    let ship = &scene.view.public.ship;
    (ship.space, ship.dry(), ship.wet, least(&scene.view.public), ship.velocity, ship.charge)
}

pub fn strip(scene: &Scene<'_>) -> Markup {
    let (voice, ship) = (&scene.voice, &scene.view.public.ship);
    html! {
        section.panel.is-own aria-label=(voice.id("exodus")) {
            p.is-lab { b { (voice.id("exodus")) } span { (voice.say(&words::space(ship.space))) } }
            (fuel(scene))
            (speed(scene))
            div.is-trk { p.cap { (voice.id("charge")) } (hull::charge(scene)) }
        }
    }
}

/// D4b: where the wet marker would stand after the hardest burn, while somebody is to ignite the engine.
fn least(public: &Public) -> Position {
    let ship = &public.ship;
    let is_due =
        |cell: &Cell| cell.task() == Task::Ignition && public.worker_in(*cell).is_some() && !public.dozyear.lit;
    match public.cells().any(|cell| is_due(&cell)) {
        true => Position(ship.wet.0 - ship.wet.delta_v().min(ship.levels())),
        false => ship.wet,
    }
}

fn fuel(scene: &Scene<'_>) -> Markup {
    let (voice, public) = (&scene.voice, &scene.view.public);
    let (dry, wet, least) = (public.ship.dry(), public.ship.wet, least(public));
    let said = Message::new("fuel-said").with("dry", dry.mass()).with("wet", wet.mass());
    let after = Message::new("fuel-after").with("after", least.mass());
    html! {
        div.is-trk {
            p.cap { span { (voice.id("fuel")) } em { (voice.say(&said)) @if least != wet { " · " (voice.say(&after)) } } }
            ol.is-fuel aria-hidden="true" { @for at in Position::all() {
                li.dry[at == dry].lf[at > dry && at <= least].spent[at > least && at <= wet].wet[at == wet] { (at.mass()) }
            } }
        }
    }
}

/// A burn to a speed is chosen by pressing it.
fn speed(scene: &Scene<'_>) -> Markup {
    let (voice, now) = (&scene.voice, scene.view.public.ship.velocity);
    let said = Message::new("speed-said").with("n", now.0).with("percent", now.percent());
    html! {
        div.is-trk {
            p.cap { span { (voice.id("speed")) } em { (voice.say(&said)) } }
            ol.is-speed { @for at in Velocity::all() { li.on[at == now] data-el=(marks::speed(at)) { (at.0) } } }
        }
    }
}
