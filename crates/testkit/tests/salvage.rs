//! Salvage under the whole suite, and its rules one by one.

use std::path::PathBuf;

use orrery_core::{Carried, Dice, Game, Journal, Refusal, Seat, Setup, Stop, Viewer};
use orrery_testkit::salvage::content::wreck;
use orrery_testkit::salvage::{
    Bid, Card, Cast, Choice, Decision, Event, Hand, Held, Jam, Jamming, Offer, Replied, Reply, Route, Settle, Ship,
    Shown, State, Stock, Take, Tariff, Way, rule,
};
use orrery_testkit::{Conformance, Salvage, Scenario, bench, conformance, golden};

const RED: Seat = Seat(0);
const BLUE: Seat = Seat(1);
const GREEN: Seat = Seat(2);

fn pieces(state: &State) -> conformance::Pieces {
    let held: usize = state.hands.iter().map(Vec::len).sum();
    let ships: usize = state.public.captains.iter().map(|captain| captain.ships.len()).sum();
    let cards = u64::from(state.bag.len()) + held as u64 + state.public.spent.len() as u64;
    vec![("cards", cards), ("ships", ships as u64)]
}

fn is_sealed(decision: &Decision) -> bool {
    matches!(decision, Decision::Bid(_) | Decision::Vote(_) | Decision::Discard(_))
}

/// Losing bids and single ballots are read out, but nobody writes them down.
fn is_log_only(event: &Event) -> bool {
    matches!(event, Event::BidsOpened { .. } | Event::VotesOpened { .. })
}

#[test]
fn it_keeps_every_promise() {
    let plain = (2..=5).map(Setup::new);
    let options = [Setup::new(3).with("air", "8").with("wrecks", "6"), Setup::new(4).with("air", "16")];
    let suite = Conformance::<Salvage>::new().setups(plain.chain(options)).games(96).most_answers(1_000);
    let suite = suite.stays_hidden(|truth, world| State {
        hands: world.hands.clone(),
        bag: world.bag.clone(),
        ..truth.clone()
    });
    let report = suite.hides().pieces(pieces).sealed(|ask| is_sealed(&ask.decision)).log_only(is_log_only).check();
    let endings: Vec<&str> = report.endings.keys().copied().collect();
    assert_eq!(endings, ["ending-alone", "ending-hands", "ending-no-air"]);
    let rules: Vec<String> = (2..=14).map(|number| format!("SV-{number}")).collect();
    let uncited: Vec<&String> = rules.iter().filter(|rule| !report.rules.contains(rule.as_str())).collect();
    assert!(uncited.is_empty(), "rules nobody was ever shown: {uncited:?}");
    assert!(report.undone > 50 && report.left > 10 && report.rolled_otherwise > 50, "{report:?}");
}

/// Bids are opened in the course of play: to declare that they stay hidden must fail.
#[test]
#[should_panic(expected = "brought to light what stays hidden")]
fn what_comes_to_light_is_not_taken_for_hidden() {
    let suite = Conformance::<Salvage>::new().games(10).look_every(1);
    suite.stays_hidden(|truth, world| State { bids: world.bids.clone(), ..truth.clone() }).check();
}

fn table(seats: u8) -> Scenario<Salvage> {
    Scenario::<Salvage>::new(Setup::new(seats)).with(|state| {
        state.public.captains.iter_mut().for_each(|captain| captain.stock = stock(5, 5));
        state.hands.iter_mut().for_each(|hand| *hand = vec![Card::Scrap]);
    })
}

fn stock(credits: u32, fuel: u32) -> Stock {
    Stock { credits, fuel }
}

fn bid(credits: u32) -> Choice {
    Choice::Bid(stock(credits, 0))
}

/// A wreck of this kind lies at the belt, one lane from the dock.
fn of_kind(kind: u8) -> impl FnOnce(&mut State) {
    move |state| state.public.wreck.iter_mut().for_each(|wreck| (wreck.kind, wreck.place) = (kind, 1))
}

fn points(state: &State, seat: Seat) -> u32 {
    state.public.captain(seat).points
}

