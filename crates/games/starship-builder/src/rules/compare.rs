//! The comparison: ships are revealed, each category gives a point, most points win.

use orrery_core::{Cx, Outcome, Seat, SeatSet, Standing};
use serde::{Deserialize, Serialize};

use crate::StarshipBuilder;
use crate::event::{End, Event, Ships};
use crate::numbers::{Category, Numbers};
use crate::state::{Ending, MAX_SEATS, Phase, State};

/// The points of a comparison.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Points([u8; MAX_SEATS]);

impl Points {
    pub fn of(&self, seat: Seat) -> u8 {
        self.0[seat.index()]
    }

    pub fn most(&self) -> u8 {
        self.0.into_iter().max().unwrap_or(0)
    }
}

/// The numbers of each seat's ship; `None` where there is no ship.
pub type Field = [Option<Numbers>; MAX_SEATS];

pub fn field(state: &State) -> Field {
    state.slips.map(|slip| slip.ship().map(|ship| ship.numbers))
}

/// iI2c.2, iI2c.4: the seats that share the best value of a category.
pub fn best_in(field: &Field, category: Category) -> SeatSet {
    let merits = field.map(|numbers| numbers.map(|numbers| numbers.merit(category)));
    let best = merits.into_iter().flatten().max();
    let seats = (0u8..).zip(merits).filter(|(_, merit)| merit.is_some() && *merit == best);
    seats.map(|(seat, _)| Seat(seat)).collect()
}

pub fn points(field: &Field, categories: &[Category]) -> Points {
    let mut points = Points::default();
    for category in categories {
        best_in(field, *category).iter().for_each(|seat| points.0[seat.index()] += 1);
    }
    points
}

/// iI2d.1, R41: who wins, and how that is called.
fn verdict(field: &Field, points: &Points) -> (Ending, SeatSet) {
    let fliers: SeatSet = (0..MAX_SEATS as u8).map(Seat).filter(|seat| field[seat.index()].is_some()).collect();
    let winners: SeatSet = fliers.iter().filter(|seat| points.of(*seat) == points.most()).collect();
    let ending = match (fliers.len(), winners.len()) {
        (0, _) => Ending::NoShips,
        (1, _) => Ending::OnlyShip,
        (_, 1) => Ending::Won,
        _ => Ending::Shared,
    };
    (ending, winners)
}

/// Everything handed in comes to light at once: from here nothing can be taken back.
pub(super) fn reveal(cx: &mut Cx<'_, StarshipBuilder>) {
    cx.reveal();
    let state = *cx.state();
    for seat in state.present() {
        cx.emit(Event::Ships(Ships::ShipRevealed { seat, ship: state.slip(seat).ship().copied() }));
    }
    let (field, categories) = (field(&state), state.terms.categories.list());
    let (ending, winners) = verdict(&field, &points(&field, categories));
    if ending != Ending::NoShips {
        for category in categories {
            cx.emit(Event::Ships(Ships::PointsAwarded { category: *category, to: best_in(&field, *category) }));
        }
    }
    cx.emit(Event::End(End::Ended { ending, winners }));
}

pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    let Phase::Over(ending) = state.phase() else { return None };
    let field = field(state);
    let points = points(&field, state.terms.categories.list());
    let rank = |seat: Seat| rank(state, ending, &field, &points, seat);
    let places = Seat::all(state.seats).map(|seat| {
        let better = Seat::all(state.seats).filter(|other| rank(*other) > rank(seat)).count() as u8;
        // R41: without a single ship nobody is first.
        let place = if ending == Ending::NoShips { 2 } else { 1 + better };
        Standing { seat, place, score: i64::from(points.of(seat)) }
    });
    Some(Outcome { ending: ending.id(), places: places.collect(), together: false })
}

/// iI-L3: by points; any ship stands before no ship, and those who stayed before those who left.
fn rank(state: &State, ending: Ending, field: &Field, points: &Points, seat: Seat) -> (bool, bool, u8) {
    let stayed = !state.left.contains(seat);
    let flies = field[seat.index()].is_some() && ending != Ending::LastPlayer;
    (stayed, flies, points.of(seat))
}
