//! Short runs of the scenarios that `cargo xtask soak` runs for long: the real program is killed, cut off, filled up,
//! damaged and crowded, and nothing that it had acknowledged may be lost. Times are judged there, counts here.

use std::time::Duration;

use orrery_outside::figures::Figures;
use orrery_outside::scenarios::{Plan, Scenario, Size};

/// Runs a scenario under load for some seconds and demands that nothing is amiss.
fn short(scenario: Scenario, seconds: u64) -> Figures {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let program = env!("CARGO_BIN_EXE_orrery").into();
    let terms = Plan { program, seed: 9, time: Duration::from_secs(seconds), size: Size::Short };
    let figures = runtime.block_on(scenario.run(&terms)).unwrap();
    println!("{}", figures.text());
    assert!(figures.is_well(), "{}", figures.text());
    figures
}

#[test]
fn kills_lose_nothing_on_sqlite() {
    assert!(short(Scenario::KillsSqlite, 8).kills > 2);
}

#[test]
fn kills_lose_nothing_on_postgres() {
    assert!(short(Scenario::KillsPostgres, 8).kills > 2);
}

#[test]
fn a_lost_reply_loses_no_answer_and_no_table() {
    assert!(short(Scenario::LostReplies, 8).acknowledged > 10);
}

#[test]
fn three_nodes_serve_every_table_while_they_die_and_come_back() {
    let figures = short(Scenario::Nodes, 12);
    assert!(figures.kills > 2 && figures.acknowledged > 50, "{}", figures.text());
}

#[test]
fn a_full_disk_is_told_and_gets_over() {
    assert!(short(Scenario::FullDisk, 4).acknowledged > 10);
}

#[test]
fn a_flipped_byte_harms_one_table_at_most_and_is_noticed() {
    assert_eq!(short(Scenario::Damage, 0).contained, 20);
}

#[test]
fn slow_requests_hold_up_nobody() {
    assert!(short(Scenario::Slow, 4).acknowledged > 0);
}

#[test]
fn one_client_cannot_crowd_out_the_others() {
    assert!(short(Scenario::Crowd, 6).acknowledged > 0);
}
