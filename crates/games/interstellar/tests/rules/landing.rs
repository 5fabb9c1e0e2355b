//! Landing parties, pods and what is done to planets (I3, I4, E2g, E2i).

use crate::common::*;
use interstellar::content::Ideology::*;
use interstellar::content::Star;
use interstellar::content::*;
use interstellar::event::{Event, LandingsShown, Risks, Shown};
use interstellar::questions::*;
use interstellar::rules::score;
use interstellar::state::*;
use orrery_core::{Seat, Viewer};
use orrery_kit::Few;

fn barnard(state: &mut State) {
    explored(state, Star::Bar, &[("BAR-g", "red-1-0")], &[("w-BAR", "water-moon-1")]);
}

/// Two Ideologies each; in D1 before the last Worker is placed.
fn before(arrange: impl FnOnce(&mut State)) -> Table {
    in_assignment(|state| {
        state.public.players = [0, 0, 1, 1, 2, 2].map(Seat);
        ask_to_assign(state, Equality);
        arrange(state);
    })
}

/// The ship has been in Orbit here since the start of the dozyear, and D4 begins with the last librarian.
fn in_orbit(at: Star, arrange: impl FnOnce(&mut State)) -> Table {
    let mut table = before(|state| {
        let ship = &mut state.public.ship;
        (ship.space, ship.came_from, ship.heading, ship.velocity) = (at.space(), None, None, Velocity::REST);
        state.public.dozyear.orbit = true;
        arrange(state);
    });
    start_work(&mut table);
    table
}

fn choose_entry(table: &mut Table, entry: Entry) {
    let helm = table.play().state().public.helm();
    table.choose(helm, Choice::NextTask(entry));
}

/// The last librarian's turn comes first.
fn read_on(table: &mut Table) {
    let read = table.play().state().public.market.cards().last().expect("a card");
    choose_entry(table, Entry::Librarian(read));
}

// Rule: I3d
// Rule: DP-22
// Rule: D4a
// Rule: H6f
// Rule: I4a
// Rule: RUL-41
#[test]
fn from_orbit_a_party_drops_without_a_roll() {
    let mut table = in_orbit(Star::Bar, |state| {
        barnard(state);
        seat_in(state, Freedom.amazon(), Slot::LifeSupport);
    });
    choose_entry(&mut table, Entry::Drop);
    for seat in 0..3 {
        table.choose(Seat(seat), Choice::Volunteer(Tiles::NONE));
    }
    let helm = table.play().state().public.helm();
    table.choose(helm, Choice::PickCrew(Crew::Two(Individuality.meathead(), Freedom.amazon())));
    table.expect(|state| {
        let landed = |cyborg| place_of(state, cyborg) == Place::Landed(0);
        landed(Freedom.amazon()) && landed(Individuality.meathead()) && state.public.parties.len() == 1
    });
    table.expect(|state| state.public.parties[0] == Party { planet: planet("BAR-g"), kit: Stuff::default() });
    // Once per dozyear.
    table.refused(helm, Choice::NextTask(Entry::Drop), "table");
}

// Rule: I3d
#[test]
fn nobody_drops_onto_sol() {
    let table = in_orbit(Star::Sol, |_| {});
    let public = table.play().state().public;
    assert!(!public.may_drop());
}

// Rule: DP-23
// Rule: I4b
#[test]
fn volunteers_are_a_secret_until_all_are_named() {
    let mut table = in_orbit(Star::Bar, barnard);
    choose_entry(&mut table, Entry::Drop);
    let offer = Tiles::NONE.with(Freedom.amazon());
    table.refused(Seat(0), Choice::Volunteer(Tiles::NONE.with(Honor.amazon())), "I4b");
    table.choose(Seat(0), Choice::Volunteer(offer));
    let offered = |shown: &[Shown]| {
        shown.iter().find_map(|fact| match fact {
            Shown::Landings(LandingsShown::Volunteered { who, .. }) => Some(*who),
            _ => None,
        })
    };
    table.shown(Viewer::Seat(Seat(1)), |shown| offered(shown) == Some(None));
    table.shown(Viewer::Seat(Seat(0)), |shown| offered(shown) == Some(Some(offer)));
    table.sees(Viewer::Seat(Seat(0)), |view| view.volunteers == offer);
    table.sees(Viewer::Seat(Seat(2)), |view| view.volunteers == Tiles::NONE);
    table.choose(Seat(1), Choice::Volunteer(Tiles::NONE)).choose(Seat(2), Choice::Volunteer(Tiles::NONE));
    table.expect(|state| state.public.landing.is_some_and(|landing| landing.offered == offer));
}

