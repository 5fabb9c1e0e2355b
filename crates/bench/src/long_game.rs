//! A table with a long journal: how quickly it is loaded, and whether an answer costs more there than at a young one.
//!
//! The journal grows by choosing and taking back in turn: it keeps every entry.

use std::path::Path;
use std::time::{Duration, Instant};

use orrery_wire::Connection;

use crate::Result;
use crate::people::{Person, Table};
use crate::program::{Folder, Server};
use crate::stats::Spread;

/// How often an answer is measured at one young table before it is no longer young.
const WHILE_YOUNG: usize = 20;

pub struct Extent {
    pub entries: u32,
    pub repeats: usize,
    pub restarts: usize,
}

pub struct LongGame {
    /// Milliseconds for the first and for a second reading after a restart.
    pub load: [Spread; 2],
    pub early: Cost,
    pub late: Cost,
}

/// What single answers cost: milliseconds to the response, and microseconds of the server's processor time. And
/// milliseconds to take one back.
pub struct Cost {
    pub delay: Spread,
    pub cpu: Spread,
    pub undo: Spread,
}

pub async fn run(binary: &Path, folder: &Folder, extent: &Extent) -> Result<LongGame> {
    let mut server = Server::start(binary, folder).await?;
    let mut connection = Connection::open(server.address).await?;
    let mut young = Vec::new();
    for taste in 0..extent.repeats.div_ceil(WHILE_YOUNG) {
        young.push(before_the_end(&mut connection, taste).await?);
    }
    let old = before_the_end(&mut connection, 7).await?;
    lengthen(&mut connection, &old, extent.entries).await?;
    let mut load = [Vec::new(), Vec::new()];
    for _ in 0..extent.restarts {
        drop(connection);
        server.stop().await?;
        server = Server::start(binary, folder).await?;
        connection = Connection::open(server.address).await?;
        let [first, second] = time_reading(&mut connection, &young[0], &old).await?;
        load[0].push(first);
        load[1].push(second);
    }
    let [early, late] = compare(&server, &mut connection, &young, &old, extent.repeats).await?;
    drop(connection);
    server.stop().await?;
    Ok(LongGame { load: load.map(Spread::millis), early, late })
}

/// A game played until both are asked for their last choice, which can be taken back.
async fn before_the_end(connection: &mut Connection, taste: usize) -> Result<Table> {
    let people = [Person::new(connection).await?, Person::new(connection).await?];
    let table = Table::new(connection, people).await?;
    for step in 0..1000 {
        let mut asked = Vec::new();
        for seat in 0..2 {
            asked.extend(table.asked(connection, seat, taste + step).await?.map(|question| (seat, question)));
        }
        match asked.iter().find(|(_, question)| question.is_choice()) {
            Some((seat, question)) => table.answer(connection, *seat, question).await?,
            None => return Ok(table),
        };
    }
    Err("the game does not come to its last choice".to_owned())
}

async fn lengthen(connection: &mut Connection, table: &Table, entries: u32) -> Result<()> {
    let mut seq = 0;
    while seq + 1 < entries {
        answer(connection, table).await?;
        seq = table.undo(connection, 0).await?;
        if seq % 500 < 2 {
            eprintln!("  {seq} entries");
        }
    }
    Ok(())
}

async fn answer(connection: &mut Connection, table: &Table) -> Result<Duration> {
    let question = table.asked(connection, 0, 0).await?.ok_or("nothing is asked that could be taken back")?;
    let begun = Instant::now();
    table.answer(connection, 0, &question).await?;
    Ok(begun.elapsed())
}

/// Reads the old table twice, after another one has paid for what is made only once.
async fn time_reading(connection: &mut Connection, other: &Table, old: &Table) -> Result<[Duration; 2]> {
    read(connection, other).await?;
    Ok([read(connection, old).await?, read(connection, old).await?])
}

async fn read(connection: &mut Connection, table: &Table) -> Result<Duration> {
    let begun = Instant::now();
    connection.get(&format!("/api/v1/tables/{}", table.id), &table.people[0].headers).await?;
    Ok(begun.elapsed())
}

/// Measures answers at young tables and at the old one side by side, so that both meet the same noise.
async fn compare(
    server: &Server,
    connection: &mut Connection,
    young: &[Table],
    old: &Table,
    repeats: usize,
) -> Result<[Cost; 2]> {
    let (mut taken, mut undone) = ([Vec::new(), Vec::new()], [Vec::new(), Vec::new()]);
    for repeat in 0..repeats {
        let tables = [&young[repeat / WHILE_YOUNG], old];
        for which in [repeat % 2, 1 - repeat % 2] {
            taken[which].push(measured(server, connection, tables[which]).await?);
        }
        for (table, undone) in tables.into_iter().zip(&mut undone) {
            undone.push(undo(connection, table).await?);
        }
    }
    let ([early, late], [undone_early, undone_late]) = (taken, undone);
    Ok([cost(&early, undone_early), cost(&late, undone_late)])
}

fn cost(answers: &[(Duration, Duration)], undos: Vec<Duration>) -> Cost {
    Cost {
        delay: Spread::millis(answers.iter().map(|(delay, _)| *delay)),
        cpu: Spread::of(answers.iter().map(|(_, cpu)| cpu.as_secs_f64() * 1e6)),
        undo: Spread::millis(undos),
    }
}

async fn undo(connection: &mut Connection, table: &Table) -> Result<Duration> {
    let begun = Instant::now();
    table.undo(connection, 0).await?;
    Ok(begun.elapsed())
}

/// One answer: the time to its response, and the processor time the server used until it was quiet again.
async fn measured(server: &Server, connection: &mut Connection, table: &Table) -> Result<(Duration, Duration)> {
    let quiet = Duration::from_millis(2);
    let question = table.asked(connection, 0, 0).await?.ok_or("nothing is asked that could be taken back")?;
    tokio::time::sleep(quiet).await;
    let (cpu, begun) = (server.cpu()?, Instant::now());
    table.answer(connection, 0, &question).await?;
    let delay = begun.elapsed();
    tokio::time::sleep(quiet).await;
    Ok((delay, server.cpu()?.since(&cpu)))
}
