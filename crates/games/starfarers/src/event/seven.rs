//! The seven, and every other card taken from a hidden hand.

use super::prelude::*;
use crate::content::Resource;

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
            Self::DiscardsDue { seats } => {
                state.public.waiting = seats;
                state.public.frames.enter(Phase::Discard);
            }
            Self::DiscardSealed { seat, cards, .. } => {
                state.secret.discards[seat.index()] = Some(cards);
                state.public.waiting.remove(seat);
            }
            Self::DiscardsOpened { ref cards, to } => {
                (0..).map(Seat).zip(cards).for_each(|(seat, cards)| state.pay(seat, *cards));
                state.secret.discards = Default::default();
                state.public.frames.enter(to);
            }
            Self::Stolen { by, from, card, source } => {
                state.public.record.tally(by).gain(source, 1);
                state.steal(by, from, card);
            }
            Self::NobodyRobbed { .. } => {}
        }
    }
}

impl SevenShown {
    pub(super) fn line(&self) -> Option<Line> {
        Some(match *self {
            Self::DiscardsDue { seats } if seats.is_empty() => Line::new(None, "log-no-discards", &[ids::SEVEN]),
            Self::DiscardsDue { seats } => noted("log-discards-due", "seats", words::seats(seats), &[ids::SEVEN]),
            Self::DiscardSealed { seat, count, .. } => told("log-discard-sealed", seat, "count", count, &[ids::SEALED]),
            Self::DiscardsOpened { ref cards, .. } => {
                let gone = Some(each_seat(cards)).filter(|gone| !gone.is_empty())?;
                noted("log-discards", "gone", gone, &[ids::SEVEN])
            }
            Self::Stolen { by, from, card, .. } => stolen(by, from, card),
            Self::NobodyRobbed { seat } => plainly("log-nobody-robbed", seat, &[ids::STEAL]),
        })
    }
}

fn stolen(by: Seat, from: Seat, card: Option<Resource>) -> Line {
    let line = match card {
        Some(card) => about("log-stolen-own", by).with("from", from).with("card", words::resource(card)),
        None => about("log-stolen", by).with("from", from),
    };
    Line::new(Some(by), line, &[ids::STEAL, ids::HIDDEN_CARD])
}
