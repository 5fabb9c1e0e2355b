//! Tables under load: who opens them, who plays at them, and whether they still go on in the end.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use futures_util::StreamExt;
use futures_util::future::join_all;
use orrery_wire::{Client, Reply};
use serde_json::{Value, json};
use tokio::task::JoinHandle;

use crate::Result;
use crate::ledger::Ledger;
use crate::luck::Luck;
use crate::player::{Answered, Choice, Player, persist};
use crate::watcher::{Heard, Watcher};

/// So many refusals in a row mean that luck finds no legal answer here.
const STUBBORN: usize = 60;

#[derive(Default)]
pub struct Count(AtomicUsize);

impl Count {
    pub fn add(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    pub fn get(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }
}

#[derive(Default)]
pub struct Counts {
    pub refused: Count,
    /// Connections that broke or gave no answer in time.
    pub broken: Count,
    /// Answers of the kind "not now": 502, 503, 504, 429.
    pub not_now: Count,
    /// 403 and 404 to somebody who sits there: a node that has not heard of it yet.
    pub stale: Count,
    /// 500: a fault of the program.
    pub faults: Count,
    pub late: Count,
    pub tables: Count,
}

/// A node that has missed a notice is told by its next look at the database.
const STALE: Duration = Duration::from_secs(15);

impl Counts {
    /// Whether a reply is none yet, to somebody who has asked for so long.
    pub fn must_repeat(&self, reply: &Reply, asked_for: Duration) -> bool {
        match reply.status {
            429 | 502 | 503 | 504 => self.not_now.add(),
            403 | 404 if asked_for < STALE => self.stale.add(),
            500 => self.faults.add(),
            _ => return false,
        }
        true
    }
}

/// Everything the players of one run share.
pub struct Load {
    pub address: SocketAddr,
    /// Between two rounds at a table.
    pub pace: Duration,
    /// A table that goes on is answered within this at the end.
    patience: Duration,
    /// Levels of the bots at every other table; none for people only.
    bots: Vec<&'static str>,
    /// Whether somebody watches every table.
    watched: bool,
    pub ledger: Ledger,
    pub counts: Counts,
    games: Mutex<Vec<(String, usize)>>,
    heard: Mutex<Vec<Heard>>,
    troubles: Mutex<Vec<String>>,
    stopping: AtomicBool,
}

impl Load {
    pub fn new(address: SocketAddr, pace: Duration) -> Load {
        Load {
            address,
            pace,
            patience: Duration::from_secs(5),
            bots: Vec::new(),
            watched: false,
            ledger: Ledger::default(),
            counts: Counts::default(),
            games: Mutex::default(),
            heard: Mutex::default(),
            troubles: Mutex::default(),
            stopping: AtomicBool::new(false),
        }
    }

    pub fn with_bots(self, levels: &[&'static str]) -> Load {
        Load { bots: levels.to_vec(), ..self }
    }

    /// A table is given this long before it counts as stuck.
    pub fn patient(self, patience: Duration) -> Load {
        Load { patience, ..self }
    }

    pub fn watched(self) -> Load {
        Load { watched: true, ..self }
    }

    pub fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }

    /// Every game there is with the least seats that two people need.
    async fn games(&self) -> Result<Vec<(String, usize)>> {
        let known = self.games.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if !known.is_empty() {
            return Ok(known);
        }
        let list = persist(self, &mut Client::new(self.address), "/api/v1/games", None).await?.json();
        let game = |game: &Value| {
            let least = game["seats"]["least"].as_u64()?.max(2) as usize;
            Some((game["id"].as_str()?.to_owned(), least))
        };
        let games: Vec<_> = list.as_array().into_iter().flatten().filter_map(game).collect();
        *self.games.lock().unwrap_or_else(PoisonError::into_inner) = games.clone();
        Ok(games)
    }

    pub fn hear(&self, heard: Heard) {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner).push(heard);
    }

    /// What the watchers have heard, each at its table.
    pub fn heard(&self) -> Vec<Heard> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub fn trouble(&self, words: String) {
        self.troubles.lock().unwrap_or_else(PoisonError::into_inner).push(words);
    }

