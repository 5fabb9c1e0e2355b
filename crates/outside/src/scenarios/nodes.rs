//! Three nodes behind HAProxy on one PostgreSQL: nodes die, stand still and go on, notices and replies get lost,
//! PostgreSQL dies and comes back.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use super::{Plan, audit, make_room_for_files, millis, tell, wind_down};
use crate::Result;
use crate::balancer::Balancer;
use crate::cluster::Cluster;
use crate::figures::{Figures, spread};
use crate::ledger::Ack;
use crate::luck::Luck;
use crate::proxy::Proxy;
use crate::server::{Home, Server};
use crate::table::Load;
use crate::watcher::Heard;

const NODES: usize = 3;
/// Bots take their time, so that a node that dies is likely to have left some at it.
const ARGUMENTS: [&str; 4] = ["--rate-limit", "0", "--bot-pause", "150"];
/// Who lost a stream sees the next move within this.
const STREAM_BACK: Duration = Duration::from_secs(2);
/// A table whose bots lost their node goes on within this.
const BOTS_BACK: Duration = Duration::from_secs(5);

pub async fn run(plan: &Plan) -> Result<Figures> {
    let mut figures = Figures::new("nodes", "postgres", plan.seed);
    let mut luck = Luck::new(plan.seed);
    make_room_for_files()?;
    let cluster = Cluster::start()?;
    let direct = Home::Address(cluster.database("nodes").await?);
    let proxy = Proxy::start(cluster.socket(), luck.number()).await?;
    let mut ground = Ground::new(plan, cluster, proxy).await?;
    let pace = Duration::from_millis(plan.either(60, 700));
    let load = Arc::new(plan.load(ground.balancer.address(), pace).with_bots(&["easy", "random"]).watched());
    let players = load.begin(plan.either(20, 200), &mut luck);
    tell(plan, &load);
    tokio::time::sleep(plan.time / 10).await;
    ground.trouble(plan, &mut luck).await?;
    let addresses = ground.addresses();
    wind_down(&load, players, &addresses, &mut luck, &mut figures).await;
    judge(plan, &load, &ground, &mut figures);
    ground.nodes.iter_mut().for_each(Server::kill);
    audit(&load, &direct, &ground.nodes.iter().collect::<Vec<_>>(), &mut figures).await?;
    Ok(figures)
}

struct Ground {
    cluster: Cluster,
    proxy: Proxy,
    nodes: Vec<Server>,
    balancer: Balancer,
    /// When a node died or was held while everything else was well.
    deaths: Vec<Instant>,
    killed: usize,
    held: usize,
    /// When PostgreSQL began to be away, and when it was back.
    outages: Vec<(Instant, Instant)>,
}

impl Ground {
    async fn new(plan: &Plan, cluster: Cluster, proxy: Proxy) -> Result<Ground> {
        let (place, mut nodes) = (Home::Address(proxy.url("nodes")), Vec::new());
        for _ in 0..NODES {
            nodes.push(Server::start(&plan.program, &place, &ARGUMENTS).await?);
        }
        let addresses: Vec<SocketAddr> = nodes.iter().map(Server::address).collect();
        let balancer = Balancer::start(&addresses).await?;
        Ok(Ground { cluster, proxy, nodes, balancer, deaths: Vec::new(), killed: 0, held: 0, outages: Vec::new() })
    }

    fn addresses(&self) -> Vec<SocketAddr> {
        self.nodes.iter().map(Server::address).collect()
    }

    /// In four parts: nodes alone; nodes without notices; lost replies; PostgreSQL killed.
    async fn trouble(&mut self, plan: &Plan, luck: &mut Luck) -> Result<()> {
        let part = plan.time / 4;
        self.nodes_for(part, luck).await?;
        self.proxy.mischief.swallow_notices(true);
        self.nodes_for(part, luck).await?;
        self.proxy.mischief.swallow_notices(false);
        self.proxy.mischief.lose_one_in(30);
        tokio::time::sleep(part / 2).await;
        self.proxy.mischief.lose_one_in(0);
        let begun = Instant::now();
        while begun.elapsed() < part {
            self.database(luck).await?;
            millis(1500, 4000, luck).await;
        }
        Ok(())
    }

    async fn nodes_for(&mut self, time: Duration, luck: &mut Luck) -> Result<()> {
        let begun = Instant::now();
        while begun.elapsed() < time {
            self.node(luck).await?;
            millis(500, 2500, luck).await;
        }
        Ok(())
    }

