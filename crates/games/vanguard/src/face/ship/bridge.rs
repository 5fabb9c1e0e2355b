//! The bridge: objective, situations, what is installed, and what the ship has learned to do.

use super::super::prelude::*;
use super::book::head;
use crate::content::{Objective, Situation, Slot, Tally, Way};
use crate::rules::ids;
use crate::state::Campaign;

/// VG-CAMP-2: Keystones open the Veil.
const KEYS: u8 = 5;

pub fn key(scene: &Scene<'_>) -> impl std::hash::Hash + use<> {
    let state = &scene.view.state;
    let campaign = state.campaign.map(|one| (one.objective.0, one.failed, one.home));
    (campaign, state.count(Tally::Key), format!("{:?}", state.flags))
}

pub fn objective(scene: &Scene<'_>, campaign: &Campaign) -> Markup {
    let (voice, state, objective) = (&scene.voice, &scene.view.state, campaign.objective);
    let keys = state.count(Tally::Key);
    html! {
        section.panel.vg-objective {
            p.cap { (voice.id("term-objective")) } h2 { (voice.id(objective.name())) }
            p.fl { (voice.id(&format!("{}-text", objective.name()))) }
            @if keys > 0 || objective != Objective(0) {
                p.keys role="img" aria-label=(voice.say(&Message::new("face-keys").with("n", keys).with("all", KEYS))) {
                    @for at in 0..KEYS { svg.ic.on[at < keys] aria-hidden="true" { use href="#vg-key" {} } } span { (keys) " / " (KEYS) } }
            }
        }
    }
}

/// VG-BRIDGE-6: they strike at the next bridge unless they are solved.
pub fn situations(voice: &Voice<'_>, campaign: &Campaign) -> Markup {
    let open: Vec<Situation> = campaign.slots.iter().copied().flatten().collect();
    html! { @if !open.is_empty() {
        section.panel.vg-situations {
            header { h2 { (voice.id("face-situations")) } span { (voice.id("face-strike")) } }
            @for one in open { article { h3 { (voice.id(one.name())) } p { (voice.say(&words::says(Some(one.program()), one.effect()))) }
                p.solve { (voice.say(&Message::new("face-solve").with("ways", ways(one)))) " " (cite(GAME, ids::SITUATION_ROOM)) } } }
        }
    } }
}

fn ways(situation: Situation) -> Vec<Message> {
    situation.solve().iter().map(|way| way_of(*way)).collect()
}

fn way_of(way: Way) -> Message {
    match way {
        Way::Assign(section) => Message::new("way-assign").with("section", words::section(section)),
        Way::Energy(count) => Message::new("way-energy").with("count", count),
        Way::Command(count) => Message::new("way-command").with("count", count),
        Way::Bank(count) => Message::new("way-bank").with("count", count),
        Way::Discoveries(count) => Message::new("way-discoveries").with("count", count),
    }
}

/// What the next income will be made of.
pub fn dials(scene: &Scene<'_>, campaign: &Campaign) -> Markup {
    let (voice, objective) = (&scene.voice, campaign.objective);
    let most = crate::rules::ship::too_many(scene.view.state.terms.lethal);
    let failed = Message::new("face-failed-of").with("n", campaign.failed).with("most", most);
    html! {
        (head(voice, "term-bridge"))
        dl.facts-of {
            dt { (voice.id("term-objective")) } dd { b { (voice.id(objective.name())) } p.fl { (voice.id(&format!("{}-text", objective.name()))) } }
            dt { (voice.id("term-command")) } dd { (voice.say(&Message::new("face-command-income").with("n", objective.command()))) }
            dt { (voice.id("term-situation")) } dd { (voice.say(&Message::new("face-new-situations").with("n", objective.situations()))) }
            dt { (voice.id("face-failed")) } dd { (voice.say(&failed)) }
        }
        (situations(voice, campaign))
    }
}

/// The upgrade shelf.
pub fn shelf(voice: &Voice<'_>, campaign: &Campaign) -> Markup {
    let installed = campaign.installed.iter().filter(|one| one.slot() != Slot::AddOn || campaign.add_on == Some(*one));
    let installed: Vec<_> = installed.collect();
    html! {
        (head(voice, "face-installed"))
        @if installed.is_empty() { p.fl { (voice.id("face-none-yet")) } }
        ul.things { @for one in installed { li { b { (voice.id(one.name())) }
            @if let Some(block) = one.effect().effect { small { (voice.say(&words::says(Some(one.program()), block))) } } } } }
    }
}
