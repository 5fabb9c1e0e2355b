//! An open question to a seat, and its answer. Questions are values in the state: they survive a restart, travel
//! to a page and feed a bot.

use serde::{Deserialize, Serialize};

use crate::{Seat, SeatSet};

/// The identity of a question. Answers name it, so a stale click is refused instead of hitting the next question
/// and two seats asked at the same moment do not collide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct AskId(pub u64);

impl AskId {
    /// The question put to `seat` at the game's own `moment` (a counter in its state that never repeats);
    /// `slot` tells apart several questions to one seat at one moment.
    pub fn new(moment: u32, seat: Seat, slot: u8) -> Self {
        AskId(u64::from(moment) << 16 | u64::from(seat.0) << 8 | u64::from(slot))
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ask<D> {
    pub id: AskId,
    pub seat: Seat,
    /// The game waits for a must-ask; a may-ask lies beside it and may be ignored for ever.
    pub must: bool,
    pub decision: D,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer<C> {
    pub ask: AskId,
    pub seat: Seat,
    pub choice: C,
}

/// The open questions of a state. The engine keeps one and refills it, so asking allocates nothing in the long run.
pub struct Asks<D> {
    open: Vec<Ask<D>>,
    musts: usize,
    alike: SeatSet,
    beside: Beside<D>,
}

/// What was asked beside the rest when it was last put together, and what that rested on.
struct Beside<D> {
    rests_on: Vec<u32>,
    asides: Vec<Ask<D>>,
}

impl<D> Default for Asks<D> {
    fn default() -> Self {
        let beside = Beside { rests_on: Vec::new(), asides: Vec::new() };
        Asks { open: Vec::new(), musts: 0, alike: SeatSet::empty(), beside }
    }
}

/// What is only kept in order not to be put together again stays behind.
impl<D: Clone> Clone for Asks<D> {
    fn clone(&self) -> Self {
        Asks { open: self.open.clone(), musts: self.musts, alike: self.alike, ..Asks::default() }
    }
}

impl<D: std::fmt::Debug> std::fmt::Debug for Asks<D> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Asks").field("open", &self.open).field("alike", &self.alike).finish()
    }
}

impl<D: Clone> Asks<D> {
    /// May-asks that mostly stay as they are from one answer to the next: `put` is called where they rest on other
    /// numbers than the last time, which must say all that they depend on.
    pub fn beside(&mut self, rests_on: &[u32], put: impl FnOnce(&mut Self)) {
        if self.beside.rests_on == rests_on {
            self.open.extend_from_slice(&self.beside.asides);
            return;
        }
        let from = self.open.len();
        put(self);
        self.beside.rests_on.clear();
        self.beside.rests_on.extend_from_slice(rests_on);
        self.beside.asides.clear();
        self.beside.asides.extend_from_slice(&self.open[from..]);
    }
}

impl<D> Asks<D> {
    #[inline]
    pub fn must(&mut self, id: AskId, seat: Seat, decision: D) {
        self.open.push(Ask { id, seat, must: true, decision });
        self.musts += 1;
    }

    #[inline]
    pub fn may(&mut self, id: AskId, seat: Seat, decision: D) {
        self.open.push(Ask { id, seat, must: false, decision });
    }

    /// Which of these have answered already is nobody's business: they are told to be waited for alike.
    pub fn alike(&mut self, seats: SeatSet) {
        self.alike = seats;
    }

    /// For whom the table waits, as everybody is told.
    pub fn waited_for(&self) -> SeatSet {
        self.musts().map(|(_, ask)| ask.seat).chain(self.alike.iter()).collect()
    }

    pub fn clear(&mut self) {
        self.open.clear();
        self.musts = 0;
        self.alike = SeatSet::empty();
    }

    #[inline]
    pub fn has_must(&self) -> bool {
        self.musts > 0
    }

    /// The must-asks with their places. Nothing behind the last one is looked at.
    #[inline]
    pub fn musts(&self) -> impl Iterator<Item = (usize, &Ask<D>)> {
        self.open.iter().enumerate().filter(|(_, ask)| ask.must).take(self.musts)
    }

    pub fn find(&self, id: AskId) -> Option<&Ask<D>> {
        self.open.iter().find(|ask| ask.id == id)
    }

    pub fn of(&self, seat: Seat) -> impl Iterator<Item = &Ask<D>> {
        self.open.iter().filter(move |ask| ask.seat == seat)
    }
}

impl<D> std::ops::Deref for Asks<D> {
    type Target = [Ask<D>];

    fn deref(&self) -> &[Ask<D>] {
        &self.open
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(asks: &mut Asks<char>, rests_on: u32, aside: char) -> Vec<char> {
        asks.clear();
        asks.must(AskId(0), Seat(0), 'm');
        asks.beside(&[rests_on], |asks| asks.may(AskId(1), Seat(0), aside));
        asks.iter().map(|ask| ask.decision).collect()
    }

    #[test]
    fn asides_are_put_together_anew_where_what_they_rest_on_has_changed() {
        let mut asks = Asks::default();
        assert_eq!(asked(&mut asks, 1, 'a'), ['m', 'a']);
        assert_eq!(asked(&mut asks, 1, 'b'), ['m', 'a'], "they rest on the same");
        assert_eq!(asked(&mut asks, 2, 'b'), ['m', 'b']);
        assert_eq!(asked(&mut asks.clone(), 2, 'c'), ['m', 'c'], "a copy begins anew");
        assert_eq!((asks.musts().count(), asks.waited_for()), (1, SeatSet::of(Seat(0))));
    }
}
