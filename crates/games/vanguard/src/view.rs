//! What one viewer may know. What is face down has no order yet, so nothing is hidden but, where that was agreed, the hands
//! of others (8.3): those lie among the cards of their decks.

use orrery_core::{Dice, Viewer};
use orrery_kit::Few;
use serde::{Deserialize, Serialize};

use crate::content::Card;
use crate::state::{Hands, MOST, Member, State};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub state: State,
    /// How many cards are in hands that this viewer does not see.
    pub hidden: [u8; MOST],
}

pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let mut view = View { viewer, state: *state, hidden: [0; MOST] };
    if state.terms.hands == Hands::Open {
        return view;
    }
    for (member, hidden) in view.state.party.iter_mut().zip(&mut view.hidden) {
        if viewer != Viewer::Seat(member.seat) {
            *hidden = member.hand.len() as u8;
            member.deck = member.hand.iter().fold(member.deck, |deck, card| deck.with(*card));
            member.hand = Few::NONE;
        }
    }
    view
}

/// Hands that are not seen are drawn anew.
pub(crate) fn imagine(view: &View, luck: &mut Dice) -> State {
    let mut state = view.state;
    state.party.iter_mut().zip(view.hidden).for_each(|(member, count)| deal(member, count, luck));
    state
}

fn deal(member: &mut Member, count: u8, luck: &mut Dice) {
    let mut cards: Vec<Card> = member.deck.iter().collect();
    luck.shuffle(&mut cards);
    for card in cards.into_iter().take(count.into()) {
        member.deck.remove(card);
        member.hand.push(card);
    }
}
