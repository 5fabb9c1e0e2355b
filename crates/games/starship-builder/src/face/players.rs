//! Everybody's panel, the key to the support letters, and how near the draft is to its end.

use maud::{Markup, html};
use orrery_core::{Message, Seat};
use orrery_draw::{icon, seat_mark};

use super::{Picture, card};
use crate::content::{Kind, Support};
use crate::state::Phase;

pub fn panel(scene: &Picture<'_>, seat: Seat) -> Markup {
    let voice = &scene.voice;
    let acting = scene.acting.contains(&seat);
    html! {
        article.panel.pp.me[acting] data-el={ "seat-" (seat.0) } {
            div.r1 { (seat_mark(seat)) span.nm { (voice.name(seat)) }
                @if scene.bots.get(seat.index()) == Some(&true) { (icon("i-bot")) }
                span.st { (status(scene, seat)) } }
            div.kr { @for kind in Kind::ALL { (count(scene, seat, kind)) } }
        }
    }
}

fn status(scene: &Picture<'_>, seat: Seat) -> String {
    let (voice, view) = (&scene.voice, scene.view);
    if view.left.contains(seat) {
        return voice.id("status-left");
    }
    if let Some(result) = &view.comparison {
        return voice.say(&Message::new("points").with("n", result.points[seat.index()]));
    }
    let id = match view.phase {
        Phase::Draft if view.turn == Some(seat) && scene.viewer.is(seat) => "status-your-pick",
        Phase::Draft if view.turn == Some(seat) => "status-picks",
        Phase::Assemble if view.submitted.contains(seat) => "status-handed-in",
        Phase::Assemble => "status-assembles",
        _ => "status-waits",
    };
    voice.id(id)
}

fn count(scene: &Picture<'_>, seat: Seat, kind: Kind) -> Markup {
    let (voice, hand) = (&scene.voice, scene.view.hand(seat));
    let n = hand.counts[kind.index()];
    let names: Vec<String> = hand
        .cards
        .map(|cards| cards.and(kind.cards()).iter().map(|card| card::name(voice, card)).collect())
        .unwrap_or_default();
    let title = format!("{} {}: {}", n, voice.id(kind.names()), names.join(", "));
    html! {
        span.kc.{ "k-" (kind.code()) }.z[n == 0] title=(title) {
            (icon(&format!("k-{}", kind.code()))) b { (n) }
        }
    }
}

pub fn key(scene: &Picture<'_>) -> Markup {
    let voice = &scene.voice;
    html! {
        section.panel.legend { h2.cap { (voice.id("supports")) }
            ul { @for support in Support::ALL { li { (card::token(voice, support)) (voice.id(support.name())) } }
                li { (icon("i-therm")) (voice.id("therms")) } } }
    }
}

pub fn draft_ends(scene: &Picture<'_>) -> Markup {
    let voice = &scene.voice;
    html! {
        section.panel.ends { h2.cap { (voice.id("draft-ends")) }
            @for kind in Kind::ALL {
                @let left = scene.view.deck(kind).left;
                div.{ "k-" (kind.code()) } title=(voice.id(kind.names())) { (icon(&format!("k-{}", kind.code())))
                    span { i style={ "width:" (u32::from(left) * 100 / u32::from(kind.deck_size())) "%" } {} }
                    b { (left) } }
            } }
    }
}
