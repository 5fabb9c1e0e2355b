//! The suite every game runs: many random games, and at each step everything the spine promises is checked. The
//! author of a game writes no more than this:
//!
//! ```
//! use orrery_testkit::{Conformance, ConnectFour};
//!
//! let report = Conformance::<ConnectFour>::new().games(4).check();
//! assert_eq!(report.games, 4);
//! ```
//!
//! What is checked, by file:
//! - `asks`: every ask admits a choice, what is offered is accepted, what is accepted is offered, refusals agree, bad
//!   input changes nothing;
//! - `record`: folding, saving and loading, dice, undo, leaving, running again;
//! - `secrets`: what a seat receives depends only on what it may know.
//!
//! A failure panics with the reason and saves the game as a golden file that fails again when it is run.

mod asks;
mod record;
mod secrets;

use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::PathBuf;

use orrery_core::{Ask, Carried, Command, Dice, Game, Journal, Outcome, Play, Seat, Setup, Viewer};

use crate::bench::random_answer;
use crate::golden::{self, Golden};

/// How many there are of each kind of piece: nothing may make or lose one.
pub type Pieces = Vec<(&'static str, u64)>;

type PiecesOf<G> = dyn Fn(&<G as Game>::State) -> Pieces;
type AskTest<G> = dyn Fn(&Ask<<G as Game>::Decision>) -> bool;
type EventTest<G> = dyn Fn(&<G as Game>::Event) -> bool;
type Blend<G> = dyn Fn(&<G as Game>::State, &<G as Game>::State) -> <G as Game>::State;

/// What to play and how closely to look.
pub struct Conformance<G: Game> {
    setups: Vec<Setup>,
    games: u32,
    seed: u64,
    most_answers: u32,
    look_every: u32,
    hides: bool,
    pieces: Box<PiecesOf<G>>,
    sealed: Box<AskTest<G>>,
    log_only: Box<EventTest<G>>,
    stays_hidden: Option<Box<Blend<G>>>,
}

/// What the random games came upon, for a test to look at: which endings were reached, which rules cited.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    pub games: u32,
    pub answers: u64,
    pub undone: u64,
    pub left: u64,
    /// How often each ending was reached.
    pub endings: BTreeMap<&'static str, u32>,
    /// The rules cited by offers, refusals and log lines.
    pub rules: BTreeSet<&'static str>,
    /// The most answers a game took.
    pub longest: u32,
    /// Imagined worlds that were compared with the truth, and how many of them were not the truth.
    pub worlds: u64,
    pub other_worlds: u64,
    /// Steps that read dice, and how many of them came out differently under another key.
    pub rolled: u64,
    pub rolled_otherwise: u64,
}

impl<G: Game> Default for Conformance<G> {
    fn default() -> Self {
        Conformance::new()
    }
}

impl<G: Game> Conformance<G> {
    /// Twenty games for each number of seats, without options.
    pub fn new() -> Self {
        let setups: Vec<Setup> = G::info().seats.map(Setup::new).collect();
        Conformance {
            games: 20 * setups.len() as u32,
            setups,
            seed: 1,
            most_answers: 10_000,
            look_every: 4,
            hides: false,
            pieces: Box::new(|_| Pieces::new()),
            sealed: Box::new(|_| false),
            log_only: Box::new(|_| false),
            stays_hidden: None,
        }
    }

    /// The setups to play in turn.
    pub fn setups(mut self, setups: impl IntoIterator<Item = Setup>) -> Self {
        self.setups = setups.into_iter().collect();
        self
    }

    /// How many games in all. In about a quarter of them seats leave.
    pub fn games(mut self, games: u32) -> Self {
        self.games = games;
        self
    }

    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// A game that takes more answers than this is held to be endless.
    pub fn most_answers(mut self, most: u32) -> Self {
        self.most_answers = most;
        self
    }

    /// Secrets are compared at about every `n`th step.
    pub fn look_every(mut self, n: u32) -> Self {
        self.look_every = n.max(1);
        self
    }

    /// The game has hidden things: `imagine` must really come up with other worlds. Without this a view that tells
    /// everything, and an `imagine` that copies it, would pass.
    pub fn hides(mut self) -> Self {
        self.hides = true;
        self
    }

