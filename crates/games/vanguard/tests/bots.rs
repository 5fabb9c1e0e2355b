//! Companions come to an end on every world, help each other, never go home alone, and are worth having.

use orrery_bots::{Level, act};
use orrery_core::{Answer, Ask, Dice, Game, Play, Setup, Viewer};
use vanguard::Vanguard;
use vanguard::content::{Action, MissionKind, Section, Term, order};
use vanguard::questions::{Choice, Decision, Deed, Help};
use vanguard::rules::end;
use vanguard::rules::odds::{self, ToRoll};
use vanguard::rules::payment::Counting;
use vanguard::rules::pool::Conversions;
use vanguard::state::{Close, State, Terms};

type Table = Play<Vanguard>;

/// Longer than any exploration by companions has been seen to take.
const MOST: usize = 3_000;

/// Plays to the end; `each` sees what is answered.
fn play(setup: &Setup, level: Level, seed: u64, mut each: impl FnMut(&State, &Ask<Decision>, &Choice)) -> State {
    let mut table = Table::begin(setup, Dice::seeded("companions", seed)).expect("a table");
    let mut luck = Dice::seeded("thoughts", seed);
    for _ in 0..MOST {
        let Some(must) = table.asks().iter().find(|ask| ask.must).cloned() else { return *table.state() };
        let view = Vanguard::view(table.state(), Viewer::Seat(must.seat));
        let (id, choice) = act::<Vanguard>(level, &view, &must, table.asks(), &mut luck);
        let asked = table.asks().iter().find(|ask| ask.id == id).cloned().expect("a question that is open");
        each(table.state(), &asked, &choice);
        table.answer_with(Answer { ask: id, seat: must.seat, choice }).expect("a legal answer");
    }
    panic!("{setup:?}, seed {seed}: no end after {MOST} answers, round {}", table.state().round);
}

fn world(seats: u8, mission: &str) -> Setup {
    Setup::new(seats).with("mission", mission)
}

/// 9.1, C20: every world and operation, with every number of seats.
#[test]
fn companions_come_to_an_end_everywhere() {
    for (number, mission) in Terms::OPTIONS[0].values.iter().filter(|mission| **mission != "campaign").enumerate() {
        for level in [Level::Easy, Level::Normal, Level::Hard] {
            let seats = 1 + (number as u8 + level as u8) % 4;
            let state = play(&world(seats, mission), level, number as u64, |_, _, _| {});
            assert!(state.closed.is_some(), "{mission}");
        }
    }
}

/// 9.1: while a main mission is open nobody turns home, and nobody is left behind.
#[test]
fn nobody_lifts_off_early_or_alone() {
    let mut lifted = 0;
    for seed in 0..6 {
        let state = play(&world(2, "pellucid"), Level::Normal, seed, |state, _, choice| {
            if matches!(choice, Choice::TakeAction(Deed::LiftOff)) {
                lifted += 1;
                let open = |mission: vanguard::content::Mission| {
                    mission.kind() != MissionKind::Optional && !state.planet.done.contains(mission)
                };
                assert!(!state.planet.in_play.iter().any(open), "a main mission is open");
                assert_eq!(state.in_sector(state.planet.lander), state.everybody(), "somebody is away");
            }
        });
        assert_eq!(end::has_succeeded(&state), state.closed == Some(Close::Lift), "seed {seed}");
    }
    assert!(lifted >= 4, "{lifted}");
}

/// 9.1: assistance is worth about one good die a check.
#[test]
fn companions_help_unasked() {
    let mut helped = 0;
    for seed in 0..4 {
        play(&world(3, "thornmantle"), Level::Normal, seed, |_, _, choice| {
            helped += usize::from(matches!(choice, Choice::Assist(Help::Die(_))));
        });
    }
    assert!(helped >= 6, "{helped}");
}

/// 8.6: what is told at the end is what happened.
#[test]
fn the_account_agrees_with_the_table() {
    for (seed, goal) in (0..).zip(["pellucid", "thornmantle", "glass-orchard", "brackwater"]) {
        let state = play(&world(3, goal), Level::Normal, seed, |_, _, _| {});
        let account = &state.account;
        let gained: i64 = account.gains.iter().map(|gain| i64::from(gain.tokens)).sum();
        assert_eq!(gained, i64::from(state.success), "{goal}: success by source");
        let kept = |card: vanguard::content::Discovery| account.kept(card) == state.vessel.found.0[card.index()];
        assert!(vanguard::content::Discovery::all().all(kept), "{goal}: finds");
        let given: u8 = account.shares.iter().flat_map(|share| share.given).sum();
        assert_eq!((given, account.rounds), (state.deeds.assists, state.round), "{goal}");
        for (place, crew, share) in account.crew() {
            let member = state.member(place);
            assert_eq!((crew, share.is_lost), (member.crew, member.is_dead), "{goal}");
            assert!(usize::from(share.wounds) >= member.wound_cards(), "{goal}: some may have been healed");
            assert!(share.rolled > 0 && share.vanguard.sixths >= share.rolled / 6, "{goal}: {share:?}");
        }
    }
}

