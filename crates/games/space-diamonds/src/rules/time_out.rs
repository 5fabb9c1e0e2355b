//! What is answered for a player whose time has run out.

use orrery_core::Ask;

use crate::content::Chit;
use crate::decision::{Choice, Decision};
use crate::state::State;

/// iZ3.1, iZ3.2: a hazard takes what is worth least; anything else ends the turn where the craft is.
pub(crate) fn fallback(state: &State, ask: &Ask<Decision>) -> Choice {
    match ask.decision {
        Decision::Turn => Choice::EndTurn,
        Decision::Loss { count } => {
            let mut chits: Vec<Chit> = state.hand(ask.seat).iter().collect();
            chits.sort_by_key(|chit| (chit.vp(), chit.id()));
            Choice::Lose(chits.into_iter().take(count.into()).collect())
        }
        Decision::Scan => Choice::Scan(state.public.chit_sites().take(1).collect()),
    }
}
