//! Computer players of four strengths. They see what their seat sees: everything here starts from a view.
//!
//! Random plays any legal choice. Easy gathers one of each kind and hands in the lightest ship. Normal takes the
//! card that makes the best ship of its hand. Hard plays the draft on in its head for every card and weighs its
//! ships against those the others can build.

mod fly;
mod grab;
mod rollout;
mod value;

pub(crate) use grab::best_ship_deck;
pub(crate) use value::usual_ships;

use orrery_bots::{Level, random_choice};
use orrery_core::{Ask, Asking, Dice, Question, Seat};

use crate::StarshipBuilder;
use crate::content::Kind;
use crate::questions::{Choice, Decision, HandIn};
use crate::state::State;
use crate::view::{View, imagine};

pub(crate) fn think(level: Level, view: &View, seat: Seat, ask: &Ask<Decision>, luck: &mut Dice) -> Choice {
    if level == Level::Random {
        return random_choice::<StarshipBuilder>(view, seat, ask, luck);
    }
    let state = imagine(view, luck);
    match ask.decision {
        Decision::Pick(question) => {
            let deck = pick(level, view, &state, seat, luck);
            Choice::Pick(deck.unwrap_or_else(|| question.fallback(&state, seat)))
        }
        Decision::Assemble(_) | Decision::Chain(_) if level == Level::Easy => StarshipBuilder::fallback(&state, ask),
        Decision::Assemble(_) => {
            let ship = fly::ship(level, &state, seat);
            Choice::Assemble(ship.map_or(HandIn::NoShip, |ship| HandIn::Ship(ship.layout())))
        }
        Decision::Chain(_) => Choice::Chain(fly::chain(level, &state, seat)),
    }
}

fn pick(level: Level, view: &View, state: &State, seat: Seat, luck: &mut Dice) -> Option<Kind> {
    match level {
        Level::Hard => rollout::deck(view, seat, luck),
        Level::Normal => best_ship_deck(state, seat),
        _ => grab::missing_kind_deck(state, seat, luck),
    }
}
