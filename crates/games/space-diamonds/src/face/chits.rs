//! One's own chits with their faces, what they are worth, and how far it is to the four that bring one home.

use super::prelude::*;
use crate::content::Chit;
use crate::flight::ENOUGH;

pub fn key(scene: &Scene<'_>, seat: Seat) -> impl std::hash::Hash + use<> {
    (scene.view.hand.iter().collect::<Vec<_>>(), scene.view.public.counting(seat))
}

pub fn panel(scene: &Scene<'_>, seat: Seat) -> Markup {
    let (voice, hand) = (&scene.voice, scene.view.hand);
    let have = scene.view.public.counting(seat);
    let home = Message::new("towards-home").with("have", have.min(ENOUGH)).with("need", ENOUGH);
    html! {
        section.panel.own-chits {
            div.ph {
                h2 { (icon("i-lock")) (voice.say(&Message::new("your-chits").with("vp", hand.vp()))) }
                span.towards.ok[have >= ENOUGH] title=(voice.say(&home)) { (icon("i-home")) (have) " / " (ENOUGH) " " (cite(GAME, ids::FOUR_CHITS)) }
            }
            @if hand.is_empty() { p.none { (voice.id("no-chits")) } }
            div.row-chits { @for chit in hand.iter() { (face(voice, chit)) } }
        }
    }
}

/// A chit face up.
pub fn face(voice: &Voice<'_>, chit: Chit) -> Markup {
    html! {
        article.chit.{ "c-" (chit.kind().id()) } data-el={ "chit-" (chit.id()) } title=(voice.say(&words::chit(chit))) {
            i { (chit.spectral().id()) }
            svg viewBox="0 0 24 24" aria-hidden="true" { use href={ "#sd-" (chit.kind().id()) } {} }
            b { (chit.vp()) }
            span { (voice.say(&words::kind(chit.kind()))) }
            @if chit.drops() > 0 { em { @for _ in 0..chit.drops() { (icon("i-drop")) } } }
        }
    }
}
