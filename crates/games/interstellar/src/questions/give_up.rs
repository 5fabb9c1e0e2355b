//! Ending a game in failure.

use orrery_core::{Dice, Question};

use super::prelude::*;
use crate::event::Finish;

/// Do you agree to give up (J1c, DP-34)? It may be answered at any time, and falls back to no with the next dozyear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GiveUp;

/// How seldom chance gives up.
const SELDOM: u32 = 400;

impl Question<Interstellar> for GiveUp {
    type Answer = bool;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let agreed = state.public.everybody().filter(|seat| state.public.agreed.contains(*seat)).count();
        let title = Message::new("ask-give-up").with("agreed", agreed).with("seats", state.public.seats);
        let options = [Opt::of(&false, "give-up-no"), Opt::of(&true, "give-up-yes").sealed()];
        Offer::list(asked, title, options).rules(&[ids::GIVING_UP]).forfeit(&true, "give-up-yes")
    }

    fn check(&self, _: &State, _: Seat, _: &bool) -> Result<(), Refusal> {
        Ok(())
    }

    fn sample(&self, _: &State, _: Seat, luck: &mut Dice) -> bool {
        luck.below(SELDOM) == 0
    }

    fn fallback(&self, _: &State, _: Seat) -> bool {
        false
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, yes: bool) {
        cx.emit(Finish::Agreed { seat, yes }.into());
    }
}