    /// What is conserved: the counts after every step are those at the beginning.
    pub fn pieces(mut self, pieces: impl Fn(&G::State) -> Pieces + 'static) -> Self {
        self.pieces = Box::new(pieces);
        self
    }

    /// Asks whose answers nobody else may tell apart until something is revealed.
    pub fn sealed(mut self, sealed: impl Fn(&Ask<G::Decision>) -> bool + 'static) -> Self {
        self.sealed = Box::new(sealed);
        self
    }

    /// Facts that live in the log alone: it may tell what the view does not hold, such as bids once they are opened.
    pub fn log_only(mut self, log_only: impl Fn(&G::Event) -> bool + 'static) -> Self {
        self.log_only = Box::new(log_only);
        self
    }

    /// From the truth and an imagined world, a world that differs from the truth only in what no answer brings to
    /// light but by dice or at the end, such as hands: then no other answer may tell anybody of it, barrier or not.
    /// Finds what the rules themselves let out, say a list of those who hold a certain card.
    pub fn stays_hidden(mut self, blend: impl Fn(&G::State, &G::State) -> G::State + 'static) -> Self {
        self.stays_hidden = Some(Box::new(blend));
        self
    }

    /// Plays all games. Panics at the first broken promise.
    pub fn check(&self) -> Report {
        let mut report = Report::default();
        assert!(!self.setups.is_empty(), "there is no setup to play");
        for number in 0..self.games {
            self.play_one(number, &mut report);
        }
        self.check_luck(&report);
        assert!(!self.hides || report.other_worlds > 0, "nothing hidden was ever imagined otherwise");
        report
    }

    /// One game, with the record saved should it break a promise or panic.
    fn play_one(&self, number: u32, report: &mut Report) {
        let mut table = Trial::begin(self, number, report);
        let played = catch_unwind(AssertUnwindSafe(|| table.play()));
        if let Err(cause) = played {
            let Some(why) = text_of(&*cause) else { resume_unwind(cause) };
            let path = table.save_crash(&why, number);
            panic!("game {number} of {}: {why}\nsaved as {}", G::info().id, path.display());
        }
    }

    /// Two keys deal differently: at the set-up and after it.
    fn check_luck(&self, report: &Report) {
        assert!(
            report.rolled < 20 || report.rolled_otherwise > 0,
            "{} steps read dice, yet none came out differently under another key",
            report.rolled
        );
    }
}

fn text_of(cause: &(dyn std::any::Any + Send)) -> Option<String> {
    let text = cause.downcast_ref::<&str>().map(|text| text.to_string());
    text.or_else(|| cause.downcast_ref::<String>().cloned())
}

/// One game under test.
struct Trial<'a, G: Game> {
    suite: &'a Conformance<G>,
    report: &'a mut Report,
    journal: Journal<G>,
    /// The same game, folded from its facts and saved and loaded at every step.
    shadow: Play<G>,
    luck: Dice,
    /// The command being tried, in case it panics.
    trying: Option<Command<G::Choice>>,
    /// Choices made so far, to be thrown at asks they do not belong to.
    earlier: Vec<G::Choice>,
    gone: BTreeSet<Seat>,
    /// Answers that were not taken back.
    answers: u32,
    /// Somebody leaves in the course of this game.
    leavers: bool,
}

impl<'a, G: Game> Trial<'a, G> {
    fn begin(suite: &'a Conformance<G>, number: u32, report: &'a mut Report) -> Self {
        let seed = suite.seed << 32 | u64::from(number);
        let setup = suite.setups[number as usize % suite.setups.len()].clone();
        let key = *Dice::seeded("conformance", seed).key();
        let begun = Journal::<G>::begin(setup.clone(), key);
        let journal = begun.unwrap_or_else(|stop| panic!("no beginning with {setup:?}: {stop:?}"));
        let shadow = Play::of_state(G::begin(&setup), Dice::new(key));
        let mut luck = Dice::seeded("conformance luck", seed);
        Trial {
            suite,
            report,
            journal,
            shadow,
            trying: None,
            earlier: Vec::new(),
            gone: BTreeSet::new(),
            answers: 0,
            leavers: luck.below(4) == 0,
            luck,
        }
    }

