//! Radio domes and Earth Data (G1f, H2j, D5a; 2.10).

use crate::common::*;
use interstellar::content::Ideology::*;
use interstellar::content::*;
use interstellar::questions::*;
use interstellar::state::*;
use orrery_core::{Seat, Viewer};
use orrery_kit::Few;

/// A card into a display, from wherever it is.
fn show(state: &mut State, of: Ideology, id: &str) {
    let card = card(id);
    state.public.market.unseen.remove(card);
    let places = state.public.market.columns.iter_mut().flatten();
    places.filter(|place| **place == Some(card)).for_each(|place| *place = None);
    state.public.mats[of.index()].cards[Slot::Jars.index()] = Few::of([card]).expect("room");
}

/// Two Ideologies each; in D1 before Equality's last Worker is placed.
fn before(arrange: impl FnOnce(&mut State)) -> Table {
    in_assignment(|state| {
        state.public.players = [0, 0, 1, 1, 2, 2].map(Seat);
        ask_to_assign(state, Equality);
        arrange(state);
    })
}

fn succeeds(state: &State) -> bool {
    state.public.roll.is_some_and(|roll| !roll.successes.is_empty())
}

// Rule: G1f
// Rule: DP-08
// Rule: B2e
// Rule: K-Earthware
#[test]
fn who_researches_earthware_may_put_a_dome_on_it() {
    let researching = |arrange: fn(&mut State)| {
        before(|state| {
            let card = card("LS5");
            state.public.market.unseen.remove(card);
            state.public.market.columns[card.section().index()] = [Some(card), None, None];
            put(state, Worker::of(Honor.meathead()), Post::Trapezoid);
            ask_to_assign(state, Honor);
            arrange(state);
        })
    };
    let research = Choice::Assign(Placing::Research(Worker::of(Honor.meathead()), card("LS5"), Honor));
    let place = Choice::PlaceCard(Placement::On(interstellar::event::Shelf::Free(Slot::Jars)));
    let mut table = researching(|_| {});
    table.choose(Seat(1), research);
    if table.play().asks().of(Seat(1)).any(|ask| matches!(ask.decision, Decision::PlaceCard(_))) {
        table.choose(Seat(1), place);
    }
    table.choose(Seat(1), Choice::PutDome(Dish::Of(Freedom)));
    table.expect(|state| state.public.domes[Freedom.index()] == Dome::Card(card("LS5")));
    // A card without the icon takes none.
    let mut table = researching(|state| {
        let other = card("LS4");
        state.public.market.unseen.remove(other);
        state.public.market.columns[other.section().index()] = [Some(other), None, None];
        Shape::ALL.into_iter().for_each(|shape| state.public.mats[Honor.index()].human.insert(shape));
    });
    table.choose(Seat(1), Choice::Assign(Placing::Research(Worker::of(Honor.meathead()), card("LS4"), Honor)));
    crate::common::place(&mut table, interstellar::event::Shelf::Free(Slot::Jars));
    table.expect(|state| state.public.owner(card("LS4")) == Some(Honor));
    table.not_asked(Seat(1), |decision| matches!(decision, Decision::PutDome(_)));
    // A card that has launched one never takes another.
    let mut table = researching(|state| state.public.launched.insert(card("LS5")));
    table.choose(Seat(1), research);
    table.not_asked(Seat(1), |decision| matches!(decision, Decision::PutDome(_)));
}

// Rule: H2j
// Rule: RUL-32
// Rule: D5a
// Rule: B12d
// EX-G1f
// Rule: medal-pale-blue-dot
#[test]
fn a_success_launches_the_dome_and_its_owner_takes_the_medal() {
    let mut table = before(|state| {
        show(state, Authority, "LS5");
        state.public.domes[Honor.index()] = Dome::Card(card("LS5"));
        put(state, Worker::avatar(Freedom), Post::Workcell(card("LS5")));
    });
    start_lucky(&mut table, succeeds);
    table.choose(Seat(0), Choice::Accept(true));
    table.expect(|state| state.public.medals[Medal::PaleBlueDot.index()] == Some(Honor));
    // From Sol it arrives in the same dozyear, and its owner turns a card up.
    table.expect(|state| state.public.launched.contains(card("LS5")));
    keep_owner(&mut table);
    table.choose(Seat(1), Choice::TurnData(2));
    table.expect(|state| state.public.domes[Honor.index()] == Dome::Supply && state.public.earth_data[2].is_some());
}

