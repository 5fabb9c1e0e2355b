//! Exploration, planets and what is found there (I1, I2, I5, I6).

use crate::common::*;
use interstellar::content::Ideology::*;
use interstellar::content::Star;
use interstellar::content::*;
use interstellar::questions::*;
use interstellar::state::*;
use orrery_core::{Seat, Viewer};

fn sky(star: Star, air: &[(&str, &str)], water: &[(&str, &str)]) -> Sky {
    let mut table = table(1);
    table.arrange(|state| explored(state, star, air, water));
    table.play().state().public.sky
}

/// An Ultralight of this Ideology waits for its flight; the ship is there.
fn scout(of: Ideology, ship: Space, arrange: impl FnOnce(&mut State)) -> Table {
    at_helm(|state| {
        let came_from = ship.neighbours()[0];
        place_ship(state, ship, came_from, 1);
        let (worker, seat) = (Worker::avatar(of), state.public.player(of));
        state.public.ultralights = orrery_kit::Few::of([worker]).expect("room");
        state.public.frames.only(Frame::Ultralights);
        state.public.frames.push(Frame::Ask { seat, question: Ultralight { worker }.into() });
        arrange(state);
    })
}

fn fly(table: &mut Table, of: Ideology, to: &str, wanted: impl Fn(&State) -> bool) {
    let seat = table.play().state().public.player(of);
    table.choose_lucky(seat, Choice::Ultralight(Space::named(to).expect("a space")), wanted);
}

fn mark(state: &State, place: WaterPlace) -> Option<Mark> {
    state.public.sky.mark(place)
}

fn holder(state: &State, medal: Medal) -> Option<Ideology> {
    state.public.medals[medal.index()]
}

// Rule: I-1
// Rule: I2a
// Rule: B12b
// Rule: K-Exploration
// Rule: medal-ultralight
#[test]
fn an_ultralight_in_a_lens_explores_the_star_it_looks_at() {
    let mut table = scout(Unity, at::SOL, |_| {});
    fly(&mut table, Unity, "R06-01", |state| state.public.sky.finds(Star::Cyg).count() == 0);
    table.expect(|state| {
        let sky = &state.public.sky;
        let drawn = Star::Cyg.chit_places().into_iter().filter(|place| sky.chit(*place).is_some()).count();
        sky.explored.contains(Star::Cyg) && drawn == 4 && holder(state, Medal::Ultralight) == Some(Unity)
    });
}

// Rule: I2b
// Rule: RUL-153
// Rule: RUL-28
// EX-I2a
// Rule: medal-detective
#[test]
fn a_clue_makes_a_detective_instead() {
    let from = Space::named("R06-12").expect("a space");
    let mut table = scout(Honor, from, |state| state.public.medals[Medal::Ultralight.index()] = Some(Honor));
    fly(&mut table, Honor, "R06-16", |state| mark(state, WaterPlace::ProB) == Some(Mark::DiamondCore));
    table.expect(|state| holder(state, Medal::Detective) == Some(Honor) && holder(state, Medal::Ultralight).is_none());
    table.expect(|state| {
        let sky = &state.public.sky;
        let drawn = |place: &ChitPlace| sky.chit(*place).is_some();
        Star::Pro.chit_places().iter().filter(|place| drawn(place)).count() == 3
    });
}

// Rule: RUL-153
// Rule: DP-36
#[test]
fn who_leaves_the_detective_earns_the_ultralight() {
    let from = Space::named("R06-12").expect("a space");
    let mut table = scout(Honor, from, |state| state.public.medals[Medal::Detective.index()] = Some(Freedom));
    fly(&mut table, Honor, "R06-16", |state| mark(state, WaterPlace::ProB) == Some(Mark::DiamondCore));
    let seat = table.play().state().public.player(Honor);
    table.choose(seat, Choice::TakeMedal(false));
    table.expect(|state| {
        (holder(state, Medal::Detective), holder(state, Medal::Ultralight)) == (Some(Freedom), Some(Honor))
    });
}

// Rule: I1c
// EX-B12b
#[test]
fn a_mark_without_its_sub_star_means_nothing() {
    let sky = sky(Star::Acn, &[("ACN-g", "yellow-1-0")], &[("w-ACN", "water-siren-2")]);
    assert_eq!((sky.finds(Star::Acn).count(), sky.hydration(planet("ACN-g"))), (0, 2));
}

