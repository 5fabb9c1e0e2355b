//! Workers and their tasks.

use super::prelude::*;

facts! {
    pub enum Work shown as WorkShown {
        /// D1-1
        Assigned { seat: Seat, worker: Worker, post: Post },
        /// DP-32
        Reassigned { worker: Worker, post: Post },
        /// Its turn is over, whatever came of it.
        Done { worker: Worker },
        /// D4-1: its task cannot be done.
        InVain { worker: Worker, cell: Cell },
        /// E2-2
        Declined { seat: Seat, worker: Worker, cell: Cell },
        /// E2c
        UltralightLaunched { worker: Worker },
        /// D5b
        UltralightFlown { seat: Seat, worker: Worker, from: Space, to: Space },
        /// E2b
        DustbugPlaced { seat: Seat, bug: u8, at: Space },
        /// EN2: from the next D7a on.
        Enlisted { of: Ideology },
        /// RUL-115
        NuggetRefused { by: Ideology },
        /// D7a: who is in a Trapezoid now; all others are in their jars.
        Returned { to_work: Workers },
    }
}

impl Work {
    #[inline(always)]
    pub(super) fn fold(&self, state: &mut State) {
        let public = &mut state.public;
        match *self {
            Work::Assigned { worker, post, .. } => {
                public.put(worker, post);
                public.placed_a_token();
            }
            Work::Reassigned { worker, post } => {
                public.put(worker, post);
                public.dozyear.ordered.insert(worker);
            }
            Work::Done { worker } => public.dozyear.done.insert(worker),
            Work::InVain { .. } | Work::Declined { .. } => {}
            Work::UltralightLaunched { worker } => drop(public.ultralights.push(worker)),
            Work::UltralightFlown { worker, .. } => {
                let others = public.ultralights.iter().copied().filter(|other| *other != worker);
                public.ultralights = orrery_kit::Few::of(others.collect::<Vec<_>>()).unwrap_or_default();
            }
            Work::DustbugPlaced { bug, at, .. } => public.dustbugs[usize::from(bug)] = Some(at),
            Work::Enlisted { of } => public.seconds.insert(of),
            Work::NuggetRefused { by } => public.dozyear.unwilling.insert(by),
            Work::Returned { to_work } => public.workers = Posts::returned(to_work),
        }
    }
}

impl Public {
    /// D1-1: the pulse may end now.
    pub(super) fn placed_a_token(&mut self) {
        if let Frame::Assignment { pulse, .. } = self.frame() {
            self.frames.enter(Frame::Assignment { pulse, placed: true });
        }
    }
}

impl WorkShown {
    pub(super) fn line(&self) -> Option<Line> {
        Some(match *self {
            Self::Assigned { seat, worker, post } => {
                let line = told("log-assigned", seat, "worker", words::worker(worker), &[ids::ASSIGNMENT]);
                Line { message: line.message.with("post", words::post(post)), ..line }
            }
            Self::Reassigned { worker, post } => {
                let message = Message::new("log-reassigned").with("worker", words::worker(worker));
                Line::new(None, message.with("post", words::post(post)), &[ids::REASSIGN])
            }
            Self::InVain { worker, cell } => about_task("log-in-vain", worker, cell),
            Self::Declined { worker, cell, .. } => about_task("log-declined", worker, cell),
            Self::UltralightLaunched { worker } => {
                noted("log-ultralight", "worker", words::worker(worker), &[ids::ULTRALIGHT])
            }
            Self::UltralightFlown { seat, from, to, .. } => {
                let line = told("log-ultralight-flown", seat, "space", words::space(to), &[ids::ULTRALIGHT_FLIGHT]);
                line.along([from.id(), to.id()])
            }
            Self::DustbugPlaced { seat, at, .. } => {
                told("log-dustbug", seat, "space", words::space(at), &[ids::DUSTBUG])
            }
            Self::Enlisted { of } => noted("log-enlisted", "ideology", words::ideology(of), &[ids::AVATAR]),
            Self::NuggetRefused { by } => {
                noted("log-nugget-refused", "ideology", words::ideology(by), &[ids::PROSPECT])
            }
            Self::Done { .. } | Self::Returned { .. } => return None,
        })
    }
}

fn about_task(id: &'static str, worker: Worker, cell: Cell) -> Line {
    let message = Message::new(id).with("worker", words::worker(worker)).with("task", words::task(cell.task()));
    Line::new(None, message, &[cell.task().rule()])
}