    /// One node dies and comes back, or is held and goes on as if nothing had been.
    async fn node(&mut self, luck: &mut Luck) -> Result<()> {
        let node = &mut self.nodes[luck.below(NODES)];
        self.deaths.push(Instant::now());
        if luck.once_in(3) {
            self.held += 1;
            node.stop()?;
            millis(500, 4000, luck).await;
            return node.go_on();
        }
        self.killed += 1;
        node.kill();
        millis(200, 2000, luck).await;
        node.bring_back().await
    }

    async fn database(&mut self, luck: &mut Luck) -> Result<()> {
        let begun = Instant::now();
        self.cluster.kill()?;
        millis(0, 800, luck).await;
        self.cluster.start_again().await?;
        self.outages.push((begun, Instant::now()));
        Ok(())
    }

    /// Nobody hears anything while PostgreSQL is away, nor right after.
    fn was_well(&self, moment: Instant) -> bool {
        let margin = Duration::from_secs(5);
        self.outages.iter().all(|(from, to)| moment + margin < *from || moment > *to + margin)
    }
}

fn judge(plan: &Plan, load: &Load, ground: &Ground, figures: &mut Figures) {
    let (acks, heard) = (load.ledger.acks(), load.heard());
    let disordered: usize = heard.iter().map(|heard| heard.disordered).sum();
    figures.demand(disordered == 0, format!("{disordered} numbers of streams fell or came twice"));
    let Ground { killed, held, outages, .. } = ground;
    figures.kills = killed + outages.len();
    figures.note(format!("{killed} nodes killed, {held} held, PostgreSQL killed {} times", outages.len()));
    let mischief = &ground.proxy.mischief;
    let [notices, swallowed, lost] =
        [&mischief.notices, &mischief.swallowed, &mischief.lost].map(|count| count.load(Ordering::Relaxed));
    figures.note(format!("{notices} notices passed, {swallowed} swallowed, {lost} replies lost"));
    judge_streams(plan, ground, &acks, &heard, figures);
    judge_bots(plan, ground, &heard, figures);
}

/// How long after its confirmation a move was heard of: in all, and by those whose stream had broken with a node.
fn judge_streams(plan: &Plan, ground: &Ground, acks: &[Ack], heard: &[Heard], figures: &mut Figures) {
    let (mut all, mut after_death, mut unheard) = (Vec::new(), Vec::new(), 0);
    for heard in heard {
        let is_own = |ack: &&Ack| ack.table == heard.table && ack.at < heard.ended && ground.was_well(ack.at);
        let own: Vec<&Ack> = acks.iter().filter(is_own).collect();
        unheard += own.iter().filter(|ack| heard.lag(ack).is_none()).count();
        all.extend(own.iter().filter_map(|ack| heard.lag(ack)));
        after_death.extend(ground.deaths.iter().filter_map(|death| after(heard, &own, *death)));
    }
    figures.note(format!("a move is heard of after {}", spread(&mut all)));
    figures.note(format!(
        "{} streams broke with a node: the next move after {}",
        after_death.len(),
        spread(&mut after_death)
    ));
    figures.demand(unheard == 0, format!("{unheard} confirmed moves were never heard of"));
    let slow = after_death.iter().filter(|lag| **lag > STREAM_BACK).count();
    figures.demand(!plan.is_long() || slow == 0, format!("{slow} streams took more than 2 s to come back"));
}

/// The first move after a death, for a stream that broke with it.
fn after(heard: &Heard, acks: &[&Ack], death: Instant) -> Option<Duration> {
    let broke = heard.broken.iter().any(|moment| *moment >= death && *moment < death + STREAM_BACK);
    let next = acks.iter().filter(|ack| ack.at >= death).min_by_key(|ack| ack.at).filter(|_| broke)?;
    heard.lag(next)
}

fn judge_bots(plan: &Plan, ground: &Ground, heard: &[Heard], figures: &mut Figures) {
    let (mut broken, mut long) = (Vec::new(), Vec::new());
    for heard in heard.iter().filter(|heard| heard.has_bots) {
        let deaths = ground.deaths.iter().filter(|death| ground.was_well(**death));
        for silence in deaths.filter_map(|death| heard.silence_after(*death)) {
            if silence.lasted > BOTS_BACK && (plan.is_long() || !silence.is_broken) {
                let seconds = silence.lasted.as_secs_f32();
                long.push(format!(
                    "the bots of table {} did nothing for {seconds:.1} s after a node's death",
                    heard.table
                ));
            }
            if silence.is_broken {
                broken.push(silence.lasted);
            }
        }
    }
    figures.note(format!("after a node's death bots went on after {}", spread(&mut broken)));
    figures.demand(long.is_empty(), format!("{} times {}", long.len(), long.first().cloned().unwrap_or_default()));
}
