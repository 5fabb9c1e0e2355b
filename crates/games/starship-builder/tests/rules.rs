//! Every rule of the rulebook, one by one: each test fails without its rule.

mod common;

use common::*;
use orrery_core::{Arg, Asking, Dice, Game, Journal, Options, Play, Seat, SeatSet, Setup, Stop, Viewer};
use orrery_testkit::Scenario;
use starship_builder::StarshipBuilder;
use starship_builder::assembly::best_ships;
use starship_builder::cards::{Card, Cards};
use starship_builder::content::{Kind, all};
use starship_builder::event::{DraftShown, End, Event, Shown};
use starship_builder::numbers::Category;
use starship_builder::questions::{Assemble, Chain, Choice, Decision, HandIn};
use starship_builder::rules::compare::{Field, best_in, points};
use starship_builder::ship::{Layout, Problem};
use starship_builder::state::{Ending, Phase, Slip, State};

const GREEN: Seat = Seat(2);

type Builder = Scenario<StarshipBuilder>;

fn table(seats: u8) -> Builder {
    Builder::new(Setup::new(seats))
}

/// A table at its assembly with these hands.
fn assembly(setup: Setup, hands: &[&str]) -> Builder {
    Builder::new(setup).with(|state| {
        state.frames.enter(Phase::Assemble);
        state.hands = Default::default();
        (0..).zip(hands).for_each(|(seat, ids): (usize, _)| state.hands[seat] = cards(ids));
    })
}

fn build(ids: &str) -> Choice {
    Choice::Assemble(HandIn::Ship(layout(ids)))
}

fn problems(ids: &str) -> Vec<Problem> {
    let layout = layout(ids);
    layout.problems(layout.cards)
}

/// The deck has only these cards left, the first on top.
fn shrink(state: &mut State, kind: Kind, ids: &str) {
    let order: Vec<Card> = ids.split_whitespace().map(card).collect();
    let deck = &mut state.decks[kind.index()];
    state.gone = state.gone.or(deck.cards().minus(order.iter().copied().collect()));
    deck.top = order.first().copied();
    (deck.unseen, deck.boxed) = (Cards::NONE, 0);
    deck.under = order[1..].iter().copied().collect();
}

fn turn(play: &Builder) -> Seat {
    play.play().state().turn().expect("somebody picks")
}

/// Everybody takes from this deck, once.
fn whole_round(play: &mut Builder, kind: Kind) {
    for _ in 0..play.play().state().seats {
        let seat = turn(play);
        play.choose(seat, Choice::Pick(kind));
    }
}

// Rule: iI.1
#[test]
fn two_to_six_players_ii_1() {
    for seats in [1, 7] {
        match Journal::<StarshipBuilder>::begin(Setup::new(seats), [0; 32]).err() {
            Some(Stop::Refused(refusal)) => assert_eq!(refusal.rule.0, "iI.1"),
            other => panic!("{seats} seats: {other:?}"),
        }
    }
    (2..=6).for_each(|seats| drop(table(seats)));
}

// Rule: iI1.1
#[test]
fn six_shuffled_decks_of_one_kind_each_show_their_top_ii1_1() {
    let mut firsts = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let play = table(3).key(seed);
        for kind in Kind::ALL {
            let deck = play.play().state().deck(kind);
            assert_eq!(deck.cards(), kind.cards());
            assert_eq!(deck.top.map(Card::kind), Some(kind));
        }
        firsts.insert(play.play().state().deck(Kind::Thruster).top);
    }
    assert!(firsts.len() > 6, "the tops differ from deal to deal: {firsts:?}");
}

// Rule: iI2a.1
#[test]
fn each_takes_the_top_of_any_deck_clockwise_from_a_random_first_player_ii2a_1() {
    let firsts: SeatSet = (0..40).map(|seed| turn(&table(3).key(seed))).collect();
    assert_eq!(firsts.len(), 3, "anybody may be first");
    let mut play = table(3);
    let (first, top) = (turn(&play), play.play().state().deck(Kind::Reactor).top);
    play.refused(first.after(1, 3), Choice::Pick(Kind::Reactor), "table");
    play.choose(first, Choice::Pick(Kind::Reactor));
    assert_eq!(play.play().state().hand(first), top.into_iter().collect::<Cards>());
    assert_eq!(turn(&play), first.after(1, 3));
}

// Rule: iI2a.1
#[test]
fn an_empty_deck_offers_nothing_ii2a_1() {
    let mut play =
        Builder::new(Setup::new(3).with("end", "finish-round")).with(|state| shrink(state, Kind::Refinery, "RF04"));
    let first = turn(&play);
    play.choose(first, Choice::Pick(Kind::Refinery));
    play.refused(first.after(1, 3), Choice::Pick(Kind::Refinery), "iI2a.1");
}

// Rule: iI2b.1
#[test]
fn tops_go_under_their_decks_before_every_later_round_ii2b_1() {
    let mut play = table(2);
    let before = *play.play().state();
    whole_round(&mut play, Kind::Generator);
    let after = play.play().state();
    assert_eq!(after.round, 2);
    for kind in [Kind::Thruster, Kind::Robonaut, Kind::Refinery, Kind::Reactor, Kind::Radiator] {
        let under: Vec<Card> = after.deck(kind).under.iter().collect();
        assert_eq!(under, [before.deck(kind).top.unwrap()], "{kind:?}");
        assert_ne!(after.deck(kind).top, before.deck(kind).top);
    }
}

