//! Another's card for a mat.

use super::prelude::*;
use super::{Rehome, pose};
use crate::event::Labs;
use crate::rules::ownership;

/// May the card come to this mat (H2k, CONSENT)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Adopt {
    pub rehome: Rehome,
    pub to: Ideology,
}

impl Listed<Interstellar> for Adopt {
    plain!();

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-take-in").with("card", words::workcell(self.rehome.card));
        Offer::bare(asked, title.with("ideology", words::ideology(self.to))).act("act-consent").rules(&[ids::OWNERSHIP])
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, yes: bool) {
        answered(cx);
        let Adopt { rehome, to } = *self;
        if yes {
            return ownership::change(cx, rehome, to);
        }
        cx.emit(Labs::Refused { card: rehome.card, mat: to }.into());
        let public = &cx.state().public;
        let engineer = public.roll.and_then(|roll| roll.engineer).filter(|_| rehome.wanted.is_none());
        let chooser = engineer.map_or(public.helm(), |of| public.player(of));
        pose(cx, chooser, rehome);
    }
}
