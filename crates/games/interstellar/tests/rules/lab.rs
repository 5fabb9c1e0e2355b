//! Research, the rolls on workcells and goo, and motherhood (G1, H2 to H5).

use crate::common::*;
use interstellar::content::Blueprint::*;
use interstellar::content::Ideology::*;
use interstellar::content::*;
use interstellar::event::{Event, Labs, Shelf};
use interstellar::questions::*;
use interstellar::state::*;

fn learned(state: &State, of: Ideology, shape: Shape) -> bool {
    state.public.mat(of).human.contains(shape)
}

// Rule: G1-1
// Rule: G1c
// Rule: D1a
#[test]
fn research_brings_a_card_with_all_who_stand_on_it_for_the_stress_of_its_row() {
    let mut table = researching("LS3", |state| put(state, av(Authority), Post::Librarian(card("LS3"))));
    let honor = player(&table, Honor);
    table.choose(honor, to_research(die(Honor.meathead()), "LS3", Honor));
    table.expect(|state| {
        let public = &state.public;
        public.mat(Honor).cards_in(Slot::Jars)[..] == [card("LS3")]
            && public.mat(Honor).stress == 2
            && public.workers_at(Post::Workcell(card("LS3"))).len() == 2
            && public.market.cards().all(|other| other != card("LS3"))
    });
}

// Rule: G1-1
#[test]
fn avatars_do_not_research() {
    let mut table = researching("LS3", |state| ask_to_assign(state, Equality));
    let seat = player(&table, Equality);
    table.refused(seat, to_research(av(Equality), "LS3", Equality), "D1-1");
}

// Rule: G1a
// Rule: B2d
// EX-G1a
#[test]
fn a_shape_must_be_known_on_the_receiving_mat() {
    let mut table = researching("WA3", |state| state.public.goo[Shape::Triangle.index()] = Goo::Mat(Authority));
    let honor = player(&table, Honor);
    table.refused(honor, to_research(die(Honor.meathead()), "WA3", Honor), "D1-1");
    table.choose(honor, to_research(die(Honor.meathead()), "WA3", Authority));
    table.expect(|state| matches!(state.public.frame(), Frame::Ask { question: Decision::PlaceCard(_), .. }));
}

// Rule: G1b
#[test]
fn an_experiment_needs_a_nugget_outside_the_cosmos() {
    let mut table = researching("JA5", |_| {});
    let honor = player(&table, Honor);
    table.refused(honor, to_research(die(Honor.meathead()), "JA5", Honor), "D1-1");
    table.arrange(|state| state.public.nuggets[0] = Lies::Bow);
    table.choose(honor, to_research(die(Honor.meathead()), "JA5", Honor));
}

// Rule: G1d
// EX-G1d
#[test]
fn a_meathead_makes_room_for_a_card() {
    let mut table = researching("WA4", |state| {
        state.public.mats[Authority.index()].human.insert(Shape::Battery);
        seat_in(state, Authority.amazon(), Slot::LifeSupport);
        seat_in(state, Authority.meathead(), Slot::Jars);
    });
    let honor = player(&table, Honor);
    table.choose(honor, to_research(die(Honor.meathead()), "WA4", Authority));
    place(&mut table, Shelf::Bed(Slot::Jars));
    table.expect(|state| {
        state.public.person(Authority.meathead()).place == Place::Hibernating
            && state.public.mat(Authority).cards_in(Slot::Jars)[..] == [card("WA4")]
    });
}

// Rule: RUL-115
// EX-own-44
#[test]
fn a_refused_card_is_not_proposed_again() {
    let mut table = researching("LS3", |_| {});
    let honor = player(&table, Honor);
    let other = Ideology::ALL.into_iter().find(|of| player(&table, *of) != honor).expect("another player");
    table.choose(honor, to_research(die(Honor.meathead()), "LS3", other));
    if table.play().asks().of(honor).next().is_some() {
        table.choose(honor, Choice::PlaceCard(Placement::On(Shelf::Free(Slot::Jars))));
    }
    table.choose(player(&table, other), Choice::PlaceCard(Placement::Refuse));
    table.refused(honor, to_research(die(Honor.meathead()), "LS3", other), "RUL-115");
    table.choose(honor, to_research(die(Honor.meathead()), "LS3", Honor));
}

// Rule: D1c
#[test]
fn any_number_may_stand_on_a_card_and_with_goo_on_the_goo_only() {
    let mut table = in_assignment(|state| {
        show(state, Unity, Slot::Jars, "JA7");
        put(state, av(Freedom), Post::Workcell(card("JA7")));
    });
    let seat = player(&table, Equality);
    let on_card = Choice::Assign(Placing::Workcell(av(Equality), card("JA7")));
    let on_goo = Choice::Assign(Placing::Goo(av(Equality), Shape::Jar));
    table.refused(seat, on_goo, "D1-1");
    table.arrange(|state| state.public.goo[Shape::Jar.index()] = Goo::Card(card("JA7")));
    table.refused(seat, on_card, "D1-1").choose(seat, on_goo);
}

