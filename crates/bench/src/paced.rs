//! Load at a steady pace: many live tables, and now and then an answer at one of them.
//!
//! The schedule is fixed beforehand and nobody waits for the server. An answer counts from the moment it is sent; how
//! late that was is told beside it, so that a load that fell behind its schedule shows.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use orrery_wire::{Connection, Events};
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
use tokio::task::JoinSet;

use crate::people::{self, Table};
use crate::process::resident_kib;
use crate::program::Server;
use crate::prompt::{self, Prompt, Question};
use crate::trace::{Trace, delays};
use crate::{Result, because};

/// The connections over which answers go.
const SENDERS: usize = 32;

pub struct Pace {
    pub tables: usize,
    pub answers_per_s: f64,
    pub time: Duration,
}

#[derive(Default)]
pub struct Paced {
    pub answers: usize,
    /// Answers that were due at a table that asked nothing yet.
    pub missed: usize,
    pub took: Duration,
    pub cpu: Duration,
    pub delays: Vec<Duration>,
    /// How long after they were due the answers were sent.
    pub late: Vec<Duration>,
    pub sizes: Vec<usize>,
    /// The server's memory with all streams open, before and after the answers.
    pub kib: [f64; 2],
}

/// A table with two people watching.
struct Live {
    table: Table,
    asked: Mutex<[Option<Question>; 2]>,
    traces: Mutex<[Trace; 2]>,
    late: Mutex<Vec<Duration>>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

pub async fn run(server: &Server, pace: &Pace) -> Result<Paced> {
    let (lives, listeners) = gather(server.address, pace.tables).await?;
    tokio::time::sleep(Duration::from_millis(500)).await;
    let before = resident_kib(server.pid())?;
    let (cpu, begun) = (server.cpu()?, Instant::now());
    let missed = answer_all(server.address, &lives, pace).await?;
    let took = begun.elapsed();
    tokio::time::sleep(Duration::from_millis(500)).await;
    let cpu = server.cpu()?.since(&cpu);
    let after = resident_kib(server.pid())?;
    drop(listeners);
    Ok(sum_up(&lives, Paced { missed, took, cpu, kib: [before, after], ..Paced::default() }))
}

fn sum_up(lives: &[Live], mut paced: Paced) -> Paced {
    for live in lives {
        let traces = lock(&live.traces);
        paced.answers += traces.iter().map(|trace| trace.sent.len()).sum::<usize>();
        paced.delays.extend(delays(&traces));
        paced.late.append(&mut lock(&live.late));
        paced.sizes.extend(traces.iter().flat_map(|trace| &trace.sizes));
    }
    paced
}

type Lives = Arc<Vec<Live>>;

/// Makes the tables and lets both people of each watch.
async fn gather(address: SocketAddr, count: usize) -> Result<(Lives, JoinSet<()>)> {
    let tables = people::tables(address, people::pairs(address, count).await?).await?;
    eprintln!("  {count} tables made, opening {} streams", 2 * count);
    let streams = people::streams(address, &tables).await?;
    let live = |table| Live { table, asked: Mutex::default(), traces: Mutex::default(), late: Mutex::default() };
    let lives: Lives = Arc::new(tables.into_iter().map(live).collect());
    let mut listeners = JoinSet::new();
    for (index, pair) in streams.into_iter().enumerate() {
        for (seat, mut events) in pair.into_iter().enumerate() {
            lives[index].hear(seat, events.message().await?, false);
            listeners.spawn(listen(lives.clone(), index, seat, events));
        }
    }
    Ok((lives, listeners))
}

/// Follows one stream for as long as it lasts.
async fn listen(lives: Lives, index: usize, seat: usize, mut events: Events) {
    loop {
        match events.message().await {
            Ok(message) => lives[index].hear(seat, message, true),
            Err(problem) => return eprintln!("  a stream of /t/{} ended: {problem}", lives[index].table.id),
        }
    }
}

impl Live {
    fn hear(&self, seat: usize, message: &[u8], counts: bool) {
        let Some(seq) = prompt::sequence(message) else { return };
        if counts {
            lock(&self.traces)[seat].saw(seq, message.len());
        }
        match prompt::read(message, seq as usize) {
            Prompt::Unchanged => {}
            Prompt::Asked(question) => lock(&self.asked)[seat] = Some(question),
            Prompt::Waiting | Prompt::Over => lock(&self.asked)[seat] = None,
        }
    }

    /// A seat that is asked, with its question.
    fn take(&self) -> Option<(usize, Question)> {
        let mut asked = lock(&self.asked);
        (0..2).find_map(|seat| Some((seat, asked[seat].take()?)))
    }
}

/// An answer to be sent: when, and at which table.
struct Due {
    at: Instant,
    index: usize,
}

/// Sends every answer of the schedule and returns how many found nothing asked.
async fn answer_all(address: SocketAddr, lives: &Lives, pace: &Pace) -> Result<usize> {
    let (tick, due) = mpsc::unbounded_channel();
    let due = Arc::new(tokio::sync::Mutex::new(due));
    let mut senders = JoinSet::new();
    for _ in 0..SENDERS {
        let connection = Connection::open(address).await?;
        senders.spawn(send(connection, lives.clone(), due.clone()));
    }
    let (count, step) = (pace.answers_per_s * pace.time.as_secs_f64(), 1.0 / pace.answers_per_s);
    let tables = pace.tables;
    std::thread::spawn(move || keep_time(&tick, count as usize, Duration::from_secs_f64(step), tables));
    let mut missed = 0;
    while let Some(sender) = senders.join_next().await {
        missed += sender.map_err(because("a sender broke down"))??;
    }
    Ok(missed)
}

/// The runtime's own timer counts whole milliseconds; a thread wakes more sharply.
fn keep_time(tick: &UnboundedSender<Due>, count: usize, step: Duration, tables: usize) {
    let begun = Instant::now() + step;
    for number in 0..count {
        let at = begun + step.mul_f64(number as f64);
        std::thread::sleep(at.saturating_duration_since(Instant::now()));
        if tick.send(Due { at, index: number % tables }).is_err() {
            return;
        }
    }
}

type Schedule = Arc<tokio::sync::Mutex<UnboundedReceiver<Due>>>;

async fn send(mut connection: Connection, lives: Lives, schedule: Schedule) -> Result<usize> {
    let mut missed = 0;
    loop {
        let due = schedule.lock().await.recv().await;
        let Some(Due { at, index }) = due else { return Ok(missed) };
        let live = &lives[index];
        let Some((seat, question)) = live.take() else {
            missed += 1;
            continue;
        };
        let sent = Instant::now();
        let made = live.table.answer(&mut connection, seat, &question).await?;
        lock(&live.traces)[seat].sent.push((made, sent));
        lock(&live.late).push(sent.saturating_duration_since(at));
    }
}
