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
#[derive(Clone, Debug)]
pub struct Asks<D> {
    open: Vec<Ask<D>>,
    musts: usize,
    alike: SeatSet,
}

impl<D> Default for Asks<D> {
    fn default() -> Self {
        Asks { open: Vec::new(), musts: 0, alike: SeatSet::empty() }
    }
}

impl<D> Asks<D> {
    pub fn must(&mut self, id: AskId, seat: Seat, decision: D) {
        self.open.push(Ask { id, seat, must: true, decision });
        self.musts += 1;
    }

    pub fn may(&mut self, id: AskId, seat: Seat, decision: D) {
        self.open.push(Ask { id, seat, must: false, decision });
    }

    /// Several may-asks of one seat, for which there is made room once.
    #[inline]
    pub fn may_all<const N: usize>(&mut self, seat: Seat, asked: [(AskId, D); N]) {
        self.open.extend(asked.map(|(id, decision)| Ask { id, seat, must: false, decision }));
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
