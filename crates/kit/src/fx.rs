//! Effects as a language, and how they are carried out: step by step, each step a fact of the game, so that a choice in
//! the middle of an effect is an ordinary question.

use orrery_core::{Frames, Seat, SeatSet};
pub use orrery_fx::{BlockId, Program, Stmt};
use serde::{Deserialize, Serialize};

/// What a game makes of a verb, a test or a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow<T> {
    Done(T),
    /// Somebody is asked first, or the game has gone on by itself. Whoever answers goes on with [`next`], [`decide`],
    /// [`under`] or [`into`].
    Open,
}

/// Where an effect goes on: a part of a fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Move {
    /// The statement is done.
    On,
    /// Another block takes the place of the present one, of which nothing is left.
    Instead(BlockId),
    /// Another block first; then the present one goes on.
    Over(BlockId),
    /// Another block once for each of these, beginning behind the actor.
    Each(BlockId, SeatSet),
    /// The block is done.
    Out,
}

/// How far an effect has come, and for whom it is carried out: what a frame keeps of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct At {
    pub actor: Seat,
    pub block: BlockId,
    pub done: u8,
    /// Those who are still to go through this block.
    first: BlockId,
    yet: SeatSet,
}

impl At {
    pub fn block(actor: Seat, block: BlockId) -> At {
        At { actor, block, done: 0, first: block, yet: SeatSet::empty() }
    }

    /// Whether another goes through the same block after this.
    pub fn is_last(&self) -> bool {
        self.yet.is_empty()
    }

    fn for_next(&self, first: BlockId, mut seats: SeatSet) -> Option<At> {
        let after = |seat: &Seat| seat.0 <= self.actor.0;
        let actor = seats.iter().min_by_key(|seat| (after(seat), seat.0))?;
        seats.remove(actor);
        Some(At { yet: seats, ..At::block(actor, first) })
    }
}

/// A frame that may be an effect.
pub trait Holds: Clone {
    fn of(at: At) -> Self;

    fn at(&self) -> Option<At>;
}

/// The variant of a frame that is an effect, as in `holds! { Frame::Effect }`.
#[macro_export]
macro_rules! holds {
    ($frame:ident::$variant:ident) => {
        impl $crate::fx::Holds for $frame {
            fn of(at: $crate::fx::At) -> Self {
                $frame::$variant(at)
            }

            fn at(&self) -> Option<$crate::fx::At> {
                if let $frame::$variant(at) = self { Some(*at) } else { None }
            }
        }
    };
}

/// Lets a move change the frames. An effect inside an effect is a frame above it.
pub fn fold<F: Holds, const N: usize>(frames: &mut Frames<F, N>, to: Move) {
    let Some(at) = frames.top().at() else { return };
    match to {
        Move::On => frames.enter(F::of(At { done: at.done + 1, ..at })),
        Move::Instead(block) => frames.enter(F::of(At { block, done: 0, ..at })),
        Move::Over(block) => frames.push(F::of(At::block(at.actor, block))),
        Move::Each(block, seats) => at.for_next(block, seats).into_iter().for_each(|at| frames.push(F::of(at))),
        Move::Out => match at.for_next(at.first, at.yet) {
            Some(next) => frames.enter(F::of(next)),
            None => drop(frames.pop()),
        },
    }
}

/// A game in the middle of an effect.
pub trait Carries {
    type Verb: Copy + 'static;
    type Test: Copy + 'static;
    type Table: Copy + 'static;
    type Who: Copy + 'static;

    /// The effect, the block it is in, and how many of its statements are done.
    fn position(&self) -> Option<(Carried<Self>, BlockId, u8)>;

    fn perform(&mut self, verb: Self::Verb) -> Flow<()>;

    fn holds(&mut self, test: Self::Test) -> Flow<bool>;

    fn number(&mut self, table: Self::Table) -> Flow<u8>;

