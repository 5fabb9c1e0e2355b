//! Starship Builder: draft patent cards from six decks, then assemble one operational ship from the hand. Rules,
//! content, texts, page and computer players of the game.
//!
//! Deliberately absent: storage, the web, other games.

mod advise;
pub mod assembly;
pub mod bots;
pub mod cards;
pub mod content;
pub mod decision;
pub mod event;
mod face;
pub mod numbers;
pub mod offer;
mod questions;
pub mod rules;
mod sample;
pub mod ship;
pub mod state;
mod tell;
pub mod view;
mod words;

use orrery_bots::{Level, Thinks};
use orrery_core::{Ask, Asks, Cx, Dice, Game, GameOption, Info, Line, Outcome, Seat, Section, Setup, Viewer};

use decision::{Choice, Decision};
use event::Event;
use rules::ids;
use state::{Categories, DraftEnd, Hands, State, Terms};
use view::{Shown, View};

const CATEGORIES: GameOption = GameOption { id: "categories", values: &["five", "four"] };
const END: GameOption = GameOption { id: "end", values: &["at-once", "finish-round"] };
const HANDS: GameOption = GameOption { id: "hands", values: &["open", "hidden"] };

/// The texts of the game in each language.
pub const TEXTS: [(&str, &str); 3] = [
    ("en", concat!(include_str!("../text/en.ftl"), include_str!("../text/face-en.ftl"))),
    ("it", concat!(include_str!("../text/it.ftl"), include_str!("../text/face-it.ftl"))),
    ("ja", concat!(include_str!("../text/ja.ftl"), include_str!("../text/face-ja.ftl"))),
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

    fn info() -> Info {
        Info {
            id: "starship-builder",
            rules_version: 1,
            format: 1,
            seats: 2..=6,
            seats_rule: ids::GAME,
            usual_seats: 2,
            minutes: 20..=40,
            options: &[CATEGORIES, END, HANDS],
        }
    }

    fn begin(setup: &Setup) -> State {
        State::fresh(setup.seats, terms(setup))
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
        rules::compare::outcome(state)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn show(event: &Event, viewer: Viewer) -> Option<Shown> {
        view::show(event, viewer)
    }

    fn imagine(view: &View, viewer: Viewer, luck: &mut Dice) -> State {
        view::imagine(view, viewer, luck)
    }

    fn line(shown: &Shown) -> Option<Line> {
        tell::line(shown)
    }

    fn board(view: &View) -> Vec<Section> {
        tell::board(view)
    }
}

impl Thinks for StarshipBuilder {
    fn think(level: Level, view: &View, seat: Seat, ask: &Ask<Decision>, luck: &mut Dice) -> Choice {
        bots::think(level, view, seat, ask, luck)
    }
}

fn terms(setup: &Setup) -> Terms {
    let is = |option: &GameOption, value: &str| setup.value(option) == value;
    Terms {
        categories: if is(&CATEGORIES, "four") { Categories::Four } else { Categories::Five },
        end: if is(&END, "finish-round") { DraftEnd::FinishRound } else { DraftEnd::AtOnce },
        hands: if is(&HANDS, "hidden") { Hands::Hidden } else { Hands::Open },
    }
}
