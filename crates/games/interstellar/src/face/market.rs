//! The market: a column for each section, its deck on top, three places below, the dearest first.

use super::card;
use super::prelude::*;
use crate::content::{Blueprint, MarketRow, Printing, Workcell};

/// What stands in the column of a section.
pub type Columns<'a> = &'a dyn Fn(Blueprint) -> Markup;

pub fn market(voice: &Voice<'_>, columns: Columns<'_>) -> Markup {
    html! {
        div.is-market role="group" aria-label=(voice.id("view-market")) { @for section in Blueprint::ALL {
            section.is-column.(pieces::tint(section)) data-el={ "market-" (section.id()) } { (columns(section)) }
        } }
    }
}

pub fn head(voice: &Voice<'_>, section: Blueprint, deck: &Markup) -> Markup {
    html! { h3 { (pieces::shape(section.shape())) (voice.id(&format!("blueprint-{}", section.id()))) (deck) } }
}

pub fn deck(voice: &Voice<'_>, cards: usize) -> Markup {
    html! { small { (voice.say(&Message::new("in-deck").with("n", cards as i64))) } }
}

/// What a card costs in Stress in this row, shown as so many discs.
pub fn price(voice: &Voice<'_>, row: MarketRow) -> Markup {
    let price = Message::new("price-stress").with("n", row.stress());
    html! { p.is-price { @for _ in 0..row.stress() { (icon("is-stress")) } (voice.say(&price)) } }
}

pub fn lying(voice: &Voice<'_>, printing: Printing, card: Option<Workcell>) -> Markup {
    html! { @match card { Some(card) => { (card::front(voice, printing, card)) } None => { div.is-card.is-empty {} } } }
}
