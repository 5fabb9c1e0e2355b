//! The star chart, drawn from content alone: it is sent once with the page and never again. What moves lies on layers of
//! its own above it, in the same coordinates.

mod boxes;
mod ground;
pub mod places;
mod routes;
mod spaces;
mod stars;

use orrery_draw::Drawn;
use orrery_draw::plane::Point;

use super::prelude::*;
use crate::content::{CANVAS, Printing, Space};

/// Every layer shares these coordinates, with the middle of the map as their origin.
pub const VIEW_BOX: &str = "-1600 -1600 3200 3200";

/// So far out everything is in sight.
pub const WHOLE: u16 = 900;

/// How near the ship is looked at first: a move and the names round it fit on the board.
const NEAR: &str = "0.7";

/// The whole map as one picture.
pub fn chart(voice: &Voice<'_>, printing: Printing) -> Markup {
    html! {
        svg.layer.is-chart data-chart="" data-home=(WHOLE) data-near=(NEAR) tabindex="0" viewBox=(VIEW_BOX) {
            (DRAWN[printing.index()].of(voice, |voice| draw(voice, printing)))
        }
    }
}

/// It differs by printing and language alone.
static DRAWN: [Drawn; Printing::COUNT] = [const { Drawn::new() }; Printing::COUNT];

fn draw(voice: &Voice<'_>, printing: Printing) -> Markup {
    html! {
        (ground::ground(voice))
        (routes::routes())
        (stars::glows())
        (spaces::spaces(voice, printing))
        (boxes::boxes(voice))
        (stars::stars(voice))
    }
}

/// Where a space is drawn.
pub fn place(space: Space) -> (i16, i16) {
    (space.x() - CANVAS.0 as i16 / 2, space.y() - CANVAS.1 as i16 / 2)
}

fn point(space: Space) -> Point {
    let (x, y) = place(space);
    (f64::from(x), f64::from(y))
}

pub fn at(space: Space) -> String {
    let (x, y) = place(space);
    format!("translate({x} {y})")
}