// Rule: iI2b.1
#[test]
fn buried_cards_come_back_in_their_order_ii2b_1() {
    let mut play = table(2).with(|state| shrink(state, Kind::Radiator, "RA03 RA01 RA02"));
    for (top, taken) in
        [("RA01", Kind::Generator), ("RA02", Kind::Reactor), ("RA03", Kind::Generator), ("RA01", Kind::Reactor)]
    {
        whole_round(&mut play, taken);
        assert_eq!(play.play().state().deck(Kind::Radiator).top, Some(card(top)));
    }
}

// Rule: iI2b.2
#[test]
fn the_first_pick_passes_clockwise_and_hands_have_no_limit_ii2b_2() {
    let mut play = table(3);
    let first = turn(&play);
    for round in 1..=5 {
        assert_eq!(turn(&play), first.after(round - 1, 3));
        whole_round(&mut play, if round % 2 == 0 { Kind::Thruster } else { Kind::Generator });
    }
    assert!(Seat::all(3).all(|seat| play.play().state().hand(seat).len() == 5));
}

// Rule: iI2c.1
#[test]
fn an_empty_deck_ends_the_draft_and_all_assemble_ii2c_1() {
    let mut play = table(3).with(|state| shrink(state, Kind::Refinery, "RF04"));
    let first = turn(&play);
    play.choose(first, Choice::Pick(Kind::Refinery));
    for seat in Seat::all(3) {
        play.asked(seat, |decision| *decision == Decision::Assemble(Assemble));
    }
    // The three main cards must all be there and run.
    play.refused(first, Choice::Assemble(HandIn::Ship(Layout::new(cards("RF04"), Cards::NONE))), "iI-J1.1");
    play.choose(first, Choice::Assemble(HandIn::NoShip)).not_asked(first, |_| true);
}

// Rule: iI2c.2
#[test]
fn the_best_of_each_of_five_categories_gets_a_point_ii2c_2() {
    let field = field(&["TH04 RO10 RF04 GE03", "TH03 RO08 RF02 RE01", "TH08 RO11 RF04 RA02"]);
    // 8 4 3 2 1, 5 3 9 5 5, 10 2 0 0 1
    let best = Category::ALL.map(|category| best_in(&field, category).iter().collect::<Vec<_>>());
    assert_eq!(best, [vec![BLUE], vec![GREEN], vec![BLUE], vec![GREEN], vec![BLUE]]);
}

fn field(ships: &[&str]) -> Field {
    let mut field: Field = [None; 6];
    (0..).zip(ships).for_each(|(seat, ids): (usize, _)| field[seat] = Some(ship(ids).numbers));
    field
}

/// What is said of each seat's first suggestion: whether it wins, and with how many points to how many.
fn prospects(play: &Builder, seat: Seat) -> (&'static str, Vec<Arg>) {
    let ask = play.play().asks().of(seat).next().expect("a question").clone();
    let advice = StarshipBuilder::advise(play.play().state(), &ask, None);
    let fact = advice.suggestions.first().and_then(|best| best.facts.last()).expect("a result");
    (fact.message.id, fact.message.args.iter().map(|(_, arg)| arg.clone()).collect())
}

#[test]
fn suggested_ships_say_what_they_would_win() {
    let hands = ["TH04 RO10 RF04 GE03", "TH03 RO08 RF02 RE01", "TH08 RO11 RF04 RA02"];
    let play = assembly(Setup::new(3), &hands);
    let points = |own: u8, other: u8| vec![Arg::from(own), Arg::from(other)];
    assert_eq!(prospects(&play, BLUE), ("fact-wins", points(3, 2)));
    assert_eq!(prospects(&play, GREEN), ("fact-loses", points(2, 3)));
    let play = assembly(Setup::new(2).with("hands", "hidden"), &hands[..2]);
    assert_eq!(prospects(&play, BLUE).0, "fact-value", "of hidden hands nothing is said");
}

#[test]
fn a_hand_without_a_ship_leaves_nothing_to_choose() {
    let mut play = assembly(Setup::new(2), &["TH12", "TH04 RO10 RF04 GE03"]);
    let ask = play.play().asks().of(RED).next().expect("a question").clone();
    let offer = StarshipBuilder::offer(play.play().state(), &ask);
    assert!(matches!(&offer.options, Options::Pick { from, .. } if from.is_empty()));
    assert!(offer.forfeit.is_none(), "the only answer throws nothing away");
    play.choose(RED, Choice::Assemble(HandIn::NoShip));
}

// Rule: iI2c.2
#[test]
fn only_players_with_a_ship_compare_ii2c_2() {
    let light = "TH03 RO08 RF02 RE01";
    let hands = [light, "TH04 RO10 RF04 GE03", "TH12"];
    let mut play = assembly(Setup::new(3), &hands);
    play.choose(RED, Choice::Assemble(HandIn::NoShip))
        .choose(BLUE, build(hands[1]))
        .choose(GREEN, Choice::Assemble(HandIn::NoShip));
    play.ended("ending-only-ship").wins(&[BLUE]);
}

