//! CONSENT and ROOM (4.3, G1d, E2e, H5c).

use crate::common::*;
use interstellar::content::Ideology::*;
use interstellar::content::*;
use interstellar::event::Shelf;
use interstellar::questions::*;
use interstellar::state::*;
use orrery_core::Seat;

/// Each player runs two Ideologies: the first seat Individuality and Freedom, the second Honor and Unity, the third
/// Authority and Equality. Honor's Cyborg is to research this card.
fn proposing(id: &str, arrange: impl FnOnce(&mut State)) -> Table {
    researching(id, |state| {
        state.public.players = [0, 0, 1, 1, 2, 2].map(Seat);
        ask_to_assign(state, Honor);
        arrange(state);
    })
}

fn lies(state: &State, of: Ideology, slot: Slot) -> Vec<Workcell> {
    state.public.mat(of).cards_in(slot).to_vec()
}

fn on(shelf: Shelf) -> Choice {
    Choice::PlaceCard(Placement::On(shelf))
}

const HONOR: Seat = Seat(1);
const AUTHORITY: Seat = Seat(2);

fn propose(table: &mut Table, shelf: Shelf) {
    table.choose(HONOR, to_research(die(Honor.meathead()), "LS3", Authority)).choose(HONOR, on(shelf));
}

// Rule: G1d
// Rule: DP-06
// Rule: CONSENT
#[test]
fn the_owner_of_a_mat_agrees_to_the_place_that_was_proposed() {
    let mut table = proposing("LS3", |_| {});
    propose(&mut table, Shelf::Free(Slot::LifeSupport));
    table.choose(AUTHORITY, on(Shelf::Free(Slot::LifeSupport)));
    table.expect(|state| lies(state, Authority, Slot::LifeSupport) == [card("LS3")]);
}

// Rule: DP-06
// Rule: RUL-115
#[test]
fn another_place_is_a_counter_offer_that_is_taken_or_left() {
    for taken in [true, false] {
        let mut table = proposing("LS3", |_| {});
        propose(&mut table, Shelf::Free(Slot::LifeSupport));
        table.choose(AUTHORITY, on(Shelf::Free(Slot::Jars)));
        table.expect(|state| state.public.owner(card("LS3")).is_none());
        table.choose(HONOR, Choice::Counter(taken));
        table.expect(|state| (state.public.owner(card("LS3")) == Some(Authority)) == taken);
        if !taken {
            table.refused(HONOR, to_research(die(Honor.meathead()), "LS3", Authority), "RUL-115");
        }
    }
}

/// Authority's left slot holds two cards, its Amazon sits in the middle.
fn crowded(state: &mut State) {
    show(state, Authority, Slot::Jars, "BA4");
    show(state, Authority, Slot::Jars, "BA9");
    seat_in(state, Authority.amazon(), Slot::LifeSupport);
}

// Rule: B6b
// Rule: RUL-134
#[test]
fn a_card_that_makes_room_is_discarded_or_offered_to_another_mat() {
    let shelf = Shelf::Instead(Slot::Jars, card("BA4"));
    for agrees in [true, false] {
        let mut table = proposing("LS3", crowded);
        propose(&mut table, shelf);
        table.choose(AUTHORITY, on(shelf)).refused(AUTHORITY, Choice::Clear(Clearing::Shift(Slot::Jars)), "RUL-134");
        table.choose(AUTHORITY, Choice::Clear(Clearing::Offer(Freedom)));
        table.choose(Seat(0), Choice::TakeIn(agrees));
        if !agrees {
            table.refused(AUTHORITY, Choice::Clear(Clearing::Offer(Freedom)), "RUL-134");
            table.choose(AUTHORITY, Choice::Clear(Clearing::Discard));
        }
        let home = agrees.then_some(Freedom);
        table.expect(|state| state.public.owner(card("BA4")) == home);
        table.expect(|state| lies(state, Authority, Slot::Jars) == [card("BA9"), card("LS3")]);
    }
}

// Rule: B6c
// Rule: RUL-123
#[test]
fn neither_an_amazon_nor_an_infested_card_leaves() {
    let table = proposing("LS3", |state| {
        crowded(state);
        state.public.goo[Shape::Battery.index()] = Goo::Card(card("BA4"));
    });
    let shelves: Vec<Shelf> = table.play().state().public.shelves(Authority, None).collect();
    assert_eq!(shelves, [Shelf::Instead(Slot::Jars, card("BA9"))]);
}

