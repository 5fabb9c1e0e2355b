//! What the party is here for: missions, threats with their tracks, and what raises a rank.

use super::prelude::*;
use crate::content::{Mission, MissionKind, Threat};

pub fn key(scene: &Scene<'_>) -> impl std::hash::Hash + use<> {
    let state = &scene.view.state;
    let planet = &state.planet;
    let threats: Vec<_> =
        Threat::all().map(|threat| (planet.standee(threat).is_in_play, planet.standee(threat).time)).collect();
    (
        format!("{:?}{:?}{:?}", planet.in_play, planet.done, planet.failed),
        threats,
        format!("{:?}{:?}", state.rank_up, state.deeds),
        (state.success, state.found(None), state.wound_cards()),
    )
}

pub fn panel(scene: &Scene<'_>) -> Markup {
    let (voice, state) = (&scene.voice, &scene.view.state);
    let planet = &state.planet;
    if planet.in_play.is_empty() && planet.done.is_empty() && state.rank_up.is_none() {
        return Markup::default();
    }
    html! {
        section.panel.vg-goals {
            h2 { (voice.id("face-goals")) }
            ul {
                @for mission in planet.in_play.iter() { (goal(voice, mission, "")) }
                @for mission in planet.done.iter() { (goal(voice, mission, "done")) }
                @for mission in planet.failed.iter() { (goal(voice, mission, "failed")) }
                @if let Some((card, is_done)) = state.rank_up { li.rank.done[is_done] { span.bx { @if is_done { (icon("i-check")) } } span { b { (voice.id(card.name())) } " " @if !is_done { span.say { (voice.say(&Message::new("face-lacks").with("needs", words::lacking(state, card.completes())))) } } } } }
                @for threat in Threat::all().filter(|threat| planet.standee(*threat).is_in_play) {
                    li.threat { svg.ic aria-hidden="true" { use href="#vg-threat" {} } span { b { (voice.id(threat.name())) } " " (track(scene, threat)) small { (voice.id(&format!("{}-text", threat.name()))) } } }
                }
            }
        }
    }
}

fn goal(voice: &Voice<'_>, mission: Mission, class: &str) -> Markup {
    let is_main = mission.kind() == MissionKind::Main;
    html! {
        li class=(class) { span.bx { @if class == "done" { (icon("i-check")) } }
            span { b.main[is_main] { (voice.id(mission.name())) } " " span.say { (voice.id(&format!("{}-text", mission.name()))) } } }
    }
}

/// VG-TIME-1: what happens on the space that comes next.
fn track(scene: &Scene<'_>, threat: Threat) -> Markup {
    let (voice, now) = (&scene.voice, usize::from(scene.view.state.planet.standee(threat).time));
    let said = Message::new("face-time").with("now", now).with("length", threat.track().len());
    html! {
        span.counter role="img" aria-label=(voice.say(&said)) { @for step in 0..threat.track().len() { i.on[step < now] {} } }
        @if let Some(block) = threat.track().get(now) {
            small.next { (voice.say(&Message::new("face-next").with("effect", words::says(Some(threat.program()), *block)))) }
        }
    }
}