// Rule: iI2c.3
#[test]
fn thrust_and_fuel_count_after_the_chain_ii2c_3() {
    // Unmodified, TH11 has thrust 4 and fuel 2 like nobody else here; the chain makes it 5 and 1/2.
    let ship = ship("TH11 RO03 RF04 GE02 RE04 RA07");
    assert_eq!((ship.numbers.thrust, ship.numbers.fuel.ratio()), (5, (1, 2)));
}

// Rule: iI2c.4
#[test]
fn all_who_tie_for_a_category_get_the_point_ii2c_4() {
    let same = field(&["TH04 RO10 RF04 GE03", "TH04 RO10 RF04 GE03"]);
    let points = points(&same, &Category::ALL);
    assert_eq!((points.of(RED), points.of(BLUE)), (5, 5));
}

// Rule: iI2c.5, R39
#[test]
fn four_categories_leave_isru_out_ii2c_5() {
    let hands = ["TH03 RO08 RF02 RE01", "TH08 RO11 RF04 RA02"];
    for (value, score) in [("five", [3, 2]), ("four", [3, 1])] {
        let mut play = assembly(Setup::new(2).with("categories", value), &hands);
        play.choose(RED, build(hands[0])).choose(BLUE, build(hands[1]));
        let scores: Vec<i64> = play.play().outcome().unwrap().places.iter().map(|place| place.score).collect();
        assert_eq!(scores, score, "{value}");
    }
}

// Rule: R39
#[test]
fn five_categories_are_the_default_r39() {
    assert_eq!(table(2).play().state().terms.categories.list().len(), 5);
}

// Rule: iI2d.1
#[test]
fn most_points_win_and_equal_points_share_ii2d_1() {
    let hands = ["TH03 RO08 RF02 RE01", "TH10 RO07 RF10 GE01 RE08 RA04"];
    let mut play = assembly(Setup::new(2), &hands);
    play.choose(RED, build(hands[0])).choose(BLUE, build("TH10 RO07 RF10 GE01 RE08 RA04+"));
    play.ended("ending-won").wins(&[RED]);
    // Equal ships tie in everything.
    let even = ["TH04 RO10 RF04 GE03"; 2];
    let mut play = assembly(Setup::new(2), &even);
    play.choose(RED, build(even[0])).choose(BLUE, build(even[0]));
    play.ended("ending-shared").wins(&[RED, BLUE]);
}

// Rule: iI2c.4
#[test]
fn of_a_finished_game_it_is_told_what_was_tied_and_what_flew() {
    let even = ["TH04 RO10 RF04 GE03"; 2];
    let mut play = assembly(Setup::new(2), &even);
    play.choose(RED, build(even[0])).choose(BLUE, build(even[0]));
    let state = play.play().state();
    let end = Event::End(End::Ended { ending: Ending::Shared, winners: SeatSet::default() });
    let figures = StarshipBuilder::COUNTS.map_or(Vec::new(), |counts| counts(state, &end));
    let of = |name: &str| figures.iter().filter(|figure| figure.0 == name).map(|figure| figure.1).collect::<Vec<_>>();
    assert_eq!((of("cards in a hand"), of("mass is tied"), of("rad-hardness is tied")), (vec![4, 4], vec![1], vec![1]));
    let held = StarshipBuilder::held(state);
    for sort in ["card", "flown"] {
        let own = held.iter().filter(|held| (held.seat, held.sort) == (BLUE, sort)).map(|held| held.name);
        assert_eq!(own.collect::<Vec<_>>(), ["TH04", "RO10", "RF04", "GE03"], "{sort}");
    }
}

// Rule: iI-J1.1
#[test]
fn exactly_one_of_each_main_card_from_the_own_hand_ii_j1_1() {
    let hand = "TH04 TH08 RO10 RO03 RF04 RF01 GE03";
    let mut play = assembly(Setup::new(2), &[hand, "TH12"]);
    for wrong in ["RO10 RF04 GE03", "TH04 RF04 GE03", "TH04 RO10 GE03"] {
        play.refused(RED, build(wrong), "iI-J1.1");
    }
    for wrong in ["TH04 TH08 RO10 RF04 GE03", "TH04 RO10 RO03 RF04 GE03", "TH04 RO10 RF04 RF01 GE03"] {
        play.refused(RED, build(wrong), "iI-J1.1");
    }
    play.refused(RED, build("TH12 RO10 RF04 GE03"), "iI-J1.1");
    play.choose(RED, build("TH04 RO10 RF04 GE03"));
}

// Rule: iI-J1.2
#[test]
fn a_card_runs_when_another_card_gives_what_it_needs_ii_j1_2() {
    assert_eq!(problems("TH04 RO10 RF04 GE03"), []);
    assert_eq!(problems("TH12 RO10 RF04"), [Problem::Unsupported(card("RO10"))]);
    assert_eq!(Problem::Unsupported(card("RO10")).refusal().rule.0, "iI-J1.2");
    // A circle: GE02 and RE04 feed each other and nothing else feeds them.
    assert_eq!(problems("TH11 RO03 RF04 GE02 RE04 RA07"), []);
}

// Rule: iI-J1.3
#[test]
fn one_support_serves_any_number_of_cards_ii_j1_3() {
    // RE01 serves thruster, robonaut and refinery at the same time.
    assert_eq!(problems("TH03 RO08 RF02 RE01"), []);
    // All three must run at once: here the refinery does not.
    assert_eq!(problems("TH03 RO08 RF01 RE01"), [Problem::Unsupported(card("RF01"))]);
}

