//! Who commanded when, as a band, and who kept their word.

use orrery_core::Seat;
use orrery_draw::chart::{figure, px};
use orrery_draw::seat_mark;

use super::super::prelude::*;
use super::{Span, WIDE, frame};
use crate::content::{Cyborg, Ideology};
use crate::state::Repute;

/// Somebody's time at the helm, from the dozyear in which it begins to the one in which it ends.
type Term = (Option<Cyborg>, u8, u8);

fn terms(scene: &Scene<'_>) -> Vec<Term> {
    let mut terms: Vec<Term> = Vec::new();
    for mark in scene.view.public.record.marks() {
        let (who, now) = (mark.commander(), mark.dozyear());
        if let Some(last) = terms.last_mut() {
            last.2 = now;
        }
        if terms.last().is_none_or(|last| last.0 != who) {
            terms.push((who, now, now));
        }
    }
    terms
}

pub fn commanders(scene: &Scene<'_>) -> Markup {
    let (voice, terms) = (&scene.voice, terms(scene));
    let frame = frame(scene, 1);
    let span = Span::of(scene);
    let said: Vec<Message> = terms.iter().map(told).collect();
    let body = html! {
        svg viewBox={ "0 0 " (WIDE) " 60" } role="img" aria-label=(voice.say(&Message::new("result-terms-said").with("terms", said))) {
            @for term in &terms { (band(scene, term, frame.x(span.at(term.1)), frame.x(span.at(term.2)))) }
            @for at in span.named() { text.axis.mid x=(px(frame.x(span.at(at)))) y="56" { (at) } }
        }
        ul.is-terms { @for term in &terms { li { (emblem(scene, term.0)) (voice.say(&told(term))) } } }
    };
    figure("is-fig", &voice.id("result-commanders"), body)
}

/// 4.4: of everybody who made open promises that were judged, how many were kept and how many broken.
pub fn promises(scene: &Scene<'_>) -> Markup {
    let (voice, public) = (&scene.voice, &scene.view.public);
    let judged = |(_, repute): &(Seat, Repute)| repute.kept + repute.broken > 0;
    let of: Vec<(Seat, Repute)> = Seat::all(public.seats).zip(public.repute).filter(judged).collect();
    if of.is_empty() {
        return Markup::default();
    }
    let body = html! {
        ul.is-terms { @for (seat, repute) in of {
            @let line = Message::new("result-repute").with("seat", seat).with("kept", repute.kept);
            li { (seat_mark(seat)) (voice.say(&line.with("broken", repute.broken))) }
        } }
    };
    figure("is-fig", &voice.id("result-promises"), body)
}

fn emblem(scene: &Scene<'_>, who: Option<Cyborg>) -> Markup {
    html! { @if let Some(of) = who.and_then(|cyborg| scene.view.public.side(cyborg)) { (pieces::emblem(of)) } }
}

fn band(scene: &Scene<'_>, term: &Term, from: f32, to: f32) -> Markup {
    let of = term.0.and_then(|cyborg| scene.view.public.side(cyborg)).map_or("PH", Ideology::id);
    html! {
        g.{ "is-" (of) } {
            title { (scene.voice.say(&told(term))) }
            rect.is-life x=(px(from)) y="8" width=(px((to - from).max(2.0))) height="26" rx="3" {}
            @if term.0.is_some() && to - from > 20.0 { use href={ "#is-" (of) } x=(px((from + to) / 2.0 - 9.0)) y="12" width="18" height="18" {} }
        }
    }
}

fn told((who, from, to): &Term) -> Message {
    match who {
        Some(cyborg) => {
            Message::new("result-term").with("cyborg", words::cyborg(*cyborg)).with("from", *from).with("to", *to)
        }
        None => Message::new("result-no-term").with("from", *from).with("to", *to),
    }
}
