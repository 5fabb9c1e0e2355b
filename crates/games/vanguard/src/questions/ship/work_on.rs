//! Who is assigned to a project (VG-PROD-6)?

use super::prelude::*;

/// Who works on which slot (VG-PROD-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Helping {
    Done,
    Crew(Crew, u8),
}

orrery_core::phrases! { Helping { "done" => Done, "assign" => Crew(crew, slot), } }

/// Who is assigned to a project (VG-PROD-6)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WorkOn;

impl Listed<Vanguard> for WorkOn {
    type Answer = Helping;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-work").hint("hint-production").rules(&[ids::PRODUCTION])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Helping> {
        let open = facilities::helpable(ship::of(state), at_page(state));
        [Helping::Done].into_iter().chain(open).collect::<Vec<_>>().into_iter()
    }

    fn option(&self, state: &State, _: Seat, one: &Helping) -> Opt {
        let label = match *one {
            Helping::Done => Message::new("page-done"),
            Helping::Crew(crew, slot) => {
                let project =
                    ship::of(state).queue[usize::from(slot) % 4].map_or("says-nothing", |work| work.project.name());
                Message::new("work-on").with("who", crew.name()).with("project", project)
            }
        };
        Opt::of(one, label)
    }

    fn suggestions(&self, state: &State, seat: Seat) -> Vec<Suggestion> {
        companion(*self, state, seat)
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, helping: Helping) {
        answered(cx);
        match helping {
            Helping::Done => crate::rules::over(cx),
            Helping::Crew(crew, slot) => facilities::help(cx, crew, slot),
        }
    }
}
