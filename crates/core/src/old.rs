//! Tables of released versions. What a version has stored is read by its own reader for good; folding goes on while it
//! reads, so an outcome that an old fact left to the rules of its day can be worked out from the state before it.

use serde::de::DeserializeOwned;

use crate::{Answer, AskId, Command, Game, Seat};

/// Why an entry of an older form cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotOld {
    #[error("version {0} was never released")]
    NeverReleased(u16),
    #[error(transparent)]
    Bytes(#[from] postcard::Error),
}

/// What became of one old fact, and the bytes after it.
pub type Taken<'a, E> = Result<(Vec<E>, &'a [u8]), postcard::Error>;

/// The facts that have taken the place of an old one with these fields.
pub fn taken<'a, T: DeserializeOwned, E>(bytes: &'a [u8], now: impl FnOnce(T) -> Vec<E>) -> Taken<'a, E> {
    let (then, rest) = postcard::take_from_bytes(bytes)?;
    Ok((now(then), rest))
}

/// A fact of an old list.
pub enum Was<G: Game> {
    /// The fields are the same; these numbers stand before them now.
    Moved(&'static [u8]),
    /// Other fields, or several facts by now.
    Read(for<'a> fn(&G::State, &'a [u8]) -> Taken<'a, G::Event>),
}

/// Reads the facts of one entry and folds them into the state before it. `list` has the facts of that version in their
/// old order.
pub fn fold_old<G: Game>(state: &mut G::State, bytes: &[u8], list: &[Was<G>]) -> Result<Vec<G::Event>, NotOld> {
    let mut events = Vec::new();
    // Undos of the first version were stored without any bytes.
    let (count, mut rest) = if bytes.is_empty() { (0, bytes) } else { postcard::take_from_bytes::<u32>(bytes)? };
    for _ in 0..count {
        let (number, fields) = postcard::take_from_bytes::<u32>(rest)?;
        let was = list.get(number as usize).ok_or(postcard::Error::DeserializeBadEnum)?;
        let (facts, after) = take(state, was, fields)?;
        rest = after;
        facts.iter().for_each(|fact| G::evolve(state, fact));
        events.extend(facts);
    }
    if rest.is_empty() { Ok(events) } else { Err(postcard::Error::DeserializeBadEncoding.into()) }
}

/// Reads the facts of a version that stored them as they are stored today: only its states had another form.
pub fn fold_same<G: Game>(state: &mut G::State, bytes: &[u8]) -> Result<Vec<G::Event>, NotOld> {
    let events: Vec<G::Event> = if bytes.is_empty() { Vec::new() } else { postcard::from_bytes(bytes)? };
    events.iter().for_each(|event| G::evolve(state, event));
    Ok(events)
}

fn take<'a, G: Game>(state: &G::State, was: &Was<G>, fields: &'a [u8]) -> Taken<'a, G::Event> {
    match was {
        Was::Moved(before) => {
            let bytes = [before, fields].concat();
            let (fact, rest) = postcard::take_from_bytes(&bytes)?;
            Ok((vec![fact], &fields[fields.len() - rest.len()..]))
        }
        Was::Read(read) => read(state, fields),
    }
}

/// Reads a command of a version before today's form. Ids of asks mean nothing any more; seat and choice do.
pub fn old_command<G: Game>(version: u16, bytes: &[u8]) -> Result<Command<G::Choice>, NotOld> {
    let (kind, rest) = postcard::take_from_bytes::<u32>(bytes)?;
    if kind != ANSWER {
        return Ok(postcard::from_bytes(bytes)?);
    }
    let ((ask, seat), rest) = postcard::take_from_bytes::<(AskId, Seat)>(rest)?;
    Ok(Command::Answer(Answer { ask, seat, choice: G::old_choice(version, ask, rest)? }))
}

/// The place of answers among the commands.
const ANSWER: u32 = 1;
