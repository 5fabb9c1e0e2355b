//! Guided first games (8.8): tables with a fixed beginning and fixed dice, and stages for the one who learns. Nothing is
//! forced: whoever answers otherwise is led on from there, and what does not come about is not waited for without end.

mod dice;
mod lead;
mod scene;

pub(crate) use dice::{Throw, chit, die};
pub(crate) use lead::{note, scripted};
pub(crate) use scene::{arrange, market};

use orrery_bots::Level;
use orrery_core::Seat;
use orrery_kit::lesson::{stage, went_on};

use crate::content::{Cell, Cyborg, Ideology, Task};
use crate::event::Round;
use crate::rules::Cx;
use crate::state::{Frame, Phase, Post, Public, Worker};

orrery_kit::lessons! { over Public, to Aim, Voyage = "voyage" in VOYAGE, Politics = "politics" in POLITICS, Landing = "landing" in LANDING }

/// As they are offered in the lobby.
pub const LESSONS: &[orrery_bots::Lesson] = &[
    orrery_bots::Lesson { id: "voyage", bots: &[], may_join: false },
    orrery_bots::Lesson { id: "politics", bots: &[Level::Easy, Level::Easy], may_join: false },
    orrery_bots::Lesson { id: "landing", bots: &[], may_join: false },
];

/// What a stage leads to, where there is more than one sensible answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// What is usually answered.
    GoOn,
    /// The placings of the lesson's first dozyear.
    Place,
    /// As fast as the engine allows.
    Burn,
    /// To Orbit at the star ahead.
    Stop,
    /// Water for the world below.
    Water,
    /// A marriage between the own two.
    Marry,
    /// An order to work.
    Levy,
}

const VOYAGE: [Stage; 13] = [
    stage("lesson-voyage-heading", Aim::GoOn, |public| public.dozyear.number > 0),
    stage("lesson-voyage-ignition", Aim::Place, |public| is_manned(public, Task::Ignition) || is_placed(public)),
    stage("lesson-voyage-research", Aim::Place, |public| has_moved(public, "FR-M")),
    stage("lesson-voyage-pregnancy", Aim::Place, |public| has_moved(public, "HO-A")),
    stage("lesson-voyage-ultralight", Aim::Place, |public| has_moved(public, "UN-1")),
    stage("lesson-voyage-recharge", Aim::Place, |public| has_moved(public, "AU-1")),
    stage("lesson-voyage-join", Aim::Place, |public| has_moved(public, "EQ-1")),
    stage("lesson-voyage-roll", Aim::GoOn, |public| public.roll.is_some() || has_come(public, Phase::Maintenance)),
    stage("lesson-voyage-lean", Aim::GoOn, |public| has_come(public, Phase::Maintenance)),
    stage("lesson-voyage-burn", Aim::Burn, has_burned),
    stage("lesson-voyage-tasks", Aim::GoOn, |public| has_come(public, Phase::Movement)),
    stage("lesson-voyage-fly", Aim::GoOn, |public| is_late(public, 2)),
    stage("lesson-voyage-free", Aim::Burn, |public| is_late(public, 4)),
];

const POLITICS: [Stage; 7] = [
    stage("lesson-politics-law", Aim::GoOn, |public| has_moved_in(public, 5, "HO-A")),
    stage("lesson-politics-marry", Aim::Marry, |public| !public.unions().is_empty() || has_moved_in(public, 5, "UN-A")),
    stage("lesson-politics-levy", Aim::Levy, |public| !public.regime.orders.is_empty() || has_worked(public, 5)),
    stage("lesson-politics-ballot", Aim::GoOn, |public| has_worked(public, 5)),
    stage("lesson-politics-stress", Aim::GoOn, |public| is_late(public, 6) && has_moved_in(public, 6, "HO-A")),
    stage("lesson-politics-goo", Aim::GoOn, |public| is_late(public, 6) && has_moved_in(public, 6, "UN-A")),
    stage("lesson-politics-peek", Aim::GoOn, |public| is_late(public, 7) && has_moved_in(public, 7, "UN-A")),
];

