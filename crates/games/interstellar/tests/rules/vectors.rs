//! Vectors and small print that belong to no other subject.

use crate::common::*;
use interstellar::content::Blueprint::*;
use interstellar::content::Ideology::*;
use interstellar::content::Star;
use interstellar::content::*;
use interstellar::event::{Event, Labs, Round, Signals, Voyage, Work};
use interstellar::questions::*;
use interstellar::rules::score;
use interstellar::state::*;

fn gnawed(table: &Table, wanted: u8) -> bool {
    let is_so = |event: &Event| matches!(event, Event::Labs(Labs::Gnawed { die, .. }) if *die == wanted);
    table.play().events().iter().any(is_so)
}

fn has(state: &State, section: Blueprint) -> bool {
    state.public.ship.has(Tile::Section(section))
}

/// Orange goo on the Engine, with an Avatar and Honor's Cyborg on it who fail.
fn on_the_engine(wet: u8, dies: bool) -> Table {
    let fighters = [die(Honor.meathead()), av(Freedom)];
    let mut table = in_assignment(|state| {
        state.public.goo[Shape::Triangle.index()] = Goo::Blueprint;
        fighters.iter().for_each(|worker| put(state, *worker, Post::Goo(Shape::Triangle)));
        state.public.ship.wet = Position(wet);
    });
    let failed = |roll: Roll| fighters.iter().all(|worker| (3..6).contains(&roll.die(*worker)));
    start_fated(&mut table, |table| dice_shown(table).is_some_and(failed) && gnawed(table, 5));
    table.expect(|state| matches!(place_of(state, Honor.meathead()), Place::Dead) == dies);
    table
}

// Rule: H4b
// Rule: H4b-1
// Rule: B9e
// EX-own-07
// EX-own-08
#[test]
fn engine_goo_eats_fuel_and_then_the_engine() {
    let mut table = on_the_engine(5, false);
    table.expect(|state| state.public.ship.levels() == 1 && has(state, Engine));
    table.expect(|state| state.public.goo[Shape::Triangle.index()] == Goo::Blueprint);
    let mut table = on_the_engine(3, true);
    table.expect(|state| !has(state, Engine) && state.public.goo[Shape::Triangle.index()] == Goo::Supply);
    table.expect(|state| state.public.market.column(Engine).iter().all(Option::is_none));
    table.expect(|state| Engine.workcells().all(|card| state.public.market.gone.contains(card)));
}

// Rule: B9
// Rule: B9-1
// Rule: B9a
// Rule: B9b
// Rule: B9c
// Rule: B9d
// Rule: H3-1
// Rule: K-Goo
#[test]
fn goo_devours_the_blueprint_of_its_own_colour() {
    for section in Blueprint::ALL {
        let mut table = in_assignment(|state| {
            state.public.goo[section.shape().index()] = Goo::Blueprint;
            state.public.ship.wet = state.public.ship.dry();
        });
        start_work(&mut table);
        table.expect(|state| Blueprint::ALL.into_iter().all(|one| has(state, one) == (one != section)));
        table.expect(|state| state.public.goo.iter().all(|goo| *goo == Goo::Supply));
    }
}

// Rule: E4e
// Rule: D3-1
// Rule: RUL-24
// Rule: RUL-123
// EX-own-54
#[test]
fn goo_dies_with_a_card_that_a_lost_shield_discards() {
    let mut table = at_helm(|state| {
        place_ship(state, at::R06_03, at::R06_02, 1);
        set_row(state, &[shield(Authority), fat(Wardens), fat(LifeSupport), fat(Jars), fat(Batteries), fat(Engine)]);
        show(state, Authority, Slot::Shield, "BA4");
        state.public.goo[Shape::Battery.index()] = Goo::Card(card("BA4"));
        put(state, av(Individuality), Post::Workcell(card("BA4")));
    });
    let seat = helm(&table);
    table.choose(seat, Choice::Helm(Order::Fly));
    table.expect(|state| {
        let public = &state.public;
        public.market.under[Batteries.index()].last() == Some(card("BA4"))
            && public.goo[Shape::Battery.index()] == Goo::Supply
            && public.medals[Medal::Champion.index()].is_none()
            && public.nuggets_at(Lies::Bow).len() == 1
            && public.holds_medal(Authority, Medal::Guardian)
    });
    table.happened(|events| {
        let lost = |event: &Event| matches!(event, Event::Labs(Labs::Gnawed { .. } | Labs::Rolled { .. }));
        !events.iter().any(lost)
    });
}

