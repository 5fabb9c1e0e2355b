//! Load without pauses: some tables of two, and everybody answers as soon as their page asks.
//!
//! Whole games are played in rounds. Making tables and opening streams happens between the rounds and is not measured.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use orrery_wire::{Connection, Events};

use crate::people::{self, Person, Table};
use crate::program::Server;
use crate::prompt::{self, Prompt};
use crate::trace::{Trace, delays};
use crate::{Result, because};

/// The longest a round of games may take.
const PATIENCE: Duration = Duration::from_secs(120);

/// What was measured over all rounds.
#[derive(Default)]
pub struct Fast {
    pub answers: usize,
    pub games: usize,
    pub took: Duration,
    pub cpu: Duration,
    pub delays: Vec<Duration>,
    pub sizes: Vec<usize>,
}

impl Fast {
    fn add(&mut self, traces: &[Trace; 2]) {
        self.answers += traces.iter().map(|trace| trace.sent.len()).sum::<usize>();
        self.games += 1;
        self.delays.extend(delays(traces));
        self.sizes.extend(traces.iter().flat_map(|trace| &trace.sizes));
    }
}

/// Plays rounds on `tables` tables until they have taken `time` in all.
pub async fn run(server: &Server, tables: usize, time: Duration) -> Result<Fast> {
    let mut all = Fast::default();
    let pairs = people::pairs(server.address, tables).await?;
    let mut taste = 0;
    while all.took < time {
        round(server, &pairs, taste, &mut all).await?;
        taste += 1;
        eprintln!("  round {taste}: {} answers in {:.1} s", all.answers, all.took.as_secs_f64());
    }
    Ok(all)
}

async fn round(server: &Server, pairs: &[[Person; 2]], taste: usize, all: &mut Fast) -> Result<()> {
    let players = seat(server.address, pairs, taste).await?;
    let (cpu, begun) = (server.cpu()?, Instant::now());
    let games: Vec<_> = players.into_iter().map(|pair| pair.map(|player| tokio::spawn(player.play()))).collect();
    let mut traces = Vec::with_capacity(games.len());
    for [one, two] in games {
        let end = |end: std::result::Result<Result<Trace>, _>| end.map_err(because("a player broke down"))?;
        traces.push([end(one.await)?, end(two.await)?]);
    }
    all.took += begun.elapsed();
    all.cpu += server.cpu()?.since(&cpu);
    traces.iter().for_each(|pair| all.add(pair));
    Ok(())
}

async fn seat(address: SocketAddr, pairs: &[[Person; 2]], taste: usize) -> Result<Vec<[Player; 2]>> {
    let tables = people::tables(address, pairs.to_vec()).await?;
    let streams = people::streams(address, &tables).await?;
    let mut players = Vec::with_capacity(tables.len());
    for (i, (table, [one, two])) in tables.into_iter().zip(streams).enumerate() {
        let first = Player::new(address, &table, 0, one, taste + i).await?;
        players.push([first, Player::new(address, &table, 1, two, taste + i).await?]);
    }
    Ok(players)
}

/// Somebody at a table, with a connection for answers and a stream.
struct Player {
    table: Table,
    seat: usize,
    connection: Connection,
    events: Events,
    prompt: Prompt,
    taste: usize,
    /// The last entry of one's own.
    made: u32,
    trace: Trace,
}

impl Player {
    async fn new(address: SocketAddr, table: &Table, seat: usize, mut events: Events, taste: usize) -> Result<Player> {
        let connection = Connection::open(address).await?;
        let prompt = prompt::read(events.message().await?, taste);
        let (table, trace) = (table.clone(), Trace::default());
        Ok(Player { table, seat, connection, events, prompt, taste, made: 0, trace })
    }

    /// Plays the game to its end.
    async fn play(mut self) -> Result<Trace> {
        let game = async {
            while self.prompt != Prompt::Over {
                self.answer().await?;
                self.listen().await?;
            }
            Ok(())
        };
        match tokio::time::timeout(PATIENCE, game).await {
            Ok(end) => end.map(|()| self.trace),
            Err(_) => Err(format!("the game at /t/{} did not come to its end", self.table.id)),
        }
    }

    async fn answer(&mut self) -> Result<()> {
        if let Prompt::Asked(question) = &self.prompt {
            let due = Instant::now();
            self.made = self.table.answer(&mut self.connection, self.seat, question).await?;
            self.trace.sent.push((self.made, due));
            self.prompt = Prompt::Waiting;
        }
        Ok(())
    }

    /// Reads one update. What it asks counts unless it is older than one's own last answer.
    async fn listen(&mut self) -> Result<()> {
        let message = self.events.message().await?;
        let Some(seq) = prompt::sequence(message) else { return Ok(()) };
        self.trace.saw(seq, message.len());
        let news = prompt::read(message, self.taste + seq as usize);
        if seq >= self.made && news != Prompt::Unchanged {
            self.prompt = news;
        }
        Ok(())
    }
}
