//! Starfarers: colonise the systems beyond home, befriend four peoples, and answer what you meet on the way. Rules,
//! content, texts, page and computer players of the game.
//!
//! Deliberately absent: storage, the web and other games.

mod advise;
mod bots;
pub mod content;
pub mod decision;
pub mod event;
mod face;
mod facts;
mod figures;
pub mod offer;
mod questions;
pub mod record;
pub mod rules;
mod sample;
pub mod sets;
pub mod state;
mod tell;
pub mod terms;
pub mod view;
pub mod words;

use orrery_core::{Asks, Cx, Dice, Game, Info, Line, Outcome, Seat, Section, Setup, Viewer};

use decision::{Choice, Decision};
use event::Event;
use state::State;
use view::{Shown, View};

/// The texts of the game in each language.
pub const TEXTS: [(&str, &str); 3] = [
    (
        "en",
        concat!(
            include_str!("../text/names-en.ftl"),
            include_str!("../text/en.ftl"),
            include_str!("../text/face-en.ftl")
        ),
    ),
    (
        "it",
        concat!(
            include_str!("../text/names-it.ftl"),
            include_str!("../text/it.ftl"),
            include_str!("../text/face-it.ftl")
        ),
    ),
    (
        "ja",
        concat!(
            include_str!("../text/names-ja.ftl"),
            include_str!("../text/ja.ftl"),
            include_str!("../text/face-ja.ftl")
        ),
    ),
];

/// The rulebook in each language, with the words of all cards.
pub const RULEBOOKS: [(&str, &str); 3] = [
    ("en", concat!(include_str!("../rulebook/en.md"), include_str!("../rulebook/cards-en.md"))),
    ("it", concat!(include_str!("../rulebook/it.md"), include_str!("../rulebook/cards-it.md"))),
    ("ja", concat!(include_str!("../rulebook/ja.md"), include_str!("../rulebook/cards-ja.md"))),
];

pub struct Starfarers;

impl Game for Starfarers {
    type State = State;
    type Decision = Decision;
    type Choice = Choice;
    type Event = Event;
    type View = View;
    type Shown = Shown;

    fn info() -> Info {
        Info {
            id: "starfarers",
            rules_version: 2,
            format: 1,
            seats: 2..=4,
            seats_rule: rules::ids::SEATS,
            usual_seats: 3,
            minutes: 30..=150,
            options: &content::OPTIONS,
        }
    }

    fn begin(setup: &Setup) -> State {
        rules::set_up::fresh(setup)
    }

    fn asks(state: &State, asks: &mut Asks<Decision>) {
        rules::asks(state, asks);
    }

    fn advance(cx: &mut Cx<'_, Self>) {
        rules::advance(cx);
    }

    fn leave(cx: &mut Cx<'_, Self>, seat: Seat) {
        rules::leave(cx, seat);
    }

    fn evolve(state: &mut State, event: &Event) {
        event::evolve(state, event);
    }

    fn outcome(state: &State) -> Option<Outcome> {
        rules::score::outcome(state)
    }

    fn figures(state: &State) -> Vec<(&'static str, i64)> {
        figures::figures(state)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn show(event: &Event, viewer: Viewer) -> Option<Shown> {
        view::show(event, viewer)
    }

    fn imagine(view: &View, _: Viewer, luck: &mut Dice) -> State {
        view::imagine(view, luck)
    }

    fn line(shown: &Shown) -> Option<Line> {
        tell::line(shown)
    }

    fn board(view: &View) -> Vec<Section> {
        tell::board(view)
    }
}
