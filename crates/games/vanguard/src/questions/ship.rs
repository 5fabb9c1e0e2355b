//! The ship book: what its pages ask (5.22), a question a file.

mod choose_lander;
mod crew_pick;
mod damage_lander;
mod debrief;
mod enqueue;
mod fit_add_on;
mod hire;
mod keep_recruit;
mod keep_resting;
mod leave_find;
mod low_morale;
mod nurse;
mod open_facility;
mod outfit;
mod pay_research;
mod plot;
mod repair;
mod reroll_survival;
mod scan;
mod send_crew;
mod solving;
mod study;
mod study_on;
mod train;
mod use_ship;
mod work_on;

pub use choose_lander::ChooseLander;
pub use crew_pick::{CrewPick, Task};
pub use damage_lander::DamageLander;
pub use debrief::{Buying, Debrief};
pub use enqueue::{Enqueue, Queueing};
pub use fit_add_on::FitAddOn;
pub use hire::Hire;
pub use keep_recruit::KeepRecruit;
pub use keep_resting::KeepResting;
pub use leave_find::LeaveFind;
pub use low_morale::{LowMorale, Penalty};
pub use nurse::{Nurse, Nursing};
pub use open_facility::{OpenFacility, Visit};
pub use outfit::Outfit;
pub use pay_research::{PayResearch, Paying};
pub use plot::{Course, Plot};
pub use repair::{Repair, Repairing};
pub use reroll_survival::RerollSurvival;
pub use scan::{Probe, Scan};
pub use send_crew::SendCrew;
pub use solving::{Solution, Solving};
pub use study::{Study, Studying};
pub use study_on::{Seconding, StudyOn};
pub use train::{Train, Training};
pub use use_ship::UseShip;
pub use work_on::{Helping, WorkOn};

use orrery_bots::{Level, Thinks};
use orrery_core::{Ask, AskId, Asking, Dice, Message, Question, Seat, Suggestion, Viewer};

use super::Decision;
use crate::Vanguard;
use crate::state::State;

/// What every page needs.
mod prelude {
    pub(super) use super::super::prelude::*;
    pub(super) use super::at_page;
    pub(super) use super::companion;
    pub(super) use crate::event::{Boards, Finds, Ships};
    pub(super) use crate::questions::*;
    pub(super) use crate::rules::ship::{self, course, crew, facilities, launch, medical};
    pub(super) use crate::rules::{carry_out, put};
}

/// How far the open page has come.
fn at_page(state: &State) -> u8 {
    use crate::state::Frame;
    state.frames.nearest(|frame| if let Frame::Ship { at, .. } = frame { Some(*at) } else { None }).unwrap_or(0)
}

/// VG-PLAY-8: a decision that would be a computer's is put to a person, with what the computer would do.
fn companion<Q: Question<Vanguard> + Into<Decision>>(question: Q, state: &State, seat: Seat) -> Vec<Suggestion> {
    let ask = Ask { id: AskId(0), seat, decision: question.into(), must: true };
    let section = ask.decision.section(state);
    if !section.is_some_and(|section| state.terms.companions.contains(state.controller(section))) {
        return Vec::new();
    }
    let view = crate::view::view(state, Viewer::Seat(seat));
    let choice = Vanguard::think(Level::Normal, &view, seat, &ask, &mut Dice::seeded("companion", 0));
    vec![Suggestion {
        label: Message::new("suggest-companion"),
        given: Vanguard::given(&ask, &choice),
        facts: Vec::new(),
    }]
}
