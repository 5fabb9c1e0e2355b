//! A campaign is a chain of sittings (VG-SAVE-1 to 5).

use orrery_core::{Answer, Asking, Carried, Dice as Luck, Game, Play, Seat, Setup};
use vanguard::Vanguard;
use vanguard::content::{Flag, Section, Tally, at};
use vanguard::questions::{Choice, Course, Decision};
use vanguard::state::{Chapter, Frame, Lethal, Page, Sittings, State, Status};

use super::common::*;

fn founded(seats: u8) -> Setup {
    Setup::new(seats).with("mission", "campaign")
}

/// The next sitting, with what was left.
fn carried(chapter: &Chapter, seats: u8) -> Setup {
    let left = serde_json::to_value(chapter).expect("it can be written");
    Setup { carried: Some(Carried::new(left, "earlier".into(), "seal".into())), ..founded(seats) }
}

/// By default to the end of the table, but with a destination where there is one.
fn play_on(mut play: Play<Vanguard>) -> Play<Vanguard> {
    let mut luck = Luck::seeded("chapter", 1);
    while let Some(ask) = play.asks().iter().find(|ask| ask.must).cloned() {
        let choice = match ask.decision {
            Decision::Plot(_) if play.state().count(Tally::Phase) == 2 => Choice::Plot(Course::Stay),
            _ => Vanguard::sample(play.state(), &ask, &mut luck),
        };
        play.answer(&Answer { ask: ask.id, seat: ask.seat, choice }).expect("a legal answer");
    }
    play
}

/// Where the table stood, a question without weight answered first.
fn from_the_bridge(mut state: State, luck: Luck) -> Play<Vanguard> {
    state.frames.only(Frame::Ship { page: Page::Clock, at: 0 });
    let question = vanguard::questions::UseShip { card: at::discovery::D01 };
    state.frames.push(Frame::Ask { seat: ME, question: question.into() });
    let mut play = Play::<Vanguard>::of_state(state, luck);
    let ask = play.asks().iter().next().expect("a question").clone();
    play.answer(&Answer { ask: ask.id, seat: ME, choice: Choice::UseShip(false) }).expect("accepted");
    play
}

fn first_chapter(seats: u8) -> (Chapter, State) {
    let play = play_on(Play::begin(&founded(seats), Luck::seeded("sitting", 1)).expect("a table"));
    let chapter = Vanguard::leaves(play.state()).expect("a chapter");
    (chapter, *play.state())
}

// Rule: VG-SAVE-1, VG-SAVE-2, VG-SAVE-3, VG-SAVE-4, VG-RESUME-1
#[test]
fn three_sittings_are_the_same_campaign_as_one_table() {
    let (mut chapter, mut at_mark) = first_chapter(2);
    for number in 2..=3 {
        let luck = || Luck::seeded("sitting", number);
        let next = play_on(Play::begin(&carried(&chapter, 2), luck()).expect("a sitting"));
        // The same from where the table stood: nothing that matters was left behind.
        at_mark.is_marked = false;
        let ledger = next.state().campaign.map(|one| one.before).expect("a campaign");
        at_mark.campaign.iter_mut().for_each(|one| one.before = ledger);
        let on = play_on(from_the_bridge(at_mark, luck()));
        assert_eq!(Vanguard::leaves(on.state()), Vanguard::leaves(next.state()), "sitting {number}");
        assert_eq!(next.outcome().map(|outcome| (outcome.ending, outcome.together)), Some(("ending-chapter", true)));
        (chapter, at_mark) = (Vanguard::leaves(next.state()).expect("a chapter"), *next.state());
    }
    assert_eq!(chapter.counts[Tally::Phase.index()], 3);
}

// Rule: VG-PLAY-2, VG-RESUME-1, VG-SAVE-3, VG-LETHAL-5
#[test]
fn sections_are_dealt_out_anew_to_whoever_is_there() {
    let (chapter, _) = first_chapter(2);
    for seats in [1, 3, 4] {
        let setup = carried(&chapter, seats).with("lethal", "on");
        let play = Play::<Vanguard>::begin(&setup, Luck::seeded("anew", 1)).expect("a sitting");
        let state = play.state();
        let players: Vec<Seat> = Section::ALL.map(|section| state.controller(section)).to_vec();
        assert_eq!(players, (0..4).map(|section| Seat(section % seats)).collect::<Vec<_>>());
        assert_eq!((state.count(Tally::Phase), state.terms.lethal), (2, Lethal::On));
        assert_eq!(state.campaign.map(|one| one.roster), Some(chapter.campaign.roster));
    }
}

