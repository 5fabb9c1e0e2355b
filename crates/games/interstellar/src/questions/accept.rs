//! A success on a workcell.

use super::prelude::*;
use crate::event::Labs;

/// Does the Chief Engineer accept the success (H2d, DP-17)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Accept {
    pub of: Ideology,
}

impl Listed<Interstellar> for Accept {
    type Answer = bool;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-accept").with("ideology", words::ideology(self.of));
        Offer::bare(asked, title).rules(&[ids::ENGINEER])
    }

    fn answers(&self, _: &State, _: Seat) -> impl Iterator<Item = bool> {
        [true, false].into_iter()
    }

    fn option(&self, _: &State, _: Seat, yes: &bool) -> Opt {
        Opt::of(yes, if *yes { "accept-success" } else { "decline-success" })
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, yes: bool) {
        answered(cx);
        cx.emit(if yes { Labs::Accepted } else { Labs::Declined { of: self.of } }.into());
    }
}
