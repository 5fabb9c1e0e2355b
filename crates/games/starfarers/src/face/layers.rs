//! What changes on the map: chips and colonies of each system, the bases with their posts, the ships, and where a ship
//! can fly. Each layer is a small picture of its own in the chart's coordinates.

mod bases;
mod reach;
mod ships;
mod systems;

pub use bases::{base, key as base_key};
pub use reach::{key as reach_key, reach};
pub use ships::{key as ships_key, ships};
pub use systems::{chip_mark, key as system_key, system};

use super::chart::VIEW_BOX;
use super::prelude::*;
use crate::state::Owner;

fn layer(class: &str, body: impl maud::Render) -> Markup {
    html! { svg class={ "layer " (class) } viewBox=(VIEW_BOX) { (body) } }
}

/// Colour and shape of a seat by number, from 1; nobody's pieces have a shape of their own (SF-3P-1).
fn suit(owner: Owner) -> u8 {
    match owner {
        Owner::Seat(Seat(seat)) => seat + 1,
        Owner::Neutral => 6,
    }
}

/// The shape of a seat as the base of a piece.
fn shape(suit: u8, size: u8) -> Markup {
    let corner = -f32::from(size) / 2.0;
    html! { use.pb href={ "#sh" (suit) } x=(corner) y=(corner) width=(size) height=(size) {} }
}
