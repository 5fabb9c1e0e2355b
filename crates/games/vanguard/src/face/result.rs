//! The end of an exploration and of a campaign (8.6).

use orrery_draw::result;

use super::prelude::*;
use super::{archive, crew, portrait, ship};
use crate::content::{Crew, Discovery, Flag, MissionKind};
use crate::rules::{end, ids};
use crate::state::{Campaign, Member, State};

pub fn result(scene: &Scene<'_>) -> Markup {
    let state = &scene.view.state;
    html! {
        section.panel.result.vg-end {
            h2 { (result::headline(&scene.voice, scene.viewer, scene.outcome)) }
            @match &state.campaign {
                Some(campaign) => (voyage(scene, campaign)),
                None => (mission(scene)),
            }
        }
    }
}

fn how(scene: &Scene<'_>) -> String {
    scene.outcome.map_or(String::new(), |outcome| scene.voice.id(outcome.ending))
}

fn figure(voice: &Voice<'_>, name: &str, value: impl maud::Render) -> Markup {
    html! { div { dt { (voice.id(name)) } dd { (value) } } }
}

/// Missions, success, finds kept, wounds, and how it was done.
fn mission(scene: &Scene<'_>) -> Markup {
    let (voice, state) = (&scene.voice, &scene.view.state);
    html! {
        p.ending { b { (how(scene)) } " · " (voice.id(state.planet.board.name())) " " (cite(GAME, ids::MISSION)) }
        dl.figures {
            (figure(voice, "term-success", state.success))
            @if state.is_operation() { (figure(voice, "face-score", end::score(state))) }
            (figure(voice, "face-rounds", state.round))
            (figure(voice, "face-found", state.found(None)))
            (figure(voice, "term-supplies", state.vessel.supplies))
            (figure(voice, "face-visited", state.deeds.visited.count_ones()))
            (figure(voice, "face-assists", state.deeds.assists))
            (figure(voice, "face-dangers", state.deeds.dangers))
        }
        (missions(voice, state))
        (finds(voice, state))
        h3 { (voice.id("term-party")) }
        ul.vg-fates { @for member in state.party.iter() { (fate(voice, member)) } }
    }
}

fn missions(voice: &Voice<'_>, state: &State) -> Markup {
    let planet = &state.planet;
    let sorts = [(planet.done, "face-done"), (planet.failed, "face-not-done"), (planet.in_play, "face-left-open")];
    html! {
        h3 { (voice.id("face-goals")) }
        ul.things { @for (missions, name) in sorts { @for one in missions.iter() {
            li { b.main[one.kind() == MissionKind::Main] { (voice.id(one.name())) } " · " (voice.id(name)) }
        } } }
    }
}

fn finds(voice: &Voice<'_>, state: &State) -> Markup {
    let found: Vec<Discovery> = Discovery::all().filter(|card| state.vessel.found.0[card.index()] > 0).collect();
    html! { @if !found.is_empty() || !state.vessel.relics.is_empty() {
        h3 { (voice.id("face-brought")) }
        ul.things { @for relic in state.vessel.relics.iter() { li { b { (voice.id(relic.name())) } } }
            @for card in found { li { (voice.id(card.name())) " ×" (state.vessel.found.0[card.index()]) } } }
    } }
}

fn fate(voice: &Voice<'_>, member: &Member) -> Markup {
    html! {
        li.{ "s" (member.section.index() + 1) } { (portrait::of(member.crew)) b { (voice.id(member.crew.name())) } " " (crew::rank(voice, member.rank))
            span { (voice.name(member.seat)) " · " @if member.is_dead { (voice.id("face-dead")) } @else { (voice.say(&Message::new("face-wounds").with("n", member.wound_cards()))) } } }
    }
}

/// The ending, where the ship has been, what was decided, who is remembered. Other endings stay hidden.
fn voyage(scene: &Scene<'_>, campaign: &Campaign) -> Markup {
    let (voice, state) = (&scene.voice, &scene.view.state);
    html! {
        p.ending { b { (how(scene)) } " " (cite(GAME, ids::ENDINGS)) }
        dl.figures {
            (figure(voice, "term-phase", state.count(crate::content::Tally::Phase)))
            (figure(voice, "term-keystone", state.count(crate::content::Tally::Key)))
            (figure(voice, "face-dice-owned", campaign.dice))
            (figure(voice, "face-lost", campaign.dead))
            (figure(voice, "face-failed", campaign.failed))
        }
        div.vg-voyage { (ship::map(scene, campaign)) (deeds(voice, state)) }
        @if !campaign.lost.is_empty() { h3 { (voice.id("term-memorial")) } ul.memorial { @for one in campaign.lost.iter() { (remembered(voice, one)) } } }
        details { summary { (voice.id("view-logs")) } (archive::archive(voice, campaign.shown)) }
    }
}

fn deeds(voice: &Voice<'_>, state: &State) -> Markup {
    html! {
        section { h3 { (voice.id("face-choices")) }
            ul { @for flag in Flag::ALL.into_iter().filter(|flag| state.flags.contains(*flag)) { li { (voice.id(&archive::memory(flag))) } } } }
    }
}

fn remembered(voice: &Voice<'_>, one: Crew) -> Markup {
    html! { li { (portrait::of(one)) (voice.id(one.name())) } }
}