// Rule: D1d
#[test]
fn a_blueprint_with_goo_accepts_nobody_in_its_cells() {
    let mut table = in_assignment(|state| state.public.goo[Shape::Battery.index()] = Goo::Blueprint);
    let seat = player(&table, Equality);
    table.refused(seat, Choice::Assign(Placing::Cell(av(Equality), cell("B-f1"))), "D1-1");
    table.choose(seat, Choice::Assign(Placing::Goo(av(Equality), Shape::Battery)));
}

/// LS1 on Freedom's mat with a Cyborg of Freedom, an Avatar of Individuality and one of Authority.
fn on_ls1(state: &mut State) {
    show(state, Freedom, Slot::Jars, "LS1");
    seat_in(state, Freedom.amazon(), Slot::LifeSupport);
    for worker in [die(Freedom.amazon()), av(Individuality), av(Authority)] {
        put(state, worker, Post::Workcell(card("LS1")));
    }
}

// Rule: H2c
// Rule: K-Augmentation
#[test]
fn a_two_succeeds_with_a_human_augmentation_and_fails_without() {
    for knows in [true, false] {
        let mut table = in_assignment(|state| {
            on_ls1(state);
            if knows {
                state.public.mats[Freedom.index()].human.insert(Shape::Heart);
            }
        });
        roll(&mut table, &[(die(Freedom.amazon()), 2), (av(Individuality), 3), (av(Authority), 4)]);
        let freedom = player(&table, Freedom);
        let is_asked = table.play().asks().of(freedom).any(|ask| matches!(ask.decision, Decision::Accept(_)));
        assert_eq!(is_asked, knows);
    }
}

// Rule: H2c
// Rule: H2d
// Rule: DP-16
// Rule: K-Chief-Engineer
// EX-H2c
// EX-H2d
#[test]
fn a_two_succeeds_with_an_augmentation_and_the_mat_decides_ties() {
    let second = Worker(av(Individuality).0 + 1);
    let mut table = in_assignment(|state| {
        on_ls1(state);
        state.public.goo[Shape::Heart.index()] = Goo::Mat(Freedom);
        put(state, second, Post::Workcell(card("LS1")));
    });
    roll(&mut table, &[(die(Freedom.amazon()), 2), (av(Individuality), 1), (second, 5), (av(Authority), 1)]);
    let freedom = player(&table, Freedom);
    table.asked(freedom, |decision| matches!(decision, Decision::Engineer(_)));
    table.refused(freedom, Choice::Engineer(Unity), "H2d").choose(freedom, Choice::Engineer(Freedom));
    table.expect(|state| state.public.roll.is_some_and(|roll| roll.engineer == Some(Freedom)));
    table.choose(freedom, Choice::Accept(true)).choose(freedom, Choice::PickSection(Jars));
    table.choose(freedom, Choice::AddShield(Added::Shield(Freedom)));
    table.expect(|state| {
        let ship = &state.public.ship;
        ship.section(Jars).is_some_and(|part| part.side == Side::Lean) && ship.has(Tile::Shield(Freedom))
    });
}

// Rule: H2e
// EX-H2e
#[test]
fn cyborgs_learn_from_failures() {
    let mut table = in_assignment(on_ls1);
    roll(&mut table, &[(die(Freedom.amazon()), 5), (av(Individuality), 5), (av(Authority), 5)]);
    table.expect(|state| learned(state, Freedom, Shape::Heart) && state.public.roll.is_none());
    table.expect(|state| !learned(state, Individuality, Shape::Heart) && !learned(state, Authority, Shape::Heart));
}

// Rule: H2d
// Rule: RUL-80
#[test]
fn a_success_may_be_declined_and_learning_stands() {
    let mut table = in_assignment(|state| {
        on_ls1(state);
        seat_in(state, Freedom.amazon(), Slot::LifeSupport);
    });
    roll(&mut table, &[(die(Freedom.amazon()), 1), (av(Individuality), 4), (av(Authority), 3)]);
    let freedom = player(&table, Freedom);
    table.choose(freedom, Choice::Accept(false));
    table.expect(|state| learned(state, Freedom, Shape::Heart) && state.public.ship.mass() == 10);
}

// Rule: H2f
// Rule: B2c
#[test]
fn a_six_costs_stress_and_on_risky_cards_a_life() {
    for (id, slot, risky) in [("LS1", Slot::Jars, false), ("EN2", Slot::Jars, true)] {
        let mut table = in_assignment(|state| {
            show(state, Unity, slot, id);
            allow(state, id);
            put(state, die(Honor.meathead()), Post::Workcell(card(id)));
        });
        roll(&mut table, &[(die(Honor.meathead()), 6)]);
        table.expect(|state| {
            let is_dead = state.public.person(Honor.meathead()).place == Place::Dead;
            is_dead == risky && state.public.mat(Honor).stress == u8::from(!risky)
        });
    }
}

