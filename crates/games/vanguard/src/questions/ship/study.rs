//! Which project does the laboratory complete (VG-LAB-1 to 3)?

use super::prelude::*;

/// A research project, with or without a helper from Science (VG-LAB-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Studying {
    Done,
    Project(Research),
    Helped(Research, Crew),
}

orrery_core::phrases! { Studying { "done" => Done, "study" => Project(project), "helped" => Helped(project, crew), } }

/// Which project does the laboratory complete (VG-LAB-1 to 3)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Study {
    pub second: bool,
}

impl Listed<Vanguard> for Study {
    type Answer = Studying;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-study").hint("hint-laboratory").rules(&[ids::RESEARCH])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Studying> {
        let campaign = ship::of(state);
        let mut all = vec![Studying::Done];
        for project in campaign.laboratory.iter() {
            let wants = facilities::wants(project);
            if facilities::can_pay(campaign.found.0, &wants, false) {
                all.push(Studying::Project(project));
            }
            if facilities::can_pay(campaign.found.0, &wants, true) {
                all.extend(campaign.assignable_of(Section::Science).map(|crew| Studying::Helped(project, crew)));
            }
        }
        all.into_iter()
    }

    fn option(&self, _: &State, _: Seat, one: &Studying) -> Opt {
        match *one {
            Studying::Done => Opt::of(one, "page-done"),
            Studying::Project(project) => words::named(one, "do-complete", project.name()),
            Studying::Helped(project, crew) => {
                let label = Message::new("study-helped").with("project", project.name()).with("who", crew.name());
                words::named(one, "do-complete", label)
            }
        }
    }

    fn suggestions(&self, state: &State, seat: Seat) -> Vec<Suggestion> {
        companion(*self, state, seat)
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, studying: Studying) {
        answered(cx);
        let (project, helper) = match studying {
            Studying::Done => return,
            Studying::Project(project) => (project, None),
            Studying::Helped(project, crew) => (project, Some(crew)),
        };
        if !self.second && facilities::senior(ship::of(cx.state()), helper).is_some() {
            put(cx, seat, StudyOn);
        }
        facilities::pay_on(cx, PayResearch { project, helper, at: 0 });
    }
}
