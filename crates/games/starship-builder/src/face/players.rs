//! Everybody's panel and the key to the support letters.

use maud::{Markup, html};
use orrery_core::{Message, Seat};
use orrery_draw::{Id, icon, part, seat_mark};

use super::{Scene, blueprint, card};
use crate::content::{Kind, Support};
use crate::state::Phase;

pub fn panel(scene: &Scene<'_>, seat: Seat) -> Markup {
    html! {
        article.panel.pp data-el={ "seat-" (seat.number()) } {
            div.r1 { (seat_mark(seat)) span.nm { (scene.voice.name(seat)) }
                @if scene.bots.get(seat.index()) == Some(&true) { (icon("i-bot")) }
                (part(status_id(seat), status_line(scene, seat))) }
            div.kr { @for kind in blueprint::plan::ORDER { (part(count_id(seat, kind), count(scene, seat, kind))) } }
        }
    }
}

pub fn status_id(seat: Seat) -> Id {
    Id::numbered("p", seat.0, "")
}

pub fn count_id(seat: Seat, kind: Kind) -> Id {
    let before = ["p0-", "p1-", "p2-", "p3-", "p4-", "p5-"][seat.index() % 6];
    Id::joined(before, kind.id())
}

pub fn status_line(scene: &Scene<'_>, seat: Seat) -> Markup {
    html! { span.st.acts[scene.acting.contains(&seat)] { (scene.voice.say(&status(scene, seat))) } }
}

pub fn status(scene: &Scene<'_>, seat: Seat) -> Message {
    let view = scene.view;
    if view.left.contains(seat) {
        return Message::new("status-left");
    }
    if let Some(result) = &view.comparison {
        return Message::new("points").with("n", result.points[seat.index()]);
    }
    let id = match view.phase {
        Phase::Draft if view.turn == Some(seat) && scene.viewer.is(seat) => "status-your-pick",
        Phase::Draft if view.turn == Some(seat) => "status-picks",
        Phase::Assemble if view.submitted.contains(seat) => "status-handed-in",
        Phase::Assemble => "status-assembles",
        _ => "status-waits",
    };
    Message::new(id)
}

/// How many cards of a kind a player has; which, where that is open.
pub fn count(scene: &Scene<'_>, seat: Seat, kind: Kind) -> Markup {
    let (voice, hand) = (&scene.voice, scene.view.hand(seat));
    let n = hand.counts[kind.index()];
    let names: Vec<String> =
        hand.cards.map(|cards| cards.of(kind).iter().map(|card| card::name(voice, card)).collect()).unwrap_or_default();
    let title = format!("{} {}: {}", n, voice.id(kind.names()), names.join(", "));
    html! {
        span.kc.{ "k-" (kind.id()) }.z[n == 0] title=(title) {
            svg.mini viewBox="-60 -74 120 148" aria-hidden="true" { use href={ "#sp-" (kind.id()) } {} } b { (n) }
        }
    }
}

pub fn key(scene: &Scene<'_>) -> Markup {
    let voice = &scene.voice;
    html! {
        section.panel.legend { h2.cap { (voice.id("supports")) }
            ul { @for support in Support::ALL { li { (card::token(voice, support)) (voice.id(support.id())) } }
                li { (icon("i-therm")) (voice.id("therms")) } }
            p.note { (voice.id("draft-ends")) } }
    }
}