// Rule: VG-SAVE-3, VG-CAMP-7
#[test]
fn a_campaign_is_founded_and_one_at_one_table_is_not() {
    assert!(Vanguard::is_campaign(&founded(1)));
    assert!(!Vanguard::is_campaign(&setup("campaign", 1)) && !Vanguard::is_campaign(&setup("eye", 1)));
    let fresh = Vanguard::begin(&founded(2));
    assert_eq!(fresh.flags, vanguard::state::Flags::NONE);
    assert_eq!(fresh.terms.sittings, Sittings::Chapters);
}

// Rule: VG-SAVE-4, VG-CAMP-5
#[test]
fn a_voyage_that_is_over_leaves_nothing_and_is_told() {
    let mut table = Table::new(founded(1));
    table.arrange(|state| {
        state.party = orrery_kit::Few::NONE;
        let campaign = state.campaign.as_mut().expect("a campaign");
        campaign.objective = at::objective::O04;
        state.flags = [Flag::ArcDone, Flag::EndKindle].into_iter().collect();
        state.frames.only(Frame::Ship { page: Page::Objective, at: 0 });
        let question = vanguard::questions::UseShip { card: at::discovery::D01 };
        state.frames.push(Frame::Ask { seat: ME, question: question.into() });
    });
    table.choose(ME, Choice::UseShip(false));
    table.ended("ending-kindled-alone");
    let state = table.play().state();
    assert_eq!(Vanguard::leaves(state), None);
    let told = Vanguard::chronicle(state);
    let voyage = told.iter().find(|section| section.title.id == "chronicle-voyage").expect("the voyage");
    assert_eq!(voyage.lines.len(), 7);
    assert_eq!(voyage.lines[0].id, "ending-kindled-alone");
}

// Rule: VG-SAVE-5
#[test]
fn a_chapter_tells_what_has_changed_since_the_last() {
    let (chapter, mut state) = first_chapter(1);
    let ids = |state: &State| -> Vec<_> {
        let told = Vanguard::chronicle(state);
        told.into_iter().flat_map(|one| one.lines).map(|line| line.id).collect()
    };
    assert!(ids(&state).contains(&"chronicle-joined") && ids(&state).contains(&"log-750"));
    let mut next = Vanguard::begin(&carried(&chapter, 1));
    assert_eq!(ids(&next), Vec::<&str>::new(), "nothing yet");
    next.flags.insert(Flag::Thaw);
    let campaign = next.campaign.as_mut().expect("a campaign");
    (campaign.dice, campaign.failed) = (campaign.dice + 1, campaign.failed + 1);
    let crew = campaign.crew(None, None).next().expect("somebody");
    campaign.roster.0[crew.index()] = None;
    campaign.inventory.0[0] += 1;
    campaign.operations.insert(at::mission::M81);
    let told = ["log-mission-done", "chronicle-failed", "flag-THAW", "chronicle-lost", "log-dice", "chronicle-gear"];
    assert_eq!(ids(&next), told);
    state.is_marked = false;
    assert_eq!(Chapter::of(&state), None, "without a mark nothing is left");
}

// Rule: VG-OPS-9, VG-OPS-10, VG-EX-74, R58, R91
#[test]
fn an_operation_inside_a_campaign_is_graded_and_forgotten() {
    let mut table = Table::new(setup("campaign", 1));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.arrange(|state| {
        let campaign = state.campaign.as_mut().expect("a campaign");
        campaign.landing = Some(at::landing::L10);
        campaign.recorded.insert(at::landing::L10);
        state.planet.board = at::board::OA;
        state.planet.done = [at::mission::M81].into_iter().collect();
        (state.planet.lander, state.success) = (1, 8);
        state.flags = [Flag::OaOpen, Flag::OaTram, Flag::Thaw].into_iter().collect();
        state.counts[Tally::Saved.index()] = 4;
        stand(state, &[1, 1]);
    });
    act(&mut table, vanguard::questions::Deed::LiftOff);
    table.expect(|state| {
        let campaign = state.campaign.expect("a campaign");
        let score = campaign.scores.first().map(|score| (score.board, score.points));
        let forgotten = state.flags.contains(Flag::Thaw) && !state.flags.contains(Flag::OaOpen);
        score == Some((at::board::OA, 10)) && forgotten && state.count(Tally::Saved) == 0
    });
    table.expect(|state| state.campaign.is_some_and(|one| one.records.0[at::board::OA.index()].is_none()));
    table.expect(|state| state.campaign.is_some_and(|one| one.crew(None, Some(Status::Party)).count() == 0));
}
