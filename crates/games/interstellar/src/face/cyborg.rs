//! Cyborg tiles: the young side with the rolls that give a child, the elder side with those that let one live on, and the
//! Wisdom.

use super::prelude::*;
use crate::content::{Age, Cyborg, Sex};

/// The side that is up at these Ages.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum TileSide {
    Young,
    Elder,
}

impl TileSide {
    fn ages(self) -> impl Iterator<Item = Age> {
        Age::ALL.into_iter().filter(move |age| age.is_elder() == (self == TileSide::Elder))
    }
}

pub fn tile(voice: &Voice<'_>, cyborg: Cyborg, side: TileSide) -> Markup {
    html! {
        article.is-cyborg.elder[side == TileSide::Elder].(tint(cyborg)) data-card data-el=(cyborg.id()) {
            header {
                (portrait(cyborg))
                div { h3 { (voice.say(&words::cyborg(cyborg))) } p { (of_whom(voice, cyborg)) } }
            }
            @if cyborg.sex() != Sex::PostHuman { (dial(voice, cyborg, side)) }
            @if side == TileSide::Elder { (wisdom(voice, cyborg)) }
        }
    }
}

fn tint(cyborg: Cyborg) -> String {
    cyborg.ideology().map_or_else(|| "is-PH".to_owned(), |of| format!("is-{}", of.id()))
}

/// The emblem of the Ideology with the sign of the sex.
fn portrait(cyborg: Cyborg) -> Markup {
    let emblem = cyborg.ideology().map_or("is-post-human".to_owned(), |of| format!("is-{}", of.id()));
    html! { span.is-portrait { (icon(&emblem)) @if cyborg.sex() != Sex::PostHuman { (icon(&format!("is-{}", cyborg.sex().id()))) } } }
}

fn of_whom(voice: &Voice<'_>, cyborg: Cyborg) -> String {
    let sex = voice.id(&format!("sex-{}", cyborg.sex().id()));
    cyborg.ideology().map_or(sex.clone(), |of| format!("{}, {sex}", voice.say(&words::ideology(of))))
}

/// A column for each Age of the side: the Age in years above, the rolls below.
fn dial(voice: &Voice<'_>, cyborg: Cyborg, side: TileSide) -> Markup {
    let is_fertile = cyborg.sex() == Sex::Amazon;
    html! {
        table.is-dial {
            caption { (voice.id(match side { TileSide::Elder => "survives", TileSide::Young if is_fertile => "fertile", TileSide::Young => "ages" })) }
            tr { @for age in side.ages() { th scope="col" { (age.number()) small { (age.years()) } } } }
            @if is_fertile || side == TileSide::Elder { tr { @for age in side.ages() { td { (pieces::rolls(highest(cyborg, age))) } } } }
        }
    }
}

/// The highest roll that does what its side is for.
fn highest(cyborg: Cyborg, age: Age) -> u8 {
    *cyborg.survives(age).unwrap_or_else(|| cyborg.fertile(age)).end()
}

fn wisdom(voice: &Voice<'_>, cyborg: Cyborg) -> Markup {
    html! { @if let Some(wisdom) = cyborg.wisdom() {
        @let name = format!("wisdom-{}", wisdom.id());
        p.is-wisdom { b { (voice.id(&name)) } " " (voice.id(&format!("{name}-text"))) }
    } }
}