const LANDING: [Stage; 7] = [
    stage("lesson-landing-far", Aim::Stop, |public| is_manned(public, Task::Ignition) || is_late(public, 11)),
    stage("lesson-landing-brake", Aim::Stop, |public| public.ship.velocity.0 < 3 || is_late(public, 12)),
    stage("lesson-landing-orbit", Aim::Stop, |public| public.ship.is_in_orbit() || is_late(public, 14)),
    stage("lesson-landing-stuff", Aim::Stop, |public| {
        has_come_round(public) && public.ship.is_in_orbit() || is_late(public, 15)
    }),
    stage("lesson-landing-water", Aim::Water, |public| is_watered(public) || is_late(public, 16)),
    stage("lesson-landing-ecologist", Aim::Water, |public| has_come_round(public) || is_late(public, 17)),
    stage("lesson-landing-landfall", Aim::Water, |public| is_late(public, 18)),
];

/// The dozyear has come, or another after it.
fn is_late(public: &Public, dozyear: u8) -> bool {
    public.dozyear.number >= dozyear || is_over(public)
}

fn is_over(public: &Public) -> bool {
    matches!(public.frame(), Frame::Over(_))
}

/// The phase of the first dozyear has come.
fn has_come(public: &Public, phase: Phase) -> bool {
    public.dozyear.phase >= phase || is_late(public, 2)
}

/// D4-1: in the first dozyear Ignition lies behind, or nobody stands there.
fn has_burned(public: &Public) -> bool {
    let is_out = public.dozyear.lit || !is_manned(public, Task::Ignition);
    has_come(public, Phase::Movement) || has_come(public, Phase::Maintenance) && is_out
}

/// A dozyear has just begun: nobody has been placed.
fn has_come_round(public: &Public) -> bool {
    public.dozyear.phase == Phase::Assignment && Worker::all().all(|one| public.post(one).is_idle())
}

/// D1 of the first dozyear is over.
fn is_placed(public: &Public) -> bool {
    has_come(public, Phase::Orders)
}

fn is_manned(public: &Public, task: Task) -> bool {
    public.cells().any(|cell: Cell| cell.task() == task && public.worker_in(cell).is_some())
}

/// D2 of this dozyear is over.
fn has_worked(public: &Public, dozyear: u8) -> bool {
    is_late(public, dozyear + 1) || public.dozyear.number == dozyear && public.dozyear.phase > Phase::Orders
}

/// In this dozyear a Cyborg, or the Avatar in their place, waits no more.
fn has_moved_in(public: &Public, dozyear: u8, cyborg: &str) -> bool {
    let of = Cyborg::named(cyborg).and_then(Cyborg::ideology);
    let waits = Worker::all().any(|one| public.of(one) == of && public.post(one) == Post::Trapezoid);
    is_late(public, dozyear + 1)
        || public.dozyear.number == dozyear && (!waits || public.dozyear.phase > Phase::Assignment)
}

/// A Worker has been placed, wherever.
fn has_moved(public: &Public, worker: &str) -> bool {
    Worker::named(worker).is_none_or(|worker| public.post(worker) != Post::Trapezoid) || is_placed(public)
}

fn is_watered(public: &Public) -> bool {
    !public.sky.coming.is_empty() || !public.sky.watered.is_empty()
}

impl Post {
    /// Waiting to be placed, or in a jar.
    fn is_idle(self) -> bool {
        matches!(self, Post::Trapezoid | Post::Away)
    }
}

/// Progress is a fact of its own.
pub(crate) fn settle(cx: &mut Cx<'_>) {
    let public = &cx.state().public;
    let stage = public.terms.lesson.and_then(|lesson| went_on(lesson.stages(), public.stage, public));
    if let Some(stage) = stage {
        cx.emit(Round::LessonWentOn { stage }.into());
    }
}

impl Public {
    /// The lesson that is still being taught.
    pub fn lesson(&self) -> Option<Lesson> {
        self.terms.lesson.filter(|lesson| usize::from(self.stage) < lesson.stages().len())
    }
}

impl Lesson {
    pub const fn seats(self) -> u8 {
        match self {
            Lesson::Voyage | Lesson::Landing => 1,
            Lesson::Politics => 3,
        }
    }

    /// It begins in the middle of a voyage.
    pub const fn is_staged(self) -> bool {
        !matches!(self, Lesson::Voyage)
    }

    /// 6.3: who runs an Ideology.
    pub const fn player(self, of: Ideology) -> Seat {
        match (self, of) {
            (Lesson::Politics, Ideology::Individuality | Ideology::Freedom) => Seat(1),
            (Lesson::Politics, Ideology::Authority | Ideology::Equality) => Seat(2),
            _ => PUPIL,
        }
    }

    /// 6.3: who commands, and whose Meathead is First Officer.
    pub const COMMANDER: Ideology = Ideology::Honor;
    pub const FIRST_OFFICER: Ideology = Ideology::Freedom;
}
