//! The tutorial and the lesson of the ship book.

use orrery_bots::{LESSON, note};
use orrery_core::{Answer, Ask, Dice as Luck, Game, Play, Seat, Setup, Viewer};
use orrery_testkit::lesson::{led_back, obeyed};
use orrery_text::{Lang, Texts};
use vanguard::content::{Flag, Icon, Mark, Section, at};
use vanguard::lesson::{LESSONS, Lesson};
use vanguard::questions::{Choice, Decision, Deed, Manner, PoolDice, Reaction, Sections, Turning};
use vanguard::state::{Close, State, Status};
use vanguard::{TEXTS, Vanguard};

use super::common::*;

fn lesson(id: &str, seats: u8) -> Setup {
    Setup::new(seats).with(LESSON, id)
}

fn is_done(state: &State) -> bool {
    let is_through = |lesson: Lesson| usize::from(state.stage) == lesson.stages().len();
    state.closed.is_some() || state.terms.lesson.is_some_and(is_through)
}

fn tutorial(seats: u8) -> Table {
    let mut table = Table::new(lesson("tutorial", seats));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table
}

// Rule: VG-TUT-1, VG-TUT-2
#[test]
fn who_obeys_every_word_comes_through_every_stage() {
    for lesson in LESSONS {
        let answers: Vec<usize> = (0..40).map(|seed| obeyed::<Vanguard>(lesson, seed, is_done)).collect();
        assert!(answers.iter().sum::<usize>() / answers.len() < 400, "{}: {answers:?}", lesson.id);
    }
}

// Rule: VG-TUT-2
#[test]
fn whoever_makes_a_wrong_move_at_any_stage_is_led_back() {
    for (lesson, kind) in LESSONS.iter().zip(Lesson::ALL) {
        for stage in 1..=kind.stages().len() as u8 {
            (0..8).for_each(|seed| led_back::<Vanguard>(lesson, seed, stage, is_done));
        }
    }
}

/// Everybody at the table does what is said.
fn together(seats: u8, seed: u64) -> Play<Vanguard> {
    let mut play =
        Play::<Vanguard>::begin(&lesson("tutorial", seats), Luck::seeded("tutorial", seed)).expect("a table");
    for _ in 0..2_000 {
        let Some(ask) = play.asks().iter().find(|ask| ask.must).cloned() else { return play };
        let view = Vanguard::view(play.state(), Viewer::Seat(ask.seat));
        let asks: Vec<&Ask<Decision>> = play.asks().of(ask.seat).collect();
        let said = note::<Vanguard>(&view, ask.seat, &asks).and_then(|said| said.answer).expect("an answer");
        let answer: Answer<Choice> = play.read(ask.seat, said.ask, &said.given).expect("legal");
        play.answer(&answer).expect("accepted");
    }
    panic!("no end");
}

// Rule: VG-TUT-1, VG-TUT-6, VG-TUT-8
#[test]
fn one_to_four_players_learn_together() {
    for seats in 1..=4 {
        for seed in 0..10 {
            let play = together(seats, seed);
            let state = play.state();
            assert_eq!(state.party.len(), usize::from(seats.max(2)));
            assert_eq!((state.closed, state.party[0].crew), (Some(Close::Log), at::crew::CR02));
            assert_eq!(play.outcome().map(|outcome| outcome.ending), Some("ending-success"));
        }
    }
}

// Rule: VG-TUT-1
#[test]
fn amir_must_be_in_the_party_and_comes_first() {
    let mut table = Table::new(lesson("tutorial", 1));
    let two = |one, other| -> Sections { [one, other].into_iter().collect() };
    table.refused(ME, Choice::Muster(two(Section::Recon, Section::Security)), "VG-TUT-1");
    table.choose(ME, Choice::Muster(two(Section::Engineering, Section::Science)));
    table.expect(|state| {
        let crew = [at::crew::CR02, at::crew::CR04];
        state.party.iter().map(|member| member.crew).eq(crew) && state.party.iter().all(|member| member.rank == 1)
    });
}

// Rule: VG-TUT-2, VG-TUT-3, VG-TUT-9
#[test]
fn the_table_stands_as_the_script_says() {
    tutorial(4).expect(|state| {
        let sectors = state.party.iter().map(|member| member.sector).eq([1, 2, 1, 2]);
        let hands = state.party.iter().all(|member| member.hand.len() == 2 && member.deck.len() == 1);
        let amir = state.party[0].hand.iter().copied().eq([at::card::TC1, at::card::TC2]);
        sectors && hands && amir && state.start == FIRST && state.planet.lander == 0
    });
}

// Rule: VG-TUT-2, VG-EX-1, R32
#[test]
fn the_first_turn_has_one_way_and_says_why() {
    let mut table = tutorial(1);
    table.refused(ME, Choice::TakeAction(Deed::Pass), "VG-TUT-2");
    act(&mut table, Deed::Special(at::action::EV_1_1));
    table.refused(ME, Choice::PickDice(dice(0..5)), "VG-TUT-2");
    table.choose(ME, Choice::PickDice(dice([0, 4])));
    table.expect(|state| {
        state.trial.is_some_and(|trial| trial.pool.iter().map(|cast| cast.first).eq([Icon::ACC, Icon::BAS]))
    });
    table.refused(ME, Choice::React(Reaction::Pass), "VG-TUT-2");
    table.choose(ME, Choice::React(Reaction::Use(vanguard::state::Play::Card(at::card::TC1))));
    table.refused(ME, Choice::PickPool(PoolDice(0b10)), "VG-TUT-2");
    table.choose(ME, Choice::PickPool(PoolDice(0b01)));
    table.refused(ME, Choice::TurnDie(Turning::To(0, 0)), "VG-TUT-2");
    table.choose(ME, Choice::TurnDie(Turning::To(0, 4)));
    table.refused(ME, Choice::TakeRow(false), "VG-TUT-2");
    table.choose(ME, Choice::TakeRow(true));
    table.expect(|state| state.success == 1 && state.planet.poi(1) == Some(at::poi::P101));
    assert_eq!(boards(&table), (3, 2));
    travel(&mut table, 1, 5);
    table.refused(ME, Choice::Choose(0), "VG-TUT-2");
    table.choose(ME, Choice::Choose(1));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(asked) if asked.place == SECOND));
    table.expect(|state| state.sector_of(FIRST) == 5 && state.planet.poi(5) == Some(at::poi::P105));
}

