//! The draft: six decks, and one's own hand by kind.

use maud::{Markup, html};
use orrery_core::Message;
use orrery_draw::{Id, icon, part};

use super::{Scene, card};
use crate::cards::{Card, Cards};
use crate::content::Kind;

/// A deck: its kind and picture. Only what [`top`] draws changes.
pub fn deck(scene: &Scene<'_>, kind: Kind) -> Markup {
    html! {
        div.dk.{ "k-" (kind.id()) } data-el={ "deck-" (kind.id()) } {
            span.stack {}
            div.cd data-card { (card::picture(&scene.voice, kind)) (part(top_id(kind), top(scene, kind))) }
        }
    }
}

pub fn top_id(kind: Kind) -> Id {
    Id::joined("top-", kind.id())
}

/// The top card and how many are left.
pub fn top(scene: &Scene<'_>, kind: Kind) -> Markup {
    let (voice, deck) = (&scene.voice, scene.view.deck(kind));
    html! {
        @match deck.top {
            Some(top) => { (card::face(voice, top)) }
            None => { span.nm2 { b { (voice.id("deck-empty")) } } }
        }
        span.cnt { (voice.say(&Message::new("cards-left").with("n", deck.left))) }
    }
}

pub fn hand(scene: &Scene<'_>, hand: Cards) -> Markup {
    let voice = &scene.voice;
    html! {
        section.panel.hand aria-label=(voice.id("tab-own")) tabindex="0" {
            @for kind in Kind::ALL { (part(column_id(kind), column(scene, hand, kind))) }
        }
    }
}

pub fn card_id(card: Card) -> Id {
    Id::joined("h-", card.id())
}

pub fn column_id(kind: Kind) -> Id {
    Id::joined("hand-", kind.id())
}

pub fn column(scene: &Scene<'_>, hand: Cards, kind: Kind) -> Markup {
    let voice = &scene.voice;
    html! {
        div.hc.{ "k-" (kind.id()) } {
            h3 { (icon(&format!("k-{}", kind.id()))) span { (voice.id(kind.names())) } }
            @for held in hand.of(kind).iter() { (part(card_id(held), card::small(voice, held))) }
        }
    }
}
