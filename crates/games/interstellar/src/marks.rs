//! What the places of the drawings are called, where they have no id of their own: offers name them, faces bear them.

use orrery_core::Seat;

use crate::content::{Cyborg, Ideology, Shape, Slot, Velocity};
use crate::state::{ChitPlace, Nugget, Public};

/// The ship on the chart.
pub const SHIP: &str = "exodus";
pub const ALERT: &str = "alert";
pub const STADIUM: &str = "stadium";

/// A mat, on the hexagon and beside the board.
pub fn mat(of: Ideology) -> String {
    format!("mat-{}", of.id())
}

pub fn slot(of: Ideology, slot: Slot) -> String {
    format!("slot-{}-{}", of.id(), slot.id())
}

/// A slot of the mat that somebody belongs to.
pub fn slot_for(public: &Public, cyborg: Cyborg, slot: Slot) -> String {
    public.side(cyborg).map_or(String::new(), |of| self::slot(of, slot))
}

pub fn augmentation(of: Ideology, shape: Shape) -> String {
    format!("aug-{}-{}", of.id(), shape.id())
}

pub fn goo(shape: Shape) -> String {
    format!("goo-{}", shape.id())
}

pub fn nugget(nugget: Nugget) -> String {
    format!("nugget-{}", nugget.id())
}

pub fn speed(velocity: Velocity) -> String {
    format!("speed-{}", velocity.0)
}

pub fn seat(seat: Seat) -> String {
    format!("seat-{}", seat.number())
}

/// The place of an Earth Data card, from 0.
pub fn data(place: u8) -> String {
    format!("data-{}", place + 1)
}

/// The planet box that a chit lies in, or the first that shares its water.
pub fn chit(place: ChitPlace) -> &'static str {
    match place {
        ChitPlace::Air(planet) => planet.id(),
        ChitPlace::Water(place) => place.boxes().next().map_or("", |planet| planet.id()),
    }
}
