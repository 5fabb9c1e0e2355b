//! Reckless experiments and what they bring about (E6, K-Posthuman).

use crate::common::*;
use interstellar::content::Ideology::*;
use interstellar::content::Star;
use interstellar::content::*;
use interstellar::questions::*;
use interstellar::state::*;
use orrery_core::Seat;
use orrery_kit::Few;

/// Two Ideologies each; in D1 before Equality's last Worker is placed, with an Avatar of `engineer` on a card of Honor.
fn before(id: &str, engineer: Ideology, arrange: impl FnOnce(&mut State)) -> Table {
    in_assignment(|state| {
        state.public.players = [0, 0, 1, 1, 2, 2].map(Seat);
        show(state, Honor, Slot::Jars, id);
        allow(state, id);
        put(state, Worker::avatar(engineer), Post::Workcell(card(id)));
        ask_to_assign(state, Equality);
        arrange(state);
    })
}

/// The experiment succeeds, with these nuggets outside the Cosmos.
fn experiment(
    id: &str,
    engineer: Ideology,
    faces: [Reality; 3],
    out: usize,
    arrange: impl FnOnce(&mut State),
) -> Table {
    let mut table = before(id, engineer, |state| {
        state.secret.faces = Faces(faces);
        (0..out).for_each(|at| state.public.nuggets[at] = Lies::Mat(Ideology::ALL[at]));
        arrange(state);
    });
    let flipped = |state: &State| state.public.flipped.iter().flatten().count();
    let before = flipped(table.play().state());
    start_lucky(&mut table, |state| flipped(state) > before);
    table
}

use Reality::{O, X};

// Rule: E6-1
// Rule: E6b
// Rule: H2i
// Rule: B12e
// EX-own-10
// Rule: medal-mad-scientist
#[test]
fn what_most_nuggets_show_is_carried_out_and_cannot_be_declined() {
    let mut table = experiment("JA5", Unity, [O, X, X], 1, |_| {});
    table.expect(|state| state.public.flipped == [Some(O), None, None] && !state.public.competitive);
    table.asked(Seat(1), |decision| matches!(decision, Decision::PickSection(_)));
    table.choose(Seat(1), Choice::PickSection(Blueprint::Engine)).choose(Seat(1), Choice::AddShield(Added::Nothing));
    table.expect(|state| state.public.medals[Medal::MadScientist.index()] == Some(Unity));
    table.expect(|state| state.public.ship.section(Blueprint::Engine).is_some_and(|part| part.side == Side::Lean));
}

// Rule: E6-1
// Rule: D3-2
#[test]
fn without_a_nugget_to_flip_nothing_is_rolled() {
    let mut table = before("JA5", Unity, |state| {
        state.public.nuggets[0] = Lies::Bow;
        state.public.flipped[0] = Some(O);
    });
    start_work(&mut table);
    table.expect(|state| state.public.roll.is_none() && state.public.dozyear.cards.is_empty());
}

// Rule: E6c
// Rule: A1g
// Rule: K-Posthuman-1
// Rule: RUL-68
// EX-own-09
#[test]
fn equal_nuggets_bring_the_king_and_the_post_human() {
    let mut table = experiment("JA5", Unity, [X, O, X], 2, |_| {});
    table.expect(|state| state.public.competitive && state.public.post_human == Some(Unity));
    table.choose(Seat(1), Choice::Throne(Slot::LifeSupport));
    table.expect(|state| {
        let public = &state.public;
        place_of(state, Cyborg::POST_HUMAN) == Place::Awake(Slot::LifeSupport)
            && place_of(state, Unity.amazon()) == Place::Nowhere
            && place_of(state, Unity.meathead()) == Place::Nowhere
            && public.is_awake(Unity)
            // The Commander was one of the tiles.
            && public.commander == Some(Cyborg::POST_HUMAN)
            && public.medals[Medal::Founder.index()].is_none()
    });
    // Nothing on the card happens.
    table.expect(|state| state.public.ship.mass() == 10);
}