/// A pod card is about to be rolled for on this mat, with an Avatar of `engineer` on it.
fn pod(id: &str, engineer: Ideology, arrange: impl FnOnce(&mut State)) -> Table {
    let mut table = before(|state| {
        let cards = Few::of([card(id)]).expect("room");
        state.public.mats[Honor.index()].cards[Slot::Jars.index()] = cards;
        state.public.market.unseen.remove(card(id));
        state
            .public
            .market
            .columns
            .iter_mut()
            .flatten()
            .filter(|one| **one == Some(card(id)))
            .for_each(|one| *one = None);
        put(state, Worker::avatar(engineer), Post::Workcell(card(id)));
        put(state, Worker::avatar(Individuality), Post::Cell(cell("E-f1")));
        arrange(state);
    });
    start_lucky(&mut table, |state| state.public.roll.is_some_and(|roll| !roll.successes.is_empty()));
    let seat = player(&table, engineer);
    table.choose(seat, Choice::Accept(true));
    table
}

fn offer(table: &mut Table, offers: [&[Cyborg]; 3]) {
    for (seat, offered) in Seat::all(3).zip(offers) {
        let asked = table.play().asks().of(seat).any(|ask| matches!(ask.decision, Decision::Volunteer(_)));
        if asked {
            table.choose(seat, Choice::Volunteer(offered.iter().copied().collect()));
        }
    }
}

// Rule: I4-1
// Rule: I4c
// Rule: I4c-2
// Rule: I4d
// Rule: RUL-40
// Rule: RUL-122
// Rule: RUL-87
// Rule: K-Bailout
// Rule: K-Pod
// Rule: LANDING_PARTY
// EX-own-56
#[test]
fn the_chief_engineers_volunteer_goes_and_the_commander_names_the_star() {
    let mut table = pod("EN3", Freedom, |state| {
        place_ship(state, space("R16-06"), space("R16-05"), 3);
        for (cyborg, slot) in [(Freedom.meathead(), Slot::LifeSupport), (Unity.amazon(), Slot::LifeSupport)] {
            seat_in(state, cyborg, slot);
        }
        seat_in(state, Unity.meathead(), Slot::Jars);
        seat_in(state, Honor.amazon(), Slot::LifeSupport);
        state.public.people.0[Honor.meathead().index()].place = Place::Embryo;
        (state.public.commander, state.public.commanding) = (Some(Honor.amazon()), Honor);
    });
    offer(&mut table, [&[Freedom.meathead()], &[Unity.amazon(), Unity.meathead()], &[]]);
    // The crew was the only legal one, so nobody was asked.
    let helm = table.play().state().public.helm();
    table.expect(|state| {
        let crew = Tiles::NONE.with(Freedom.meathead()).with(Unity.amazon());
        state.public.landing.is_some_and(|landing| landing.members == crew)
    });
    table.refused(helm, Choice::NameStar(at::SOL), "I4-1");
    table.asked(helm, |decision| matches!(decision, Decision::NameStar(_)));
    assert_eq!(table.play().state().public.pod_targets(), [Star::Prx, Star::Acn]);
    table.choose_lucky(helm, Choice::NameStar(at::PRX), |state| state.public.parties.len() == 1);
    table.expect(|state| {
        let landed = |cyborg| place_of(state, cyborg) == Place::Landed(0);
        landed(Freedom.meathead()) && landed(Unity.amazon()) && state.public.sky.explored.contains(Star::Prx)
    });
    // I4d: at speed there is a roll.
    let rolled = |event: &Event| matches!(event, Event::Risks(Risks::Rolled { risk: Risk::Bailout, .. }));
    table.happened(|events| events.iter().filter(|event| rolled(event)).count() == 1);
}

