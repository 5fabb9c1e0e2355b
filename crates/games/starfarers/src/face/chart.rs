//! The star map, drawn from content alone: it is sent once with the page and never again. What changes lies on layers
//! of its own above it, in the same coordinates.

mod ground;
mod points;
mod systems;

use orrery_draw::Drawn;

use super::prelude::*;
use crate::content::{Hex, Point};

/// Every layer shares these coordinates, with the middle of the board in the middle.
pub const VIEW_BOX: &str = "-400 -400 800 800";
/// How far out the map is shown at first: all of it.
pub const HOME: u16 = 392;

/// Where a column and a height of the board are on the map: whole numbers, nearly regular hexes.
pub const fn spot(x: i8, y: i8) -> (i16, i16) {
    (28 * (x as i16 - 12), 8 * (39 - 2 * y as i16))
}

pub fn place((x, y): (i16, i16)) -> String {
    format!("translate({x} {y})")
}

pub fn at(point: Point) -> String {
    place(spot(point.x(), point.y()))
}

pub fn middle(hex: Hex) -> (i16, i16) {
    spot(hex.x, hex.y())
}

/// The whole map as one picture.
pub fn chart(voice: &Voice<'_>) -> Markup {
    html! { svg.layer.chart data-chart="" data-home=(HOME) tabindex="0" viewBox=(VIEW_BOX) { (DRAWN.of(voice, draw)) } }
}

/// It differs by language alone.
static DRAWN: Drawn = Drawn::new();

fn draw(voice: &Voice<'_>) -> Markup {
    html! {
        (ground::ground(voice))
        (systems::systems(voice))
        (points::points(voice))
    }
}
