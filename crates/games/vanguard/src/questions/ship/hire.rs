//! Which section recruits (VG-BARR-1)?

use super::prelude::*;

/// Which section recruits (VG-BARR-1)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hire;

impl Listed<Vanguard> for Hire {
    type Answer = Section;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-hire").hint("hint-barracks").rules(&[ids::RECRUITS])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Section> {
        facilities::hiring(ship::of(state), at_page(state)).into_iter()
    }

    fn option(&self, _: &State, _: Seat, one: &Section) -> Opt {
        words::named(one, "do-recruit", words::section(*one))
    }

    fn suggestions(&self, state: &State, seat: Seat) -> Vec<Suggestion> {
        companion(*self, state, seat)
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, section: Section) {
        answered(cx);
        facilities::hire(cx, section);
    }
}
