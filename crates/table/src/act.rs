//! What somebody does at a table, as the rules see it.

use orrery_catalog::{AnyGame, AnyPlay, CommandKind, Done, Written};
use orrery_core::{AskId, Given, Refusal, Rule, Seat};

use crate::error::SubmitError;
use crate::line::Line;
use crate::load;
use crate::now::Now;
use crate::port::{Status, Store};

/// What somebody wants to do.
#[derive(Clone, Copy)]
pub enum Act<'a> {
    Begin,
    Answer { seat: Seat, ask: AskId, given: &'a Given },
    Leave(Seat),
    Undo(Seat),
}

impl Act<'_> {
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Act::Begin => None,
            Act::Answer { seat, .. } | Act::Leave(seat) | Act::Undo(seat) => Some(seat),
        }
    }
}

/// What came of it, before it is stored.
pub struct Next {
    pub play: Box<dyn AnyPlay>,
    pub done: Done,
    pub kind: CommandKind,
}

/// Where it is done.
pub struct At<'a> {
    pub store: &'a dyn Store,
    pub game: &'static dyn AnyGame,
    pub now: &'a Now,
    pub line: &'a Line,
}

impl At<'_> {
    fn next_play(&self) -> Result<Box<dyn AnyPlay>, SubmitError> {
        match &self.now.play {
            Some(play) if self.now.record.status != Status::Open => Ok(play.clone_play()),
            _ => Err(SubmitError::NotRunning),
        }
    }
}

/// Asks the rules. Nothing is stored yet.
pub async fn perform(at: &At<'_>, act: Act<'_>) -> Result<Next, SubmitError> {
    match act {
        Act::Begin => begin(at),
        Act::Answer { seat, ask, given } => {
            let mut play = at.next_play()?;
            let done = play.answer(seat, ask, given)?;
            Ok(Next { play, done, kind: CommandKind::Answer(seat) })
        }
        Act::Leave(seat) => {
            let mut play = at.next_play()?;
            if at.line.has_left(seat) || seat.0 >= at.now.record.setup.seats {
                return Err(Refusal::new(Rule::TABLE, "refused-has-left").into());
            }
            let done = play.leave(seat)?;
            Ok(Next { play, done, kind: CommandKind::Leave(seat) })
        }
        Act::Undo(seat) => undo(at, seat).await,
    }
}

fn begin(at: &At<'_>) -> Result<Next, SubmitError> {
    if at.now.play.is_some() {
        return Err(SubmitError::NotRunning);
    }
    let (play, done) = at.game.begin(&at.now.record.setup, at.now.record.key)?;
    Ok(Next { play, done, kind: CommandKind::Begin })
}

async fn undo(at: &At<'_>, seat: Seat) -> Result<Next, SubmitError> {
    let current = at.next_play()?;
    if at.now.record.status == Status::Finished {
        return Err(Refusal::game_over().into());
    }
    let to = at.line.undo_target(seat).ok_or_else(Refusal::no_undo)?;
    let play = load::play_at(at.store, at.game, &at.now.record, at.line, to, current.read()).await?;
    let Written { command, events } = at.game.undo(seat, to)?;
    let done = Done { command, events, digest: play.digest()?, read: play.read(), barrier: false, quiet: false };
    Ok(Next { play, done, kind: CommandKind::Undo { seat, to } })
}
