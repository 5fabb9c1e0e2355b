//! Who owns a card, copyright, culprits, votes and the Wisdoms of D7e (H2h, H2k, F1e, D7e).

use crate::common::*;
use interstellar::content::Ideology::*;
use interstellar::content::*;
use interstellar::questions::*;
use interstellar::state::*;
use orrery_core::Seat;

/// Unity's Amazon and Honor's Meathead are Awake, with Freedom's Amazon; this one commands.
fn working(commander: Cyborg, arrange: impl FnOnce(&mut State)) -> Table {
    in_assignment(|state| {
        state.public.players = [0, 0, 1, 1, 2, 2].map(Seat);
        (state.public.commander, state.public.commanding) = (Some(commander), commander.ideology().expect("one"));
        seat_in(state, Freedom.amazon(), Slot::LifeSupport);
        seat_in(state, commander, Slot::LifeSupport);
        ask_to_assign(state, Equality);
        arrange(state);
    })
}

/// Unity's Cyborg succeeds on a card of Freedom's mat and accepts.
fn succeeded(commander: Cyborg, id: &str) -> Table {
    let mut table = working(commander, |state| {
        show(state, Freedom, Slot::Jars, id);
        allow(state, id);
        put(state, die(Unity.amazon()), Post::Workcell(card(id)));
    });
    roll(&mut table, &[(die(Unity.amazon()), 1)]);
    table.choose(Seat(1), Choice::Accept(true));
    table
}

fn owner(table: &Table, id: &str) -> Option<Ideology> {
    table.play().state().public.owner(card(id))
}

// Rule: H2k
// Rule: RUL-152
#[test]
fn the_chief_engineer_may_move_the_card_without_asking_its_owner() {
    let mut table = succeeded(Unity.amazon(), "EN7");
    table.choose(Seat(1), Choice::Rehome(Home::Mat(Unity)));
    assert_eq!(owner(&table, "EN7"), Some(Unity));
    table.expect(|state| state.public.post(die(Unity.amazon())) == Post::Workcell(card("EN7")));
}

// Rule: H2k
#[test]
fn another_mat_takes_it_with_consent() {
    let mut table = succeeded(Unity.amazon(), "EN7");
    table.choose(Seat(1), Choice::Rehome(Home::Mat(Authority))).choose(Seat(2), Choice::Adopt(false));
    table.refused(Seat(1), Choice::Rehome(Home::Mat(Authority)), "H2k");
    table.choose(Seat(1), Choice::Rehome(Home::Mat(Equality))).choose(Seat(2), Choice::Adopt(true));
    assert_eq!(owner(&table, "EN7"), Some(Equality));
}

// Rule: F1e
// Rule: DP-40
// EX-F1
#[test]
fn under_copyright_a_change_of_ownership_is_a_mutiny() {
    for (votes, decided) in [([Unity, Unity, Freedom], true), ([Freedom, Unity, Freedom], false)] {
        let mut table = succeeded(Freedom.amazon(), "EN7");
        table.choose(Seat(1), Choice::Rehome(Home::Mat(Unity)));
        assert_eq!((stress(&table, Unity), owner(&table, "EN7")), (1, Some(Freedom)));
        for (seat, candidate) in Seat::all(3).zip(votes) {
            table.choose(seat, Choice::Ballot(candidate));
        }
        if decided {
            table.expect(|state| state.public.commander == Some(Unity.amazon()));
            table.choose(Seat(1), Choice::Rehome(Home::Stay));
        }
        assert_eq!(owner(&table, "EN7"), Some(Freedom));
    }
}

