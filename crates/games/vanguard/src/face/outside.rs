//! Above the planet: the condition in force with its time, what the party has, and the leads.

use super::prelude::*;
use crate::content::{Track, Type};
use crate::rules::time;
use crate::state::{State, value};

pub fn key(scene: &Scene<'_>) -> impl std::hash::Hash + use<> {
    let state = &scene.view.state;
    let leads = Type::ALL.map(|of| leads(state, of));
    let time = (state.planet.printed_time, state.planet.over_time);
    (state.planet.condition().0, time, state.round, state.vessel.supplies, state.success, leads)
}

fn leads(state: &State, of: Type) -> (u8, u8) {
    (value(&state.decks.leads[of.index()]), state.decks.discoveries_left(of))
}

pub fn strip(scene: &Scene<'_>) -> Markup {
    let (voice, state) = (&scene.voice, &scene.view.state);
    let condition = state.planet.condition();
    html! {
        section.panel.outside aria-label=(voice.id("face-outside")) {
            div.sky-now { b { (voice.id(condition.name())) }
                @if state.round > 0 { small { (voice.say(&Message::new("face-round").with("n", state.round))) } } }
            (track(scene))
            ul.stock {
                li title=(voice.id("term-supplies")) { svg.ic { use href="#vg-supplies" {} } b { (state.vessel.supplies) } span.vh { (voice.id("term-supplies")) } }
                li title=(voice.id("term-success")) { svg.ic { use href="#vg-success" {} } b { (state.success) } span.vh { (voice.id("term-success")) } }
                @for of in Type::ALL { (lead(scene, of)) }
            }
        }
    }
}

/// The time track of the condition in force (VG-TIME-1).
fn track(scene: &Scene<'_>) -> Markup {
    let state = &scene.view.state;
    let track = Track::Condition(state.planet.condition());
    let (length, now) = (time::length(state, track), time::stands(state, track));
    let said = Message::new("face-time").with("now", now).with("length", length);
    html! {
        ol.time role="img" aria-label=(scene.voice.say(&said)) { @for step in 1..=length {
            li.past[step < now].now[step == now].last[step == length] { (step) }
        } }
    }
}

fn lead(scene: &Scene<'_>, of: Type) -> Markup {
    let (leads, left) = leads(&scene.view.state, of);
    let said = Message::new("face-leads").with("type", words::kind(of)).with("leads", leads).with("left", left);
    html! {
        li.lead title=(scene.voice.say(&said)) { svg.ic { use href={ "#vg-t-" (of.id()) } {} } b { (leads) } span.vh { (scene.voice.say(&said)) } }
    }
}
