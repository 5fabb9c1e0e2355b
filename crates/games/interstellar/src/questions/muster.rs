//! What the Post-human levies.

use orrery_core::{Dice, Question};

use super::prelude::*;
use super::regulate::{self, Decree};
use crate::rules::council;

/// Which Avatar is levied next (D2d, DP-39)? It is asked until the Post-human is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Muster;

impl Question<Interstellar> for Muster {
    type Answer = Decree;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        regulate::offer(asked, "ask-muster", state.public.summons())
            .act("act-order")
            .rules(&[ids::SUMMONS, ids::CARRIED_OUT])
    }

    fn check(&self, state: &State, _: Seat, decree: &Decree) -> Result<(), Refusal> {
        let Decree::Give(edict) = *decree else { return Ok(()) };
        require(!state.public.is_spent(edict), ids::BOUNDS, || "refused-moved-once")?;
        require(state.public.may_summon(edict), ids::SUMMONS, || "refused-order")
    }

    fn sample(&self, state: &State, _: Seat, luck: &mut Dice) -> Decree {
        regulate::sample(luck, |luck| luck.one_of(state.public.summons().into_iter()))
    }

    fn fallback(&self, _: &State, _: Seat) -> Decree {
        Decree::Done
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, decree: Decree) {
        answered(cx);
        match decree {
            Decree::Done => council::mustered(cx),
            Decree::Give(edict) => council::order(cx, seat, edict),
        }
    }
}
