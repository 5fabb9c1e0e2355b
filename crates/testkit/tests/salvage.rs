//! Salvage under the whole suite, and its rules one by one.

use std::path::PathBuf;

use orrery_core::{Carried, Game, Seat, SeatSet, Setup, Viewer};
use orrery_testkit::salvage::{Choice, Decision, Frame, Shown, State, View, wreck};
use orrery_testkit::{Conformance, Salvage, Scenario, golden};

const RED: Seat = Seat(0);
const BLUE: Seat = Seat(1);
const GREEN: Seat = Seat(2);
const GOLD: Seat = Seat(3);

#[test]
fn it_keeps_every_promise() {
    let setups = (2..=4).flat_map(|seats| ["4", "12", "40"].map(|air| Setup::new(seats).with("air", air)));
    let suite = Conformance::<Salvage>::new().setups(setups).games(400).most_answers(1_000).hides();
    let report = suite.sealed(|ask| matches!(ask.decision, Decision::Never(_))).check();
    assert_eq!(
        report.endings.keys().copied().collect::<Vec<_>>(),
        ["ending-alone", "ending-no-air", "ending-poor", "ending-rich"]
    );
    let uncited = (2..=7).map(|number| format!("SV-{number}")).find(|rule| !report.rules.contains(rule.as_str()));
    assert_eq!(uncited, None, "a rule nobody was ever shown");
}

fn kind(name: &str) -> Option<u8> {
    wreck::CARDS.iter().position(|card| card.id == name).map(|kind| kind as u8)
}

/// Red has found this wreck, in a station with this much air.
fn found(name: &str, air: u8) -> Scenario<Salvage> {
    let is_so = |state: &State| state.public.wreck == kind(name) && state.public.last == RED;
    Scenario::<Salvage>::new(Setup::new(4)).dealt(is_so).with(|state| state.public.air = air)
}

/// So much air and so many points, one round later and before its wreck has changed anything.
fn stands(air: u8, points: u8) -> impl Fn(&State) -> bool {
    move |state| state.public.wreck == kind("yacht") && (state.public.air, state.public.points) == (air, points)
}

#[test]
fn two_to_four_captains_play_sv_1() {
    let refused = |seats| Setup::new(seats).check::<Salvage>().is_err();
    assert_eq!([1, 2, 4, 5].map(refused), [true, false, false, true]);
}

#[test]
fn each_round_costs_air_and_is_the_next_captains_sv_2() {
    found("tanker", 9).choose_lucky(RED, Choice::Pick(0), stands(8, 2)).expect(|state| state.public.last == BLUE);
}

#[test]
fn what_a_wreck_leaves_open_is_the_captains_choice_sv_3() {
    found("tanker", 5).refused(RED, Choice::Pick(2), "SV-3").choose_lucky(RED, Choice::Pick(1), stands(6, 0));
    found("liner", 5).choose_lucky(RED, Choice::Take(true), stands(3, 3));
    found("liner", 5).choose_lucky(RED, Choice::Take(false), stands(4, 1));
    found("hulk", 2).refused(RED, Choice::Take(true), "SV-3"); // a price is paid in full or not at all
}

#[test]
fn all_are_asked_at_once_and_again_after_a_reaction_sv_4() {
    let is_take = |decision: &Decision| matches!(decision, Decision::Take(_));
    let mut table = found("yacht", 9);
    table.asked(BLUE, is_take).asked(GREEN, is_take).asked(GOLD, is_take).not_asked(RED, is_take);
    table.choose(GREEN, Choice::Take(true)).expect(|state| state.public.points == 1);
    table.asked(BLUE, is_take).asked(GOLD, is_take).not_asked(GREEN, is_take);
    let closed = |state: &State| state.public.last == BLUE && state.public.wreck == kind("tanker");
    table.choose(GOLD, Choice::Take(false)).choose_lucky(BLUE, Choice::Take(false), closed);
    table.expect(|state| (state.public.air, state.public.points) == (7, 1));
}

/// All that anybody but green is told.
fn told(table: &Scenario<Salvage>) -> [(View, Vec<Shown>, SeatSet); 4] {
    let play = table.play();
    let to = |viewer| play.events().iter().filter_map(|event| Salvage::show(event, viewer)).collect();
    let viewers = [Viewer::Seat(RED), Viewer::Seat(BLUE), Viewer::Seat(GOLD), Viewer::Spectator];
    viewers.map(|viewer| (Salvage::view(play.state(), viewer), to(viewer), play.asks().waited_for()))
}

/// Green lets reactions pass, once by an order given beforehand and once by hand: nobody else can tell.
#[test]
fn a_standing_answer_is_like_one_by_hand_sv_5() {
    let (mut by_hand, mut standing) = (found("tanker", 9), found("tanker", 9));
    let next = |state: &State| state.public.wreck == kind("yacht");
    standing.choose(GREEN, Choice::Never(()));
    for table in [&mut by_hand, &mut standing] {
        table.choose_lucky(RED, Choice::Pick(0), next);
    }
    assert_eq!(told(&by_hand), told(&standing), "the window is open");
    assert!(
        standing.play().asks().waited_for().contains(GREEN) && standing.play().asks().of(GREEN).all(|ask| !ask.must)
    );
    by_hand.choose(GREEN, Choice::Take(false));
    assert_eq!(told(&by_hand).map(|told| (told.0, told.2)), told(&standing).map(|told| (told.0, told.2)));
    for table in [&mut by_hand, &mut standing] {
        table.choose(GOLD, Choice::Take(true));
    }
    assert_eq!(told(&by_hand), told(&standing), "it is open again");
}

#[test]
fn without_air_all_lose_and_who_stays_alone_too_sv_6_sv_7() {
    found("liner", 2).choose(RED, Choice::Take(true)).ended("ending-no-air").wins(&[]);
    let mut table = found("liner", 9);
    table.leave(RED).expect(|state| state.public.last != RED || state.public.frames.top() == &Frame::Between);
    table.leave(BLUE).leave(GOLD).ended("ending-alone").wins(&[]);
}

#[test]
fn the_air_that_is_left_is_there_when_they_go_on_sv_6() {
    let left = golden::random_game::<Salvage>(&Setup::new(2), |outcome| outcome.ending == "ending-rich");
    let air = Salvage::leaves(left.play().state()).expect("air is left");
    let carried = Some(Carried::new(air.into(), String::new(), String::new()));
    let next = Setup { carried, ..Setup::new(2) };
    assert_eq!(Salvage::begin(&next).public.air, Salvage::begin(&Setup::new(2)).public.air + air);
}

#[test]
fn recorded_games_run_as_they_did() {
    let dir = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden/salvage");
    for ending in ["ending-rich", "ending-poor", "ending-no-air"] {
        let game = || golden::random_game::<Salvage>(&Setup::new(3), |outcome| outcome.ending == ending);
        golden::record(&dir, ending, ending, game);
    }
    golden::record(&dir, "undone", "choices taken back", || {
        golden::random_game_with_undos::<Salvage>(&Setup::new(4), 2)
    });
    golden::record(&dir, "alone", "all but one leave", || golden::random_game_left::<Salvage>(&Setup::new(2), 3));
    assert_eq!(golden::check_dir::<Salvage>(&dir), 5);
}
