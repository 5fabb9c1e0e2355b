//! Orders and mutinies (D2, F1, F3f).

use crate::common::*;
use interstellar::content::Ideology::*;
use interstellar::content::*;
use interstellar::event::{Event, Shown, WhispersShown};
use interstellar::questions::*;
use interstellar::state::*;
use orrery_core::{Seat, Viewer};

/// D2 has begun. This Cyborg commands, these are Awake with her; each player runs two Ideologies, the first seat
/// Individuality and Freedom, the second Honor and Unity, the third Authority and Equality.
fn council(commander: Cyborg, awake: &[Cyborg], arrange: impl FnOnce(&mut State)) -> Table {
    let mut table = in_assignment(|state| {
        let public = &mut state.public;
        public.people.0.iter_mut().take(12).for_each(|person| person.place = Place::Embryo);
        public.players = [0, 0, 1, 1, 2, 2].map(Seat);
        (public.commander, public.commanding) = (Some(commander), commander.ideology().expect("an Ideology"));
        let slot = |cyborg: &Cyborg| if cyborg.sex() == Sex::Amazon { Slot::LifeSupport } else { Slot::Jars };
        awake.iter().chain([&commander]).for_each(|cyborg| seat_in(state, *cyborg, slot(cyborg)));
        ask_to_assign(state, Equality);
        arrange(state);
    });
    let public = table.play().state().public;
    let card = public.market.cards().last().expect("a card");
    table.choose(Seat(2), Choice::Assign(Placing::Librarian(av(Equality), card)));
    table
}

fn order(table: &mut Table, edict: Edict) {
    let seat = table.play().state().public.helm();
    table.choose(seat, Choice::Regulate(Decree::Give(edict)));
}

fn no_more(table: &mut Table) {
    let seat = table.play().state().public.helm();
    table.choose(seat, Choice::Regulate(Decree::Done));
}

fn rise(table: &mut Table, of: Ideology) {
    let seat = table.play().state().public.player(of);
    table.choose(seat, Choice::Mutiny(Revolt::Rise(of, Against::Commander)));
}

fn quiet(table: &mut Table, seat: u8) {
    table.choose(Seat(seat), Choice::Mutiny(Revolt::No));
}

fn vote(table: &mut Table, votes: [Ideology; 3]) {
    for (seat, candidate) in Seat::all(3).zip(votes) {
        table.choose(seat, Choice::Ballot(candidate));
    }
}

fn post(table: &Table, worker: Worker) -> Post {
    table.play().state().public.post(worker)
}

// Rule: D2-1
// Rule: D2a
// Rule: F1b
// Rule: RUL-16
// Rule: DP-09
// Rule: F1-1
// EX-D2
#[test]
fn a_levy_is_announced_and_the_worker_moves_at_the_end() {
    let mut table = council(Unity.amazon(), &[Honor.amazon()], |state| {
        put(state, av(Individuality), Post::Cell(cell("J-f1")));
        put(state, die(Honor.amazon()), Post::Pregnancy);
    });
    let seat = table.play().state().public.helm();
    table.refused(seat, Choice::Regulate(Decree::Give(Edict::Levy(die(Honor.amazon()), cell("B-f1")))), "F1b");
    order(&mut table, Edict::Levy(av(Individuality), cell("L-f1")));
    // Nothing is left to order. Honor's player is the Commander's own, and may rise with Honor (RUL-105).
    table.expect(|state| state.public.post(av(Individuality)) == Post::Cell(cell("J-f1")));
    table.not_asked(Seat(0), asks_mutiny).not_asked(Seat(2), asks_mutiny).asked(Seat(1), asks_mutiny);
    quiet(&mut table, 1);
    assert_eq!(post(&table, av(Individuality)), Post::Cell(cell("L-f1")));
}

