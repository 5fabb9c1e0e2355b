//! What everybody knows and what is hidden, apart by type.

use orrery_core::{Frames, Seat, SeatSet};
use orrery_kit::fx::{At, BlockId, Holds};
use orrery_kit::{Bag, Standing, Window};
use serde::{Deserialize, Serialize};

/// What wrecks do, as it was read from the content files.
pub mod wreck {
    include!(concat!(env!("OUT_DIR"), "/wrecks.rs"));
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Frame {
    Between,
    Effect(At),
    React { block: BlockId, window: Window },
}

orrery_kit::holds! { Frame::Effect }

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Public {
    pub frames: Frames<Frame, 4>,
    pub seats: u8,
    pub present: SeatSet,
    pub air: u8,
    pub points: u8,
    pub wrecks: Bag<u8>,
    pub wreck: Option<u8>,
    /// Who salvaged last.
    pub last: Seat,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub public: Public,
    /// SV-5: who lets reactions pass.
    pub never: Standing<()>,
}

impl State {
    pub fn begin(seats: u8, air: u8) -> State {
        let public = Public {
            frames: Frames::new(Frame::Between),
            seats,
            present: SeatSet::all(seats),
            air,
            points: 0,
            wrecks: (0..wreck::CARDS.len() as u8).collect(),
            wreck: None,
            last: Seat(seats - 1),
        };
        State { public, never: Standing::default() }
    }
}

impl Public {
    /// The statement the wreck has come to.
    pub fn statement(&self) -> Option<&'static wreck::Stmt> {
        let at = self.frames.top().at()?;
        self.effect()?.at(at.block, at.done)
    }

    pub fn effect(&self) -> Option<wreck::Program> {
        self.wreck.map(|kind| wreck::CARDS[usize::from(kind)].program)
    }
}
