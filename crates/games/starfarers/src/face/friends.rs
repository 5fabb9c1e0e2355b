//! Friendship cards: as tags beside their owner, and laid out where one is chosen.

use super::prelude::*;
use crate::content::{Base, FriendCard};
use crate::questions::Decision;
use crate::says;
use crate::state::Phase;

/// The name in the colour of its people.
pub fn tag(voice: &Voice<'_>, card: FriendCard) -> Markup {
    html! {
        span.fcard.(card.people().id()) title=(voice.say(&says::friend(card))) { i {} (voice.say(&words::friend(card))) }
    }
}

/// A card face up.
pub fn face(voice: &Voice<'_>, card: FriendCard) -> Markup {
    let people = card.people();
    html! {
        article.friend.(people.id()) data-el={ "friend-" (card.id()) } {
            svg viewBox="-26 -26 52 52" aria-hidden="true" { use href={ "#sf-st-" (people.id()) } {} }
            h3 { (voice.say(&words::friend(card))) }
            p { (voice.say(&says::friend(card))) }
        }
    }
}

/// The base whose cards are chosen from (SF-TRADEBASE-5).
fn chosen_from(scene: &Scene<'_>) -> Option<Base> {
    match scene.view.public.phase() {
        Phase::Ask { question: Decision::Card(card), .. } => Some(card.base),
        _ => None,
    }
}

pub fn key(scene: &Scene<'_>) -> Option<u8> {
    chosen_from(scene).map(|base| base.0)
}

pub fn dialog(scene: &Scene<'_>) -> Markup {
    let (voice, public) = (&scene.voice, &scene.view.public);
    html! {
        @if let Some(base) = chosen_from(scene) {
            @let title = Message::new("choose-friend").with("seat", public.active).with("people", words::people(public.peoples[base.index()]));
            section.panel.dialog role="note" {
                div.ph { h2 { (voice.say(&title)) } (cite(GAME, ids::FRIEND)) }
                div.friends { @for card in public.cards_at(base) { (face(voice, card)) } }
            }
        }
    }
}