// Rule: iI-J1.4
#[test]
fn every_card_of_the_ship_must_run_ii_j1_4() {
    // A spare generator that runs is fine; GE06 lacks W or B.
    assert_eq!(problems("TH04 RO10 RF04 GE03 GE11"), []);
    let found = problems("TH04 RO10 RF04 GE03 GE06 RA01");
    assert_eq!(found, [Problem::Unsupported(card("GE06"))]);
    assert_eq!(found[0].refusal().rule.0, "iI-J1.4");
}

// Rule: iI-J2.1, R50
#[test]
fn any_one_of_several_letters_is_enough_ii_j2_1_r50() {
    for reactor in ["RE01", "RE02", "RE05", "RE07"] {
        // RF02 shows X, W and B; these give W, B, X and B, or X.
        assert_eq!(problems(&format!("TH12 RO10 RF02 GE03 {reactor}")), [], "{reactor}");
    }
}

// Rule: iI-J4.1
#[test]
fn radiators_take_all_the_heat_together_ii_j4_1() {
    // RO11 2 therms and GE16 1: three, whatever the number of radiators.
    assert_eq!(problems("TH04 RO11 RF04 GE16 RA01 RA03"), [Problem::TooHot { need: 3, have: 2 }]);
    assert_eq!(problems("TH04 RO11 RF04 GE16 RA01+ RA03"), []);
    assert_eq!(problems("TH04 RO11 RF04 GE16 RA01 RA03 RA08"), []);
    assert_eq!(Problem::TooHot { need: 3, have: 2 }.refusal().rule.0, "iI-J4.1");
}

// Rule: iI-J4.2
#[test]
fn the_side_of_a_radiator_fixes_its_figures_ii_j4_2() {
    let light = ship("TH12 RO11 RF04 RA07").numbers;
    let heavy = ship("TH12 RO11 RF04 RA07+").numbers;
    assert_eq!((light.mass, light.rad, heavy.mass, heavy.rad), (7, 2, 8, 1));
    let (light, heavy) = (layout("TH12 RO11 RF04 RA07"), layout("TH12 RO11 RF04 RA07+"));
    assert_eq!((light.therms_given(), heavy.therms_given()), (2, 3));
    let odd = Layout::new(cards("TH04 RO10 RF04 GE03"), cards("GE03"));
    assert_eq!(odd.problems(odd.cards), [Problem::NoSuchSide(card("GE03"))]);
    assert_eq!(Problem::NoSuchSide(card("GE03")).refusal().rule.0, "iI-J4.2");
}

// Rule: iI-J4.3
#[test]
fn a_radiator_without_its_support_cools_nothing_ii_j4_3() {
    let found = problems("TH12 RO11 RF04 RA05");
    assert_eq!(found, [Problem::Unsupported(card("RA05")), Problem::TooHot { need: 2, have: 0 }]);
    assert_eq!(found[0].refusal().rule.0, "iI-J4.3");
    assert_eq!(problems("TH12 RO11 RF04 RA05 GE10"), []);
    assert!(best_ships(cards("TH12 RO11 RF04 RA05")).is_empty());
    assert!(!best_ships(cards("TH12 RO11 RF04 RA05 GE10")).is_empty());
}

// Rule: iI-J5.1
#[test]
fn the_player_chooses_the_chain_where_results_differ_ii_j5_1() {
    // TH03 may run on RE01 (+3) or on RE04 (+1, fuel a quarter).
    let hand = "TH03 RO07 RF02 RE01 RE04 GE07";
    let mut play = assembly(Setup::new(2), &[hand, "TH12"]);
    play.choose(RED, build(hand)).not_asked(RED, |_| true);
    play.choose(BLUE, Choice::Assemble(HandIn::NoShip)).asked(RED, |decision| *decision == Decision::Chain(Chain));
    let results: Vec<(Cards, u8, u16)> =
        layout(hand).chains().iter().map(|chain| (chain.cards, chain.thrust, chain.fuel.quarters())).collect();
    assert_eq!(results, [(cards("RE01"), 9, 20), (cards("RE04"), 7, 5)]);
    play.refused(RED, Choice::Chain(cards("GE07")), "iI-J5.1");
    play.choose(RED, Choice::Chain(cards("RE04")));
    assert_eq!(play.play().state().slip(RED).ship().map(|ship| ship.numbers.thrust), Some(7));
}

// Rule: iI-J5.1
#[test]
fn equal_chains_are_not_asked_for_ii_j5_1() {
    // RE01 and RE12 both give W and add 3.
    let hand = "TH03 RO08 RF02 RE01 RE12 RA07";
    let mut play = assembly(Setup::new(2), &[hand, "TH12"]);
    play.choose(BLUE, Choice::Assemble(HandIn::NoShip)).choose(RED, build(hand)).ended("ending-only-ship");
}