// Rule: H2g
#[test]
fn who_rolls_below_the_own_stress_lets_goo_break_out() {
    for (rolled, breaks_out) in [(4, false), (2, true)] {
        let mut table = in_assignment(|state| {
            show(state, Unity, Slot::Jars, "JA7");
            put(state, die(Honor.meathead()), Post::Workcell(card("JA7")));
            state.public.mats[Honor.index()].stress = 3;
        });
        roll(&mut table, &[(die(Honor.meathead()), rolled)]);
        table.expect(|state| state.public.has_goo(card("JA7")) == breaks_out);
    }
}

// Rule: H2g
// Rule: RUL-81
// EX-own-29
#[test]
fn goo_moves_to_the_new_outbreak_with_those_who_fight_it() {
    let mut table = in_assignment(|state| {
        show(state, Unity, Slot::Jars, "JA7");
        show(state, Honor, Slot::Jars, "JA3");
        state.public.goo[Shape::Jar.index()] = Goo::Card(card("JA7"));
        put(state, av(Authority), Post::Goo(Shape::Jar));
        put(state, die(Honor.meathead()), Post::Workcell(card("JA3")));
        state.public.mats[Honor.index()].stress = 3;
        // Freedom jars no culprit.
        (state.public.commander, state.public.commanding) = (Some(Freedom.amazon()), Freedom);
        seat_in(state, Freedom.amazon(), Slot::LifeSupport);
    });
    start_work(&mut table);
    let (seat, state) = (helm(&table), *table.play().state());
    let outbreak = Event::from(Labs::BrokeOut { card: card("JA3") });
    for key in 0..1_000 {
        table = crate::common::table(3).key(key);
        table.arrange(|now| *now = state);
        table.choose(seat, Choice::NextTask(Entry::Workcell(card("JA3"))));
        play_to(&mut table, |state| state.public.dozyear.cards.is_empty());
        if table.play().events().contains(&outbreak) {
            break;
        }
    }
    let events = table.play().events();
    let fights = |event: &Event| match event {
        Event::Labs(Labs::Rolled { roll }) => roll.site == Site::Goo(Shape::Jar) && roll.die(av(Authority)) > 0,
        _ => false,
    };
    let (out, fought) = (events.iter().position(|event| *event == outbreak), events.iter().position(fights));
    assert!(out.is_some() && out < fought, "{out:?}, {fought:?}");
}

// Rule: H2g
// Rule: B9f
#[test]
fn tamed_goo_never_breaks_out() {
    let mut table = in_assignment(|state| {
        show(state, Unity, Slot::Jars, "JA7");
        put(state, die(Honor.meathead()), Post::Workcell(card("JA7")));
        state.public.mats[Honor.index()].stress = 6;
        state.public.goo[Shape::Jar.index()] = Goo::Mat(Freedom);
    });
    roll(&mut table, &[(die(Honor.meathead()), 5)]);
    table.expect(|state| state.public.goo[Shape::Jar.index()] == Goo::Mat(Freedom));
}

// Rule: D3-2
// Rule: K-Cell
#[test]
fn a_card_whose_condition_is_not_met_is_not_rolled() {
    let mut table = in_assignment(|state| {
        show(state, Unity, Slot::Jars, "EN6");
        put(state, die(Honor.meathead()), Post::Workcell(card("EN6")));
    });
    start_work(&mut table);
    table.happened(|events| events.contains(&Labs::NotUsed { card: card("EN6") }.into()));
    table.expect(|state| !learned(state, Honor, Shape::Triangle));
}

/// Goo on Life support, fought by these.
fn goo_on_life_support(alert: Alert, workers: &[Worker]) -> impl FnOnce(&mut State) + '_ {
    move |state| {
        state.public.alert = alert;
        state.public.goo[Shape::Heart.index()] = Goo::Blueprint;
        workers.iter().for_each(|worker| put(state, *worker, Post::Goo(Shape::Heart)));
    }
}

// Rule: H3a
// Rule: H3d
// Rule: H4d
// Rule: medal-champion
#[test]
fn red_alert_kills_goo_and_makes_a_champion() {
    let fighters = [die(Honor.meathead()), av(Freedom)];
    let mut table = in_assignment(goo_on_life_support(Alert::Red, &fighters));
    roll(&mut table, &[(fighters[0], 2), (fighters[1], 5)]);
    table.expect(|state| {
        state.public.goo[Shape::Heart.index()] == Goo::Supply
            && state.public.holds_medal(Honor, Medal::Champion)
            && learned(state, Honor, Shape::Heart)
    });
}