// Rule: RUL-155
// Rule: H2l
#[test]
fn whom_the_effect_has_taken_away_does_not_die_by_a_six() {
    let (amazon, meathead) = (Worker::of(Unity.amazon()), Worker::of(Unity.meathead()));
    let mut table = before("JA1", Unity, |state| {
        state.secret.faces = Faces([X, O, O]);
        state.public.nuggets[0] = Lies::Bow;
        seat_in(state, Unity.meathead(), Slot::Jars);
        put(state, Worker::avatar(Unity), Post::Away);
        [amazon, meathead].iter().for_each(|worker| put(state, *worker, Post::Workcell(card("JA1"))));
    });
    start_lucky(&mut table, |state| {
        state.public.roll.is_some_and(|roll| (roll.die(amazon), roll.die(meathead)) == (1, 6))
    });
    table.choose(Seat(1), Choice::Throne(Slot::LifeSupport));
    table.expect(|state| {
        place_of(state, Unity.meathead()) == Place::Nowhere
            && state.public.medals[Medal::Founder.index()].is_none()
            && state.public.mat(Unity).human.contains(Shape::Jar)
    });
}

// Rule: RUL-86
// Rule: RUL-45
#[test]
fn without_any_slot_the_post_human_begins_in_its_jar() {
    let mut table = experiment("JA5", Freedom, [X, O, X], 2, |state| {
        Slot::ALL.into_iter().for_each(|slot| state.public.mats[Freedom.index()].busted.insert(slot));
    });
    table.expect(|state| {
        place_of(state, Cyborg::POST_HUMAN) == Place::Hibernating
            && state.public.competitive
            && !state.public.is_awake(Freedom)
            && place_of(state, Freedom.amazon()) == Place::Nowhere
    });
}

// Rule: RUL-60
// Rule: K-Posthuman-5
// EX-own-26
#[test]
fn there_is_only_one_post_human() {
    let mut table = experiment("JA5", Unity, [X, O, X], 2, |state| {
        state.public.post_human = Some(Authority);
        seat_in(state, Cyborg::POST_HUMAN, Slot::LifeSupport);
        Authority.pair().iter().for_each(|cyborg| state.public.people.0[cyborg.index()].place = Place::Nowhere);
        state.public.competitive = true;
    });
    table.expect(|state| state.public.post_human == Some(Authority) && state.public.is_awake(Unity));
    table.expect(|state| place_of(state, Unity.amazon()) == Place::Awake(Slot::LifeSupport));
}

// Rule: RUL-79
// Rule: B10c
// EX-own-30
#[test]
fn a_flipped_nugget_counts_wherever_it_lies() {
    let mut table = experiment("JA6", Unity, [O, X, X], 0, |state| {
        state.public.flipped[0] = Some(O);
        state.public.nuggets[1] = Lies::Mat(Honor);
    });
    table.expect(|state| state.public.flipped == [Some(O), Some(X), None] && state.public.competitive);
}

// Rule: E6a
// Rule: E6d
// Rule: H2e-1
#[test]
fn with_the_red_eye_avatars_learn_and_cyborgs_do_not() {
    let mut table = experiment("JA6", Unity, [X, O, O], 1, |state| {
        put(state, Worker::of(Honor.meathead()), Post::Workcell(card("JA6")));
    });
    table.expect(|state| {
        let learned = |of| state.public.mat(of).human.contains(Shape::Jar);
        state.public.red_eye && learned(Unity) && !learned(Honor)
    });
}

// Rule: B7a
#[test]
fn all_earth_data_may_be_turned_up() {
    let mut table = experiment("JA6", Unity, [O, X, X], 1, |_| {});
    table.expect(|state| state.public.earth_data.iter().all(Option::is_some));
}

// Rule: K-Bussard-Ramjet
// Rule: E2j
// EX-own-22
#[test]
fn the_ramjet_needs_no_fuel() {
    let mut table = experiment("EN1", Freedom, [X, O, O], 1, |state| {
        state.public.ship.wet = state.public.ship.dry();
        state.public.ship.charge = 6;
        put(state, Worker::avatar(Individuality), Post::Cell(cell("E-f1")));
    });
    table.expect(|state| state.public.ramjet);
    keep_owner(&mut table);
    let helm = table.play().state().public.helm();
    table.refused(helm, Choice::Burn(Thrust { brake: false, levels: 2 }), "D4b");
    table.choose(helm, Choice::Burn(Thrust { brake: false, levels: 1 }));
    table.expect(|state| {
        let public = &state.public;
        (public.ship.charge, public.ship.velocity) == (3, Velocity(1)) && public.dozyear.lit
    });
    table.expect(|state| state.public.mat(Unity).stress == 1 && state.public.mat(Freedom).stress == 0);
}