// Rule: F1e
// Rule: RUL-97
#[test]
fn an_asleep_engineer_pays_and_whoever_is_elected_decides() {
    let mut table = working(Freedom.amazon(), |state| {
        show(state, Freedom, Slot::Jars, "EN7");
        put(state, av(Authority), Post::Workcell(card("EN7")));
    });
    roll(&mut table, &[(av(Authority), 1)]);
    table.choose(Seat(2), Choice::Accept(true)).choose(Seat(2), Choice::Rehome(Home::Mat(Authority)));
    assert_eq!(stress(&table, Authority), 1);
    for seat in Seat::all(3) {
        table.choose(seat, Choice::Ballot(Freedom));
    }
    table.choose(Seat(0), Choice::Rehome(Home::Mat(Authority)));
    assert_eq!(owner(&table, "EN7"), Some(Authority));
}

// Rule: H2h
// Rule: RUL-140
// Rule: DP-38
// EX-H2h
#[test]
fn a_stern_commander_may_jar_who_caused_an_outbreak() {
    let outbreak = |commander: Cyborg, dice: [u8; 2]| {
        let mut table = working(commander, |state| {
            seat_in(state, Authority.meathead(), Slot::Jars);
            show(state, Freedom, Slot::Jars, "JA7");
            for (of, stress) in [(Honor, 3), (Authority, 4)] {
                put(state, die(of.meathead()), Post::Workcell(card("JA7")));
                state.public.mats[of.index()].stress = stress;
            }
        });
        roll(&mut table, &[(die(Honor.meathead()), dice[0]), (die(Authority.meathead()), dice[1])]);
        table
    };
    let asked = |decision: &Decision| matches!(decision, Decision::JarCulprit(_));
    outbreak(Authority.amazon(), [4, 4]).not_asked(Seat(2), asked);
    outbreak(Freedom.amazon(), [5, 3]).not_asked(Seat(0), asked);
    let mut table = outbreak(Authority.amazon(), [2, 5]);
    table.refused(Seat(2), Choice::JarCulprit(Culprit::Jar(Authority.meathead())), "H2h");
    table.choose(Seat(2), Choice::JarCulprit(Culprit::Jar(Honor.meathead())));
    table.expect(|state| {
        let public = &state.public;
        public.person(Honor.meathead()).place == Place::Hibernating
            && public.goo[Shape::Jar.index()] == Goo::Card(card("JA7"))
            && public.post(av(Honor)) == Post::Away
    });
}

// The verb `steal-card`.
// Rule: RUL-152
#[test]
fn the_patent_ledger_takes_a_card_from_another_mat() {
    let mut table = working(Freedom.amazon(), |state| {
        show(state, Freedom, Slot::Jars, "LS8");
        show(state, Equality, Slot::Jars, "WA6");
        put(state, die(Unity.amazon()), Post::Workcell(card("LS8")));
    });
    roll(&mut table, &[(die(Unity.amazon()), 1)]);
    table.choose(Seat(1), Choice::Accept(true)).choose(Seat(1), Choice::StealCard(card("WA6")));
    assert_eq!((owner(&table, "WA6"), stress(&table, Unity)), (Some(Unity), 0));
}

// The verb `take-market`.
// Rule: K-Inspire
#[test]
fn the_serendipity_engine_brings_a_card_without_stress() {
    let mut table = succeeded(Honor.meathead(), "LS9");
    let public = table.play().state().public;
    let free = |card: &Workcell| card.research() == Research::Nothing;
    let found = public.market.cards().find(free).expect("a card");
    table.choose(Seat(1), Choice::TakeMarket(Taking::Card(found, Unity)));
    place(&mut table, interstellar::event::Shelf::Free(Slot::Jars));
    table.expect(|state| state.public.owner(found) == Some(Unity) && state.public.mat(Unity).stress == 0);
}

// The verb `votes`.
// Rule: F3-1
#[test]
fn the_cult_broadcast_brings_votes_until_the_end_of_the_next_dozyear() {
    let mut table = succeeded(Unity.amazon(), "WA2");
    let votes = |table: &Table| table.play().state().public.votes(Seat(1));
    assert_eq!(votes(&table), 4, "with the medal");
    let later = |table: &mut Table, by: u8| {
        table.arrange(|state| state.public.dozyear.number += by);
    };
    later(&mut table, 1);
    assert_eq!(votes(&table), 4);
    later(&mut table, 1);
    assert_eq!(votes(&table), 2);
}