// Rule: RUL-27
// EX-own-25
#[test]
fn an_avatar_is_no_champion() {
    let second = Worker(av(Individuality).0 + 1);
    let fighters = [av(Individuality), second, die(Freedom.amazon())];
    let mut table = in_assignment(|state| {
        goo_on_life_support(Alert::Red, &fighters)(state);
        seat_in(state, Freedom.amazon(), Slot::LifeSupport);
    });
    roll(&mut table, &[(fighters[0], 1), (fighters[1], 1), (fighters[2], 4)]);
    table.expect(|state| state.public.goo[Shape::Heart.index()] == Goo::Supply);
    table.expect(|state| state.public.medals[Medal::Champion.index()].is_none());
}

// Rule: H3b
// Rule: RUL-78
#[test]
fn yellow_alert_tames_goo_for_any_mat() {
    let fighters = [die(Honor.meathead()), av(Freedom)];
    let mut table = in_assignment(goo_on_life_support(Alert::Yellow, &fighters));
    roll(&mut table, &[(fighters[0], 2), (fighters[1], 1)]);
    let freedom = player(&table, Freedom);
    table.choose(freedom, Choice::Tame(Unity));
    table.expect(|state| state.public.has_augmentation(Unity, Shape::Heart));
}

// Rule: H3c
// Rule: H4b
// Rule: RUL-141
// Rule: H3e
// EX-own-59
#[test]
fn a_six_kills_in_the_fight_and_the_dead_still_hold_the_line() {
    let fighters = [die(Freedom.amazon()), die(Honor.meathead()), die(Equality.amazon())];
    let mut table = in_assignment(|state| {
        goo_on_life_support(Alert::Red, &fighters)(state);
        seat_in(state, Freedom.amazon(), Slot::LifeSupport);
        seat_in(state, Equality.amazon(), Slot::LifeSupport);
    });
    let state = *table.play().state();
    let gnawed = |table: &Table| {
        table.play().events().iter().any(|event| *event == Labs::Gnawed { shape: Shape::Heart, die: 3 }.into())
    };
    let shown = |table: &Table| {
        dice_shown(table).is_some_and(|roll| fighters.map(|worker| roll.die(worker)) == [4, 5, 6]) && gnawed(table)
    };
    for key in 0..20_000 {
        table = crate::common::table(3).key(key);
        table.arrange(|now| *now = state);
        start_work(&mut table);
        if shown(&table) {
            break;
        }
    }
    assert!(shown(&table), "no such dice");
    table.expect(|state| {
        let public = &state.public;
        public.person(Equality.amazon()).place == Place::Dead
            && [Freedom, Honor, Equality].into_iter().all(|of| learned(state, of, Shape::Heart))
            && public.ship.has(Tile::Section(LifeSupport))
            && public.goo[Shape::Heart.index()] == Goo::Blueprint
    });
}

/// Nobody fights: D1 ends, and the goo spreads with this die.
fn spreads(arrange: impl FnOnce(&mut State), wanted: impl Fn(&Labs) -> bool) -> Table {
    let state = *in_assignment(arrange).play().state();
    for key in 0..2_000 {
        let mut table = crate::common::table(3).key(key);
        table.arrange(|now| *now = state);
        start_work(&mut table);
        if let Some(shape) = table.play().state().public.dozyear.goo.nth(0) {
            let seat = helm(&table);
            table.choose(seat, Choice::NextTask(Entry::Goo(shape)));
        }
        if table.play().events().iter().any(|event| matches!(event, Event::Labs(labs) if wanted(labs))) {
            return table;
        }
    }
    panic!("it never spread so");
}

// Rule: H4a
// Rule: H4c
// EX-H4
#[test]
fn spreading_goo_devours_cards_of_its_number() {
    let mut table = spreads(
        |state| {
            show(state, Freedom, Slot::Jars, "LS1");
            show(state, Unity, Slot::Jars, "LS2");
            state.public.goo[Shape::Heart.index()] = Goo::Card(card("LS1"));
            put(state, die(Honor.meathead()), Post::Workcell(card("LS2")));
            put(state, av(Authority), Post::Workcell(card("LS2")));
            // LS2 is not rolled: the engine is not lit.
        },
        |labs| matches!(labs, Labs::Spread { die: 4, .. }),
    );
    table.expect(|state| {
        let public = &state.public;
        public.displays().next().is_none()
            && public.person(Honor.meathead()).place == Place::Dead
            && public.post(av(Authority)) == Post::Trapezoid
            && public.goo[Shape::Heart.index()] == Goo::Blueprint
    });
}

// Rule: H4b-1
#[test]
fn engine_goo_eats_fuel_first() {
    let mut table = spreads(
        |state| {
            state.public.goo[Shape::Triangle.index()] = Goo::Blueprint;
            state.public.ship.wet = Position(5);
        },
        |labs| matches!(labs, Labs::Gnawed { die: 5, .. }),
    );
    table.expect(|state| {
        let ship = &state.public.ship;
        ship.levels() == 1 && ship.has(Tile::Section(Engine))
    });
    table.expect(|state| state.public.goo[Shape::Triangle.index()] == Goo::Blueprint);
}