    pub fn troubles(&self) -> Vec<String> {
        self.troubles.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Begins to play at `count` tables at once; a game that ends is followed by another.
    pub fn begin(self: &Arc<Load>, count: usize, luck: &mut Luck) -> Vec<JoinHandle<Option<Table>>> {
        let seat = |number: usize, luck: Luck| tokio::spawn(play(self.clone(), number, luck));
        (0..count).map(|number| seat(number, luck.fork())).collect()
    }

    /// Lets everybody end what they are at and returns the tables that are not over.
    pub async fn end(&self, players: Vec<JoinHandle<Option<Table>>>) -> Vec<Table> {
        self.stopping.store(true, Ordering::Relaxed);
        join_all(players).await.into_iter().flat_map(|table| table.ok().flatten()).collect()
    }
}

async fn play(load: Arc<Load>, number: usize, mut luck: Luck) -> Option<Table> {
    while !load.is_stopping() {
        let table = match Table::open(&load, number, &mut luck).await {
            Ok(table) => table,
            Err(why) => {
                load.trouble(why);
                continue;
            }
        };
        if let Some(table) = table.play(&load, &mut luck).await {
            return Some(table);
        }
    }
    None
}

pub struct Table {
    pub id: String,
    pub game: String,
    pub people: Vec<Player>,
    pub has_bots: bool,
    refusals: usize,
    last_refusal: String,
}

impl Table {
    /// A table of some game: two people, or one and bots.
    pub async fn open(load: &Load, number: usize, luck: &mut Luck) -> Result<Table> {
        let games = load.games().await?;
        let (game, seats) = games.get(number % games.len().max(1)).ok_or("there are no games")?;
        let has_bots = !load.bots.is_empty() && (number / games.len()).is_multiple_of(2);
        let mut chairs = vec!["me"];
        while chairs.len() < *seats {
            chairs.push(if has_bots { luck.one(&load.bots).copied().unwrap_or("easy") } else { "open" });
        }
        Table::with(load, game, &chairs).await
    }

    /// The chairs in the API's own words.
    pub async fn with(load: &Load, game: &str, chairs: &[&str]) -> Result<Table> {
        let mut host = Player::arrive(load, load.address, 0).await?;
        let wish = json!({ "game": game, "seats": chairs });
        let made = persist(load, &mut host.client, "/api/v1/tables", Some(&wish)).await?;
        let id = made.json()["id"].as_str().map(str::to_owned).filter(|_| made.status == 201);
        let id = id.ok_or_else(|| format!("no table was made: {}", made.short()))?;
        let mut people = vec![host];
        for number in 1..=chairs.iter().filter(|chair| **chair == "open").count() {
            let mut guest = Player::arrive(load, load.address, number).await?;
            sit(load, &mut guest, &id).await?;
            people.push(guest);
        }
        load.counts.tables.add();
        let has_bots = chairs.iter().any(|chair| !["me", "open"].contains(chair));
        Ok(Table { id, game: game.to_owned(), people, has_bots, refusals: 0, last_refusal: String::new() })
    }

    /// The same table with others speaking for its people.
    pub fn with_people(&self, people: Vec<Player>) -> Table {
        Table {
            id: self.id.clone(),
            game: self.game.clone(),
            people,
            has_bots: self.has_bots,
            refusals: 0,
            last_refusal: String::new(),
        }
    }

    /// Plays until the game is over (none) or everybody is asked to stop.
    async fn play(mut self, load: &Arc<Load>, luck: &mut Luck) -> Option<Table> {
        let watcher = load.watched.then(|| Watcher::begin(load.clone(), &self));
        let mut over = false;
        while !over && !load.is_stopping() {
            over = self.round(load, luck).await.unwrap_or_else(|why| {
                load.trouble(format!("table {} ({}): {why}", self.id, self.game));
                true
            });
            if self.refusals > STUBBORN {
                load.trouble(format!("table {} ({}) refuses everything: {}", self.id, self.game, self.last_refusal));
                over = true;
            }
            tokio::time::sleep(load.pace).await;
        }
        if let Some(watcher) = watcher {
            watcher.end().await;
        }
        (!over).then_some(self)
    }

    /// Everybody who is asked answers, all at the same time. True when the game is over.
    pub async fn round(&mut self, load: &Load, luck: &mut Luck) -> Result<bool> {
        let (table, lucks) = (&self.id, self.people.iter().map(|_| luck.fork()).collect::<Vec<_>>());
        let turns = self.people.iter_mut().zip(lucks).map(|(player, luck)| turn(load, table, player, luck));
        let turns: Vec<Turn> = join_all(turns).await.into_iter().collect::<Result<_>>()?;
        if turns.contains(&Turn::Answered) {
            self.refusals = 0;
        }
        for turn in &turns {
            if let Turn::Refused(why) = turn {
                self.refusals += 1;
                self.last_refusal.clone_from(why);
            }
        }
        if turns.iter().all(|turn| *turn == Turn::NotAsked) {
            return Ok(self.people[0].read(load, &self.id).await?["status"] == "finished");
        }
        Ok(false)
    }

