//! Every game behind one face: bytes in, bytes out. The server, the terminal and the tools speak to [`AnyGame`] and
//! [`AnyPlay`]; one blanket implementation makes them from any game that has rules, a bot and a look.

mod campaign;
mod erased;
mod guarded;
mod record;

use std::sync::LazyLock;

use maud::Markup;
use orrery_bots::{Lesson, Level};
use orrery_core::{
    Advice, AskId, Dice, Digest, Given, Held, Info, Line, Note, Offer, Outcome, Refusal, Seat, SeatSet, Section, Setup,
    Stop, Viewer,
};
use orrery_draw::{Region, Scene, Tally};
use orrery_text::{Lang, Rulebook, Texts, Voice};

pub use campaign::{BadFile, CampaignFile, Mark};
pub use erased::Erased;
pub use guarded::guarded;
pub use orrery_core::hex;
pub use record::{Record, RecordEntry, Verdict, unhex};

/// A game as the rest of the program knows it.
pub trait AnyGame: Send + Sync {
    fn info(&self) -> &Info;
    fn texts(&self) -> &Texts;
    fn rulebook(&self, lang: Lang) -> &Rulebook;
    fn style(&self) -> &'static str;
    fn symbols(&self) -> &'static str;
    fn views(&self) -> &'static [&'static str];
    /// Guided first games.
    fn lessons(&self) -> &'static [Lesson];
    fn cover(&self) -> Markup;

    fn option_picture(&self, option: &str, value: &str) -> Markup;
    /// The picture beside a rule, or nothing.
    fn picture(&self, rule: &str, voice: &Voice<'_>) -> Markup;
    fn gallery(&self, voice: &Voice<'_>) -> Markup;
    /// Whether a game can begin like this.
    fn check(&self, setup: &Setup) -> Result<(), Refusal>;
    /// Sets up a game; `Done` is entry 0 of its journal.
    fn begin(&self, setup: &Setup, key: [u8; 32]) -> Result<(Box<dyn AnyPlay>, Done), Stop>;
    /// Rebuilds a game from facts: `state` is a saved state (or none), `facts` the events of the entries after it.
    fn load(&self, load: Load<'_>) -> Result<Box<dyn AnyPlay>, Unreadable>;
    /// What kind of command an entry of today's form holds, without its game's types.
    fn command(&self, bytes: &[u8]) -> Result<CommandKind, Unreadable>;
    /// Whether facts are told to nobody but the seat whose answer they came of.
    fn is_quiet(&self, kind: CommandKind, events: &[u8]) -> Result<bool, Unreadable>;
    /// Entries of older forms, from the first one on, as they would be stored today: command and facts.
    fn modern(&self, setup: &Setup, stored: &[Stored<'_>]) -> Result<Vec<Written>, Unreadable>;
    /// The command that takes a table over into today's form, and its facts: none.
    fn take_over(&self) -> Result<Written, Unreadable>;
    /// The command of an undo, and its facts: none.
    fn undo(&self, seat: Seat, to: u32) -> Result<Written, Unreadable>;
    /// Whether a game set up like this is a sitting of a campaign from its beginning.
    fn is_campaign(&self, setup: &Setup) -> bool;
    /// The bytes of an entry that stands in a record: the way back from [`AnyGame::readable`].
    fn written(&self, entry: &RecordEntry) -> Result<Written, Unreadable>;
    /// A game record in readable form, from stored bytes.
    fn readable(&self, command: &[u8], events: &[u8]) -> Result<(serde_json::Value, serde_json::Value), Unreadable>;
    /// Runs a record again and compares every digest; likewise those of the games it went on from, and what each left.
    fn verify(&self, record: &Record) -> Verdict;
    /// The log of a record, as it can be told once everything is open: for each entry its lines.
    fn narrate(&self, record: &Record, lang: Lang) -> Result<Vec<(u32, Vec<String>)>, String>;
    /// Plays one game by bots, as fast as it goes.
    fn simulate(&self, setup: &Setup, levels: &[Level], seed: u64) -> Result<Simulated, Stop>;
}

pub struct Load<'a> {
    pub setup: &'a Setup,
    pub key: [u8; 32],
    pub state: Option<&'a [u8]>,
    pub facts: &'a [&'a [u8]],
    /// Dice words read after the last entry.
    pub read: u64,
}

/// Saved bytes this program cannot read: damaged, or from a newer version.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this record cannot be read: {0}")]
pub struct Unreadable(pub String);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommandKind {
    Begin,
    Answer(Seat),
    Leave(Seat),
    Undo { seat: Seat, to: u32 },
    TakenOver,
}

/// An entry as a version of this program has stored it.
#[derive(Clone, Copy)]
pub struct Stored<'a> {
    pub rules_version: u16,
    pub command: &'a [u8],
    pub events: &'a [u8],
}

/// A command and its facts in today's form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    pub command: Vec<u8>,
    pub events: Vec<u8>,
}

