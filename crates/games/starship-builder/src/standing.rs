//! What is said of a ship and a hand before a choice: how a ship would stand against the others, what a hand lacks.

use std::cmp::Ordering;

use orrery_core::{Arg, Fact, Message, Seat, Tone};

use crate::assembly::rivals::{Rival, by_promise, rival};
use crate::assembly::{Missing, best_ships};
use crate::bots;
use crate::cards::Cards;
use crate::numbers::{Category, Numbers};
use crate::rules::compare::{Field, points};
use crate::rules::ids;
use crate::ship::Ship;
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

/// Open hands against each other: what comes of it if everybody else flies the ship that promises most.
pub(crate) struct Contest {
    /// Of each seat what it could build, the most promising first.
    ships: Vec<(Seat, Vec<Ship>)>,
    categories: &'static [Category],
    pub field: Field,
}

impl Contest {
    pub fn new(hands: impl Iterator<Item = (Seat, Cards)>, categories: &'static [Category]) -> Self {
        let found: Vec<(Seat, Vec<Ship>)> = hands.map(|(seat, hand)| (seat, best_ships(hand))).collect();
        let numbers = |(seat, ships): &(Seat, Vec<Ship>)| (*seat, ships.iter().map(|ship| ship.numbers).collect());
        let rivals: Vec<(Seat, Rival)> = found.iter().map(numbers).collect();
        let mut contest = Contest { ships: Vec::new(), categories, field: Field::default() };
        for (seat, ships) in found {
            let others: Vec<&Rival> =
                rivals.iter().filter(|(other, _)| *other != seat).map(|(_, rival)| rival).collect();
            let ships = by_promise(ships, &others, categories);
            contest.field[seat.index()] = ships.first().map(|ship| ship.numbers);
            contest.ships.push((seat, ships));
        }
        contest
    }

    /// `None` where hands are hidden.
    pub fn of(state: &State) -> Option<Self> {
        let hands = state.present().map(|seat| (seat, state.hand(seat)));
        state.are_hands_open().then(|| Contest::new(hands, state.terms.categories.list()))
    }

    fn others(&self, seat: Seat) -> impl Iterator<Item = &(Seat, Vec<Ship>)> {
        self.ships.iter().filter(move |(other, _)| *other != seat)
    }

    /// The others with the numbers of what they could build.
    pub fn rivals(&self, seat: Seat) -> impl Iterator<Item = (Seat, Rival)> {
        let numbers = |ships: &[Ship]| ships.iter().map(|ship| ship.numbers).collect();
        self.others(seat).map(move |(other, ships)| (*other, numbers(ships)))
    }

    /// iI2c.2: the points of a ship, and of the best of the others.
    fn points(&self, seat: Seat, own: &Numbers) -> (u8, u8) {
        let mut field = self.field;
        field[seat.index()] = Some(*own);
        let points = points(&field, self.categories);
        (points.of(seat), self.others(seat).map(|(other, _)| points.of(*other)).max().unwrap_or(0))
    }

    /// The ships of a seat, those that get furthest ahead of the others first; among equals the more promising.
    pub fn best_first(&self, seat: Seat) -> Vec<Ship> {
        let own = self.ships.iter().find(|(other, _)| *other == seat);
        let mut ships = own.map_or(Vec::new(), |(_, ships)| ships.clone());
        ships.sort_by_cached_key(|ship| {
            let (own, other) = self.points(seat, &ship.numbers);
            i16::from(other) - i16::from(own)
        });
        ships
    }

    pub fn fact(&self, seat: Seat, own: &Numbers) -> Fact {
        let (own, other) = self.points(seat, own);
        let (tone, id) = match own.cmp(&other) {
            Ordering::Greater => (Tone::Good, "fact-wins"),
            Ordering::Equal => (Tone::Plain, "fact-shares"),
            Ordering::Less => (Tone::Warn, "fact-loses"),
        };
        Fact::new(tone, Message::new(id).with("own", own).with("other", other)).rule(ids::COMPARISON)
    }
}

fn best_in(rivals: &[Numbers], category: Category) -> Option<&Numbers> {
    rivals.iter().max_by_key(|numbers| numbers.merit(category))
}

fn standing_in(category: Category, own: &Numbers, other: &Numbers) -> Fact {
    let (tone, id) = match own.merit(category).cmp(&other.merit(category)) {
        Ordering::Greater => (Tone::Good, "fact-ahead"),
        Ordering::Equal => (Tone::Plain, "fact-level"),
        Ordering::Less => (Tone::Warn, "fact-behind"),
    };
    let value = |numbers: &Numbers| {
        let (num, den) = numbers.value(category);
        Arg::Ratio(num, den)
    };
    let message = Message::new(id).with("category", category.id()).with("own", value(own)).with("other", value(other));
    Fact::new(tone, message).rule(ids::COMPARISON)
}
