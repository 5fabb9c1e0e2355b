//! Starship Builder: draft patent cards from six decks, then assemble one operational ship from the hand. Rules,
//! content, texts, page and computer players of the game.
//!
//! Deliberately absent: storage, the web, other games.

pub mod assembly;
mod board;
pub mod bots;
pub mod cards;
pub mod content;
pub mod event;
mod face;
mod figures;
pub mod lesson;
pub mod numbers;
mod old;
pub mod questions;
pub mod rules;
pub mod ship;
mod standing;
pub mod state;
pub mod view;
mod words;

use orrery_bots::{Level, Thinks};
use orrery_core::{Ask, Dice, Game, GameOption, Held, Info, Note, Seat, Setup};

use lesson::Lesson;
use questions::{Choice, Decision};
use state::{Categories, DraftEnd, Hands, State, Terms};
use view::View;

const OPTIONS: [GameOption; 4] = [Categories::OPTION, DraftEnd::OPTION, Hands::OPTION, Lesson::OPTION];

/// The texts of the game in each language.
pub const TEXTS: orrery_text::Sources = orrery_text::texts!("", "face-", "lesson-");

/// The rulebook in each language.
pub const RULEBOOKS: orrery_text::Sources = orrery_text::rulebooks!("");

pub struct StarshipBuilder;

impl Game for StarshipBuilder {
    const COUNTS: Option<orrery_core::Counts<Self>> = Some(figures::counts);

    orrery_core::usual_rooms!();

    fn info() -> Info {
        Info {
            id: "starship-builder",
            rules_version: 5,
            format: 4,
            seats: 2..=6,
            seats_rule: rules::ids::GAME,
            usual_seats: 2,
            minutes: 20..=40,
            options: &OPTIONS,
        }
    }

    /// With all cards: that some stay in the box is a fact of its own.
    fn begin(setup: &Setup) -> State {
        State::fresh(setup.seats, Terms::of(setup))
    }

    fn begin_as(version: u16, setup: &Setup) -> State {
        let mut state = Self::begin(setup);
        state.put_away(version);
        state
    }

    fn first(state: &State) -> Option<Seat> {
        Some(state.first)
    }

    fn held(state: &State) -> Vec<Held> {
        figures::held(state)
    }
}

impl Thinks for StarshipBuilder {
    /// iI-L5: every rule holds as usual, so a friend may draft on the other seat.
    const LESSONS: &'static [orrery_bots::Lesson] =
        &[orrery_bots::Lesson { id: "first-ship", bots: &[Level::Easy], may_join: true }];

    fn think(level: Level, view: &View, seat: Seat, ask: &Ask<Decision>, luck: &mut Dice) -> Choice {
        match ask.decision {
            Decision::Pick(_) => lesson::pick(view, seat).map(Choice::Pick),
            _ => None,
        }
        .unwrap_or_else(|| bots::think(level, view, seat, ask, luck))
    }

    fn note(view: &View, _: Seat, asks: &[&Ask<Decision>]) -> Option<Note> {
        lesson::note(view, asks)
    }
}