/// What one command did, ready to be stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Done {
    pub command: Vec<u8>,
    pub events: Vec<u8>,
    pub digest: Digest,
    pub read: u64,
    pub barrier: bool,
    /// See [`AnyGame::is_quiet`].
    pub quiet: bool,
}

/// An open question, without its game's types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Open {
    pub ask: AskId,
    pub seat: Seat,
    pub must: bool,
}

pub struct Simulated {
    pub answers: u32,
    pub outcome: Outcome,
    /// See [`orrery_core::Game::first`].
    pub first: Option<Seat>,
    /// See [`orrery_core::Game::held`].
    pub held: Vec<Held>,
    /// See [`orrery_core::Game::figures`] and [`orrery_core::Game::COUNTS`].
    pub figures: Vec<Figure>,
}

/// A named number.
pub type Figure = (std::borrow::Cow<'static, str>, i64);

/// A game in progress.
pub trait AnyPlay: Send + Sync {
    fn clone_play(&self) -> Box<dyn AnyPlay>;
    fn answer(&mut self, seat: Seat, ask: AskId, given: &Given) -> Result<Done, Stop>;
    fn leave(&mut self, seat: Seat) -> Result<Done, Stop>;
    fn open(&self) -> Vec<Open>;
    /// For whom the table waits, as everybody is told.
    fn waited_for(&self) -> SeatSet;
    fn outcome(&self) -> Option<Outcome>;
    /// What a finished game leaves for the next.
    fn leaves(&self) -> Option<serde_json::Value>;
    /// What is told of a finished game in the book of its campaign.
    fn chronicle(&self) -> Vec<Section>;
    fn digest(&self) -> Result<Digest, Stop>;
    fn read(&self) -> u64;
    /// Goes on by the facts of the next entry; after an error this value is spoilt.
    fn fold(&mut self, events: &[u8], read: u64) -> Result<(), Unreadable>;
    fn state(&self) -> Result<Vec<u8>, Unreadable>;
    fn view(&self, viewer: Viewer) -> serde_json::Value;
    fn offers(&self, seat: Seat) -> Vec<Offer>;
    fn advise(&self, seat: Seat, ask: AskId, given: Option<&Given>) -> Result<Advice, Refusal>;
    /// What a seat is told in a guided first game.
    fn note(&self, seat: Seat) -> Option<Note>;
    /// What `viewer` may read in the log of stored events.
    fn lines(&self, events: &[u8], viewer: Viewer) -> Vec<Line>;
    fn shown(&self, events: &[u8], viewer: Viewer) -> serde_json::Value;
    fn board(&self, viewer: Viewer) -> Vec<Section>;
    /// Hands each region of the page to `each`, which draws what it wants.
    fn regions(&self, scene: &Scene<'_>, each: &mut dyn FnMut(&Region<'_>));
    /// What everybody has, for the story of a finished game.
    fn tallies(&self) -> Vec<Tally>;
    /// What a bot does that must answer `ask`: it may answer another of its questions first.
    fn think(&self, level: Level, seat: Seat, ask: AskId, luck: &mut Dice) -> Option<(AskId, Given)>;
    fn fallback(&self, seat: Seat, ask: AskId) -> Option<Given>;
}

static GAMES: LazyLock<Vec<Box<dyn AnyGame>>> = LazyLock::new(|| {
    vec![
        Box::new(Erased::<space_diamonds::SpaceDiamonds>::new(&space_diamonds::TEXTS, &space_diamonds::RULEBOOKS)),
        Box::new(Erased::<starfarers::Starfarers>::new(&starfarers::TEXTS, &starfarers::RULEBOOKS)),
        Box::new(Erased::<starship_builder::StarshipBuilder>::new(
            &starship_builder::TEXTS,
            &starship_builder::RULEBOOKS,
        )),
        Box::new(Erased::<interstellar::Interstellar>::new(&interstellar::TEXTS, &interstellar::RULEBOOKS)),
        Box::new(Erased::<vanguard::Vanguard>::new(&vanguard::TEXTS, &vanguard::RULEBOOKS)),
    ]
});

/// Every game, in the order of the lobby.
pub fn games() -> impl Iterator<Item = &'static dyn AnyGame> {
    GAMES.iter().map(|game| game.as_ref())
}

pub fn game(id: &str) -> Option<&'static dyn AnyGame> {
    games().find(|game| game.info().id == id)
}
