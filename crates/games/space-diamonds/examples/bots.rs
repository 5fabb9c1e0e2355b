//! How long the flight planner takes at worst.
//!
//! cargo run --release -p space-diamonds --example bots

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use orrery_bots::{Level, Thinks};
use orrery_core::{Answer, Dice, Game, Play, Seat, Setup, Viewer};
use space_diamonds::SpaceDiamonds;
use space_diamonds::content::{Craft, Mass, Space, Zone};
use space_diamonds::flight::Engine;
use space_diamonds::planner::{Goal, Now, Start, Wishes, plan};
use space_diamonds::sets::PerSite;
use space_diamonds::state::Mode;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if !args.is_empty() {
        return playing(&args);
    }
    planning("sail", Engine { mode: Mode::Sails, craft: Craft(0) }, "8", 0);
    for (craft, wet, isofuel) in
        [(0, "8", 0), (0, "8", 2), (2, "8", 0), (4, "8", 0), (4, "4", 0), (0, "16", 0), (4, "32", 2)]
    {
        let craft = Craft(craft);
        let name = format!("rocket {}/{} at {wet}, {isofuel} isofuel", craft.thrust(), craft.consumption());
        planning(&name, Engine { mode: Mode::Rockets, craft }, wet, isofuel);
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
            let start = Start { at: *at, wet, chits: 4, isofuel, now: Now::Ready };
            let begin = Instant::now();
            let plans = plan(engine, &start, &water, Goal::Any(&[*target]), &wishes);
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

/// Games between bots: `sails 3 2000 normal,normal,normal`.
fn playing(args: &[String]) {
    let [mode, seats, games, levels] = args else { return println!("mode seats games levels") };
    let (Ok(seats), Ok(games)) = (seats.parse::<u8>(), games.parse::<u64>()) else { return };
    let levels: Vec<Level> = levels.split(',').filter_map(|level| level.parse().ok()).collect();
    let setup = Setup::new(seats).with("mode", mode);
    let (start, mut longest, mut answers) = (Instant::now(), Duration::ZERO, 0u64);
    let (mut by_seat, mut by_level) = (vec![0.0; seats.into()], BTreeMap::<Level, f64>::new());
    let mut figures = BTreeMap::<&str, (u64, i64)>::new();
    let mut endings = BTreeMap::<&str, u64>::new();
    for number in 0..games {
        let Ok(mut play) = Play::<SpaceDiamonds>::begin(&setup, Dice::seeded("sim", number + 1_000_003)) else {
            return;
        };
        let mut luck = Dice::seeded("bots", number);
        let level = |seat: Seat| levels[(usize::from(seat.0) + number as usize) % usize::from(seats) % levels.len()];
        while let Some(ask) = play.asks().iter().find(|ask| ask.must).cloned() {
            let view = SpaceDiamonds::view(play.state(), Viewer::Seat(ask.seat));
            let begin = Instant::now();
            let choice = SpaceDiamonds::think(level(ask.seat), &view, ask.seat, &ask, &mut luck);
            longest = longest.max(begin.elapsed());
            if let Err(stop) = play.answer(&Answer { ask: ask.id, seat: ask.seat, choice: choice.clone() }) {
                return println!("game {number}: {choice:?} {stop:?}");
            }
            answers += 1;
        }
        let Some(outcome) = play.outcome() else { return };
        *endings.entry(outcome.ending).or_default() += 1;
        let winners: Vec<Seat> = outcome.winners().collect();
        for seat in &winners {
            by_seat[seat.index()] += 1.0 / winners.len() as f64;
            *by_level.entry(level(*seat)).or_default() += 1.0 / winners.len() as f64;
        }
        for (name, value) in SpaceDiamonds::figures(play.state()) {
            let figure = figures.entry(name).or_default();
            *figure = (figure.0 + 1, figure.1 + value);
        }
    }
    let share = |wins: &f64| format!("{:.1} %", 100.0 * wins / games as f64);
    println!(
        "{args:?}: {:.1} games/s, {} answers a game, longest thought {longest:?}",
        games as f64 / start.elapsed().as_secs_f64(),
        answers / games
    );
    println!(
        "seats {:?} levels {:?} {endings:?}",
        by_seat.iter().map(share).collect::<Vec<_>>(),
        by_level.iter().map(|(level, wins)| (level.id(), share(wins))).collect::<Vec<_>>()
    );
    for (name, (count, sum)) in figures {
        print!("{name}: {:.2} ({sum}/{count}); ", sum as f64 / count as f64);
    }
    println!();
}