#[test]
fn two_to_five_captains_play_sv_1() {
    for seats in [1, 6] {
        let begun = Journal::<Salvage>::begin(Setup::new(seats), [0; 32]);
        assert!(matches!(begun, Err(Stop::Refused(Refusal { rule: rule::SEATS, .. }))));
    }
}

#[test]
fn a_round_brings_a_wreck_an_income_and_a_card_sv_2() {
    Scenario::<Salvage>::new(Setup::new(3)).expect(|state| {
        let public = &state.public;
        let income = public.captains.iter().all(|captain| captain.stock == stock(4, 4));
        income && public.air == 11 && public.wrecks_left == 3 && state.hands.iter().all(|hand| hand.len() == 1)
    });
}

#[test]
fn surplus_cards_go_back_unseen_sv_3() {
    let mut play = table(2).with(|state| state.hands[0] = vec![Card::Jammer, Card::Relic, Card::Relic, Card::Scrap]);
    play.not_asked(BLUE, |_| true).refused(RED, Choice::Discard(Held(vec![])), "SV-3");
    play.refused(RED, Choice::Discard(Held(vec![4])), "SV-3").refused(RED, Choice::Discard(Held(vec![0, 1])), "SV-3");
    play.choose(RED, Choice::Discard(Held(vec![3]))).expect(|state| state.hands[0].len() == 3);
    play.shown(Viewer::Seat(BLUE), |shown| shown == [Shown::Discarded { seat: RED, count: 1, cards: None }]);
    play.asked(BLUE, |decision| *decision == Bid.into());
}

#[test]
fn bids_are_sealed_until_the_last_sv_4() {
    let mut play = table(2);
    play.refused(RED, bid(6), "SV-4").refused(RED, Choice::Bid(stock(0, u32::MAX)), "SV-4").choose(RED, bid(1));
    play.sees(Viewer::Seat(RED), |view| view.bid == Some(stock(1, 0)));
    play.sees(Viewer::Seat(BLUE), |view| view.bid.is_none() && view.bidders.contains(RED));
    play.refused(RED, bid(2), "table").choose(BLUE, Choice::Bid(stock(1, 1)));
    play.happened(|events| matches!(events, [_, Event::BidsOpened { .. }, Event::Won { seat: BLUE, .. }]));
    play.expect(|state| state.public.stock(BLUE) == stock(4, 4));
}

#[test]
fn who_has_not_bid_may_trade_at_any_time_sv_5() {
    let mut play = table(3);
    play.choose(GREEN, bid(0)).choose(RED, Choice::Offer(Tariff(0)));
    play.not_asked(GREEN, |_| true).not_asked(RED, |decision| *decision == Offer.into());
    play.refused(BLUE, Choice::Reply(Replied::Counter(Tariff(0))), "SV-5")
        .choose(BLUE, Choice::Reply(Replied::Counter(Tariff(1))));
    play.choose(RED, Choice::Settle(true));
    play.expect(|state| (state.public.stock(RED), state.public.stock(BLUE)) == (stock(6, 4), stock(4, 6)));
    play.asked(RED, |decision| *decision == Bid.into());
}

#[test]
fn terms_are_checked_again_on_acceptance_sv_5() {
    let mut play = table(3).with(|state| state.public.captains[0].stock = stock(5, 1));
    play.choose(RED, Choice::Offer(Tariff(0))).choose(BLUE, Choice::Offer(Tariff(2)));
    // Red's one unit of fuel goes to Blue, so Green comes too late.
    play.choose(RED, Choice::Reply(Replied::Accept))
        .refused(GREEN, Choice::Reply(Replied::Accept), "SV-5")
        .choose(GREEN, Choice::Reply(Replied::Decline));
    play.expect(|state| state.public.stock(RED) == stock(7, 0));
}

#[test]
fn a_counter_offer_nobody_can_keep_is_not_put_to_anybody_sv_5() {
    let mut play = table(3).with(|state| state.public.captains[0].stock = stock(5, 1));
    play.choose(RED, Choice::Offer(Tariff(0))).choose(GREEN, Choice::Reply(Replied::Counter(Tariff(1))));
    play.asked(RED, |decision| *decision == Settle { with: GREEN }.into());
    play.choose(BLUE, Choice::Offer(Tariff(2))).choose(RED, Choice::Reply(Replied::Accept));
    play.not_asked(RED, |decision| *decision == Settle { with: GREEN }.into());
}

