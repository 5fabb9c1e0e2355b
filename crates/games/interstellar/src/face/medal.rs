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
                p.cap { (voice.id(&format!("medal-class-{}", class.id()))) " · " (voice.id(&format!("award-{}", medal.award().id()))) " · " (voice.say(&Message::new("points").with("n", medal.vp()))) }
                p { (voice.id(&format!("medal-{}-text", medal.id()))) }
            }
        }
    }
}
