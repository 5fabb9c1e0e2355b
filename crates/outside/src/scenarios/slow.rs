//! Requests that stand still in the middle: others are answered all the same.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use orrery_wire::{Client, Connection};

use super::{PLAIN, Plan, folder, make_room_for_files};
use crate::Result;
use crate::figures::{Figures, spread};
use crate::luck::Luck;
use crate::server::{Home, Server};
use crate::table::{Load, Table};

/// Others are answered within this.
const AT_ONCE: Duration = Duration::from_secs(1);
/// Where those who stand still call from, so that they can be told from others.
const ELSEWHERE: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);
const BODIES: usize = 1010;
const HEADS: usize = 300;
const STREAMS: usize = 100;

pub async fn run(plan: &Plan) -> Result<Figures> {
    let mut figures = Figures::new("slow", "sqlite", plan.seed);
    make_room_for_files()?;
    let folder = folder()?;
    let server = Server::start(&plan.program, &Home::Folder(folder.path().to_owned()), &PLAIN).await?;
    let load = Load::new(server.address(), Duration::ZERO);
    let table = Table::open(&load, 0, &mut Luck::new(plan.seed)).await?;
    let still = stand_still(server.address(), &table).await;
    figures.note(format!("{} connections stand still", still.len()));
    let mut waits = ask_around(plan, &load, table, &mut figures).await;
    figures.note(format!("others were answered after {}", spread(&mut waits)));
    let slow = waits.iter().filter(|wait| **wait > AT_ONCE).count();
    figures.demand(!plan.is_long() || slow == 0, format!("{slow} of {} requests took more than 1 s", waits.len()));
    figures.acknowledged = load.ledger.count();
    figures.demand(figures.acknowledged > 0, "nobody could play");
    figures.demand(server.panics() == 0, format!("panics: {}", server.last_words()));
    drop(still);
    Ok(figures)
}

/// Bodies of which five bytes of a hundred come, heads that never end, streams that are never read. A connection that
/// is refused is not counted: that is a way to answer them.
async fn stand_still(address: SocketAddr, table: &Table) -> Vec<Connection> {
    let client = &table.people[0].client;
    let request = |method, path: &str, rest: &str| [client.head(method, path, &[]), rest.into()].concat();
    let answer = format!("/api/v1/tables/{}/answer", table.id);
    let body = request("POST", &answer, "content-length: 100\r\n\r\n{\"a\":");
    let head = request("GET", "/", "x-slow: ");
    let stream = request("GET", &format!("/t/{}/live", table.id), "\r\n");
    let kinds = [(body, BODIES), (head, HEADS), (stream, STREAMS)];
    let mut open = Vec::new();
    for (text, count) in kinds {
        for _ in 0..count {
            let opening = Connection::open_from(ELSEWHERE, address);
            let Ok(Ok(mut connection)) = tokio::time::timeout(AT_ONCE, opening).await else { break };
            if connection.send(&text).await.is_ok() {
                open.push(connection);
            }
        }
    }
    open
}

/// Somebody else looks and plays on new connections; each wait is measured.
async fn ask_around(plan: &Plan, load: &Load, mut table: Table, figures: &mut Figures) -> Vec<Duration> {
    let (mut waits, mut luck) = (Vec::new(), Luck::new(plan.seed));
    let begun = Instant::now();
    while begun.elapsed() < plan.time.min(Duration::from_secs(40)) {
        let asked = Instant::now();
        let page = Client::new(load.address).get("/").await;
        waits.push(asked.elapsed());
        if !page.as_ref().is_ok_and(|page| page.is_ok()) {
            figures.fault(format!("the lobby was not shown: {:?}", page.map(|page| page.status)));
        }
        for player in &mut table.people {
            let mut player = player.at(load.address);
            let asked = Instant::now();
            if let Ok(Some(choice)) = player.choose(load, &table.id, &mut luck).await
                && player.answer(load, &table.id, &choice).await.is_ok()
            {
                waits.push(asked.elapsed());
            }
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    waits
}