// Rule: RUL-130
// Rule: H1b
// Rule: RUL-59
// EX-own-50
#[test]
fn a_ramjet_is_lit_with_a_charge_of_four() {
    let table = before("EN4", Freedom, |state| {
        state.public.ramjet = true;
        state.public.ship.wet = state.public.ship.dry();
        state.public.ship.charge = 3;
        put(state, Worker::avatar(Individuality), Post::Cell(cell("E-f1")));
    });
    let mut public = table.play().state().public;
    assert!(!public.will_burn());
    public.ship.charge = 4;
    assert!(public.will_burn());
}

// Rule: RUL-154
#[test]
fn a_tile_may_become_fuel() {
    let mut table = experiment("EN1", Freedom, [O, X, X], 1, |state| state.public.ship.wet = Position(5));
    table.refused(Seat(0), Choice::GiveTile(Tile::Section(Blueprint::Jars)), "K-Bussard-Ramjet");
    table.choose(Seat(0), Choice::GiveTile(Tile::Section(Blueprint::Wardens)));
    table.expect(|state| {
        let ship = &state.public.ship;
        !ship.has(Tile::Section(Blueprint::Wardens)) && ship.wet == Position(7)
    });
}

// Rule: K-Hermaphroditism
// Rule: B13f
// Rule: K-Orphan
#[test]
fn a_meathead_embryo_becomes_an_amazon() {
    let mut table = experiment("JA2", Freedom, [O, X, X], 1, |_| {});
    table.choose(Seat(0), Choice::Help(Freedom.meathead()));
    table.choose(Seat(0), Choice::Nursery(Slot::LifeSupport));
    table.expect(|state| {
        let person = state.public.person(Freedom.meathead());
        let is_newborn = person.place == Place::Newborn(Slot::LifeSupport);
        is_newborn && person.orphan && state.public.sex(Freedom.meathead()) == Sex::Amazon
    });
    table.expect(|state| !state.public.can_hibernate(Freedom.meathead()));
}

// Rule: K-Hermaphroditism
// Rule: RUL-150
#[test]
fn or_a_male_of_a_party_without_a_female_does() {
    let mut table = experiment("JA2", Freedom, [O, X, X], 1, |state| {
        let planet = PlanetBox::named("BAR-g").expect("a planet");
        state.public.parties.push(Party { planet, kit: Stuff::default() });
        state.public.people.0[Freedom.meathead().index()].place = Place::Landed(0);
    });
    table.choose(Seat(0), Choice::Help(Freedom.meathead()));
    table.expect(|state| {
        let person = state.public.person(Freedom.meathead());
        person.place == Place::Landed(0) && person.turned
    });
}

// Rule: DP-17
#[test]
fn a_birth_by_card_needs_consent() {
    let mut table = before("JA3", Freedom, |_| {});
    start_lucky(&mut table, |state| state.public.roll.is_some_and(|roll| !roll.successes.is_empty()));
    table.choose(Seat(0), Choice::Accept(true)).choose(Seat(0), Choice::Help(Authority.amazon()));
    table.choose(Seat(2), Choice::Consent(false));
    // Whoever has refused is not asked again.
    table.refused(Seat(0), Choice::Help(Authority.amazon()), "H2d");
    table.choose(Seat(0), Choice::Help(Equality.amazon())).choose(Seat(2), Choice::Consent(true));
    table.choose(Seat(2), Choice::Nursery(Slot::LifeSupport));
    table.expect(|state| place_of(state, Equality.amazon()) == Place::Newborn(Slot::LifeSupport));
    table.expect(|state| !state.public.person(Equality.amazon()).orphan);
}

// Rule: DP-17
#[test]
fn a_cyborg_grows_younger_and_a_hibernator_wakes() {
    let mut table = before("JA4", Freedom, |state| {
        seat_in(state, Freedom.amazon(), Slot::LifeSupport);
        state.public.people.0[Freedom.amazon().index()].age = Age::Five;
    });
    start_lucky(&mut table, |state| state.public.roll.is_some_and(|roll| !roll.successes.is_empty()));
    table.choose(Seat(0), Choice::Accept(true)).expect(|state| state.public.person(Freedom.amazon()).age == Age::Four);
    let mut table = experiment("JA1", Freedom, [O, X, X], 1, |state| {
        let sleeper = &mut state.public.people.0[Freedom.meathead().index()];
        (sleeper.place, sleeper.age) = (Place::Hibernating, Age::Six);
    });
    table.choose(Seat(0), Choice::Nursery(Slot::Jars));
    table.expect(|state| {
        let person = state.public.person(Freedom.meathead());
        (person.place, person.age) == (Place::Awake(Slot::Jars), Age::Six)
    });
}