// Rule: RUL-16
// Rule: F1b
#[test]
fn with_the_strict_option_nobody_is_levied_from_a_maintenance_cell() {
    let mut table = council(Unity.amazon(), &[], |state| {
        state.public.terms.levy_from = LevyFrom::Strict;
        show(state, Honor, Slot::Shield, "LS3");
        put(state, av(Individuality), Post::Cell(cell("J-f1")));
        put(state, av(Freedom), Post::Workcell(card("LS3")));
    });
    let seat = table.play().state().public.helm();
    table.refused(seat, Choice::Regulate(Decree::Give(Edict::Levy(av(Individuality), cell("L-f1")))), "F1b");
    order(&mut table, Edict::Levy(av(Freedom), cell("L-f1")));
}

// Rule: D2-1
// Rule: DP-09
#[test]
fn without_an_order_there_is_no_question_and_no_mutiny() {
    let mut table = council(Freedom.amazon(), &[Honor.amazon()], |state| {
        put(state, av(Individuality), Post::Cell(cell("J-f1")));
    });
    table.expect(|state| state.public.dozyear.phase > Phase::Orders);
    let mut table = council(Honor.amazon(), &[Freedom.amazon()], |state| {
        put(state, av(Individuality), Post::Cell(cell("J-f1")));
    });
    no_more(&mut table);
    table.expect(|state| state.public.dozyear.phase > Phase::Orders);
}

// Rule: F1b
// Rule: F1-2
// Rule: RUL-115
// EX-F1b1
// EX-F1b2
#[test]
fn honor_levies_workers_from_workcells_and_its_own_cyborg_to_goo() {
    let mut table = council(Honor.amazon(), &[], |state| {
        show(state, Unity, Slot::Shield, "LS3");
        show(state, Authority, Slot::Shield, "BA4");
        put(state, av(Individuality), Post::Workcell(card("LS3")));
        put(state, av(Freedom), Post::Workcell(card("BA4")));
        put(state, die(Honor.amazon()), Post::Workcell(card("LS3")));
        state.public.goo[Shape::Jar.index()] = Goo::Blueprint;
    });
    let seat = Seat(1);
    // Fat Batteries recharge only if somebody stands in Ignition.
    table.refused(seat, Choice::Regulate(Decree::Give(Edict::Levy(av(Freedom), cell("B-f1")))), "F1b");
    order(&mut table, Edict::Levy(av(Individuality), cell("E-f1")));
    order(&mut table, Edict::Levy(av(Freedom), cell("B-f1")));
    table.refused(seat, Choice::Regulate(Decree::Give(Edict::Levy(av(Freedom), cell("L-f1")))), "RUL-115");
    table.refused(seat, Choice::Regulate(Decree::Give(Edict::LevyToGoo(die(Honor.amazon()), Shape::Heart))), "F1b");
    order(&mut table, Edict::LevyToGoo(die(Honor.amazon()), Shape::Jar));
    assert_eq!(post(&table, die(Honor.amazon())), Post::Goo(Shape::Jar));
    let posts = [av(Individuality), av(Freedom)].map(|worker| post(&table, worker));
    assert_eq!(posts, [Post::Cell(cell("E-f1")), Post::Cell(cell("B-f1"))]);
    table.expect(|state| state.public.owner(card("LS3")) == Some(Unity));
}

// Rule: F1b
// Rule: E2-2
#[test]
fn who_is_levied_must_do_the_task() {
    let mut table = council(Honor.amazon(), &[], |state| {
        show(state, Unity, Slot::Shield, "LS3");
        put(state, av(Individuality), Post::Workcell(card("LS3")));
    });
    order(&mut table, Edict::Levy(av(Individuality), cell("L-f1")));
    table.expect(|state| state.public.dozyear.ordered.contains(av(Individuality)));
    play_until(&mut table, |decision| matches!(decision, Decision::Ultralight(_)));
}