// Rule: iI-J5.2
#[test]
fn generators_up_to_the_first_reactor_modify_and_nothing_behind_it_ii_j5_2() {
    // TH10 on GE11 (P), GE11 on GE06 (E), GE06 on RE08 (W): +0 +0 +4.
    let long = ship("TH10 RO10 RF04 GE11 GE06 RE08 RA07");
    assert_eq!((long.chain, long.numbers.thrust), (cards("GE11 GE06 RE08"), 7));
    // GE10 (-2) feeds GE11, which feeds RE04: behind the reactor it changes nothing.
    let behind = ship("TH02 RO10 RF04 RE04 GE11 GE10");
    assert_eq!((behind.chain, five(&behind.numbers)), (cards("RE04"), (5, 4, 6, 4, 4)));
    // The same generator before any reactor counts.
    assert_eq!(ship("TH04 RO10 RF04 GE10").numbers.thrust, 1);
}

// Rule: iI-J5.3
#[test]
fn modifiers_add_up_factors_multiply_and_thrust_stops_at_0_ii_j5_3() {
    assert_eq!(ship("TH01 RO02 RF12 RE07 RA01").numbers.thrust, 0, "2 - 3");
    let half = ship("TH02 RO01 RF02 RE11 RA07").numbers;
    assert_eq!((half.thrust, half.fuel.ratio()), (5, (2, 1)), "4 × 1/2");
    let quarter = ship("TH03 RO07 RF04 RE04 GE07").numbers;
    assert_eq!((quarter.thrust, quarter.fuel.ratio()), (7, (5, 4)), "5 × 1/4");
}

// Rule: iI-B2b.1
#[test]
fn mass_is_the_sum_of_all_cards_ii_b2b_1() {
    assert_eq!(ship("TH10 RO07 RF10 GE01 RE08 RA04+").numbers.mass, 1 + 2 + 3 + 1 + 1 + 3);
}

// Rule: iI-B2c.1
#[test]
fn isru_is_the_robonauts_ii_b2c_1() {
    assert_eq!(ship("TH04 RO10 RF04 GE03").numbers.isru, 4);
    assert_eq!(ship("TH04 RO06 RF04 GE03").numbers.isru, 2);
}

// Rule: iI-B2j.1
#[test]
fn rad_hardness_is_that_of_the_weakest_card_ii_b2j_1() {
    assert_eq!(ship("TH03 RO08 RF02 RE01").numbers.rad, 5);
    assert_eq!(ship("TH12 RO11 RF04 RA01+").numbers.rad, 0, "the radiator's heavy side");
}

// Rule: R40
#[test]
fn the_draft_stops_at_once_or_after_the_round_r40() {
    for (end, assembling) in [("at-once", true), ("finish-round", false)] {
        let setup = Setup::new(3).with("end", end);
        let mut play = Builder::new(setup).with(|state| shrink(state, Kind::Refinery, "RF04"));
        let first = turn(&play);
        play.choose(first, Choice::Pick(Kind::Refinery));
        assert_eq!(play.play().state().phase() == Phase::Assemble, assembling, "{end}");
        if !assembling {
            play.choose(first.after(1, 3), Choice::Pick(Kind::Reactor));
            play.choose(first.after(2, 3), Choice::Pick(Kind::Reactor));
            assert_eq!(play.play().state().phase(), Phase::Assemble);
            assert_eq!(play.play().state().round, 1, "no new round begins");
        }
    }
}

// Rule: R41
#[test]
fn one_ship_takes_all_and_no_ship_wins_nothing_r41() {
    let hand = "TH04 RO10 RF04 GE03";
    let mut play = assembly(Setup::new(3), &[hand, hand, hand]);
    play.choose(RED, Choice::Assemble(HandIn::NoShip))
        .choose(BLUE, build(hand))
        .choose(GREEN, Choice::Assemble(HandIn::NoShip));
    play.ended("ending-only-ship").wins(&[BLUE]);
    assert_eq!(play.play().outcome().unwrap().places[1].score, 5);
    let mut play = assembly(Setup::new(2), &[hand, hand]);
    play.choose(RED, Choice::Assemble(HandIn::NoShip))
        .choose(BLUE, Choice::Assemble(HandIn::NoShip))
        .ended("ending-no-ships")
        .wins(&[]);
    assert!(play.play().outcome().unwrap().places.iter().all(|place| place.place == 2 && place.score == 0));
}

// Rule: R42
#[test]
fn a_missile_robonaut_is_no_thruster_r42() {
    assert_eq!(card("RO05").def().triangle, Some((10, 8)));
    assert_eq!(problems("RO05 RF04 RE02"), [Problem::Without(Kind::Thruster)]);
    assert!(best_ships(cards("RO05 RO06 RF04 RE02 GE03")).is_empty());
}

// Rule: R43
#[test]
fn card_texts_are_ignored_r43() {
    // RA04's heavy side is used like any other, in one ship with anything it cools.
    let ship = ship("TH12 RO11 RF04 RA04+");
    assert_eq!((ship.numbers.mass, ship.layout().therms_given()), (9, 5));
    // Solar cards count as at Earth distance: no figure changes.
    assert!(card("TH12").def().solar);
    assert_eq!((ship.numbers.thrust, ship.numbers.fuel.ratio()), (3, (4, 1)));
}

// Rule: R44
#[test]
fn spare_cards_are_allowed_and_count_r44() {
    let spare = layout("TH04 RO10 RF04 GE03 GE08 GE07 GE10 GE13 GE14 RE01 RE02 RE05 RA12+");
    assert_eq!(spare.problems(spare.cards), []);
    assert_eq!((spare.mass(), spare.rad()), (8 + 4 + 4 + 2 + 3 + 1 + 1 + 2 + 4, 1));
}