// Rule: H3-1
// Rule: H3e
// EX-H3
#[test]
fn avatars_who_fail_on_a_card_learn_nothing_and_the_goo_spreads() {
    let fighters = [Individuality, Freedom, Authority, Equality];
    let mut table = in_assignment(|state| {
        (state.public.alert, state.public.seconds) = (Alert::Yellow, Ideologies::NONE.with(Authority));
        show(state, Unity, Slot::Jars, "LS2");
        state.public.goo[Shape::Heart.index()] = Goo::Card(card("LS2"));
        let fighters = [av(Individuality), av(Freedom), av(Authority), Worker(av(Authority).0 + 1)];
        fighters.into_iter().for_each(|worker| put(state, worker, Post::Goo(Shape::Heart)));
    });
    let wanted = |roll: Roll| {
        let mut dice: Vec<u8> = roll.workers().map(|worker| roll.die(worker)).collect();
        dice.sort_unstable();
        dice == [2, 3, 6, 6]
    };
    start_fated(&mut table, |table| dice_shown(table).is_some_and(wanted));
    table.expect(|state| state.public.goo[Shape::Heart.index()] == Goo::Blueprint);
    table.expect(|state| fighters.iter().all(|of| state.public.mat(*of).human.is_empty()));
}

// Rule: G1e
// Rule: H2a
// Rule: H2b
// EX-G1e
#[test]
fn who_joins_a_researched_card_rolls_with_the_others() {
    let crowd = [die(Honor.meathead()), av(Individuality), av(Freedom), av(Authority), die(Unity.amazon())];
    let mut table = in_assignment(|state| {
        show(state, Authority, Slot::Jars, "WA3");
        crowd.iter().for_each(|worker| put(state, *worker, Post::Workcell(card("WA3"))));
    });
    start_work(&mut table);
    assert_eq!(dice_shown(&table).map(|roll| roll.workers().count()), Some(5));
}

// Rule: H5a
// Rule: RUL-138
// EX-D3
#[test]
fn under_the_creche_a_six_bears_a_child_and_costs_stress() {
    let mut table = in_assignment(|state| {
        show(state, Unity, Slot::Jars, "LS3");
        put(state, die(Unity.amazon()), Post::Workcell(card("LS3")));
        put(state, av(Authority), Post::Workcell(card("LS3")));
        seat_in(state, Honor.amazon(), Slot::Jars);
        put(state, die(Honor.amazon()), Post::Pregnancy);
    });
    start_work(&mut table);
    let seat = helm(&table);
    let succeeds = |state: &State| matches!(state.public.frame(), Frame::Ask { question: Decision::Accept(_), .. });
    table.choose_lucky(seat, Choice::NextTask(Entry::Workcell(card("LS3"))), succeeds);
    let engineer = table.play().state().public.roll.and_then(|roll| roll.engineer).expect("a Chief Engineer");
    table.choose(player(&table, engineer), Choice::Accept(true));
    let stay = table.play().asks().iter().find(|ask| matches!(ask.decision, Decision::Rehome(_))).cloned();
    table
        .choose_lucky(stay.expect("H2k").seat, Choice::Rehome(Home::Stay), |state| state.public.mat(Honor).stress == 1);
    let honor = player(&table, Honor);
    table.asked(honor, |decision| matches!(decision, Decision::Child(_)));
    table.choose(honor, Choice::Child(Equality.amazon()));
    table.choose(player(&table, Equality), Choice::Nursery(Slot::LifeSupport));
    table.expect(|state| matches!(place_of(state, Equality.amazon()), Place::Newborn(_)));
}

// Rule: RUL-77
// Rule: H3d
#[test]
fn with_the_red_eye_avatars_learn_from_goo() {
    let mut table = in_assignment(|state| {
        (state.public.red_eye, state.public.alert) = (true, Alert::Red);
        state.public.goo[Shape::Heart.index()] = Goo::Blueprint;
        put(state, av(Freedom), Post::Goo(Shape::Heart));
        put(state, die(Honor.meathead()), Post::Goo(Shape::Heart));
    });
    roll(&mut table, &[(av(Freedom), 1), (die(Honor.meathead()), 3)]);
    let learned = |state: &State, of| state.public.mat(of).human.contains(Shape::Heart);
    table.expect(|state| learned(state, Freedom) && !learned(state, Honor));
}

