//! What can happen, what it does and how it is told.

use orrery_core::{Line, Message, Rule, Seat, Viewer};
use orrery_kit::Window;
use orrery_kit::fx::{self, At, BlockId, Move};

use super::rule;
use super::state::{Frame, State};

orrery_core::facts! {
    pub enum Event shown as Shown {
        WreckFound { kind: u8, by: Seat },
        Changed { air: u8, points: u8 },
        Went { to: Move },
        WindowOpened { block: BlockId, window: Window, again: bool },
        /// Nobody else learns of it, nor whether it was said beforehand.
        Passed { seat: Seat },
        Reacted { seat: Seat, block: BlockId },
        WindowClosed,
        /// From now on reactions pass.
        NeverSaid { seat: Seat },
        Salvaged,
        Left { seat: Seat },
    }
}

impl Event {
    pub(super) fn is_for(&self, viewer: Viewer) -> bool {
        !matches!(self, Event::Passed { seat } | Event::NeverSaid { seat } if !viewer.is(*seat))
    }

    pub(super) fn fold(&self, state: &mut State) {
        let public = &mut state.public;
        match *self {
            Event::WreckFound { kind, by } => {
                public.wrecks.take(kind);
                (public.wreck, public.last, public.air) = (Some(kind), by, public.air - 1);
                public.frames.enter(Frame::Effect(At::block(by, 0)));
            }
            Event::Changed { air, points } => (public.air, public.points) = (air, points),
            Event::Went { to } => fx::fold(&mut public.frames, to),
            Event::WindowOpened { block, window, again: false } => public.frames.push(Frame::React { block, window }),
            Event::WindowOpened { block, window, again: true } => public.frames.enter(Frame::React { block, window }),
            Event::Passed { seat } => {
                if let Frame::React { window, .. } = public.frames.top_mut() {
                    window.pass(seat);
                }
            }
            Event::Reacted { seat, block } => public.frames.push(Frame::Effect(At::block(seat, block))),
            Event::WindowClosed => drop(public.frames.pop()),
            Event::NeverSaid { seat } => state.never.set(seat, (), ()),
            Event::Salvaged => public.frames.only(Frame::Between),
            Event::Left { seat } => public.present.remove(seat),
        }
    }
}

impl Shown {
    pub(super) fn line(&self) -> Option<Line> {
        let by = |seat: &Seat, message: &'static str, rule: Rule| Some(Line::new(Some(*seat), message, &[rule]));
        match self {
            Shown::WreckFound { by: seat, .. } => by(seat, "log-wreck", rule::ROUND),
            Shown::Changed { air, points } => {
                let message = Message::new("log-changed").with("air", *air).with("points", *points);
                Some(Line::new(None, message, &[rule::EFFECT, rule::END]))
            }
            Shown::Passed { seat } => by(seat, "log-passed", rule::REACT),
            Shown::Reacted { seat, .. } => by(seat, "log-reacted", rule::REACT),
            Shown::NeverSaid { seat } => by(seat, "log-never", rule::NEVER),
            Shown::Left { seat } => by(seat, "log-left", rule::LEAVE),
            Shown::Went { .. } | Shown::WindowOpened { .. } | Shown::WindowClosed | Shown::Salvaged => None,
        }
    }
}
