//! What a table is at one moment.

use std::collections::VecDeque;
use std::sync::Arc;

use orrery_catalog::{AnyPlay, CommandKind};
use orrery_core::{Seat, SeatSet, Viewer};

use crate::line::seat_of;
use crate::port::{Change, Holder, Status, TableRecord, Waits};

/// How many entries a page shows at once; older ones are read from the journal.
pub const RECENT: usize = 60;

/// An entry as the log needs it.
#[derive(Debug)]
pub struct Logged {
    pub seq: u32,
    /// How many entries had been told to everybody before this one.
    pub told: u32,
    /// Told to nobody but the seat that answered: nobody else may learn that it is there.
    pub quiet: bool,
    pub kind: CommandKind,
    pub events: Vec<u8>,
    pub at: i64,
}

impl Logged {
    pub fn is_told_to(&self, viewer: Viewer) -> bool {
        !self.quiet || viewer.seat() == seat_of(self.kind)
    }
}

/// What a table is at one moment. Readers hold on to it while the next one is being made.
pub struct Now {
    pub record: Arc<TableRecord>,
    /// The game, once it has begun.
    pub play: Option<Box<dyn AnyPlay>>,
    /// The number of the last entry, which only this program knows: counting entries would tell of secret answers.
    pub seq: u32,
    /// The number of the last entry told to everybody; pages are drawn at this number and listen from it.
    pub told: u32,
    /// The last entries that count, oldest first: what was taken back is not among them.
    pub recent: VecDeque<Arc<Logged>>,
    /// Who could take back their last choice.
    pub undo: Option<Seat>,
}

impl Now {
    /// Who must answer before the game goes on.
    pub fn waits(&self) -> Waits {
        waits_of(&self.record, self.play.as_deref())
    }

    /// Whether whoever has seen `told` has seen everything that concerns them.
    pub fn is_known_at(&self, told: u32) -> bool {
        told == self.told && !self.recent.back().is_some_and(|last| last.quiet && last.told == told)
    }

    /// Whether a change is in here already.
    pub(crate) fn knows(&self, change: Change) -> bool {
        match change {
            Change::Entry(seq) => self.play.is_some() && self.seq >= seq,
            Change::Record(revision) => self.record.revision >= revision,
        }
    }

    /// Nobody is waited for any more, and the record does not say so yet.
    pub(crate) fn is_to_be_started(&self) -> bool {
        self.record.status == Status::Open && self.record.chairs.iter().all(|chair| chair.holder != Holder::Open)
    }

    /// The game is over, and the record does not say so yet.
    pub(crate) fn is_to_be_closed(&self) -> bool {
        self.record.status == Status::Running && self.play.as_ref().is_some_and(|play| play.outcome().is_some())
    }
}

pub(crate) fn waits_of(record: &TableRecord, play: Option<&dyn AnyPlay>) -> Waits {
    let open = play.map(|play| play.open()).unwrap_or_default();
    let asked: SeatSet = open.iter().filter(|open| open.must).map(|open| open.seat).collect();
    let seats = play.map(|play| play.waited_for()).unwrap_or_default();
    let is_bot =
        |seat: Seat| matches!(record.chairs.get(seat.index()).map(|chair| &chair.holder), Some(Holder::Bot(_)));
    let answered = seats.iter().filter(|seat| !asked.contains(*seat)).collect();
    Waits { seats, answered, bots: asked.iter().any(is_bot) }
}

/// What a page shows of the log after the next entry.
pub(crate) fn recent_after(recent: &VecDeque<Arc<Logged>>, next: Logged) -> VecDeque<Arc<Logged>> {
    let mut recent = recent.clone();
    match next.kind {
        CommandKind::Undo { to, .. } => recent.retain(|entry| entry.seq <= to),
        _ => recent.push_back(Arc::new(next)),
    }
    trim(&mut recent);
    recent
}

pub fn trim(recent: &mut VecDeque<Arc<Logged>>) {
    let beyond = recent.len().saturating_sub(RECENT);
    recent.drain(..beyond);
}
