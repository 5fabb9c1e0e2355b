//! Where words stand beside a point of a map: on the side with the most room between the ways that leave it.

use crate::plane::{Point, dot, unit};

/// A side by its compass name, as style sheets have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Side(&'static str);

/// Sides with their directions on a page, the one that reads best first.
const SIDES: [(&str, (f64, f64)); 8] = [
    ("e", (1.0, 0.0)),
    ("w", (-1.0, 0.0)),
    ("se", (0.7, 0.7)),
    ("ne", (0.7, -0.7)),
    ("sw", (-0.7, 0.7)),
    ("nw", (-0.7, -0.7)),
    ("s", (0.0, 1.0)),
    ("n", (0.0, -1.0)),
];

impl Side {
    /// Among sides with about as much room the one that reads best. A way is told by where it leads from the point.
    pub fn roomiest(ways: &[(i16, i16)]) -> Side {
        let most = SIDES.iter().map(|(_, side)| room(ways, *side)).fold(f64::MIN, f64::max);
        let fits = |(_, side): &&(&str, (f64, f64))| room(ways, *side) > most - 0.35;
        Side(SIDES.iter().find(fits).map_or("e", |(id, _)| id))
    }

    pub const fn id(self) -> &'static str {
        self.0
    }
}

/// Whether there is more room below a point than above it.
pub fn is_freer_below(ways: &[(i16, i16)]) -> bool {
    room(ways, (0.0, 1.0)) > room(ways, (0.0, -1.0))
}

/// How far the nearest way keeps from a direction: from -1 along it to 1 against it.
fn room(ways: &[(i16, i16)], direction: Point) -> f64 {
    let against = |way: &(i16, i16)| -dot(unit((way.0.into(), way.1.into())), unit(direction));
    ways.iter().map(against).fold(1.0, f64::min)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_keep_off_the_ways() {
        assert_eq!(Side::roomiest(&[]).id(), "e", "where nothing is in the way it reads best");
        assert_eq!(Side::roomiest(&[(10, 0)]).id(), "w");
        assert_eq!(Side::roomiest(&[(10, 0), (-10, 0)]).id(), "s", "between two ways");
        assert_eq!(Side::roomiest(&[(10, 0), (-10, 0), (0, 10)]).id(), "n");
        assert!(is_freer_below(&[(0, -10)]) && !is_freer_below(&[(0, 10)]));
    }
}
