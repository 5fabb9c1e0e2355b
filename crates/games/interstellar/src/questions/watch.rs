//! The Watchkeeper's help.

use super::prelude::*;
use crate::event::Power;
use crate::rules::watch;
use crate::state::{Watch, Worker};

/// What takes charge from the batteries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Discharge {
    Task(Worker, Cell),
    Ignition(Worker, Cell),
    Braking,
}

/// Is this discharge one level smaller (the Watchkeeper, DP-43)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeepWatch {
    pub discharge: Discharge,
    pub levels: u8,
}

impl Listed<Interstellar> for KeepWatch {
    type Answer = bool;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-watch").with("levels", self.levels);
        Offer::bare(asked, title).act("act-watch").rules(&[ids::WATCHKEEPER])
    }

    /// Without an answer it helps at the first discharge of 2 or more.
    fn answers(&self, _: &State, _: Seat) -> impl Iterator<Item = bool> {
        let by_default = self.levels > 1;
        [by_default, !by_default].into_iter()
    }

    fn option(&self, _: &State, _: Seat, yes: &bool) -> Opt {
        Opt::of(yes, if *yes { "watch-now" } else { "watch-later" })
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, yes: bool) {
        answered(cx);
        if yes {
            cx.emit(Power::Watched { watch: Watch::Granted }.into());
        }
        watch::go_on(cx, self.discharge);
    }
}
