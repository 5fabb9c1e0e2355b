//! The record of a game: commands in, facts out. Entries are only ever added; an undo is an entry too. Folding the
//! facts loads a game without rules or dice, running the commands again verifies it.

use serde::{Deserialize, Serialize};

use crate::play::{Fault, Stop};
use crate::{Answer, Ask, AskId, Asking, Dice, Digest, Game, Play, Refusal, Seat, Setup};

/// What was asked of the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Command<C> {
    /// The set-up, entry 0.
    Begin,
    Answer(Answer<C>),
    Leave(Seat),
    /// Back to how things stood after entry `to`.
    Undo {
        seat: Seat,
        to: u32,
    },
    /// Nothing happens: from here on the table is saved in another form, and its digests are of states of that form.
    TakenOver,
}

impl<C> Command<C> {
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Command::Begin | Command::TakenOver => None,
            Command::Answer(answer) => Some(answer.seat),
            Command::Leave(seat) | Command::Undo { seat, .. } => Some(*seat),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry<C, E> {
    pub seq: u32,
    pub rules_version: u16,
    pub command: Command<C>,
    pub events: Vec<E>,
    /// The digest of the state after this entry.
    pub digest: Digest,
    /// How many dice words had been read after this entry.
    pub read: u64,
    /// A roll, a reveal, the set-up or a departure: no undo goes back behind this.
    pub barrier: bool,
}

type EntryOf<G> = Entry<<G as Game>::Choice, <G as Game>::Event>;

/// A game with its record, in memory: for simulations, tests, the terminal and files.
pub struct Journal<G: Game> {
    setup: Setup,
    key: [u8; 32],
    play: Play<G>,
    entries: Vec<EntryOf<G>>,
}

impl<G: Game> Journal<G> {
    pub fn begin(setup: Setup, key: [u8; 32]) -> Result<Self, Stop> {
        Journal::begin_as(G::info().rules_version, setup, key)
    }

    /// The same as rules of `version` began it.
    pub fn begin_as(version: u16, setup: Setup, key: [u8; 32]) -> Result<Self, Stop> {
        let play = Play::<G>::begin_as(version, &setup, Dice::new(key))?;
        let entry = entry_of(&play, 0, Command::Begin, true)?;
        Ok(Journal { setup, key, play, entries: vec![entry] })
    }

    pub fn answer(&mut self, answer: Answer<G::Choice>) -> Result<&EntryOf<G>, Stop> {
        let mut next = self.play.clone();
        let barrier = next.answer(&answer)?.barrier;
        self.push(next, Command::Answer(answer), barrier)
    }

    /// A seat that is not at the table, or has left already, cannot leave.
    pub fn leave(&mut self, seat: Seat) -> Result<&EntryOf<G>, Stop> {
        let gone = self.entries.iter().any(|entry| entry.command == Command::Leave(seat));
        if gone || seat.0 >= self.setup.seats {
            return Err(Refusal::not_asked().into());
        }
        let mut next = self.play.clone();
        next.leave(seat)?;
        self.push(next, Command::Leave(seat), true)
    }

    /// Takes back the last choice of `seat`, if nothing stands in between.
    pub fn undo(&mut self, seat: Seat) -> Result<&EntryOf<G>, Stop> {
        let to = undo_target(&self.entries, seat).ok_or_else(Refusal::no_undo)?;
        let kept = kept_entries(&self.entries[..=to as usize]);
        let mut next = fold::<G>(&self.setup, self.key, &kept)?;
        let read = self.play.dice().read();
        next.fold(&[], read);
        self.push(next, Command::Undo { seat, to }, false)
    }

    /// From here on the record is in today's form.
    pub fn take_over(&mut self) -> Result<&EntryOf<G>, Stop> {
        let mut next = self.play.clone();
        next.fold(&[], self.play.dice().read());
        self.push(next, Command::TakenOver, true)
    }

    fn push(&mut self, next: Play<G>, command: Command<G::Choice>, barrier: bool) -> Result<&EntryOf<G>, Stop> {
        let entry = entry_of(&next, self.entries.len() as u32, command, barrier)?;
        self.play = next;
        self.entries.push(entry);
        Ok(&self.entries[self.entries.len() - 1])
    }