fn post_human(state: &mut State, slot: Slot) {
    Unity.pair().iter().for_each(|cyborg| state.public.people.0[cyborg.index()].place = Place::Nowhere);
    (state.public.post_human, state.public.competitive) = (Some(Unity), true);
    seat_in(state, Cyborg::POST_HUMAN, slot);
    (state.public.commander, state.public.commanding) = (Some(Honor.meathead()), Honor);
}

// Rule: K-Posthuman-3
// Rule: H2f
// Rule: H3c
// Rule: E4h
#[test]
fn the_post_human_dies_like_others() {
    let dead = |state: &State| place_of(state, Cyborg::POST_HUMAN) == Place::Dead;
    let worker = Worker::of(Cyborg::POST_HUMAN);
    let mut table = in_assignment(|state| {
        post_human(state, Slot::LifeSupport);
        state.public.goo[Shape::Heart.index()] = Goo::Blueprint;
        put(state, worker, Post::Goo(Shape::Heart));
    });
    let both = |roll: Roll| (roll.die(worker), roll.spare) == (6, 6);
    start_fated(&mut table, |table| dice_shown(table).is_some_and(both));
    if table.play().asks().iter().any(|ask| matches!(ask.decision, Decision::KeepDie(_))) {
        table.choose(player(&table, Unity), Choice::KeepDie(6));
    }
    table.expect(dead);
    let mut table = in_assignment(|state| {
        post_human(state, Slot::LifeSupport);
        state.public.goo[Shape::Heart.index()] = Goo::Blueprint;
    });
    start_work(&mut table);
    table.expect(dead);
}

// Rule: K-Posthuman-4
// Rule: F1a
// Rule: F1b
#[test]
fn the_post_human_is_immune_to_orders() {
    let ordered = |worker: Worker| {
        let mut table = in_assignment(|state| {
            post_human(state, Slot::LifeSupport);
            state.public.mats[Unity.index()].stress = 3;
            show(state, Authority, Slot::Jars, "JA7");
            put(state, worker, Post::Workcell(card("JA7")));
            put(state, av(Equality), Post::Trapezoid);
        });
        let card = table.play().state().public.market.cards().last().expect("a card");
        let seat = player(&table, Equality);
        table.choose(seat, Choice::Assign(Placing::Librarian(av(Equality), card)));
        table.play().asks().iter().any(|ask| matches!(ask.decision, Decision::Regulate(_)))
    };
    assert!(!ordered(Worker::of(Cyborg::POST_HUMAN)));
    assert!(ordered(die(Honor.meathead())), "the Commander's own Cyborg may be levied");
}

/// The points of those still on board when a game ends so.
fn people_points(table: &Table) -> Vec<u8> {
    let public = &table.play().state().public;
    Ideology::ALL.into_iter().map(|of| score::score(public, of, Reality::X).people).collect()
}

// Rule: RUL-36
// Rule: RUL-39
// Rule: J3a
#[test]
fn who_is_on_board_beyond_the_map_or_at_home_scores_nothing_but_the_mission_counts() {
    let mut table = in_assignment(|state| state.public.ship.off_map = true);
    start_work(&mut table);
    table.ended("ending-off-map");
    assert_eq!(people_points(&table), [0; 6]);
    assert!(score::rating(&table.play().state().public, &[30; 6]).is_some(), "a female is on board");
    let mut table = at_helm(|state| place_ship(state, at::R06_01, at::R06_02, 1));
    let seat = helm(&table);
    table.choose(seat, Choice::Helm(Order::Fly)).ended("ending-home");
    assert_eq!(people_points(&table), [0; 6]);
}

// Rule: J1-1
// Rule: RUL-93
// Rule: RUL-145
#[test]
fn of_several_ends_at_once_the_first_of_the_list_counts() {
    let check = |arrange: &dyn Fn(&mut State)| {
        let mut table = in_assignment(|state| {
            state.public.dozyear.number = 40;
            let ship = &mut state.public.ship;
            (ship.space, ship.came_from, ship.heading, ship.velocity) = (Star::Bar.space(), None, None, Velocity::REST);
            (state.public.dozyear.orbit, state.public.dozyear.dropped) = (true, true);
            state.public.stranded = 5;
            state.public.ship.wet = state.public.ship.dry();
            arrange(state);
        });
        start_work(&mut table);
        table.play().outcome().expect("an end").ending
    };
    let living =
        |state: &mut State| explored(state, Star::Bar, &[("BAR-g", "red-living")], &[("w-BAR", "water-moon-1")]);
    assert_eq!(check(&living), "ending-goldilocks");
    assert_eq!(check(&|state| state.public.ship.off_map = true), "ending-off-map");
    assert_eq!(check(&|_| {}), "ending-forty");
    assert_eq!(check(&|state| state.public.dozyear.number = 39), "ending-stranded-long");
}