#[test]
fn nobody_offers_what_nobody_trades_sv_5() {
    table(2).refused(RED, Choice::Offer(Tariff(3)), "SV-5").refused(RED, Choice::Reply(Replied::Accept), "table");
}

#[test]
fn a_bid_closes_ones_own_offer_sv_5() {
    let mut play = table(2);
    play.choose(RED, Choice::Offer(Tariff(0))).asked(BLUE, |decision| *decision == Reply { to: RED }.into());
    play.choose(RED, bid(0)).not_asked(BLUE, |decision| *decision == Reply { to: RED }.into());
}

fn tied_table() -> Scenario<Salvage> {
    let mut play = table(3).with(|state| state.public.captains[2].points = 2);
    play.choose(RED, bid(2)).choose(BLUE, Choice::Bid(stock(0, 2))).choose(GREEN, bid(1));
    play
}

#[test]
fn a_tie_is_voted_on_by_weight_sv_6() {
    let mut play = tied_table();
    play.refused(RED, Choice::Vote(Cast::For(GREEN)), "SV-6").choose(RED, Choice::Vote(Cast::For(RED)));
    play.choose(GREEN, Choice::Vote(Cast::For(BLUE))).choose(BLUE, Choice::Vote(Cast::Abstain));
    play.expect(|state| state.public.stock(BLUE) == stock(5, 3));
    play.asked(GREEN, |decision| *decision == Jam.into());
}

#[test]
fn without_a_decision_the_wreck_drifts_off_sv_6() {
    let mut play = tied_table();
    for seat in [RED, BLUE, GREEN] {
        play.choose(seat, Choice::Vote(Cast::Abstain));
    }
    play.happened(|events| events.contains(&Event::Drifted));
}

#[test]
fn a_jammer_spoils_the_salvage_sv_7() {
    let mut play = table(3).with(|state| state.hands[1] = vec![Card::Jammer]);
    play.choose(RED, bid(3)).choose(BLUE, bid(0)).choose(GREEN, bid(0));
    play.choose(BLUE, Choice::Jam(Jamming::Jam)).happened(|events| events.contains(&Event::Drifted));
    play.expect(|state| state.public.spent == [Card::Jammer] && points(state, RED) == 0);
    play.expect(|state| state.public.stock(RED).credits == 6); // five, returned, and the next round's income
}

#[test]
fn everybody_who_could_jam_is_asked_at_once_sv_7() {
    let mut play = table(4).with(|state| state.hands[3].clear());
    play.choose(BLUE, bid(3)).choose(RED, bid(0)).choose(GREEN, bid(0)).choose(Seat(3), bid(0));
    play.asked(RED, |decision| *decision == Jam.into()).refused(GREEN, Choice::Jam(Jamming::Jam), "SV-7");
    play.choose(RED, Choice::Jam(Jamming::Pass)).refused(RED, Choice::Jam(Jamming::Pass), "table");
    play.not_asked(Seat(3), |_| true)
        .choose(GREEN, Choice::Jam(Jamming::Pass))
        .asked(BLUE, |decision| *decision == Ship.into());
}

fn won_by_red(kind: u8) -> Scenario<Salvage> {
    let mut play = table(3).with(of_kind(kind));
    play.choose(RED, bid(1)).choose(BLUE, bid(0)).choose(GREEN, bid(0));
    play.choose(BLUE, Choice::Jam(Jamming::Pass)).choose(GREEN, Choice::Jam(Jamming::Pass));
    play
}

#[test]
fn one_of_two_ships_is_sent_if_it_can_get_there_sv_8() {
    let mut play = won_by_red(0);
    play.arrange(|state| state.public.captains[0].stock.fuel = 1).refused(RED, Choice::Ship(1), "SV-8");
    play.refused(RED, Choice::Ship(2), "table").choose(RED, Choice::Ship(0));
    play.asked(RED, |decision| *decision == Route { ship: 0 }.into());
}

#[test]
fn without_fuel_the_wreck_drifts_off_sv_8() {
    let mut play = table(2).with(of_kind(0));
    play.choose(RED, Choice::Bid(stock(0, 5))).choose(BLUE, bid(0)).choose(BLUE, Choice::Jam(Jamming::Pass));
    play.happened(|events| events[..3] == [Event::JamDeclined { seat: BLUE }, Event::JamsOver, Event::Drifted]);
}

