//! Where a name stands beside its space: on the side with the most room between the routes that leave it.

use crate::content::{Anchor, Space};

/// The places for what is written at a space that is not a site, or beside the name that a site has.
#[derive(Clone, Copy)]
pub struct Anchors {
    pub name: Anchor,
    /// The price stands above, or below where the name or a route is above.
    pub price_below: bool,
}

/// Sides with their directions on the chart, the one that reads best first.
const SIDES: [(Anchor, (f64, f64)); 8] = [
    (Anchor::E, (1.0, 0.0)),
    (Anchor::W, (-1.0, 0.0)),
    (Anchor::SE, (0.7, 0.7)),
    (Anchor::NE, (0.7, -0.7)),
    (Anchor::SW, (-0.7, 0.7)),
    (Anchor::NW, (-0.7, -0.7)),
    (Anchor::S, (0.0, 1.0)),
    (Anchor::N, (0.0, -1.0)),
];

impl Anchors {
    pub fn of(space: Space) -> Anchors {
        let name = space.site().map_or_else(|| roomiest(space), |site| site.anchor);
        let is_above = matches!(name, Anchor::N | Anchor::NE | Anchor::NW);
        let is_below = matches!(name, Anchor::S | Anchor::SE | Anchor::SW);
        let below = room(space, (0.0, 1.0)) > room(space, (0.0, -1.0));
        Anchors { name, price_below: is_above || (below && !is_below) }
    }
}

/// Among sides with about as much room the one that reads best.
fn roomiest(space: Space) -> Anchor {
    let most = SIDES.iter().map(|(_, side)| room(space, *side)).fold(f64::MIN, f64::max);
    let fits = |(_, side): &&(Anchor, (f64, f64))| room(space, *side) > most - 0.35;
    SIDES.iter().find(fits).map_or(Anchor::E, |(anchor, _)| *anchor)
}

/// How far the nearest route keeps away from a direction: from -1 along it to 1 against it.
fn room(space: Space, (x, y): (f64, f64)) -> f64 {
    let along = |near: &Space| {
        let (dx, dy) = (f64::from(near.x() - space.x()), f64::from(near.y() - space.y()));
        -(dx * x + dy * y) / (dx.hypot(dy) * x.hypot(y))
    };
    space.neighbours().iter().map(along).fold(1.0, f64::min)
}
