//! What those learn of a finished game who study many: its length, decks that ran out, tied categories, and which cards
//! were in hands and in ships.

use orrery_core::{Held, Seat};

use crate::cards::Card;
use crate::content::Kind;
use crate::event::{End, Event};
use crate::numbers::Category;
use crate::rules::compare::{best_in, field};
use crate::state::State;

/// When the game ends: length of the draft and of a hand; for each deck whether it ran out, for each category whether it
/// was tied (iI2c.4). Games that were recorded have no such figures, so they are counted on the way.
pub(crate) fn counts(state: &State, event: &Event) -> Vec<(String, i64)> {
    if !matches!(event, Event::End(End::Ended { .. })) {
        return Vec::new();
    }
    let field = field(state);
    let hands = Seat::all(state.seats).map(|seat| ("cards in a hand", state.hands[seat.index()].len() as i64));
    let decks = Kind::ALL.map(|kind| (runs_out(kind), i64::from(state.deck(kind).is_empty())));
    let ties = state.terms.categories.list().iter();
    let ties = ties.map(|category| (is_tied(*category), i64::from(best_in(&field, *category).len() > 1)));
    let all = [("rounds", i64::from(state.round))].into_iter().chain(hands).chain(decks).chain(ties);
    all.map(|(name, number)| (name.to_owned(), number)).collect()
}

/// The cards of every hand, and those that fly.
pub(crate) fn held(state: &State) -> Vec<Held> {
    let own = |sort: &'static str, seat: Seat| move |card: Card| Held { seat, sort, name: card.id() };
    let held = |seat: Seat| {
        let flown = state.slip(seat).ship().into_iter().flat_map(|ship| ship.cards.iter());
        state.hands[seat.index()].iter().map(own("card", seat)).chain(flown.map(own("flown", seat)))
    };
    Seat::all(state.seats).flat_map(held).collect()
}

fn runs_out(kind: Kind) -> &'static str {
    match kind {
        Kind::Thruster => "thrusters run out",
        Kind::Robonaut => "robonauts run out",
        Kind::Refinery => "refineries run out",
        Kind::Reactor => "reactors run out",
        Kind::Generator => "generators run out",
        Kind::Radiator => "radiators run out",
    }
}

fn is_tied(category: Category) -> &'static str {
    match category {
        Category::Mass => "mass is tied",
        Category::Isru => "ISRU is tied",
        Category::Thrust => "thrust is tied",
        Category::Fuel => "fuel is tied",
        Category::Rad => "rad-hardness is tied",
    }
}
