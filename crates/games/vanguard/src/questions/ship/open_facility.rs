//! Which facility is opened (VG-FAC-1)?

use super::prelude::*;

/// A facility that is opened, or none (VG-FAC-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Visit {
    Done,
    Open(Facility),
}

orrery_core::phrases! { Visit { "done" => Done, "open" => Open(facility), } }

/// Which facility is opened (VG-FAC-1)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenFacility;

impl Listed<Vanguard> for OpenFacility {
    type Answer = Visit;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-facility").hint("hint-facilities").rules(&[ids::FACILITIES])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Visit> {
        let open = facilities::openable(ship::of(state)).into_iter().map(Visit::Open);
        [Visit::Done].into_iter().chain(open).collect::<Vec<_>>().into_iter()
    }

    fn option(&self, _: &State, _: Seat, one: &Visit) -> Opt {
        match *one {
            Visit::Done => Opt::of(one, "page-done"),
            Visit::Open(facility) => words::named(one, "do-open", words::facility(facility)),
        }
    }

    fn suggestions(&self, state: &State, seat: Seat) -> Vec<Suggestion> {
        companion(*self, state, seat)
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, visit: Visit) {
        answered(cx);
        match visit {
            Visit::Done => facilities::leave(cx),
            Visit::Open(facility) => facilities::enter(cx, facility),
        }
    }
}
