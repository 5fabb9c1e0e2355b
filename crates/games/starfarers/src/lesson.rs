//! A guided first game (SF-LESSON-1): the one who learns begins, with cards for a ship and a part, and is led to the first
//! colony. Dice and balls fall as they fall: every stage leads on from wherever they left things.

mod lead;

pub(crate) use lead::note;

use orrery_core::Seat;
use orrery_kit::lesson::{stage, went_on};

use crate::event::Round;
use crate::questions::Shake;
use crate::rules::Cx;
use crate::sets::Cards;
use crate::state::{Phase, Public};

orrery_kit::lessons! { over Public, to Aim, FirstVoyage = "first-voyage" in FIRST_VOYAGE }

/// What a stage leads to, where there is more than one answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// Whatever is asked next, without building.
    GoOn,
    Part,
    Ship,
    Offer,
    /// Towards a site, but not yet to it.
    Approach,
}

const FIRST_VOYAGE: [Stage; 10] = [
    stage("lesson-launch", Aim::GoOn, |public| public.has_ship(PUPIL)),
    stage("lesson-roll", Aim::GoOn, |public| public.active == PUPIL && public.turn.dice.is_some()),
    stage("lesson-part", Aim::Part, |public| public.all_parts(PUPIL) > 0 || is_late(public)),
    stage("lesson-ship", Aim::Ship, |public| public.ships(PUPIL).count() > 1 || has_founded(public) || is_late(public)),
    stage("lesson-offer", Aim::Offer, |public| public.active == PUPIL && public.turn.offers > 0 || is_late(public)),
    stage("lesson-flight", Aim::GoOn, |public| public.active != PUPIL || public.phase() != Phase::Trade),
    stage("lesson-shake", Aim::GoOn, |public| {
        let shakes = public.active == PUPIL && public.is_asking(Shake);
        public.turn.balls.is_some() && public.active == PUPIL || has_founded(public) && !shakes
    }),
    stage("lesson-fly", Aim::Approach, |public| public.record.player(PUPIL).flown > 0),
    stage("lesson-found", Aim::GoOn, has_founded),
    stage("lesson-win", Aim::GoOn, |public| {
        public.active == PUPIL && public.turn.dice.is_some() && public.turn.balls.is_none()
    }),
];

/// A spaceport and two colonies are there from the beginning. A lesson that finds no site left goes on all the same.
fn has_founded(public: &Public) -> bool {
    public.colonies(PUPIL) > 3 || public.round > 24
}

/// Cards that do not come are not waited for without end.
fn is_late(public: &Public) -> bool {
    public.round > 8
}

/// Progress is a fact of its own.
pub(crate) fn settle(cx: &mut Cx<'_>) {
    let public = &cx.state().public;
    let stage = public.terms.lesson.and_then(|lesson| went_on(lesson.stages(), public.stage, public));
    if let Some(stage) = stage {
        cx.emit(Round::LessonWentOn { stage }.into());
    }
}

/// How near to the target a bot comes while the lesson goes on.
const SHORT_BY: u8 = 4;

/// SF-LESSON-1: nobody but a person ends a lesson before its time.
pub(crate) fn dawdles(public: &Public, seat: Seat) -> bool {
    let goes_on = |lesson: Lesson| usize::from(public.stage) < lesson.stages().len();
    seat != PUPIL && public.terms.lesson.is_some_and(goes_on) && public.vp(seat) + SHORT_BY >= public.terms.target
}

impl Lesson {
    /// The pupil's start hand: a colony ship and a booster.
    pub const fn hand(self) -> Cards {
        Cards([1, 3, 1, 1, 0])
    }
}
