//! Who nurses whom (VG-MED-3)?

use super::prelude::*;

/// Who nurses whom (VG-MED-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Nursing {
    Done,
    Of(Crew, Crew),
}

orrery_core::phrases! { Nursing { "done" => Done, "nurse" => Of(nurse, patient), } }

/// Who nurses whom (VG-MED-3)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Nurse;

impl Listed<Vanguard> for Nurse {
    type Answer = Nursing;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-nurse").hint("hint-infirmary").rules(&[ids::INFIRMARY])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Nursing> {
        let campaign = ship::of(state);
        let pairs = medical::patients(campaign)
            .flat_map(|patient| campaign.assignable().map(move |nurse| Nursing::Of(nurse, patient)));
        [Nursing::Done].into_iter().chain(pairs).collect::<Vec<_>>().into_iter()
    }

    fn option(&self, _: &State, _: Seat, one: &Nursing) -> Opt {
        let label = match *one {
            Nursing::Done => Message::new("page-done"),
            Nursing::Of(nurse, patient) => {
                Message::new("nurse-of").with("nurse", nurse.name()).with("patient", patient.name())
            }
        };
        Opt::of(one, label)
    }

    fn suggestions(&self, state: &State, seat: Seat) -> Vec<Suggestion> {
        companion(*self, state, seat)
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, nursing: Nursing) {
        answered(cx);
        match nursing {
            Nursing::Done => crate::rules::go_on(cx, Frame::Ship { page: Page::Patients, at: 0 }),
            Nursing::Of(nurse, patient) => {
                crew::assign(cx, nurse);
                medical::step(cx, patient, 1);
            }
        }
    }
}
