//! Computer players. They work on views and on states imagined from views: the truth of a table is out of reach.

mod ahead;
mod share;
mod tree;

use orrery_core::{Ask, AskId, Asking, Dice, Game, Note, Seat, Viewer};
use serde::{Deserialize, Serialize};

pub use ahead::{Budget, best_ahead};
pub use share::Share;
pub use tree::{at_random, best_in_tree};

/// How well a bot plays. Every game has all four.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    Random,
    Easy,
    Normal,
    Hard,
}

impl Level {
    pub const ALL: [Level; 4] = [Level::Random, Level::Easy, Level::Normal, Level::Hard];

    pub fn id(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Hard => "hard",
        }
    }
}

impl std::str::FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let known = Level::ALL.into_iter().find(|level| level.id() == text);
        known.ok_or_else(|| format!("unknown level '{text}': use random, easy, normal or hard"))
    }
}

/// A guided first game: seat 1 learns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The value of the set-up option [`LESSON`] that begins it.
    pub id: &'static str,
    /// Who sits on the other seats.
    pub bots: &'static [Level],
    /// Whether people may sit there instead.
    pub may_join: bool,
}

/// The set-up option by which a table is a guided first game; its first value is none.
pub const LESSON: &str = "lesson";

impl Lesson {
    pub fn seats(&self) -> usize {
        1 + self.bots.len()
    }
}

/// A game that knows how to play itself.
pub trait Thinks: Game {
    /// The guided first games it offers.
    const LESSONS: &'static [Lesson] = &[];

    /// The answer of a bot of `level` on `seat` to `ask`, from what that seat may know. A game without ideas of its own
    /// answers at random.
    fn think(_: Level, view: &Self::View, seat: Seat, ask: &Ask<Self::Decision>, luck: &mut Dice) -> Self::Choice {
        random_choice::<Self>(view, seat, ask, luck)
    }

    /// A bot that must answer something is first asked this about each question it may leave open: whether it answers
    /// it, and how. The game's own limits see to it that this comes to an end.
    fn volunteer(
        _level: Level,
        _view: &Self::View,
        _seat: Seat,
        _ask: &Ask<Self::Decision>,
        _luck: &mut Dice,
    ) -> Option<Self::Choice> {
        None
    }

    /// What `seat` is told in a guided first game, from what it may know; `asks` are its open questions. Where it has no
    /// answer of its own to what must be answered, [`note`] takes that of the easy bot.
    fn note(_view: &Self::View, _seat: Seat, _asks: &[&Ask<Self::Decision>]) -> Option<Note> {
        None
    }
}

/// What `seat` is told in a guided first game: whatever is asked, there is an answer that leads on, and always the same.
pub fn note<G: Thinks>(view: &G::View, seat: Seat, asks: &[&Ask<G::Decision>]) -> Option<Note> {
    let note = G::note(view, seat, asks)?;
    match asks.iter().find(|ask| ask.must) {
        Some(ask) if note.answer.is_none() => {
            let choice = G::think(Level::Easy, view, seat, ask, &mut Dice::seeded("lesson", ask.id.0));
            Some(note.answer(ask.id, G::given(ask, &choice)))
        }
        _ => Some(note),
    }
}

/// What a bot does about `must`, a question of `seat`: it volunteers an answer to one of `asks`, or answers `must`.
pub fn act<G: Thinks>(
    level: Level,
    view: &G::View,
    must: &Ask<G::Decision>,
    asks: &[Ask<G::Decision>],
    luck: &mut Dice,
) -> (AskId, G::Choice) {
    let seat = must.seat;
    for ask in asks.iter().filter(|ask| ask.seat == seat && !ask.must) {
        if let Some(choice) = G::volunteer(level, view, seat, ask, luck) {
            return (ask.id, choice);
        }
    }
    (must.id, G::think(level, view, seat, must, luck))
}

/// A legal choice at random, from what `seat` may know.
pub fn random_choice<G: Game>(view: &G::View, seat: Seat, ask: &Ask<G::Decision>, luck: &mut Dice) -> G::Choice {
    let state = G::imagine(view, Viewer::Seat(seat), luck);
    G::sample(&state, ask, luck)
}
