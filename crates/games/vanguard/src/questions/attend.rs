//! When is a player asked in response windows?

use orrery_core::phrases;

use super::prelude::*;
use crate::event;

/// VG-WIN-2: it need not be answered, and concerns nobody else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attend;

phrases! { Attention { "useful" => Useful, "next" => Next, "always" => Always, } }

impl Listed<Vanguard> for Attend {
    type Answer = Attention;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-attend").act("act-attend").rules(&[ids::WHO_IS_ASKED])
    }

    fn answers(&self, state: &State, seat: Seat) -> impl Iterator<Item = Attention> {
        let now = state.attention[seat.index()];
        Attention::ALL.into_iter().filter(move |one| *one != now)
    }

    fn option(&self, _: &State, _: Seat, to: &Attention) -> Opt {
        let label = match to {
            Attention::Useful => "attend-useful",
            Attention::Next => "attend-next",
            Attention::Always => "attend-always",
        };
        Opt::of(to, label)
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, to: Attention) {
        cx.emit(event::Course::Attended { seat, to }.into());
    }
}