#[test]
fn a_route_follows_the_lanes_and_costs_their_fuel_sv_9() {
    let mut play = won_by_red(3);
    play.choose(RED, Choice::Ship(1)).refused(RED, Choice::Route(Way(vec![1])), "SV-9");
    play.refused(RED, Choice::Route(Way(vec![2])), "SV-9").refused(
        RED,
        Choice::Route(Way(vec![2, 0, 1, 2, 1])),
        "SV-9",
    );
    play.choose(RED, Choice::Route(Way(vec![2, 0, 1])));
    // All four, and the next round's income.
    play.expect(|state| state.public.captain(RED).ships == [0, 1] && state.public.stock(RED).fuel == 1);
}

/// Red salvages a wreck of this kind.
fn salvaged(kind: &str) -> Scenario<Salvage> {
    let number = wreck::CARDS.iter().position(|card| card.id == kind).unwrap_or_else(|| panic!("no {kind}"));
    let mut play = won_by_red(number as u8);
    play.choose(RED, Choice::Ship(0)).choose(RED, Choice::Route(Way(vec![1])));
    play
}

#[test]
fn what_a_wreck_does_is_done_from_first_to_last_sv_10() {
    let mut play = won_by_red(1);
    play.arrange(|state| state.public.air = 1).choose(RED, Choice::Ship(0)).choose(RED, Choice::Route(Way(vec![1])));
    play.ended("ending-no-air");
    salvaged("freighter").expect(|state| points(state, RED) == 3 && state.public.stock(RED).fuel == 8);
    salvaged("tug").expect(|state| points(state, RED) == 4 && state.public.air == 9);
}

#[test]
fn what_a_wreck_leaves_open_is_the_winners_choice_sv_10() {
    let mut play = salvaged("yacht");
    play.refused(RED, Choice::Pick(2), "SV-10").not_asked(BLUE, |_| true);
    play.choose(RED, Choice::Pick(0)).expect(|state| points(state, RED) == 2);
    play.choose(RED, Choice::Take(true));
    play.happened(|events| events.iter().any(|event| matches!(event, Event::Drew { seat: RED, .. })));
    let mut play = salvaged("yacht");
    play.choose(RED, Choice::Pick(1)).expect(|state| (points(state, RED), state.public.air) == (0, 13));
    play.choose(RED, Choice::Take(false)).happened(|events| events.contains(&Event::Salvaged { seat: RED }));
}

#[test]
fn a_price_is_paid_in_full_or_not_at_all_sv_10() {
    let air = |state: &State| state.public.air;
    for (credits, takes, after) in [(5, true, 2), (5, false, -1)] {
        let mut play = salvaged("hulk");
        play.arrange(|state| state.public.captains[0].stock.credits = credits);
        let before = i64::from(air(play.play().state()));
        play.choose(RED, Choice::Take(takes));
        let paid = if takes { 2 } else { 0 };
        // The next round brings a credit and costs air.
        play.expect(|state| (i64::from(air(state)), state.public.stock(RED).credits) == (before + after - 1, 6 - paid));
    }
    let mut play = salvaged("hulk");
    play.arrange(|state| state.public.captains[0].stock.credits = 1);
    play.refused(RED, Choice::Take(true), "SV-10").choose(RED, Choice::Take(false));
}

#[test]
fn the_first_who_reacts_gets_it_and_all_are_asked_at_once_sv_10() {
    let mut play = salvaged("ark");
    play.expect(|state| [BLUE, GREEN].iter().all(|seat| state.public.stock(*seat).credits == 6));
    play.asked(BLUE, |decision| *decision == Take.into()).asked(GREEN, |decision| *decision == Take.into());
    play.choose(GREEN, Choice::Take(false)).not_asked(GREEN, |decision| *decision == Take.into());
    play.choose(BLUE, Choice::Take(true)).happened(|events| events.contains(&Event::Reacted { seat: BLUE }));
    play.expect(|state| (state.public.stock(BLUE).credits, state.public.stock(GREEN).credits) == (8, 7));
    let mut play = salvaged("ark");
    play.choose(BLUE, Choice::Take(false)).choose(GREEN, Choice::Take(false));
    play.happened(|events| events.contains(&Event::ReactionsOver));
}