// Rule: I2d
// Rule: RUL-142
// Rule: RUL-82
// EX-own-61
#[test]
fn who_finds_the_sirens_may_hold_every_explorer_medal() {
    let mut table = scout(Unity, Star::Ran.space(), |state| {
        state.public.medals[Medal::Galactic.index()] = Some(Freedom);
    });
    fly(&mut table, Unity, "RAN", |state| mark(state, WaterPlace::Ran) == Some(Mark::Siren));
    let all = [Medal::Ultralight, Medal::Detective, Medal::Galactic];
    table.expect(|state| all.iter().all(|medal| holder(state, *medal) == Some(Unity)));
    let mut table = scout(Freedom, Star::Uvc.space(), |state| {
        all.iter().for_each(|medal| state.public.medals[medal.index()] = Some(Unity));
        state.public.sirens = Some(Unity);
    });
    fly(&mut table, Freedom, "UVC", |state| state.public.sky.explored.contains(Star::Uvc));
    let seat = table.play().state().public.player(Freedom);
    table.choose(seat, Choice::TakeMedal(true));
    table.expect(|state| all.map(|medal| holder(state, medal)) == [Some(Freedom), Some(Unity), Some(Unity)]);
}

// Rule: I2c
// Rule: DP-42
// Rule: DP-37
// Rule: RUL-72
// Rule: K-Nugget-Peep
#[test]
fn the_picture_of_the_galaxy_is_worth_a_medal_or_a_peek_of_the_commander() {
    let galactic = |state: &mut State| {
        state.public.nuggets = [Lies::Cosmos, Lies::Mat(Honor), Lies::Bow];
        state.public.commanding = Freedom;
    };
    let mut table = scout(Honor, Star::Luy.space(), galactic);
    fly(&mut table, Honor, "XSW", |_| true);
    let (owner, helm) = (table.play().state().public.player(Honor), table.play().state().public.helm());
    table.choose(owner, Choice::Snapshot(true)).asked(helm, |decision| matches!(decision, Decision::Peep(_)));
    table.refused(helm, Choice::Peep(Nugget(0)), "K-Nugget-Peep").choose(helm, Choice::Peep(Nugget(1)));
    let face = table.play().state().secret.faces.of(Nugget(1));
    table.expect(|state| holder(state, Medal::Galactic).is_none());
    let likely = if face == Reality::X { (2, 3) } else { (1, 3) };
    table.sees(Viewer::Seat(helm), |view| view.worlds.x() == likely);
    let other = table.play().state().public.everybody().find(|seat| *seat != helm).expect("another");
    table.sees(Viewer::Seat(other), |view| view.worlds == Worlds::ANY);

    let mut table = scout(Honor, Star::Luy.space(), galactic);
    fly(&mut table, Honor, "XSW", |_| true);
    table.choose(owner, Choice::Snapshot(false)).expect(|state| holder(state, Medal::Galactic) == Some(Honor));
}

// Rule: I2c
// Rule: medal-galactic
#[test]
fn a_lens_that_looks_at_a_star_beyond_gives_the_medal_without_a_question() {
    let mut table = scout(Honor, Star::Pro.space(), |_| {});
    fly(&mut table, Honor, "R15-01", |_| true);
    table.expect(|state| holder(state, Medal::Galactic) == Some(Honor));
}

// Rule: DP-24
#[test]
fn by_default_an_ultralight_looks_for_what_is_unexplored() {
    let table = scout(Unity, at::SOL, |_| {});
    let ask = table.play().asks().iter().find(|ask| ask.must).expect("an ask").clone();
    let first = <interstellar::Interstellar as orrery_core::Asking>::fallback(table.play().state(), &ask);
    // The nearest lens that shows something: all four exits of Sol are lenses, and two of them look at stars.
    assert_eq!(first, Choice::Ultralight(Space::named("R01-01").expect("a space")));
}

