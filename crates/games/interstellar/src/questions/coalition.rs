//! Who runs the Ideologies of the coalition.

use super::prelude::*;
use crate::event::Beginning;

/// Who receives this Ideology of the coalition (C2d, DP-03)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Coalition {
    pub ideology: Ideology,
}

impl Listed<Interstellar> for Coalition {
    type Answer = Seat;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-coalition").with("ideology", words::ideology(self.ideology));
        Offer::bare(asked, title).act("act-give").rules(&[ids::COALITION])
    }

    /// Those who have neither Commander nor First Officer, nor an Ideology of the coalition already.
    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Seat> {
        let public = state.public;
        let favoured = move |seat: Seat| {
            let has = |of: &Ideology| public.taken.contains(*of) && public.player(*of) == seat;
            Ideology::ALL.into_iter().filter(has).any(|of| public.is_awake(of) || public.coalition.contains(of))
        };
        public.everybody().filter(move |seat| !favoured(*seat))
    }

    fn option(&self, _: &State, _: Seat, to: &Seat) -> Opt {
        Opt::of(to, orrery_core::tell::about("seat", *to)).at(marks::seat(*to))
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, to: Seat) {
        answered(cx);
        cx.emit(Beginning::CoalitionGiven { ideology: self.ideology, to }.into());
    }
}
