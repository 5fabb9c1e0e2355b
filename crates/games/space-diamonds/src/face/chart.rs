//! The map, drawn from content alone: it is sent once with the page and never again. What changes lies on layers of
//! its own above it, in the same coordinates.

mod ground;
mod routes;
mod spaces;

use orrery_draw::Drawn;

use super::prelude::*;
use crate::content::Edition;

pub use routes::way;
pub use spaces::at;

/// Every layer shares these coordinates, with the Sun in the middle.
pub const VIEW_BOX: &str = "-1600 -1600 3200 3200";

/// How near one's own craft is looked at first: names are readable there, and a move fits on the board.
const NEAR: &str = "0.92";

/// The whole map as one picture. It is shown out to that radius at first, or from near for whoever has a craft.
pub fn chart(voice: &Voice<'_>, edition: Edition, home: u16, has_craft: bool) -> Markup {
    html! {
        svg.layer.chart data-chart="" data-home=(home) data-near=[has_craft.then_some(NEAR)] tabindex="0" viewBox=(VIEW_BOX) {
            (DRAWN[edition.index()].of(voice, |voice| draw(voice, edition)))
        }
    }
}

/// It differs by edition and language alone.
static DRAWN: [Drawn; Edition::COUNT] = [const { Drawn::new() }; Edition::COUNT];

fn draw(voice: &Voice<'_>, edition: Edition) -> Markup {
    html! {
        (ground::ground(voice))
        (routes::routes())
        (ground::bodies())
        (spaces::spaces(voice, edition))
        (ground::body_names(voice))
    }
}
