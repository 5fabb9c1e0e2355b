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

/// Whom a statement is about: a seat, or whoever else a game's cards speak of.
pub trait Actor: Copy + PartialEq {
    /// Several of them.
    type Group: Copy;

    const NOBODY: Self::Group;

    /// Who of a group comes next after this one, and who is left then.
    fn next(self, group: Self::Group) -> Option<(Self, Self::Group)>;
}

/// The seats behind this one first; it itself comes last.
impl Actor for Seat {
    type Group = SeatSet;

    const NOBODY: SeatSet = SeatSet::empty();

    fn next(self, mut group: SeatSet) -> Option<(Seat, SeatSet)> {
        let next = group.iter().min_by_key(|seat| (seat.0 <= self.0, seat.0))?;
        group.remove(next);
        Some((next, group))
    }
}

/// Where an effect goes on: a part of a fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Move<G = SeatSet> {
    /// The statement is done.
    On,
    /// Another block takes the place of the present one, of which nothing is left.
    Instead(BlockId),
    /// Another block first; then the present one goes on.
    Over(BlockId),
    /// Another block once for each of these, as [`Actor::next`] has it.
    Each(BlockId, G),
    /// The block is done.
    Out,
}

/// How far an effect has come, and for whom it is carried out: what a frame keeps of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound(
    serialize = "A: Serialize, A::Group: Serialize",
    deserialize = "A: Deserialize<'de>, A::Group: Deserialize<'de>"
))]
pub struct At<A: Actor = Seat> {
    pub actor: A,
    pub block: BlockId,
    pub done: u8,
    /// Those who are still to go through this block.
    first: BlockId,
    yet: A::Group,
}

impl<A: Actor> At<A> {
    pub fn block(actor: A, block: BlockId) -> At<A> {
        At { actor, block, done: 0, first: block, yet: A::NOBODY }
    }

    /// Whether another goes through the same block after this.
    pub fn is_last(&self) -> bool {
        self.actor.next(self.yet).is_none()
    }

    fn for_next(&self, first: BlockId, group: A::Group) -> Option<At<A>> {
        let (actor, yet) = self.actor.next(group)?;
        Some(At { yet, ..At::block(actor, first) })
    }
}

/// A frame that may be an effect.
pub trait Holds: Clone {
    type Actor: Actor;

    /// The same effect at another place of it.
    fn with(&self, at: At<Self::Actor>) -> Self;

    fn at(&self) -> Option<At<Self::Actor>>;
}

/// The variant of a frame that is an effect, as in `holds! { Frame::Effect }`.
#[macro_export]
macro_rules! holds {
    ($frame:ident::$variant:ident) => {
        impl $crate::fx::Holds for $frame {
            type Actor = ::orrery_core::Seat;

            fn with(&self, at: $crate::fx::At) -> Self {
                $frame::$variant(at)
            }

            fn at(&self) -> Option<$crate::fx::At> {
                if let $frame::$variant(at) = self { Some(*at) } else { None }
            }
        }
    };
}

/// Lets a move change the frames. An effect inside an effect is a frame above it.
pub fn fold<F: Holds, const N: usize>(frames: &mut Frames<F, N>, to: Move<<F::Actor as Actor>::Group>) {
    let frame = frames.top().clone();
    let Some(at) = frame.at() else { return };
    match to {
        Move::On => frames.enter(frame.with(At { done: at.done + 1, ..at })),
        Move::Instead(block) => frames.enter(frame.with(At { block, done: 0, ..at })),
        Move::Over(block) => frames.push(frame.with(At::block(at.actor, block))),
        Move::Each(block, group) => at.for_next(block, group).into_iter().for_each(|at| frames.push(frame.with(at))),
        Move::Out => match at.for_next(at.first, at.yet) {
            Some(next) => frames.enter(frame.with(next)),
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
    /// Several of those whom statements are about.
    type Group;

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
    fn go(&mut self, to: Move<Self::Group>);
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
