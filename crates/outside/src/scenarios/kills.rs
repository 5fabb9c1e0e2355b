//! Server and database killed at random moments under load.

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::{PLAIN, Plan, audit, folder, millis, tell, wind_down};
use crate::Result;
use crate::cluster::Cluster;
use crate::figures::Figures;
use crate::luck::Luck;
use crate::server::{Home, Server};

const PACE: Duration = Duration::from_millis(5);

pub async fn on_sqlite(plan: &Plan) -> Result<Figures> {
    let folder = folder()?;
    let place = Home::Folder(folder.path().to_owned());
    under_kills(plan, Figures::new("kills", "sqlite", plan.seed), place, None).await
}

pub async fn on_postgres(plan: &Plan) -> Result<Figures> {
    let cluster = Cluster::start()?;
    let place = Home::Address(cluster.database("kills").await?);
    under_kills(plan, Figures::new("kills", "postgres", plan.seed), place, Some(cluster)).await
}

async fn under_kills(plan: &Plan, mut figures: Figures, place: Home, mut cluster: Option<Cluster>) -> Result<Figures> {
    let mut luck = Luck::new(plan.seed);
    let mut server = Server::start(&plan.program, &place, &PLAIN).await?;
    let load = Arc::new(plan.load(server.address(), PACE).with_bots(&["easy", "random"]));
    let players = load.begin(plan.either(6, 12), &mut luck);
    tell(plan, &load);
    let begun = Instant::now();
    while begun.elapsed() < plan.time {
        millis(50, 1500, &mut luck).await;
        kill(&mut server, cluster.as_mut(), &mut luck).await?;
        figures.kills += 1;
    }
    wind_down(&load, players, &[server.address()], &mut luck, &mut figures).await;
    server.kill();
    audit(&load, &place, &[&server], &mut figures).await?;
    Ok(figures)
}

/// The server, or PostgreSQL beneath it, or both.
async fn kill(server: &mut Server, cluster: Option<&mut Cluster>, luck: &mut Luck) -> Result<()> {
    let (both, only_cluster) = (luck.once_in(4), luck.once_in(2));
    let cluster = cluster.filter(|_| both || only_cluster);
    let kills_server = cluster.is_none() || both;
    if kills_server {
        server.kill();
    }
    if let Some(cluster) = cluster {
        cluster.kill()?;
        millis(0, 300, luck).await;
        cluster.start_again().await?;
    }
    if kills_server {
        millis(0, 100, luck).await;
        server.bring_back().await?;
    }
    Ok(())
}
