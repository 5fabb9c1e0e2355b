//! The draft: rounds, picks and its end.

use super::prelude::*;
use crate::cards::Card;
use crate::content::Kind;
use crate::state::Hands;

facts! {
    #[derive(Copy)]
    pub enum Draft shown as DraftShown {
        /// In later rounds the tops have gone under their decks; then the new tops lie open.
        RoundBegan { round: u16, first: Seat, tops: [Option<Card>; 6] },
        /// The top card of a deck went to a hand and the next one came to light. With hidden hands only the taker is told
        /// the card; the others see which deck it came from.
        Taken { seat: Seat, kind: Kind, hands: Hands, card: Card => (*hands == Hands::Open, seat), next: Option<Card> },
        DraftEnded { emptied: Kind },
        /// iI-L5: another stage is open.
        LessonWentOn { stage: u8 },
        /// R45: so many cards of each deck stay in the box.
        PutAway { boxed: [u8; 6] },
    }
}

impl Draft {
    #[inline]
    pub(crate) fn fold(&self, state: &mut State) {
        match *self {
            Draft::RoundBegan { round, first, tops } => begin_round(state, round, first, tops),
            Draft::Taken { seat, kind, card, next, .. } => {
                state.decks[kind.index()].turn_up(next);
                state.hands[seat.index()].insert(card);
                state.picked.insert(seat);
                state.frames.renew();
            }
            Draft::DraftEnded { .. } => state.frames.enter(Phase::Assemble),
            Draft::LessonWentOn { stage } => state.stage = stage,
            Draft::PutAway { boxed } => put_away(state, boxed),
        }
    }
}

fn put_away(state: &mut State, boxed: [u8; 6]) {
    state.decks.iter_mut().zip(boxed).for_each(|(deck, boxed)| deck.boxed = boxed);
}

fn begin_round(state: &mut State, round: u16, first: Seat, tops: [Option<Card>; 6]) {
    for (deck, top) in state.decks.iter_mut().zip(tops) {
        deck.bury_top();
        deck.turn_up(top);
    }
    state.frames.enter(Phase::Draft);
    state.round = round;
    state.first = first;
    state.picked = SeatSet::empty();
}

impl DraftShown {
    pub(super) fn line(&self) -> Option<Line> {
        Some(match *self {
            DraftShown::RoundBegan { round, first, ref tops } => round_line(round, first, tops),
            DraftShown::Taken { seat, kind, card, next, .. } => taken_line(seat, kind, card, next),
            DraftShown::DraftEnded { emptied } => {
                Line::new(None, Message::new("log-draft-ended").with("kinds", emptied.names()), &[ids::ASSEMBLY])
            }
            DraftShown::LessonWentOn { .. } => return None,
            DraftShown::PutAway { boxed } => put_away_line(boxed),
        })
    }
}

fn put_away_line(boxed: [u8; 6]) -> Line {
    let left = |kind: Kind| kind.cards().len() - usize::from(boxed[kind.index()]);
    let (most, refineries) = (left(Kind::Thruster), left(Kind::Refinery));
    let message = if refineries == most {
        Message::new("log-put-away")
    } else {
        Message::new("log-put-away-refineries").with("refineries", refineries)
    };
    let message = message.with("n", most).with("generators", left(Kind::Generator));
    Line::new(None, message, &[ids::DECK_SIZES])
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
