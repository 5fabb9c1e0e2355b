//! Vanguard: a landing party explores worlds, a crew runs its ship page by page, and a campaign comes to one of eight
//! endings.
//!
//! Deliberately absent: storage, the web and other games.

mod board;
mod bots;
mod census;
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

use orrery_core::{Game, Held, Info, Setup};

use state::{Member, State, Terms};

/// What is asked, answered and told, in each language.
pub const TEXTS: orrery_text::Sources =
    orrery_text::texts!("terms-", "kinds-", "content-", "memory-", "logs-", "play-", "says-", "face-", "lesson-");

/// Every rule by its id, in each language.
pub const RULEBOOKS: orrery_text::Sources = orrery_text::rulebooks!("");

pub struct Vanguard;

impl Game for Vanguard {
    const COUNTS: Option<orrery_core::Counts<Self>> = Some(census::counts);

    orrery_core::usual_rooms!(leaving state::Chapter);

    fn info() -> Info {
        Info {
            id: "vanguard",
            rules_version: 7,
            format: 3,
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

    fn answer(
        cx: &mut orrery_core::Cx<'_, Self>,
        ask: &orrery_core::Ask<questions::Decision>,
        choice: questions::Choice,
    ) {
        rules::answer(cx, ask, choice);
    }

    fn leaves(state: &State) -> Option<state::Chapter> {
        state::Chapter::of(state)
    }

    fn held(state: &State) -> Vec<Held> {
        let held = |member: &Member| Held { seat: member.seat, sort: "character", name: member.crew.id() };
        state.party.iter().map(held).collect()
    }

    fn is_campaign(setup: &Setup) -> bool {
        Terms::of(setup).has_chapters()
    }

    fn chronicle(state: &State) -> Vec<orrery_core::Section> {
        chronicle::chronicle(state)
    }
}
