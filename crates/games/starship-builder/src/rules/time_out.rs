//! What is answered for a player whose time has run out (iI-L2).

use orrery_core::{Ask, Seat};

use super::assemble;
use crate::assembly::{default_ship, what_is_missing};
use crate::cards::Cards;
use crate::content::Kind;
use crate::decision::{Choice, Decision};
use crate::state::State;

pub(crate) fn fallback(state: &State, ask: &Ask<Decision>) -> Choice {
    match ask.decision {
        Decision::Pick => Choice::Take(deck(state, ask.seat)),
        Decision::Assemble => {
            default_ship(state.hand(ask.seat)).map_or(Choice::NoShip, |ship| Choice::Build(ship.layout()))
        }
        // The chains come best thrust first, then lowest fuel: the order of the default ship.
        Decision::Chain => {
            let chains = assemble::open_chains(state, ask.seat);
            Choice::Chain(chains.first().map_or(Cards::NONE, |chain| chain.cards))
        }
    }
}

/// The deck whose top card leaves the least missing; then the kind the hand has fewest of, in the order of the
/// tables.
fn deck(state: &State, seat: Seat) -> Kind {
    let hand = state.hand(seat);
    let open = Kind::ALL.into_iter().filter_map(|kind| Some((kind, state.deck(kind).top?)));
    let best =
        open.min_by_key(|(kind, top)| (what_is_missing(hand.with(*top)).len(), hand.of(*kind).len(), kind.index()));
    best.map_or(Kind::Thruster, |(kind, _)| kind)
}
