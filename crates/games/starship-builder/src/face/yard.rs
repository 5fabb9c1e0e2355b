//! The draft: six decks, and one's own hand by kind.

use maud::{Markup, html};
use orrery_core::Message;
use orrery_draw::icon;

use super::{Picture, card};
use crate::cards::Cards;
use crate::content::Kind;

/// A deck: its top card, a button while it may be taken, and how many are left.
pub fn deck(scene: &Picture<'_>, kind: Kind) -> Markup {
    let (voice, deck) = (&scene.voice, scene.view.deck(kind));
    let left = voice.say(&Message::new("cards-left").with("n", deck.left));
    html! {
        div.dk.{ "k-" (kind.code()) } data-el={ "deck-" (kind.code()) } {
            @if deck.left > 1 { span.stack {} }
            @match deck.top {
                Some(top) => { (card::large(voice, top)) }
                None => { div.cd.none { (voice.id("deck-empty")) } }
            }
            span.cnt { (icon(&format!("k-{}", kind.code()))) (voice.id(kind.names())) b { (left) } }
        }
    }
}

pub fn hand(scene: &Picture<'_>, hand: Cards) -> Markup {
    let voice = &scene.voice;
    html! {
        section.panel.hand aria-label=(voice.say(&Message::new("your-hand").with("n", hand.len()))) {
            @for kind in Kind::ALL { (column(scene, hand, kind)) }
        }
    }
}

fn column(scene: &Picture<'_>, hand: Cards, kind: Kind) -> Markup {
    let (voice, cards) = (&scene.voice, hand.and(kind.cards()));
    html! {
        div.hc.{ "k-" (kind.code()) } {
            h3 { (icon(&format!("k-{}", kind.code()))) span { (voice.id(kind.names())) } em { (cards.len()) } }
            @for card in cards.iter() { (card::small(voice, card)) }
        }
    }
}