// Rule: F1a
// Rule: D2b
// Rule: F3h
// Rule: RUL-76
// Rule: RUL-91
// Rule: RUL-133
// Rule: A3d
// EX-F1a
#[test]
fn an_unfit_meathead_may_rise_before_he_goes_to_the_jars() {
    let mut table = council(Individuality.amazon(), &[Honor.meathead()], |state| {
        show(state, Unity, Slot::Shield, "JA7");
        put(state, die(Honor.meathead()), Post::Workcell(card("JA7")));
        state.public.mats[Honor.index()].stress = 3;
        state.public.seconds = Ideologies::NONE.with(Honor);
    });
    order(&mut table, Edict::Unfit(Honor.meathead()));
    rise(&mut table, Honor);
    assert_eq!(stress(&table, Honor), 4);
    vote(&mut table, [Individuality, Honor, Individuality]);
    table.expect(|state| state.public.person(Honor.meathead()).place == Place::Hibernating);
    table.expect(|state| state.public.commander == Some(Individuality.amazon()));
    table.happened(|events| {
        let rolls = |event: &Event| matches!(event, Event::Labs(interstellar::event::Labs::Rolled { roll }) if roll.die(av(Honor)) > 0);
        events.iter().any(rolls)
    });
}

// Rule: F1a
#[test]
fn a_calm_meathead_or_a_tame_colour_is_left_alone() {
    let unfit = |arrange: fn(&mut State)| {
        council(Individuality.amazon(), &[Honor.meathead()], move |state| {
            show(state, Unity, Slot::Shield, "JA7");
            put(state, die(Honor.meathead()), Post::Workcell(card("JA7")));
            state.public.mats[Honor.index()].stress = 2;
            arrange(state);
        })
    };
    let asked = |table: &Table| table.play().asks().iter().any(|ask| matches!(ask.decision, Decision::Regulate(_)));
    assert!(asked(&unfit(|_| {})));
    assert!(!asked(&unfit(|state| state.public.mats[Honor.index()].stress = 1)));
    assert!(!asked(&unfit(|state| state.public.goo[Shape::Jar.index()] = Goo::Mat(Equality))));
}

// Rule: F1c
// Rule: RUL-115
#[test]
fn state_security_takes_one_nugget() {
    let mut table = council(Equality.amazon(), &[], |state| {
        state.public.nuggets = [Lies::Mat(Freedom), Lies::Mat(Honor), Lies::Bow];
    });
    order(&mut table, Edict::Seize(Freedom));
    table.expect(|state| state.public.nuggets == [Lies::Mat(Equality), Lies::Mat(Honor), Lies::Bow]);
}

// Rule: F1d
// Rule: RUL-115
// Rule: F4b-5
#[test]
fn authority_places_moves_and_takes_rings() {
    let awake = [Unity.amazon(), Equality.amazon(), Individuality.amazon(), Freedom.amazon()];
    let mut table = council(Authority.amazon(), &awake, |state| {
        state.public.regime.bands[0].at = Cupid::between(Equality, Individuality);
    });
    let cupid = |one, other| Cupid::between(one, other).expect("neighbours");
    let seat = Seat(2);
    let give = |edict| Choice::Regulate(Decree::Give(edict));
    table.refused(seat, give(Edict::Wed(Honor, cupid(Authority, Equality))), "F1d");
    table.refused(seat, give(Edict::Wed(Honor, cupid(Honor, Unity))), "F1d");
    order(&mut table, Edict::Rewed(cupid(Equality, Individuality), cupid(Authority, Equality)));
    table.refused(seat, give(Edict::Part(cupid(Authority, Equality))), "F1d");
    table.refused(seat, give(Edict::Wed(Honor, cupid(Unity, Authority))), "F1d");
    no_more(&mut table);
    [0, 1, 2].into_iter().for_each(|seat| quiet(&mut table, seat));
    table.expect(|state| state.public.regime.ring_at(cupid(Authority, Equality)) == Some(Ring(0)));
}