// Rule: R45
#[test]
fn decks_are_as_large_as_players_are_many_r45() {
    assert_eq!(Kind::ALL.map(|kind| kind.cards().len()), [12, 12, 12, 12, 17, 12]);
    let sizes = |version, setup: &Setup| {
        let play = Play::<StarshipBuilder>::begin_as(version, setup, Dice::seeded("decks", 1)).expect("a table");
        play.state().decks.map(|deck| (deck.len(), deck.cards().len()))
    };
    let whole = |most: usize, generators: usize| {
        let all = |len| (len, 12);
        [all(most), all(most), all(most), all(most), (generators, 17), all(most)]
    };
    for (seats, most, generators) in [(2, 6, 8), (3, 8, 12), (4, 10, 16), (5, 12, 17), (6, 12, 17)] {
        let mut now = whole(most, generators);
        if seats == 2 {
            now[Kind::Refinery.index()] = (5, 12);
        }
        assert_eq!(sizes(5, &Setup::new(seats)), now, "{seats}");
        assert_eq!(sizes(4, &Setup::new(seats)), whole(most, generators), "the fourth version's {seats}");
        assert_eq!(sizes(3, &Setup::new(seats)), whole(12, 17), "tables of earlier rules have all cards");
    }
    let lesson = Setup::new(2).with("lesson", "first-ship");
    assert_eq!(sizes(5, &lesson), [(4, 4); 6]);
}

// Rule: R45
#[test]
fn cards_in_the_box_never_come_up_and_nobody_can_tell_which_they_are_r45() {
    let mut play = table(2);
    let mut seen = Cards::NONE;
    while play.play().state().phase() == Phase::Draft {
        let state = play.play().state();
        seen = state.open_decks().fold(seen, |seen, (_, card)| seen.with(card));
        let view = StarshipBuilder::view(state, Viewer::Seat(Seat(0)));
        for deck in &view.decks {
            let known = deck.known.as_ref().expect("hands lie open");
            assert_eq!(known.unseen.len(), usize::from(deck.unseen + deck.boxed), "those in the box are among them");
        }
        let fewest = state.open_decks().min_by_key(|(kind, _)| state.deck(*kind).len()).expect("a deck");
        play.choose(turn(&play), Choice::Pick(fewest.0));
    }
    assert_eq!(seen.of(Kind::Refinery).len(), 5, "the deck that was emptied had no more");
    assert_eq!(play.play().state().deck(Kind::Refinery).unseen.len(), 7, "and the others are still in the box");
}

// Rule: iI-L1
#[test]
fn a_player_who_leaves_the_draft_is_skipped_and_takes_the_hand_along_ii_l1() {
    let mut play = table(3);
    let (first, second, third) = (turn(&play), turn(&play).after(1, 3), turn(&play).after(2, 3));
    play.choose(first, Choice::Pick(Kind::Reactor));
    let taken = play.play().state().hand(first);
    play.leave(first);
    assert_eq!((play.play().state().gone, play.play().state().hand(first)), (taken, Cards::NONE));
    play.choose(second, Choice::Pick(Kind::Reactor)).choose(third, Choice::Pick(Kind::Reactor));
    assert_eq!(turn(&play), second, "the role passes to the next who is there");
    play.choose(second, Choice::Pick(Kind::Reactor)).choose(third, Choice::Pick(Kind::Reactor));
    assert_eq!(turn(&play), third, "the next round passes over the empty seat too");
}

// Rule: iI-L1
#[test]
fn the_last_player_wins_at_once_ii_l1() {
    let mut play = table(3);
    play.leave(RED).leave(GREEN).ended("ending-last-player").wins(&[BLUE]);
}

// Rule: iI-L1
#[test]
fn who_leaves_the_assembly_has_no_ship_ii_l1() {
    let hand = "TH04 RO10 RF04 GE03";
    let mut play = assembly(Setup::new(3), &[hand, hand, hand]);
    play.choose(RED, build(hand)).leave(RED).choose(BLUE, build(hand)).choose(GREEN, Choice::Assemble(HandIn::NoShip));
    play.ended("ending-only-ship").wins(&[BLUE]);
}

// Rule: iI-L2
#[test]
fn the_default_on_a_time_out_ii_l2() {
    let hand = "TH04 TH12 RO10 RF04 GE03 GE10";
    let play = assembly(Setup::new(2), &[hand, "TH12"]);
    let fallback = |seat: Seat| {
        let ask = play.play().asks().of(seat).next().unwrap();
        StarshipBuilder::fallback(play.play().state(), ask)
    };
    // Mass 3 with TH12, 5 with TH04; thrust 3 only without GE10 in the chain.
    assert_eq!(fallback(RED), build("TH12 RO10 RF04 GE10"));
    assert_eq!(fallback(BLUE), Choice::Assemble(HandIn::NoShip));
    let draft = table(2).with(|state| {
        state.hands = [cards("TH12 RO10"), cards("TH11"), Cards::NONE, Cards::NONE, Cards::NONE, Cards::NONE]
    });
    let ask = draft.play().asks()[0].clone();
    assert!(matches!(StarshipBuilder::fallback(draft.play().state(), &ask), Choice::Pick(_)));
}

