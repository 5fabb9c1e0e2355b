//! The whole table as headings and lines.

use orrery_core::tell::{about, seats};
use orrery_core::{Arg, Message, Seat, SeatSet, Section};

use crate::assembly::what_is_missing;
use crate::content::Kind;
use crate::ship::Ship;
use crate::standing::missing;
use crate::state::{Phase, Slip};
use crate::view::{CategoryResult, Comparison, DeckView, HandView, View};
use crate::words;

pub(crate) fn board(view: &View) -> Vec<Section> {
    let mut sections = vec![Section::new("board-table", vec![phase(view)])];
    sections.push(Section::new("board-decks", view.decks.iter().map(deck).collect()));
    sections.extend(view.present().map(|seat| hand(view, seat)));
    if view.gone.counts.iter().any(|count| *count > 0) {
        sections.push(Section::new("board-gone", hand_lines(&view.gone)));
    }
    if let Some(comparison) = &view.comparison {
        sections.push(Section::new("board-ships", ships(comparison)));
        sections.push(Section::new("board-result", results(comparison)));
    }
    sections
}

fn phase(view: &View) -> Message {
    match (view.phase, view.turn) {
        (Phase::Draft, Some(turn)) => {
            Message::new("board-draft").with("round", view.round).with("first", view.first).with("seat", turn)
        }
        (Phase::SetUp | Phase::Draft, _) => Message::new("board-set-up"),
        (Phase::Assemble, _) => {
            let blank: SeatSet = view.present().filter(|seat| !view.submitted.contains(*seat)).collect();
            let (id, waiting) =
                if blank.is_empty() { ("board-chain", view.choosing) } else { ("board-assemble", blank) };
            Message::new(id).with("seats", seats(waiting))
        }
        (Phase::Over(ending), _) => words::ended(ending, winners(view)),
    }
}

fn winners(view: &View) -> SeatSet {
    let places = view.comparison.iter().flat_map(|comparison| Seat::all(view.seats).zip(&comparison.places));
    places.filter(|(_, place)| **place == 1).map(|(seat, _)| seat).collect()
}

fn deck(deck: &DeckView) -> Message {
    match deck.top {
        Some(top) => Message::new("board-deck")
            .with("kinds", deck.kind.names())
            .with("card", words::card(top))
            .with("left", deck.left),
        None => Message::new("board-deck-empty").with("kinds", deck.kind.names()),
    }
}

fn hand(view: &View, seat: Seat) -> Section {
    let hand = view.hand(seat);
    let mut lines = hand_lines(hand);
    if let (Some(cards), Phase::Draft | Phase::Assemble) = (hand.cards, view.phase) {
        lines.extend(what_is_missing(cards).into_iter().map(missing));
    }
    if view.viewer.is(seat) {
        lines.extend(slip(&view.slip));
    }
    Section::new(about("board-hand", seat), lines)
}

/// One line for each kind held: the cards where they are known, else how many.
fn hand_lines(hand: &HandView) -> Vec<Message> {
    let held = Kind::ALL.into_iter().filter(|kind| hand.counts[kind.index()] > 0);
    let line = |kind: Kind| {
        let message = match hand.cards {
            Some(cards) => Message::new("board-cards").with("cards", words::names(cards.of(kind))),
            None => Message::new("board-count").with("count", hand.counts[kind.index()]),
        };
        message.with("kinds", kind.names())
    };
    let lines: Vec<Message> = held.map(line).collect();
    if lines.is_empty() { vec![Message::new("board-no-cards")] } else { lines }
}

/// What the viewer has handed in or laid out.
fn slip(slip: &Slip) -> Option<Message> {
    match slip {
        Slip::Blank => None,
        Slip::Laid(layout) => Some(Message::new("board-laid").with("cards", words::cards(layout.cards, layout.heavy))),
        Slip::NoShip => Some(Message::new("board-slip-none")),
        Slip::Ship(ship) => Some(ship_line("board-slip", ship)),
    }
}

fn ship_line(id: &'static str, ship: &Ship) -> Message {
    words::with_numbers(id, &ship.numbers).with("cards", words::cards(ship.cards, ship.heavy))
}

fn ships(comparison: &Comparison) -> Vec<Message> {
    let line = |(seat, ship): (u8, &Option<Ship>)| match ship {
        Some(ship) => ship_line("board-ship", ship).with("seat", Seat(seat)),
        None => about("board-ship-none", Seat(seat)),
    };
    (0u8..).zip(&comparison.ships).map(line).collect()
}

fn results(comparison: &Comparison) -> Vec<Message> {
    let best = |result: &CategoryResult| {
        let best = result.values.iter().zip(0u8..).find(|(_, seat)| result.best.contains(Seat(*seat)));
        let (num, den) = best.and_then(|(value, _)| *value)?;
        let message = Message::new("board-category").with("category", result.category.id());
        Some(message.with("value", Arg::Ratio(num, den)).with("seats", seats(result.best)))
    };
    let points =
        (0u8..).zip(&comparison.points).map(|(seat, points)| about("board-points", Seat(seat)).with("points", *points));
    comparison.categories.iter().filter_map(best).chain(points).collect()
}