// Rule: D2b
// Rule: RUL-46
// Rule: RUL-146
// Rule: DP-10
// Rule: MUTINY
// EX-own-67
#[test]
fn of_several_who_rise_the_lowest_pulse_is_the_mutineer_and_nobody_learns_of_the_others() {
    let mut table = council(Equality.amazon(), &[Freedom.amazon(), Unity.amazon()], |state| {
        state.public.nuggets[0] = Lies::Mat(Freedom);
    });
    order(&mut table, Edict::Seize(Freedom));
    rise(&mut table, Unity);
    let rose = |shown: &[Shown]| {
        shown.iter().any(|fact| matches!(fact, Shown::Whispers(WhispersShown::Answered { rising: Some(_), .. })))
    };
    table.shown(Viewer::Seat(Seat(1)), rose);
    table.shown(Viewer::Seat(Seat(0)), |shown| shown.is_empty()).shown(Viewer::Spectator, |shown| shown.is_empty());
    table.sees(Viewer::Seat(Seat(1)), |view| view.rising.is_some());
    table.sees(Viewer::Seat(Seat(0)), |view| view.rising.is_none() && view.public.regime.window.awaits(Seat(1)));
    assert_eq!(table.play().asks().waited_for().len(), 2, "who has answered is nobody's business");
    rise(&mut table, Freedom);
    assert_eq!((stress(&table, Freedom), stress(&table, Unity)), (1, 0));
    table.expect(|state| state.secret.risings == [None; MAX_SEATS]);
    table.expect(|state| state.public.regime.mutiny.is_some_and(|mutiny| mutiny.rising.of == Freedom));
}

// Rule: RUL-105
// EX-own-37
#[test]
fn a_player_may_rise_against_an_own_commander() {
    let mut table = council(Honor.amazon(), &[Individuality.amazon(), Freedom.amazon()], |state| {
        state.public.seats = 2;
        state.public.players = [0, 0, 0, 1, 1, 1].map(Seat);
        show(state, Unity, Slot::Shield, "LS3");
        put(state, die(Freedom.amazon()), Post::Workcell(card("LS3")));
        let seat = Seat(2);
        state.public.frames.only(Frame::Assignment { pulse: Equality, placed: false });
        state.public.frames.push(Frame::Ask { seat, question: Assign { ideology: Equality }.into() });
    });
    let seat = Seat(0);
    table.choose(seat, Choice::Regulate(Decree::Give(Edict::Levy(die(Freedom.amazon()), cell("L-f1")))));
    table.asked(seat, asks_mutiny).not_asked(Seat(1), asks_mutiny);
    let risings: Vec<Ideology> = table.play().state().public.risings(seat).map(|rising| rising.of).collect();
    assert_eq!(risings, [Individuality, Freedom]);
    table.choose(seat, Choice::Mutiny(Revolt::Rise(Freedom, Against::Commander)));
    assert_eq!(stress(&table, Freedom), 1);
    table.asked(seat, |decision| matches!(decision, Decision::Ballot(_)));
}

// Rule: F3f
// Rule: D2c
// Rule: RUL-120
// Rule: DP-14
// EX-own-49
#[test]
fn a_new_commander_says_which_orders_stand() {
    let mut table = council(Honor.amazon(), &[Freedom.amazon()], |state| {
        show(state, Unity, Slot::Shield, "LS3");
        put(state, die(Freedom.amazon()), Post::Workcell(card("LS3")));
        put(state, av(Individuality), Post::Workcell(card("LS3")));
    });
    order(&mut table, Edict::Levy(die(Freedom.amazon()), cell("E-f1")));
    order(&mut table, Edict::Levy(av(Individuality), cell("B-f1")));
    rise(&mut table, Freedom);
    vote(&mut table, [Freedom, Honor, Freedom]);
    table.expect(|state| state.public.commander == Some(Freedom.amazon()));
    table.choose(Seat(0), Choice::Uphold(true)).choose(Seat(0), Choice::Uphold(false));
    assert_eq!(stress(&table, Freedom), 1);
    assert_eq!(post(&table, die(Freedom.amazon())), Post::Cell(cell("E-f1")));
    assert_eq!(post(&table, av(Individuality)), Post::Workcell(card("LS3")));
}

