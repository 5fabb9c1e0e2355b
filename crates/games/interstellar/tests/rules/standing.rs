//! Standing orders (4.6).

use crate::common::*;
use interstellar::Interstellar;
use interstellar::content::Ideology::*;
use interstellar::content::Star;
use interstellar::content::*;
use interstellar::event::{Shelf, Shown};
use interstellar::questions::*;
use interstellar::state::*;
use orrery_core::{Game, Seat, Viewer};

fn set(table: &mut Table, seat: u8, order: StandingOrder) {
    table.choose(Seat(seat), Choice::Instruct(Instruction::Set(order)));
}

/// Honor commands, with Freedom and Equality Awake; two Avatars stand on a card. The first seat runs Individuality and
/// Freedom, the second Honor and Unity, the third Authority and Equality.
fn council() -> Table {
    in_assignment(|state| {
        state.public.players = [0, 0, 1, 1, 2, 2].map(Seat);
        (state.public.commander, state.public.commanding) = (Some(Honor.meathead()), Honor);
        seat_in(state, Freedom.amazon(), Slot::LifeSupport);
        seat_in(state, Equality.meathead(), Slot::LifeSupport);
        state.public.people.0[Unity.amazon().index()].place = Place::Embryo;
        show(state, Authority, Slot::Jars, "LS3");
        put(state, av(Unity), Post::Workcell(card("LS3")));
        put(state, av(Individuality), Post::Workcell(card("LS3")));
        ask_to_assign(state, Equality);
    })
}

fn end_assignment(table: &mut Table) {
    let card = table.play().state().public.market.cards().last().expect("a card");
    table.choose(Seat(2), Choice::Assign(Placing::Librarian(av(Equality), card)));
}

fn levy(table: &mut Table, of: Ideology) {
    table.choose(Seat(1), Choice::Regulate(Decree::Give(Edict::Levy(av(of), cell("L-f1")))));
    table.choose(Seat(1), Choice::Regulate(Decree::Done));
}

// Rule: SO-mutiny
// Rule: DP-49
// EX-own-42
#[test]
fn a_window_whose_answers_are_all_standing_never_opens() {
    let mut table = council();
    set(&mut table, 0, StandingOrder::Mutiny);
    table.shown(Viewer::Seat(Seat(1)), |shown| shown.is_empty()).shown(Viewer::Spectator, |shown| shown.is_empty());
    table.sees(Viewer::Seat(Seat(0)), |view| view.standing.has(StandingOrder::Mutiny));
    table.sees(Viewer::Seat(Seat(1)), |view| view.standing == StandingOrders::NONE);
    set(&mut table, 2, StandingOrder::MutinyNow);
    end_assignment(&mut table);
    levy(&mut table, Unity);
    Seat::all(3).for_each(|seat| assert!(!table.play().asks().of(seat).any(|ask| asks_mutiny(&ask.decision))));
    table.expect(|state| state.public.post(av(Unity)) == Post::Cell(cell("L-f1")));
    let standing = told(&table);
    // By hand the second player is told the same.
    let mut table = council();
    end_assignment(&mut table);
    levy(&mut table, Unity);
    let mut by_hand = told(&table);
    for seat in [0, 2] {
        table.choose(Seat(seat), Choice::Mutiny(Revolt::No));
        by_hand.extend(told(&table));
    }
    assert_eq!(standing, by_hand);
}

/// What the second player was told of the last answer.
fn told(table: &Table) -> Vec<Shown> {
    table.play().events().iter().filter_map(|event| Interstellar::show(event, Viewer::Seat(Seat(1)))).collect()
}

// Rule: SO-mutiny
#[test]
fn silence_is_off_when_an_order_hits_an_own_worker_and_when_it_is_withdrawn() {
    let mut table = council();
    set(&mut table, 0, StandingOrder::Mutiny);
    set(&mut table, 2, StandingOrder::Mutiny);
    table.choose(Seat(2), Choice::Instruct(Instruction::Withdraw(StandingOrder::Mutiny)));
    end_assignment(&mut table);
    levy(&mut table, Individuality);
    table.asked(Seat(0), asks_mutiny).asked(Seat(2), asks_mutiny);
    table.expect(|state| state.secret.standing == [StandingOrders::NONE; MAX_SEATS]);
}

// Rule: SO-helm
#[test]
fn a_jettison_is_always_asked_about() {
    let mut table = at_helm(|state| {
        state.public.people.0.iter_mut().take(12).for_each(|person| person.place = Place::Embryo);
        state.public.players = [0, 0, 1, 1, 2, 2].map(Seat);
        (state.public.commander, state.public.commanding) = (Some(Unity.amazon()), Unity);
        seat_in(state, Unity.amazon(), Slot::LifeSupport);
        seat_in(state, Freedom.amazon(), Slot::LifeSupport);
        state.public.frames.only(Frame::Helm);
        state.public.frames.push(Frame::Ask { seat: Seat(1), question: Helm.into() });
    });
    set(&mut table, 0, StandingOrder::Helm);
    table.choose(Seat(1), Choice::Helm(Order::Jettison(Tile::Section(Blueprint::Wardens))));
    table.asked(Seat(0), asks_mutiny);
}

