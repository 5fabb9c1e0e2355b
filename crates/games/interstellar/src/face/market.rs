//! The market: a column for each section, its deck on top, three cards below, the dearest first.

use super::card;
use super::prelude::*;
use crate::content::{Blueprint, MarketRow, Workcell};

/// A column as it lies: the cards left in the deck, and the card of each row from the bottom upwards.
#[derive(Clone, Copy)]
pub struct Column {
    pub deck: usize,
    pub cards: [Option<Workcell>; MarketRow::COUNT],
}

pub fn market(voice: &Voice<'_>, columns: &[Column; Blueprint::COUNT]) -> Markup {
    html! {
        div.is-market {
            @for (section, column) in Blueprint::ALL.into_iter().zip(columns) {
                section.is-column.(pieces::tint(section)) data-el={ "market-" (section.id()) } {
                    h3 { (pieces::shape(section.shape())) (voice.id(&format!("blueprint-{}", section.id()))) (deck(voice, column.deck)) }
                    @for row in MarketRow::ALL.into_iter().rev() { (place(voice, row, column.cards[row.index()])) }
                }
            }
        }
    }
}

fn deck(voice: &Voice<'_>, cards: usize) -> Markup {
    html! { small { (voice.say(&Message::new("in-deck").with("n", cards as i64))) } }
}

/// A place with its price in Stress, shown as so many discs.
fn place(voice: &Voice<'_>, row: MarketRow, lying: Option<Workcell>) -> Markup {
    let price = Message::new("price-stress").with("n", row.stress());
    html! {
        div.is-place {
            p.is-price { @for _ in 0..row.stress() { (icon("is-stress")) } (voice.say(&price)) }
            @match lying { Some(lying) => { (card::front(voice, lying)) } None => { div.is-card.is-empty {} } }
        }
    }
}
