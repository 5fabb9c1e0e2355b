//! What a new Commander makes of the old orders.

use super::prelude::*;
use crate::event::Council;
use crate::rules::council;
use crate::state::Edict;

/// Does this order of the old Commander stand (F3f, DP-14)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Uphold {
    pub at: u8,
    pub edict: Edict,
}

impl Listed<Interstellar> for Uphold {
    type Answer = bool;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-uphold").with("order", words::edict(self.edict));
        Offer::bare(asked, title).act("act-uphold").rules(&[ids::MANDATE, self.edict.rule()])
    }

    /// Without an answer none stands.
    fn answers(&self, _: &State, _: Seat) -> impl Iterator<Item = bool> {
        [false, true].into_iter()
    }

    fn option(&self, _: &State, _: Seat, yes: &bool) -> Opt {
        Opt::of(yes, if *yes { "order-stands" } else { "order-falls" })
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, yes: bool) {
        answered(cx);
        let Uphold { at, edict } = *self;
        match yes {
            true => council::uphold(cx, at),
            false => cx.emit(Council::Annulled { at, edict }.into()),
        }
    }
}