// Rule: RUL-129
// Rule: DP-43
#[test]
fn the_surveyor_may_have_a_chit_drawn_anew() {
    let wise = |state: &mut State| {
        seat_in(state, Authority.amazon(), Slot::LifeSupport);
        state.public.people.0[Authority.amazon().index()].age = Age::Six;
    };
    let mut table = scout(Unity, Star::Uvc.space(), wise);
    fly(&mut table, Unity, "UVC", |state| state.public.sky.chit(ChitPlace::Air(planet("UVC-g"))) == chit("red-none"));
    let seat = table.play().state().public.player(Authority);
    table.expect(|state| holder(state, Medal::Ultralight).is_none());
    table.choose_lucky(seat, Choice::Survey(Look::Air(planet("UVC-g"))), |state| {
        state.public.sky.is_goldilocks(planet("UVC-g"))
    });
    table.expect(|state| holder(state, Medal::Ultralight) == Some(Unity));
}

// Rule: D5f
// Rule: RUL-22
// Rule: I1b
// EX-I1b
#[test]
fn the_ship_explores_the_star_it_enters() {
    let mut table = at_helm(|state| {
        let before = Space::named("R24-10").expect("a space");
        place_ship(state, before, Space::named("R24-09").expect("a space"), 1);
        state.public.commanding = Equality;
        // A debris disc, and nothing may happen.
        state.public.dozyear.plasma = 6;
    });
    let seat = seat_of(&table);
    table.choose_lucky(seat, Choice::Helm(Order::Fly), |state| {
        let sky = &state.public.sky;
        let is = |place, id| sky.chit(place) == chit(id);
        is(ChitPlace::Air(planet("TAU-g")), "yellow-none") && is(ChitPlace::Water(WaterPlace::Tau), "water-moon-2")
    });
    table.expect(|state| !state.public.sky.exists(planet("TAU-g")) && state.public.sky.exists(planet("TAU-m")));
    table.expect(|state| holder(state, Medal::Ultralight).is_none());
}

// Rule: I1a
// Rule: I6a
// Rule: B11a
// Rule: B11b
// EX-I6a
#[test]
fn the_icon_says_which_troglodyte_exists() {
    let sky = sky(Star::Ind, &[("IND-g", "yellow-none")], &[("w-IND", "water-carbon-1")]);
    let exists = |id| sky.exists(planet(id));
    assert_eq!((exists("IND-g"), exists("IND-m"), exists("IND-b")), (false, false, true));
}

// Rule: I5a
// Rule: I5b
// Rule: I5d
// Rule: RUL-70
// Rule: K-Goldilocks
// EX-I5b
#[test]
fn water_and_right_stuff_make_a_goldilocks_habitable() {
    let sky = sky(Star::Bar, &[("BAR-g", "red-1-1")], &[("w-BAR", "water-moon-1")]);
    let planet = planet("BAR-g");
    assert_eq!((sky.hydration(planet), sky.finds(Star::Bar).count()), (2, 0));
    let habitable = |goo, nuggets| sky.is_habitable(planet, Stuff { goo, nuggets });
    assert_eq!((habitable(1, 1), habitable(1, 0), habitable(0, 1)), (true, false, false));
}

// Rule: I5a
// EX-I3b
#[test]
fn a_printed_drop_alone_leaves_a_desert() {
    let sky = sky(Star::Tau, &[("TAU-g", "yellow-1-0")], &[("w-TAU", "water-moon-0")]);
    assert_eq!(sky.hydration(planet("TAU-g")), 1);
    assert!(!sky.is_habitable(planet("TAU-g"), Stuff { goo: 3, nuggets: 3 }));
}

// Rule: I5c
// EX-own-13
#[test]
fn a_living_planet_needs_nothing() {
    let sky = sky(Star::Acn, &[("ACN-g", "yellow-living")], &[("w-ACN", "water-moon-0")]);
    assert_eq!(sky.hydration(planet("ACN-g")), 2);
    assert!(sky.is_habitable(planet("ACN-g"), Stuff::default()));
}

// Rule: C7f
// Rule: RUL-111
// Rule: RUL-151
#[test]
fn the_star_where_the_voyage_starts_counts_as_explored_and_empty() {
    let table = Table::new(orrery_core::Setup::new(1).with("start_star", "CYG"));
    let sky = table.play().state().public.sky;
    assert!(!sky.is_unexplored(Star::Cyg) && sky.is_unexplored(Star::Ran) && !sky.is_unexplored(Star::Sol));
    assert!(!sky.exists(planet("CYG-m")));
}

