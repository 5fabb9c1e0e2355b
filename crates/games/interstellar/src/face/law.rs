//! What holds under a Commander of an Ideology: its regulations and its marriage law.

use super::prelude::*;
use crate::content::{Ideology, MarriageLaw, Regulation};

pub fn card(voice: &Voice<'_>, of: Ideology) -> Markup {
    html! {
        article.is-law.{ "is-" (of.id()) } data-card data-el={ "law-" (of.id()) } {
            header { (pieces::emblem(of)) h3 { (voice.say(&Message::new("commands").with("ideology", words::ideology(of)))) } }
            ul { (rules(voice, of)) }
        }
    }
}

/// The marriage law, then the regulations.
pub fn rules(voice: &Voice<'_>, of: Ideology) -> Markup {
    html! {
        (law(voice, of.marriage_law()))
        @for regulation in of.regulations().iter() { (self::regulation(voice, regulation)) }
    }
}

fn law(voice: &Voice<'_>, law: MarriageLaw) -> Markup {
    html! { li.is-marriage { (icon(&format!("is-law-{}", law.id()))) (voice.id(&format!("marriage-law-{}", law.id()))) } }
}

fn regulation(voice: &Voice<'_>, regulation: Regulation) -> Markup {
    html! { li { (icon(&format!("is-reg-{}", regulation.id()))) (voice.id(&format!("regulation-{}", regulation.id()))) } }
}
