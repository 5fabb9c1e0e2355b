//! Every answer that was acknowledged, and whether the database agrees with it in the end.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use crate::journal::{Deed, Journals, Row};

/// An answer or an undo that the program has confirmed with its number.
#[derive(Clone, Debug)]
pub struct Ack {
    pub table: String,
    /// Whose it was, counted at the table.
    pub player: usize,
    pub seq: u64,
    /// None for an undo: it has no key that one could ask again with.
    pub key: Option<u64>,
    pub at: Instant,
}

impl Ack {
    fn is(&self, row: &Row) -> bool {
        match self.key {
            Some(key) => row.token == Some(key),
            None => matches!(row.deed(), Some(Deed::Undo { .. })),
        }
    }
}

impl Ack {
    /// Its row. An answer that only its own seat is told of has no number of its own, so those after it stand further on
    /// than they were confirmed with.
    fn row<'a>(&self, journals: &'a Journals) -> Option<&'a Row> {
        journals.get(&self.table)?.iter().find(|row| row.seq >= self.seq && self.is(row))
    }
}

impl std::fmt::Display for Ack {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Ack { table, player, seq, key, .. } = self;
        write!(f, "number {seq} of table {table}, player {player}, key {key:x?}")
    }
}

#[derive(Default)]
struct Pages {
    acks: Vec<Ack>,
    /// Keys that were refused, with their tables: nothing may have come of them.
    refused: Vec<(String, u64)>,
}

#[derive(Default)]
pub struct Ledger(Mutex<Pages>);

impl Ledger {
    fn pages(&self) -> MutexGuard<'_, Pages> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn acknowledge(&self, table: &str, player: usize, seq: u64, key: Option<u64>) {
        self.pages().acks.push(Ack { table: table.to_owned(), player, seq, key, at: Instant::now() });
    }

    pub fn refuse(&self, table: &str, key: u64) {
        self.pages().refused.push((table.to_owned(), key));
    }

    pub fn count(&self) -> usize {
        self.pages().acks.len()
    }

    pub fn acks(&self) -> Vec<Ack> {
        self.pages().acks.clone()
    }

    /// The highest number that was confirmed at a table.
    pub fn last_of(&self, table: &str) -> u64 {
        self.pages().acks.iter().filter(|ack| ack.table == table).map(|ack| ack.seq).max().unwrap_or(0)
    }

    pub fn audit(&self, journals: &Journals) -> Audit {
        let pages = self.pages();
        let mut audit = Audit { acknowledged: pages.acks.len(), ..Audit::default() };
        audit.look_for_lost(&pages.acks, journals);
        audit.look_for_doubled(journals);
        audit.look_for_disorder(&pages.acks, journals);
        audit.look_for_denied(&pages.refused, journals);
        audit
    }
}

/// What the database says to the ledger. All but the first should be nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Audit {
    pub acknowledged: usize,
    pub lost: usize,
    pub doubled: usize,
    pub disordered: usize,
    /// Refused, and there all the same.
    pub denied: usize,
    /// The first few of each kind in words.
    pub words: Vec<String>,
}

impl Audit {
    fn note(&mut self, words: String) {
        let kind = |words: &str| words.split(':').next().map(str::to_owned);
        if self.words.iter().filter(|known| kind(known) == kind(&words)).count() < 3 {
            self.words.push(words);
        }
    }

    fn look_for_lost(&mut self, acks: &[Ack], journals: &Journals) {
        for ack in acks.iter().filter(|ack| ack.row(journals).is_none()) {
            self.lost += 1;
            let there = journals.get(&ack.table).and_then(|rows| rows.iter().find(|row| row.seq == ack.seq));
            self.note(format!("lost: {ack}, in its place {there:x?}"));
        }
    }

