//! The search for ships against an exhaustive one, and how fast it is.

mod common;

use common::*;
use orrery_core::{Asking, Dice, Play, Setup};
use starship_builder::StarshipBuilder;
use starship_builder::assembly::{Missing, best_ships, best_ships_with, default_ship, what_is_missing};
use starship_builder::cards::{Card, Cards};
use starship_builder::content::{Kind, all};
use starship_builder::numbers::{Fuel, Numbers};
use starship_builder::questions::{Choice, HandIn};
use starship_builder::ship::{Layout, Ship};
use starship_builder::state::Phase;

/// Every legal ship of a hand, by trying every set of cards, every side and every chain.
fn every_ship(hand: Cards) -> Vec<Ship> {
    let held: Vec<Card> = hand.iter().collect();
    let mut ships = Vec::new();
    let mut sides = vec![0u8; held.len()];
    loop {
        let layout = layout_of(&held, &sides);
        if layout.is_legal(hand) {
            ships.extend(layout.chains().into_iter().map(|chain| layout.with_chain(chain)));
        }
        if !count_up(&held, &mut sides) {
            return ships;
        }
    }
}

fn layout_of(held: &[Card], sides: &[u8]) -> Layout {
    let at = |side: u8| held.iter().zip(sides).filter(move |(_, s)| **s == side).map(|(card, _)| *card);
    Layout::new(at(1).chain(at(2)).collect(), at(2).collect())
}

fn count_up(held: &[Card], sides: &mut [u8]) -> bool {
    for (card, side) in held.iter().zip(sides.iter_mut()) {
        let most = if card.kind() == Kind::Radiator { 2 } else { 1 };
        if *side < most {
            *side += 1;
            return true;
        }
        *side = 0;
    }
    false
}

fn front(ships: &[Ship]) -> Vec<Numbers> {
    let mut front: Vec<Numbers> = Vec::new();
    for numbers in ships.iter().map(|ship| ship.numbers) {
        if !front.iter().any(|other| other.dominates(&numbers)) {
            front.retain(|other| !numbers.dominates(other));
            front.push(numbers);
        }
    }
    front.sort_by_key(Numbers::default_order);
    front
}

/// Small hands in which ships are likely: a few cards of each kind.
fn small_hand(luck: &mut Dice) -> Cards {
    let mut hand = Cards::NONE;
    for (kind, most) in Kind::ALL.into_iter().zip([2, 2, 2, 3, 3, 3]) {
        for _ in 0..=luck.below(most) {
            hand.insert(kind.cards().nth(luck.below(u32::from(kind.deck_size())) as usize).unwrap());
        }
    }
    hand
}

#[test]
fn the_search_finds_exactly_the_ships_that_no_other_dominates() {
    let mut luck = Dice::seeded("brute force", 1);
    let mut with_ship = 0;
    for _ in 0..150 {
        let hand = small_hand(&mut luck);
        let all = every_ship(hand);
        let found = best_ships(hand);
        let numbers: Vec<Numbers> = found.iter().map(|ship| ship.numbers).collect();
        assert_eq!(numbers, front(&all), "{hand:?}");
        assert!(found.iter().all(|ship| all.contains(ship)), "every ship found is legal: {hand:?}");
        assert_eq!(what_is_missing(hand).is_empty(), !all.is_empty(), "{hand:?}");
        with_ship += u32::from(!all.is_empty());
    }
    assert!(with_ship > 50, "the hands were worth the trouble: {with_ship}");
}

#[test]
fn ships_with_given_cards_are_found_as_well() {
    let mut luck = Dice::seeded("given cards", 1);
    for _ in 0..60 {
        let hand = small_hand(&mut luck);
        let must: Cards = hand.iter().filter(|_| luck.below(5) == 0).collect();
        let all: Vec<Ship> = every_ship(hand).into_iter().filter(|ship| must.is_within(ship.cards)).collect();
        let numbers: Vec<Numbers> = best_ships_with(hand, must).iter().map(|ship| ship.numbers).collect();
        assert_eq!(numbers, front(&all), "{hand:?} with {must:?}");
    }
}

// Rule: iI-L2
#[test]
fn the_default_ship_is_the_first_in_the_written_order() {
    let mut luck = Dice::seeded("default", 1);
    for _ in 0..60 {
        let hand = small_hand(&mut luck);
        let ids = |ship: &Ship| -> Vec<&str> { ship.cards.by_id().into_iter().map(Card::id).collect() };
        let first = every_ship(hand).into_iter().min_by_key(|ship| (ship.numbers.default_order(), ids(ship)));
        let found = default_ship(hand);
        assert_eq!(found.map(|s| s.numbers), first.map(|s| s.numbers), "{hand:?}");
        assert_eq!(found.map(|s| s.cards), first.map(|s| s.cards), "{hand:?}");
    }
}

/// What the search rests on: see the first lines of the module.
#[test]
fn no_card_needs_what_it_gives_and_chains_use_no_letter_twice() {
    for def in all() {
        assert!(!def.gives.meets(def.needs), "{}", def.id);
        if def.kind == Kind::Generator {
            assert_eq!(def.fuel, Fuel::WHOLE, "{}: quarters stay exact", def.id);
            let leads_on = all().iter().filter(|next| next.kind == Kind::Generator && next.gives.meets(def.needs));
            assert!(leads_on.into_iter().all(|next| !next.needs.meets(def.gives.or(next.gives))), "{}", def.id);
        }
    }
}

#[test]
fn what_is_missing_names_parts_supplies_and_therms() {
    assert_eq!(what_is_missing(cards("TH12 RF04")), [Missing::Part(Kind::Robonaut)]);
    let supply = what_is_missing(cards("TH12 RO10 RF04"));
    assert!(matches!(&supply[..], [Missing::Supply { kind: Kind::Robonaut, letters }] if letters.iter().count() == 1));
    assert_eq!(what_is_missing(cards("TH12 RO11 RF04 RA01")), []);
    assert_eq!(what_is_missing(cards("TH12 RO11 RF04 RA08")), []);
    assert_eq!(what_is_missing(cards("TH12 RO11 RF04")), [Missing::Therms { short: 2 }]);
    // RA05 would cool it, but nothing gives E.
    assert_eq!(what_is_missing(cards("TH12 RO11 RF04 RA05")), [Missing::Therms { short: 2 }]);
}

#[test]
fn every_legal_ship_has_a_chance_in_random_play() {
    let hand = cards("TH12 RO10 RO11 RF04 GE03 GE10 RA01 RA05");
    let legal: std::collections::BTreeSet<Layout> = every_ship(hand).iter().map(|ship| ship.layout()).collect();
    let mut state = *begin(&Setup::new(2), 1).state();
    state.frames.enter(Phase::Assemble);
    state.hands[0] = hand;
    let table: Table = Play::of_state(state, Dice::seeded("chance", 1));
    let ask = table.asks().of(RED).next().expect("an assembly").clone();
    let mut luck = Dice::seeded("chance", 2);
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..60_000 {
        if let Choice::Assemble(HandIn::Ship(layout)) = StarshipBuilder::sample(&state, &ask, &mut luck) {
            seen.insert(layout);
        }
    }
    assert!(legal.len() > 40 && seen.is_subset(&legal));
    assert_eq!(legal.difference(&seen).count(), 0, "of {}", legal.len());
}
