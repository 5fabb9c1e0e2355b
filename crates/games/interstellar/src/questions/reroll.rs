//! A Motherhood Roll that has failed.

use super::prelude::*;
use crate::rules::birth;

/// Is it rolled once more (H5b, DP-18)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reroll {
    pub mother: Cyborg,
    pub rerolls: u8,
}

impl Listed<Interstellar> for Reroll {
    type Answer = bool;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-reroll").with("cyborg", words::cyborg(self.mother));
        Offer::bare(asked, title).act("act-reroll").hint("hint-birth").rules(&[ids::REROLL])
    }

    fn answers(&self, _: &State, _: Seat) -> impl Iterator<Item = bool> {
        [true, false].into_iter()
    }

    fn option(&self, _: &State, _: Seat, yes: &bool) -> Opt {
        if *yes { Opt::of(yes, "reroll").sealed() } else { Opt::of(yes, "no-reroll") }
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, yes: bool) {
        answered(cx);
        if yes {
            birth::roll(cx, self.mother, self.rerolls - 1);
        }
    }
}