    /// A key with two entries, or a question with two answers that both stand. A key confirmed with two numbers has
    /// two entries, or one of them is lost.
    fn look_for_doubled(&mut self, journals: &Journals) {
        for (table, rows) in journals {
            let mut seen = HashSet::new();
            let twice = rows.iter().filter_map(|row| row.token).filter(|token| !seen.insert(*token)).count();
            let questions = answered_twice(rows);
            self.doubled += twice + questions.len();
            if twice + questions.len() > 0 {
                self.note(format!("doubled: {twice} keys and the questions {questions:?} of table {table}"));
            }
        }
    }

    /// Numbers without gaps from 0, and each player's answers in the order in which they were confirmed.
    fn look_for_disorder(&mut self, acks: &[Ack], journals: &Journals) {
        for (table, rows) in journals {
            if rows.iter().enumerate().any(|(place, row)| row.seq != place as u64) {
                self.disordered += 1;
                self.note(format!("out of order: the numbers of table {table}"));
            }
        }
        let (mut last, mut known) = (HashMap::new(), HashSet::new());
        // A late duplicate is confirmed with the number it once had.
        for ack in acks.iter().filter(|ack| ack.key.is_none_or(|key| known.insert((&ack.table, key)))) {
            let Some(row) = ack.row(journals).filter(|_| ack.key.is_some()) else { continue };
            let before = last.insert((&ack.table, ack.player), row.seq);
            if before.is_some_and(|before| before >= row.seq) {
                self.disordered += 1;
                self.note(format!("out of order: {ack} after row {before:?}"));
            }
        }
        self.look_for_numbers_that_fall(acks, journals);
    }

    /// The further on in a journal, the more answers without a number lie behind: a number that was confirmed falls short
    /// of its row by no less than those before it.
    fn look_for_numbers_that_fall(&mut self, acks: &[Ack], journals: &Journals) {
        let keyed = acks.iter().filter(|ack| ack.key.is_some());
        let mut short: Vec<(&str, u64, u64)> =
            keyed.filter_map(|ack| Some((ack.table.as_str(), ack.row(journals)?.seq, ack.seq))).collect();
        short.sort_unstable();
        for pair in short.windows(2) {
            let [(table, row, number), (after, next, confirmed)] = *pair else { continue };
            if table == after && next - confirmed < row - number {
                self.disordered += 1;
                self.note(format!("out of order: row {next} of table {table} was confirmed as number {confirmed}"));
            }
        }
    }

    fn look_for_denied(&mut self, refused: &[(String, u64)], journals: &Journals) {
        let made: BTreeMap<&String, HashSet<u64>> =
            journals.iter().map(|(table, rows)| (table, rows.iter().filter_map(|row| row.token).collect())).collect();
        for (table, key) in refused {
            if made.get(table).is_some_and(|tokens| tokens.contains(key)) {
                self.denied += 1;
                self.note(format!("denied: key {key:016x} of table {table} was refused and is there"));
            }
        }
    }
}