// Rule: H2d
// EX-own-28
#[test]
fn a_declined_success_launches_nothing() {
    let mut table = before(|state| {
        show(state, Authority, "JA7");
        state.public.domes[Unity.index()] = Dome::Card(card("JA7"));
        seat_in(state, Freedom.amazon(), Slot::LifeSupport);
        state.public.mats[Freedom.index()].stress = 1;
        put(state, Worker::of(Freedom.amazon()), Post::Workcell(card("JA7")));
    });
    start_lucky(&mut table, succeeds);
    table.choose(Seat(0), Choice::Accept(false));
    table.expect(|state| {
        let public = &state.public;
        public.domes[Unity.index()] == Dome::Card(card("JA7"))
            && public.medals[Medal::PaleBlueDot.index()].is_none()
            && public.mat(Freedom).stress == 1
            && public.mat(Freedom).human.contains(Shape::Jar)
    });
}

// Rule: G1f
#[test]
fn the_dome_of_a_discarded_card_goes_back() {
    let mut table = at_helm(|state| {
        show(state, Authority, "LS5");
        state.public.domes[Unity.index()] = Dome::Card(card("LS5"));
    });
    let helm = seat_of(&table);
    table.choose(helm, Choice::Helm(Order::Jettison(Tile::Section(Blueprint::LifeSupport))));
    keep_quiet(&mut table);
    table.expect(|state| state.public.domes[Unity.index()] == Dome::Supply);
}

/// D5 begins, with the dome of Unity somewhere.
fn flying(from: Space) -> Table {
    let mut table = before(|state| {
        place_ship(state, space("R15-01"), at::PRO, 0);
        state.public.domes[Unity.index()] = Dome::Space(from);
    });
    start_work(&mut table);
    table
}

fn dome(state: &State) -> Dome {
    state.public.domes[Unity.index()]
}

// Rule: D5a
// EX-D5a
#[test]
fn a_signal_goes_twelve_spaces_a_dozyear() {
    let from = space("R15-01");
    assert_eq!(from.distance(at::SOL), 28);
    let mut table = flying(from);
    // One space past Sirius on the way to Sol.
    table.expect(|state| dome(state) == Dome::Space(space("R06-16")));
    let mut table = flying(space("R06-16"));
    table.expect(|state| dome(state) == Dome::Space(space("R06-04")));
    let mut table = flying(space("R06-04"));
    table.choose(Seat(1), Choice::TurnData(0));
    table.expect(|state| dome(state) == Dome::Supply && state.public.earth_data[0].is_some());
}

// Rule: RUL-88
// Rule: DP-41
#[test]
fn where_two_ways_are_equally_near_the_owner_picks_one() {
    let mut table = flying(space("R24-07"));
    table.asked(Seat(1), |decision| matches!(decision, Decision::DomeBranch(_)));
    table.refused(Seat(1), Choice::DomeBranch(space("R24-05")), "D5a");
    table.choose(Seat(1), Choice::DomeBranch(space("R24-06")));
    table.expect(|state| matches!(dome(state), Dome::Space(at) if at.distance(at::SOL) == 28 - 12));
}

// Rule: K-Earth-Data
#[test]
fn who_has_looked_at_the_cards_knows_them() {
    let mut table = before(|state| {
        show(state, Authority, "JA9");
        allow(state, "JA9");
        put(state, Worker::avatar(Freedom), Post::Workcell(card("JA9")));
    });
    start_lucky(&mut table, succeeds);
    table.choose(Seat(0), Choice::Accept(true));
    table.expect(|state| state.public.looked.contains(Seat(0)));
    table.asked(Seat(0), |decision| matches!(decision, Decision::TurnData(_)));
    let cards = table.play().state().secret.earth_data;
    table.sees(Viewer::Seat(Seat(0)), |view| view.earth_data == Some(cards));
    table.sees(Viewer::Seat(Seat(1)), |view| view.earth_data.is_none());
    table.sees(Viewer::Spectator, |view| view.earth_data.is_none());
}

// Rule: RUL-31
// Rule: DP-21
// EX-D4c
#[test]
fn with_deep_vr_every_librarian_relieves_somebody() {
    let mut table = before(|state| {
        state.public.earth_data[0] = Some(EarthData::DeepVr);
        state.secret.earth_data = [1, 0, 2, 3, 4].map(|at| EarthData::nth(at).expect("a card"));
        state.public.mats[Freedom.index()].stress = 2;
        state.public.mats[Honor.index()].stress = 3;
        let read = state.public.market.cards().last().expect("a card");
        put(state, Worker::avatar(Freedom), Post::Librarian(read));
    });
    start_work(&mut table);
    table.choose(Seat(0), Choice::Comfort(Freedom)).choose(Seat(2), Choice::Comfort(Honor));
    table.expect(|state| (state.public.mat(Freedom).stress, state.public.mat(Honor).stress) == (1, 2));
}