// Rule: RUL-108
// Rule: B12-2
#[test]
fn the_guardian_is_given_once() {
    let mut table = at_helm(|state| {
        place_ship(state, at::R06_03, at::R06_02, 1);
        set_row(state, &[shield(Authority), fat(Engine), fat(Jars), fat(LifeSupport)]);
        state.public.guarded = true;
    });
    let seat = helm(&table);
    table.choose(seat, Choice::Helm(Order::Fly));
    table.expect(|state| state.public.medals[Medal::Guardian.index()].is_none());
    table.expect(|state| state.public.holds_medal(Authority, Medal::Watchdog));
}

// Rule: E6e
// Rule: K-Nugget
#[test]
fn once_all_nuggets_are_flipped_no_experiment_is_left() {
    let usable = |flipped: usize| {
        let mut table = in_assignment(|state| {
            show(state, Honor, Slot::Jars, "JA5");
            put(state, av(Freedom), Post::Workcell(card("JA5")));
            state.public.nuggets = [Freedom, Honor, Unity].map(Lies::Mat);
            let faces = state.secret.faces.0.map(Some);
            state.public.flipped[..flipped].copy_from_slice(&faces[..flipped]);
        });
        start_work(&mut table);
        dice_shown(&table).is_some()
    };
    assert!(usable(2) && !usable(3));
}

// Rule: RUL-06
#[test]
fn a_worker_without_a_target_stays_in_its_trapezoid() {
    let mut table = in_assignment(|state| {
        state.public.market.columns = Default::default();
        set_row(state, &[shield(Freedom)]);
        put(state, av(Individuality), Post::Cell(cell("S-FR")));
        put(state, av(Authority), Post::Trapezoid);
        show(state, Unity, Slot::Jars, "LS3");
    });
    let seat = player(&table, Equality);
    table.arrange(|state| state.public.mats[Unity.index()].cards = Default::default());
    assert!(table.play().state().public.waiting(Authority).is_empty());
    table.refused(seat, Choice::Assign(Placing::Stadium(av(Equality))), "D1-1");
}

// Rule: D-3
// Rule: K-Killed
// Rule: K-Avatar
#[test]
fn nobody_takes_the_place_of_the_dead_before_the_reset() {
    let mut table = in_assignment(|state| {
        show(state, Unity, Slot::Jars, "EN8");
        show(state, Freedom, Slot::Jars, "BA1");
        put(state, die(Honor.meathead()), Post::Workcell(card("BA1")));
    });
    roll(&mut table, &[(die(Honor.meathead()), 6)]);
    table.expect(|state| place_of(state, Honor.meathead()) == Place::Dead);
    table.expect(|state| state.public.post(av(Honor)) == Post::Away);
    let number = table.play().state().public.dozyear.number;
    play_to(&mut table, |state| state.public.dozyear.number > number);
    table.expect(|state| state.public.post(av(Honor)) == Post::Trapezoid);
}

// Rule: D-2
// Rule: K-Phase
// Rule: META-1
#[test]
fn phases_come_in_their_order() {
    let mut table = in_assignment(|_| {});
    let (mut seen, number) = (vec![Phase::Assignment], table.play().state().public.dozyear.number);
    while table.play().state().public.dozyear.number == number {
        let ask = table.play().asks().iter().find(|ask| ask.must).cloned().expect("somebody is asked");
        let choice = <interstellar::Interstellar as orrery_core::Asking>::fallback(table.play().state(), &ask);
        table.choose(ask.seat, choice);
        seen.extend(table.play().events().iter().filter_map(|event| match event {
            Event::Round(Round::PhaseBegan { phase }) => Some(*phase),
            _ => None,
        }));
    }
    assert_eq!(seen, Phase::ALL);
    table.expect(|state| state.public.dozyear.phase == Phase::Assignment);
}

