//! Guided first games (iZ6.1): a table with a fixed beginning, and stages for the one who learns. Nothing is forced:
//! whoever flies elsewhere is led on from there.

mod lead;

pub(crate) use lead::note;

use orrery_core::Seat;
use orrery_kit::lesson::{stage, went_on};

use crate::content::{Chit, Craft, Mission, Printing, Space};
use crate::event::Round;
use crate::rules::Cx;
use crate::state::{Mode, Public, Ship, Turn};

orrery_kit::lessons! { over Public, to Aim, Sails = "sails" in SAILS, Rockets = "rockets" in ROCKETS }

/// What a stage leads to. Places are called by their ids; without one it is the nearest of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    EndTurn,
    Reach(&'static str),
    /// Its chit, or where that is gone the nearest one.
    Chit(&'static str),
    Refuel,
    Home,
}

const SAILS: [Stage; 10] = [
    stage("lesson-sails-burns", Aim::Reach("G1"), |public| pupil(public).at != Space::LEO),
    stage("lesson-sails-turn", Aim::EndTurn, is_turn_over),
    stage("lesson-sails-round", Aim::Chit("mjolnir"), |public| has_found(public, 1) || pupil(public).at.is_site()),
    stage("lesson-sails-chit", Aim::Chit("mjolnir"), |public| has_found(public, 1)),
    stage("lesson-sails-skull", Aim::Chit("icarus"), |public| has_found(public, 2) || is_at(public, "icarus")),
    stage("lesson-sails-mission", Aim::Chit("icarus"), |public| has_found(public, 2)),
    stage("lesson-sails-sunlight", Aim::Chit(""), |public| !is_at(public, "icarus")),
    stage("lesson-sails-junction", Aim::Chit(""), |public| has_found(public, 3)),
    stage("lesson-sails-four", Aim::Chit(""), |public| has_found(public, 4)),
    stage("lesson-sails-home", Aim::Home, |public| pupil(public).rank.is_some()),
];

const ROCKETS: [Stage; 11] = [
    stage("lesson-rockets-burns", Aim::Reach("HBL"), |public| pupil(public).at != Space::LEO),
    stage("lesson-rockets-strip", Aim::EndTurn, is_turn_over),
    stage("lesson-rockets-pivot", Aim::Reach("GEF"), |public| is_at(public, "GEF") || has_found(public, 1)),
    stage("lesson-rockets-range", Aim::EndTurn, is_turn_over),
    stage("lesson-rockets-land", Aim::Chit("ceres"), |public| has_found(public, 1) || pupil(public).at.is_site()),
    stage("lesson-rockets-chit", Aim::Chit("ceres"), |public| has_found(public, 1)),
    stage("lesson-rockets-refuel", Aim::Refuel, |public| pupil(public).tanks > 0 || has_found(public, 2)),
    stage("lesson-rockets-class", Aim::Chit("gefion"), |public| has_found(public, 2)),
    stage("lesson-rockets-family", Aim::Chit("minerva"), |public| has_found(public, 3)),
    stage("lesson-rockets-four", Aim::Chit("koronis"), |public| has_found(public, 4)),
    stage("lesson-rockets-home", Aim::Home, |public| pupil(public).rank.is_some()),
];

fn pupil(public: &Public) -> &Ship {
    public.ship(PUPIL)
}

fn is_at(public: &Public, id: &str) -> bool {
    pupil(public).at.id() == id
}

fn has_found(public: &Public, chits: u8) -> bool {
    pupil(public).discovered >= chits
}

/// Another plays, or the next turn has just begun: all others may have left.
fn is_turn_over(public: &Public) -> bool {
    public.active != PUPIL || public.turn == Turn::default()
}

/// Progress is a fact of its own.
pub(crate) fn settle(cx: &mut Cx<'_>) {
    if let Some(stage) = reached(&cx.state().public) {
        cx.emit(Round::LessonWentOn { stage }.into());
    }
}

/// The stage that is open now, if it is another one than was known.
pub(crate) fn reached(public: &Public) -> Option<u8> {
    went_on(public.terms.lesson?.stages(), public.stage, public)
}

/// iZ6.1: until the one who learns is home, bots leave them the chits of the lesson and the first place.
pub(crate) fn dawdles(public: &Public, seat: Seat) -> bool {
    public.terms.lesson.is_some() && seat != PUPIL && public.plays(PUPIL)
}

impl Lesson {
    /// The card of the examples the lessons follow.
    pub const CRAFT: Craft = Craft(0);

    pub const fn mode(self) -> Mode {
        match self {
            Lesson::Sails => Mode::Sails,
            Lesson::Rockets => Mode::Rockets,
        }
    }

    /// Missions that lie on the way.
    pub fn missions(self) -> impl Iterator<Item = Mission> {
        let cards: &[&str] = match self {
            Lesson::Sails => &["DM127F"],
            Lesson::Rockets => &["DM130F", "DM155F"],
        };
        cards.iter().filter_map(|card| Mission::named(card))
    }

    /// What is found on the way.
    pub fn chits(self, printing: Printing) -> impl Iterator<Item = (Space, Chit)> {
        let chits: &[(&str, &str)] = match self {
            Lesson::Sails => &[("mjolnir", "S17"), ("icarus", "S05")],
            Lesson::Rockets => &[("ceres", "C11"), ("gefion", "S06"), ("minerva", "C16"), ("koronis", "S09")],
        };
        chits.iter().filter_map(move |(site, chit)| Some((Space::named(site)?, Chit::named(chit)?.of(printing))))
    }
}
