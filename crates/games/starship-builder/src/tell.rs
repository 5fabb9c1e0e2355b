//! Facts as log lines, and the whole table as headings and lines.

use orrery_core::{Arg, Line, Message, Rule, Seat, SeatSet, Section};

use crate::assembly::what_is_missing;
use crate::cards::Card;
use crate::content::Kind;
use crate::rules::ids;
use crate::ship::Ship;
use crate::state::{Ending, Phase, Slip};
use crate::view::{Comparison, DeckView, HandView, Shown, View};
use crate::{advise, words};

pub(crate) fn line(shown: &Shown) -> Option<Line> {
    Some(match shown {
        Shown::RoundBegan { round, first, tops } => round_line(*round, *first, tops),
        Shown::Taken { seat, kind, card, next } => taken_line(*seat, *kind, *card, *next),
        Shown::DraftEnded { emptied } => {
            let message = Message::new("log-draft-ended").with("kinds", emptied.names());
            Line::new(None, message, &[ids::ASSEMBLY])
        }
        Shown::Submitted { seat, slip } => submitted_line(*seat, slip),
        Shown::ChainChosen { seat, slip } => chain_line(*seat, slip),
        Shown::ShipRevealed { seat, ship } => revealed_line(*seat, ship.as_ref()),
        Shown::PointsAwarded { category, to } => {
            let message = Message::new("log-point").with("category", category.name()).with("seats", seats(*to));
            Line::new(None, message, &[ids::COMPARISON, ids::TIED])
        }
        Shown::Ended { ending, winners } => Line::new(None, ended(*ending, *winners), ending_rules(*ending)),
        Shown::PlayerLeft { seat } => Line::new(Some(*seat), about("log-left", *seat), &[ids::LEAVING]),
    })
}

fn about(id: &'static str, seat: Seat) -> Message {
    Message::new(id).with("seat", seat)
}

/// Seats as a list of names.
fn seats(seats: SeatSet) -> Arg {
    Arg::List(seats.iter().map(|seat| about("seat", seat)).collect())
}

fn round_line(round: u16, first: Seat, tops: &[Option<Card>; 6]) -> Line {
    if round > 1 {
        let message = about("log-round", first).with("round", round);
        return Line::new(None, message, &[ids::LATER_ROUNDS, ids::FIRST_PLAYER]);
    }
    let cards: Vec<Message> = tops.iter().flatten().map(|card| words::card(*card)).collect();
    let message = about("log-first-round", first).with("round", round).with("cards", cards);
    Line::new(None, message, &[ids::DECKS, ids::FIRST_ROUND])
}

fn taken_line(seat: Seat, kind: Kind, card: Option<Card>, next: Option<Card>) -> Line {
    let what = card.map_or(Message::new("some-card").with("kind", kind.name()), words::card);
    let message = match next {
        Some(next) => {
            about("log-taken", seat).with("card", what).with("kind", kind.name()).with("next", words::card(next))
        }
        None => about("log-taken-last", seat).with("card", what).with("kinds", kind.names()),
    };
    Line::new(Some(seat), message, &[ids::FIRST_ROUND])
}

/// The owner's line says what was handed in, everybody else's only that something was.
fn submitted_line(seat: Seat, slip: &Slip) -> Line {
    let message = match slip {
        Slip::Blank | Slip::Laid(_) => about("log-submitted", seat),
        Slip::NoShip => about("log-submitted-none", seat),
        Slip::Ship(ship) => about("log-submitted-ship", seat).with("ship", words::five(Some(&ship.numbers))),
    };
    Line::new(Some(seat), message, &[ids::ASSEMBLY])
}

fn chain_line(seat: Seat, slip: &Slip) -> Line {
    let message = match slip.ship() {
        Some(ship) => about("log-chain-own", seat).with("ship", words::five(Some(&ship.numbers))),
        None => about("log-chain", seat),
    };
    Line::new(Some(seat), message, &[ids::CHAIN])
}

fn revealed_line(seat: Seat, ship: Option<&Ship>) -> Line {
    let message = match ship {
        Some(ship) => words::with_numbers("log-revealed", &ship.numbers)
            .with("seat", seat)
            .with("cards", words::cards(ship.cards, ship.heavy)),
        None => about("log-revealed-none", seat),
    };
    Line::new(Some(seat), message, &[ids::ASSEMBLY, ids::MODIFIED])
}

fn ended(ending: Ending, winners: SeatSet) -> Message {
    let id = match ending {
        Ending::Won => "log-won",
        Ending::Shared => "log-shared",
        Ending::OnlyShip => "log-only-ship",
        Ending::NoShips => "log-no-ships",
        Ending::LastPlayer => "log-last-player",
    };
    Message::new(id).with("winners", seats(winners))
}

fn ending_rules(ending: Ending) -> &'static [Rule] {
    match ending {
        Ending::Won | Ending::Shared => &[ids::WINNER],
        Ending::OnlyShip | Ending::NoShips => &[ids::FEW_SHIPS_RULING],
        Ending::LastPlayer => &[ids::LEAVING],
    }
}

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
        (Phase::Over(ending), _) => ended(ending, winners(view)),
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
        lines.extend(what_is_missing(cards).into_iter().map(advise::missing));
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
    let best = |result: &crate::view::CategoryResult| {
        let best = result.values.iter().zip(0u8..).find(|(_, seat)| result.best.contains(Seat(*seat)));
        let (num, den) = best.and_then(|(value, _)| *value)?;
        let message = Message::new("board-category").with("category", result.category.name());
        Some(message.with("value", Arg::Ratio(num, den)).with("seats", seats(result.best)))
    };
    let points =
        (0u8..).zip(&comparison.points).map(|(seat, points)| about("board-points", Seat(seat)).with("points", *points));
    comparison.categories.iter().filter_map(best).chain(points).collect()
}
