//! Interstellar: six ideologies on one ship fly to the stars, raise children, tame goo and land on a new world. Rules,
//! content and texts of the game.
//!
//! Deliberately absent: storage, the web and other games.

mod board;
mod bots;
pub mod content;
pub mod event;
mod face;
mod facts;
mod figures;
pub mod lesson;
mod marks;
mod old;
pub mod planner;
pub mod questions;
pub mod record;
pub mod rules;
pub mod state;
pub mod terms;
pub mod view;
mod words;

use orrery_core::{Game, Held, Info, Setup};

use content::Printing;
use state::{State, Terms};

/// The names of everything in each language, and what stands on pictures.
pub const TEXTS: orrery_text::Sources = orrery_text::texts!(
    "names-",
    "spaces-",
    "",
    "politics-",
    "landing-",
    "face-",
    "page-",
    "lesson-",
    "advice-",
    "act-"
);

/// The rulebook in each language.
pub const RULEBOOKS: orrery_text::Sources = orrery_text::rulebooks!("");

pub struct Interstellar;

impl Game for Interstellar {
    orrery_core::usual_rooms!(leaving state::Mission);

    fn info() -> Info {
        Info {
            id: "interstellar",
            rules_version: 2,
            format: 2,
            seats: content::PLAYERS,
            seats_rule: rules::ids::PLAYERS,
            usual_seats: 3,
            minutes: 60..=240,
            options: &Terms::OPTIONS,
        }
    }

    fn begin(setup: &Setup) -> State {
        begin(setup, Printing::NEWEST)
    }

    fn begin_as(version: u16, setup: &Setup) -> State {
        begin(setup, Printing::of_version(version))
    }

    fn leaves(state: &State) -> Option<state::Mission> {
        state::Mission::of(state)
    }

    fn figures(state: &State) -> Vec<(&'static str, i64)> {
        figures::figures(state)
    }

    fn held(state: &State) -> Vec<Held> {
        figures::held(&state.public)
    }
}

fn begin(setup: &Setup, printing: Printing) -> State {
    State::fresh(Terms::of(setup, printing), setup.seats).after(setup.legacy::<Interstellar>())
}
