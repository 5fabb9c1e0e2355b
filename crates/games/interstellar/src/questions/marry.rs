//! A proposal of marriage.

use super::prelude::*;
use crate::rules::marriage;

/// Does this Ideology marry (D1f, F4a; DP-07)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Marry {
    pub by: Ideology,
    pub to: Ideology,
}

impl Listed<Interstellar> for Marry {
    type Answer = bool;

    fn ask(&self, state: &State, asked: Asked) -> Offer {
        let divorces = state.public.law() != MarriageLaw::Polygamy && state.public.is_married(self.to);
        let title = Message::new(if divorces { "ask-remarry" } else { "ask-marry" });
        let title = title.with("by", words::ideology(self.by)).with("to", words::ideology(self.to));
        Offer::bare(asked, title).act("act-marry").rules(&[ids::PROPOSAL, ids::DIVORCE, ids::ADVICE_CROWDING])
    }

    /// Married unless refused at once.
    fn answers(&self, _: &State, _: Seat) -> impl Iterator<Item = bool> {
        [true, false].into_iter()
    }

    fn option(&self, _: &State, _: Seat, yes: &bool) -> Opt {
        Opt::of(yes, if *yes { "marry-yes" } else { "refuse" })
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, yes: bool) {
        answered(cx);
        marriage::answer(cx, self.by, self.to, yes);
    }
}
