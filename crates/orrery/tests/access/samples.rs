//! Tables worth looking at: where each lesson begins, and of whole games between bots, always the same ones, the last time
//! that each question was asked, and the end. Of a game with very many questions so many are
//! chosen that every kind of list and of mark is seen; with `ORRERY_SAMPLES=all` none is left out, in any language. They
//! are put into the program's store before it starts.

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

/// From so many questions on some are chosen.
const MANY: usize = 24;

/// More answers than a prompt has room for.
const LONG: usize = 9;

/// More questions than these are not all looked at in every way.
pub const SOME: usize = 12;

/// Whether every question is looked at, however long that takes.
pub fn all() -> bool {
    std::env::var("ORRERY_SAMPLES").is_ok_and(|wish| wish == "all")
}

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
            for lesson in game.lessons() {
                let seats = u8::try_from(lesson.seats()).unwrap();
                let begun = Played::begun(game, &set_up(seats, &[(LESSON, lesson.id)])).0;
                shelf.put(&begun.course, 1, Some(Seat(0)), lesson.id).await;
            }
            for options in options {
                shelf.fill(&Played::to_end(game, &set_up(*game.info().seats.end(), options))).await;
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
    /// By question: how many entries there were when it was last asked, whom, and what is to be seen in it.
    asked: BTreeMap<String, (usize, Seat, Sights)>,
}

/// What there is to see in a question: the kind of list that its answers are, and the kinds of marks they point at.
type Sights = BTreeSet<String>;

fn sights(offer: &Offer) -> Sights {
    let Options::List(options) = &offer.options else { return Sights::from(["no list".to_owned()]) };
    let is_grouped = options.iter().any(|option| option.group.is_some());
    let list = format!("{} {is_grouped} {}", options.len() > LONG, !offer.refused.is_empty());
    options.iter().flat_map(|option: &Opt| &option.elements).map(|mark| kind_of(mark)).chain([list]).collect()
}

/// "mat" of "mat-FR"; of what has no such beginning the pattern of its letters and numbers, "A0-0" of "R01-12".
fn kind_of(mark: &str) -> String {
    let word: String = mark.chars().take_while(char::is_ascii_lowercase).collect();
    let mut pattern: Vec<char> = mark.chars().map(sort_of).collect();
    pattern.dedup();
    if word.is_empty() { pattern.into_iter().collect() } else { word }
}

fn sort_of(letter: char) -> char {
    match letter {
        'A'..='Z' => 'A',
        'a'..='z' => 'a',
        '0'..='9' => '0',
        other => other,
    }
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

    /// The questions worth looking at: all, or of very many as few as show everything there is to see.
    fn chosen(&self) -> Vec<&String> {
        if self.asked.len() < MANY || all() {
            return self.asked.keys().collect();
        }
        let (mut chosen, mut seen) = (Vec::new(), Sights::new());
        let news = |seen: &Sights, question: &str| self.asked[question].2.difference(seen).count();
        while let Some(next) = self.asked.keys().max_by_key(|question| news(&seen, question))
            && news(&seen, next) > 0
        {
            seen.extend(self.asked[next].2.iter().cloned());
            chosen.push(next);
        }
        chosen
    }

    fn note(&mut self, play: &dyn AnyPlay, seat: Seat) {
        let entries = self.course.entries.len();
        for offer in play.offers(seat).iter().filter(|offer| offer.must) {
            self.asked.insert(offer.title.id.to_string(), (entries, seat, sights(offer)));
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
        for question in played.chosen() {
            let (entries, seat, _) = &played.asked[question];
            self.put(course, *entries, Some(*seat), question).await;
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
