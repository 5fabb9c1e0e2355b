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

use orrery_core::{Line, Message, Rule, Seat};

use crate::content::{Chit, Space};
use crate::state::State;
use crate::words::{self, about};

orrery_core::subjects! {
    pub enum Event shown as Shown over State {
        #[serde(rename = "Deal")]
        Dealing as DealingShown,
        Round as RoundShown,
        Voyage as VoyageShown,
        Operation as OperationShown,
        Goal as GoalShown,
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
