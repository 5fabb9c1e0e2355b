//! Parts of log lines, and the whole table as headings and lines.

mod board;

pub(crate) use board::board;

use orrery_core::{Line, Message, Rule, Seat};

use crate::content::Point;
use crate::sets::Cards;
use crate::state::MAX_SEATS;
use crate::words::{self, about};

pub(crate) fn of_seat(id: &'static str, seat: Seat, fill: impl FnOnce(Message) -> Message, rules: &[Rule]) -> Line {
    Line::new(Some(seat), fill(about(id, seat)), rules)
}

pub(crate) fn with_cards(id: &'static str, seat: Seat, cards: Cards, rules: &[Rule]) -> Line {
    of_seat(id, seat, |line| line.with("cards", words::cards(cards)), rules)
}

pub(crate) fn at_place(id: &'static str, seat: Seat, at: Point, rules: &[Rule]) -> Line {
    of_seat(id, seat, |line| line.with("place", words::point(at)), rules)
}

/// The cards of everybody who has some of them.
pub(crate) fn each_seat(cards: &[Cards; MAX_SEATS]) -> Vec<Message> {
    let some = (0..).map(Seat).zip(cards).filter(|(_, cards)| !cards.is_empty());
    some.map(|(seat, cards)| about("seat-cards", seat).with("cards", words::cards(*cards))).collect()
}