// Rule: K-Domesticate
#[test]
fn every_loose_goo_is_tamed() {
    let mut table = before("LS6", Freedom, |state| {
        state.secret.faces = Faces([O, X, X]);
        state.public.nuggets[0] = Lies::Bow;
        state.public.goo[Shape::Jar.index()] = Goo::Blueprint;
        state.public.goo[Shape::Triangle.index()] = Goo::Blueprint;
    });
    start_work(&mut table);
    let tamed = |state: &State| state.public.flipped[0].is_some();
    table.choose_lucky(Seat(1), Choice::NextTask(Entry::Workcell(card("LS6"))), tamed);
    table.choose(Seat(0), Choice::TameAll(Honor)).choose(Seat(0), Choice::TameAll(Freedom));
    table.expect(|state| {
        let goo = |shape: Shape| state.public.goo[shape.index()];
        (goo(Shape::Triangle), goo(Shape::Jar)) == (Goo::Mat(Honor), Goo::Mat(Freedom))
    });
}

// Rule: K-Restoration
// Rule: RUL-137
// Rule: RUL-154
#[test]
fn a_lost_section_comes_back_on_another_tile() {
    let lost = |state: &mut State| {
        let row = [Blueprint::Wardens, Blueprint::Jars, Blueprint::Batteries, Blueprint::Engine].map(fat);
        set_row(state, &[shield(Honor)].into_iter().chain(row).collect::<Vec<_>>());
        let section = Blueprint::LifeSupport;
        state.public.market.columns[section.index()] = [None; 3];
        for card in section.workcells() {
            state.public.market.unseen.remove(card);
            state.public.market.gone.insert(card);
        }
        for of in Ideology::ALL {
            state.public.mats[of.index()].busted.insert(Slot::LifeSupport);
        }
        seat_in(state, Unity.amazon(), Slot::Jars);
        seat_in(state, Honor.meathead(), Slot::Shield);
        show(state, Authority, Slot::Jars, "WA7");
        put(state, Worker::avatar(Freedom), Post::Workcell(card("WA7")));
        state.public.mats[Honor.index()].cards[Slot::Jars.index()] = Few::NONE;
    };
    let mut table = experiment("WA7", Freedom, [O, X, X], 1, lost);
    let mass = table.play().state().public.ship.mass();
    let graft = Graft { section: Blueprint::LifeSupport, onto: Tile::Section(Blueprint::Wardens) };
    table.choose(Seat(0), Choice::Restore(graft));
    table.expect(|state| {
        let public = &state.public;
        public.ship.mass() == mass
            && public.ship.has(Tile::Section(Blueprint::LifeSupport))
            && public.cells().any(|cell| cell.id() == "L-f1")
            && public.market.column(Blueprint::LifeSupport).iter().all(Option::is_some)
            && public.is_open(Freedom, Slot::LifeSupport)
    });
    // Both are Lost together.
    play_until(&mut table, |decision| matches!(decision, Decision::Helm(_)));
    let helm = table.play().state().public.helm();
    table.choose(helm, Choice::Helm(Order::Jettison(Tile::Section(Blueprint::Wardens))));
    keep_quiet(&mut table);
    table.expect(|state| !state.public.ship.has(Tile::Section(Blueprint::LifeSupport)));
    table.expect(|state| !state.public.is_open(Freedom, Slot::LifeSupport));
}

// Rule: E3b
// Rule: RUL-139
// EX-E3b-2
#[test]
fn the_cthulhu_bot_brings_all_nuggets_home() {
    let mut table = before("WA1", Freedom, |state| {
        state.public.nuggets = [Lies::Bow, Lies::Bow, Lies::Cosmos];
        put(state, Worker::avatar(Authority), Post::Workcell(card("WA1")));
    });
    start_lucky(&mut table, |state| state.public.roll.is_some_and(|roll| roll.successes.len() == 2));
    // Honor owns the mat: it names the Chief Engineer and the mats, among the tied only.
    table.choose(Seat(1), Choice::Engineer(Freedom)).choose(Seat(0), Choice::Accept(true));
    table.refused(Seat(1), Choice::Deliver(Unity), "RUL-139").choose(Seat(1), Choice::Deliver(Authority));
    table.expect(|state| {
        let nuggets = [Lies::Mat(Authority), Lies::Mat(Freedom), Lies::Cosmos];
        state.public.nuggets == nuggets
    });
}

