//! Where names and planet boxes stand beside their stars, in pixels at full size: clear of routes, beads and each other,
//! also where the chart is looked at from afar and they are drawn larger.

use crate::content::Star;

/// The size of a planet box, and how much room is between two of them.
pub const BOX: (i16, i16) = (150, 26);
pub const GAP: i16 = 3;

/// The side of each star on which its name stands.
pub const NAMES: [&str; Star::COUNT] =
    ["ne", "sw", "sw", "se", "w", "sw", "nw", "nw", "nw", "e", "sw", "ne", "nw", "w", "ne", "nw", "w", "e", "w", "w"];

/// Where the uppermost box of each star begins.
pub const BOXES: [(i16, i16); Star::COUNT] = [
    (0, 0),
    (-38, -62),
    (30, 5),
    (10, 34),
    (-146, -86),
    (34, -26),
    (-2, 34),
    (-146, -122),
    (-146, 34),
    (-40, 25),
    (-182, -50),
    (-26, -86),
    (-120, -75),
    (30, -60),
    (-38, -86),
    (-110, 34),
    (34, -2),
    (-38, -86),
    (-2, -86),
    (35, -40),
];

/// The height of a stack of boxes.
pub fn stack(boxes: usize) -> i16 {
    boxes as i16 * (BOX.1 + GAP) - GAP
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Left, top, right and bottom.
    type Sides = [f64; 4];

    /// The boxes of a star as one frame, drawn larger by so much.
    fn frame(star: Star, k: f64) -> Option<Sides> {
        let ((x, y), (dx, dy)) = (super::super::point(star.space()), BOXES[star.index()]);
        let [left, top, wide, high] = [dx, dy, BOX.0, stack(star.boxes().count())].map(|side| f64::from(side) * k);
        (star.boxes().count() > 0).then_some([x + left, y + top, x + left + wide, y + top + high])
    }

    fn meet(a: Sides, b: Sides) -> bool {
        a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
    }

    #[test]
    fn boxes_cover_neither_each_other_nor_a_star() {
        for k in [1.0, 1.39] {
            let frames: Vec<(Star, Sides)> =
                Star::ALL.into_iter().filter_map(|star| Some((star, frame(star, k)?))).collect();
            for (at, (star, frame)) in frames.iter().enumerate() {
                assert!(frames[at + 1..].iter().all(|(_, other)| !meet(*frame, *other)), "{} at {k}", star.id());
                for other in Star::ALL {
                    let ((x, y), r) = (super::super::point(other.space()), 12.0 * k);
                    assert!(!meet(*frame, [x - r, y - r, x + r, y + r]), "{} over {} at {k}", star.id(), other.id());
                }
            }
        }
    }
}
