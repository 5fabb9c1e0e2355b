//! The draft: tops of six decks, one card each in turn, until a deck is empty.

use orrery_core::{Cx, Frames, Seat, SeatSet};

use crate::StarshipBuilder;
use crate::cards::{Card, Cards};
use crate::content::Kind;
use crate::event::{Draft, Event};
use crate::lesson::PUPIL;
use crate::state::{Deck, MAX_SEATS, Phase, Slip, State, Terms};

/// The next card of a deck. With hidden hands the cards under a deck are secret too, so even they come to light.
pub(crate) fn draw(cx: &mut Cx<'_, StarshipBuilder>, deck: &Deck) -> Option<Card> {
    if cx.state().is_secret(deck) {
        cx.reveal();
    }
    deck.next(|count| cx.dice().below(count))
}

/// iI1.1, iI2a.1: the decks lie open, a random player begins; in a lesson the one who learns (iI-L5).
pub(super) fn set_up(cx: &mut Cx<'_, StarshipBuilder>) {
    let seats = cx.state().seats;
    let boxed = cx.state().decks.map(|deck| deck.boxed);
    if boxed != [0; 6] {
        cx.emit(Event::Draft(Draft::PutAway { boxed }));
    }
    let first = Seat(cx.dice().below(u32::from(seats)) as u8);
    let first = cx.state().terms.lesson.map_or(first, |_| PUPIL);
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
    cx.emit(Event::Draft(Draft::RoundBegan { round, first, tops }));
}

/// R45: how many cards a deck has at most, so that drafts are about as long with any number of players. Of two players
/// nobody would fly the weakest refinery if there were a sixth (`balance.md`).
fn most(kind: Kind, seats: u8, version: u16) -> u8 {
    match (kind, seats) {
        (Kind::Generator, _) => 4 * seats,
        (Kind::Refinery, 2) if version > 4 => 5,
        _ => 2 * seats + 2,
    }
}

impl State {
    /// The table before anything is turned up, with all cards except in a lesson.
    pub(crate) fn fresh(seats: u8, terms: Terms) -> State {
        State {
            terms,
            seats,
            frames: Frames::new(Phase::SetUp),
            round: 0,
            first: Seat(0),
            picked: SeatSet::empty(),
            decks: Kind::ALL.map(|kind| Deck::full(terms.cards(kind))),
            hands: [Cards::NONE; MAX_SEATS],
            slips: [Slip::Blank; MAX_SEATS],
            left: SeatSet::empty(),
            gone: Cards::NONE,
            stage: 0,
        }
    }

    /// R45: with fewer than five players some cards of each deck stay in the box. Before the fourth version of the rules
    /// none did.
    pub(crate) fn put_away(&mut self, version: u16) {
        if version < 4 {
            return;
        }
        for kind in Kind::ALL {
            let deck = &mut self.decks[kind.index()];
            deck.boxed = (deck.unseen.len() as u8).saturating_sub(most(kind, self.seats, version));
        }
    }

    /// Whether the next card of a deck is one that players do not know yet.
    fn is_secret(&self, deck: &Deck) -> bool {
        deck.to_come() > 0 || (!self.are_hands_open() && !deck.under.is_empty())
    }

    /// Whether taking the top card of `kind` brings an unknown card to light: such a pick cannot be taken back.
    pub fn pick_reveals(&self, kind: Kind) -> bool {
        if self.is_secret(self.deck(kind)) {
            return true;
        }
        let mut after = *self;
        after.decks[kind.index()].turn_up(self.deck(kind).under.first());
        self.turn().into_iter().for_each(|seat| after.picked.insert(seat));
        // The last pick of a round turns up the tops of the next.
        after.draft_ended_by().is_none()
            && after.turn().is_none()
            && after.decks.into_iter().any(|deck| after.hides_next(deck))
    }

    /// Whether moving the top of `deck` under it brings an unknown card to light.
    fn hides_next(&self, mut deck: Deck) -> bool {
        deck.bury_top();
        self.is_secret(&deck)
    }
}
