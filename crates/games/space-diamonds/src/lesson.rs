//! Guided first games (iZ6.1): a table with a fixed beginning, and words for the one who learns at each stage of it.
//! Nothing is forced: whoever flies elsewhere is met again at the next stage they reach.

use orrery_core::{Message, Seat};

use crate::content::{Chit, Craft, Mission, Space};
use crate::state::{Mode, Public, Ship};
use crate::words;

orrery_kit::named! {
    #[serde(rename_all = "kebab-case")]
    pub enum Lesson { Sails = "sails", Rockets = "rockets", }
}

/// One stage: what to say, the space it is about, and when it lies behind.
pub struct Stage {
    text: &'static str,
    goal: &'static str,
    done: fn(&Public, &Ship) -> bool,
}

/// The seat of the one who learns; it begins.
pub const PUPIL: Seat = Seat(0);

const SAILS: [Stage; 11] = [
    Stage { text: "lesson-sails-burns", goal: "G1", done: |_, ship| ship.at != Space::LEO },
    Stage { text: "lesson-sails-turn", goal: "", done: |public, _| public.round >= 2 },
    Stage { text: "lesson-sails-round", goal: "mjolnir", done: |_, ship| has_landed(ship) },
    Stage { text: "lesson-sails-chit", goal: "", done: |_, ship| ship.discovered >= 1 },
    Stage { text: "lesson-sails-kept", goal: "", done: |public, ship| public.round >= 3 && ship.discovered >= 1 },
    Stage { text: "lesson-sails-skull", goal: "icarus", done: |_, ship| is_at(ship, "icarus") },
    Stage { text: "lesson-sails-mission", goal: "", done: |_, ship| ship.discovered >= 2 },
    Stage { text: "lesson-sails-sunlight", goal: "", done: |_, ship| ship.discovered >= 2 && !is_at(ship, "icarus") },
    Stage { text: "lesson-sails-junction", goal: "", done: |_, ship| ship.discovered >= 3 },
    Stage { text: "lesson-sails-four", goal: "", done: |_, ship| ship.discovered >= 4 },
    Stage { text: "lesson-sails-home", goal: "LEO", done: |_, ship| ship.rank.is_some() },
];

const ROCKETS: [Stage; 11] = [
    Stage { text: "lesson-rockets-burns", goal: "HBL", done: |_, ship| ship.at != Space::LEO },
    Stage { text: "lesson-rockets-strip", goal: "", done: |public, _| public.round >= 2 },
    Stage { text: "lesson-rockets-pivot", goal: "GEF", done: |public, ship| is_at(ship, "GEF") || public.round >= 3 },
    Stage { text: "lesson-rockets-range", goal: "", done: |public, _| public.round >= 3 },
    Stage { text: "lesson-rockets-land", goal: "ceres", done: |_, ship| has_landed(ship) },
    Stage { text: "lesson-rockets-chit", goal: "", done: |_, ship| ship.discovered >= 1 },
    Stage { text: "lesson-rockets-refuel", goal: "", done: |_, ship| ship.discovered >= 1 && ship.tanks > 0 },
    Stage { text: "lesson-rockets-class", goal: "gefion", done: |_, ship| ship.discovered >= 2 },
    Stage { text: "lesson-rockets-family", goal: "minerva", done: |_, ship| ship.discovered >= 3 },
    Stage { text: "lesson-rockets-four", goal: "", done: |_, ship| ship.discovered >= 4 },
    Stage { text: "lesson-rockets-home", goal: "LEO", done: |_, ship| ship.rank.is_some() },
];

fn is_at(ship: &Ship, id: &str) -> bool {
    ship.at.id() == id
}

fn has_landed(ship: &Ship) -> bool {
    ship.at.kind().is_site() || ship.discovered >= 1
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

    pub const fn stages(self) -> &'static [Stage] {
        match self {
            Lesson::Sails => &SAILS,
            Lesson::Rockets => &ROCKETS,
        }
    }

    /// The stage after the last one that lies behind, with its number from 1; `None` when all do.
    pub fn stage(self, public: &Public) -> Option<(usize, &'static Stage)> {
        let ship = public.ship(PUPIL);
        let behind = self.stages().iter().rposition(|stage| (stage.done)(public, ship)).map_or(0, |last| last + 1);
        self.stages().get(behind).map(|stage| (behind + 1, stage))
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
    pub fn chits(self) -> impl Iterator<Item = (Space, Chit)> {
        let chits: &[(&str, &str)] = match self {
            Lesson::Sails => &[("mjolnir", "S17"), ("icarus", "S05")],
            Lesson::Rockets => &[("ceres", "C11"), ("gefion", "S06"), ("minerva", "C16"), ("koronis", "S09")],
        };
        chits.iter().filter_map(|(site, chit)| Some((Space::named(site)?, Chit::named(chit)?)))
    }
}

impl Stage {
    pub fn goal(&self) -> Option<Space> {
        Space::named(self.goal)
    }

    pub fn message(&self) -> Message {
        let message = Message::new(self.text);
        match self.goal() {
            Some(goal) => message.with("goal", words::space(goal)),
            None => message,
        }
    }
}
