//! What whoever adds the next entry must know of a journal: which entries count, what may be taken back, and which
//! request made which entry.

use orrery_catalog::{AnyGame, CommandKind, Unreadable};
use orrery_core::{Seat, SeatSet};

use crate::port::StoredEntry;

/// An entry without what came of it.
#[derive(Clone, Copy)]
pub struct Noted {
    pub seq: u32,
    /// Its number among the entries told to everybody, given by [`Line::add`]; a quiet one has that of the last one told.
    pub told: u32,
    /// Told to nobody but the seat that answered.
    pub quiet: bool,
    pub kind: CommandKind,
    pub barrier: bool,
    pub token: Option<u64>,
}

impl Noted {
    pub fn of(game: &dyn AnyGame, entry: &StoredEntry) -> Result<Noted, Unreadable> {
        let StoredEntry { seq, barrier, token, .. } = *entry;
        let kind = game.command(&entry.command)?;
        Ok(Noted { seq, told: 0, quiet: game.is_quiet(kind, &entry.events)?, kind, barrier, token })
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
    /// How many quiet entries there are.
    quiet: u32,
}

impl Line {
    /// The next entry; says its number among those told to everybody.
    pub fn add(&mut self, noted: Noted) -> u32 {
        self.quiet += u32::from(noted.quiet);
        let noted = Noted { told: noted.seq.saturating_sub(self.quiet), ..noted };
        match noted.kind {
            CommandKind::Undo { to, .. } => self.take_back(to, noted),
            _ => self.kept.push(noted),
        }
        noted.told
    }

    fn take_back(&mut self, to: u32, undo: Noted) {
        let end = self.kept.partition_point(|noted| noted.seq <= to);
        self.undone.extend(self.kept.drain(end..));
        self.undone.push(undo);
    }

    /// Of a journal that was read from its middle on: how many quiet entries there are up to `seq`, of all of it.
    pub fn count_quiet(&mut self, seq: u32, quiet: u32) {
        let read = self.kept.iter().find(|noted| noted.seq == seq).map_or(0, |noted| noted.seq - noted.told);
        let before = quiet.saturating_sub(read);
        self.quiet += before;
        for noted in self.kept.iter_mut().chain(&mut self.undone) {
            noted.told = noted.told.saturating_sub(before);
        }
    }

    pub fn quiet(&self) -> u32 {
        self.quiet
    }

    /// The entry at which everybody was told number `told`.
    pub fn seq_of(&self, told: u32) -> Option<u32> {
        self.kept.iter().chain(&self.undone).filter(|noted| noted.told == told).map(|noted| noted.seq).min()
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

    pub fn keeps(&self, seq: u32) -> bool {
        self.kept.binary_search_by_key(&seq, |noted| noted.seq).is_ok()
    }

    /// The number of what a request of `seat` with this token has made, even if it was taken back since.
    pub fn made_by(&self, seat: Option<Seat>, token: u64) -> Option<u32> {
        let made = |noted: &&Noted| noted.token == Some(token) && seat_of(noted.kind) == seat;
        self.kept.iter().rev().chain(&self.undone).find(made).map(|noted| noted.told)
    }

    pub fn has_left(&self, seat: Seat) -> bool {
        self.left().contains(seat)
    }

    /// Whoever made the last choice that was told may take it back, unless a roll or a reveal came of it. What others
    /// have answered in secret since is not to be seen from this.
    pub fn may_undo(&self) -> Option<Seat> {
        match self.kept.iter().rfind(|noted| !noted.quiet) {
            Some(Noted { kind: CommandKind::Answer(seat), barrier: false, .. }) => Some(*seat),
            _ => None,
        }
    }

    /// The entry to go back to: the one before the last. Nothing is taken back with secret answers on top of it: they
    /// would be lost.
    pub fn undo_target(&self, seat: Seat) -> Option<u32> {
        let [.., before, Noted { quiet: false, .. }] = self.kept.as_slice() else { return None };
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
    let kept = stored.iter().filter(|entry| line.keeps(entry.seq)).collect();
    Ok((line, kept))
}

#[cfg(test)]
mod tests {
    use super::*;

    const RED: Seat = Seat(0);

    fn line(kinds: &[CommandKind]) -> Line {
        let mut line = Line::default();
        for (seq, kind) in (0..).zip(kinds) {
            let token = Some(100 + u64::from(seq));
            line.add(Noted { seq, told: 0, quiet: false, kind: *kind, barrier: seq == 0, token });
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
        line.add(Noted { barrier: true, ..answer(2) });
        assert_eq!((line.may_undo(), line.undo_target(RED)), (None, None));
    }

    fn answer(seq: u32) -> Noted {
        Noted { seq, told: 0, quiet: false, kind: CommandKind::Answer(RED), barrier: false, token: None }
    }

    #[test]
    fn secret_answers_have_no_number_of_their_own() {
        let mut all = line(&[CommandKind::Begin, CommandKind::Answer(RED)]);
        let secret = |seq| Noted { quiet: true, kind: CommandKind::Answer(Seat(1)), ..answer(seq) };
        let told = [secret(2), secret(3), answer(4), secret(5), answer(6)].map(|noted| all.add(noted));
        assert_eq!(told, [1, 1, 2, 2, 3]);
        assert_eq!((all.seq_of(1), all.seq_of(2), all.seq_of(9)), (Some(1), Some(4), None));
        let mut end = Line::default();
        for noted in [secret(3), answer(4), secret(5), answer(6)] {
            end.add(noted);
        }
        end.count_quiet(5, 3);
        assert_eq!((end.quiet(), end.seq_of(2), end.seq_of(3)), (all.quiet(), Some(4), Some(6)));
    }

    #[test]
    fn a_secret_answer_is_not_seen_from_who_may_take_back() {
        let mut line = line(&[CommandKind::Begin, CommandKind::Answer(RED)]);
        line.add(Noted { quiet: true, kind: CommandKind::Answer(Seat(1)), ..answer(2) });
        assert_eq!((line.may_undo(), line.undo_target(RED), line.undo_target(Seat(1))), (Some(RED), None, None));
    }
}
