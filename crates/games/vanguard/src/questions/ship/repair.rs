//! Which lander is repaired (VG-HANGAR-3)?

use super::prelude::*;

/// A lander that is repaired, and by whom (VG-HANGAR-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Repairing {
    Done,
    By(Lander, Crew),
}

orrery_core::phrases! { Repairing { "done" => Done, "repair" => By(lander, crew), } }

/// Which lander is repaired (VG-HANGAR-3)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Repair;

impl Listed<Vanguard> for Repair {
    type Answer = Repairing;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-repair").hint("hint-hangar").rules(&[ids::HANGAR])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Repairing> {
        let campaign = ship::of(state);
        let by = campaign
            .damaged
            .iter()
            .flat_map(|lander| campaign.assignable().map(move |crew| Repairing::By(lander, crew)));
        [Repairing::Done].into_iter().chain(by).collect::<Vec<_>>().into_iter()
    }

    fn option(&self, _: &State, _: Seat, one: &Repairing) -> Opt {
        match *one {
            Repairing::Done => Opt::of(one, "page-done"),
            Repairing::By(lander, crew) => {
                let label = Message::new("repair-by").with("lander", lander.name()).with("who", crew.name());
                words::named(one, "do-repair", label)
            }
        }
    }

    fn suggestions(&self, state: &State, seat: Seat) -> Vec<Suggestion> {
        companion(*self, state, seat)
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, repairing: Repairing) {
        answered(cx);
        match repairing {
            Repairing::Done => crate::rules::go_on(cx, Frame::Ship { page: Page::Hangar, at: 1 }),
            Repairing::By(lander, one) => {
                crew::assign(cx, one);
                cx.emit(Ships::LanderSet { lander, damaged: false }.into());
            }
        }
    }
}
