//! Above the planet: the condition in force with its time, the event deck, what the party has, and the leads.

use super::prelude::*;
use crate::content::{Condition, Program, Toll, Track, Type};
use crate::rules::time;
use crate::state::{State, value};

pub fn key(scene: &Scene<'_>) -> impl std::hash::Hash + use<> {
    let state = &scene.view.state;
    let leads = Type::ALL.map(|of| leads(state, of));
    let time = (state.planet.printed_time, state.planet.over_time, state.planet.crew);
    let pools = (state.vessel.supplies, state.success, events(state));
    (state.planet.condition().0, time, state.round, pools, leads)
}

fn leads(state: &State, of: Type) -> (u8, u8) {
    (value(&state.decks.leads[of.index()]), state.decks.discoveries_left(of))
}

/// Events that are still in the deck, and those that have been.
fn events(state: &State) -> (usize, usize) {
    (state.decks.events.len() + state.decks.known_events.len(), state.decks.discarded_events.len())
}

pub fn strip(scene: &Scene<'_>) -> Markup {
    let (voice, state) = (&scene.voice, &scene.view.state);
    let condition = state.planet.condition();
    let (left, been) = events(state);
    let deck = Message::new("face-events").with("left", left).with("been", been);
    html! {
        section.panel.outside aria-label=(voice.id("face-outside")) {
            div.sky-now { b { (voice.id(condition.name())) }
                @if state.round > 0 { small { (voice.say(&Message::new("face-round").with("n", state.round))) } } }
            (track(scene))
            ul.stock {
                (pool(voice, "supplies", state.vessel.supplies.into(), &Message::new("term-supplies")))
                (pool(voice, "success", state.success.into(), &Message::new("term-success")))
                (pool(voice, "events", left, &deck))
                @for of in Type::ALL { (lead(scene, of)) }
            }
        }
    }
}

fn pool(voice: &Voice<'_>, sign: &str, count: usize, name: &Message) -> Markup {
    let name = voice.say(name);
    html! { li title=(name) { svg.ic aria-hidden="true" { use href={ "#vg-" (sign) } {} } b { (count) } span.vh { (name) } } }
}

/// The time track of the condition in force (VG-TIME-1).
fn track(scene: &Scene<'_>) -> Markup {
    let state = &scene.view.state;
    let track = Track::Condition(state.planet.condition());
    let (length, now) = (time::length(state, track), time::stands(state, track));
    let said = Message::new("face-time").with("now", now).with("length", length);
    html! {
        @if length > 0 { ol.time role="img" aria-label=(scene.voice.say(&said)) { @for step in 1..=length {
            li.past[step < now].now[step == now].last[step == length] { (step) }
        } } } @else { span.time {} }
    }
}

fn lead(scene: &Scene<'_>, of: Type) -> Markup {
    let (leads, left) = leads(&scene.view.state, of);
    let said = Message::new("face-leads").with("type", words::kind(of)).with("leads", leads).with("left", left);
    pool(&scene.voice, &format!("t-{}", of.id()), leads.into(), &said)
}

pub fn sky_key(scene: &Scene<'_>) -> impl std::hash::Hash + use<> {
    scene.view.state.planet.condition().0
}

/// The card of the condition: what it asks of travellers, what it offers, and what comes when its time is over.
pub fn sky(scene: &Scene<'_>) -> Markup {
    let (voice, condition) = (&scene.voice, scene.view.state.planet.condition());
    html! {
        details.panel.sky-card {
            summary { span.cap { (voice.id("face-condition")) } b { (voice.id(condition.name())) } }
            p.fl { (voice.id(&format!("{}-text", condition.name()))) }
            dl { @for (name, said) in terms(condition) { dt { (voice.id(name)) } dd { (voice.say(&said)) } } }
        }
    }
}

fn terms(condition: Condition) -> Vec<(&'static str, Message)> {
    let program: Option<Program> = Some(condition.program());
    let travel = condition.travel().map(|block| ("face-on-travel", words::says(program, block)));
    let combo = condition.combo().map(|combo| ("term-combo", words::says(program, combo.effect)));
    let time = condition.time().map(|time| ("face-time-over", words::says(program, time.effect)));
    let check = condition.travel().is_none().then(|| ("face-on-travel", words::toll(Toll::Travel)));
    travel.or(check).into_iter().chain(combo).chain(time).collect()
}