// Rule: H4e
// Rule: E4c
// Rule: E4e
// Rule: RUL-124
// EX-own-72
#[test]
fn a_devoured_blueprint_takes_its_goo_its_cards_and_its_people_along() {
    let mut table = spreads(
        |state| {
            show(state, Unity, Slot::Jars, "LS5");
            state.public.goo[Shape::Heart.index()] = Goo::Blueprint;
            seat_in(state, Authority.amazon(), Slot::Jars);
            put(state, die(Authority.amazon()), Post::Librarian(card("LS9")));
            put(state, die(Honor.meathead()), Post::Workcell(card("LS5")));
            state.public.market.columns[LifeSupport.index()] = [Some(card("LS9")), None, None];
        },
        |labs| matches!(labs, Labs::Gnawed { .. }),
    );
    table.expect(|state| {
        let public = &state.public;
        !public.ship.has(Tile::Section(LifeSupport))
            && public.goo[Shape::Heart.index()] == Goo::Supply
            && LifeSupport.workcells().all(|card| public.market.gone.contains(card))
            && public.person(Honor.meathead()).place == Place::Dead
            && public.person(Unity.amazon()).place == Place::Dead
            && public.person(Authority.amazon()).is_awake()
            && public.post(die(Authority.amazon())) == Post::Trapezoid
    });
}

// Rule: H6d
// Rule: RUL-83
// EX-own-33
#[test]
fn plasma_may_kill_a_tame_goo() {
    let mut table = at_helm(|state| {
        place_ship(state, at::R06_15, at::R06_14, 1);
        state.public.goo[Shape::Jar.index()] = Goo::Mat(Unity);
    });
    let seat = helm(&table);
    table.choose(seat, Choice::Helm(Order::Fly));
    table.choose_lucky(seat, Choice::Brake(true), |state| state.public.goo[Shape::Jar.index()] == Goo::Supply);
    table.happened(|events| {
        let rolled =
            |event: &Event| format!("{event:?}").contains("outcome: C") || format!("{event:?}").contains("outcome: A");
        events.iter().any(rolled)
    });
}

fn pregnant(arrange: impl FnOnce(&mut State)) -> Table {
    in_assignment(|state| {
        put(state, die(Unity.amazon()), Post::Pregnancy);
        arrange(state);
    })
}

// Rule: D1g
// Rule: H5d
// Rule: RUL-44
// Rule: RUL-148
// EX-own-21
#[test]
fn a_young_amazon_may_bear_unless_she_is_the_last() {
    let choice = Choice::Assign(Placing::Pregnancy(Unity.amazon()));
    let expecting = |arrange: &dyn Fn(&mut State)| {
        in_assignment(|state| {
            put(state, die(Unity.amazon()), Post::Trapezoid);
            ask_to_assign(state, Unity);
            arrange(state);
        })
    };
    let age = |age: Age| move |state: &mut State| state.public.people.0[Unity.amazon().index()].age = age;
    let last = |state: &mut State| {
        let others = Ideology::ALL.into_iter().filter(|of| *of != Unity);
        others.for_each(|of| state.public.people.0[of.amazon().index()].place = Place::Dead);
    };
    let mut table = expecting(&age(Age::Five));
    let seat = helm(&table);
    table.refused(seat, choice, "D1-1");
    expecting(&last).refused(seat, choice, "D1-1");
    // Nor where the Jars hold no embryo.
    let empty = |state: &mut State| {
        for of in Ideology::ALL.into_iter().filter(|of| *of != Unity) {
            of.pair().iter().for_each(|cyborg| state.public.people.0[cyborg.index()].place = Place::Dead);
        }
        state.public.people.0[Unity.meathead().index()].place = Place::Hibernating;
        seat_in(state, Freedom.amazon(), Slot::LifeSupport);
    };
    expecting(&empty).refused(seat, choice, "D1-1");
    expecting(&age(Age::Four)).choose(seat, choice);
}

// Rule: H5a
// Rule: H5c
// Rule: A3f
// Rule: RUL-106
// Rule: DP-19
// Rule: K-Motherhood-Roll
// EX-H5c
#[test]
fn the_mother_picks_any_embryo() {
    let mut table = pregnant(|_| {});
    let (seat, state) = (helm(&table), *table.play().state());
    for key in 0..100 {
        table = crate::common::table(3).key(key);
        table.arrange(|now| *now = state);
        start_work(&mut table);
        if table.play().asks().of(seat).any(|ask| matches!(ask.decision, Decision::Child(_))) {
            break;
        }
    }
    assert_eq!(by_default(&table, seat), Choice::Child(Individuality.amazon()));
    table.choose(seat, Choice::Child(Authority.meathead()));
    let owner = player(&table, Authority);
    table.choose(owner, Choice::Nursery(Slot::Jars));
    table.expect(|state| {
        let person = state.public.person(Authority.meathead());
        (person.place, person.orphan) == (Place::Newborn(Slot::Jars), false)
    });
}

