//! Which project is put into the queue (VG-PROD-2)?

use super::prelude::*;

/// What goes into the queue (VG-PROD-2, VG-PROD-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Queueing {
    Done,
    Project(Production),
    /// VG-PROD-8
    TakeOut(u8),
}

orrery_core::phrases! { Queueing { "done" => Done, "build" => Project(project), "take-out" => TakeOut(slot), } }

/// Which project is put into the queue (VG-PROD-2)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Enqueue;

impl Listed<Vanguard> for Enqueue {
    type Answer = Queueing;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-enqueue").hint("hint-production").rules(&[ids::PRODUCTION, ids::TAKE_OUT])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Queueing> {
        let campaign = ship::of(state);
        let open = campaign.complex.iter().filter(|_| facilities::free_slot(campaign).is_some()).map(Queueing::Project);
        let queued = (0_u8..).zip(campaign.queue).filter(|(_, work)| work.is_some());
        let out = queued.map(|(slot, _)| Queueing::TakeOut(slot));
        [Queueing::Done].into_iter().chain(open).chain(out).collect::<Vec<_>>().into_iter()
    }

    fn option(&self, state: &State, _: Seat, one: &Queueing) -> Opt {
        match *one {
            Queueing::Done => Opt::of(one, "page-done"),
            Queueing::Project(project) => words::named(one, "do-enqueue", project.name()),
            Queueing::TakeOut(slot) => {
                let work = ship::of(state).queue[usize::from(slot) % 4];
                let project = work.map_or("says-nothing", |work| work.project.name());
                Opt::of(one, Message::new("queue-take-out").with("project", project))
            }
        }
    }

    fn suggestions(&self, state: &State, seat: Seat) -> Vec<Suggestion> {
        companion(*self, state, seat)
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, queueing: Queueing) {
        answered(cx);
        match queueing {
            Queueing::Done => crate::rules::begin(cx, Frame::Ship { page: Page::Advance, at: 0 }),
            Queueing::Project(project) => {
                facilities::enqueue(cx, project);
                put(cx, seat, Enqueue);
            }
            Queueing::TakeOut(slot) => {
                let work = ship::of(cx.state()).queue[usize::from(slot) % 4];
                work.into_iter().for_each(|Work { project, .. }| cx.emit(Ships::TakenOut { slot, project }.into()));
                put(cx, seat, Enqueue);
            }
        }
    }
}
