//! A card or a tile that comes to a mat, and what makes room for it (4.3 CONSENT, ROOM).

use serde::{Deserialize, Serialize};

use super::Worker;
use crate::content::{Cell, Cyborg, Ideology, Slot, Workcell};

/// What comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Guest {
    /// G1: a card that this Worker researches.
    Card(Worker, Workcell),
    /// LS9: a card from the market without research.
    Idea(Workcell),
    /// E2e, E2f: by this Worker in that cell.
    Sleeper(Worker, Cell, Cyborg),
    /// H5c
    Child(Cyborg),
    /// K-Posthuman-1
    PostHuman,
}

/// Where it comes to, and the card there that leaves for another card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Arrival {
    pub guest: Guest,
    pub mat: Ideology,
    pub slot: Slot,
    pub out: Option<Workcell>,
}
