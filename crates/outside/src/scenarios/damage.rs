//! One byte of the database is flipped, again and again on a fresh copy: what is undamaged plays on, what is damaged
//! says so, and nobody is shown other content without a word.

mod flip;
mod portrait;

use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};

use futures_util::StreamExt;
use orrery_wire::Client;

use super::{PLAIN, Plan, folder};
use crate::figures::Figures;
use crate::luck::Luck;
use crate::server::{Home, Server};
use crate::table::{Load, Table};
use crate::{Result, because};
use flip::Rows;
use portrait::{Likeness, Portrait};

/// Enough for the shortest game to end.
const LONG_PLAY: usize = 400;
const BOTS: Duration = Duration::from_secs(30);

pub async fn run(plan: &Plan) -> Result<Figures> {
    let mut figures = Figures::new("damage", "sqlite", plan.seed);
    let mut luck = Luck::new(plan.seed);
    let folder = folder()?;
    let gallery = Gallery::paint(plan, folder.path(), &mut luck).await?;
    figures.note(format!("{} tables, {} of them over", gallery.tables.len(), gallery.over()));
    let rounds = plan.either(20, 200);
    let mut renamed = 0;
    for round in 0..rounds {
        let before = figures.faults.len();
        renamed += gallery.round(plan, &mut luck.fork(), &mut figures).await?;
        figures.damaged += 1;
        figures.contained += usize::from(figures.faults.len() == before);
        if round % 20 == 19 && plan.is_long() {
            println!("  {} flips, {} contained", figures.damaged, figures.contained);
        }
    }
    figures.note(format!("{renamed} tables with other names"));
    Ok(figures)
}

/// Tables with what each person at them sees, and the file they are in.
struct Gallery {
    folder: std::path::PathBuf,
    tables: Vec<(Table, Vec<Portrait>)>,
    rows: Rows,
}

impl Gallery {
    async fn paint(plan: &Plan, folder: &Path, luck: &mut Luck) -> Result<Gallery> {
        let place = Home::Folder(folder.to_owned());
        let mut server = Server::start(&plan.program, &place, &PLAIN).await?;
        let load = Load::new(server.address(), Duration::ZERO).with_bots(&["easy"]);
        let count: usize = plan.either(15, 50);
        let made = futures_util::stream::iter((0..count).map(|number| (number, luck.fork())));
        let made = made.map(|(number, luck)| play(&load, number, luck)).buffered(4).collect::<Vec<_>>().await;
        let mut tables = Vec::new();
        for table in made {
            let table = table?;
            tables.push((portrait::of(&table, server.address()).await?, table));
        }
        server.finish().await?;
        flip::fold(folder)?;
        let tables = tables.into_iter().map(|(portraits, table)| (table, portraits)).collect();
        Ok(Gallery { folder: folder.to_owned(), tables, rows: Rows::read(folder)? })
    }

    fn over(&self) -> usize {
        self.tables.iter().filter(|(_, portraits)| portraits.iter().any(Portrait::is_over)).count()
    }

    /// One flip on a copy; every table is looked at by everybody who sits at it. Counts those with other names.
    async fn round(&self, plan: &Plan, luck: &mut Luck, figures: &mut Figures) -> Result<usize> {
        let copy = folder()?;
        std::fs::copy(self.folder.join("orrery.db"), copy.path().join("orrery.db")).map_err(because("no copy"))?;
        let what = flip::one(copy.path(), luck)?;
        let rows = Rows::read(copy.path())?;
        let place = Home::Folder(copy.path().to_owned());
        let server = match Server::start(&plan.program, &place, &PLAIN).await {
            Ok(server) => server,
            Err(why) => {
                figures.fault(format!("{what}: the program does not start: {why}"));
                return Ok(0);
            }
        };
        let (mut faults, mut renamed) = (Vec::new(), 0);
        for (table, portraits) in &self.tables {
            let look = Look { table, portraits, address: server.address(), luck: luck.fork() };
            let is_whole = self.rows.are_same(&rows, &table.id);
            renamed += look.judge(is_whole, &mut faults).await;
        }
        if let Some(first) = faults.first() {
            let panics = if server.panics() > 0 { " (with a panic)" } else { "" };
            figures.fault(format!("{what}: {} of {} tables: {first}{panics}", faults.len(), self.tables.len()));
        }
        Ok(renamed)
    }
}

/// Some tables are played for a while, some to their end.
async fn play(load: &Load, number: usize, mut luck: Luck) -> Result<Table> {
    let mut table = Table::open(load, number, &mut luck).await?;
    let rounds = if number % 6 == 5 { LONG_PLAY } else { luck.within(1, 25) as usize };
    for _ in 0..rounds {
        if table.round(load, &mut luck).await? {
            break;
        }
    }
    bots_answer(&mut table, load.address).await;
    Ok(table)
}

/// Whether a person is asked again, or the game is over: bots do not stand still.
async fn bots_answer(table: &mut Table, address: SocketAddr) -> bool {
    let begun = Instant::now();
    let mut client = table.people[0].client.at(address);
    while table.has_bots && begun.elapsed() < BOTS {
        let now = client.get(&format!("/api/v1/tables/{}", table.id)).await.map(|reply| reply.json());
        let waiting = now.as_ref().ok().and_then(|now| now["waiting_for"].as_array());
        if waiting.is_some_and(|seats| seats.is_empty() || seats.iter().any(|seat| *seat == 0)) {
            return true;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    !table.has_bots
}

/// One table after the flip.
struct Look<'a> {
    table: &'a Table,
    portraits: &'a [Portrait],
    address: SocketAddr,
    luck: Luck,
}

impl Look<'_> {
    /// Says what must not be; 1 if only names are others.
    async fn judge(mut self, is_whole: bool, faults: &mut Vec<String>) -> usize {
        self.lobbies(faults).await;
        let likeness = match portrait::compare(self.table, self.portraits, self.address).await {
            Ok(likeness) => likeness,
            Err(why) => {
                faults.push(format!("table {}: {why}", self.table.id));
                return 0;
            }
        };
        match (&likeness, is_whole) {
            (Likeness::Other(what), _) => faults.push(format!("table {} shows {what}", self.table.id)),
            (Likeness::Problem(said), true) => faults.push(format!("whole table {}: {said}", self.table.id)),
            (Likeness::Same, true) => self.plays_on(faults).await,
            _ => {}
        }
        usize::from(likeness == Likeness::Renamed)
    }

    async fn lobbies(&self, faults: &mut Vec<String>) {
        for player in &self.table.people {
            let lobby = player.client.at(self.address).get("/").await;
            if !lobby.as_ref().is_ok_and(|lobby| lobby.is_ok()) {
                faults.push(format!("a lobby: {:?}", lobby.map(|lobby| lobby.status)));
            }
        }
        let page = Client::new(self.address).get(&format!("/t/{}", self.table.id)).await;
        if let Err(why) = page {
            faults.push(format!("the page of table {}: {why}", self.table.id));
        }
    }

    async fn plays_on(&mut self, faults: &mut Vec<String>) {
        let load = Load::new(self.address, Duration::ZERO);
        let goes_on = self.table.goes_on(&load, self.address, &mut self.luck).await;
        let people = self.table.people.iter().map(|player| player.at(self.address)).collect();
        let mut table = self.table.with_people(people);
        if !goes_on || !bots_answer(&mut table, self.address).await {
            faults.push(format!("whole table {} is stuck", self.table.id));
        }
    }
}