/// In D4c with everything arranged: the ship has been in Orbit here since the start of the dozyear.
fn end_check(at: Star, arrange: impl FnOnce(&mut State)) -> Table {
    let mut table = in_assignment(|state| {
        let ship = &mut state.public.ship;
        (ship.space, ship.came_from, ship.heading, ship.velocity) = (at.space(), None, None, Velocity::REST);
        (state.public.dozyear.orbit, state.public.dozyear.dropped) = (true, true);
        state.public.players = [0, 0, 1, 1, 2, 2].map(Seat);
        arrange(state);
        ask_to_assign(state, Equality);
    });
    start_work(&mut table);
    table
}

fn barnard(state: &mut State) {
    explored(state, Star::Bar, &[("BAR-g", "red-1-1")], &[("w-BAR", "water-moon-1")]);
}

// Rule: J1a
// Rule: D4c
// Rule: RUL-35
// Rule: K-Landfall
// EX-J1a
#[test]
fn landfall_is_made_where_a_goldilocks_is_habitable() {
    let mut table = end_check(Star::Bar, |state| {
        barnard(state);
        tame(state, Shape::Jar, Authority);
        state.public.nuggets[0] = Lies::Mat(Freedom);
    });
    table.ended("ending-goldilocks").expect(|state| state.public.landfall == Some(planet("BAR-g")));
}

// Rule: RUL-43
// Rule: RUL-74
#[test]
fn a_nugget_at_the_bow_is_no_right_stuff_and_a_ship_that_has_just_come_does_not_land() {
    let mut table = end_check(Star::Bar, |state| {
        barnard(state);
        tame(state, Shape::Jar, Authority);
        state.public.nuggets[0] = Lies::Bow;
    });
    table.expect(|state| state.public.ending.is_none());
    let mut table = end_check(Star::Bar, |state| {
        barnard(state);
        tame(state, Shape::Jar, Authority);
        state.public.nuggets[0] = Lies::Mat(Freedom);
        state.public.dozyear.orbit = false;
    });
    table.expect(|state| state.public.ending.is_none());
}

// Rule: J1b
// Rule: I6b
// Rule: I6d
// Rule: RUL-98
// EX-I6b
#[test]
fn two_species_make_a_cave_a_home() {
    let caves = |state: &mut State| {
        explored(state, Star::Luh, &[], &[("w-LUHa", "water-carbon-1"), ("w-LUHb", "water-moon-1")]);
        tame(state, Shape::Heart, Freedom);
        tame(state, Shape::Triangle, Authority);
    };
    let mut table = end_check(Star::Luh, caves);
    table.ended("ending-troglodyte");
    let public = table.play().state().public;
    let score = interstellar::rules::score::score(&public, Unity, Reality::X);
    assert_eq!((score.people, score.star), (0, 4));
    let mut table = end_check(Star::Luh, |state| {
        caves(state);
        state.public.terms.troglodyte = TroglodyteLandfall::Ordered;
    });
    table.expect(|state| state.public.ending.is_none());
}

fn old_gaia(state: &mut State, age: Age) {
    seat_in(state, Equality.amazon(), Slot::LifeSupport);
    state.public.people.0[Equality.amazon().index()].age = age;
    // She is not at work, and her Avatar is.
    put(state, Worker::avatar(Equality), Post::Trapezoid);
}

// Rule: RUL-99
// Rule: RUL-127
// EX-own-14
// EX-own-34
#[test]
fn the_ecologist_may_count_where_she_alone_decides() {
    let moon = |state: &mut State| {
        explored(
            state,
            Star::Cyg,
            &[("CYG-gA", "yellow-none"), ("CYG-gB", "yellow-none")],
            &[("w-CYGa", "water-moon-1"), ("w-CYGb", "water-moon-2")],
        );
        tame(state, Shape::Jar, Authority);
        old_gaia(state, Age::Eight);
    };
    let mut table = end_check(Star::Cyg, moon);
    table.asked(Seat(2), |decision| matches!(decision, Decision::CountEcologist(_)));
    table.choose(Seat(2), Choice::CountEcologist(false)).expect(|state| state.public.ending.is_none());
    let mut table = end_check(Star::Cyg, moon);
    table.choose(Seat(2), Choice::CountEcologist(true)).ended("ending-troglodyte");

    let mut table = end_check(Star::Prx, |state| {
        explored(state, Star::Prx, &[("PRX-g", "red-2-0")], &[("w-PRX", "water-moon-1")]);
        tame(state, Shape::Jar, Authority);
        old_gaia(state, Age::Six);
    });
    table.choose(Seat(2), Choice::CountEcologist(true)).ended("ending-goldilocks");
}

