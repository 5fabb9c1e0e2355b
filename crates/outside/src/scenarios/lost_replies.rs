//! PostgreSQL commits and its reply never arrives.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use super::{PLAIN, Plan, audit, millis, tell, wind_down};
use crate::Result;
use crate::cluster::Cluster;
use crate::figures::Figures;
use crate::luck::Luck;
use crate::proxy::Proxy;
use crate::server::{Home, Server};

const PACE: Duration = Duration::from_millis(5);

pub async fn run(plan: &Plan) -> Result<Figures> {
    let mut figures = Figures::new("lost-replies", "postgres", plan.seed);
    let mut luck = Luck::new(plan.seed);
    let cluster = Cluster::start()?;
    let direct = Home::Address(cluster.database("lost").await?);
    let proxy = Proxy::start(cluster.socket(), luck.number()).await?;
    let mut server = Server::start(&plan.program, &Home::Address(proxy.url("lost")), &PLAIN).await?;
    let load = Arc::new(plan.load(server.address(), PACE).with_bots(&["easy"]).watched());
    let players = load.begin(plan.either(6, 12), &mut luck);
    tell(plan, &load);
    lose(plan, &proxy, &mut luck).await;
    wind_down(&load, players, &[server.address()], &mut luck, &mut figures).await;
    let lost = proxy.mischief.lost.load(Ordering::Relaxed);
    figures.note(format!("{lost} replies lost after the commit"));
    figures.demand(lost > 0, "no reply was lost");
    server.kill();
    audit(&load, &direct, &[&server], &mut figures).await?;
    Ok(figures)
}

/// One reply in twenty, and now and then everything that is open, or nothing new is let in for a moment.
async fn lose(plan: &Plan, proxy: &Proxy, luck: &mut Luck) {
    let begun = Instant::now();
    proxy.mischief.lose_one_in(20);
    while begun.elapsed() < plan.time {
        millis(300, 2000, luck).await;
        if luck.once_in(2) {
            proxy.mischief.refuse(true);
            proxy.cut_all();
            millis(50, 500, luck).await;
            proxy.mischief.refuse(false);
        }
    }
    proxy.mischief.lose_one_in(0);
}