// Rule: iI-L3
#[test]
fn any_ship_ranks_before_no_ship_and_staying_before_leaving_ii_l3() {
    let worse = "TH08 RO10 RF04 GE03";
    let hands = ["TH04 RO10 RF04 GE10", worse, "TH12", "TH11"];
    let mut play = assembly(Setup::new(4).with("categories", "four"), &hands);
    play.choose(RED, build(hands[0]))
        .choose(BLUE, build(worse))
        .choose(GREEN, Choice::Assemble(HandIn::NoShip))
        .leave(Seat(3));
    let places: Vec<u8> = play.play().outcome().unwrap().places.iter().map(|place| place.place).collect();
    assert_eq!(places, [1, 2, 3, 4]);
    // A ship that is best in nothing still stands before none.
    let hands = ["TH07 RO01 RF02 RE11 RA12", "TH04 RO03 RF04 GE12 RA06", "TH11"];
    let mut play = assembly(Setup::new(3), &hands);
    play.choose(RED, build("TH07 RO01 RF02 RE11 RA12+"))
        .choose(BLUE, build("TH04 RO03 RF04 GE12 RA06+"))
        .choose(GREEN, Choice::Assemble(HandIn::NoShip));
    let places: Vec<(u8, i64)> =
        play.play().outcome().unwrap().places.iter().map(|standing| (standing.place, standing.score)).collect();
    assert_eq!(places[1..], [(2, 0), (3, 0)]);
}

// Rule: iI-L4
#[test]
fn hidden_hands_show_only_how_many_cards_of_each_kind_ii_l4() {
    let hand = "TH04 RO10 RF04 GE03";
    let hidden = Setup::new(2).with("hands", "hidden");
    let mut play = assembly(hidden, &[hand, "TH12 RA01 RA02"]);
    for viewer in [Viewer::Seat(RED), Viewer::Spectator] {
        play.sees(viewer, |view| {
            let theirs = view.hand(BLUE);
            let decks_tell = view.decks.iter().any(|deck| deck.known.is_some());
            theirs.counts == [1, 0, 0, 0, 0, 2] && theirs.cards.is_none() && !decks_tell && view.gone.cards.is_none()
        });
    }
    play.sees(Viewer::Seat(BLUE), |view| view.own_hand() == Some(cards("TH12 RA01 RA02")));
    play.choose(RED, build(hand)).choose(BLUE, Choice::Assemble(HandIn::NoShip));
    play.sees(Viewer::Spectator, |view| view.hand(BLUE).cards == Some(cards("TH12 RA01 RA02")));
    let mut play = assembly(Setup::new(2), &[hand, "TH12"]);
    play.sees(Viewer::Spectator, |view| view.hand(RED).cards == Some(cards(hand)));
}

// Rule: iI-L4
#[test]
fn a_hidden_pick_names_only_the_deck_ii_l4() {
    for (hands, told) in [("open", true), ("hidden", false)] {
        let mut play = Builder::new(Setup::new(2).with("hands", hands));
        let first = turn(&play);
        play.choose(first, Choice::Pick(Kind::Reactor));
        let names =
            |shown: &[Shown]| matches!(shown.first(), Some(Shown::Draft(DraftShown::Taken { card: Some(_), .. })));
        play.shown(Viewer::Seat(first), |shown| names(shown));
        play.shown(Viewer::Spectator, |shown| names(shown) == told);
        play.shown(Viewer::Seat(first.after(1, 2)), |shown| names(shown) == told);
    }
}

/// Whether the log has a line of this kind.
fn tells(shown: &[Shown], id: &str) -> bool {
    shown.iter().filter_map(StarshipBuilder::line).any(|line| line.message.id == id)
}

#[test]
fn slips_are_secret_until_all_are_in() {
    let hand = "TH03 RO07 RF02 RE01 RE04 GE07";
    let mut play = assembly(Setup::new(3), &[hand, "TH04 RO10 RF04 GE03", "TH12"]);
    play.choose(RED, build(hand));
    for viewer in [Viewer::Seat(BLUE), Viewer::Spectator] {
        play.sees(viewer, |view| view.submitted.contains(RED) && view.slip == Slip::Blank && view.choosing.is_empty());
        play.shown(viewer, |shown| !format!("{shown:?}").contains("RE01") && tells(shown, "log-submitted"));
    }
    play.shown(Viewer::Seat(RED), |shown| tells(shown, "log-submitted-laid"));
    play.sees(Viewer::Seat(RED), |view| view.slip == Slip::Laid(layout(hand)));
    play.choose(BLUE, Choice::Assemble(HandIn::NoShip)).choose(GREEN, Choice::Assemble(HandIn::NoShip));
    play.sees(Viewer::Seat(BLUE), |view| view.choosing.contains(RED) && view.comparison.is_none());
    play.choose(RED, Choice::Chain(cards("RE01")));
    play.sees(Viewer::Seat(BLUE), |view| view.comparison.as_ref().is_some_and(|c| c.points == [5, 0, 0]));
    play.happened(|events| matches!(events.last(), Some(Event::End(End::Ended { .. }))));
}

