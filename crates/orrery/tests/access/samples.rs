//! Tables worth looking at: of whole games between bots, always the same ones, the last time that each question was
//! asked, the end, and where each lesson begins. Of a game with very many questions those that look alike are looked at
//! once. They are put into the program's store before it starts.

use std::collections::{BTreeMap, BTreeSet};

use orrery_bots::{LESSON, Level};
use orrery_browser::Program;
use orrery_catalog::{AnyGame, AnyPlay, game};
use orrery_core::{Dice, Offer, Opt, Options, Seat, Setup};
use orrery_table::port::{PersonId, TableId};

use crate::common::program;
use crate::common::stage::{self, Course, newcomer, set_up};

/// A game that is not over by then has shown everything.
const MOST: usize = 900;

/// From so many questions on, one of those that look alike is enough.
const MANY: usize = 24;

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
        let (person, token) = newcomer(&program);
        program.kill().unwrap();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let samples = runtime.block_on(async {
            let shelf = stage::Shelf::of(&program, game).await;
            let mut shelf = Shelf { shelf, person, samples: Vec::new() };
            for options in options {
                shelf.fill(&Played::to_end(game, &set_up(*game.info().seats.end(), options))).await;
            }
            for lesson in game.lessons() {
                let seats = u8::try_from(lesson.seats()).unwrap();
                let begun = Played::begun(game, &set_up(seats, &[(LESSON, lesson.id)])).0;
                shelf.put(&begun.course, 1, Some(Seat(0)), lesson.id).await;
            }
            shelf.samples
        });
        drop(runtime);
        program.start_again().unwrap();
        House { program, samples, token }
    }
}

/// A game from its beginning on.
struct Played {
    course: Course,
    /// By question: how many entries there were when it was last asked, whom, and how it looks.
    asked: BTreeMap<String, (usize, Seat, Look)>,
}

/// What makes a question look as it does: the kind of its answers and how many there are of them, whether they are in groups
/// and some refused, and the kinds of marks they point at.
type Look = (&'static str, u8, [bool; 2], BTreeSet<String>);

fn look_of(offer: &Offer) -> Look {
    let Options::List(options) = &offer.options else { return ("other", 0, [false; 2], BTreeSet::new()) };
    // A line, a few lines, or more than there is room for.
    let many = match options.len() {
        0..=3 => 0,
        4..=9 => 1,
        _ => 2,
    };
    let is_grouped = options.iter().any(|option| option.group.is_some());
    let marks = options.iter().flat_map(|option: &Opt| &option.elements).map(|mark| kind_of(mark)).collect();
    ("list", many, [is_grouped, !offer.refused.is_empty()], marks)
}

/// "mat" of "mat-FR": what comes before the first number or name.
fn kind_of(mark: &str) -> String {
    mark.chars().take_while(char::is_ascii_lowercase).collect()
}

impl Played {
    fn begun(game: &dyn AnyGame, setup: &Setup) -> (Played, Box<dyn AnyPlay>) {
        let key = *Dice::seeded("samples", 7).key();
        let (play, done) = game.begin(setup, key).unwrap_or_else(|_| panic!("{setup:?} cannot begin"));
        let course = Course { setup: setup.clone(), key, entries: vec![done], is_over: false };
        (Played { course, asked: BTreeMap::new() }, play)
    }

    fn to_end(game: &dyn AnyGame, setup: &Setup) -> Played {
        let (mut played, mut play) = Played::begun(game, setup);
        let mut luck = Dice::seeded("bots", 7);
        while played.course.entries.len() < MOST
            && let Some(open) = play.open().into_iter().find(|open| open.must)
        {
            played.note(&*play, open.seat);
            let thought = play.think(Level::Easy, open.seat, open.ask, &mut luck);
            let (ask, given) = thought.expect("a bot has an answer");
            let done = play.answer(open.seat, ask, &given).unwrap_or_else(|_| panic!("a bot is refused"));
            played.course.entries.push(done);
        }
        played.course.is_over = play.outcome().is_some();
        played
    }

    fn note(&mut self, play: &dyn AnyPlay, seat: Seat) {
        let entries = self.course.entries.len();
        for offer in play.offers(seat).iter().filter(|offer| offer.must) {
            self.asked.insert(offer.title.id.to_string(), (entries, seat, look_of(offer)));
        }
    }
}

/// Where the tables are put, and what is in it.
struct Shelf {
    shelf: stage::Shelf,
    person: PersonId,
    samples: Vec<Sample>,
}

impl Shelf {
    async fn fill(&mut self, played: &Played) {
        let course = &played.course;
        let mut seen = BTreeSet::new();
        for (question, (entries, seat, look)) in &played.asked {
            if played.asked.len() < MANY || seen.insert(look) {
                self.put(course, *entries, Some(*seat), question).await;
            }
        }
        let middle = course.entries.len() / 2;
        self.put(course, middle, None, "watched").await;
        if course.is_over {
            self.put(course, course.entries.len(), Some(Seat(0)), "over").await;
        }
    }

    /// The game up to so many entries, seen from a seat or from none.
    async fn put(&mut self, course: &Course, entries: usize, own: Option<Seat>, name: &str) {
        let id = TableId(1_000 + self.samples.len() as u64);
        let people = |seat: Seat| if own == Some(seat) { self.person } else { PersonId(u64::from(seat.0) + 1) };
        self.shelf.put(course, entries, id, people).await;
        let options: String = course.setup.options.values().map(|value| format!("{value} ")).collect();
        self.samples.push(Sample { name: format!("{} {options}{name}", self.shelf.game.info().id), id });
    }
}
