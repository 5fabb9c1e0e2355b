//! Connect Four under the whole suite: the suite's own calibration.

use std::path::PathBuf;

use orrery_core::{Answer, Command, Dice, Journal, Play, Refusal, Seat, Setup, Stop};
use orrery_testkit::connect_four::{self, Choice, Event};
use orrery_testkit::{Conformance, ConnectFour, Scenario, golden};

const RED: Seat = Seat(0);
const BLUE: Seat = Seat(1);

fn drop_in(column: u8) -> Choice {
    Choice::Column(connect_four::Drop(column))
}

fn table() -> Scenario<ConnectFour> {
    Scenario::new(Setup::new(2))
}

#[test]
fn it_keeps_every_promise() {
    let report = Conformance::<ConnectFour>::new().games(120).most_answers(42).check();
    assert!(report.endings.contains_key("ending-four") && report.endings.contains_key("ending-left"), "{report:?}");
    assert!(report.undone > 0 && report.left > 0, "{report:?}");
    assert_eq!((report.rolled, report.other_worlds), (0, 0), "there is neither luck nor anything hidden");
}

#[test]
fn known_numbers_of_positions() {
    fn leaves(play: &Play<ConnectFour>, depth: u32) -> u64 {
        if depth == 0 || play.is_over() {
            return u64::from(depth == 0);
        }
        let ask = &play.asks()[0];
        let after = |column| {
            let mut next = play.clone();
            let answer = Answer { ask: ask.id, seat: ask.seat, choice: drop_in(column) };
            next.answer(&answer).is_ok().then_some(next)
        };
        (0..7).filter_map(after).map(|next| leaves(&next, depth - 1)).sum()
    }
    let Ok(play) = Play::begin(&Setup::new(2), Dice::seeded("perft", 0)) else { panic!("no beginning") };
    let counts: Vec<u64> = (1..=6).map(|depth| leaves(&play, depth)).collect();
    // Until the sixth disc no column fills up; the first line can be made with the seventh.
    assert_eq!(counts, [7, 49, 343, 2401, 16807, 117_649]);
}

#[test]
fn seats_take_turns_cf_1() {
    table()
        .refused(BLUE, drop_in(3), "table")
        .choose(RED, drop_in(3))
        .refused(RED, drop_in(3), "table")
        .choose(BLUE, drop_in(3));
}

#[test]
fn a_full_column_takes_no_more_cf_2() {
    let mut play = table();
    for _ in 0..3 {
        play.choose(RED, drop_in(0)).choose(BLUE, drop_in(0));
    }
    play.refused(RED, drop_in(0), "CF-2").refused(RED, drop_in(7), "table").choose(RED, drop_in(6));
}

#[test]
fn four_in_a_row_win_cf_3() {
    let mut play = table();
    for column in 0..3 {
        play.choose(RED, drop_in(column)).choose(BLUE, drop_in(column));
    }
    play.choose(RED, drop_in(3)).ended("ending-four").wins(&[RED]).refused(BLUE, drop_in(0), "table");
}

#[test]
fn a_full_board_is_a_draw_cf_4() {
    let mut play = table();
    for (i, column) in DRAWN.iter().enumerate() {
        play.choose(Seat(i as u8 % 2), drop_in(*column));
    }
    play.ended("ending-draw").wins(&[RED, BLUE]);
}

/// Fills the board without a line.
const DRAWN: [u8; 42] = [
    0, 1, 0, 1, 1, 0, 1, 0, 0, 1, 0, 1, 2, 3, 2, 3, 3, 2, 3, 2, 2, 3, 2, 3, 4, 5, 4, 5, 5, 4, 5, 4, 4, 5, 4, 5, 6, 6,
    6, 6, 6, 6,
];

#[test]
fn who_leaves_loses_cf_5() {
    table().choose(RED, drop_in(3)).leave(RED).ended("ending-left").wins(&[BLUE]);
}

fn journal() -> Journal<ConnectFour> {
    Journal::begin(Setup::new(2), [1; 32]).unwrap_or_else(|stop| panic!("{stop:?}"))
}

fn answer(journal: &mut Journal<ConnectFour>, column: u8) {
    let ask = &journal.play().asks()[0];
    let answer = Answer { ask: ask.id, seat: ask.seat, choice: drop_in(column) };
    journal.answer(answer).map(drop).unwrap_or_else(|stop| panic!("{stop:?}"));
}

#[test]
fn undo_is_an_entry_and_stops_at_another_seats_decision() {
    let mut journal = journal();
    let nothing = Some(Stop::Refused(Refusal::no_undo()));
    assert_eq!(journal.undo(RED).err(), nothing, "nothing to take back");
    answer(&mut journal, 3);
    assert_eq!(journal.undo(BLUE).err(), nothing, "not Blue's choice");
    assert!(matches!(journal.undo(RED), Ok(entry) if entry.command == Command::Undo { seat: RED, to: 0 }));
    assert_eq!(journal.entries().len(), 3);
    answer(&mut journal, 4);
    answer(&mut journal, 4);
    assert_eq!(journal.undo(RED).err(), nothing, "Blue has decided since");
    assert!(journal.undo(BLUE).is_ok());
    assert!(journal.undo(RED).is_ok(), "what stood in between is gone");
    assert!(matches!(journal.entries()[1].events[..], [Event::Dropped { seat: RED, column: 3 }]));
}

#[test]
fn recorded_games_run_as_they_did() {
    let dir = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden/connect-four");
    let ending = |ending: &'static str| {
        move || golden::random_game::<ConnectFour>(&Setup::new(2), move |outcome| outcome.ending == ending)
    };
    golden::record(&dir, "four", "four in a line", ending("ending-four"));
    golden::record(&dir, "draw", "a full board", ending("ending-draw"));
    golden::record(&dir, "left", "taken back, then left", || {
        let mut journal = journal();
        answer(&mut journal, 3);
        journal.undo(RED).map(drop).unwrap_or_else(|stop| panic!("{stop:?}"));
        journal.leave(BLUE).map(drop).unwrap_or_else(|stop| panic!("{stop:?}"));
        journal
    });
    assert_eq!(golden::check_dir::<ConnectFour>(&dir), 3);
}