// Rule: I4b
// Rule: I4c-1
// EX-own-57
#[test]
fn without_amazons_two_meatheads_go_and_without_anybody_nothing_is_paid() {
    let alone = |state: &mut State| {
        place_ship(state, space("R16-06"), space("R16-05"), 2);
        for of in Ideology::ALL {
            of.pair().iter().for_each(|cyborg| state.public.people.0[cyborg.index()].place = Place::Dead);
        }
        seat_in(state, Unity.amazon(), Slot::LifeSupport);
        for cyborg in [Freedom.meathead(), Honor.meathead(), Authority.meathead()] {
            state.public.people.0[cyborg.index()].place = Place::Hibernating;
        }
        state.public.ship.charge = 6;
    };
    let mut table = pod("BA3", Freedom, alone);
    table.expect(|state| state.public.ship.charge == 3);
    offer(&mut table, [&[], &[], &[]]);
    table.expect(|state| {
        let crews = state.public.crews(&state.public.landing.expect("a landing"));
        crews.len() == 3 && crews.iter().all(|crew| crew.tiles().len() == 2)
    });
    let mut table = pod("BA3", Freedom, |state| {
        alone(state);
        for cyborg in [Freedom.meathead(), Honor.meathead(), Authority.meathead()] {
            state.public.people.0[cyborg.index()].place = Place::Dead;
        }
        // A Commander who is not the last human cannot go: another one is a landed pioneer, so she is the last on board.
        state.public.people.0[Equality.amazon().index()].place = Place::Newborn(Slot::LifeSupport);
        state.public.commander = Some(Equality.amazon());
        state.public.people.0[Unity.amazon().index()].place = Place::Dead;
    });
    // The last human may go, even the Commander.
    table.expect(|state| state.public.ship.charge == 3 && state.public.landing.is_some());
    play_to(&mut table, |state| state.public.ending.is_some());
}

// Rule: H1c
// Rule: I4c-1
#[test]
fn a_faster_ship_needs_more_charge_for_a_sail() {
    let can = |(velocity, charge): (u8, u8)| {
        let mut table = table(3);
        table.arrange(|state| (state.public.ship.velocity, state.public.ship.charge) = (Velocity(velocity), charge));
        table.play().state().public.allows(Condition::ChargeVelocity)
    };
    assert_eq!([(0, 1), (0, 2), (3, 4), (3, 5)].map(can), [false, true, false, true]);
}

// Rule: H6f
// Rule: I4e
// Rule: I4f
// Rule: RUL-42
// EX-H6f
// EX-I4f
#[test]
fn a_cave_is_a_home_only_with_two_species() {
    let pioneers = |species: u8| {
        let mut table = at_helm(|state| {
            explored(
                state,
                Star::Cyg,
                &[("CYG-gA", "yellow-none"), ("CYG-gB", "yellow-none")],
                &[("w-CYGa", "water-moon-1"), ("w-CYGb", "water-moon-2")],
            );
            state.public.parties.push(Party { planet: planet("CYG-m"), kit: Stuff { goo: 1, nuggets: 0 } });
            let elder = &mut state.public.people.0[Freedom.amazon().index()];
            (elder.place, elder.age) = (Place::Landed(0), Age::Seven);
            Shape::ALL.into_iter().take(species.into()).for_each(|shape| tame(state, shape, Authority));
            place_ship(state, space("R16-01"), space("R16-02"), 1);
        });
        let helm = seat_of(&table);
        // Home again, which ends the game.
        table.choose(helm, Choice::Helm(Order::Fly)).ended("ending-home");
        table
    };
    pioneers(1).expect(|state| place_of(state, Freedom.amazon()) == Place::Dead);
    let mut table = pioneers(2);
    table.expect(|state| place_of(state, Freedom.amazon()) == Place::Landed(0));
    table.expect(|state| state.public.seeds == Ideologies::NONE.with(Freedom));
    let score = score::score(&table.play().state().public, Freedom, Reality::X);
    assert_eq!((score.people, score.medals), (0, 6));
}