// Rule: SO-consent
#[test]
fn a_card_is_welcome_on_a_free_place() {
    let mut table = researching("LS3", |state| {
        state.public.players = [0, 0, 1, 1, 2, 2].map(Seat);
        ask_to_assign(state, Honor);
    });
    set(&mut table, 2, StandingOrder::Consent(Authority));
    table.choose(Seat(1), to_research(die(Honor.meathead()), "LS3", Authority));
    table.choose(Seat(1), Choice::PlaceCard(Placement::On(Shelf::Free(Slot::LifeSupport))));
    table.expect(|state| state.public.owner(card("LS3")) == Some(Authority));
}

// Rule: SO-wed
#[test]
fn a_proposal_may_be_answered_beforehand() {
    for yes in [true, false] {
        let mut table = in_assignment(|state| {
            state.public.players = [0, 0, 1, 1, 2, 2].map(Seat);
            state.public.commanding = Authority;
            seat_in(state, Freedom.amazon(), Slot::LifeSupport);
            put(state, die(Freedom.amazon()), Post::Trapezoid);
            ask_to_assign(state, Freedom);
        });
        let cupid = Cupid::between(Freedom, Honor).expect("neighbours");
        set(&mut table, 1, StandingOrder::Wed(cupid, !yes));
        set(&mut table, 1, StandingOrder::Wed(cupid, yes));
        table.choose(Seat(0), Choice::Assign(Placing::Propose(Honor)));
        table.expect(|state| state.public.unions().contains(cupid) == yes);
    }
}

// Rule: SO-bliss
#[test]
fn bliss_may_be_ordered_by_turns() {
    let cupid = Cupid::between(Freedom, Honor).expect("neighbours");
    let mut orders = StandingOrders::NONE;
    orders.set(StandingOrder::Bliss(cupid, Preference::Own));
    orders.set(StandingOrder::Bliss(cupid, Preference::Turns));
    assert!(!orders.has(StandingOrder::Bliss(cupid, Preference::Own)), "one at a time");
    let mut table = at_helm(|state| {
        state.public.people.0.iter_mut().take(12).for_each(|person| person.place = Place::Embryo);
        state.public.players = [0, 0, 1, 1, 2, 2].map(Seat);
        (state.public.commander, state.public.commanding) = (Some(Honor.amazon()), Honor);
        seat_in(state, Honor.amazon(), Slot::LifeSupport);
        seat_in(state, Freedom.amazon(), Slot::LifeSupport);
        state.public.mats.iter_mut().for_each(|mat| mat.stress = 5);
        state.public.ship.velocity = Velocity::REST;
        state.public.regime.bands[0].at = Some(cupid);
        state.secret.standing[0] = orders;
        state.public.frames.only(Frame::Helm);
        state.public.frames.push(Frame::Ask { seat: Seat(1), question: Helm.into() });
    });
    table.choose(Seat(1), Choice::Helm(Order::Fly));
    table.not_asked(Seat(0), |decision| matches!(decision, Decision::Bliss(_)));
    table.choose(Seat(1), Choice::Bliss(Freedom));
    table.expect(|state| state.public.mat(Freedom).stress == 4);
    table.expect(|state| state.secret.standing[0].favours_own(cupid) == Some(false));
}

// Rule: SO-accept
#[test]
fn a_success_without_a_choice_is_accepted_unasked() {
    let mut table = in_assignment(|state| {
        state.public.players = [0, 0, 1, 1, 2, 2].map(Seat);
        show(state, Freedom, Slot::Jars, "EN7");
        put(state, die(Unity.amazon()), Post::Workcell(card("EN7")));
        state.secret.standing[1].set(StandingOrder::Accept);
        ask_to_assign(state, Equality);
    });
    roll(&mut table, &[(die(Unity.amazon()), 1)]);
    table.not_asked(Seat(1), |decision| matches!(decision, Decision::Accept(_) | Decision::Rehome(_)));
    table.expect(|state| state.public.dozyear.plasma == 1 && state.public.owner(card("EN7")) == Some(Freedom));
}

// Rule: SO-heading
// Rule: DP-26
// Rule: DP-28
#[test]
fn a_flight_plan_answers_at_forks_and_ends_at_its_star() {
    let mut table = at_helm(|state| place_ship(state, space("R01-08"), space("R01-07"), 2));
    let helm = table.play().state().public.helm();
    table.choose(helm, Choice::Instruct(Instruction::Set(StandingOrder::Heading(Star::Gro))));
    table.sees(Viewer::Seat(Seat((helm.0 + 1) % 3)), |view| view.standing.plan().is_none());
    table.choose(helm, Choice::Helm(Order::Fly));
    table.expect(|state| state.public.ship.space == space("R01-10"));
    table.expect(|state| state.public.ship.heading == Some(space("R04-01")));
    let mut table = at_helm(|state| place_ship(state, space("R01-21"), space("R01-20"), 2));
    let helm = table.play().state().public.helm();
    table.choose(helm, Choice::Instruct(Instruction::Set(StandingOrder::Heading(Star::Cyg))));
    table.choose(helm, Choice::Helm(Order::Fly));
    play_until(&mut table, |decision| matches!(decision, Decision::Heading(_)));
    table.expect(|state| state.secret.standing[helm.index()].plan().is_none());
}
