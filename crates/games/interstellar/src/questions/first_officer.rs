//! Who is First Officer.

use super::prelude::*;
use crate::event::Beginning;

/// Which Meathead is First Officer (C2c, DP-02)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FirstOfficer;

impl Listed<Interstellar> for FirstOfficer {
    type Answer = Ideology;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-first-officer").act("act-appoint").rules(&[ids::FIRST_OFFICER])
    }

    /// The next pulse clockwise comes first.
    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Ideology> {
        let (commands, coalition) = (state.public.commanding, state.public.coalition);
        let after = (1..Ideology::COUNT).map(move |steps| Ideology::ALL[(commands.index() + steps) % Ideology::COUNT]);
        after.filter(move |of| !coalition.contains(*of))
    }

    fn option(&self, _: &State, _: Seat, of: &Ideology) -> Opt {
        Opt::of(of, words::cyborg(of.meathead())).at(marks::mat(*of))
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, ideology: Ideology) {
        answered(cx);
        cx.emit(Beginning::FirstOfficerNamed { seat, ideology }.into());
    }
}