// Rule: D5-1
#[test]
fn signals_fly_before_ultralights_and_these_before_the_ship() {
    let mut table = in_assignment(|state| {
        place_ship(state, at::R01_02, at::R01_01, 1);
        state.public.domes[Honor.index()] = Dome::Space(at::R01_20);
        put(state, av(Freedom), Post::Cell(cell("L-f1")));
    });
    start_work(&mut table);
    let mut order = Vec::new();
    while order.len() < 3 {
        order.extend(table.play().events().iter().filter_map(|event| match event {
            Event::Signals(Signals::Flown { .. }) => Some("signal"),
            Event::Work(Work::UltralightFlown { .. }) => Some("ultralight"),
            Event::Voyage(Voyage::Moved { .. }) => Some("ship"),
            _ => None,
        }));
        let ask = table.play().asks().iter().find(|ask| ask.must).cloned().expect("somebody is asked");
        let choice = <interstellar::Interstellar as orrery_core::Asking>::fallback(table.play().state(), &ask);
        table.choose(ask.seat, choice);
    }
    assert_eq!(order, ["signal", "ultralight", "ship"]);
}

// Rule: A3g
// Rule: RUL-67
// Rule: D7d
#[test]
fn an_extinct_ideology_keeps_its_mat_and_its_avatar_works() {
    let mut table = at_helm(|state| {
        state.public.ship.velocity = Velocity::REST;
        Authority.pair().iter().for_each(|one| state.public.people.0[one.index()].place = Place::Dead);
        state.public.mats[Authority.index()].stress = 2;
        state.public.mats[Authority.index()].human.insert(Shape::Jar);
    });
    let (seat, number) = (helm(&table), table.play().state().public.dozyear.number);
    table.choose(seat, Choice::Helm(Order::Fly));
    play_to(&mut table, |state| state.public.dozyear.number > number);
    table.expect(|state| state.public.post(av(Authority)) == Post::Trapezoid);
    table.expect(|state| state.public.mat(Authority).stress == 1);
    assert_eq!(score::score(&table.play().state().public, Authority, Reality::X).human, 4);
}

// Rule: RUL-89
// Rule: B9f
// Rule: K-Goo-Augmentation
#[test]
fn tame_goo_outlives_its_blueprint() {
    let mut table = at_helm(|state| tame(state, Shape::Jar, Honor));
    let seat = helm(&table);
    table.choose(seat, Choice::Helm(Order::Jettison(Tile::Section(Jars))));
    keep_quiet(&mut table);
    table.expect(|state| !has(state, Jars) && state.public.goo[Shape::Jar.index()] == Goo::Mat(Honor));
    table.expect(|state| state.public.has_augmentation(Honor, Shape::Jar) && state.public.stuff().goo == 1);
}

// Rule: G1g
#[test]
fn other_cards_of_an_infested_colour_are_used_and_researched() {
    let table = in_assignment(|state| {
        show(state, Unity, Slot::Jars, "LS1");
        show(state, Freedom, Slot::Jars, "LS5");
        state.public.goo[Shape::Heart.index()] = Goo::Card(card("LS1"));
        state.public.market.columns[LifeSupport.index()] = [Some(card("LS8")), None, None];
        put(state, die(Honor.meathead()), Post::Trapezoid);
    });
    let public = &table.play().state().public;
    let targets: Vec<Placing> = public.targets(die(Honor.meathead())).collect();
    let worker = die(Honor.meathead());
    assert!(targets.contains(&Placing::Workcell(worker, card("LS5"))));
    assert!(!targets.contains(&Placing::Workcell(worker, card("LS1"))));
    assert!(targets.contains(&Placing::Goo(worker, Shape::Heart)));
    assert!(targets.iter().any(|one| matches!(one, Placing::Research(_, found, _) if *found == card("LS8"))));
}

// Rule: RUL-25
// Rule: K-Cyborg-Roll
#[test]
fn amazons_cause_outbreaks_and_avatars_do_not() {
    for (worker, breaks_out) in [(die(Unity.amazon()), true), (av(Freedom), false)] {
        let mut table = in_assignment(|state| {
            show(state, Honor, Slot::Jars, "JA7");
            put(state, worker, Post::Workcell(card("JA7")));
            state.public.mats.iter_mut().for_each(|mat| mat.stress = 4);
        });
        roll(&mut table, &[(worker, 3)]);
        table.expect(|state| state.public.has_goo(card("JA7")) == breaks_out);
    }
}

