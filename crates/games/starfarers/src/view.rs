//! What one viewer may know of a state (SF-Z13, SF-ONLINE-3), built up from nothing.

mod imagine;

pub(crate) use imagine::imagine;

use orrery_core::{Seat, Viewer};
use orrery_kit::Rows;
use serde::{Deserialize, Serialize};

use crate::content::{Chip, Encounter, Planet};
use crate::rules::score::{Score, score};
use crate::sets::Cards;
use crate::state::{MAX_SEATS, Public, State, Theft};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    /// What everybody knows.
    pub public: Public,
    /// The points of each player, by source.
    pub scores: Vec<Score>,
    /// The viewer's own cards.
    pub hand: Cards,
    /// The viewer's own sealed discard.
    pub discard: Option<Cards>,
    /// The chips the viewer knows; all of them once the game is over.
    pub chips: Rows<Option<Chip>, { Planet::COUNT }>,
    /// Cards taken at random this turn, from or by the viewer (SF-SEVEN-5); by the seat that lost them.
    pub taken: [Option<Theft>; MAX_SEATS],
    /// The card being read, for its reader (SF-ENC-4) and for all once a branch has been read (SF-ENC-5).
    pub card: Option<Encounter>,
}

impl View {
    /// The viewer's own seat, where there is one at this table.
    pub fn own(&self) -> Option<Seat> {
        self.viewer.seat().filter(|seat| seat.0 < self.public.seats)
    }

    pub fn chip(&self, planet: Planet) -> Option<Chip> {
        self.chips.0[planet.index()]
    }
}

pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let public = state.public;
    let own = viewer.seat().filter(|seat| seat.0 < public.seats);
    View {
        viewer,
        public,
        scores: public.everybody().map(|seat| score(&public, seat)).collect(),
        hand: own.map_or(Cards::NONE, |seat| state.hand(seat)),
        discard: own.and_then(|seat| state.secret.discards[seat.index()]),
        chips: chips(state, own),
        taken: taken(state, own),
        card: card(state, own),
    }
}

fn chips(state: &State, own: Option<Seat>) -> Rows<Option<Chip>, { Planet::COUNT }> {
    let public = &state.public;
    let knows = |planet: Planet| match own {
        _ if public.is_over() => true,
        Some(seat) => public.knows(seat, planet),
        None => public.open.contains(planet),
    };
    Rows(std::array::from_fn(|at| state.secret.chips.0[at].filter(|_| knows(Planet(at as u8)))))
}

fn taken(state: &State, own: Option<Seat>) -> [Option<Theft>; MAX_SEATS] {
    let knows = |from: usize, by: Seat| own.is_some_and(|seat| seat == by || seat.index() == from);
    std::array::from_fn(|from| state.secret.taken[from].filter(|theft| knows(from, theft.by)))
}

fn card(state: &State, own: Option<Seat>) -> Option<Encounter> {
    let public = &state.public;
    let reads = public.terms.reader && own == Some(public.reader());
    let known = public.meeting.and_then(|meeting| meeting.card);
    if reads { state.secret.card } else { known }
}
