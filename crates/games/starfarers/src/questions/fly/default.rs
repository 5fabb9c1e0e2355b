//! What ships of the absent do.

use super::super::prelude::*;
use super::{Flight, Then};
use crate::content::Planet;
use crate::rules::fly::{Craft, check_look};
use crate::rules::found;
use crate::sets::Route;
use crate::state::Transporter;

/// SF-FLY-15: what lies under a chip is looked at, what can be cleared or founded is; a ship that may not stay flies
/// to the nearest legal place.
pub(crate) fn fallback(state: &State, seat: Seat) -> Flight {
    let crafts = || Transporter::ALL.into_iter().filter_map(|ship| Craft::of(&state.public, seat, ship));
    let in_flight = |craft: &Craft| state.public.turn.flying == Some(craft.name);
    let first = crafts().filter(in_flight).chain(crafts().filter(|craft| !in_flight(craft)));
    let mut acts = first.filter_map(|craft| act(state, &craft));
    acts.next().unwrap_or(Flight::EndTurn)
}

fn act(state: &State, craft: &Craft) -> Option<Flight> {
    let (at, ship) = (craft.ship.at, craft.name);
    let here = |then: Then| Some(Flight::Fly { ship, route: Route::NONE, then });
    if check_look(&state.public, craft.seat, at).is_ok() {
        return here(Then::Look);
    }
    let clears = |planet: &&Planet| found::can_clear(state, craft.seat, **planet);
    if let Some(planet) = at.planets().iter().find(clears) {
        return here(Then::Clear(*planet));
    }
    if craft.can_found(state, at) {
        return here(Then::Found);
    }
    if !craft.must_move(state) {
        return None;
    }
    let (to, _) = craft.nearest(state, at)?;
    let then = if craft.may_rest(&state.public, to).is_ok() { Then::Stop } else { Then::Found };
    Some(Flight::Fly { ship, route: Route::shortest(at, to), then })
}