/// Questions with more than one answer among those that no undo has taken back.
fn answered_twice(rows: &[Row]) -> Vec<(u64, u8)> {
    let mut standing: Vec<(u64, (u64, u8))> = Vec::new();
    for row in rows {
        match row.deed() {
            Some(Deed::Answer { ask, seat }) => standing.push((row.seq, (ask, seat))),
            Some(Deed::Undo { to }) => standing.retain(|(seq, _)| *seq <= to),
            None => {}
        }
    }
    let mut seen = HashSet::new();
    standing.into_iter().map(|(_, question)| question).filter(|question| !seen.insert(*question)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(seq: u64, token: Option<u64>, command: &[u8]) -> Row {
        Row { seq, token, command: command.to_vec() }
    }

    fn journals(rows: Vec<Row>) -> Journals {
        Journals::from([("t".to_owned(), rows)])
    }

    fn ledger(acks: &[(u64, u64)]) -> Ledger {
        let ledger = Ledger::default();
        acks.iter().for_each(|(seq, key)| ledger.acknowledge("t", 0, *seq, Some(*key)));
        ledger
    }

    const BEGIN: &[u8] = &[0];

    #[test]
    fn what_agrees_has_no_faults() {
        let rows = vec![row(0, None, BEGIN), row(1, Some(7), &[1, 5, 0, 9]), row(2, Some(8), &[1, 6, 0, 9])];
        let audit = ledger(&[(1, 7), (2, 8)]).audit(&journals(rows));
        assert_eq!(audit, Audit { acknowledged: 2, ..Audit::default() });
    }

    #[test]
    fn an_entry_that_is_missing_or_anothers_is_lost() {
        let audit = ledger(&[(1, 7), (2, 8)]).audit(&journals(vec![row(0, None, BEGIN), row(1, Some(9), &[1, 5, 0])]));
        assert_eq!((audit.lost, audit.doubled, audit.disordered), (2, 0, 0), "{audit:?}");
    }

    /// A secret answer (row 2) is confirmed with the number before it; what follows is one behind, and no less again.
    #[test]
    fn answers_without_a_number_of_their_own_are_found_by_their_keys() {
        let rows = vec![
            row(0, None, BEGIN),
            row(1, Some(7), &[1, 5, 0, 9]),
            row(2, Some(8), &[1, 6, 0, 9]),
            row(3, Some(9), &[1, 7, 0, 9]),
            row(4, Some(10), &[1, 8, 0, 9]),
        ];
        let told = [(1, 7), (1, 8), (2, 9), (3, 10)];
        assert_eq!(ledger(&told).audit(&journals(rows.clone())), Audit { acknowledged: 4, ..Audit::default() });
        assert_eq!(ledger(&[(1, 7), (1, 8), (2, 9), (4, 10)]).audit(&journals(rows.clone())).disordered, 1);
        assert_eq!(ledger(&[(5, 10)]).audit(&journals(rows)).lost, 1, "nothing stands before its number");
    }

    #[test]
    fn an_undo_is_there_as_an_undo() {
        let undone = Ledger::default();
        undone.acknowledge("t", 0, 0, None);
        assert_eq!(undone.audit(&journals(vec![row(0, Some(3), &[3, 0, 0])])).lost, 0);
        assert_eq!(undone.audit(&journals(vec![row(0, None, &[1, 5, 0])])).lost, 1);
    }

    #[test]
    fn a_key_or_a_question_must_not_come_twice() {
        let twice = vec![row(0, None, BEGIN), row(1, Some(7), &[1, 5, 0]), row(2, Some(7), &[1, 6, 0])];
        assert_eq!(ledger(&[(1, 7)]).audit(&journals(twice)).doubled, 1);
        let question = vec![row(0, None, &[1, 5, 0]), row(1, None, &[1, 5, 0])];
        assert_eq!(ledger(&[]).audit(&journals(question)).doubled, 1);
        let undone =
            vec![row(0, None, BEGIN), row(1, None, &[1, 5, 0]), row(2, None, &[3, 0, 0]), row(3, None, &[1, 5, 0])];
        assert_eq!(ledger(&[]).audit(&journals(undone)).doubled, 0, "taken back and answered anew");
    }

    #[test]
    fn numbers_have_no_gaps_and_rise_for_each_player() {
        let gap = vec![row(0, None, BEGIN), row(2, Some(7), &[1, 5, 0])];
        assert_eq!(ledger(&[]).audit(&journals(gap)).disordered, 1);
        let rows = vec![row(0, None, BEGIN), row(1, Some(7), &[1, 5, 0]), row(2, Some(8), &[1, 6, 0])];
        assert_eq!(ledger(&[(2, 8), (1, 7)]).audit(&journals(rows.clone())).disordered, 1);
        assert_eq!(ledger(&[(1, 7), (2, 8), (1, 7)]).audit(&journals(rows)).disordered, 0, "a late duplicate");
    }

    #[test]
    fn a_refused_answer_has_changed_nothing() {
        let refused = ledger(&[]);
        refused.refuse("t", 7);
        assert_eq!(refused.audit(&journals(vec![row(0, Some(7), &[1, 5, 0])])).denied, 1);
    }
}
