//! The lander: its statistics, what it is fitted with, and what has been found so far (VG-LANDER-1).

use super::prelude::*;
use crate::content::{Discovery, PlainKey, Statistic, Type};
use crate::rules::{effect, passives};
use crate::state::State;

pub fn key(scene: &Scene<'_>) -> impl std::hash::Hash + use<> {
    let vessel = &scene.view.state.vessel;
    let cargo: Vec<u8> = scene.view.state.pool.iter().map(|gear| gear.0).collect();
    let fitted: Vec<u8> = vessel.modifications.iter().map(|one| one.0).collect();
    let relics: Vec<u8> = vessel.relics.iter().map(|one| one.0).collect();
    (vessel.lander.0, vessel.found.0, relics, vessel.is_damaged, (fitted, cargo, scene.view.state.round > 0))
}

pub fn panel(scene: &Scene<'_>) -> Markup {
    let (voice, state) = (&scene.voice, &scene.view.state);
    if state.is_eye() {
        return Markup::default();
    }
    let vessel = &state.vessel;
    let holds = vessel.found.0.iter().sum::<u8>() + vessel.relics.len() as u8;
    let room = Message::new("face-holds").with("n", holds).with("most", most(state));
    html! {
        section.panel.vg-lander {
            header { svg.ic aria-hidden="true" { use href="#vg-lander" {} } h2 { (voice.id(vessel.lander.name())) }
                @if vessel.is_damaged { span.warn { (voice.id("face-damaged")) } } }
            ul.stats { @for one in Statistic::ALL { li { span { (voice.id(words::statistic(one))) } b { (effect::statistic(state, one)) } } } }
            @if !vessel.modifications.is_empty() { p.sub { (list(voice, vessel.modifications.iter().map(|one| one.name()))) } }
            p.sub { (voice.say(&room)) }
            ul.finds {
                @for of in Type::ALL { (of_type(scene, of)) }
                @for relic in vessel.relics.iter() { li { svg.ic aria-hidden="true" { use href="#vg-key" {} } (voice.id(relic.name())) } }
            }
        }
    }
}

/// VG-DISC-4
fn most(state: &State) -> u8 {
    state.vessel.lander.discoveries() + passives::of_lander(state, PlainKey::DiscMax)
}

fn list<'a>(voice: &Voice<'_>, names: impl Iterator<Item = &'a str>) -> String {
    names.map(|name| voice.id(name)).collect::<Vec<_>>().join(" · ")
}

fn of_type(scene: &Scene<'_>, of: Type) -> Markup {
    let (voice, found) = (&scene.voice, &scene.view.state.vessel.found.0);
    let cards = Discovery::all().filter(|card| card.of() == of && found[card.index()] > 0);
    html! { @for card in cards {
        li title=(voice.id(words::kind(of))) { svg.ic aria-hidden="true" { use href={ "#vg-t-" (of.id()) } {} } (voice.id(card.name()))
            @if found[card.index()] > 1 { b { "×" (found[card.index()]) } } }
    } }
}
