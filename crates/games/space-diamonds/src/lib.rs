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

use orrery_core::{AskId, Asks, Cx, Dice, Game, GameOption, Info, Line, NotOld, Outcome, Seat, Section, Setup, Viewer};
use orrery_text::files;

use content::{Craft, Drive};
use event::{Event, Shown};
use lesson::Lesson;
use questions::{Choice, Decision};
use state::{Firsts, Four, Hydration, Memory, Mode, State, Terms};
use view::View;

const MODE: GameOption = GameOption::new("mode", &["sails", "rockets"]);
const HYDRATION: GameOption = GameOption::new("hydration", &["printed", "shuffled"]).folded();
const MEMORY: GameOption = GameOption::new("memory", &["off", "on"]).folded();
const FOUR: GameOption = GameOption::new("four", &["held", "discovered"]).folded();
const FIRSTS: GameOption = GameOption::new("firsts", &["all", "personal"]).folded();
const ROCKETS: GameOption = GameOption::new("rockets", &["random", "electric", "laser", "nuclear"]).folded();
/// iZ6.1: a guided first game.
const LESSON: GameOption = GameOption::new("lesson", &["off", "sails", "rockets"]).folded();
/// Without any limit a careless game might never end.
const LIMIT: GameOption = GameOption::new("limit", &["40", "20", "30", "60", "100"]).folded();

/// The texts of the game in each language.
pub const TEXTS: [(&str, &str); 3] = [
    ("en", files!("../text/names-en.ftl", "../text/en.ftl", "../text/face-en.ftl", "../text/lesson-en.ftl")),
    ("it", files!("../text/names-it.ftl", "../text/it.ftl", "../text/face-it.ftl", "../text/lesson-it.ftl")),
    ("ja", files!("../text/names-ja.ftl", "../text/ja.ftl", "../text/face-ja.ftl", "../text/lesson-ja.ftl")),
];

/// The rulebook in each language.
pub const RULEBOOKS: [(&str, &str); 3] = [
    ("en", include_str!("../rulebook/en.md")),
    ("it", include_str!("../rulebook/it.md")),
    ("ja", include_str!("../rulebook/ja.md")),
];

pub struct SpaceDiamonds;

impl Game for SpaceDiamonds {
    type State = State;
    type Decision = Decision;
    type Choice = Choice;
    type Event = Event;
    type View = View;
    type Shown = Shown;
    type Legacy = orrery_core::Nothing;

    fn info() -> Info {
        Info {
            id: "space-diamonds",
            rules_version: 3,
            format: 3,
            seats: 1..=5,
            seats_rule: rules::ids::COMPONENTS,
            usual_seats: 2,
            minutes: 30..=60,
            options: &[MODE, HYDRATION, MEMORY, FOUR, FIRSTS, ROCKETS, LIMIT, LESSON],
        }
    }

    fn begin(setup: &Setup) -> State {
        rules::set_up::fresh(setup, terms(setup))
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
        old::facts(version, state, bytes)
    }

    fn old_choice(version: u16, ask: AskId, bytes: &[u8]) -> Result<Choice, NotOld> {
        old::choice(version, ask, bytes)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        rules::score::outcome(state)
    }

    fn figures(state: &State) -> Vec<(&'static str, i64)> {
        rules::score::figures(state)
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
        board::board(view)
    }
}

fn terms(setup: &Setup) -> Terms {
    let (drive, lesson) = (Drive::named(setup.value(&ROCKETS)), Lesson::named(setup.value(&LESSON)));
    let mode = Mode::named(setup.value(&MODE)).unwrap_or(Mode::Sails);
    Terms {
        mode: lesson.map_or(mode, Lesson::mode),
        hydration: Hydration::named(setup.value(&HYDRATION)).unwrap_or(Hydration::Printed),
        memory: Memory::named(setup.value(&MEMORY)).unwrap_or(Memory::Off),
        four: Four::named(setup.value(&FOUR)).unwrap_or(Four::Held),
        firsts: Firsts::named(setup.value(&FIRSTS)).unwrap_or(Firsts::All),
        craft: drive.and_then(|drive| Craft::all().find(|craft| craft.drive() == drive)),
        lesson,
        limit: setup.value(&LIMIT).parse().unwrap_or(40),
    }
}
