//! Starfarers: colonise the systems beyond home, befriend four peoples, and answer what you meet on the way. Rules,
//! content, texts, page and computer players of the game.
//!
//! Deliberately absent: storage, the web and other games.

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
mod tell;
pub mod terms;
pub mod view;
pub mod words;

use orrery_core::{AskId, Asks, Cx, Dice, Game, Info, Line, NotOld, Outcome, Seat, Section, Setup, Viewer};

use event::{Event, Shown};
use questions::{Choice, Decision};
use state::State;
use view::View;

/// The texts of the game in each language.
pub const TEXTS: [(&str, &str); 3] = [
    (
        "en",
        orrery_text::files!("../text/names-en.ftl", "../text/en.ftl", "../text/face-en.ftl", "../text/lesson-en.ftl"),
    ),
    (
        "it",
        orrery_text::files!("../text/names-it.ftl", "../text/it.ftl", "../text/face-it.ftl", "../text/lesson-it.ftl"),
    ),
    (
        "ja",
        orrery_text::files!("../text/names-ja.ftl", "../text/ja.ftl", "../text/face-ja.ftl", "../text/lesson-ja.ftl"),
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
    type Legacy = orrery_core::Nothing;

    fn info() -> Info {
        Info {
            id: "starfarers",
            rules_version: 4,
            format: 4,
            seats: 2..=4,
            seats_rule: rules::ids::SEATS,
            usual_seats: 3,
            minutes: 30..=150,
            options: &content::OPTIONS,
        }
    }

    fn begin(setup: &Setup) -> State {
        State::fresh(terms::Terms::of(setup), setup.seats)
    }

    fn asks(state: &State, asks: &mut Asks<Decision>) {
        rules::asks(state, asks);
    }

    fn settle(cx: &mut Cx<'_, Self>) {
        rules::settle(cx);
    }

    fn advance(cx: &mut Cx<'_, Self>) {
        rules::advance(cx);
    }

    fn leave(cx: &mut Cx<'_, Self>, seat: Seat) {
        rules::leave(cx, seat);
    }

    fn evolve(state: &mut State, event: &Event) {
        event.fold(state);
    }

    fn fold_old(version: u16, state: &mut State, bytes: &[u8]) -> Result<Vec<Event>, NotOld> {
        old::fold(version, state, bytes)
    }

    fn old_choice(version: u16, ask: AskId, bytes: &[u8]) -> Result<Choice, NotOld> {
        old::choice(version, ask, bytes)
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
        event.show(viewer)
    }

    fn imagine(view: &View, _: Viewer, luck: &mut Dice) -> State {
        view::imagine(view, luck)
    }

    fn line(shown: &Shown) -> Option<Line> {
        shown.line()
    }

    fn board(view: &View) -> Vec<Section> {
        tell::board(view)
    }
}
