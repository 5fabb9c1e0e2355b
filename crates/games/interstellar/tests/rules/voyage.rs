//! The complete game on paper (6.3), as far as it goes without marriages: its first dozyear, and the landing.

use crate::common::*;
use interstellar::content::Ideology::*;
use interstellar::content::Star;
use interstellar::content::*;
use interstellar::questions::*;
use interstellar::rules::score::{self, Rating};
use interstellar::state::*;
use orrery_core::Seat;
use orrery_kit::Few;

const P1: Seat = Seat(0);
const P2: Seat = Seat(1);
const P3: Seat = Seat(2);

fn space(id: &str) -> Space {
    Space::named(id).expect("a space")
}

fn av(of: Ideology) -> Worker {
    Worker::avatar(of)
}

fn stress(state: &State) -> [u8; 6] {
    Ideology::ALL.map(|of| state.public.mat(of).stress)
}

fn ages(state: &State, cyborgs: &[Cyborg]) -> Vec<u8> {
    cyborgs.iter().map(|cyborg| state.public.person(*cyborg).age.number()).collect()
}

fn put_to(worker: Worker, id: &str) -> Choice {
    Choice::Assign(Placing::Cell(worker, cell(id)))
}

/// What is known of 61 Cygni after the first dozyear.
fn cygni() -> [(ChitPlace, Option<Chit>); 4] {
    [
        (ChitPlace::Air(planet("CYG-gA")), chit("yellow-1-0")),
        (ChitPlace::Water(WaterPlace::CygA), chit("water-moon-1")),
        (ChitPlace::Air(planet("CYG-gB")), chit("yellow-none")),
        (ChitPlace::Water(WaterPlace::CygB), chit("water-moon-2")),
    ]
}

/// Three players, two Ideologies each; nobody but these is out of the Jars.
fn crew(state: &mut State, awake: &[(Cyborg, Slot, Age)]) {
    let public = &mut state.public;
    public.players = [0, 0, 1, 1, 2, 2].map(Seat);
    public.people.0.iter_mut().take(12).for_each(|person| *person = Person { place: Place::Embryo, ..Person::NOBODY });
    public.workers.0 = Default::default();
    for (cyborg, slot, age) in awake {
        seat_in(state, *cyborg, *slot);
        state.public.people.0[cyborg.index()].age = *age;
        put(state, Worker::of(*cyborg), Post::Trapezoid);
    }
    for of in Ideology::ALL.into_iter().filter(|of| !state.public.is_awake(*of)).collect::<Vec<_>>() {
        put(state, av(of), Post::Trapezoid);
    }
}

fn lay_market(state: &mut State) {
    let rows = [
        ["EN8", "EN4", "EN7"],
        ["BA2", "BA4", "BA7"],
        ["JA7", "JA3", "JA8"],
        ["LS3", "LS5", "LS9"],
        ["WA6", "WA9", "WA3"],
    ];
    let market = &mut state.public.market;
    market.columns = rows.map(|column| column.map(|id| Some(card(id))));
    let laid: Vec<Workcell> = market.cards().collect();
    market.unseen = Workcell::all().filter(|one| !laid.contains(one)).collect();
}

/// The first dozyear up to D3: Tomoe commands, Brokkr is First Officer, and the ship heads for 61 Cygni.
fn first_dozyear() -> Table {
    let mut table = table(3);
    play_until(&mut table, |decision| matches!(decision, Decision::Assign(_)));
    table.arrange(|state| {
        crew(
            state,
            &[(Honor.amazon(), Slot::LifeSupport, Age::One), (Freedom.meathead(), Slot::LifeSupport, Age::One)],
        );
        (state.public.commander, state.public.commanding) = (Some(Honor.amazon()), Honor);
        state.secret.faces = Faces([Reality::O, Reality::X, Reality::O]);
        state.public.ship.heading = Some(space("R01-01"));
        lay_market(state);
        ask_to_assign(state, Individuality);
    });
    let brokkr = Worker::of(Freedom.meathead());
    table.choose(P1, put_to(av(Individuality), "E-f1"));
    table.choose(P1, Choice::Assign(Placing::Research(brokkr, card("EN8"), Freedom)));
    table.choose(P2, Choice::Assign(Placing::Pregnancy(Honor.amazon())));
    table.choose(P2, put_to(av(Unity), "L-f1")).choose(P3, put_to(av(Authority), "B-f1"));
    table.choose(P3, Choice::Assign(Placing::Workcell(av(Equality), card("EN8"))));
    order_nothing(&mut table);
    table
}

