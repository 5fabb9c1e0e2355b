//! Which project is put into the queue (VG-PROD-2)?

use super::prelude::*;

/// What goes into the queue (VG-PROD-2, VG-PROD-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Queueing {
    Done,
    Project(Production),
}

orrery_core::phrases! { Queueing { "done" => Done, "build" => Project(project), } }

/// Which project is put into the queue (VG-PROD-2)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Enqueue;

impl Listed<Vanguard> for Enqueue {
    type Answer = Queueing;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-enqueue").hint("hint-production").rules(&[ids::PRODUCTION])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Queueing> {
        let campaign = ship::of(state);
        let open = campaign.complex.iter().filter(|_| facilities::free_slot(campaign).is_some()).map(Queueing::Project);
        [Queueing::Done].into_iter().chain(open).collect::<Vec<_>>().into_iter()
    }

    fn option(&self, _: &State, _: Seat, one: &Queueing) -> Opt {
        let label = match *one {
            Queueing::Done => Message::new("page-done"),
            Queueing::Project(project) => Message::new(project.name()),
        };
        Opt::of(one, label)
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, queueing: Queueing) {
        answered(cx);
        match queueing {
            Queueing::Done => crate::rules::begin(cx, Frame::Ship { page: Page::Advance, at: 0 }),
            Queueing::Project(project) => {
                facilities::enqueue(cx, project);
                ask(cx, seat, Enqueue);
            }
        }
    }
}