#[test]
fn aid_goes_to_another_captain_sv_11() {
    let mut play = salvaged("liner");
    play.refused(RED, Choice::Aid(RED), "SV-11").refused(RED, Choice::Aid(Seat(200)), "SV-11");
    play.choose(RED, Choice::Aid(GREEN)).happened(|events| events[0] == Event::Aided { by: RED, seat: GREEN });
    play.expect(|state| points(state, RED) == 1);
}

#[test]
fn without_air_all_lose_sv_12() {
    let mut play = table(2).with(|state| state.public.air = 1);
    play.choose(RED, bid(0)).choose(BLUE, bid(0)).ended("ending-no-air").wins(&[]);
}

#[test]
fn hands_are_shown_and_relics_count_sv_13() {
    let mut play = table(2).with(|state| state.public.wrecks_left = 0);
    play.arrange(|state| state.hands[1] = vec![Card::Relic]);
    play.sees(Viewer::Spectator, |view| view.hands == [Hand::Hidden(1), Hand::Hidden(1)]);
    play.choose(RED, bid(0)).choose(BLUE, bid(0)).ended("ending-hands").wins(&[BLUE]);
    play.sees(Viewer::Spectator, |view| view.hands[1] == Hand::Open(vec![Card::Relic]));
}

#[test]
fn who_leaves_is_not_waited_for_sv_14() {
    let mut play = tied_table();
    play.choose(RED, Choice::Vote(Cast::For(BLUE))).choose(GREEN, Choice::Vote(Cast::Abstain)).leave(BLUE);
    play.happened(|events| events.contains(&Event::Drifted));
    play.leave(RED).ended("ending-alone").wins(&[GREEN]);
}

#[test]
fn a_wreck_whose_winner_leaves_drifts_off_sv_14() {
    let mut play = salvaged("liner");
    play.leave(RED).happened(|events| events[..2] == [Event::Left { seat: RED }, Event::Drifted]);
    play.expect(|state| state.hands[0].is_empty() && points(state, RED) == 0);
}

#[test]
fn the_vote_of_a_captain_gone_does_not_count_sv_14() {
    let mut play = tied_table();
    play.choose(GREEN, Choice::Vote(Cast::For(RED))).leave(GREEN);
    play.choose(RED, Choice::Vote(Cast::Abstain)).choose(BLUE, Choice::Vote(Cast::For(BLUE)));
    play.happened(|events| events.iter().any(|event| matches!(event, Event::Won { seat: BLUE, .. })));
}

fn journal(seats: u8, rig: u64) -> Journal<Salvage> {
    let key = *Dice::seeded("salvage", rig).key();
    Journal::begin(Setup::new(seats), key).unwrap_or_else(|stop| panic!("{stop:?}"))
}

fn answer(journal: &mut Journal<Salvage>, seat: Seat, choice: Choice) {
    let asks: Vec<_> = journal.play().asks().of(seat).map(|ask| ask.id).collect();
    let mut tried = asks
        .iter()
        .map(|ask| journal.answer(orrery_core::Answer { ask: *ask, seat, choice: choice.clone() }).map(drop));
    assert!(tried.any(|done| done.is_ok()), "{seat:?} may not choose {choice:?}");
}

#[test]
fn a_sealed_bid_can_be_taken_back_until_another_decides_or_all_are_opened() {
    let mut journal = journal(3, 1);
    let nothing = Some(Stop::Refused(Refusal::no_undo()));
    assert_eq!(journal.undo(RED).err(), nothing, "the set-up rolled");
    answer(&mut journal, RED, bid(1));
    let read = journal.play().dice().read();
    assert!(journal.undo(RED).is_ok_and(|entry| entry.read == read));
    answer(&mut journal, RED, bid(2));
    answer(&mut journal, BLUE, bid(0));
    assert_eq!(journal.undo(RED).err(), nothing, "another seat has decided");
    answer(&mut journal, GREEN, bid(0));
    assert_eq!(journal.undo(GREEN).err(), nothing, "the bids are open");
    answer(&mut journal, BLUE, Choice::Jam(Jamming::Pass));
    assert!(journal.undo(BLUE).is_ok(), "passing shows nothing");
}

