//! A nugget for another mat.

use super::prelude::*;
use super::{TaskOf, pose};
use crate::event::{Finds, Work};
use crate::rules::maintenance;
use crate::state::{Nugget, Worker};

/// May the nugget lie on this mat (E2a, CONSENT)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GiveNugget {
    pub worker: Worker,
    pub cell: Cell,
    pub nugget: Nugget,
    pub to: Ideology,
}

impl Listed<Interstellar> for GiveNugget {
    plain!();

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-give-nugget").with("ideology", words::ideology(self.to));
        Offer::bare(asked, title).act("act-consent").rules(&[ids::PROSPECT])
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, yes: bool) {
        answered(cx);
        let GiveNugget { worker, cell, nugget, to } = *self;
        if yes {
            maintenance::pay(cx, cell);
            return cx.emit(Finds::Prospected { nugget, to }.into());
        }
        cx.emit(Work::NuggetRefused { by: to }.into());
        let proposer = cx.state().public.player_of(worker);
        pose(cx, proposer, TaskOf { worker, cell });
    }
}