// Rule: B6d
// Rule: RUL-90
// Rule: DP-32
// Rule: REASSIGN
#[test]
fn the_commander_sends_cyborgs_elsewhere_whose_card_is_taken_away() {
    let mut table = in_assignment(|state| {
        show(state, Authority, Slot::Jars, "WA6");
        put(state, die(Honor.meathead()), Post::Workcell(card("WA6")));
        put(state, av(Authority), Post::Workcell(card("WA6")));
        show(state, Unity, Slot::Jars, "EN1");
        put(state, av(Individuality), Post::Workcell(card("EN1")));
        state.secret.faces = Faces([Reality::O, Reality::O, Reality::X]);
        state.public.nuggets[0] = Lies::Mat(Freedom);
    });
    start_work(&mut table);
    let seat = helm(&table);
    let asked = |state: &State| matches!(state.public.frame(), Frame::Ask { question: Decision::GiveTile(_), .. });
    table.choose_lucky(seat, Choice::NextTask(Entry::Workcell(card("EN1"))), asked);
    table.choose(player(&table, Individuality), Choice::GiveTile(Tile::Section(Wardens)));
    table.asked(seat, |decision| matches!(decision, Decision::Reassign(_)));
    table.choose(seat, Choice::Reassign(Sent::Cell(cell("B-f1"))));
    table.expect(|state| state.public.post(die(Honor.meathead())) == Post::Cell(cell("B-f1")));
    table.expect(|state| state.public.post(av(Authority)) == Post::Trapezoid);
}

// Rule: RUL-53
// Rule: RUL-69
// Rule: K-Discard
#[test]
fn who_stands_on_a_card_that_makes_room_is_placed_anew() {
    let mut table = researching("LS3", |state| {
        state.public.mats[Honor.index()].cards = Default::default();
        show(state, Honor, Slot::Jars, "BA4");
        show(state, Honor, Slot::Jars, "BA9");
        put(state, av(Authority), Post::Workcell(card("BA9")));
    });
    let seat = player(&table, Honor);
    table.choose(seat, to_research(die(Honor.meathead()), "LS3", Honor));
    let instead = interstellar::event::Shelf::Instead(Slot::Jars, card("BA9"));
    table.choose(seat, Choice::PlaceCard(Placement::On(instead)));
    while let Some(ask) = table.play().asks().iter().find(|ask| matches!(ask.decision, Decision::Clear(_))).cloned() {
        table.choose(ask.seat, Choice::Clear(Clearing::Discard));
    }
    table.expect(|state| state.public.market.under[Batteries.index()].last() == Some(card("BA9")));
    table.expect(|state| state.public.post(av(Authority)) == Post::Trapezoid);
    table.expect(|state| state.public.waiting(Authority).contains(av(Authority)));
}

/// A game whose set-up has been answered by default.
fn begun(key: u64) -> Table {
    let mut table = table(3).key(key);
    play_until(&mut table, |decision| matches!(decision, Decision::Assign(_)));
    table
}

// Rule: A3a
// Rule: A3b
// Rule: B4e-1
// Rule: B10
// Rule: B13c
// Rule: B13d
// Rule: B13e
// Rule: C1d
// Rule: C1e
// Rule: C2e
// Rule: C6a
// Rule: C6b
// Rule: C7a
// Rule: C7c
// Rule: C7d
// Rule: C7e
// Rule: K-Cosmos
// Rule: K-Jars
#[test]
fn everything_lies_where_the_set_up_puts_it() {
    let mut table = begun(0);
    table.expect(|state| {
        let public = &state.public;
        let on_board = Cyborg::all().filter(|cyborg| public.person(*cyborg).is_on_board()).count();
        let embryos = Cyborg::all().filter(|cyborg| place_of(state, *cyborg) == Place::Embryo).count();
        let slots = Ideology::ALL.map(|of| Slot::ALL.into_iter().filter(|slot| public.is_open(of, *slot)).count());
        let rings = Ideology::ALL.into_iter().all(|of| public.regime.ring_of(of).is_some());
        (on_board, embryos, slots) == (12, 10, [2; 6]) && rings && public.domes == [Dome::Supply; 6]
    });
    table.expect(|state| {
        let (ship, public) = (&state.public.ship, &state.public);
        let fat: Vec<Part> = Blueprint::ALL.map(fat).to_vec();
        ship.row.to_vec() == fat && ship.charge == 6 && public.nuggets == [Lies::Cosmos; 3]
    });
    table.expect(|state| {
        let (public, sky) = (&state.public, &state.public.sky);
        let chits = sky.air.0.iter().chain(&sky.water.0).flatten().count();
        (public.alert, public.red_eye, public.competitive, chits) == (Alert::Red, false, false, 0)
    });
}