/// A child is about to be born to Authority.
fn birth(arrange: impl FnOnce(&mut State)) -> Table {
    proposing("LS3", |state| {
        crowded(state);
        arrange(state);
        let question = Child { mother: Unity.amazon() }.into();
        state.public.frames.only(Frame::Rolls);
        state.public.frames.push(Frame::Ask { seat: HONOR, question });
        state.public.dozyear.phase = Phase::Rolls;
    })
}

// Rule: H5c
// Rule: RUL-134
// Rule: ROOM
// EX-own-55
#[test]
fn a_birth_obliges_to_make_room() {
    let mut table = birth(|_| {});
    table.choose(HONOR, Choice::Child(Authority.meathead()));
    table.choose(AUTHORITY, Choice::Clear(Clearing::Discard)).choose(AUTHORITY, Choice::Clear(Clearing::Discard));
    table.expect(|state| {
        let under = &state.public.market.under[Blueprint::Batteries.index()];
        state.public.person(Authority.meathead()).place == Place::Newborn(Slot::Jars)
            && [card("BA4"), card("BA9")].iter().all(|card| under.contains(card))
    });
}

// Rule: RUL-123
// Rule: RUL-134
#[test]
fn an_infested_card_is_moved_to_another_slot_for_a_child() {
    let infested = |state: &mut State| state.public.goo[Shape::Battery.index()] = Goo::Card(card("BA4"));
    let table = birth(infested);
    let rooms = |state: &State| state.public.rooms(Authority).collect::<Vec<_>>();
    assert_eq!(rooms(table.play().state()), [], "there is no place elsewhere");
    let mut table = birth(|state| {
        infested(state);
        state.public.ship.row.push(shield(Authority));
        show(state, Authority, Slot::Shield, "WA6");
    });
    table.choose(HONOR, Choice::Child(Authority.meathead()));
    table.choose(AUTHORITY, Choice::Nursery(Slot::Jars));
    table.refused(AUTHORITY, Choice::Clear(Clearing::Discard), "RUL-134");
    table.choose(AUTHORITY, Choice::Clear(Clearing::Shift(Slot::Shield)));
    table.choose(AUTHORITY, Choice::Clear(Clearing::Discard));
    table.expect(|state| lies(state, Authority, Slot::Shield) == [card("WA6"), card("BA4")]);
    table.expect(|state| state.public.person(Authority.meathead()).place == Place::Newborn(Slot::Jars));
}

// Rule: RUL-12
// Rule: E2e
// EX-E2e
#[test]
fn with_the_option_a_die_says_whose_child_is_decanted() {
    let mut table = in_assignment(|state| {
        state.public.players = [0, 0, 1, 1, 2, 2].map(Seat);
        state.public.terms.decant = Decant::Random;
        let asleep = [Unity, Freedom];
        for of in Ideology::ALL.into_iter().filter(|of| !asleep.contains(of)) {
            seat_in(state, of.amazon(), Slot::LifeSupport);
        }
        state.public.people.0[Unity.amazon().index()].place = Place::Embryo;
        (state.public.commander, state.public.commanding) = (Some(Honor.amazon()), Honor);
        put(state, av(Unity), Post::Cell(cell("J-f1")));
        ask_to_assign(state, Equality);
    });
    start_work(&mut table);
    play_until(&mut table, |decision| matches!(decision, Decision::TaskOf(_)));
    table.refused(Seat(1), Choice::TaskOf(Doing::Cyborg(Freedom.meathead())), "table");
    let named = |state: &State| matches!(state.public.frame(), Frame::Ask { question: Decision::PickEmbryo(ask), .. } if ask.of == Freedom);
    table.choose_lucky(Seat(1), Choice::TaskOf(Doing::Go), named);
    table.choose(Seat(1), Choice::PickEmbryo(Freedom.meathead()));
    table.choose(Seat(0), Choice::Receive(Reception::Slot(Slot::LifeSupport)));
    table.expect(|state| state.public.person(Freedom.meathead()).place == Place::Newborn(Slot::LifeSupport));
}
