//! Is a discovery used up for what it does aboard (VG-UNLOAD-2, DP24)?

use super::prelude::*;

/// Is a discovery used up for what it does aboard (VG-UNLOAD-2, DP24)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UseShip {
    pub card: Discovery,
}

impl Listed<Vanguard> for UseShip {
    type Answer = bool;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-use-aboard").hint("hint-unloading").rules(&[ids::UNLOADING])
    }

    fn answers(&self, _: &State, _: Seat) -> impl Iterator<Item = bool> {
        [true, false].into_iter()
    }

    fn option(&self, _: &State, _: Seat, one: &bool) -> Opt {
        if *one { Opt::of(one, "take-it").act("do-use-up") } else { Opt::of(one, "leave-it").act("do-keep-it") }
    }

    fn suggestions(&self, state: &State, seat: Seat) -> Vec<Suggestion> {
        companion(*self, state, seat)
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, yes: bool) {
        answered(cx);
        if let Some(effect) = self.card.ship().filter(|_| yes) {
            cx.emit(Finds::GivenUp { card: self.card }.into());
            carry_out(cx, Origin::Discovery(self.card), effect.effect, ABOARD, None);
        }
    }
}