/// The ship stands still; the dozyear ends with these wise.
fn wise(cyborg: Cyborg, arrange: impl FnOnce(&mut State)) -> Table {
    let mut table = at_helm(|state| {
        state.public.people.0.iter_mut().take(12).for_each(|person| person.place = Place::Embryo);
        state.public.players = [0, 0, 1, 1, 2, 2].map(Seat);
        seat_in(state, cyborg, Slot::LifeSupport);
        seat_in(state, Honor.amazon(), Slot::LifeSupport);
        state.public.people.0[cyborg.index()].age = Age::Five;
        (state.public.commander, state.public.commanding) = (Some(Honor.amazon()), Honor);
        state.public.ship.velocity = Velocity::REST;
        state.public.frames.only(Frame::Helm);
        state.public.frames.push(Frame::Ask { seat: Seat(1), question: Helm.into() });
        arrange(state);
    });
    let alive = move |state: &State| state.public.person(cyborg).place != Place::Dead;
    table.choose_lucky(Seat(1), Choice::Helm(Order::Fly), alive);
    table
}

// Rule: D7e
// Rule: DP-30
#[test]
fn the_school_teaches_a_shape_of_unity() {
    let mut table = wise(Unity.meathead(), |state| {
        state.public.mats[Unity.index()].human = Shapes::NONE.with(Shape::Jar);
        state.public.goo[Shape::Heart.index()] = Goo::Mat(Unity);
    });
    table.refused(Seat(1), Choice::Teach(Lecture::Teach(Freedom, Shape::Jar)), "D7e");
    table.refused(Seat(1), Choice::Teach(Lecture::Teach(Unity, Shape::Jar)), "D7e");
    table.choose(Seat(1), Choice::Teach(Lecture::Teach(Honor, Shape::Heart)));
    table.expect(|state| state.public.mat(Honor).human.contains(Shape::Heart));
}

// Rule: D7e
// Rule: DP-30
// Rule: K-Ability
#[test]
fn the_mimarobe_relieves_two_ideologies() {
    let mut table = wise(Unity.amazon(), |state| {
        state.public.mats.iter_mut().for_each(|mat| mat.stress = 3);
    });
    table.choose(Seat(1), Choice::Soothe(Soothed::Ideology(Honor)));
    table.refused(Seat(1), Choice::Soothe(Soothed::Ideology(Honor)), "D7e");
    table.choose(Seat(1), Choice::Soothe(Soothed::Ideology(Unity)));
    assert_eq!((stress(&table, Honor), stress(&table, Unity)), (2, 2));
}

// Rule: D7e
// Rule: K-Inspire
#[test]
fn the_polymath_inspires() {
    let mut table = wise(Individuality.amazon(), |_| {});
    let bottom = |state: &State| state.public.market.columns.map(|column| column[0]);
    let before = bottom(table.play().state());
    table.choose(Seat(0), Choice::Inspire(true));
    table.expect(|state| bottom(state).iter().zip(before).all(|(now, was)| *now != was));
}

// Rule: F5b
#[test]
fn a_malfunction_may_cost_tame_goo() {
    let mut table = wise(Individuality.amazon(), |_| {});
    table.arrange(|state| {
        state.public.goo[Shape::Heart.index()] = Goo::Mat(Freedom);
        let question = Forfeit { of: Freedom }.into();
        state.public.frames.only(Frame::Malfunction { of: Honor });
        state.public.frames.push(Frame::Ask { seat: Seat(0), question });
    });
    assert!(table.play().state().public.has_tokens(Freedom));
    table.choose(Seat(0), Choice::Forfeit(Token::Goo(Shape::Heart)));
    table.expect(|state| state.public.goo[Shape::Heart.index()] == Goo::Supply);
}
