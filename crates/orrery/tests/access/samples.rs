//! Tables worth looking at: of whole games between bots, always the same ones, the last time that each question was
//! asked, the end, and where each lesson begins. They are put into the program's store before it starts.

use std::collections::BTreeMap;
use std::sync::Arc;

use orrery_bots::{LESSON, Level};
use orrery_browser::Program;
use orrery_catalog::{AnyGame, AnyPlay, Done, game};
use orrery_core::{Dice, Seat, Setup};
use orrery_table::port::{Chair, Holder, PersonId, Status, Store, StoredEntry, TableId, TableRecord, Waits};
use orrery_wire::blocking::Client;

use crate::common::program;

/// Short and long ones, as people have them.
const NAMES: [&str; 6] = ["Wilhelmina Østergård", "Aoi", "Maria Giovanna", "葵", "Konstantin", "Jo"];

/// A game that is not over by then has shown everything.
const MOST: usize = 900;

/// One table at one moment, as one person sees it.
pub struct Sample {
    /// What is asked, or that nothing is.
    pub name: String,
    pub id: TableId,
}

impl Sample {
    pub fn path(&self) -> String {
        format!("/t/{}", self.id)
    }
}

/// The program with its tables, and somebody who sits at all of them.
pub struct House {
    pub program: Program,
    pub samples: Vec<Sample>,
    pub token: String,
}

impl House {
    /// The tables of one game with these options, by as many as can play.
    pub fn of(id: &str, options: &[&[(&str, &str)]]) -> House {
        let game = game(id).expect("a game of the catalog");
        let mut program = program();
        let token = Client::person(program.port()).token().to_owned();
        let person = PersonId(u64::from_str_radix(&token[..16], 16).expect("a token begins with the person"));
        program.kill().unwrap();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let samples = runtime.block_on(async {
            let store = orrery_store::open(None, program.data()).await.unwrap();
            let mut shelf = Shelf { store, game, person, samples: Vec::new() };
            for options in options {
                shelf.fill(&Course::played(game, &set_up(*game.info().seats.end(), options))).await;
            }
            for lesson in game.lessons() {
                let seats = u8::try_from(lesson.seats()).unwrap();
                let course = Course::begun(game, &set_up(seats, &[(LESSON, lesson.id)]));
                shelf.put(&course, 1, Some(Seat(0)), lesson.id).await;
            }
            shelf.samples
        });
        drop(runtime);
        program.start_again().unwrap();
        House { program, samples, token }
    }
}

fn set_up(seats: u8, options: &[(&str, &str)]) -> Setup {
    let options = options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    Setup { seats, options, carried: None }
}

/// A game from its beginning on.
struct Course {
    setup: Setup,
    key: [u8; 32],
    entries: Vec<Done>,
    /// By question: how many entries there were when it was last asked, and whom.
    asked: BTreeMap<String, (usize, Seat)>,
    is_over: bool,
}

impl Course {
    fn begun(game: &dyn AnyGame, setup: &Setup) -> Course {
        Course::start(game, setup).0
    }

    fn start(game: &dyn AnyGame, setup: &Setup) -> (Course, Box<dyn AnyPlay>) {
        let key = *Dice::seeded("samples", 7).key();
        let (play, done) = game.begin(setup, key).unwrap_or_else(|_| panic!("{setup:?} cannot begin"));
        (Course { setup: setup.clone(), key, entries: vec![done], asked: BTreeMap::new(), is_over: false }, play)
    }

    fn played(game: &dyn AnyGame, setup: &Setup) -> Course {
        let (mut course, mut play) = Course::start(game, setup);
        let mut luck = Dice::seeded("bots", 7);
        while course.entries.len() < MOST
            && let Some(open) = play.open().into_iter().find(|open| open.must)
        {
            course.note(&*play, open.seat);
            let thought = play.think(Level::Easy, open.seat, open.ask, &mut luck);
            let (ask, given) = thought.expect("a bot has an answer");
            course.entries.push(play.answer(open.seat, ask, &given).unwrap_or_else(|_| panic!("a bot is refused")));
        }
        course.is_over = play.outcome().is_some();
        course
    }

    fn note(&mut self, play: &dyn AnyPlay, seat: Seat) {
        let entries = self.entries.len();
        for offer in play.offers(seat).iter().filter(|offer| offer.must) {
            self.asked.insert(offer.title.id.to_string(), (entries, seat));
        }
    }
}

/// Where tables are put.
struct Shelf {
    store: Arc<dyn Store>,
    game: &'static dyn AnyGame,
    person: PersonId,
    samples: Vec<Sample>,
}

impl Shelf {
    async fn fill(&mut self, course: &Course) {
        for (question, (entries, seat)) in &course.asked {
            self.put(course, *entries, Some(*seat), question).await;
        }
        let middle = course.entries.len() / 2;
        self.put(course, middle, None, "watched").await;
        if course.is_over {
            self.put(course, course.entries.len(), Some(Seat(0)), "over").await;
        }
    }

    /// The game up to so many entries, seen from a seat or from none.
    async fn put(&mut self, course: &Course, entries: usize, seat: Option<Seat>, name: &str) {
        let id = TableId(1_000 + self.samples.len() as u64);
        let is_over = course.is_over && entries == course.entries.len();
        let record = self.record(course, id, seat, if is_over { Status::Finished } else { Status::Running });
        self.store.create_table(&record).await.unwrap();
        for (seq, done) in (0..).zip(&course.entries[..entries]) {
            self.store.append(id, self.entry(seq, done), Waits::default()).await.unwrap();
        }
        let options: String = course.setup.options.values().map(|value| format!("{value} ")).collect();
        self.samples.push(Sample { name: format!("{} {options}{name}", self.game.info().id), id });
    }

    fn record(&self, course: &Course, id: TableId, own: Option<Seat>, status: Status) -> TableRecord {
        let chair = |seat: Seat| {
            let holder = if own == Some(seat) { self.person } else { PersonId(u64::from(seat.0) + 1) };
            Chair::new(Holder::Person(holder), NAMES[seat.index()].to_owned())
        };
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
