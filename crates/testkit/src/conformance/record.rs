//! The record of a game: folding, saving and loading, dice, undo, leaving, running again.

use orrery_core::{
    Answer, Command, Dice, Entry, Game, Play, Rebuilt, Refusal, Stop, fold, kept_entries, rerun, undo_target,
};
use serde::{Serialize, de::DeserializeOwned};

use super::{Trial, json, shown};

impl<G: Game> Trial<'_, G> {
    /// After every entry: facts rebuild the state, and everything survives being written down.
    pub(super) fn check_record(&mut self) {
        let Some(entry) = self.journal.entries().last().cloned() else { panic!("the journal is empty") };
        if matches!(entry.command, Command::Undo { .. }) {
            self.shadow = self.folded();
        } else {
            self.shadow.fold(&entry.events, entry.read);
        }
        self.check_same(&self.shadow, "folding the facts");
        assert_eq!(self.shadow.digest(), Ok(entry.digest), "the digest after folding");
        assert_eq!(entry.read, self.journal.play().dice().read(), "the dice words in the entry");
        self.check_saved(&entry);
        self.check_words(&entry);
        let state = postcard_again(self.shadow.state());
        self.shadow = Play::of_state(state, self.shadow.dice().clone());
        self.check_same(&self.shadow, "saving and loading the state");
    }

    fn folded(&self) -> Play<G> {
        let kept = kept_entries(self.journal.entries());
        let key = *self.journal.play().dice().key();
        let folded = fold::<G>(self.journal.setup(), key, &kept);
        let mut folded = folded.unwrap_or_else(|stop| panic!("the facts do not fold: {stop:?}"));
        // An undo takes back facts, but never dice: those words stay read.
        folded.fold(&[], self.journal.play().dice().read());
        folded
    }

    fn check_same(&self, other: &Play<G>, after: &str) {
        let play = self.journal.play();
        assert!(play.state() == other.state(), "{after} gives {:#?}\nnot {:#?}", other.state(), play.state());
        assert_eq!(play.asks()[..], other.asks()[..], "asks after {after}");
        assert_eq!(play.is_over(), other.is_over(), "the end after {after}");
        assert_eq!(play.dice().read(), other.dice().read(), "dice after {after}");
    }

    /// Commands and facts go to storage and to files, views to storage and to pages.
    fn check_saved(&self, entry: &Entry<G::Choice, G::Event>) {
        assert_eq!(postcard_again(entry), *entry);
        assert_eq!(json_again(&entry.command), entry.command, "a command as JSON");
        for viewer in self.viewers() {
            let view = G::view(self.state(), viewer);
            assert_eq!(postcard_again(&view), view);
            assert_eq!(json_again(&view), view, "a view as JSON");
            let shown = shown::<G>(&entry.events, viewer);
            assert_eq!(postcard_again(&shown), shown);
            assert_eq!(json_again(&shown), shown, "shown facts as JSON");
        }
    }

    /// Log lines and the board in words can be made for everybody.
    fn check_words(&mut self, entry: &Entry<G::Choice, G::Event>) {
        for viewer in self.viewers() {
            G::board(&G::view(self.state(), viewer));
            let lines = shown::<G>(&entry.events, viewer);
            let lines = lines.iter().filter_map(G::line);
            self.report.rules.extend(lines.flat_map(|line| line.rules).map(|rule| rule.0));
        }
    }

    /// Where a step has read dice, another key may give another outcome.
    pub(super) fn check_other_key(&mut self, before: &Play<G>, answer: &Answer<G::Choice>) {
        let after = self.journal.play();
        assert!(after.dice().read() >= before.dice().read(), "dice words were unread");
        if after.dice().read() == before.dice().read() {
            return;
        }
        let other = Dice::seeded("another key", self.luck.word());
        let mut other = Play::<G>::of_state(before.state().clone(), other);
        let done = other.answer(answer).map(drop);
        assert_eq!(done, Ok(()), "{answer:?} with other dice");
        self.report.rolled += 1;
        self.report.rolled_otherwise += u64::from(other.state() != after.state());
    }

    /// Undo goes through exactly where the journal says so, leads back to the earlier state and is an entry.
    pub(super) fn try_undo(&mut self) {
        let seats = self.seats();
        let Some(&seat) = self.luck.pick(&seats) else { return };
        let before = self.journal.entries().len();
        let Some(to) = undo_target(self.journal.entries(), seat) else {
            assert_eq!(self.journal.undo(seat).err(), Some(Stop::Refused(Refusal::no_undo())));
            assert_eq!(self.journal.entries().len(), before, "a refused undo is no entry");
            return;
        };
        let (digest, read) = (self.journal.entries()[to as usize].digest, self.journal.play().dice().read());
        self.journal.undo(seat).map(drop).unwrap_or_else(|stop| panic!("no undo for {seat:?}: {stop:?}"));
        let entry = &self.journal.entries()[before];
        assert_eq!((&entry.command, entry.digest), (&Command::Undo { seat, to }, digest), "the state after an undo");
        assert_eq!(entry.read, read, "an undo does not wind back the dice");
        self.answers -= 1;
        self.report.undone += 1;
        self.check_record();
    }

    /// Somebody leaves for good: the game ends, or goes on without waiting for that seat.
    pub(super) fn try_leave(&mut self) {
        let mut there = self.seats();
        there.retain(|seat| !self.gone.contains(seat));
        let Some(&seat) = self.luck.pick(&there) else { return };
        self.trying = Some(Command::Leave(seat));
        self.journal.leave(seat).map(drop).unwrap_or_else(|stop| panic!("{seat:?} could not leave: {stop:?}"));
        self.trying = None;
        self.gone.insert(seat);
        self.report.left += 1;
    }

    pub(super) fn check_rerun(&self) {
        self.check_same(&self.folded(), "folding the whole record");
        let key = *self.journal.play().dice().key();
        let again = rerun::<G>(self.journal.setup(), key, self.journal.entries());
        assert!(matches!(again, Rebuilt::Same), "running the commands again: {again:?}");
    }
}

fn postcard_again<T: Serialize + DeserializeOwned>(value: &T) -> T {
    let bytes = postcard::to_stdvec(value).unwrap_or_else(|why| panic!("not saved: {why}"));
    postcard::from_bytes(&bytes).unwrap_or_else(|why| panic!("saved, but not loaded: {why}"))
}

fn json_again<T: Serialize + DeserializeOwned>(value: &T) -> T {
    let text = json(value);
    serde_json::from_str(&text).unwrap_or_else(|why| panic!("written as {text}, but not read: {why}"))
}
