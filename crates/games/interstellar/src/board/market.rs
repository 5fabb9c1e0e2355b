//! The market in words, a column a line.

use orrery_core::Message;

use crate::content::{Blueprint, MarketRow, Tile, Workcell};
use crate::state::{Post, Public};
use crate::words;

pub fn market(public: &Public) -> Vec<Message> {
    Blueprint::ALL.map(|section| column(public, section)).into()
}

fn column(public: &Public, section: Blueprint) -> Message {
    let column = public.market.column(section);
    let lying = MarketRow::ALL.into_iter().filter_map(|row| Some((row, column[row.index()]?)));
    let cards: Vec<Message> = lying.map(|(row, card)| self::card(public, row, card)).collect();
    let id = if cards.is_empty() { "board-column-empty" } else { "board-column" };
    let line = Message::new(id).with("section", words::tile(Tile::Section(section))).with("cards", cards);
    line.with("deck", public.market.deck(section))
}

/// With its price and its librarians.
fn card(public: &Public, row: MarketRow, card: Workcell) -> Message {
    let line = Message::new("board-card").with("card", words::workcell(card)).with("stress", row.stress());
    let readers: Vec<Message> = public.workers_at(Post::Librarian(card)).iter().map(words::worker).collect();
    match readers.is_empty() {
        true => line,
        false => Message::new("board-with").with("what", line).with("on", readers),
    }
}
