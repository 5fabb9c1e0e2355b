//! The seven, and every other card taken from a hidden hand.

use orrery_core::{Line, Message, Seat, SeatSet, facts};

use crate::content::Resource;
use crate::record::Source;
use crate::rules::ids;
use crate::sets::Cards;
use crate::state::{MAX_SEATS, Phase, State};
use crate::tell::{each_seat, of_seat};
use crate::words;

facts! {
    pub enum Seven shown as SevenShown {
        DiscardsDue { seats: SeatSet },
        /// SF-SEVEN-2: until all are in only the number.
        DiscardSealed { seat: Seat, count: u8, cards: Cards => seat },
        DiscardsOpened { cards: [Cards; MAX_SEATS], to: Phase },
        /// A random card from a hand (SF-SEVEN-5): it is known to both sides only.
        Stolen { by: Seat, from: Seat, card: Resource => (by, from), source: Source },
        NobodyRobbed { seat: Seat },
    }
}

impl Seven {
    pub(super) fn fold(&self, state: &mut State) {
        match *self {
            Seven::DiscardsDue { seats } => {
                state.public.waiting = seats;
                state.public.frames.enter(Phase::Discard);
            }
            Seven::DiscardSealed { seat, cards, .. } => {
                state.secret.discards[seat.index()] = Some(cards);
                state.public.waiting.remove(seat);
            }
            Seven::DiscardsOpened { ref cards, to } => {
                (0..).map(Seat).zip(cards).for_each(|(seat, cards)| state.pay(seat, *cards));
                state.secret.discards = Default::default();
                state.public.frames.enter(to);
            }
            Seven::Stolen { by, from, card, source } => {
                state.public.record.tally(by).gain(source, 1);
                state.steal(by, from, card);
            }
            Seven::NobodyRobbed { .. } => {}
        }
    }
}

impl SevenShown {
    pub(super) fn line(&self) -> Option<Line> {
        Some(match *self {
            SevenShown::DiscardsDue { seats } if seats.is_empty() => Line::new(None, "log-no-discards", &[ids::SEVEN]),
            SevenShown::DiscardsDue { seats } => {
                Line::new(None, Message::new("log-discards-due").with("seats", words::seats(seats)), &[ids::SEVEN])
            }
            SevenShown::DiscardSealed { seat, count, .. } => {
                of_seat("log-discard-sealed", seat, |line| line.with("count", count), &[ids::SEALED])
            }
            SevenShown::DiscardsOpened { ref cards, .. } => {
                let gone = Some(each_seat(cards)).filter(|gone| !gone.is_empty())?;
                Line::new(None, Message::new("log-discards").with("gone", gone), &[ids::SEVEN])
            }
            SevenShown::Stolen { by, from, card, .. } => stolen(by, from, card),
            SevenShown::NobodyRobbed { seat } => of_seat("log-nobody-robbed", seat, |line| line, &[ids::STEAL]),
        })
    }
}

fn stolen(by: Seat, from: Seat, card: Option<Resource>) -> Line {
    let rules = &[ids::STEAL, ids::HIDDEN_CARD];
    match card.map(words::resource) {
        Some(card) => of_seat("log-stolen-own", by, |line| line.with("from", from).with("card", card), rules),
        None => of_seat("log-stolen", by, |line| line.with("from", from), rules),
    }
}
