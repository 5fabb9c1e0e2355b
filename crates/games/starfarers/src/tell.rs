//! Parts of log lines, and the whole table as headings and lines.

mod board;

pub(crate) use board::board;

use orrery_core::{Arg, Line, Message, Rule, Seat};

use crate::content::Point;
use crate::sets::Cards;
use crate::state::MAX_SEATS;
use crate::words::{self, about};

/// What somebody did.
pub(crate) fn plainly(id: &'static str, seat: Seat, rules: &[Rule]) -> Line {
    Line::new(Some(seat), about(id, seat), rules)
}

/// The same with one thing it is about.
pub(crate) fn told(id: &'static str, seat: Seat, key: &'static str, what: impl Into<Arg>, rules: &[Rule]) -> Line {
    Line::new(Some(seat), about(id, seat).with(key, what), rules)
}

/// What happened to the table.
pub(crate) fn noted(id: &'static str, key: &'static str, what: impl Into<Arg>, rules: &[Rule]) -> Line {
    Line::new(None, Message::new(id).with(key, what), rules)
}

pub(crate) fn with_cards(id: &'static str, seat: Seat, cards: Cards, rules: &[Rule]) -> Line {
    told(id, seat, "cards", words::cards(cards), rules)
}

pub(crate) fn at_place(id: &'static str, seat: Seat, at: Point, rules: &[Rule]) -> Line {
    told(id, seat, "place", words::point(at), rules)
}

/// The cards of everybody who has some of them.
pub(crate) fn each_seat(cards: &[Cards; MAX_SEATS]) -> Vec<Message> {
    let some = (0..).map(Seat).zip(cards).filter(|(_, cards)| !cards.is_empty());
    some.map(|(seat, cards)| about("seat-cards", seat).with("cards", words::cards(*cards))).collect()
}