// Rule: D-1
// Rule: A2a
#[test]
fn the_first_dozyear_goes_as_written() {
    let mut table = first_dozyear();
    let brokkr = Worker::of(Freedom.meathead());
    table.choose_lucky(P2, Choice::NextTask(Entry::Workcell(card("EN8"))), |state| {
        state.public.roll.is_some_and(|roll| (roll.die(brokkr), roll.die(av(Equality))) == (3, 1))
    });
    table.choose(P3, Choice::Accept(true)).choose(P3, Choice::AddShield(Added::Shield(Equality)));
    let asked = |state: &State| matches!(state.public.frame(), Frame::Ask { question: Decision::Child(_), .. });
    table.choose(P2, Choice::Reassign(Sent::Cell(cell("E-l1"))));
    table.choose_lucky(P3, Choice::Rehome(Home::Stay), asked);
    table.expect(|state| state.public.mat(Freedom).human.contains(Shape::Triangle));
    table.choose(P2, Choice::Child(Unity.amazon())).choose(P2, Choice::Nursery(Slot::LifeSupport));
    table.choose(P2, Choice::Burn(Thrust { brake: false, levels: 1 }));
    table.choose(P2, Choice::NextTask(Entry::Cell(cell("L-f1")))).expect(|state| state.public.ship.charge == 5);
    table.choose(P2, Choice::TaskOf(Doing::Go));
    table.expect(|state| (state.public.ship.charge, state.public.ship.wet.mass()) == (6, 130));
    table.choose_lucky(P2, Choice::Ultralight(space("R06-01")), |state| {
        cygni().iter().all(|(place, chit)| state.public.sky.chit(*place) == *chit)
    });
    table.expect(|state| state.public.medals[Medal::Ultralight.index()] == Some(Unity));
    table.choose(P2, Choice::Helm(Order::TurnAlert)).choose(P2, Choice::Helm(Order::Fly));
    table.choose(P2, Choice::Brake(false));
    table.expect(|state| {
        let sky = &state.public.sky;
        state.public.dozyear.number == 2
            && stress(state) == [0, 1, 1, 0, 0, 0]
            && state.public.ship.space == space("R01-01")
            && ages(state, &[Honor.amazon(), Freedom.meathead(), Unity.amazon()]) == [2, 2, 1]
            && sky.hydration(planet("CYG-gA")) == 1
            && sky.exists(planet("CYG-m"))
            && state.public.alert == Alert::Yellow
    });
}

fn learn(state: &mut State, of: Ideology, shapes: &[Shape]) {
    state.public.mats[of.index()].human = shapes.iter().copied().collect();
}

fn show(state: &mut State, of: Ideology, cards: &[&str]) {
    let cards: Few<Workcell, 2> = Few::of(cards.iter().map(|id| card(id))).expect("room");
    state.public.mats[of.index()].cards[Slot::Jars.index()] = cards;
    for card in cards.iter() {
        state.public.market.unseen.remove(*card);
        let places = state.public.market.columns.iter_mut().flatten();
        places.filter(|place| **place == Some(*card)).for_each(|place| *place = None);
    }
}

