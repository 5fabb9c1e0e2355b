//! What is said of a ship and a hand before a choice: how a ship would stand against the others, what a hand lacks.

use orrery_core::{Arg, Fact, Message, Seat, Tone};

use crate::assembly::Missing;
use crate::assembly::rivals::{Rival, rival};
use crate::bots;
use crate::numbers::{Category, Numbers};
use crate::rules::ids;
use crate::state::State;

/// The others' ships where their hands lie open, otherwise what people usually fly.
pub(crate) fn rivals_of(state: &State, seat: Seat) -> Vec<Rival> {
    if !state.are_hands_open() {
        return vec![bots::usual_ships()];
    }
    state.present().filter(|other| *other != seat).map(|other| rival(state.hand(other))).collect()
}

/// What a hand lacks, in words.
pub(crate) fn missing(missing: Missing) -> Message {
    match missing {
        Missing::Part(kind) => Message::new("missing-part").with("kind", kind.name()),
        Missing::Supply { kind, letters } => {
            let letters: Vec<Message> = letters.iter().map(|letter| Message::new(letter.id())).collect();
            Message::new("missing-supply").with("kind", kind.name()).with("letters", letters)
        }
        Missing::Therms { short } => Message::new("missing-therms").with("short", short),
    }
}

pub(crate) fn missing_fact(lack: Missing) -> Fact {
    let rule = match lack {
        Missing::Part(_) => ids::PARTS,
        Missing::Supply { .. } => ids::OPERATIONAL,
        Missing::Therms { .. } => ids::COOLING,
    };
    Fact::new(Tone::Warn, missing(lack)).rule(rule)
}

/// With open hands: how the ship would stand in each category against the best the others could do.
pub(crate) fn standing(state: &State, seat: Seat, numbers: &Numbers) -> Vec<Fact> {
    if !state.are_hands_open() {
        return Vec::new();
    }
    let rivals: Vec<Numbers> = rivals_of(state, seat).into_iter().flatten().collect();
    let categories = state.terms.categories.list().iter();
    categories.filter_map(|category| Some(standing_in(*category, numbers, best_in(&rivals, *category)?))).collect()
}

fn best_in(rivals: &[Numbers], category: Category) -> Option<&Numbers> {
    rivals.iter().max_by_key(|numbers| numbers.merit(category))
}

fn standing_in(category: Category, own: &Numbers, other: &Numbers) -> Fact {
    let (tone, id) = match own.merit(category).cmp(&other.merit(category)) {
        std::cmp::Ordering::Greater => (Tone::Good, "fact-ahead"),
        std::cmp::Ordering::Equal => (Tone::Plain, "fact-level"),
        std::cmp::Ordering::Less => (Tone::Warn, "fact-behind"),
    };
    let value = |numbers: &Numbers| {
        let (num, den) = numbers.value(category);
        Arg::Ratio(num, den)
    };
    let message = Message::new(id).with("category", category.id()).with("own", value(own)).with("other", value(other));
    Fact::new(tone, message).rule(ids::COMPARISON)
}
