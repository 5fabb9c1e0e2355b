//! Who is Chief Engineer.

use super::prelude::*;
use crate::event::Labs;

/// Which of those with most successes is Chief Engineer (H2d, DP-16)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Engineer;

impl Listed<Interstellar> for Engineer {
    type Answer = Ideology;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-engineer").act("act-appoint").rules(&[ids::ENGINEER])
    }

    /// An own Ideology comes first.
    fn answers(&self, state: &State, seat: Seat) -> impl Iterator<Item = Ideology> {
        let leaders = state.public.roll.map_or(Ideologies::NONE, |roll| state.public.leaders(&roll));
        let mut leaders: Vec<Ideology> = leaders.iter().collect();
        leaders.sort_by_key(|of| state.public.player(*of) != seat);
        leaders.into_iter()
    }

    fn option(&self, _: &State, _: Seat, of: &Ideology) -> Opt {
        Opt::of(of, words::ideology(*of)).at(marks::mat(*of))
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, of: Ideology) {
        answered(cx);
        cx.emit(Labs::EngineerNamed { of }.into());
    }
}