/// Unity is the Post-human, and Honor's Meathead commands.
fn post_human(state: &mut State) {
    Unity.pair().iter().for_each(|cyborg| state.public.people.0[cyborg.index()].place = Place::Nowhere);
    (state.public.post_human, state.public.competitive) = (Some(Unity), true);
    seat_in(state, Cyborg::POST_HUMAN, Slot::LifeSupport);
    (state.public.commander, state.public.commanding) = (Some(Honor.meathead()), Honor);
}

// Rule: H2m
// Rule: DP-44
// Rule: K-Posthuman-2
#[test]
fn the_post_human_rolls_two_dice_and_keeps_one() {
    let mut table = before("JA8", Freedom, |state| {
        post_human(state);
        put(state, Worker::avatar(Freedom), Post::Trapezoid);
        put(state, Worker::of(Cyborg::POST_HUMAN), Post::Workcell(card("JA8")));
        ask_to_assign(state, Equality);
        put(state, Worker::avatar(Freedom), Post::Away);
    });
    let worker = Worker::of(Cyborg::POST_HUMAN);
    start_lucky(&mut table, |state| state.public.roll.is_some_and(|roll| (roll.die(worker), roll.spare) == (5, 1)));
    table.refused(Seat(1), Choice::KeepDie(3), "H2m").choose(Seat(1), Choice::KeepDie(1));
    table.expect(|state| state.public.roll.is_some_and(|roll| roll.engineer == Some(Unity)));
    table.choose(Seat(1), Choice::Accept(true));
    play_to(&mut table, |state| state.public.roll.is_none());
    table.expect(|state| state.public.mat(Unity).human.contains(Shape::Jar));
}

// Rule: K-Posthuman-2
// Rule: RUL-63
#[test]
fn the_post_human_never_ages_and_has_no_avatar() {
    let mut table = at_helm(|state| {
        state.public.people.0.iter_mut().take(12).for_each(|person| person.place = Place::Embryo);
        seat_in(state, Honor.meathead(), Slot::LifeSupport);
        post_human(state);
    });
    let now = table.play().state().public.dozyear.number;
    play_to(&mut table, |state| state.public.dozyear.number > now);
    table.expect(|state| {
        let public = &state.public;
        public.person(Cyborg::POST_HUMAN).age == Age::One
            && public.post(Worker::of(Cyborg::POST_HUMAN)) == Post::Trapezoid
            && public.post(Worker::avatar(Unity)) == Post::Away
    });
}

// Rule: F5c
// Rule: K-Human
#[test]
fn the_post_human_is_not_human() {
    let mut table = at_helm(|state| {
        state.public.people.0.iter_mut().take(12).for_each(|person| person.place = Place::Dead);
        seat_in(state, Honor.meathead(), Slot::LifeSupport);
        post_human(state);
        state.public.people.0[Honor.meathead().index()].place = Place::Hibernating;
    });
    let helm = seat_of(&table);
    table.choose(helm, Choice::Helm(Order::Jettison(Tile::Section(Blueprint::Jars))));
    keep_quiet(&mut table);
    table.ended("ending-no-humans");
}

// Rule: J1e
// Rule: RUL-96
// Rule: A3e
// EX-own-63
#[test]
fn a_post_human_that_comes_home_brings_war() {
    let arrival = |embryo: Place| {
        let mut table = at_helm(|state| {
            state.public.people.0.iter_mut().take(12).for_each(|person| person.place = Place::Dead);
            seat_in(state, Honor.meathead(), Slot::LifeSupport);
            post_human(state);
            state.public.people.0[Freedom.amazon().index()].place = embryo;
            state.public.people.0[Freedom.meathead().index()].place = Place::Embryo;
            place_ship(state, Space::named("R16-01").expect("a space"), Space::named("R16-02").expect("a space"), 1);
        });
        let helm = seat_of(&table);
        table.choose_lucky(helm, Choice::Helm(Order::Fly), |state| {
            place_of(state, Honor.meathead()) == Place::Dead && place_of(state, Freedom.meathead()) == Place::Embryo
        });
        table
    };
    arrival(Place::Embryo).ended("ending-home");
    arrival(Place::Dead).ended("ending-no-eve");
    assert_eq!(Star::Sol.space(), at::SOL);
}