// EX-own-62
#[test]
fn the_ecologist_is_not_asked_where_the_game_ends_anyway() {
    let mut table = end_check(Star::Cyg, |state| {
        explored(
            state,
            Star::Cyg,
            &[("CYG-gA", "yellow-1-0"), ("CYG-gB", "yellow-none")],
            &[("w-CYGa", "water-moon-2"), ("w-CYGb", "water-moon-2")],
        );
        tame(state, Shape::Jar, Authority);
        old_gaia(state, Age::Eight);
    });
    table.ended("ending-goldilocks");
}

// Rule: I6c
// Rule: DP-46
// Rule: RUL-116
// EX-own-35
#[test]
fn the_commander_chooses_between_a_goldilocks_and_a_cave() {
    let both = |state: &mut State| {
        explored(state, Star::Tau, &[("TAU-g", "yellow-1-0")], &[("w-TAU", "water-moon-1")]);
        tame(state, Shape::Jar, Authority);
        tame(state, Shape::Heart, Authority);
    };
    let settled = |table: &Table| {
        let public = table.play().state().public;
        interstellar::rules::score::score(&public, Unity, Reality::X).people
    };
    let mut table = end_check(Star::Tau, both);
    table.choose(Seat(1), Choice::LandAt(planet("TAU-m"))).ended("ending-troglodyte");
    assert_eq!(settled(&table), 0);
    let mut table = end_check(Star::Tau, both);
    table.choose(Seat(1), Choice::LandAt(planet("TAU-g"))).ended("ending-goldilocks");
    assert_eq!(settled(&table), 8);
}

// Rule: I3c
// Rule: I3-1
// EX-I3c
#[test]
fn a_ship_that_brakes_into_orbit_lands_in_the_next_dozyear() {
    let mut table = at_helm(|state| {
        explored(state, Star::Ran, &[("RAN-g", "yellow-living")], &[("w-RAN", "water-moon-1")]);
        place_ship(state, Space::named("R24-01").expect("a space"), Space::named("R24-02").expect("a space"), 1);
        // The debris disc and the fly-by do no harm.
        (state.public.dozyear.plasma, state.public.ship.charge) = (6, 6);
    });
    let (seat, now) = (seat_of(&table), table.play().state().public.dozyear.number);
    table.choose(seat, Choice::Helm(Order::Fly)).choose(seat, Choice::Brake(true));
    keep_quiet(&mut table);
    table.expect(|state| state.public.ship.is_in_orbit() && state.public.ending.is_none());
    play_to(&mut table, |state| matches!(state.public.frame(), Frame::Over(_)));
    table.ended("ending-goldilocks").expect(|state| state.public.dozyear.number == now + 1);
}

// Rule: K-Orbit
// Rule: J1a
#[test]
fn an_orbit_counts_from_the_next_dozyear() {
    let mut table = in_assignment(|state| {
        explored(state, Star::Bar, &[("BAR-g", "red-living")], &[("w-BAR", "water-moon-1")]);
        place_ship(state, Star::Bar.space(), space("R02-08"), 1);
        state.public.dozyear.orbit = false;
        put(state, av(Individuality), Post::Cell(cell("E-f1")));
    });
    start_work(&mut table);
    let (seat, now) = (helm(&table), table.play().state().public.dozyear.number);
    table.choose(seat, Choice::Burn(Thrust { brake: true, levels: 1 }));
    play_to(&mut table, |state| state.public.ending.is_some());
    table.ended("ending-goldilocks").expect(|state| state.public.dozyear.number == now + 1);
}

