//! Who is trained (VG-BARR-2)?

use super::prelude::*;

/// Who trains whom (VG-BARR-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Training {
    Done,
    Of(Crew, Crew),
}

orrery_core::phrases! { Training { "done" => Done, "train" => Of(teacher, pupil), } }

/// Who is trained (VG-BARR-2)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Train;

impl Listed<Vanguard> for Train {
    type Answer = Training;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-train").hint("hint-barracks").rules(&[ids::TRAINING])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Training> {
        facilities::lessons(ship::of(state), at_page(state)).into_iter()
    }

    fn option(&self, _: &State, _: Seat, one: &Training) -> Opt {
        let label = match *one {
            Training::Done => Message::new("page-done"),
            Training::Of(teacher, pupil) => {
                Message::new("train-of").with("teacher", teacher.name()).with("pupil", pupil.name())
            }
        };
        Opt::of(one, label)
    }

    fn suggestions(&self, state: &State, seat: Seat) -> Vec<Suggestion> {
        companion(*self, state, seat)
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, training: Training) {
        answered(cx);
        match training {
            Training::Done => crate::rules::over(cx),
            Training::Of(teacher, pupil) => facilities::teach(cx, teacher, pupil),
        }
    }
}
