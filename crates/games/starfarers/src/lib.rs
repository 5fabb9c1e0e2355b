//! Starfarers: colonise the systems beyond home, befriend four peoples, and answer what you meet on the way. Rules,
//! content, texts, page and computer players of the game.
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
mod old;
pub mod questions;
pub mod record;
pub mod rules;
pub mod says;
pub mod sets;
pub mod state;
pub mod terms;
pub mod view;
pub mod words;

use orrery_core::{Game, Held, Info, Seat, Setup};

use state::State;

/// The texts of the game in each language.
pub const TEXTS: orrery_text::Sources = orrery_text::texts!("names-", "", "face-", "lesson-");

/// The rulebook in each language, with the words of all cards.
pub const RULEBOOKS: orrery_text::Sources = orrery_text::rulebooks!("", "cards-");

pub struct Starfarers;

impl Game for Starfarers {
    orrery_core::usual_rooms!();

    fn info() -> Info {
        Info {
            id: "starfarers",
            rules_version: 5,
            format: 4,
            seats: 2..=4,
            seats_rule: rules::ids::SEATS,
            usual_seats: 3,
            minutes: 30..=150,
            options: &terms::OPTIONS,
        }
    }

    fn begin(setup: &Setup) -> State {
        Self::begin_as(Self::info().rules_version, setup)
    }

    /// SF-2P-2: before the fifth version the very first turn of two players had two rolls like any other. Whether it has
    /// one is dealt with the rest.
    fn begin_as(version: u16, setup: &Setup) -> State {
        let mut state = State::fresh(terms::Terms::of(setup), setup.seats);
        state.public.turn.rolls = u8::from(setup.seats == 2 && version >= 5);
        state
    }

    fn figures(state: &State) -> Vec<(&'static str, i64)> {
        figures::figures(state)
    }

    fn first(state: &State) -> Option<Seat> {
        Some(state.public.first)
    }

    fn held(state: &State) -> Vec<Held> {
        figures::held(&state.public)
    }
}