#[test]
fn a_sealed_ship_may_be_taken_back_until_the_last_one_is_in() {
    let mut journal = Journal::<StarshipBuilder>::begin(Setup::new(2), [7; 32]).unwrap();
    let mut luck = orrery_core::Dice::seeded("undo", 1);
    while journal.play().state().phase() != Phase::Assemble {
        let ask = journal.play().asks()[0].clone();
        let choice = StarshipBuilder::sample(journal.play().state(), &ask, &mut luck);
        journal.answer(orrery_core::Answer { ask: ask.id, seat: ask.seat, choice }).unwrap();
    }
    let ask = journal.play().asks().of(BLUE).next().unwrap().id;
    let none = |seat, ask| orrery_core::Answer { ask, seat, choice: Choice::Assemble(HandIn::NoShip) };
    journal.answer(none(BLUE, ask)).unwrap();
    journal.undo(BLUE).expect("nothing stands in between");
    journal.answer(none(BLUE, ask)).unwrap();
    let last = journal.play().asks().of(RED).next().unwrap().id;
    journal.answer(none(RED, last)).unwrap();
    assert!(journal.undo(RED).is_err(), "all ships have been shown");
}

/// A table of three where every deck has six cards that everybody knows, but for those named.
fn known_decks(hands: &str, unknown: &[Kind]) -> Builder {
    Builder::new(Setup::new(3).with("hands", hands)).with(|state| {
        for kind in Kind::ALL.into_iter().filter(|kind| !unknown.contains(kind)) {
            let ids: Vec<String> = (1..=6).map(|number| format!("{}{number:02}", kind.id())).collect();
            shrink(state, kind, &ids.join(" "));
        }
    })
}

/// Whether the pick in turn is said to bring something to light, and whether it can be taken back afterwards.
fn reveals(play: &Builder, kind: Kind) -> (bool, bool) {
    let seat = turn(play);
    let mut table = play.play().clone();
    let ask = table.asks()[0].id;
    let step = table.answer(&orrery_core::Answer { ask, seat, choice: Choice::Pick(kind) }).expect("a pick");
    (play.play().state().pick_reveals(kind), step.barrier)
}

// Rule: iI2a.1, iI-L4
#[test]
fn a_pick_cannot_be_taken_back_once_it_has_turned_up_an_unknown_card() {
    let thruster = Kind::Thruster;
    assert_eq!(reveals(&known_decks("open", &[thruster]), thruster), (true, true), "nobody has seen the next card");
    assert_eq!(reveals(&known_decks("open", &[]), thruster), (false, false), "everybody knows the next card");
    assert_eq!(
        reveals(&known_decks("open", &[Kind::Reactor]), thruster),
        (false, false),
        "another deck stays as it is"
    );
    assert_eq!(reveals(&known_decks("hidden", &[]), thruster), (true, true), "with hidden hands nobody remembers it");
    let last_card = |hands| known_decks(hands, &[]).with(|state| shrink(state, thruster, "TH01"));
    assert_eq!(reveals(&last_card("hidden"), thruster), (false, false), "there is no next card");
}

// Rule: iI2b.1
#[test]
fn the_last_pick_of_a_round_turns_up_the_next_tops() {
    let last_pick = |hands: &str, unknown: &[Kind]| {
        let two = |state: &mut State| state.picked = (0..2).map(|steps| state.first.after(steps, 3)).collect();
        known_decks(hands, unknown).with(two)
    };
    assert_eq!(reveals(&last_pick("open", &[Kind::Reactor]), Kind::Thruster), (true, true), "the next reactor");
    assert_eq!(reveals(&last_pick("open", &[]), Kind::Thruster), (false, false), "all of them are known");
    let ends_draft = last_pick("open", &[Kind::Reactor]).with(|state| shrink(state, Kind::Thruster, "TH01"));
    assert_eq!(reveals(&ends_draft, Kind::Thruster), (false, false), "with an empty deck there is no next round");
    // A deck of one card turns it under itself and up again.
    let alone = last_pick("hidden", &[]).with(|state| {
        for kind in Kind::ALL {
            shrink(state, kind, &format!("{}01", kind.id()));
        }
        shrink(state, Kind::Thruster, "TH01 TH02");
    });
    assert!(reveals(&alone, Kind::Thruster).0, "hidden hands make every next card unknown");
}

#[test]
fn the_card_table_is_complete() {
    let mut ids: Vec<&str> = all().iter().map(|def| def.id).collect();
    assert!((0..77).all(|index| all()[index].id.starts_with(all()[index].kind.id())));
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), 77);
    for def in all() {
        assert!(def.kind.cards().contains(card(def.id)), "{}", def.id);
        assert_eq!(def.gives.is_empty(), !matches!(def.kind, Kind::Reactor | Kind::Generator), "{}", def.id);
        assert_eq!(def.light == def.heavy, def.kind != Kind::Radiator, "{}", def.id);
    }
    let heaviest: u32 = all().iter().map(|def| u32::from(def.light.mass.max(def.heavy.mass))).sum();
    assert!(heaviest <= 255, "any ship's mass fits");
}

// Rule: iI-L2
#[test]
fn of_equal_decks_the_first_of_the_tables_is_taken_ii_l2() {
    assert_eq!(Kind::least(|_| 0), Kind::Thruster);
    assert_eq!(Kind::least(|kind| u8::from(kind.is_main())), Kind::Reactor);
}
