//! A card for another mat.

use super::prelude::*;
use super::{Clear, pose};
use crate::event::Labs;
use crate::rules::room;

/// May a card that makes room elsewhere come to this mat (4.3 ROOM, CONSENT)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakeIn {
    pub clear: Clear,
    pub to: Ideology,
}

impl Listed<Interstellar> for TakeIn {
    plain!();

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-take-in").with("card", words::workcell(self.clear.card));
        Offer::bare(asked, title.with("ideology", words::ideology(self.to))).act("act-consent").rules(&[ids::ROOM])
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, yes: bool) {
        answered(cx);
        let TakeIn { clear, to } = *self;
        if yes {
            return room::move_card(cx, clear.card, to, None);
        }
        cx.emit(Labs::Refused { card: clear.card, mat: to }.into());
        let owner = cx.state().public.player(clear.mat);
        pose(cx, owner, clear);
    }
}