// Rule: I4f
// Rule: B12g
#[test]
fn a_planet_with_two_parties_gives_no_medals_and_there_are_four_at_most() {
    let landed = |state: &mut State, id: &str, who: [Cyborg; 2]| {
        let number = state.public.parties.len() as u8;
        state.public.parties.push(Party { planet: planet(id), kit: Stuff { goo: 1, nuggets: 0 } });
        who.iter().for_each(|cyborg| state.public.people.0[cyborg.index()].place = Place::Landed(number));
    };
    let worlds = |state: &mut State| {
        barnard(state);
        explored(state, Star::Prx, &[("PRX-g", "red-living")], &[("w-PRX", "water-moon-1")]);
        explored(state, Star::Acn, &[("ACN-g", "yellow-living")], &[("w-ACN", "water-moon-1")]);
        place_ship(state, space("R16-01"), space("R16-02"), 1);
        // Somebody must stay on board.
        state.public.people.0[Equality.meathead().index()].place = Place::Hibernating;
    };
    let mut table = at_helm(|state| {
        worlds(state);
        landed(state, "BAR-g", [Individuality.amazon(), Freedom.meathead()]);
        landed(state, "BAR-g", [Honor.amazon(), Unity.meathead()]);
        landed(state, "PRX-g", [Authority.meathead(), Individuality.meathead()]);
    });
    let helm = seat_of(&table);
    table.choose(helm, Choice::Helm(Order::Fly)).expect(|state| state.public.seeds.is_empty());
    let mut table = at_helm(|state| {
        worlds(state);
        landed(state, "BAR-g", [Individuality.amazon(), Freedom.meathead()]);
        landed(state, "PRX-g", [Honor.amazon(), Unity.meathead()]);
        landed(state, "ACN-g", [Authority.amazon(), Freedom.amazon()]);
    });
    let helm = seat_of(&table);
    table.choose(helm, Choice::Helm(Order::Fly));
    let four: Ideologies = [Individuality, Freedom, Honor, Unity].into_iter().collect();
    table.expect(|state| state.public.seeds == four);
}

// Rule: F5c
// Rule: RUL-61
// Rule: RUL-100
// Rule: all-landed
// Rule: no-humans
// EX-own-36
#[test]
fn a_ship_without_humans_ends_the_game_and_landed_females_make_it_count() {
    let deserted = |goo: bool| {
        let mut table = at_helm(|state| {
            barnard(state);
            state.public.parties.push(Party { planet: planet("BAR-g"), kit: Stuff::default() });
            for of in Ideology::ALL {
                of.pair().iter().for_each(|cyborg| state.public.people.0[cyborg.index()].place = Place::Dead);
            }
            state.public.people.0[Freedom.amazon().index()].place = Place::Landed(0);
            state.public.people.0[Unity.meathead().index()].place = Place::Hibernating;
            if goo {
                tame(state, Shape::Jar, Authority);
            }
        });
        let helm = seat_of(&table);
        // The Jars are thrown overboard with the last human in them.
        table.choose(helm, Choice::Helm(Order::Jettison(Tile::Section(Blueprint::Jars))));
        table
    };
    deserted(true).ended("ending-all-landed");
    deserted(false).ended("ending-no-humans").wins(&[]);
}

// Rule: F5c
// Rule: RUL-145
// Rule: no-humans
/// 4.7: what happens at once comes before the end of the phase.
#[test]
fn the_death_of_the_last_human_in_d6_is_no_mere_lack_of_females() {
    let mut table = at_helm(|state| {
        for of in Ideology::ALL {
            of.pair().iter().for_each(|cyborg| state.public.people.0[cyborg.index()].place = Place::Dead);
        }
        seat_in(state, Unity.amazon(), Slot::LifeSupport);
        state.public.people.0[Unity.amazon().index()].age = Age::Eight;
        (state.public.commander, state.public.commanding) = (Some(Unity.amazon()), Unity);
        ask_at_helm(state);
    });
    let seat = helm(&table);
    table.choose_lucky(seat, Choice::Helm(Order::Fly), |state| place_of(state, Unity.amazon()) == Place::Dead);
    table.ended("ending-no-humans");
}