// Rule: F3f
// Rule: RUL-120
#[test]
fn a_new_commander_adds_orders_and_nobody_may_rise_against_them() {
    let mut table = council(Authority.amazon(), &[Unity.amazon(), Freedom.amazon()], |state| {
        show(state, Unity, Slot::Shield, "LS3");
        put(state, av(Individuality), Post::Workcell(card("LS3")));
    });
    let cupid = Cupid::between(Unity, Authority).expect("neighbours");
    order(&mut table, Edict::Wed(Honor, cupid));
    no_more(&mut table);
    quiet(&mut table, 0);
    rise(&mut table, Unity);
    vote(&mut table, [Unity, Unity, Authority]);
    // The ring order falls by itself: only Authority arranges marriages.
    order(&mut table, Edict::Levy(av(Individuality), cell("L-f1")));
    table.expect(|state| state.public.dozyear.phase > Phase::Orders && state.public.regime.ring_at(cupid).is_none());
    assert_eq!(post(&table, av(Individuality)), Post::Cell(cell("L-f1")));
}

// Rule: D2b
#[test]
fn the_marshal_makes_a_mutiny_dearer() {
    let mut table = council(Authority.meathead(), &[Unity.amazon()], |state| {
        state.public.people.0[Authority.meathead().index()].age = Age::Five;
        state.public.nuggets[0] = Lies::Mat(Unity);
    });
    order(&mut table, Edict::Seize(Unity));
    no_more(&mut table);
    rise(&mut table, Unity);
    assert_eq!(stress(&table, Unity), 2);
}

/// Unity has become the Post-human; Honor commands, and Authority's Avatar stands on a card.
fn with_post_human() -> Table {
    council(Honor.amazon(), &[Freedom.amazon()], |state| {
        state.public.post_human = Some(Unity);
        state.public.people.0[Cyborg::POST_HUMAN.index()].place = Place::Awake(Slot::Jars);
        set_row(state, &[lean(Blueprint::LifeSupport), lean(Blueprint::Batteries), fat(Blueprint::Engine)]);
        show(state, Authority, Slot::Shield, "LS3");
        put(state, av(Authority), Post::Workcell(card("LS3")));
    })
}

// Rule: D2d
// Rule: K-Posthuman-4
// Rule: RUL-85
// Rule: RUL-121
// Rule: DP-39
// EX-own-65
#[test]
fn a_mutiny_against_the_levies_of_a_post_human() {
    let mut table = with_post_human();
    // The Commander may not levy Avatars, so is asked nothing.
    let levy = Choice::Muster(Decree::Give(Edict::Summon(av(Authority), cell("B-l1"))));
    table.choose(Seat(1), levy);
    table.asked(Seat(0), asks_mutiny).asked(Seat(1), asks_mutiny);
    table.choose(Seat(0), Choice::Mutiny(Revolt::Rise(Freedom, Against::PostHuman)));
    quiet(&mut table, 1);
    vote(&mut table, [Honor, Unity, Honor]);
    assert_eq!((stress(&table, Unity), stress(&table, Freedom)), (1, 0));
    table.expect(|state| state.public.commander == Some(Honor.amazon()));
    assert_eq!(post(&table, av(Authority)), Post::Workcell(card("LS3")));
}

// Rule: RUL-121
// Rule: F5a-1
// Rule: F3b
#[test]
fn a_post_human_who_wins_commands_and_its_levies_stand() {
    let mut table = with_post_human();
    table.choose(Seat(1), Choice::Muster(Decree::Give(Edict::Summon(av(Authority), cell("B-l1")))));
    table.choose(Seat(0), Choice::Mutiny(Revolt::Rise(Freedom, Against::PostHuman)));
    quiet(&mut table, 1);
    vote(&mut table, [Freedom, Unity, Unity]);
    assert_eq!((stress(&table, Unity), stress(&table, Freedom)), (0, 1));
    table.expect(|state| state.public.commander == Some(Cyborg::POST_HUMAN) && state.public.commanding == Unity);
    assert_eq!(post(&table, av(Authority)), Post::Cell(cell("B-l1")));
}

// Rule: D2d
// Rule: K-Posthuman-4
#[test]
fn while_a_post_human_is_awake_the_commander_levies_no_avatars() {
    let table = with_post_human();
    let public = table.play().state().public;
    let levy = Edict::Levy(av(Authority), cell("B-l1"));
    assert!(!public.orders().contains(&levy) && public.summons().contains(&Edict::Summon(av(Authority), cell("B-l1"))));
}
