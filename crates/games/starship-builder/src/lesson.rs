//! A guided first game (iI-L5): four cards in each deck, chosen so that any one of each kind make a ship together. The one
//! who learns is led from the first card to a ship that is fed and cooled.

mod lead;

pub(crate) use lead::note;

use orrery_core::{Cx, Seat};
use orrery_kit::lesson::{stage, went_on};

use crate::StarshipBuilder;
use crate::cards::{Card, Cards};
use crate::content::Kind;
use crate::event::Draft;
use crate::state::{Phase, Slip, State, Terms};
use crate::view::View;

orrery_kit::lessons! { over State, to Aim, FirstShip = "first-ship" in FIRST_SHIP }

/// What a stage leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    Take(Kind),
    /// Whatever makes the best ship.
    TakeBest,
    /// The smallest deck, for an end of the draft.
    EndDraft,
    HandIn,
}

const FIRST_SHIP: [Stage; 9] = [
    stage("lesson-thruster", Aim::Take(Kind::Thruster), |state| holds(state, Kind::Thruster)),
    stage("lesson-robonaut", Aim::Take(Kind::Robonaut), |state| holds(state, Kind::Robonaut)),
    stage("lesson-refinery", Aim::Take(Kind::Refinery), |state| holds(state, Kind::Refinery)),
    stage("lesson-generator", Aim::Take(Kind::Generator), |state| holds(state, Kind::Generator)),
    stage("lesson-reactor", Aim::Take(Kind::Reactor), |state| holds(state, Kind::Reactor)),
    stage("lesson-radiator", Aim::Take(Kind::Radiator), |state| holds(state, Kind::Radiator)),
    stage("lesson-spare", Aim::TakeBest, |state| is_drafted(state) || state.hand(PUPIL).len() > Kind::COUNT),
    stage("lesson-end", Aim::EndDraft, is_drafted),
    stage("lesson-assemble", Aim::HandIn, |state| is_drafted(state) && *state.slip(PUPIL) != Slip::Blank),
];

fn is_drafted(state: &State) -> bool {
    !matches!(state.phase(), Phase::SetUp | Phase::Draft)
}

fn holds(state: &State, kind: Kind) -> bool {
    is_drafted(state) || !state.hand(PUPIL).of(kind).is_empty()
}

/// Progress is a fact of its own.
pub(crate) fn settle(cx: &mut Cx<'_, StarshipBuilder>) {
    let state = cx.state();
    let stage = state.terms.lesson.and_then(|lesson| went_on(lesson.stages(), state.stage, state));
    if let Some(stage) = stage {
        cx.emit(Draft::LessonWentOn { stage }.into());
    }
}

/// iI-L5: the deck a bot takes from, the largest: the draft is the pupil's to end.
pub(crate) fn pick(view: &View, seat: Seat) -> Option<Kind> {
    view.terms.lesson.filter(|_| seat != PUPIL)?;
    let open = view.decks.iter().filter(|deck| deck.top.is_some());
    open.max_by_key(|deck| deck.left).map(|deck| deck.kind)
}

impl Terms {
    /// The cards of a kind that are in the game (R45, iI-L5).
    pub fn cards(&self, kind: Kind) -> Cards {
        let cards = kind.cards();
        self.lesson.map_or(cards, |lesson| cards.and(lesson.cards()))
    }
}

impl Lesson {
    /// Robonauts and refineries need electricity, generators a wave or a burst, and any radiator takes their heat.
    fn cards(self) -> Cards {
        const CARDS: [&str; 24] = [
            "TH02", "TH03", "TH08", "TH12", "RO03", "RO06", "RO09", "RO12", "RF01", "RF03", "RF06", "RF08", "RE01",
            "RE02", "RE08", "RE10", "GE02", "GE06", "GE09", "GE15", "RA02", "RA04", "RA05", "RA07",
        ];
        Card::all().filter(|card| CARDS.contains(&card.id())).collect()
    }
}