// Rule: E2g
// Rule: E4i
// Rule: I4c-3
// Rule: RUL-136
#[test]
fn the_jars_leave_with_everybody_in_them() {
    let mut table = in_orbit(Star::Bar, |state| {
        barnard(state);
        let row = [fat(Blueprint::Wardens), fat(Blueprint::LifeSupport), lean(Blueprint::Jars)];
        let row: Vec<Part> = row.into_iter().chain([Blueprint::Batteries, Blueprint::Engine].map(fat)).collect();
        set_row(state, &row);
        put(state, Worker::avatar(Freedom), Post::Cell(cell("J-l2")));
        seat_in(state, Unity.amazon(), Slot::Jars);
        seat_in(state, Authority.amazon(), Slot::Jars);
        state.public.dozyear.dropped = true;
    });
    choose_entry(&mut table, Entry::Cell(cell("J-l2")));
    let seat = player(&table, Freedom);
    table.choose(seat, Choice::TaskOf(Doing::Go));
    table.expect(|state| {
        let landed = |cyborg| matches!(place_of(state, cyborg), Place::Landed(0));
        landed(Authority.amazon()) && landed(Freedom.amazon()) && landed(Equality.meathead())
    });
    // The Commander has moved to the slot beside.
    table.expect(|state| place_of(state, Unity.amazon()) == Place::Awake(Slot::LifeSupport));
    table.expect(|state| !state.public.ship.has(Tile::Section(Blueprint::Jars)) && state.public.ship.charge == 1);
    table.expect(|state| place_of(state, Honor.meathead()) == Place::Awake(Slot::LifeSupport));
}

// Rule: I3b
// Rule: E2i
// Rule: RUL-131
// Rule: RUL-104
#[test]
fn a_dropstone_brings_water_for_the_batteries() {
    let mut table = in_orbit(Star::Tau, |state| {
        explored(state, Star::Tau, &[("TAU-g", "yellow-1-0")], &[("w-TAU", "water-moon-0")]);
        let row = [Blueprint::Wardens, Blueprint::LifeSupport, Blueprint::Jars].map(fat);
        let row: Vec<Part> = row.into_iter().chain([lean(Blueprint::Batteries), fat(Blueprint::Engine)]).collect();
        set_row(state, &row);
        put(state, Worker::avatar(Freedom), Post::Cell(cell("B-l2")));
        state.public.dozyear.dropped = true;
    });
    choose_entry(&mut table, Entry::Cell(cell("B-l2")));
    let seat = player(&table, Freedom);
    table.choose(seat, Choice::TaskOf(Doing::Planet(planet("TAU-g"))));
    table.expect(|state| !state.public.ship.has(Tile::Section(Blueprint::Batteries)));
    table.expect(|state| {
        let sky = &state.public.sky;
        (sky.hydration(planet("TAU-g")), sky.coming_hydration(planet("TAU-g"))) == (1, 2)
    });
    play_to(&mut table, |state| state.public.dozyear.number > 1 && state.public.sky.coming.is_empty());
    table.expect(|state| state.public.sky.hydration(planet("TAU-g")) == 2);
}

// Rule: D3-2
// EX-own-66
#[test]
fn no_second_drop_is_brought_where_one_on_its_way_is_enough() {
    let table = in_orbit(Star::Tau, |state| {
        explored(state, Star::Tau, &[("TAU-g", "yellow-1-0")], &[("w-TAU", "water-moon-0")]);
    });
    let mut public = table.play().state().public;
    assert_eq!(public.deserts_here().count(), 1);
    public.sky.coming.push(planet("TAU-g"));
    assert_eq!(public.deserts_here().count(), 0);
}

// Rule: I3a
// Rule: RUL-49
// Rule: RUL-84
// EX-own-23
// EX-own-27
#[test]
fn a_zeppelin_brings_a_shield_and_fuel() {
    let moored = |arrange: fn(&mut State)| {
        let mut table = in_orbit(Star::Ran, |state| {
            explored(state, Star::Ran, &[("RAN-g", "yellow-none")], &[("w-RAN", "water-phoenix-1")]);
            tame(state, Shape::Jar, Authority);
            let row = [lean(Blueprint::Wardens), fat(Blueprint::LifeSupport), fat(Blueprint::Jars)];
            let row: Vec<Part> = row.into_iter().chain([Blueprint::Batteries, Blueprint::Engine].map(fat)).collect();
            set_row(state, &row);
            put(state, Worker::avatar(Freedom), Post::Cell(cell("W-l2")));
            state.public.dozyear.dropped = true;
            arrange(state);
        });
        choose_entry(&mut table, Entry::Cell(cell("W-l2")));
        table
    };
    let mut table = moored(|state| (state.public.ship.wet, state.public.ship.charge) = (Position(5), 4));
    let seat = player(&table, Freedom);
    table.choose(seat, Choice::TaskOf(Doing::Dustbug(Launch::Zeppelin(Honor))));
    table.expect(|state| {
        let ship = &state.public.ship;
        ship.foremost() == Some(Tile::Shield(Honor)) && (ship.wet, ship.charge) == (Position(6), 3)
    });
    let mut table = moored(|state| {
        let row = [Blueprint::Wardens, Blueprint::LifeSupport].map(lean);
        let row: Vec<Part> = row.into_iter().chain([lean(Blueprint::Jars), fat(Blueprint::Batteries)]).collect();
        set_row(state, &row.into_iter().chain([fat(Blueprint::Engine)]).collect::<Vec<_>>());
        assert_eq!((state.public.ship.mass(), state.public.ship.dry()), (7, Position(2)));
        state.public.ship.wet = Position(2);
    });
    table.choose(seat, Choice::TaskOf(Doing::Dustbug(Launch::Zeppelin(Authority))));
    table.expect(|state| (state.public.ship.wet, state.public.ship.levels()) == (Position(4), 1));
}

