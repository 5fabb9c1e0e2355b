//! A Cyborg whose slot is lost.

use super::prelude::*;
use crate::event::{People, Shelter};
use crate::rules::loss;

/// Where does this Cyborg go (E4h, DP-33)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Displaced {
    pub cyborg: Cyborg,
}

impl Listed<Interstellar> for Displaced {
    type Answer = Shelter;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-displaced").with("cyborg", words::cyborg(self.cyborg));
        Offer::bare(asked, title).act("act-shelter").rules(&[ids::DISPLACED])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Shelter> {
        loss::shelters(&state.public, self.cyborg)
    }

    fn option(&self, state: &State, _: Seat, to: &Shelter) -> Opt {
        match to {
            Shelter::Jars => Opt::of(to, "to-the-jars").at(Tile::Section(Blueprint::Jars).id()),
            Shelter::Slot(slot) => {
                let mark = marks::slot_for(&state.public, self.cyborg, *slot);
                Opt::of(to, words::slot(*slot)).at(mark)
            }
        }
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, to: Shelter) {
        answered(cx);
        cx.emit(People::Sheltered { cyborg: self.cyborg, to }.into());
    }
}
