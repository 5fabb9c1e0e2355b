//! What a ship that came home leaves for a new mission (J1e-1).

use orrery_core::Seat;
use serde::{Deserialize, Serialize};

use super::{Ending, State};
use crate::content::Ideology;

/// Who ran which Ideology, among how many players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mission {
    pub seats: u8,
    pub players: [Seat; Ideology::COUNT],
}

impl Mission {
    /// Nothing is carried over but who ran what, and only by a ship that came home.
    pub(crate) fn of(state: &State) -> Option<Mission> {
        let is_home = state.public.ending == Some(Ending::Home);
        is_home.then_some(Mission { seats: state.public.seats, players: state.public.players })
    }
}
