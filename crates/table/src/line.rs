//! What whoever adds the next entry must know of a journal: which entries count, what may be taken back, and which
//! request made which entry.

use orrery_catalog::{AnyGame, CommandKind, Unreadable};
use orrery_core::{Seat, SeatSet};

use crate::port::StoredEntry;

/// An entry without what came of it.
#[derive(Clone, Copy)]
pub struct Noted {
    pub seq: u32,
    pub kind: CommandKind,
    pub barrier: bool,
    pub token: Option<u64>,
}

impl Noted {
    pub fn of(game: &dyn AnyGame, entry: &StoredEntry) -> Result<Noted, Unreadable> {
        let StoredEntry { seq, barrier, token, .. } = *entry;
        Ok(Noted { seq, kind: game.command(&entry.command)?, barrier, token })
    }
}

/// Of a long journal only the end: what came before it can neither be taken back nor be answered again.
#[derive(Clone, Default)]
pub struct Line {
    /// Who had left before it begins.
    left: SeatSet,
    /// The entries that count, after all undos.
    kept: Vec<Noted>,
    /// What was taken back, and the undos themselves: their tokens are used up all the same.
    undone: Vec<Noted>,
}

impl Line {
    pub fn add(&mut self, noted: Noted) {
        let CommandKind::Undo { to, .. } = noted.kind else { return self.kept.push(noted) };
        let end = self.kept.partition_point(|noted| noted.seq <= to);
        self.undone.extend(self.kept.drain(end..));
        self.undone.push(noted);
    }

    /// Who has left, to be remembered with a snapshot.
    pub fn left(&self) -> SeatSet {
        let left = |noted: &Noted| match noted.kind {
            CommandKind::Leave(seat) => Some(seat),
            _ => None,
        };
        self.left.iter().chain(self.kept.iter().filter_map(left)).collect()
    }

    /// The entries that count, oldest first.
    pub fn kept(&self) -> &[Noted] {
        &self.kept
    }

    /// The entry that a request of `seat` with this token has made, even if it was taken back since.
    pub fn made_by(&self, seat: Option<Seat>, token: u64) -> Option<u32> {
        let made = |noted: &&Noted| noted.token == Some(token) && seat_of(noted.kind) == seat;
        self.kept.iter().rev().chain(&self.undone).find(made).map(|noted| noted.seq)
    }

    pub fn has_left(&self, seat: Seat) -> bool {
        self.left().contains(seat)
    }

    /// Whoever made the last choice may take it back, unless a roll or a reveal came of it.
    pub fn may_undo(&self) -> Option<Seat> {
        match self.kept.as_slice() {
            [.., _, Noted { kind: CommandKind::Answer(seat), barrier: false, .. }] => Some(*seat),
            _ => None,
        }
    }

    /// The entry to go back to: the one before the last.
    pub fn undo_target(&self, seat: Seat) -> Option<u32> {
        let [.., before, _] = self.kept.as_slice() else { return None };
        (self.may_undo() == Some(seat)).then_some(before.seq)
    }
}

pub fn seat_of(kind: CommandKind) -> Option<Seat> {
    match kind {
        CommandKind::Begin | CommandKind::TakenOver => None,
        CommandKind::Answer(seat) | CommandKind::Leave(seat) | CommandKind::Undo { seat, .. } => Some(seat),
    }
}

/// The entries of `stored` that count, and what is to be known of all of them. Before the first one `left` had left.
pub fn read<'a>(
    game: &dyn AnyGame,
    left: SeatSet,
    stored: &'a [StoredEntry],
) -> Result<(Line, Vec<&'a StoredEntry>), Unreadable> {
    let mut line = Line { left, ..Line::default() };
    for entry in stored {
        line.add(Noted::of(game, entry)?);
    }
    let first = stored.first().map_or(0, |entry| entry.seq);
    let kept = line.kept.iter().filter_map(|noted| stored.get((noted.seq - first) as usize)).collect();
    Ok((line, kept))
}

#[cfg(test)]
mod tests {
    use super::*;

    const RED: Seat = Seat(0);

    fn line(kinds: &[CommandKind]) -> Line {
        let mut line = Line::default();
        for (seq, kind) in (0..).zip(kinds) {
            line.add(Noted { seq, kind: *kind, barrier: seq == 0, token: Some(100 + u64::from(seq)) });
        }
        line
    }

    #[test]
    fn what_was_taken_back_does_not_count_but_is_not_forgotten() {
        let (answer, undo) = (CommandKind::Answer(RED), |to| CommandKind::Undo { seat: RED, to });
        let line = line(&[CommandKind::Begin, answer, answer, undo(1), answer, undo(1)]);
        assert_eq!(line.kept().iter().map(|noted| noted.seq).collect::<Vec<_>>(), [0, 1]);
        assert_eq!(line.made_by(Some(RED), 102), Some(2), "a late duplicate finds what it made");
        assert_eq!(line.made_by(Some(Seat(1)), 102), None, "somebody else's token");
        assert_eq!((line.may_undo(), line.undo_target(RED)), (Some(RED), Some(0)));
    }

    #[test]
    fn nobody_goes_back_behind_a_barrier() {
        let mut line = line(&[CommandKind::Begin, CommandKind::Answer(RED)]);
        assert_eq!(line.may_undo(), Some(RED));
        line.add(Noted { seq: 2, kind: CommandKind::Answer(RED), barrier: true, token: None });
        assert_eq!((line.may_undo(), line.undo_target(RED)), (None, None));
    }
}