// Rule: H5b
// Rule: DP-18
#[test]
fn obstetrics_allows_another_roll() {
    let mut table = pregnant(|state| {
        seat_in(state, Freedom.amazon(), Slot::LifeSupport);
        state.public.people.0[Freedom.amazon().index()].age = Age::Six;
        state.public.people.0[Unity.amazon().index()].age = Age::Four;
    });
    let (seat, state) = (helm(&table), *table.play().state());
    for key in 0..100 {
        table = crate::common::table(3).key(key);
        table.arrange(|now| *now = state);
        start_work(&mut table);
        if table.play().asks().of(seat).any(|ask| matches!(ask.decision, Decision::Reroll(_))) {
            break;
        }
    }
    assert_eq!(by_default(&table, seat), Choice::Reroll(true));
    let bears = |state: &State| matches!(state.public.frame(), Frame::Ask { question: Decision::Child(_), .. });
    table.choose_lucky(seat, Choice::Reroll(true), bears);
}

// Rule: H5c
// EX-own-55
#[test]
fn room_must_be_made_for_a_child() {
    let mut table = pregnant(|state| {
        show(state, Authority, Slot::Jars, "BA4");
        show(state, Authority, Slot::Jars, "BA9");
        seat_in(state, Authority.amazon(), Slot::LifeSupport);
    });
    let (seat, state) = (helm(&table), *table.play().state());
    for key in 0..100 {
        table = crate::common::table(3).key(key);
        table.arrange(|now| *now = state);
        start_work(&mut table);
        if table.play().asks().of(seat).any(|ask| matches!(ask.decision, Decision::Child(_))) {
            break;
        }
    }
    table.choose(seat, Choice::Child(Authority.meathead()));
    let owner = player(&table, Authority);
    table.choose(owner, Choice::Clear(Clearing::Discard)).choose(owner, Choice::Clear(Clearing::Discard));
    table.expect(|state| {
        let under = &state.public.market.under[Batteries.index()];
        under.contains(&card("BA4"))
            && under.contains(&card("BA9"))
            && state.public.person(Authority.meathead()).place == Place::Newborn(Slot::Jars)
    });
}

/// A success on this card by Honor's Meathead, accepted.
fn succeed(id: &str, arrange: impl FnOnce(&mut State)) -> Table {
    let mut table = in_assignment(|state| {
        show(state, Unity, Slot::Jars, id);
        allow(state, id);
        put(state, die(Honor.meathead()), Post::Workcell(card(id)));
        arrange(state);
    });
    roll(&mut table, &[(die(Honor.meathead()), 1)]);
    let honor = player(&table, Honor);
    table.choose(honor, Choice::Accept(true));
    keep_owner(&mut table);
    table
}

fn stress(state: &State, of: Ideology) -> u8 {
    state.public.mat(of).stress
}

/// Everybody has so much.
fn all_stressed(by: u8) -> impl FnOnce(&mut State) {
    move |state| state.public.mats.iter_mut().for_each(|mat| mat.stress = by)
}

// Rule: META-1
// Rule: H2l
#[test]
fn cards_relieve_stress() {
    let mut table = succeed("LS5", all_stressed(1));
    table.expect(|state| [Unity, Honor, Freedom].map(|of| stress(state, of)) == [0, 0, 1]);
    let mut table = in_assignment(|state| {
        all_stressed(1)(state);
        state.public.mats[Honor.index()].stress = 2;
        show(state, Unity, Slot::Jars, "BA9");
        put(state, die(Honor.meathead()), Post::Workcell(card("BA9")));
        put(state, av(Freedom), Post::Workcell(card("BA9")));
    });
    roll(&mut table, &[(die(Honor.meathead()), 1), (av(Freedom), 4)]);
    let honor = player(&table, Honor);
    table.choose(honor, Choice::Accept(true));
    table.expect(|state| [Honor, Freedom, Unity].map(|of| stress(state, of)) == [0, 0, 1]);
    let mut table = succeed("JA7", |state| state.public.mats[Freedom.index()].stress = 2);
    table.expect(|state| stress(state, Freedom) == 0);
    let mut table = succeed("WA9", all_stressed(3));
    let honor = player(&table, Honor);
    table.refused(honor, Choice::Relieve(Honor), "K-Stress").choose(honor, Choice::Relieve(Equality));
    table.expect(|state| [Honor, Equality, Unity].map(|of| stress(state, of)) == [1, 1, 3]);
}

