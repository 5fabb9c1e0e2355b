//! A medal that has been earned.

use super::prelude::*;
use crate::event::Honours;

/// Is the medal taken (B12, DP-36)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakeMedal {
    pub medal: Medal,
    pub to: Ideology,
}

impl Listed<Interstellar> for TakeMedal {
    type Answer = bool;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-medal").with("medal", words::medal(self.medal));
        Offer::bare(asked, title.with("ideology", words::ideology(self.to))).act("act-medal").rules(&[ids::MEDALS])
    }

    fn answers(&self, _: &State, _: Seat) -> impl Iterator<Item = bool> {
        [true, false].into_iter()
    }

    fn option(&self, _: &State, _: Seat, yes: &bool) -> Opt {
        Opt::of(yes, if *yes { "take-medal" } else { "leave-medal" })
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, yes: bool) {
        answered(cx);
        let TakeMedal { medal, to } = *self;
        cx.emit(if yes { Honours::Taken { medal, to } } else { Honours::LeftAlone { medal, to } }.into());
    }
}
