//! `orrery sim`: the same games however many are played at once, and rows that add up to the report.

use std::process::{Command, Output};

use serde_json::Value;

fn sim(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_orrery")).arg("sim").args(arguments).output().unwrap()
}

const GAMES: [&str; 9] =
    ["starship-builder", "--games", "24", "--players", "3", "--bots", "easy,random", "--option", "categories=four"];

/// The report as JSON, and the rows of its games.
fn played(more: &[&str]) -> (Value, Vec<Value>) {
    let done = sim(&[&GAMES, more, &["--json", "--rows", "-"]].concat());
    let said = String::from_utf8(done.stderr).unwrap();
    assert!(done.status.success(), "{said}");
    let rows = String::from_utf8(done.stdout).unwrap();
    let rows = rows.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    (serde_json::from_str(&said).unwrap(), rows)
}

fn sum<'a>(rows: &'a [Value], of: impl Fn(&'a Value) -> f64) -> f64 {
    rows.iter().map(of).sum()
}

fn list<'a>(row: &'a Value, name: &str) -> &'a Vec<Value> {
    row[name].as_array().unwrap()
}

/// What a seat won of a game.
fn won(row: &Value, seat: usize) -> f64 {
    let winners = list(row, "places").iter().filter(|place| **place == 1).count();
    if row["places"][seat] == 1 { 1.0 / winners as f64 } else { 0.0 }
}

fn is_near(report: &Value, sum: f64) -> bool {
    (report.as_f64().unwrap() - sum).abs() < 1e-9
}

#[test]
fn a_seed_gives_the_same_games_however_many_are_played_at_once() {
    let timeless = |jobs: &str| {
        let (mut report, rows) = played(&["--seed", "5", "--jobs", jobs]);
        for measured in ["seconds", "games_per_second", "jobs"] {
            assert!(report.as_object_mut().unwrap().remove(measured).is_some());
        }
        (report, rows)
    };
    assert_eq!(timeless("1"), timeless("2"));
    assert_ne!(timeless("2").1, played(&["--seed", "6"]).1);
}

#[test]
fn rows_add_up_to_the_report() {
    let (report, rows) = played(&["--seed", "5"]);
    assert_eq!((rows.len(), &report["games"]), (24, &24.into()));
    for (number, row) in rows.iter().enumerate() {
        assert_eq!((&row["number"], &row["seed"]), (&number.into(), &(5 * 1_000_003 + number).into()));
    }
    for seat in 0..3 {
        assert!(is_near(&report["wins_by_seat"][seat]["wins"], sum(&rows, |row| won(row, seat))));
        let score = sum(&rows, |row| row["scores"][seat].as_f64().unwrap());
        assert!(is_near(&report["mean_score_by_seat"][seat], score / 24.0));
        let turn = |row: &Value| list(row, "turns").iter().position(|turn| *turn == seat + 1).unwrap();
        assert!(is_near(&report["wins_by_turn"][seat]["wins"], sum(&rows, |row| won(row, turn(row)))));
    }
    let easy = |row: &Value| (0..3).filter(|seat| row["levels"][*seat] == "easy").map(|seat| won(row, seat)).sum();
    assert!(is_near(&report["wins_by_level"]["easy"]["wins"], sum(&rows, easy)));
    for held in list(&report, "wins_by_what_was_held") {
        let holds = |row: &&Value, seat: &usize| list(row, "held")[*seat].as_array().unwrap().contains(&held["what"]);
        let holders =
            || rows.iter().flat_map(|row| (0..3).filter(move |seat| holds(&row, seat)).map(move |seat| (row, seat)));
        assert_eq!(held["of"], holders().count(), "{held}");
        assert!(is_near(&held["wins"], holders().map(|(row, seat)| won(row, seat)).sum()), "{held}");
    }
}

#[test]
fn a_report_says_of_what_it_is() {
    let done = sim(&[&GAMES[..], &["--seed", "9"]].concat());
    let said = String::from_utf8(done.stdout).unwrap();
    let version = env!("CARGO_PKG_VERSION");
    for part in [version, "bots easy,random,random", "seed 9", "categories=four", "24 games", "turn 1: wins"] {
        assert!(said.contains(part), "{part}: {said}");
    }
}

#[test]
fn what_cannot_be_is_refused_with_what_to_do() {
    let wrong = [
        (&["chess"][..], "there are: "),
        (&["starship-builder", "--games", "0"], "--games"),
        (&["starship-builder", "--jobs", "0"], "--jobs"),
        (&["starship-builder", "--players", "9"], "2 to 6"),
        (&["starship-builder", "--bots", "normal,normal,hard"], "give --players 3"),
        (&["starship-builder", "--bots", "clever"], "use random, easy, normal or hard"),
        (&["starship-builder", "--option", "categories=nine"], "categories=five|four"),
        (&["starship-builder", "--option", "categories"], "name=value"),
        (&["starship-builder", "--mode", "sails"], "there are: categories="),
        (&["starship-builder", "--rows", "no/such/folder/rows"], "name a file in a folder that is there"),
    ];
    for (arguments, part) in wrong {
        let done = sim(arguments);
        let said = String::from_utf8(done.stderr).unwrap();
        assert!(!done.status.success() && said.contains(part), "{arguments:?}: {said}");
    }
}

/// A voyage may end before anybody is asked in its last sitting; it is counted all the same.
#[test]
fn of_a_campaign_in_chapters_its_end_is_counted() {
    let campaigns = ["vanguard", "--mode", "campaign", "--games", "2", "--players", "2", "--bots", "normal", "--json"];
    let done = sim(&campaigns);
    let report: Value = serde_json::from_slice(&done.stdout).unwrap();
    for name in ["phases", "missions failed", "deaths"] {
        assert_eq!(report["figures"][name]["count"], 2, "{name} of {}", report["figures"]);
    }
}
