//! One client makes as many tables of strong bots as it can: it is told when it is enough, and strangers hardly notice.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use orrery_wire::Client;
use serde_json::{Value, json};

use super::{PLAIN, Plan, folder};
use crate::Result;
use crate::figures::{Figures, spread};
use crate::luck::Luck;
use crate::process::threads;
use crate::server::{Home, Server};
use crate::table::{Load, Table};

/// As many unfinished tables with bots as one person may have.
const TABLES_OF_ONE: usize = 20;
/// Strangers are answered within this.
const AT_ONCE: Duration = Duration::from_secs(1);
/// More threads than this are a thread for each table.
const THREADS: usize = 64;

pub async fn run(plan: &Plan) -> Result<Figures> {
    let mut figures = Figures::new("crowd", "sqlite", plan.seed);
    let folder = folder()?;
    let place = Home::Folder(folder.path().to_owned());
    let mut server = Server::start(&plan.program, &place, &PLAIN).await?;
    let load = Load::new(server.address(), Duration::ZERO);
    let mut table = Table::open(&load, 0, &mut Luck::new(plan.seed)).await?;
    crowd(plan, server.address(), &mut figures).await?;
    let time = plan.time / 2;
    strangers("beside the crowd", time, &load, &mut table, &server, plan, &mut figures).await;
    server.start_again().await?;
    strangers("after a restart", time, &load, &mut table, &server, plan, &mut figures).await;
    figures.acknowledged = load.ledger.count();
    figures.demand(figures.acknowledged > 0, "nobody could play");
    figures.demand(server.panics() == 0, format!("panics: {}", server.last_words()));
    Ok(figures)
}

/// Several identities of one client, each asking for more than it may have.
async fn crowd(plan: &Plan, address: SocketAddr, figures: &mut Figures) -> Result<()> {
    let games = Client::new(address).get("/api/v1/games").await?.json();
    let games: Vec<Value> = games.as_array().cloned().unwrap_or_default();
    let mut made = 0;
    for _ in 0..plan.either(3, 12) {
        let (own, status) = fill(address, &games).await?;
        figures.demand(own <= TABLES_OF_ONE, format!("one person has {own} unfinished tables with bots"));
        let refused = status.is_some_and(|status| (400..500).contains(&status));
        figures.demand(refused, format!("a table too many was met with {status:?}"));
        made += own;
    }
    let alone = bots_alone(address, &games, plan.either(50, 1100)).await?;
    figures.demand(alone == 0, format!("{alone} tables of bots alone were made"));
    figures.note(format!("{} tables with strong bots", made + alone));
    Ok(())
}

/// How many tables without any person one gets, of so many that one would like.
async fn bots_alone(address: SocketAddr, games: &[Value], wanted: usize) -> Result<usize> {
    let mut client = person(address).await?;
    for made in 0..wanted {
        if make(&mut client, games, made, false).await? != 201 {
            return Ok(made);
        }
    }
    Ok(wanted)
}

async fn person(address: SocketAddr) -> Result<Client> {
    let mut client = Client::new(address);
    client.introduce().await?;
    Ok(client)
}

/// As many tables as one identity gets, and what it was told when it was enough.
async fn fill(address: SocketAddr, games: &[Value]) -> Result<(usize, Option<u16>)> {
    let mut client = person(address).await?;
    for made in 0..TABLES_OF_ONE + 5 {
        match make(&mut client, games, made, true).await? {
            201 => {}
            other => return Ok((made, Some(other))),
        }
    }
    Ok((TABLES_OF_ONE + 5, None))
}

/// A table with as many strong bots as there are seats.
async fn make(client: &mut Client, games: &[Value], number: usize, with_person: bool) -> Result<u16> {
    let game = &games[number % games.len()];
    let mut seats = vec!["hard"; game["seats"]["most"].as_u64().unwrap_or(2).min(4) as usize];
    if with_person && let Some(last) = seats.last_mut() {
        *last = "me";
    }
    Ok(client.post("/api/v1/tables", &json!({ "game": game["id"], "seats": seats })).await?.status)
}

/// How long a page and an answer take for somebody else.
async fn strangers(
    when: &str,
    time: Duration,
    load: &Load,
    table: &mut Table,
    server: &Server,
    plan: &Plan,
    figures: &mut Figures,
) {
    let (mut waits, mut most, mut luck) = (Vec::new(), 0, Luck::new(plan.seed));
    let begun = Instant::now();
    while begun.elapsed() < time {
        let asked = Instant::now();
        let page = Client::new(load.address).get("/").await;
        figures.demand(page.is_ok_and(|page| page.is_ok()), format!("the lobby was not shown {when}"));
        waits.push(asked.elapsed());
        for player in &mut table.people {
            let asked = Instant::now();
            if let Ok(Some(choice)) = player.choose(load, &table.id, &mut luck).await
                && player.answer(load, &table.id, &choice).await.is_ok()
            {
                waits.push(asked.elapsed());
            }
        }
        most = most.max(server.pid().map_or(0, threads));
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    figures.note(format!("strangers {when}: {}, {most} threads", spread(&mut waits)));
    figures.demand(most <= THREADS, format!("{most} threads {when}"));
    let slow = waits.iter().filter(|wait| **wait > AT_ONCE).count();
    figures.demand(!plan.is_long() || slow == 0, format!("{slow} strangers waited more than 1 s {when}"));
}
