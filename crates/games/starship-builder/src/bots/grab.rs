//! Picks of the easy and the normal player.

use orrery_core::{Dice, Seat};

use super::value::{hand_value, usual_ships};
use crate::cards::Card;
use crate::content::Kind;
use crate::state::State;

/// A kind of which the hand has fewest.
pub(super) fn missing_kind_deck(state: &State, seat: Seat, luck: &mut Dice) -> Option<Kind> {
    let hand = state.hand(seat);
    let mut decks: Vec<(Kind, Card)> = state.open_decks().collect();
    luck.shuffle(&mut decks);
    let fewest = decks.into_iter().min_by_key(|(kind, _)| hand.of(*kind).len());
    fewest.map(|(kind, _)| kind)
}

/// The card with which the hand is worth most.
pub(crate) fn best_ship_deck(state: &State, seat: Seat) -> Option<Kind> {
    let (hand, rivals, categories) = (state.hand(seat), [usual_ships()], state.terms.categories.list());
    let best = state.open_decks().max_by_key(|(_, card)| hand_value(hand.with(*card), &rivals, categories));
    best.map(|(kind, _)| kind)
}