// Rule: E1d
// EX-E1d
#[test]
fn a_card_leans_a_blueprint_and_its_worker_is_sent_elsewhere() {
    let mut table = succeed("LS4", |state| put(state, av(Unity), Post::Cell(cell("B-f1"))));
    let honor = player(&table, Honor);
    table.choose(honor, Choice::Choose(0)).choose(honor, Choice::PickSection(Batteries));
    table.choose(honor, Choice::AddShield(Added::Shield(Individuality)));
    table.expect(|state| {
        let public = &state.public;
        public.is_open(Individuality, Slot::Shield)
            && public.ship.mass() == 10
            && public.ship.section(Batteries).is_some_and(|part| part.side == Side::Lean)
    });
    let helm = helm(&table);
    table.choose(helm, Choice::Reassign(Sent::Cell(cell("L-f1"))));
    table.expect(|state| state.public.post(av(Unity)) == Post::Cell(cell("L-f1")));
}

#[test]
fn cards_charge_the_batteries() {
    for (id, charge) in [("BA4", 6), ("BA5", 5)] {
        let mut table = succeed(id, |state| state.public.ship.charge = 2);
        table.expect(|state| state.public.ship.charge == charge);
    }
    let mut table = succeed("BA5", |state| {
        state.public.ship.charge = 1;
        put(state, av(Freedom), Post::Cell(cell("B-f1")));
    });
    let seat = helm(&table);
    table.choose(seat, Choice::NextTask(Entry::Cell(cell("B-f1"))));
    table.expect(|state| state.public.ship.charge == 6);
}

// Rule: K-Stress
#[test]
fn nobody_has_less_stress_than_none() {
    let table = succeed("LS5", |state| state.public.mats[Honor.index()].stress = 2);
    assert_eq!([Honor, Unity].map(|of| stress(table.play().state(), of)), [1, 0]);
}

#[test]
fn cards_guard_the_ship_for_a_dozyear() {
    succeed("EN7", |_| {}).expect(|state| state.public.dozyear.plasma == 1);
    succeed("BA6", |_| {}).expect(|state| state.public.dozyear.plasma == 1 && state.public.dozyear.no_lightning);
    succeed("WA6", |_| {}).expect(|state| state.public.dozyear.lidar);
}

// Rule: RUL-130
#[test]
fn a_pinch_spares_charge_and_nerves() {
    let mut table = succeed("EN6", |state| {
        put(state, av(Freedom), Post::Cell(cell("E-f1")));
        state.public.ship.charge = 1;
    });
    let seat = helm(&table);
    table.choose(seat, Choice::Burn(Thrust { brake: false, levels: 1 }));
    table.expect(|state| state.public.ship.velocity == Velocity(1) && state.public.ship.charge == 1);
    table.expect(|state| stress(state, Unity) == 0);
}

// Rule: RUL-138
#[test]
fn after_the_creche_every_birth_succeeds() {
    let mut table = in_assignment(|state| {
        show(state, Unity, Slot::Jars, "LS3");
        put(state, die(Honor.meathead()), Post::Workcell(card("LS3")));
        put(state, die(Unity.amazon()), Post::Pregnancy);
        state.public.people.0[Unity.amazon().index()].age = Age::Four;
    });
    start_work(&mut table);
    let seat = helm(&table);
    let succeeds = |state: &State| matches!(state.public.frame(), Frame::Ask { question: Decision::Accept(_), .. });
    table.choose_lucky(seat, Choice::NextTask(Entry::Workcell(card("LS3"))), succeeds);
    let honor = player(&table, Honor);
    table.choose(honor, Choice::Accept(true));
    keep_owner(&mut table);
    table.expect(|state| state.public.dozyear.sure_birth);
    table.asked(helm(&table), |decision| matches!(decision, Decision::Child(_)));
}

// Rule: K-Avatar
// Rule: RUL-133
// EX-own-64
#[test]
fn a_foundry_makes_a_second_avatar() {
    let mut table = succeed("EN2", |_| {});
    let honor = player(&table, Honor);
    table.choose(honor, Choice::Enlist(Authority));
    play_until(&mut table, |decision| matches!(decision, Decision::Helm(_)));
    let seat = helm(&table);
    table.choose(seat, Choice::Helm(Order::Fly));
    table.expect(|state| state.public.waiting(Authority).len() == 2);
    let mut table = in_assignment(|state| {
        state.public.seconds.insert(Authority);
        seat_in(state, Authority.meathead(), Slot::LifeSupport);
        put(state, die(Authority.meathead()), Post::Trapezoid);
        ask_to_assign(state, Authority);
    });
    let authority = player(&table, Authority);
    table.choose(authority, Choice::Assign(Placing::Hibernate(Authority.meathead())));
    table.expect(|state| state.public.waiting(Authority).len() == 2);
}

