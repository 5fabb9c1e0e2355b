//! Which discovery is given up above the lander's limit (VG-DISC-4, VG-DOCK-3, DP24)?

use super::prelude::*;
use crate::rules::ship::{loose_finds, usual_leaving};

/// Which discovery is given up above the lander's limit (VG-DISC-4, VG-DOCK-3, DP24)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeaveFind;

impl Listed<Vanguard> for LeaveFind {
    type Answer = Discovery;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-leave-find").rules(&[ids::FIND_LIMIT])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Discovery> {
        loose_finds(state).collect::<Vec<_>>().into_iter()
    }

    fn option(&self, _: &State, _: Seat, card: &Discovery) -> Opt {
        words::named(card, "do-give-up", card.name())
    }

    /// DP24: commons of the type owned most.
    fn fallback(&self, state: &State, _: Seat) -> Discovery {
        usual_leaving(state).unwrap_or(Discovery(0))
    }

    fn suggestions(&self, state: &State, seat: Seat) -> Vec<Suggestion> {
        companion(*self, state, seat)
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, card: Discovery) {
        answered(cx);
        cx.emit(Finds::LeftOnLander { card }.into());
    }
}
