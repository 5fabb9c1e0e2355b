//! Tables in the middle of a game, always the same one: they are put into the program's store before it starts.

use std::sync::Arc;

use orrery_browser::Program;
use orrery_catalog::{AnyGame, Done};
use orrery_core::{Seat, Setup};
use orrery_table::port::{Chair, Holder, PersonId, Status, Store, StoredEntry, TableId, TableRecord, Waits};
use orrery_wire::blocking::Client;

/// Short and long ones, as people have them.
const NAMES: [&str; 6] = ["Wilhelmina Østergård", "Aoi", "Maria Giovanna", "葵", "Konstantin", "Jo"];

/// A game up to some moment.
pub struct Course {
    pub setup: Setup,
    pub key: [u8; 32],
    pub entries: Vec<Done>,
    pub is_over: bool,
}

/// Somebody new at the program, with the token by which it knows them.
pub fn newcomer(program: &Program) -> (PersonId, String) {
    let token = Client::person(program.port()).token().to_owned();
    let person = u64::from_str_radix(&token[..16], 16).expect("a token begins with the person");
    (PersonId(person), token)
}

pub fn set_up(seats: u8, options: &[(&str, &str)]) -> Setup {
    let options = options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    Setup { options, ..Setup::new(seats) }
}

/// Where tables are put.
pub struct Shelf {
    pub store: Arc<dyn Store>,
    pub game: &'static dyn AnyGame,
}

impl Shelf {
    /// The program's store, while it does not run.
    pub async fn of(program: &Program, game: &'static dyn AnyGame) -> Shelf {
        Shelf { store: orrery_store::open(None, program.data()).await.unwrap(), game }
    }

    /// The first `entries` of a game, with these people at the table.
    pub async fn put(&self, course: &Course, entries: usize, id: TableId, people: impl Fn(Seat) -> PersonId) {
        let is_over = course.is_over && entries == course.entries.len();
        let status = if is_over { Status::Finished } else { Status::Running };
        self.store.create_table(&self.record(course, id, status, people)).await.unwrap();
        for (seq, done) in (0..).zip(&course.entries[..entries]) {
            self.store.append(id, self.entry(seq, done), Waits::default()).await.unwrap();
        }
    }

    fn record(&self, course: &Course, id: TableId, status: Status, people: impl Fn(Seat) -> PersonId) -> TableRecord {
        let chair = |seat: Seat| Chair::new(Holder::Person(people(seat)), NAMES[seat.index()].to_owned());
        TableRecord {
            id,
            revision: 0,
            game: self.game.info().id.to_owned(),
            title: "Quiet Harbour".to_owned(),
            setup: course.setup.clone(),
            rules_version: self.game.info().rules_version,
            key: course.key,
            host: PersonId(1),
            listed: false,
            status,
            chairs: Seat::all(course.setup.seats).map(chair).collect(),
            created_at: 0,
            changed_at: 0,
        }
    }

    fn entry(&self, seq: u32, done: &Done) -> StoredEntry {
        StoredEntry {
            seq,
            rules_version: self.game.info().rules_version,
            command: done.command.clone(),
            events: done.events.clone(),
            digest: done.digest.0,
            read: done.read,
            barrier: done.barrier,
            token: None,
            at: 0,
        }
    }
}