// Rule: J1d-2
// Rule: J1d
// Rule: DP-35
// Rule: RUL-37
// Rule: stranded-long
#[test]
fn a_stranded_ship_may_be_given_up_and_is_at_the_sixth_check() {
    let dry = |state: &mut State| state.public.ship.wet = state.public.ship.dry();
    let mut table = end_check(Star::Bar, dry);
    table.asked(Seat(1), |decision| matches!(decision, Decision::Declare(_)));
    table.choose(Seat(1), Choice::Declare(false)).expect(|state| state.public.stranded == 1);
    let mut table = end_check(Star::Bar, dry);
    table.choose(Seat(1), Choice::Declare(true)).ended("ending-stranded");
    let mut table = end_check(Star::Bar, |state| {
        dry(state);
        state.public.stranded = 5;
    });
    table.ended("ending-stranded-long");
    let mut table = end_check(Star::Bar, |state| state.public.stranded = 5);
    table.expect(|state| state.public.ending.is_none() && state.public.stranded == 0);
}

// Rule: J1d-2
#[test]
fn fat_batteries_without_charge_strand_a_ship_and_lean_ones_do_not() {
    let mut table = end_check(Star::Bar, |state| state.public.ship.charge = 2);
    table.asked(Seat(1), |decision| matches!(decision, Decision::Declare(_)));
    let mut table = end_check(Star::Bar, |state| {
        state.public.ship.charge = 2;
        let row = [Blueprint::Wardens, Blueprint::LifeSupport, Blueprint::Jars].map(fat);
        let row: Vec<Part> = row.into_iter().chain([lean(Blueprint::Batteries), fat(Blueprint::Engine)]).collect();
        set_row(state, &row);
    });
    table.expect(|state| state.public.stranded == 0);
}

// Rule: J1c
// Rule: DP-34
#[test]
fn the_game_ends_when_all_agree_to_give_up() {
    let mut table = at_helm(|_| {});
    table.choose(Seat(0), Choice::GiveUp(true)).choose(Seat(1), Choice::GiveUp(true));
    table.choose(Seat(1), Choice::GiveUp(false)).choose(Seat(2), Choice::GiveUp(true));
    table.expect(|state| state.public.ending.is_none());
    table.choose(Seat(1), Choice::GiveUp(true)).ended("ending-agreed").wins(&[]);
}

// Rule: J1c
// Rule: D7j
#[test]
fn agreement_ends_with_the_dozyear() {
    let mut table = at_helm(|_| {});
    table.choose(Seat(0), Choice::GiveUp(true)).choose(Seat(1), Choice::GiveUp(true));
    let now = table.play().state().public.dozyear.number;
    play_to(&mut table, |state| state.public.dozyear.number > now);
    table.choose(Seat(2), Choice::GiveUp(true)).expect(|state| state.public.ending.is_none());
}

// Rule: H5d
// Rule: RUL-64
// Rule: RUL-145
// Rule: no-females
#[test]
fn without_females_the_mission_fails_at_the_end_of_the_phase() {
    let males = |state: &mut State| {
        for of in Ideology::ALL {
            state.public.people.0[of.amazon().index()].place = Place::Dead;
        }
        state.public.commander = Some(Honor.meathead());
        state.public.commanding = Honor;
    };
    // Hermaphroditism is still possible: the card, a nugget and male embryos are there.
    let mut table = end_check(Star::Bar, males);
    table.expect(|state| state.public.ending.is_none());
    let mut table = end_check(Star::Bar, |state| {
        males(state);
        state.public.market.gone.insert(card("JA2"));
    });
    table.ended("ending-no-females").wins(&[]);
}

// Rule: J3g
// Rule: RUL-101
// Rule: A1f
// Rule: no-eve
// EX-own-45
#[test]
fn without_eve_points_do_not_count() {
    let mut table = end_check(Star::Bar, |state| {
        for of in Ideology::ALL {
            state.public.people.0[of.amazon().index()].place = Place::Dead;
        }
        (state.public.commander, state.public.commanding) = (Some(Honor.meathead()), Honor);
        state.public.ship.off_map = true;
    });
    table.ended("ending-no-eve").wins(&[]);
    let outcome = table.play().outcome().expect("an end");
    assert!(outcome.places.iter().all(|place| (place.place, place.score) == (2, 0)));
}
