//! Live feedback: what a pick makes of one's ship, what a half-built ship lacks, which ships are worth a look.

use orrery_core::{Advice, Arg, Ask, Fact, Given, Message, Seat, Suggestion, Tone};

use crate::assembly::rivals::{self, Rival};
use crate::assembly::{Missing, best_ships, what_is_missing};
use crate::cards::Cards;
use crate::content::Kind;
use crate::decision::{Choice, Decision};
use crate::numbers::{Category, Numbers};
use crate::rules::assemble::open_chains;
use crate::rules::{check, ids};
use crate::ship::{Layout, Ship};
use crate::state::{Slip, State};
use crate::{bots, offer, words};

/// How many ships are suggested at most.
const SUGGESTIONS: usize = 12;

pub(crate) fn advise(state: &State, ask: &Ask<Decision>, given: Option<&Given>) -> Advice {
    let Some(given) = given else { return suggest(state, ask) };
    match offer::choice(ask, given) {
        Err(refusal) => Advice { refusal: Some(refusal), ..Advice::default() },
        Ok(choice) => Advice {
            refusal: check(state, ask, &choice).err(),
            facts: facts(state, ask.seat, &choice),
            ..Advice::default()
        },
    }
}

fn facts(state: &State, seat: Seat, choice: &Choice) -> Vec<Fact> {
    match choice {
        Choice::Take(kind) => pick_facts(state, seat, *kind),
        Choice::Build(layout) => layout_facts(state, seat, layout),
        Choice::NoShip => no_ship_facts(state.hand(seat)),
        Choice::Chain(cards) => chain_facts(state, seat, *cards),
    }
}

/// The numbers of the ship with a chain, and how they stand.
fn chain_facts(state: &State, seat: Seat, cards: Cards) -> Vec<Fact> {
    let chain = open_chains(state, seat).into_iter().find(|chain| chain.cards == cards);
    let (Slip::Laid(layout), Some(chain)) = (state.slip(seat), chain) else { return Vec::new() };
    let numbers = layout.with_chain(chain).numbers;
    let mut facts = words::five_facts(&numbers);
    facts.extend(standing(state, seat, &numbers));
    facts
}

/// The others' ships where their hands lie open, otherwise what people usually fly.
fn rivals_of(state: &State, seat: Seat) -> Vec<Rival> {
    if !state.are_hands_open() {
        return vec![bots::usual_ships()];
    }
    state.present().filter(|other| *other != seat).map(|other| rivals::rival(state.hand(other))).collect()
}

/// The ship before and after a pick, and what is still missing.
fn pick_facts(state: &State, seat: Seat, kind: Kind) -> Vec<Fact> {
    let Some(card) = state.deck(kind).top else { return Vec::new() };
    let (before, after) = (state.hand(seat), state.hand(seat).with(card));
    let (rivals, categories) = (rivals_of(state, seat), state.terms.categories.list());
    let five = |hand| {
        let ships = rivals::by_promise(best_ships(hand), &rivals, categories);
        words::five(ships.first().map(|ship| &ship.numbers))
    };
    let change = Message::new("fact-ship-change").with("before", five(before)).with("after", five(after));
    let mut facts = vec![Fact::new(Tone::Plain, change).rule(ids::ASSEMBLY)];
    facts.extend(what_is_missing(after).into_iter().map(missing_fact));
    facts
}

/// What a hand lacks, in words.
pub(crate) fn missing(missing: Missing) -> Message {
    match missing {
        Missing::Part(kind) => Message::new("missing-part").with("kind", kind.name()),
        Missing::Supply { kind, letters } => {
            let letters: Vec<Message> = letters.iter().map(|letter| Message::new(letter.name())).collect();
            Message::new("missing-supply").with("kind", kind.name()).with("letters", letters)
        }
        Missing::Therms { short } => Message::new("missing-therms").with("short", short),
    }
}

fn missing_fact(lack: Missing) -> Fact {
    let rule = match lack {
        Missing::Part(_) => ids::PARTS,
        Missing::Supply { .. } => ids::OPERATIONAL,
        Missing::Therms { .. } => ids::COOLING,
    };
    Fact::new(Tone::Warn, missing(lack)).rule(rule)
}

fn no_ship_facts(hand: Cards) -> Vec<Fact> {
    let mut facts = vec![Fact::new(Tone::Warn, "fact-no-ship").rule(ids::COMPARISON)];
    facts.extend(what_is_missing(hand).into_iter().map(missing_fact));
    facts
}

/// The numbers of a legal ship, or everything that is wrong with an illegal one.
fn layout_facts(state: &State, seat: Seat, layout: &Layout) -> Vec<Fact> {
    let problems = layout.problems(state.hand(seat));
    if !problems.is_empty() {
        let refusals = problems.into_iter().map(|problem| problem.refusal());
        return refusals.map(|refusal| Fact::new(Tone::Bad, refusal.reason).rule(refusal.rule)).collect();
    }
    let chains = layout.chains();
    let Some(chain) = chains.first() else { return Vec::new() };
    let numbers = layout.with_chain(*chain).numbers;
    let mut facts = words::five_facts(&numbers);
    if chains.len() > 1 {
        let choice = Message::new("fact-chains").with("count", chains.len());
        facts.push(Fact::new(Tone::Plain, choice).rule(ids::CHAIN));
    }
    facts.extend(standing(state, seat, &numbers));
    facts
}

/// With open hands: how the ship would stand in each category against the best the others could do.
fn standing(state: &State, seat: Seat, numbers: &Numbers) -> Vec<Fact> {
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
    let message =
        Message::new(id).with("category", category.name()).with("own", value(own)).with("other", value(other));
    Fact::new(tone, message).rule(ids::COMPARISON)
}

fn suggest(state: &State, ask: &Ask<Decision>) -> Advice {
    if ask.decision != Decision::Assemble {
        return Advice::default();
    }
    let hand = state.hand(ask.seat);
    let ships = rivals::by_promise(best_ships(hand), &rivals_of(state, ask.seat), state.terms.categories.list());
    let suggestions = ships.iter().take(SUGGESTIONS).map(suggestion).collect();
    let facts = what_is_missing(hand).into_iter().map(missing_fact).collect();
    Advice { suggestions, facts, ..Advice::default() }
}

fn suggestion(ship: &Ship) -> Suggestion {
    let facts = words::five_facts(&ship.numbers);
    Suggestion { label: words::five(Some(&ship.numbers)), given: offer::given_layout(&ship.layout()), facts }
}
