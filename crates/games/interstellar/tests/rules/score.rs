//! Points and what they are worth (J2, J3).

use crate::common::*;
use interstellar::content::Ideology::*;
use interstellar::content::*;
use interstellar::rules::score::{self, Rating};
use interstellar::state::*;
use orrery_core::Seat;
use orrery_kit::Few;

/// A table at its end, with everything arranged.
fn over(seats: u8, arrange: impl FnOnce(&mut State)) -> Table {
    let mut table = table(seats);
    table.arrange(|state| {
        state.public.people.0.iter_mut().take(12).for_each(|person| person.place = Place::Embryo);
        state.public.players = match seats {
            1 => [0; 6].map(Seat),
            _ => [0, 0, 1, 1, 2, 2].map(Seat),
        };
        state.public.flipped = [Some(Reality::X), Some(Reality::X), Some(Reality::O)];
        (state.public.commander, state.public.dozyear.number) = (None, 9);
        state.public.ending = Some(Ending::OffMap);
        state.public.frames.only(Frame::Over(Ending::OffMap));
        arrange(state);
    });
    table
}

fn show(state: &mut State, of: Ideology, slot: Slot, cards: &[&str]) {
    let cards = Few::of(cards.iter().map(|id| card(id))).expect("room");
    state.public.mats[of.index()].cards[slot.index()] = cards;
}

fn landed(state: &mut State, id: &str, who: &[Cyborg]) {
    let party = state.public.parties.len() as u8;
    state.public.parties.push(Party { planet: planet(id), kit: Stuff::default() });
    who.iter().for_each(|cyborg| state.public.people.0[cyborg.index()].place = Place::Landed(party));
}

/// So many points for each, by glory.
fn give(state: &mut State, points: [u8; 6]) {
    state.public.glory = points;
}

// Rule: J3a
// Rule: RUL-34
// EX-J3a
#[test]
fn four_points_for_each_on_a_goldilocks() {
    let table = over(3, |state| {
        landed(state, "BAR-g", &[Freedom.amazon()]);
        landed(state, "TAU-g", &[Freedom.meathead()]);
        landed(state, "TAU-m", &[Honor.meathead()]);
        state.public.seeds.insert(Freedom);
    });
    let public = table.play().state().public;
    let score = score::score(&public, Freedom, Reality::X);
    assert_eq!((score.people, score.medals), (8, 6));
    assert_eq!(score::score(&public, Honor, Reality::X).people, 0);
}

// Rule: J3b
// Rule: B10a
// EX-J3b
#[test]
fn cards_are_worth_what_reality_makes_them() {
    let table = over(3, |state| show(state, Unity, Slot::Jars, &["EN4", "LS1"]));
    let public = table.play().state().public;
    let cards = |reality| score::score(&public, Unity, reality).cards;
    assert_eq!((cards(Reality::X), cards(Reality::O), public.reality()), (1, 7, Some(Reality::X)));
}

// Rule: J3
// Rule: J3c
// Rule: J3d
// Rule: RUL-33
// Rule: RUL-29
// Rule: B13g
// EX-J3
#[test]
fn points_come_from_seven_sources() {
    let table = over(3, |state| {
        landed(state, "BAR-g", &[Honor.amazon()]);
        show(state, Honor, Slot::Jars, &["LS1"]);
        state.public.seeds.insert(Honor);
        state.public.medals[Medal::Ultralight.index()] = Some(Honor);
        state.public.mats[Honor.index()].human.insert(Shape::Heart);
        state.public.goo[Shape::Jar.index()] = Goo::Mat(Honor);
    });
    let public = table.play().state().public;
    assert_eq!(score::score(&public, Honor, Reality::X).total(), 22);
    let table = over(3, |state| {
        let human = &mut state.public.mats[Honor.index()].human;
        [Shape::Heart, Shape::Jar, Shape::Heart].into_iter().for_each(|shape| human.insert(shape));
    });
    assert_eq!(score::score(&table.play().state().public, Honor, Reality::X).human, 8, "each shape once");
    let table = over(3, |state| {
        state.public.nuggets[2] = Lies::Mat(Unity);
        (state.public.commander, state.public.commanding) = (Some(Unity.amazon()), Unity);
        state.public.medals[Medal::Command.index()] = Some(Unity);
    });
    let score = score::score(&table.play().state().public, Unity, Reality::X);
    assert_eq!((score.nugget, score.star, score.medals), (4, 4, 6));
}

// Rule: J2
// Rule: J2e
// Rule: J2g
// EX-J2
#[test]
fn the_six_together_win_or_lose() {
    let mut table = over(3, |state| give(state, [16, 25, 30, 25, 27, 28]));
    table.wins(&[Seat(0), Seat(1), Seat(2)]);
    let outcome = table.play().outcome().expect("an end");
    assert!(outcome.together && outcome.places.iter().all(|place| place.score == 151));
    assert_eq!(Rating::of_sum(151), Rating::Linear);
}

// Rule: J2a
// Rule: J2b
// Rule: J2c
// Rule: J2d
// Rule: J2f
// Rule: RUL-107
// EX-own-41
#[test]
fn a_sum_of_131_is_a_victory_and_130_is_none() {
    let bounds = [0, 60, 61, 100, 101, 130, 131, 150, 151, 160, 161, 300].map(Rating::of_sum);
    use Rating::{Defeat, Disaster, Exponential, Linear, Marginal, ZeroGrowth};
    let expected = [Disaster, Defeat, ZeroGrowth, Marginal, Linear, Exponential];
    assert_eq!(bounds, std::array::from_fn(|at| expected[at / 2]));
    let scores = |table: &Table| table.play().outcome().expect("an end").places.iter().map(|at| at.score).max();
    let mut table = over(3, |state| give(state, [31, 20, 20, 20, 20, 20]));
    table.wins(&[Seat(0), Seat(1), Seat(2)]);
    assert_eq!(scores(&table), Some(131));
    let mut table = over(3, |state| give(state, [30, 20, 20, 20, 20, 20]));
    table.wins(&[]);
    assert_eq!(scores(&table), Some(130));
}

// Rule: J3e
// Rule: A1g
// EX-own-70
#[test]
fn with_the_king_everybody_counts_the_best_of_their_own() {
    let table = over(3, |state| {
        state.public.competitive = true;
        give(state, [31, 5, 28, 20, 3, 28]);
    });
    let outcome = table.play().outcome().expect("an end");
    let places: Vec<(u8, i64)> = outcome.places.iter().map(|at| (at.place, at.score)).collect();
    assert_eq!((places, outcome.together), (vec![(1, 31), (2, 28), (2, 28)], false));
}

// Rule: J3f
// Rule: C1b
#[test]
fn alone_against_nobody_the_best_ideology_is_rated() {
    let mut table = over(1, |state| {
        state.public.competitive = true;
        give(state, [12, 5, 38, 20, 3, 28]);
    });
    table.wins(&[Seat(0)]);
    let public = table.play().state().public;
    assert_eq!(score::rating(&public, &score::totals(&public)), Some(Rating::Good));
    assert_eq!(
        [19, 20, 29, 30, 40].map(Rating::of_one),
        [Rating::Poor, Rating::Fair, Rating::Fair, Rating::Good, Rating::Superb]
    );
}
