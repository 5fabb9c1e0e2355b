//! The medals: a ribbon with the figure of the class.

use super::prelude::*;
use crate::content::Medal;

pub fn medal(voice: &Voice<'_>, medal: Medal) -> Markup {
    let (class, name) = (medal.class(), voice.say(&words::medal(medal)));
    html! {
        article.is-medal data-card data-el=(medal.id()) {
            svg.is-ribbon aria-hidden="true" { use href={ "#is-medal-" (class.id()) } {} }
            div {
                h3 { (name) @if medal.copies() > 1 { small { "×" (medal.copies()) } } }
                p.cap { (facts(voice, medal)) }
                p { (voice.id(&format!("medal-{}-text", medal.id()))) }
            }
        }
    }
}

/// Its class, when it comes to somebody, and what it is worth.
fn facts(voice: &Voice<'_>, medal: Medal) -> String {
    let class = voice.id(&format!("medal-class-{}", medal.class().id()));
    let award = voice.id(&format!("award-{}", medal.award().id()));
    let worth = voice.say(&Message::new("points").with("n", medal.vp()));
    format!("{class} · {award} · {worth}")
}