// Rule: VG-TUT-2
#[test]
fn the_second_turn_rolls_everything_and_rests() {
    let mut table = tutorial(1);
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(asked) if asked.place == SECOND));
    table.refused(ME, Choice::TakeAction(Deed::Rest), "VG-TUT-2");
    act(&mut table, Deed::Special(at::action::EV_2_1));
    table.refused(ME, Choice::PickDice(dice([0])), "VG-TUT-2");
    table.choose(ME, Choice::PickDice(dice(0..5)));
    table.expect(|state| {
        state.trial.is_none_or(|trial| trial.pool.iter().filter(|cast| cast.first == Icon::ACC).count() < 3)
    });
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.refused(ME, Choice::TakeAction(Deed::Pass), "VG-TUT-2");
    act(&mut table, Deed::Rest);
    play_until(&mut table, |decision| matches!(decision, Decision::PassStart(_)));
    table.expect(|state| {
        let second = state.member(SECOND);
        second.available.len() == 3 && second.hand.len() == 2 && state.flags.contains(Flag::TutFree)
    });
}

// Rule: R41
#[test]
fn the_fourth_player_helps_where_nobody_can_leave() {
    for is_open in [true, false] {
        let mut table = tutorial(4);
        play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(asked) if asked.place.0 == 3));
        table.arrange(|state| {
            let poi = if is_open { Some(at::poi::P102) } else { None };
            state.planet.pois[2] = orrery_kit::Few::of(poi).expect("room");
            state.planet.progress = Default::default();
            let action = state.planet.is_marked(2, Mark::NM);
            assert_eq!(action, !is_open);
        });
        let seat = Seat(3);
        if is_open {
            let path = path(&table, 2, 4);
            table.choose(seat, Choice::TakeAction(Deed::Travel(path, 4)));
            play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(asked) if asked.place.0 == 3));
            table.expect(|state| state.planet.poi(4) == Some(at::poi::P106));
        } else {
            table.choose(seat, Choice::TakeAction(Deed::Special(at::action::EV_2_1)));
            table.choose(seat, Choice::PickDice(dice([0])));
            play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(asked) if asked.place.0 == 3));
        }
        table.choose(seat, Choice::TakeAction(Deed::Prepare(Manner::Draw)));
        play_until(&mut table, |decision| matches!(decision, Decision::PassStart(_)));
        table.expect(|state| state.member(vanguard::state::Place(3)).hand.len() == 2);
    }
}

// Rule: VG-TUT-4, VG-TUT-5, VG-TUT-3
#[test]
fn nobody_strains_and_nobody_has_two_wounds() {
    let mut table = tutorial(1);
    table.arrange(|state| {
        state.flags.insert(Flag::TutFree);
        (me(state).available, me(state).spent) = (dice([]), dice(0..5));
    });
    assert!(!is_asked(&table, |decision| matches!(decision, Decision::Meanwhile(_))));
    for _ in 0..2 {
        run(&mut table, |state| {
            let wound = at::wound::laceration;
            state.frames.push(vanguard::state::Frame::Wounded {
                place: FIRST,
                wound,
                stage: vanguard::state::Wounding::Take,
            });
        });
        if is_asked(&table, |decision| matches!(decision, Decision::Column(_))) {
            table.choose(ME, Choice::Column(vanguard::content::Colour::R));
        }
    }
    table.expect(|state| state.party[0].wound_cards() == 1 && state.party[0].charges == 0);
}

// Rule: VG-TUT-6, VG-TUT-7, VG-SETUP-5
#[test]
fn a_campaign_goes_on_from_the_tutorial() {
    let mut table = Table::new(lesson("tutorial", 1).with("mission", "campaign").with("sittings", "one-table"));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    run(&mut table, |state| {
        state.success = 6;
        state.vessel.relics.insert(at::exceptional::X1);
        state.planet.done = [at::mission::M01, at::mission::M03].into_iter().collect();
        let log = at::log::N204;
        state.frames.push(effect(vanguard::state::Origin::Log(log), log.effect(), FIRST));
    });
    play_until(&mut table, |decision| matches!(decision, Decision::Plot(_)));
    table.expect(|state| {
        let campaign = state.campaign.expect("a campaign");
        let posts = [at::crew::CR01, at::crew::CR02, at::crew::CR03, at::crew::CR04].map(|crew| campaign.post(crew));
        let all_rest = posts.iter().all(|post| post.is_some_and(|post| post.status == Status::Resting));
        let risen = posts.iter().flatten().filter(|post| post.rank == 2).count();
        let sections = Section::ALL.iter().all(|section| campaign.crew(Some(*section), None).count() == 2);
        all_rest && risen == 2 && sections && campaign.display.contains(at::exceptional::X1)
    });
}

#[test]
fn every_stage_has_words_in_every_language() {
    let texts = Texts::of_game(&TEXTS);
    for (stage, lang) in
        Lesson::ALL.iter().flat_map(|lesson| lesson.stages()).flat_map(|one| Lang::ALL.map(|lang| (one, lang)))
    {
        assert!(texts.has(lang, stage.text), "{}", stage.text);
    }
}
