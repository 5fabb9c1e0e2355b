//! The ten steps of a check (5.11), and where it is.

use super::prelude::*;
use crate::questions::{Act, Decision, PickDice};
use crate::state::{Frame, Moment, State, Step};

const NAMES: [&str; 10] = [
    "step-dice",
    "step-add",
    "step-roll",
    "step-modify",
    "step-combos",
    "step-injuries",
    "step-specials",
    "step-row",
    "step-spend",
    "step-resolve",
];

/// From 1 on; nothing while there is no check. What is asked says more than what comes after it.
pub fn now(state: &State) -> Option<usize> {
    state.trial?;
    state.frames.nearest(|frame| match frame {
        Frame::Ask { question, .. } => asked(question),
        Frame::Window(opening) => (opening.moment == Moment::Check).then_some(4),
        Frame::Check(step) => Some(reached(*step)),
        _ => None,
    })
}

const fn asked(question: &Decision) -> Option<usize> {
    Some(match question {
        Decision::PickDice(PickDice { act: Act::Roll, .. }) | Decision::Assist(_) => 1,
        Decision::PickPool(_) | Decision::TurnDie(_) => 4,
        Decision::Combos(_) => 5,
        Decision::NextInjury(_) | Decision::PickDanger(_) => 6,
        Decision::Apply(_) => 7,
        Decision::TakeRow(_) => 8,
        _ => return None,
    })
}

const fn reached(step: Step) -> usize {
    match step {
        Step::Dice | Step::Helpers | Step::Assist => 1,
        Step::Roll => 3,
        Step::Modify => 4,
        Step::Combos => 5,
        Step::Injuries | Step::Danger | Step::Return => 6,
        Step::Specials => 7,
        Step::Row => 8,
        Step::Finish | Step::Spend => 9,
        Step::Resolve | Step::Linked | Step::Over => 10,
    }
}

pub fn bar(voice: &Voice<'_>, state: &State) -> Markup {
    html! { @if let Some(now) = now(state) {
        ol.vg-steps { @for (step, name) in (1..).zip(NAMES) {
            li.past[step < now].now[step == now] title=(voice.id(name)) aria-current=[(step == now).then_some("step")] {
                i { (step) } span.vh[step != now] { (voice.id(name)) }
            }
        } }
    } }
}
