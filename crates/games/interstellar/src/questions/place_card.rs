//! A card from the market for a mat.

use orrery_core::phrases;

use super::prelude::*;
use crate::event::Shelf;
use crate::rules::consent;
use crate::state::Guest;

/// Does the card come to this mat, and where (G1d, DP-06; CONSENT, ROOM)? First its place is proposed, then the owner of
/// another's mat accepts it, refuses, or names another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlaceCard {
    pub guest: Guest,
    pub mat: Ideology,
    pub suggested: Option<Shelf>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Placement {
    Refuse,
    On(Shelf),
}

phrases! { Placement { "refuse" => Refuse, _ => On(shelf) } }
phrases! { Shelf { "free" => Free(slot), "instead" => Instead(slot, card), "bed" => Bed(slot), } }

impl PlaceCard {
    /// The card, and who must not leave for it.
    fn card(&self) -> (Option<Workcell>, Option<Cyborg>) {
        match self.guest {
            Guest::Card(worker, card) => (Some(card), worker.cyborg()),
            Guest::Idea(card) => (Some(card), None),
            Guest::Sleeper(..) | Guest::Child(_) | Guest::PostHuman => (None, None),
        }
    }
}

impl Listed<Interstellar> for PlaceCard {
    type Answer = Placement;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let (card, _) = self.card();
        let (id, act) = match self.suggested {
            Some(_) => ("ask-consent-card", "act-consent"),
            None => ("ask-place-card", "act-place-card"),
        };
        let title = Message::new(id).with("card", card.map_or("term-workcell".into(), words::workcell));
        let title = title.with("ideology", words::ideology(self.mat));
        let title = self.suggested.into_iter().fold(title, |title, place| title.with("place", words::shelf(place)));
        Offer::bare(asked, title).act(act).rules(&[ids::RESEARCH, ids::ROOM])
    }

    /// Who is asked for consent may refuse, and does so without an answer.
    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Placement> {
        let refuse = self.suggested.map(|_| Placement::Refuse);
        refuse.into_iter().chain(state.public.shelves(self.mat, self.card().1).map(Placement::On))
    }

    fn check(&self, state: &State, seat: Seat, placement: &Placement) -> Result<(), Refusal> {
        if let Placement::On(shelf) = *placement {
            let (public, slot) = (&state.public, shelf.slot());
            let told = |id| Message::new(id).with("slot", words::slot(slot));
            require(public.is_open(self.mat, slot), ids::BUSTED, || told("refused-slot-closed"))?;
            let cards = public.mat(self.mat).cards_in(slot).len();
            let fits = !matches!(shelf, Shelf::Free(_)) || cards < WORKCELLS_PER_SLOT;
            require(fits, ids::SHELVES, || told("refused-slot-full").with("cards", cards))?;
        }
        let is_listed = self.answers(state, seat).any(|listed| listed == *placement);
        require(is_listed, ids::SHELVES, || "refused-shelf")
    }

    fn option(&self, _: &State, _: Seat, placement: &Placement) -> Opt {
        match *placement {
            Placement::Refuse => Opt::of(placement, "refuse"),
            Placement::On(shelf) => Opt::of(placement, words::shelf(shelf)).at(marks::slot(self.mat, shelf.slot())),
        }
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, placement: Placement) {
        answered(cx);
        let PlaceCard { guest, mat, suggested } = *self;
        match (placement, suggested) {
            (Placement::Refuse, _) => {
                consent::judge_welcome(cx, guest, mat, false);
                consent::refuse(cx, guest, mat);
            }
            (Placement::On(place), None) => consent::propose(cx, seat, guest, mat, place),
            (Placement::On(place), Some(suggested)) => consent::reply(cx, guest, mat, suggested, place),
        }
    }
}
