//! Space Diamonds: fly a sail or a rocket over an energy map of the solar system, pick up discovery chits, race home.
//! Rules, content, texts, page and computer players of the game.
//!
//! Deliberately absent: storage, the web, other games, and play with chits and missions in other games (iAc.2).

mod board;
mod bots;
pub mod content;
pub mod event;
mod face;
mod facts;
pub mod flight;
pub mod lesson;
mod old;
pub mod planner;
pub mod questions;
pub mod reach;
pub mod rules;
pub mod sets;
pub mod state;
pub mod view;
pub mod words;

use orrery_core::{Game, GameOption, Held, Info, Seat, Setup};

use content::{Craft, Drive, Printing};
use lesson::Lesson;
use state::{Firsts, Four, HeadStart, Hydration, Memory, Mode, State, Terms};

const ROCKETS: GameOption = GameOption::new("rockets", &["random", "electric", "laser", "nuclear"]).folded();
/// Without any limit a careless game might never end.
const LIMIT: GameOption = GameOption::new("limit", &["40", "20", "30", "60", "100"]).folded();
const OPTIONS: [GameOption; 9] = [
    Mode::OPTION,
    Hydration::OPTION,
    Memory::OPTION,
    Four::OPTION,
    Firsts::OPTION,
    HeadStart::OPTION,
    ROCKETS,
    LIMIT,
    Lesson::OPTION,
];

/// The texts of the game in each language.
pub const TEXTS: orrery_text::Sources = orrery_text::texts!("names-", "", "face-", "lesson-");

/// The rulebook in each language.
pub const RULEBOOKS: orrery_text::Sources = orrery_text::rulebooks!("");

pub struct SpaceDiamonds;

impl Game for SpaceDiamonds {
    const COUNTS: Option<orrery_core::Counts<Self>> = Some(rules::score::counts);

    orrery_core::usual_rooms!();

    fn info() -> Info {
        Info {
            id: "space-diamonds",
            rules_version: 7,
            format: 4,
            seats: 1..=5,
            seats_rule: rules::ids::COMPONENTS,
            usual_seats: 2,
            minutes: 30..=60,
            options: &OPTIONS,
        }
    }

    fn begin(setup: &Setup) -> State {
        Self::begin_as(Self::info().rules_version, setup)
    }

    fn begin_as(version: u16, setup: &Setup) -> State {
        let terms = terms(setup);
        rules::set_up::fresh(setup, terms, Printing::of_version(version, terms.mode))
    }

    fn figures(state: &State) -> Vec<(&'static str, i64)> {
        rules::score::figures(state)
    }

    fn first(state: &State) -> Option<Seat> {
        Some(state.public.first)
    }

    fn held(state: &State) -> Vec<Held> {
        rules::score::held(state)
    }
}

fn terms(setup: &Setup) -> Terms {
    let (drive, lesson) = (Drive::named(setup.value(&ROCKETS)), Lesson::of(setup));
    Terms {
        mode: lesson.map_or(Mode::of(setup), Lesson::mode),
        hydration: Hydration::of(setup),
        memory: Memory::of(setup),
        four: Four::of(setup),
        firsts: Firsts::of(setup),
        head_start: HeadStart::of(setup),
        craft: drive.and_then(|drive| Craft::all().find(|craft| craft.drive() == drive)),
        lesson,
        limit: setup.value(&LIMIT).parse().unwrap_or(40),
    }
}