    pub fn play(&self) -> &Play<G> {
        &self.play
    }

    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    pub fn entries(&self) -> &[EntryOf<G>] {
        &self.entries
    }
}

/// Writes down what `play` has just done.
pub fn entry_of<G: Game>(
    play: &Play<G>,
    seq: u32,
    command: Command<G::Choice>,
    barrier: bool,
) -> Result<EntryOf<G>, Fault> {
    Ok(Entry {
        seq,
        rules_version: G::info().rules_version,
        command,
        events: play.events().to_vec(),
        digest: play.digest()?,
        read: play.dice().read(),
        barrier,
    })
}

/// The entries that still count: an undo throws out everything after the entry it goes back to, and itself.
pub fn kept_entries<C, E>(entries: &[Entry<C, E>]) -> Vec<&Entry<C, E>> {
    kept(entries.iter().map(|entry| &entry.command)).into_iter().map(|at| &entries[at]).collect()
}

/// The places of the commands that still count, in a journal from its beginning.
pub fn kept<'a, C: 'a>(commands: impl IntoIterator<Item = &'a Command<C>>) -> Vec<usize> {
    let mut kept: Vec<usize> = Vec::new();
    for (at, command) in commands.into_iter().enumerate() {
        match command {
            Command::Undo { to, .. } => kept.retain(|at| *at <= *to as usize),
            _ => kept.push(at),
        }
    }
    kept
}

/// The entry that `seat` may go back to: the one before its last kept choice, if that choice is the last of all and
/// set no barrier.
pub fn undo_target<C, E>(entries: &[Entry<C, E>], seat: Seat) -> Option<u32> {
    let kept = kept_entries(entries);
    let last = kept.last()?;
    let own = matches!(&last.command, Command::Answer(answer) if answer.seat == seat);
    if own && !last.barrier { kept.len().checked_sub(2).map(|i| kept[i].seq) } else { None }
}

/// Rebuilds a game from its facts.
pub fn fold<G: Game>(setup: &Setup, key: [u8; 32], kept: &[&EntryOf<G>]) -> Result<Play<G>, Stop> {
    setup.check::<G>()?;
    let mut state = G::begin(setup);
    kept.iter().flat_map(|entry| &entry.events).for_each(|event| G::evolve(&mut state, event));
    let read = kept.last().map_or(0, |entry| entry.read);
    Ok(Play::of_state(state, Dice::at(key, read)))
}

/// How a record compares with running its commands again.
#[derive(Debug)]
pub enum Rebuilt {
    Same,
    /// The first entry that came out differently.
    Differs {
        seq: u32,
        expected: Digest,
        found: Digest,
    },
    /// An entry the rules now refuse.
    Refused {
        seq: u32,
        stop: Stop,
    },
}

/// Runs every command again and compares facts and digests: shows that rules and dice did not drift. Digests of an older
/// form say nothing, nor do the ids of its questions.
pub fn rerun<G: Game>(setup: &Setup, key: [u8; 32], entries: &[EntryOf<G>]) -> Rebuilt {
    let version = entries.first().map_or(G::info().rules_version, |entry| entry.rules_version);
    let mut journal = match Journal::<G>::begin_as(version, setup.clone(), key) {
        Ok(journal) => journal,
        Err(stop) => return Rebuilt::Refused { seq: 0, stop },
    };
    for entry in entries {
        if let Err(stop) = run_again(&mut journal, entry) {
            return Rebuilt::Refused { seq: entry.seq, stop };
        }
        let found = &journal.entries[journal.entries.len() - 1];
        let same = match entry.rules_version < G::info().format {
            true => found.events == entry.events && (found.read, found.barrier) == (entry.read, entry.barrier),
            false => Entry { rules_version: entry.rules_version, ..found.clone() } == *entry,
        };
        if !same {
            return Rebuilt::Differs { seq: entry.seq, expected: entry.digest, found: found.digest };
        }
    }
    Rebuilt::Same
}

fn run_again<G: Game>(journal: &mut Journal<G>, entry: &EntryOf<G>) -> Result<(), Stop> {
    match entry.command.clone() {
        Command::Begin => Ok(()),
        Command::Answer(answer) => {
            let ask = if entry.rules_version < G::info().format { fitting(journal, &answer) } else { None };
            journal.answer(Answer { ask: ask.unwrap_or(answer.ask), ..answer }).map(drop)
        }
        Command::Leave(seat) => journal.leave(seat).map(drop),
        Command::Undo { seat, .. } => journal.undo(seat).map(drop),
        Command::TakenOver => journal.take_over().map(drop),
    }
}

/// The question that an answer of an older form belongs to: each kind of choice has one kind of question.
fn fitting<G: Game>(journal: &Journal<G>, answer: &Answer<G::Choice>) -> Option<AskId> {
    let play = journal.play();
    let fits = |ask: &&Ask<G::Decision>| G::check(play.state(), ask, &answer.choice).is_ok();
    play.asks().of(answer.seat).find(fits).map(|ask| ask.id)
}