/// Cards, abilities and combos are used, and nothing is strained while there are supplies.
#[test]
fn companions_use_what_they_hold() {
    let (mut reactions, mut combos, mut strained) = (0, 0, 0);
    for seed in 0..4 {
        play(&world(2, "loom"), Level::Normal, seed, |state, _, choice| match choice {
            Choice::React(vanguard::questions::Reaction::Use(_)) => reactions += 1,
            Choice::Combos(combining) if *combining != vanguard::questions::Combining::Done => combos += 1,
            Choice::Meanwhile(vanguard::questions::Aside::Strain(_)) => {
                strained += usize::from(state.vessel.supplies > 0);
            }
            _ => {}
        });
    }
    assert!(
        reactions >= 8 && combos >= 4 && strained == 0,
        "{reactions} reactions, {combos} combos, {strained} strained"
    );
}

fn successes(level: Level, games: u64) -> u64 {
    let won = |seed: u64| end::has_succeeded(&play(&world(2, "pellucid"), level, seed, |_, _, _| {}));
    (0..games).map(|seed| u64::from(won(seed))).sum()
}

/// The short form of what the balance notes hold: each level brings more parties home than the one below.
#[test]
fn levels_differ() {
    let (random, easy, normal) =
        (successes(Level::Random, 24), successes(Level::Easy, 24), successes(Level::Normal, 24));
    assert!(normal > easy && easy > random, "{normal}, {easy} and {random} of 24");
}

/// From the Eye of the Void to an ending (VG-CAMP-4).
#[test]
fn a_whole_campaign_comes_to_an_ending() {
    for seed in 0..2 {
        let state = play_campaign(seed);
        assert!(state.campaign.and_then(|campaign| campaign.ending).is_some(), "seed {seed}");
    }
}

fn play_campaign(seed: u64) -> State {
    let mut table = Table::begin(&world(2, "campaign").with("sittings", "one-table"), Dice::seeded("companions", seed))
        .expect("a table");
    let mut luck = Dice::seeded("thoughts", seed);
    let mut answers = 0;
    while let Some(must) = table.asks().iter().find(|ask| ask.must).cloned() {
        let view = Vanguard::view(table.state(), Viewer::Seat(must.seat));
        let (id, choice) = act::<Vanguard>(Level::Normal, &view, &must, table.asks(), &mut luck);
        table.answer_with(Answer { ask: id, seat: must.seat, choice }).expect("a legal answer");
        answers += 1;
        assert!(answers < 12_000, "no end in phase {}", table.state().count(vanguard::content::Tally::Phase));
    }
    *table.state()
}

/// The best three of a section's five starting dice, in per cent, where no conversion helps (VG-EX-55).
fn chance_with_three(section: Section, need: &[&[Term]]) -> u8 {
    let dice: Vec<ToRoll> =
        order(section)[..5].iter().map(|(colour, kind)| ToRoll { owner: 0, colour: *colour, kind: *kind }).collect();
    let threes = (0..32_u8).filter(|set| set.count_ones() == 3);
    let chances = threes.map(|set| {
        let taken: Vec<ToRoll> = (0..5).filter(|at| set >> at & 1 == 1).map(|at| dice[at]).collect();
        odds::chance(need, &taken, Counting::Freely(Conversions::NONE)).per_cent()
    });
    chances.max().unwrap_or(0)
}

/// 9.5: a single check by a starting crew, over all checks with rows and all sections.
#[test]
fn single_checks_of_a_starting_crew_are_fair() {
    let met = |action: Action| -> Vec<&[Term]> {
        let rows = [action.yellow(), action.green()].into_iter().flatten();
        rows.flat_map(|row| row.need.iter().copied()).collect()
    };
    let needs = Action::all().map(met).filter(|need| !need.is_empty());
    let chances: Vec<u32> = needs
        .flat_map(|need| Section::ALL.into_iter().map(move |section| u32::from(chance_with_three(section, &need))))
        .collect();
    let mean = chances.iter().sum::<u32>() / chances.len() as u32;
    assert!((45..=75).contains(&mean), "{mean} % over {} checks", chances.len());
}
