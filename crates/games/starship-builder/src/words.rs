//! Small parts of messages that offers, refusals and log lines share.

use orrery_core::tell::seats;
use orrery_core::{Arg, Fact, Message, Rule, SeatSet, Tone};

use crate::cards::{Card, Cards};
use crate::content::{Kind, Supports};
use crate::numbers::{Category, Fuel, Numbers};
use crate::rules::ids;
use crate::state::Ending;

pub fn card(card: Card) -> Message {
    Message::new(card.def().name)
}

/// A message with one card in it.
pub fn about(id: &'static str, which: Card) -> Message {
    Message::new(id).with("card", card(which))
}

/// A message with a card and what it needs.
pub fn needing(id: &'static str, which: Card) -> Message {
    about(id, which).with("needs", needs(which.def().needs))
}

/// "Wave or Burst": one of these is enough (iI-J2.1).
pub fn needs(needs: Supports) -> Message {
    let names: Vec<&'static str> = needs.iter().map(|support| support.id()).collect();
    match names[..] {
        [one] => Message::new(one),
        [one, two] => Message::new("needs-two").with("one", one).with("two", two),
        [one, two, three] => Message::new("needs-three").with("one", one).with("two", two).with("three", three),
        _ => Message::new("needs-nothing"),
    }
}

/// Everything given, as a list.
pub fn gives(gives: Supports) -> Arg {
    Arg::List(gives.iter().map(|support| Message::new(support.id())).collect())
}

pub fn fuel(fuel: Fuel) -> Arg {
    let (num, den) = fuel.ratio();
    Arg::Ratio(num, den)
}

/// A message with the five numbers as arguments.
pub fn with_numbers(id: &'static str, numbers: &Numbers) -> Message {
    Message::new(id)
        .with("mass", numbers.mass)
        .with("isru", numbers.isru)
        .with("thrust", numbers.thrust)
        .with("fuel", fuel(numbers.fuel))
        .with("rad", numbers.rad)
}

/// "11 · 2 · 7 · 1 · 4", or "none".
pub fn five(numbers: Option<&Numbers>) -> Message {
    numbers.map_or(Message::new("five-none"), |numbers| with_numbers("five-numbers", numbers))
}

/// The five numbers, each with its name and rule.
pub fn five_facts(numbers: &Numbers) -> Vec<Fact> {
    Category::ALL.into_iter().map(|category| value_fact(numbers, category)).collect()
}

fn value_fact(numbers: &Numbers, category: Category) -> Fact {
    let (num, den) = numbers.value(category);
    let message = Message::new("fact-value").with("category", category.id()).with("value", Arg::Ratio(num, den));
    Fact::new(Tone::Plain, message).rule(category_rule(category))
}

pub fn category_rule(category: Category) -> Rule {
    match category {
        Category::Mass => ids::MASS,
        Category::Isru => ids::ISRU,
        Category::Thrust | Category::Fuel => ids::THRUST_AND_FUEL,
        Category::Rad => ids::RAD_HARDNESS,
    }
}

/// The cards of a ship or a hand as a list; radiators say which side.
pub fn cards(cards: Cards, heavy: Cards) -> Arg {
    Arg::List(cards.iter().map(|card| sided(card, heavy.contains(card))).collect())
}

/// A card of a ship; a radiator says which side is used.
pub fn sided(which: Card, heavy: bool) -> Message {
    match (which.kind(), heavy) {
        (Kind::Radiator, false) => about("side-light", which),
        (Kind::Radiator, true) => about("side-heavy", which),
        _ => card(which),
    }
}

/// The names of cards as a list, without sides.
pub fn names(cards: Cards) -> Arg {
    Arg::List(cards.iter().map(card).collect())
}

/// How the game ended, and who won it.
pub fn ended(ending: Ending, winners: SeatSet) -> Message {
    let id = match ending {
        Ending::Won => "log-won",
        Ending::Shared => "log-shared",
        Ending::OnlyShip => "log-only-ship",
        Ending::NoShips => "log-no-ships",
        Ending::LastPlayer => "log-last-player",
    };
    Message::new(id).with("winners", seats(winners))
}
