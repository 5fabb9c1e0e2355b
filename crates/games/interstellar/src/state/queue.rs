//! The order in which the Commander's player wants the open entries of a phase resolved (DP-50).

use orrery_kit::{Blank, Few};
use serde::{Deserialize, Serialize};

use crate::content::{Ideology, Shape};
use crate::questions::Entry;

/// Each has a Worker of its own, of whom an Ideology has two at most, but for goo that nobody fights and what the Commander
/// may order in D4.
pub const ENTRIES: usize = 2 * Ideology::COUNT + Shape::COUNT + 2;

impl Blank for Entry {
    const BLANK: Entry = Entry::Enough;
}

/// The entries of an order, first to last.
pub type Entries = Few<Entry, ENTRIES>;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Queue {
    pub entries: Entries,
    /// Until a result opens a question.
    pub is_followed: bool,
}

impl Queue {
    /// What is left of it after this entry.
    pub(crate) fn pass(&mut self, entry: Entry) {
        let mut before = self.entries.iter().copied().skip_while(|other| *other != entry);
        before.next();
        self.entries = Few::of(before).unwrap_or_default();
    }
}
