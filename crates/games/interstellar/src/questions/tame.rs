//! Goo that has been domesticated.

use super::prelude::*;
use crate::event::Labs;

/// On which mat does the tamed goo live (H3b)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tame {
    pub shape: Shape,
}

impl Listed<Interstellar> for Tame {
    type Answer = Ideology;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-tame").with("shape", words::shape(self.shape));
        Offer::bare(asked, title).act("act-tame").hint("hint-tame").rules(&[ids::YELLOW_ALERT])
    }

    /// RUL-78: any mat, the Chief Engineer's own first.
    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Ideology> {
        let own = state.public.roll.and_then(|roll| roll.engineer);
        own.into_iter().chain(Ideology::ALL.into_iter().filter(move |of| Some(*of) != own))
    }

    fn option(&self, state: &State, _: Seat, mat: &Ideology) -> Opt {
        let opt = Opt::of(mat, words::ideology(*mat)).at(marks::mat(*mat));
        facts::taming(&state.public).into_iter().fold(opt, Opt::fact)
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, mat: Ideology) {
        answered(cx);
        cx.emit(Labs::GooTamed { shape: self.shape, mat }.into());
    }
}