// Rule: I4g
// Rule: RUL-132
// EX-own-53
// Rule: medal-panspermia
#[test]
fn a_dustbug_protects_or_sows() {
    let near = |state: &mut State| {
        explored(state, Star::Ran, &[("RAN-g", "yellow-1-0")], &[("w-RAN", "water-moon-1")]);
        place_ship(state, space("R21-10"), space("R21-09"), 1);
        let row = [lean(Blueprint::Wardens), fat(Blueprint::LifeSupport), fat(Blueprint::Jars)];
        let row: Vec<Part> = row.into_iter().chain([Blueprint::Batteries, Blueprint::Engine].map(fat)).collect();
        set_row(state, &row);
        put(state, Worker::avatar(Freedom), Post::Cell(cell("W-l2")));
    };
    let launch = |launch: Launch| {
        let mut table = before(near);
        start_work(&mut table);
        choose_entry(&mut table, Entry::Cell(cell("W-l2")));
        let seat = player(&table, Freedom);
        table.choose(seat, Choice::TaskOf(Doing::Dustbug(launch)));
        table
    };
    let mut table = launch(Launch::Guard(at::RAN));
    table.expect(|state| state.public.dustbugs.contains(&Some(at::RAN)));
    let mut table = launch(Launch::Sow(at::RAN));
    table.expect(|state| {
        state.public.dustbugs == [None; 2] && state.public.medals[Medal::Panspermia.index()] == Some(Freedom)
    });
}

// Rule: E2d
// Rule: RUL-94
#[test]
fn an_outbreak_may_be_made_on_purpose() {
    let mut table = before(|state| {
        let row = [fat(Blueprint::Wardens), lean(Blueprint::LifeSupport), fat(Blueprint::Jars)];
        let row: Vec<Part> = row.into_iter().chain([Blueprint::Batteries, Blueprint::Engine].map(fat)).collect();
        set_row(state, &row);
        put(state, Worker::avatar(Freedom), Post::Cell(cell("L-l2")));
        state.public.mats[Honor.index()].cards[Slot::Jars.index()] = Few::of([card("LS3"), card("JA7")]).expect("room");
        tame(state, Shape::Jar, Authority);
    });
    start_work(&mut table);
    choose_entry(&mut table, Entry::Cell(cell("L-l2")));
    let seat = player(&table, Freedom);
    table.refused(seat, Choice::TaskOf(Doing::Card(card("JA7"))), "table");
    table.choose(seat, Choice::TaskOf(Doing::Card(card("LS3"))));
    table.expect(|state| state.public.goo[Shape::Heart.index()] == Goo::Card(card("LS3")));
}

// Rule: J1b
// Rule: RUL-98
#[test]
fn a_cave_may_be_ordered_where_that_was_agreed() {
    let mut table = in_orbit(Star::Luh, |state| {
        explored(state, Star::Luh, &[], &[("w-LUHa", "water-carbon-1"), ("w-LUHb", "water-moon-1")]);
        tame(state, Shape::Heart, Freedom);
        tame(state, Shape::Triangle, Authority);
        state.public.terms.troglodyte = TroglodyteLandfall::Ordered;
        state.public.dozyear.dropped = true;
    });
    read_on(&mut table);
    choose_entry(&mut table, Entry::Caves);
    table.ended("ending-troglodyte");
}