    /// Whether the table takes one more answer through this address, or shows another sign of life: a bot's answer, or
    /// that the game is over.
    pub async fn goes_on(&self, load: &Load, address: SocketAddr, luck: &mut Luck) -> bool {
        let mut people: Vec<Player> = self.people.iter().map(|player| player.at(address)).collect();
        let life = tokio::time::timeout(load.patience, self.sign_of_life(load, &mut people, luck)).await;
        if life.is_err() {
            let said = people[0].at(address).client.get(&format!("/api/v1/tables/{}", self.id)).await;
            let said = said.map_or_else(|why| why, |reply| summary(&reply));
            load.trouble(format!("table {} ({}) is stuck for {address}, which says: {said}", self.id, self.game));
        }
        life.is_ok()
    }

    async fn sign_of_life(&self, load: &Load, people: &mut [Player], luck: &mut Luck) {
        let mut first = None;
        loop {
            let Ok(now) = people[0].read(load, &self.id).await else { continue };
            let seq = now["seq"].as_u64();
            let moved = seq.is_some() && *first.get_or_insert(seq) != seq;
            if now["status"] == "finished" || moved {
                return;
            }
            for player in people.iter_mut() {
                if let Ok(Some(choice)) = player.choose(load, &self.id, luck).await
                    && let Ok(Answered::Yes(_)) = player.answer(load, &self.id, &choice).await
                {
                    return;
                }
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
}

/// Where a table stands, in a few words.
fn summary(reply: &Reply) -> String {
    let now = reply.json();
    let chairs = now["seats"].as_array().into_iter().flatten();
    let bots: Vec<usize> =
        chairs.enumerate().filter(|(_, chair)| chair["bot"].is_string()).map(|(seat, _)| seat).collect();
    let [seq, state, waiting] = ["seq", "status", "waiting_for"].map(|name| now[name].to_string());
    format!("{}, number {seq}, {state}, waits for {waiting}, bots on {bots:?}", reply.status)
}

/// A person who was heard but did not hear it sits already; another node may know a moment later.
async fn sit(load: &Load, guest: &mut Player, table: &str) -> Result<()> {
    let reply = persist(load, &mut guest.client, &format!("/api/v1/tables/{table}/join"), Some(&json!({}))).await?;
    let begun = Instant::now();
    while begun.elapsed() < STALE {
        if guest.read(load, table).await?["my_seats"].as_array().map_or(0, Vec::len) == 1 {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    Err(format!("no chair after sitting down: {}", reply.short()))
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Turn {
    NotAsked,
    Answered,
    /// What was sent and why it was not taken.
    Refused(String),
}

/// One look and one answer; now and then it is taken back, and now and then it comes again later.
async fn turn(load: &Load, table: &str, player: &mut Player, mut luck: Luck) -> Result<Turn> {
    let Some(choice) = player.choose(load, table, &mut luck).await? else { return Ok(Turn::NotAsked) };
    match player.answer(load, table, &choice).await? {
        Answered::Refused(why) => Ok(Turn::Refused(format!("{} {why}", choice.given))),
        Answered::Yes(_) => {
            if luck.once_in(10) {
                take_back(load, table, player, &choice).await?;
            }
            Ok(Turn::Answered)
        }
    }
}

async fn take_back(load: &Load, table: &str, player: &mut Player, choice: &Choice) -> Result<()> {
    if player.undo(load, table).await? {
        player.send_late(load, table, choice).await?;
    }
    Ok(())
}

/// How many of the tables take no more answers through one of the nodes.
pub async fn stuck(load: &Load, tables: &[Table], nodes: &[SocketAddr], luck: &mut Luck) -> usize {
    let tries: Vec<_> = tables.iter().map(|table| (table, luck.fork())).collect();
    let each = futures_util::stream::iter(tries).map(async |(table, mut luck)| {
        for node in nodes {
            if !table.goes_on(load, *node, &mut luck).await {
                return 1;
            }
        }
        0
    });
    each.buffer_unordered(8).fold(0, async |sum, one| sum + one).await
}
