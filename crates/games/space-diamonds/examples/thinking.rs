//! How long the flight planner and the computer players take. How well they play is for `orrery sim` to say.
//!
//! cargo run --release -p space-diamonds --example thinking

use std::time::{Duration, Instant};

use orrery_bots::{Level, Thinks};
use orrery_core::{Answer, Dice, Game, Play, Setup, Viewer};
use space_diamonds::SpaceDiamonds;
use space_diamonds::content::{Craft, Edition, Mass, Space, Zone};
use space_diamonds::flight::Engine;
use space_diamonds::planner::{Start, Wishes, plan};
use space_diamonds::sets::PerSite;
use space_diamonds::state::Mode;

fn main() {
    planning("sail", Engine::sail(Edition::Second), "8", 0);
    for (craft, wet, isofuel) in
        [(0, "8", 0), (0, "8", 2), (2, "8", 0), (4, "8", 0), (4, "4", 0), (0, "16", 0), (4, "32", 2)]
    {
        let craft = Craft(craft);
        let name = format!("rocket {}/{} at {wet}, {isofuel} isofuel", craft.thrust(), craft.consumption());
        planning(&name, Engine { mode: Mode::Rockets, craft, edition: Edition::Second }, wet, isofuel);
    }
    for level in [Level::Easy, Level::Normal, Level::Hard] {
        ["sails", "rockets"].iter().for_each(|mode| thinking(level, mode));
    }
}

/// Over all pairs of a sample of spaces, with the way home.
fn planning(name: &str, engine: Engine, wet: &str, isofuel: u8) {
    let wet = Mass::named(wet).unwrap_or(Mass::EIGHT);
    let froms: Vec<Space> = Space::all().filter(|space| space.zone() <= Zone::Saturn).step_by(7).collect();
    let targets: Vec<Space> = Space::sites().step_by(3).chain([Space::LEO]).collect();
    let water: PerSite = Space::sites().filter_map(|site| Some((site, site.site()?.hydration))).collect();
    let wishes = Wishes { isofuel: isofuel > 0, and_home: true, ..Wishes::default() };
    let (mut worst, mut sum, mut count, mut none, mut stranded) =
        ((Duration::ZERO, "", ""), Duration::ZERO, 0u32, 0, 0);
    for at in &froms {
        for target in &targets {
            let start = Start { at: *at, wet, chits: 4, isofuel, now: None };
            let begin = Instant::now();
            let plans = plan(engine, &start, &water, &[*target], &wishes);
            let time = begin.elapsed();
            (sum, count) = (sum + time, count + 1);
            worst = worst.max((time, at.id(), target.id()));
            none += u32::from(plans.is_empty());
            stranded += u32::from(plans.iter().all(|plan| plan.strands));
        }
    }
    println!(
        "plan, {name}: mean {:?}, worst {:?}, of {count} pairs {none} without a plan, {stranded} strand",
        sum / count,
        worst
    );
}

/// How long a bot thinks about an answer, in games of three of its level.
fn thinking(level: Level, mode: &str) {
    const GAMES: u64 = 20;
    let setup = Setup::new(3).with("mode", mode);
    let (mut longest, mut sum, mut count) = (Duration::ZERO, Duration::ZERO, 0u32);
    for seed in 0..GAMES {
        let Ok(mut play) = Play::<SpaceDiamonds>::begin(&setup, Dice::seeded("think", seed)) else { return };
        let mut luck = Dice::seeded("thoughts", seed);
        while let Some(ask) = play.asks().iter().find(|ask| ask.must).cloned() {
            let view = SpaceDiamonds::view(play.state(), Viewer::Seat(ask.seat));
            let begin = Instant::now();
            let choice = SpaceDiamonds::think(level, &view, ask.seat, &ask, &mut luck);
            let time = begin.elapsed();
            (longest, sum, count) = (longest.max(time), sum + time, count + 1);
            if let Err(stop) = play.answer(&Answer { ask: ask.id, seat: ask.seat, choice }) {
                return println!("{}, {mode}: {stop:?}", level.id());
            }
        }
    }
    println!("{}, {mode}: mean {:?}, longest {longest:?} of {count} answers", level.id(), sum / count.max(1));
}
