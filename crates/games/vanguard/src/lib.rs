//! Vanguard: a landing party explores worlds, a crew runs its ship page by page, and a campaign comes to one of eight
//! endings.
//!
//! Deliberately absent: storage, the web and other games.

mod board;
mod chronicle;
pub mod content;
pub mod event;
mod face;
pub mod lesson;
mod old;
mod outlook;
pub mod questions;
pub mod rules;
pub mod state;
pub mod view;
mod words;

use orrery_core::{Ask, Game, Info, Note, Seat, Setup};

use state::{State, Terms};

/// What is asked, answered and told, in each language.
pub const TEXTS: orrery_text::Sources =
    orrery_text::texts!("terms-", "kinds-", "content-", "memory-", "logs-", "play-", "says-", "face-", "lesson-");

/// Every rule by its id, in each language.
pub const RULEBOOKS: orrery_text::Sources = orrery_text::rulebooks!("");

pub struct Vanguard;

/// Companions lean where chance does (9.1): towards what leads on.
impl orrery_bots::Thinks for Vanguard {
    const LESSONS: &'static [orrery_bots::Lesson] = lesson::LESSONS;

    fn note(view: &view::View, _: Seat, asks: &[&Ask<questions::Decision>]) -> Option<Note> {
        lesson::note(view, asks)
    }
}

impl Game for Vanguard {
    orrery_core::usual_rooms!(leaving state::Chapter);

    fn info() -> Info {
        Info {
            id: "vanguard",
            rules_version: 1,
            format: 1,
            seats: 1..=4,
            seats_rule: rules::ids::SIZE,
            usual_seats: 2,
            minutes: 60..=150,
            options: &Terms::OPTIONS,
        }
    }

    fn begin(setup: &Setup) -> State {
        State::fresh(Terms::of(setup), setup.seats).after(setup.legacy::<Self>())
    }

    fn leaves(state: &State) -> Option<state::Chapter> {
        state::Chapter::of(state)
    }

    fn is_campaign(setup: &Setup) -> bool {
        Terms::of(setup).has_chapters()
    }

    fn chronicle(state: &State) -> Vec<orrery_core::Section> {
        chronicle::chronicle(state)
    }
}
