//! The draft: tops of six decks, one card each in turn, until a deck is empty.

use orrery_core::{Cx, Message, Refusal, Seat, SeatSet};

use super::ids;
use crate::StarshipBuilder;
use crate::cards::{Card, Cards};
use crate::content::Kind;
use crate::event::Event;
use crate::state::{Deck, MAX_SEATS, Phase, Slip, State, Terms};

/// iI2a.1: any deck that still has a card.
pub fn check(state: &State, kind: Kind) -> Result<(), Refusal> {
    if state.deck(kind).top.is_some() { Ok(()) } else { Err(empty_deck(kind)) }
}

pub fn empty_deck(kind: Kind) -> Refusal {
    Refusal::new(ids::FIRST_ROUND, Message::new("refused-deck-empty").with("kinds", kind.names()))
}

pub(super) fn take(cx: &mut Cx<'_, StarshipBuilder>, seat: Seat, kind: Kind) {
    let deck = *cx.state().deck(kind);
    if let Some(card) = deck.top {
        let next = draw(cx, &deck);
        let hands = cx.state().terms.hands;
        cx.emit(Event::Taken { seat, card, next, hands });
    }
}

/// The next card of a deck. With hidden hands the cards under a deck are secret too, so even they come to light.
fn draw(cx: &mut Cx<'_, StarshipBuilder>, deck: &Deck) -> Option<Card> {
    if cx.state().is_secret(deck) {
        cx.reveal();
    }
    deck.next(|count| cx.dice().below(count))
}

/// iI1.1, iI2a.1: the decks lie open, a random player begins.
pub(super) fn set_up(cx: &mut Cx<'_, StarshipBuilder>) {
    let seats = cx.state().seats;
    let first = Seat(cx.dice().below(u32::from(seats)) as u8);
    begin_round(cx, 1, first);
}

pub(super) fn next_round(cx: &mut Cx<'_, StarshipBuilder>) {
    let (round, first) = (cx.state().round + 1, cx.state().next_first());
    begin_round(cx, round, first);
}

fn begin_round(cx: &mut Cx<'_, StarshipBuilder>, round: u16, first: Seat) {
    let mut tops = [None; 6];
    for kind in Kind::ALL {
        let mut deck = *cx.state().deck(kind);
        deck.bury_top();
        tops[kind.index()] = draw(cx, &deck);
    }
    cx.emit(Event::RoundBegan { round, first, tops });
}

/// iI2c.1
pub(super) fn end(cx: &mut Cx<'_, StarshipBuilder>) {
    let empty = Kind::ALL.into_iter().find(|kind| cx.state().deck(*kind).is_empty());
    cx.emit(Event::DraftEnded { emptied: empty.unwrap_or(Kind::Thruster) });
}

impl State {
    /// The table before anything is turned up. R45: all cards are used for any number of players.
    pub(crate) fn fresh(seats: u8, terms: Terms) -> State {
        State {
            terms,
            seats,
            phase: Phase::SetUp,
            moment: 0,
            round: 0,
            first: Seat(0),
            step: 0,
            decks: Kind::ALL.map(Deck::full),
            hands: [Cards::NONE; MAX_SEATS],
            slips: [Slip::Blank; MAX_SEATS],
            left: SeatSet::empty(),
            gone: Cards::NONE,
        }
    }

    /// Whether the next card of a deck is one that players do not know yet.
    fn is_secret(&self, deck: &Deck) -> bool {
        !deck.unseen.is_empty() || (!self.are_hands_open() && !deck.under.is_empty())
    }

    /// Whether taking the top card of `kind` brings an unknown card to light: such a pick cannot be taken back.
    pub fn pick_reveals(&self, kind: Kind) -> bool {
        if self.is_secret(self.deck(kind)) {
            return true;
        }
        let mut after = *self;
        after.decks[kind.index()].turn_up(self.deck(kind).under.first());
        after.step = self.turn().map_or(self.step, |seat| self.step_after(seat));
        // The last pick of a round turns up the tops of the next.
        !after.is_draft_over() && after.turn().is_none() && after.decks.into_iter().any(|deck| after.hides_next(deck))
    }

    /// Whether moving the top of `deck` under it brings an unknown card to light.
    fn hides_next(&self, mut deck: Deck) -> bool {
        deck.bury_top();
        self.is_secret(&deck)
    }
}
