//! Writes fail for want of space: nothing is confirmed that is not there, the health check says so, and with space
//! again it goes on by itself.

use std::sync::Arc;
use std::time::{Duration, Instant};

use orrery_wire::Client;

use super::{PLAIN, Plan, audit, folder, tell, wind_down};
use crate::figures::Figures;
use crate::luck::Luck;
use crate::process::limit;
use crate::server::{Home, Server};
use crate::table::Load;
use crate::{Result, because};

const PACE: Duration = Duration::from_millis(10);
/// How long the health check may take to tell the truth.
const PATIENCE: Duration = Duration::from_secs(10);

pub async fn run(plan: &Plan) -> Result<Figures> {
    let mut figures = Figures::new("full-disk", "sqlite", plan.seed);
    let mut luck = Luck::new(plan.seed);
    let folder = folder()?;
    let place = Home::Folder(folder.path().to_owned());
    let mut server = Server::start(&plan.program, &place, &PLAIN).await?;
    let load = Arc::new(plan.load(server.address(), PACE));
    let players = load.begin(6, &mut luck);
    tell(plan, &load);
    let rounds = plan.either(2, 6);
    for _ in 0..rounds {
        tokio::time::sleep(plan.time / rounds / 2).await;
        fill(&server, &load, plan.time / rounds / 2, &mut figures).await?;
    }
    figures.note(format!("the disk was full {rounds} times"));
    wind_down(&load, players, &[server.address()], &mut luck, &mut figures).await;
    server.kill();
    audit(&load, &place, &[&server], &mut figures).await?;
    Ok(figures)
}

/// No byte can be written for a while; the one limit is lifted at the end.
async fn fill(server: &Server, load: &Load, time: Duration, figures: &mut Figures) -> Result<()> {
    let pid = server.pid().ok_or("the server has gone")?;
    let told_before = load.counts.not_now.get();
    limit(pid, "fsize", "0:")?;
    let sick = health_becomes(server, false).await;
    tokio::time::sleep(time).await;
    let acknowledged = load.ledger.count();
    tokio::time::sleep(Duration::from_millis(500)).await;
    figures.demand(load.ledger.count() == acknowledged, "answers were confirmed without space for them");
    limit(pid, "fsize", "unlimited:")?;
    figures.demand(sick, "/healthz said ok with the disk full");
    figures.demand(load.counts.not_now.get() > told_before, "nobody was told 503 with the disk full");
    figures.demand(health_becomes(server, true).await, "/healthz did not say ok again with space again");
    figures.demand(load.ledger.count() >= acknowledged, "answers vanished");
    Ok(())
}

async fn health_becomes(server: &Server, ok: bool) -> bool {
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        let health = Client::new(server.address()).get("/healthz").await.map_err(because::<String>("no health"));
        if health.is_ok_and(|reply| reply.is_ok() == ok) {
            return true;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    false
}