#[test]
fn a_roll_cannot_be_taken_back() {
    let mut journal = journal(2, 3);
    answer(&mut journal, RED, bid(0));
    let read = journal.play().dice().read();
    answer(&mut journal, BLUE, bid(0)); // the wreck drifts off and the next one is rolled for
    assert!(journal.play().dice().read() > read);
    assert_eq!(journal.undo(BLUE).err(), Some(Stop::Refused(Refusal::no_undo())));
}

/// A game played to its end at random.
fn played(setup: &Setup, key: [u8; 32]) -> Journal<Salvage> {
    let mut luck = Dice::seeded("campaign", 5);
    let begun = Journal::<Salvage>::begin(setup.clone(), key);
    let mut journal = begun.unwrap_or_else(|stop| panic!("{stop:?}"));
    while !journal.play().is_over() {
        let answer = bench::random_answer(journal.play(), &mut luck);
        journal.answer(answer).map(drop).unwrap_or_else(|stop| panic!("{stop:?}"));
    }
    journal
}

#[test]
fn captains_go_on_with_what_they_have_left() {
    let first = played(&Setup::new(3).with("air", "16").with("wrecks", "2"), [1; 32]);
    let left = Salvage::leaves(first.play().state()).expect("the station held");
    let carried = Carried::new(left.clone().into(), String::new(), String::new());
    let next = Setup { carried: Some(carried.clone()), ..Setup::new(4) };
    let credits = |setup: &Setup| Salvage::begin(setup).public.captains.iter().map(|it| it.stock.credits).collect();
    let fresh: Vec<u32> = credits(&Setup::new(4));
    let richer: Vec<u32> = credits(&next);
    let gained: Vec<u32> = richer.iter().zip(fresh).map(|(now, then)| now - then).collect();
    assert_eq!(gained, left.iter().map(|kept| u32::from(*kept)).chain([0]).collect::<Vec<u32>>());
    let refused = |value: serde_json::Value| {
        let forged = Setup { carried: Some(Carried { value, ..carried.clone() }), ..Setup::new(4) };
        forged.check::<Salvage>().err().map(|refusal| refusal.reason.id)
    };
    assert_eq!(refused(vec![255, 255, 255].into()), Some("refused-unreadable-legacy"), "not what was left");
    let nonsense = Setup { carried: Some(Carried::new("gold".into(), String::new(), String::new())), ..next };
    assert!(Journal::<Salvage>::begin(nonsense, [0; 32]).is_err(), "nothing the game could read");
}

#[test]
fn without_air_all_have_lost_together_and_leave_nothing() {
    let lost = |seed: u8| {
        let journal = played(&Setup::new(3).with("air", "8").with("wrecks", "6"), [seed; 32]);
        let outcome = journal.play().outcome().filter(|outcome| outcome.ending == "ending-no-air")?;
        Some((outcome.common(), Salvage::leaves(journal.play().state())))
    };
    assert_eq!((0..50).find_map(lost), Some((Some("lost-together"), None)));
}

#[test]
fn recorded_games_run_as_they_did() {
    let dir = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden/salvage");
    let ending = |setup: Setup, ending: &'static str| {
        move || golden::random_game::<Salvage>(&setup, move |outcome| outcome.ending == ending)
    };
    let scarce = Setup::new(3).with("air", "8").with("wrecks", "6");
    golden::record(&dir, "hands", "the last wreck, hands shown", ending(Setup::new(4), "ending-hands"));
    golden::record(&dir, "no-air", "the air runs out and all lose", ending(scarce, "ending-no-air"));
    golden::record(&dir, "alone", "a bid taken back, then all but one leave", || {
        let mut journal = journal(3, 2);
        answer(&mut journal, RED, bid(1));
        journal.undo(RED).map(drop).unwrap_or_else(|stop| panic!("{stop:?}"));
        for seat in [BLUE, RED] {
            journal.leave(seat).map(drop).unwrap_or_else(|stop| panic!("{stop:?}"));
        }
        journal
    });
    assert_eq!(golden::check_dir::<Salvage>(&dir), 3);
}
