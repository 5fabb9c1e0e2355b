//! What happened, in the words of the rulebook: the facts of each subject, what they do and how they are told. Groups and
//! facts are a part of the saved form: they grow at their end only.

mod deal;
mod goal;
mod operation;
mod round;
mod voyage;

pub use deal::{Covered, Dealing, DealingShown};
pub use goal::{Goal, GoalShown};
pub use operation::{Operation, OperationShown, Tally};
pub use round::{Round, RoundShown};
pub use voyage::{Voyage, VoyageShown};

use orrery_core::{Line, Message, Rule, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::content::{Chit, Space};
use crate::state::State;
use crate::words::{self, about};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    #[serde(rename = "Deal")]
    Dealing(Dealing),
    Round(Round),
    Voyage(Voyage),
    Operation(Operation),
    Goal(Goal),
}

/// What a viewer learns of a fact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Shown {
    #[serde(rename = "Deal")]
    Dealing(DealingShown),
    Round(RoundShown),
    Voyage(VoyageShown),
    Operation(OperationShown),
    Goal(GoalShown),
}

impl Event {
    #[inline]
    pub(crate) fn fold(&self, state: &mut State) {
        match self {
            Event::Dealing(fact) => fact.fold(state),
            Event::Round(fact) => fact.fold(state),
            Event::Voyage(fact) => fact.fold(state),
            Event::Operation(fact) => fact.fold(state),
            Event::Goal(fact) => fact.fold(state),
        }
    }

    pub(crate) fn show(&self, viewer: Viewer) -> Shown {
        match self {
            Event::Dealing(fact) => Shown::Dealing(fact.show(viewer)),
            Event::Round(fact) => Shown::Round(fact.show(viewer)),
            Event::Voyage(fact) => Shown::Voyage(fact.show(viewer)),
            Event::Operation(fact) => Shown::Operation(fact.show(viewer)),
            Event::Goal(fact) => Shown::Goal(fact.show(viewer)),
        }
    }
}

impl Shown {
    pub(crate) fn line(&self) -> Option<Line> {
        match self {
            Shown::Dealing(fact) => fact.line(),
            Shown::Round(fact) => fact.line(),
            Shown::Voyage(fact) => fact.line(),
            Shown::Operation(fact) => fact.line(),
            Shown::Goal(fact) => fact.line(),
        }
    }
}

fn of_seat(id: &'static str, seat: Seat, fill: impl FnOnce(Message) -> Message, rules: &[Rule]) -> Line {
    Line::new(Some(seat), fill(about(id, seat)), rules)
}

fn at_space(id: &'static str, seat: Seat, space: Space, rules: &[Rule]) -> Line {
    of_seat(id, seat, |line| line.with("space", words::space(space)), rules)
}

fn take_from_hand(state: &mut State, seat: Seat, chit: Chit) {
    state.secret.hands[seat.index()].remove(chit);
    let held = &mut state.public.ships[seat.index()].letters[chit.spectral().index()];
    *held = held.saturating_sub(1);
}
