//! Everybody aboard, by section: rank, and where they are.

use super::super::crew::rank;
use super::super::portrait;
use super::super::prelude::*;
use crate::content::{Crew, Section};
use crate::state::{Campaign, Status};

pub fn key(campaign: &Campaign) -> impl std::hash::Hash + use<> {
    let post = |crew: Crew| campaign.post(crew).map(|post| (post.section.index(), post.rank, post.status.index()));
    (Crew::all().map(post).collect::<Vec<_>>(), campaign.closed)
}

pub fn panel(scene: &Scene<'_>, campaign: &Campaign) -> Markup {
    let voice = &scene.voice;
    let (can_go, all) = (campaign.crew(None, Some(Status::Available)).count(), campaign.crew(None, None).count());
    html! {
        section.panel.vg-roster {
            header { h2 { (voice.id("face-aboard")) } span { (voice.say(&Message::new("face-can-go").with("n", can_go).with("all", all))) } }
            @for section in Section::ALL { (of(scene, campaign, section)) }
        }
    }
}

fn of(scene: &Scene<'_>, campaign: &Campaign, section: Section) -> Markup {
    let voice = &scene.voice;
    html! {
        div.{ "s" (section.index() + 1) } {
            p.cap { svg.mark aria-hidden="true" viewBox="-16 -16 32 32" { use href={ "#sh" (section.index() + 1) } x="-15" y="-15" width="30" height="30" {} }
                span { (voice.id(words::section(section))) } em { (voice.name(scene.view.state.controller(section))) } }
            @for crew in campaign.crew(Some(section), None) { (person(voice, campaign, crew)) }
        }
    }
}

pub fn person(voice: &Voice<'_>, campaign: &Campaign, crew: Crew) -> Markup {
    let Some(post) = campaign.post(crew) else { return Markup::default() };
    html! {
        p.person { (portrait::of(crew)) span { (voice.id(crew.name())) " " (rank(voice, post.rank)) }
            span.{ "state " (post.status.id()) } { svg.ic aria-hidden="true" { use href={ "#" (sign(post.status)) } {} } (voice.id(&format!("status-{}", post.status.id()))) } }
    }
}

const fn sign(status: Status) -> &'static str {
    match status {
        Status::Available => "i-check",
        Status::Resting => "vg-rests",
        Status::Light | Status::Moderate | Status::Critical => "vg-bed",
        Status::Party => "vg-lander",
    }
}