// Rule: RUL-58
// Rule: C2b
#[test]
fn any_ideology_may_be_first_to_command() {
    let first: Ideologies = (0..60).map(|key| begun(key).play().state().public.commanding).collect();
    assert_eq!(first.len(), Ideology::COUNT);
}

// Rule: DP-05
// Rule: PLACEMENTS
#[test]
fn by_default_an_avatar_recharges_where_that_is_needed_and_others_read() {
    let placed = |charge: u8| {
        let table = in_assignment(|state| state.public.ship.charge = charge);
        let ask = table.play().asks().iter().find(|ask| ask.must).cloned().expect("somebody is asked");
        let first = table.play().state().public.market.cards().next().expect("a card");
        let choice = <interstellar::Interstellar as orrery_core::Asking>::fallback(table.play().state(), &ask);
        (choice, first)
    };
    let (choice, _) = placed(5);
    assert_eq!(choice, Choice::Assign(Placing::Cell(av(Equality), cell("B-f1"))));
    let (choice, first) = placed(6);
    assert_eq!(choice, Choice::Assign(Placing::Librarian(av(Equality), first)));
}

/// At Tau Ceti, whose Goldilocks is dry and needs goo and a nugget; Unity's Cyborg succeeds on this card.
fn terraforming(id: &str) -> Table {
    let mut table = in_assignment(|state| {
        let ship = &mut state.public.ship;
        (ship.space, ship.came_from, ship.heading, ship.velocity) = (Star::Tau.space(), None, None, Velocity::REST);
        state.public.dozyear.orbit = true;
        explored(state, Star::Tau, &[("TAU-g", "yellow-1-1")], &[("w-TAU", "water-carbon-0")]);
        show(state, Honor, Slot::Jars, id);
        put(state, die(Unity.amazon()), Post::Workcell(card(id)));
    });
    roll(&mut table, &[(die(Unity.amazon()), 1)]);
    let seat = player(&table, Unity);
    table.choose(seat, Choice::Accept(true));
    keep_owner(&mut table);
    table
}

// The verbs `need` and `water`.
// EN5, LS7, WA8
// Rule: I3b
// Rule: I5b
#[test]
fn cards_bring_water_or_make_a_planet_less_demanding() {
    let there = planet("TAU-g");
    let habitable = |state: &State, goo: u8, nuggets: u8| {
        let mut sky = state.public.sky;
        sky.water.0[WaterPlace::named("w-TAU").expect("a place").index()] = chit("water-moon-2");
        sky.is_habitable(there, Stuff { goo, nuggets })
    };
    let mut table = terraforming("EN5");
    table.expect(|state| state.public.sky.hydration(there) == 1 && state.public.sky.coming.contains(&there));
    let number = table.play().state().public.dozyear.number;
    play_to(&mut table, |state| state.public.dozyear.number > number || state.public.ending.is_some());
    table.expect(|state| state.public.sky.hydration(there) == 2);
    terraforming("LS7").expect(|state| habitable(state, 0, 1) && !habitable(state, 1, 0));
    terraforming("WA8").expect(|state| habitable(state, 1, 0) && !habitable(state, 0, 1));
}

// Rule: B6e
// Rule: B6f
// Rule: RUL-152
#[test]
fn icons_for_research_do_not_matter_where_a_card_is_moved() {
    let mut table = in_assignment(|state| {
        show(state, Freedom, Slot::Jars, "LS8");
        show(state, Equality, Slot::Jars, "WA3");
        show(state, Authority, Slot::Jars, "JA5");
        put(state, die(Unity.amazon()), Post::Workcell(card("LS8")));
    });
    roll(&mut table, &[(die(Unity.amazon()), 1)]);
    let seat = player(&table, Unity);
    table.choose(seat, Choice::Accept(true));
    for id in ["WA3", "JA5"] {
        let legal = |decision: &Decision| match decision {
            Decision::StealCard(question) => {
                orrery_core::Listed::check(question, table.play().state(), seat, &card(id)).is_ok()
            }
            _ => false,
        };
        assert!(table.play().asks().of(seat).any(|ask| legal(&ask.decision)), "{id}");
    }
}
