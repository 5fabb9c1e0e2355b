//! A card that makes room.

use orrery_core::phrases;

use super::prelude::*;
use crate::event::Labs;
use crate::rules::room;

/// Where does this card go (4.3 ROOM)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clear {
    pub card: Workcell,
    pub mat: Ideology,
    /// The slot it leaves.
    pub slot: Slot,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Clearing {
    /// Under its deck.
    Discard,
    /// To another slot of the same mat.
    Shift(Slot),
    /// To another mat, if its player agrees.
    Offer(Ideology),
}

phrases! { Clearing { "discard" => Discard, "shift" => Shift(slot), "offer" => Offer(mat), } }

impl Listed<Interstellar> for Clear {
    type Answer = Clearing;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-clear").with("card", words::workcell(self.card));
        Offer::bare(asked, title.with("ideology", words::ideology(self.mat)))
            .act("act-clear")
            .rules(&[ids::ROOM, ids::ROOM_DUTY])
    }

    /// RUL-123: a card with goo may be moved but not discarded.
    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Clearing> {
        let (public, Clear { card, mat, slot }) = (&state.public, *self);
        let discard = (!public.has_goo(self.card)).then_some(Clearing::Discard);
        let own = public.free_places(mat).filter(move |other| *other != slot).map(Clearing::Shift);
        let is_open = move |of: &Ideology| {
            *of != mat && !public.has_refused(card, *of) && public.free_places(*of).next().is_some()
        };
        let others = Ideology::ALL.into_iter().filter(is_open).map(Clearing::Offer);
        discard.into_iter().chain(own).chain(others)
    }

    fn option(&self, _: &State, _: Seat, clearing: &Clearing) -> Opt {
        match *clearing {
            Clearing::Discard => Opt::of(clearing, "clear-discard"),
            Clearing::Shift(slot) => Opt::of(clearing, words::slot(slot)).at(marks::slot(self.mat, slot)),
            Clearing::Offer(mat) => {
                let label = Message::new("clear-offer").with("ideology", words::ideology(mat));
                Opt::of(clearing, label).at(marks::mat(mat))
            }
        }
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, clearing: Clearing) {
        answered(cx);
        match clearing {
            Clearing::Discard => cx.emit(Labs::Discarded { card: self.card }.into()),
            Clearing::Shift(slot) => room::move_card(cx, self.card, self.mat, Some(slot)),
            Clearing::Offer(to) => room::offer(cx, seat, *self, to),
        }
    }
}