    /// Everybody concerned, one after the other or at once, as the game has it.
    fn each(&mut self, who: Self::Who, block: BlockId);

    /// A choice, an offer to pay, or the chance of others to react.
    fn ask(&mut self, stmt: &'static Stmt<Self::Verb, Self::Test, Self::Table, Self::Who>);

    /// Records where the effect goes on.
    fn go(&mut self, to: Move);
}

pub type Carried<C> = Program<<C as Carries>::Verb, <C as Carries>::Test, <C as Carries>::Table, <C as Carries>::Who>;
type Statement<C> = Stmt<<C as Carries>::Verb, <C as Carries>::Test, <C as Carries>::Table, <C as Carries>::Who>;

/// The statement that is to be done; `None` at the end of a block.
pub fn here<C: Carries>(game: &C) -> Option<&'static Statement<C>> {
    game.position().and_then(|(program, block, done)| program.at(block, done))
}

/// Does the next statement, or opens the question it depends on.
pub fn step<C: Carries>(game: &mut C) {
    let Some(stmt) = here(game) else { return game.go(Move::Out) };
    match *stmt {
        Stmt::Do(verb) => {
            if let Flow::Done(()) = game.perform(verb) {
                next(game);
            }
        }
        Stmt::If(tests, ..) => {
            if let Flow::Done(holds) = all(game, tests) {
                decide(game, holds);
            }
        }
        Stmt::Table(table, ..) => {
            if let Flow::Done(number) = game.number(table) {
                under(game, number);
            }
        }
        Stmt::Each(who, block) => game.each(who, block),
        Stmt::Go(block) => into(game, block),
        Stmt::Choose(_) | Stmt::May(_) | Stmt::Pay(..) | Stmt::React(..) => game.ask(stmt),
    }
}

fn all<C: Carries>(game: &mut C, tests: &[(C::Test, bool)]) -> Flow<bool> {
    for (test, should) in tests {
        match game.holds(*test) {
            Flow::Done(holds) if holds == *should => {}
            other => return if other == Flow::Open { other } else { Flow::Done(false) },
        }
    }
    Flow::Done(true)
}

/// The statement is done. What only leads on from it is followed at once.
pub fn next<C: Carries>(game: &mut C) {
    let after = game.position().and_then(|(program, block, done)| program.at(block, done + 1));
    match after {
        Some(Stmt::Go(block)) => game.go(Move::Instead(*block)),
        _ => game.go(Move::On),
    }
}

/// The test of the present statement holds, or does not; or somebody has said yes or no.
pub fn decide<C: Carries>(game: &mut C, yes: bool) {
    let leads = match here(game) {
        Some(Stmt::If(_, then, otherwise) | Stmt::Pay(_, then, otherwise)) => {
            if yes {
                Some(*then)
            } else {
                *otherwise
            }
        }
        Some(Stmt::May(block) | Stmt::React(_, block)) if yes => Some(*block),
        _ => None,
    };
    let price = match here(game) {
        Some(Stmt::Pay(price, ..)) if yes => Some(*price),
        _ => None,
    };
    match leads {
        Some(block) => into(game, block),
        None => next(game),
    }
    // It lies above what it pays for, so it is done first.
    if let Some(block) = price {
        game.go(Move::Over(block));
    }
}

/// A number was rolled or said: the part of the present table under it. A number beyond the table counts as its last.
pub fn under<C: Carries>(game: &mut C, number: u8) {
    if let Some(Stmt::Table(_, low, blocks)) = here(game) {
        let place = usize::from(number.saturating_sub(*low)).min(blocks.len() - 1);
        into(game, blocks[place]);
    }
}

/// Into a block of the present statement.
pub fn into<C: Carries>(game: &mut C, block: BlockId) {
    if let Some((program, from, done)) = game.position() {
        match program.at(from, done + 1) {
            None => game.go(Move::Instead(block)),
            Some(_) => {
                game.go(Move::On);
                game.go(Move::Over(block));
            }
        }
    }
}
