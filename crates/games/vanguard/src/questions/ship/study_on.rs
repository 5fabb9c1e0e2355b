//! Is a senior scientist assigned for a second project (VG-LAB-3)?

use super::prelude::*;

/// Whether somebody is assigned for a second project.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Seconding {
    Done,
    With(Crew),
}

orrery_core::phrases! { Seconding { "done" => Done, "assign" => With(crew), } }

/// Is a senior scientist assigned for a second project (VG-LAB-3)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StudyOn;

impl Listed<Vanguard> for StudyOn {
    type Answer = Seconding;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-second-project").hint("hint-ask-second-project").rules(&[ids::RESEARCH])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Seconding> {
        let senior = |crew: &Crew| ship::of(state).post(*crew).is_some_and(|post| post.rank > 1);
        let open = ship::of(state).assignable_of(Section::Science).filter(senior).map(Seconding::With);
        [Seconding::Done].into_iter().chain(open).collect::<Vec<_>>().into_iter()
    }

    fn option(&self, _: &State, _: Seat, one: &Seconding) -> Opt {
        let label = match *one {
            Seconding::Done => Message::new("page-done"),
            Seconding::With(crew) => Message::new("assign-crew").with("who", crew.name()),
        };
        Opt::of(one, label)
    }

    fn suggestions(&self, state: &State, seat: Seat) -> Vec<Suggestion> {
        companion(*self, state, seat)
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, seconding: Seconding) {
        answered(cx);
        if let Seconding::With(one) = seconding {
            crew::assign(cx, one);
            put(cx, seat, Study { second: true });
        }
    }
}
