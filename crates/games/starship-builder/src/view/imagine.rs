//! A whole state that agrees with a view, with everything hidden drawn anew.

use orrery_core::{Dice, Seat};

use super::{DeckView, View};
use crate::cards::{Card, Cards};
use crate::content::Kind;
use crate::questions::random;
use crate::ship::Ship;
use crate::state::{Deck, Ending, MAX_SEATS, Phase, Slip, State, Under};

pub(crate) fn imagine(view: &View, luck: &mut Dice) -> State {
    let mut state = State {
        frames: view.frames,
        round: view.round,
        first: view.first,
        picked: view.picked,
        left: view.left,
        hands: known_hands(view),
        gone: view.gone.cards.unwrap_or_default(),
        stage: view.stage,
        ..State::fresh(view.seats, view.terms)
    };
    for kind in Kind::ALL {
        deal(&mut state, view, kind, luck);
    }
    imagine_slips(&mut state, view, luck);
    state
}

fn known_hands(view: &View) -> [Cards; MAX_SEATS] {
    let mut hands = [Cards::NONE; MAX_SEATS];
    for (hand, known) in hands.iter_mut().zip(&view.hands) {
        *hand = known.cards.unwrap_or_default();
    }
    hands
}

/// The cards of one kind: where the view does not say where they are, they go anywhere that fits the counts.
fn deal(state: &mut State, view: &View, kind: Kind, luck: &mut Dice) {
    let deck = view.deck(kind);
    let mut pool = Pool { cards: view.terms.cards(kind), luck };
    pool.cards = state.hands.iter().fold(pool.cards, |rest, hand| rest.minus(*hand)).minus(state.gone);
    pool.cards = deck.top.map_or(pool.cards, |top| pool.cards.without(top));
    state.decks[kind.index()] = match &deck.known {
        Some(known) => {
            let under = known.under.iter().copied().collect();
            Deck { top: deck.top, unseen: known.unseen, boxed: deck.boxed, under }
        }
        None => pool.deck(deck),
    };
    for (hand, known) in state.hands.iter_mut().zip(&view.hands).filter(|(_, known)| known.cards.is_none()) {
        *hand = hand.or(pool.draw_many(known.counts[kind.index()]));
    }
    if view.gone.cards.is_none() {
        state.gone = state.gone.or(pool.draw_many(view.gone.counts[kind.index()]));
    }
}

/// Cards that could be anywhere.
struct Pool<'a> {
    cards: Cards,
    luck: &'a mut Dice,
}

impl Pool<'_> {
    fn draw(&mut self) -> Option<Card> {
        let place = self.luck.below(self.cards.len() as u32) as usize;
        let card = self.cards.nth(place)?;
        self.cards.remove(card);
        Some(card)
    }

    fn draw_many(&mut self, count: u8) -> Cards {
        (0..count).filter_map(|_| self.draw()).collect()
    }

    fn deck(&mut self, deck: &DeckView) -> Deck {
        let top = u8::from(deck.top.is_some());
        let unseen = self.draw_many(deck.unseen + deck.boxed);
        let rest = deck.left.saturating_sub(deck.unseen + top);
        let under: Under = (0..rest).filter_map(|_| self.draw()).collect();
        Deck { top: deck.top, unseen, boxed: deck.boxed, under }
    }
}

/// What others have handed in is unknown until the comparison: any ship of their hand will do.
fn imagine_slips(state: &mut State, view: &View, luck: &mut Dice) {
    for seat in Seat::all(view.seats) {
        state.slips[seat.index()] = match &view.comparison {
            Some(comparison) => slip_of(view, comparison.ships[seat.index()]),
            None if view.viewer.is(seat) => view.slip,
            None if view.left.contains(seat) => Slip::NoShip,
            None if view.choosing.contains(seat) => {
                Slip::Laid(random::ship(state.hand(seat), luck).unwrap_or_default())
            }
            None if view.submitted.contains(seat) => random::slip(state.hand(seat), view.is_a_slip_blank(), luck),
            None => Slip::Blank,
        };
    }
}

/// After a game that was not compared the slips are blank again.
fn slip_of(view: &View, ship: Option<Ship>) -> Slip {
    match ship {
        Some(ship) => Slip::Ship(ship),
        None if view.phase == Phase::Over(Ending::LastPlayer) => Slip::Blank,
        None => Slip::NoShip,
    }
}
