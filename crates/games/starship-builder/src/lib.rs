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
use orrery_core::{
    Ask, AskId, Asks, Cx, Dice, Game, GameOption, Info, Line, NotOld, Note, Outcome, Seat, Section, Setup, Viewer,
};

use event::{Event, Shown};
use lesson::Lesson;
use questions::{Choice, Decision};
use rules::ids;
use state::{Categories, DraftEnd, Hands, State, Terms};
use view::View;

const CATEGORIES: GameOption = GameOption::new("categories", &["five", "four"]);
const END: GameOption = GameOption::new("end", &["at-once", "finish-round"]).folded();
const HANDS: GameOption = GameOption::new("hands", &["open", "hidden"]);
/// iI-L5: a guided first game.
const LESSON: GameOption = GameOption::new("lesson", &["off", "first-ship"]).folded();

/// The texts of the game in each language.
pub const TEXTS: [(&str, &str); 3] = [
    ("en", orrery_text::files!("../text/en.ftl", "../text/face-en.ftl", "../text/lesson-en.ftl")),
    ("it", orrery_text::files!("../text/it.ftl", "../text/face-it.ftl", "../text/lesson-it.ftl")),
    ("ja", orrery_text::files!("../text/ja.ftl", "../text/face-ja.ftl", "../text/lesson-ja.ftl")),
];

/// The rulebook in each language.
pub const RULEBOOKS: [(&str, &str); 3] = [
    ("en", include_str!("../rulebook/en.md")),
    ("it", include_str!("../rulebook/it.md")),
    ("ja", include_str!("../rulebook/ja.md")),
];

pub struct StarshipBuilder;

impl Game for StarshipBuilder {
    type State = State;
    type Decision = Decision;
    type Choice = Choice;
    type Event = Event;
    type View = View;
    type Shown = Shown;
    type Legacy = orrery_core::Nothing;

    fn info() -> Info {
        Info {
            id: "starship-builder",
            rules_version: 3,
            format: 3,
            seats: 2..=6,
            seats_rule: ids::GAME,
            usual_seats: 2,
            minutes: 20..=40,
            options: &[CATEGORIES, END, HANDS, LESSON],
        }
    }

    fn begin(setup: &Setup) -> State {
        State::fresh(setup.seats, terms(setup))
    }

    fn asks(state: &State, asks: &mut Asks<Decision>) {
        rules::asks(state, asks);
    }

    fn settle(cx: &mut Cx<'_, Self>) {
        lesson::settle(cx);
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

    fn old_choice(version: u16, _: AskId, bytes: &[u8]) -> Result<Choice, NotOld> {
        old::choice(version, bytes)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        rules::compare::outcome(state)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn show(event: &Event, viewer: Viewer) -> Option<Shown> {
        event.show(viewer)
    }

    fn imagine(view: &View, viewer: Viewer, luck: &mut Dice) -> State {
        view::imagine(view, viewer, luck)
    }

    fn line(shown: &Shown) -> Option<Line> {
        shown.line()
    }

    fn board(view: &View) -> Vec<Section> {
        board::board(view)
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

fn terms(setup: &Setup) -> Terms {
    let is = |option: &GameOption, value: &str| setup.value(option) == value;
    Terms {
        categories: if is(&CATEGORIES, "four") { Categories::Four } else { Categories::Five },
        end: if is(&END, "finish-round") { DraftEnd::FinishRound } else { DraftEnd::AtOnce },
        hands: if is(&HANDS, "hidden") { Hands::Hidden } else { Hands::Open },
        lesson: Lesson::named(setup.value(&LESSON)),
    }
}
