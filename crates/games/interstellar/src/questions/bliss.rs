//! The bliss of a marriage.

use super::prelude::*;
use crate::rules::marriage;

/// Who loses 1 Stress (D7c, DP-29)? Both spouses' players are asked at once, and in secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bliss {
    pub cupid: Cupid,
}

impl Listed<Interstellar> for Bliss {
    type Answer = Ideology;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-bliss").with("cupid", words::cupid(self.cupid));
        Offer::bare(asked, title).act("act-relieve").hint("hint-bliss").rules(&[ids::BLISS, ids::BLISS_SEALED])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Ideology> {
        state.public.blissful(self.cupid).iter()
    }

    fn option(&self, state: &State, _: Seat, of: &Ideology) -> Opt {
        let label = Message::new("relieve-whom").with("ideology", words::ideology(*of));
        Opt::of(of, label.with("stress", state.public.mat(*of).stress)).at(marks::mat(*of))
    }

    /// Under Exogamy neither spouse need have any Stress.
    fn fallback(&self, state: &State, seat: Seat) -> Ideology {
        let usual = state.public.usual_bliss(self.cupid);
        let most = || self.answers(state, seat).max_by_key(|of| (state.public.mat(*of).stress, std::cmp::Reverse(*of)));
        self.answers(state, seat).find(|of| *of == usual).or_else(most).unwrap_or(usual)
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, whom: Ideology) {
        marriage::name(cx, seat, whom);
    }
}