/// The eleventh dozyear begins in Orbit round 61 Cygni.
fn eleventh_dozyear() -> Table {
    use Shape::{Battery, Heart, Hexagon, Jar, Triangle};
    let mut table = table(3);
    play_until(&mut table, |decision| matches!(decision, Decision::Assign(_)));
    table.arrange(|state| {
        crew(
            state,
            &[
                (Individuality.meathead(), Slot::LifeSupport, Age::Seven),
                (Freedom.amazon(), Slot::Shield, Age::Six),
                (Authority.amazon(), Slot::LifeSupport, Age::Two),
                (Equality.amazon(), Slot::LifeSupport, Age::Eight),
                (Equality.meathead(), Slot::Shield, Age::Four),
            ],
        );
        let brokkr = &mut state.public.people.0[Freedom.meathead().index()];
        (brokkr.place, brokkr.age) = (Place::Hibernating, Age::Seven);
        for dead in [Honor.amazon(), Unity.amazon()] {
            state.public.people.0[dead.index()].place = Place::Dead;
        }
        (state.public.commander, state.public.commanding) = (Some(Equality.amazon()), Equality);
        lay_market(state);
        show(state, Individuality, &["WA6"]);
        show(state, Freedom, &["EN8", "BA2"]);
        show(state, Honor, &["LS3"]);
        show(state, Unity, &["JA7"]);
        show(state, Equality, &["BA4"]);
        learn(state, Individuality, &[Triangle, Hexagon, Battery, Heart]);
        learn(state, Freedom, &[Triangle, Battery, Jar, Hexagon, Heart]);
        learn(state, Honor, &[Battery, Heart, Hexagon]);
        learn(state, Unity, &[Jar, Heart, Hexagon]);
        learn(state, Authority, &[Battery]);
        learn(state, Equality, &[Jar, Battery, Hexagon]);
        state.public.goo[Jar.index()] = Goo::Mat(Authority);
        state.public.medals[Medal::Ultralight.index()] = Some(Unity);
        state.public.medals[Medal::PaleBlueDot.index()] = Some(Equality);
        state.secret.faces = Faces([Reality::O, Reality::X, Reality::O]);
        state.secret.earth_data = EarthData::ALL;
        state.public.earth_data[0] = Some(EarthData::Stadium);
        state.public.earth_data[3] = Some(EarthData::TumourVaccine);
        for (of, stress) in Ideology::ALL.into_iter().zip([2, 3, 0, 0, 2, 2]) {
            state.public.mats[of.index()].stress = stress;
        }
        let hull = [shield(Freedom), shield(Equality)].into_iter();
        let hull = hull.chain([Blueprint::Wardens, Blueprint::LifeSupport, Blueprint::Jars].map(fat));
        set_row(state, &hull.chain([Blueprint::Batteries, Blueprint::Engine].map(lean)).collect::<Vec<_>>());
        let ship = &mut state.public.ship;
        (ship.space, ship.came_from, ship.heading, ship.velocity) = (Star::Cyg.space(), None, None, Velocity::REST);
        (ship.wet, ship.charge) = (Position(3), 6);
        state.public.sky.explored.insert(Star::Cyg);
        for (place, chit) in cygni() {
            match place {
                ChitPlace::Air(planet) => state.public.sky.air.0[planet.index()] = chit,
                ChitPlace::Water(place) => state.public.sky.water.0[place.index()] = chit,
            }
        }
        state.public.dozyear = Dozyear::begun(11, true);
        state.public.stranded = 1;
        ask_to_assign(state, Individuality);
    });
    table
}

fn read(table: &mut Table, seat: Seat, worker: Worker) {
    let card = card("EN4");
    table.choose(seat, Choice::Assign(Placing::Librarian(worker, card)));
}

// Rule: J1a
// Rule: J2d
// Rule: RUL-99
#[test]
fn the_last_two_dozyears_end_in_a_marginal_victory() {
    let mut table = eleventh_dozyear();
    read(&mut table, P1, Worker::of(Individuality.meathead()));
    read(&mut table, P1, Worker::of(Freedom.amazon()));
    table.choose(P2, put_to(av(Honor), "B-l2"));
    read(&mut table, P2, av(Unity));
    read(&mut table, P3, Worker::of(Authority.amazon()));
    read(&mut table, P3, Worker::of(Equality.amazon()));
    table.choose(P3, Choice::Assign(Placing::Stadium(Worker::of(Equality.meathead()))));
    table.choose(P3, Choice::NextTask(Entry::Cell(cell("B-l2"))));
    table.choose(P2, Choice::TaskOf(Doing::Planet(planet("CYG-gA"))));
    table.expect(|state| {
        let public = &state.public;
        (public.ship.mass(), public.ship.charge) == (9, 0)
            && public.displays().all(|card| card.section() != Blueprint::Batteries)
            && public.market.column(Blueprint::Batteries).iter().all(Option::is_none)
    });
    play_until(&mut table, |decision| matches!(decision, Decision::CountEcologist(_)));
    table.choose(P3, Choice::CountEcologist(false)).choose(P3, Choice::Declare(false));
    table.choose_lucky(P3, Choice::Helm(Order::Fly), |state| {
        let lives = |cyborg: Cyborg| state.public.person(cyborg).is_awake();
        !lives(Individuality.meathead()) && lives(Equality.amazon()) && lives(Freedom.amazon())
    });
    table.expect(|state| {
        let crew = [Equality.amazon(), Freedom.amazon(), Equality.meathead(), Authority.amazon()];
        stress(state) == [1, 4, 0, 0, 3, 1] && ages(state, &crew) == [8, 7, 5, 3]
    });
    play_to(&mut table, |state| matches!(state.public.frame(), Frame::Over(_)));
    table.ended("ending-goldilocks").wins(&[P1, P2, P3]);
    let public = table.play().state().public;
    assert_eq!((public.dozyear.number, public.landfall), (12, Some(planet("CYG-gA"))));
    let totals = score::totals(&public);
    assert_eq!(totals, [20, 29, 17, 21, 16, 28]);
    assert_eq!((score::sum(&totals), score::rating(&public, &totals)), (131, Some(Rating::Marginal)));
}