    fn play(&mut self) {
        let pieces = (self.suite.pieces)(self.state());
        self.check_record();
        while !self.journal.play().is_over() {
            assert!(self.answers < self.suite.most_answers, "no end after {} answers", self.answers);
            self.check_asks();
            self.move_on();
            self.check_record();
            let now = (self.suite.pieces)(self.state());
            assert_eq!(now, pieces, "pieces were made or lost by {:?}", self.journal.entries().last());
        }
        self.check_secrets();
        self.check_end();
    }

    /// An answer most of the time; now and then an undo or a departure.
    fn move_on(&mut self) {
        if self.luck.below(8) == 0 {
            self.try_undo();
        }
        if self.leavers && self.luck.below(30) == 0 {
            return self.try_leave();
        }
        let answer = random_answer(self.journal.play(), &mut self.luck);
        if self.luck.below(self.suite.look_every) == 0 {
            self.check_secrets();
            self.check_secrets_of_answer(&answer);
        }
        self.submit(answer);
        self.answers += 1;
        self.report.answers += 1;
    }

    fn submit(&mut self, answer: orrery_core::Answer<G::Choice>) {
        let before = self.journal.play().clone();
        self.trying = Some(Command::Answer(answer.clone()));
        if let Err(stop) = self.journal.answer(answer.clone()) {
            panic!("{answer:?} was sampled, yet: {stop:?}");
        }
        self.trying = None;
        // Or a double click would count twice.
        let again = self.journal.play().asks().find(answer.ask);
        assert!(again.is_none(), "{answer:?} has been given, yet {again:?} is open under the same id");
        self.check_other_key(&before, &answer);
        self.earlier.push(answer.choice);
    }

    fn check_end(&mut self) {
        let Some(outcome) = self.journal.play().outcome() else { panic!("the game is over without an outcome") };
        self.check_places(&outcome);
        self.check_over();
        self.check_rerun();
        self.check_legacy();
        self.report.games += 1;
        self.report.longest = self.report.longest.max(self.answers);
        *self.report.endings.entry(outcome.ending).or_default() += 1;
    }

    fn check_places(&self, outcome: &Outcome) {
        let seats: Vec<Seat> = outcome.places.iter().map(|place| place.seat).collect();
        assert_eq!(seats, self.seats(), "the places are one for each seat, in seat order");
        assert!(outcome.places.iter().all(|place| place.place >= 1), "places count from 1: {outcome:?}");
        let first = outcome.winners().count();
        assert!(!outcome.together || first == 0 || first == seats.len(), "not won together: {outcome:?}");
    }

    /// What is left comes out of the next set-up as it went in, and a game begins with it.
    fn check_legacy(&self) {
        let Some(left) = G::leaves(self.state()) else { return };
        let value = serde_json::to_value(&left).unwrap_or_else(|why| panic!("what is left is no JSON: {why}"));
        let carried = Some(Carried::new(value, String::new(), String::new()));
        let next = Setup { carried, ..self.journal.setup().clone() };
        assert_eq!(next.legacy::<G>(), Some(left), "what is left, read from the next set-up");
        let begun = Play::<G>::begin(&next, self.journal.play().dice().clone());
        assert_eq!(begun.map(drop), Ok(()), "no game goes on from {next:?}");
    }

    fn state(&self) -> &G::State {
        self.journal.play().state()
    }

    fn seats(&self) -> Vec<Seat> {
        Seat::all(self.journal.setup().seats).collect()
    }

    fn viewers(&self) -> Vec<Viewer> {
        let seats = self.seats().into_iter().map(Viewer::Seat);
        seats.chain([Viewer::Spectator]).collect()
    }

    fn save_crash(&mut self, why: &str, number: u32) -> PathBuf {
        let dir = std::env::var_os("ORRERY_CRASHES").map(PathBuf::from);
        let dir = dir.unwrap_or_else(|| std::env::temp_dir().join("orrery-crashes"));
        let path = dir.join(format!("{}-{}-{number}.jsonl", G::info().id, self.suite.seed));
        golden::write(&path, &Golden::crash(why, &self.journal, self.trying.take()));
        path
    }
}

/// The bytes of a value as a page would get them.
fn json<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_else(|why| panic!("no JSON: {why}"))
}

fn shown<G: Game>(events: &[G::Event], viewer: Viewer) -> Vec<G::Shown> {
    events.iter().filter_map(|event| G::show(event, viewer)).collect()
}