#[test]
fn cards_teach_and_decorate() {
    let mut table = succeed("BA8", |_| {});
    let honor = player(&table, Honor);
    table.choose(honor, Choice::Learn(Shape::Heart)).expect(|state| learned(state, Honor, Shape::Heart));
    let mut table = succeed("EN9", |state| state.public.medals[Medal::Champion.index()] = Some(Unity));
    table.choose(honor, Choice::TakeHero(Medal::Champion));
    table.expect(|state| state.public.holds_medal(Honor, Medal::Champion));
}

// Rule: K-Inspire
#[test]
fn inspiration_renews_the_bottom_row() {
    let before = in_assignment(|_| {}).play().state().public.market;
    let mut table = succeed("LS9", |_| {});
    let bottom = |market: &Market, of: Blueprint| market.column(of)[0];
    table.expect(|state| {
        let market = &state.public.market;
        bottom(market, Engine) == before.column(Engine)[1]
            && market.under[Engine.index()].last() == before.column(Engine)[0]
    });
}

// Rule: E2b
// Rule: META-2
#[test]
fn an_mhd_dustbug_costs_no_charge() {
    let mut table = succeed("BA1", |state| place_ship(state, at::R16_02, at::R16_01, 1));
    let honor = player(&table, Honor);
    table.choose(honor, Choice::Dispatch(Launch::Guard(at::R16_03)));
    table.expect(|state| state.public.dustbugs[0] == Some(at::R16_03) && state.public.ship.charge == 6);
}

#[test]
fn a_loom_adds_the_own_shield_once_the_wardens_are_lean() {
    let mut table = succeed("WA5", |state| {
        set_row(state, &[lean(Wardens), fat(LifeSupport), fat(Jars), fat(Batteries), fat(Engine)]);
    });
    let honor = player(&table, Honor);
    table.choose(honor, Choice::Choose(1));
    table.expect(|state| state.public.ship.foremost() == Some(Tile::Shield(Honor)));
}

// Rule: B7a
// Rule: C4b
#[test]
fn a_telescope_turns_earth_data_up() {
    let mut table = succeed("EN4", |_| {});
    let honor = player(&table, Honor);
    let card = table.play().state().secret.earth_data[3];
    table.choose(honor, Choice::TurnData(3)).expect(|state| state.public.knows(card));
}

fn knowing(data: EarthData) -> impl Fn(&mut State) {
    move |state| state.public.earth_data[0] = Some(data)
}

// Rule: D1e
// Rule: K-Stadium
#[test]
fn the_stadium_cuts_stress_to_one() {
    let mut table = in_assignment(|state| {
        state.public.mats[Honor.index()].stress = 5;
        put(state, die(Honor.meathead()), Post::Trapezoid);
        ask_to_assign(state, Honor);
    });
    let (honor, choice) = (player(&table, Honor), Choice::Assign(Placing::Stadium(die(Honor.meathead()))));
    table.refused(honor, choice, "D1-1").arrange(knowing(EarthData::Stadium));
    table.choose(honor, choice);
    start_work(&mut table);
    let seat = helm(&table);
    table.choose(seat, Choice::NextTask(Entry::Stadium)).expect(|state| stress(state, Honor) == 1);
}

// Rule: D6a
#[test]
fn cures_let_the_old_ignore_stress() {
    let age = |data: EarthData, cyborg: Cyborg| {
        let table = in_assignment(|state| {
            knowing(data)(state);
            all_stressed(2)(state);
            state.public.people.0[cyborg.index()].age = Age::Five;
        });
        table.play().state().public.modified_age(cyborg).map(Age::number)
    };
    let (meathead, amazon) = (Honor.meathead(), Unity.amazon());
    assert_eq!([meathead, amazon].map(|one| age(EarthData::AlzheimersCure, one)), [Some(5), Some(7)]);
    assert_eq!([meathead, amazon].map(|one| age(EarthData::TumourVaccine, one)), [Some(7), Some(5)]);
}

// Rule: D4b
#[test]
fn a_clean_burn_gives_no_stress() {
    let mut table = in_assignment(|state| {
        knowing(EarthData::CleanBurn)(state);
        put(state, av(Freedom), Post::Cell(cell("E-f1")));
    });
    start_work(&mut table);
    let seat = helm(&table);
    table.choose(seat, Choice::Burn(Thrust { brake: false, levels: 1 })).expect(|state| stress(state, Unity) == 0);
}

// Rule: H3c
#[test]
fn the_paladin_helps_the_workers_of_honor() {
    let fighter = [die(Honor.meathead())];
    let mut table = in_assignment(|state| {
        goo_on_life_support(Alert::Red, &fighter)(state);
        state.public.people.0[Honor.meathead().index()].age = Age::Five;
    });
    roll(&mut table, &[(fighter[0], 3)]);
    table.expect(|state| state.public.goo[Shape::Heart.index()] == Goo::Supply);
}
