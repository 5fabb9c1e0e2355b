//! Home again: debriefing, unloading with the display, infirmary, memorial.

use super::super::account;
use super::super::prelude::*;
use super::book::head;
use super::roster::person;
use crate::content::{Crew, Discovery, Exceptional, Goal, Landing, Section};
use crate::rules::ship;
use crate::state::{Campaign, Status};

pub fn bank(scene: &Scene<'_>, campaign: &Campaign) -> Markup {
    let voice = &scene.voice;
    let most = ship::most_dice(&scene.view.state);
    html! {
        (head(voice, "term-debriefing"))
        dl.facts-of {
            dt { (voice.id("term-bank")) } dd { b { (campaign.bank) } }
            dt { (voice.id("face-dice-owned")) } dd { b { (campaign.dice) } " / " (most) }
        }
        (account::sources(voice, &scene.view.state.account))
    }
}

/// VG-DEBRIEF-3: folders that are free in each section; and what is told of the exploration (8.6).
pub fn ranks(scene: &Scene<'_>, campaign: &Campaign) -> Markup {
    let voice = &scene.voice;
    html! {
        (head(voice, "face-folders"))
        table.landers { thead { tr { th { (voice.id("term-section")) } @for rank in 1..=3 { th { (super::super::crew::rank(voice, rank)) } } } }
            tbody { @for section in Section::ALL { tr { td { (voice.id(words::section(section))) } @for rank in 1..=3 { td { (campaign.folders(section, rank)) } } } } } }
        (account::told(scene))
    }
}

/// Four rows of four exhibits (C8).
pub fn display(voice: &Voice<'_>, campaign: &Campaign) -> Markup {
    html! {
        (head(voice, "term-display"))
        @for row in 1..=4 { p.exhibits { @for relic in Exceptional::all().filter(|one| one.row() == row) {
            span.on[campaign.display.contains(relic)] { @if campaign.display.contains(relic) { (voice.id(relic.name())) } @else { "?" } }
        } } }
        ul.things { @for goal in Goal::all() { li.can[campaign.goals.contains(goal)] { b { (voice.id(goal.name())) } } } }
    }
}

pub fn finds(voice: &Voice<'_>, campaign: &Campaign) -> Markup {
    let held: Vec<Discovery> = Discovery::all().filter(|card| campaign.found.0[card.index()] > 0).collect();
    html! {
        (head(voice, "term-unloading"))
        @if held.is_empty() { p.fl { (voice.id("face-none-yet")) } }
        ul.things { @for card in held { li { svg.ic aria-hidden="true" { use href={ "#vg-t-" (card.of().id()) } {} } b { (voice.id(card.name())) } " ×" (campaign.found.0[card.index()]) } } }
    }
}

/// VG-MED-2: three columns of beds.
pub fn beds(voice: &Voice<'_>, campaign: &Campaign) -> Markup {
    html! {
        (head(voice, "term-infirmary"))
        @for status in [Status::Critical, Status::Moderate, Status::Light] {
            h3 { (voice.id(&format!("status-{}", status.id()))) }
            (people(voice, campaign, campaign.crew(None, Some(status))))
        }
    }
}

pub fn resting(voice: &Voice<'_>, campaign: &Campaign) -> Markup {
    html! { (head(voice, "term-resting")) (people(voice, campaign, campaign.crew(None, Some(Status::Resting)))) }
}

fn people(voice: &Voice<'_>, campaign: &Campaign, all: impl Iterator<Item = Crew>) -> Markup {
    let all: Vec<Crew> = all.collect();
    html! { @if all.is_empty() { p.fl { (voice.id("says-nothing")) } } @for crew in all { (person(voice, campaign, crew)) } }
}

pub fn memorial(voice: &Voice<'_>, campaign: &Campaign) -> Markup {
    html! {
        (head(voice, "term-memorial"))
        @if campaign.lost.is_empty() { p.fl { (voice.id("face-nobody-lost")) } }
        ul.memorial { @for crew in campaign.lost.iter() { li { (super::super::portrait::of(crew)) (voice.id(crew.name())) } } }
    }
}

/// Where the ship has been.
pub fn worlds(voice: &Voice<'_>, campaign: &Campaign) -> Markup {
    html! {
        (head(voice, "face-worlds"))
        ul.things { @for landing in Landing::all().filter(|one| campaign.recorded.contains(*one)) {
            li { b { (voice.id(landing.name())) }
                @if let Some(record) = &campaign.records.0[landing.board().index()] { small { @for (at, mission) in record.done.iter().enumerate() { @if at > 0 { " · " } (voice.id(mission.name())) } } } }
        } }
    }
}
