//! The encounter in progress: what was read out, and for its reader the whole card.

use super::prelude::*;
use crate::content::{ENCOUNTERS_A_TURN, Encounter, leaf};
use crate::says;
use crate::state::Meeting;

pub fn key(scene: &Scene<'_>) -> impl std::hash::Hash + use<> {
    let meeting = scene.view.public.meeting.map(|it| ((it.number, it.question, it.node, it.card), (it.gave, it.took)));
    (meeting, scene.view.card, scene.view.public.active.0)
}

pub fn dialog(scene: &Scene<'_>) -> Markup {
    html! { @if let Some(meeting) = scene.view.public.meeting { (card(scene, &meeting)) } }
}

fn card(scene: &Scene<'_>, meeting: &Meeting) -> Markup {
    let (voice, public) = (&scene.voice, &scene.view.public);
    let count = Message::new("encounter-of").with("n", meeting.number).with("most", ENCOUNTERS_A_TURN);
    html! {
        section.panel.dialog.meeting role="note" {
            svg.scene aria-hidden="true" { use href="#sf-scene" {} }
            p.cap { (seat_mark(public.active)) (voice.say(&count)) " " (cite(GAME, ids::ENCOUNTER)) }
            @match meeting.card {
                Some(card) => { h2 { (voice.say(&words::encounter(card))) } }
                None => { h2 { (voice.id("something-comes")) } }
            }
            @if let Some((question, price)) = meeting.question {
                p.story { (voice.say(&Message::new(question.id()).with("count", price))) }
            }
            @if let Some(card) = meeting.card { (told(scene, card, meeting)) }
            (traded(scene, meeting))
            @if let (Some(card), None) = (scene.view.card, meeting.card) { (read(scene, card)) }
        }
    }
}

/// The sentence at the end of the branch that was taken, and what it brings.
fn told(scene: &Scene<'_>, card: Encounter, meeting: &Meeting) -> Markup {
    let told = match leaf(card.block(meeting.node)) {
        Some(text) => Some(scene.voice.say(&words::leaf(text))),
        None if card.is_wear() => Some(scene.voice.id(&format!("encounter-{}-read", card.id()))),
        None => None,
    };
    html! {
        @if let Some(told) = told {
            p.story { (told) }
            p.note { (scene.voice.say(&says::block(card, meeting.node))) }
        }
    }
}

/// Cards given and taken on this card.
fn traded(scene: &Scene<'_>, meeting: &Meeting) -> Markup {
    let line = |id: &'static str, cards| scene.voice.say(&Message::new(id).with("cards", words::cards(cards)));
    html! {
        @if !meeting.gave.is_empty() { p.note { (line("encounter-gave", meeting.gave)) } }
        @if !meeting.took.is_empty() { p.note { (line("encounter-took", meeting.took)) } }
    }
}

/// SF-ENC-4: every branch, for the one who reads.
fn read(scene: &Scene<'_>, card: Encounter) -> Markup {
    let voice = &scene.voice;
    html! {
        details.reader { summary { (icon("i-eye")) (voice.say(&Message::new("you-read").with("card", words::encounter(card)))) " " (cite(GAME, ids::READING)) }
            ul {
                @for (id, text) in card.leaves() {
                    li { (voice.say(&words::leaf(text))) " " span.note { (voice.say(&says::block(card, id))) } }
                }
            }
        }
    }
}
