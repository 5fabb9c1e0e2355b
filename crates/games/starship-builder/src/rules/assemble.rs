//! The assembly: one ship from each hand, in secret.

use orrery_core::{Cx, Refusal, Seat};

use super::ids;
use crate::StarshipBuilder;
use crate::cards::Cards;
use crate::event::Event;
use crate::ship::{Chain, Layout};
use crate::state::{Slip, State};

/// The first thing that keeps a layout from being a legal ship; no limits of any search are used here.
pub fn check(state: &State, seat: Seat, layout: &Layout) -> Result<(), Refusal> {
    layout.problems(state.hand(seat)).first().map_or(Ok(()), |problem| Err(problem.refusal()))
}

/// The chains `seat` has to choose from once its cards are laid out.
pub fn open_chains(state: &State, seat: Seat) -> Vec<Chain> {
    match state.slip(seat) {
        Slip::Laid(layout) => layout.chains(),
        _ => Vec::new(),
    }
}

pub(super) fn check_chain(state: &State, seat: Seat, cards: Cards) -> Result<(), Refusal> {
    let known = open_chains(state, seat).iter().any(|chain| chain.cards == cards);
    if known { Ok(()) } else { Err(Refusal::new(ids::CHAIN, "refused-no-such-chain")) }
}

/// iI-J5.1: where the chains of the thruster differ in their result the player is asked, otherwise the ship stands.
pub(super) fn build(cx: &mut Cx<'_, StarshipBuilder>, seat: Seat, layout: Layout) {
    let event = match layout.chains()[..] {
        [chain] => Event::ShipSealed { seat, ship: Some(layout.with_chain(chain)) },
        _ => Event::ShipLaid { seat, layout },
    };
    hand_in(cx, event);
}

/// With the last slip the assembly is closed: from then on nobody can take a ship back.
pub(super) fn hand_in(cx: &mut Cx<'_, StarshipBuilder>, event: Event) {
    cx.emit(event);
    if !cx.state().is_a_slip_blank() {
        cx.reveal();
    }
}

pub(super) fn choose_chain(cx: &mut Cx<'_, StarshipBuilder>, seat: Seat, cards: Cards) {
    let chain = open_chains(cx.state(), seat).into_iter().find(|chain| chain.cards == cards);
    if let (Slip::Laid(layout), Some(chain)) = (*cx.state().slip(seat), chain) {
        cx.emit(Event::ChainChosen { seat, ship: layout.with_chain(chain) });
    }
}
