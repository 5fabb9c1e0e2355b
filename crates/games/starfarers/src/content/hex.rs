//! The hexes behind the board. Planets and bases are hexes; ships stand on corners.

/// A hex by its column and row. Its centre is at height 3 × row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex {
    pub x: i8,
    pub row: i8,
}

impl Hex {
    pub const COUNT: usize = 161;

    /// All of them: even rows hold 12 in odd columns, odd rows 11 in even columns.
    pub fn all() -> impl Iterator<Item = Hex> {
        (0..14).flat_map(|row| (1 + row % 2..24).step_by(2).map(move |x| Hex { x, row }))
    }

    const fn is_there(x: i8, row: i8) -> bool {
        0 <= row && row < 14 && 0 < x && x < 24 && (x + row) % 2 == 1
    }

    /// Whether some hex has a corner at this column and height.
    pub(super) const fn is_corner(x: i8, y: i8) -> bool {
        let around = Hex { x, row: 0 }.corners();
        let mut at = 0;
        while at < around.len() {
            let centre = y - around[at].1;
            if centre.rem_euclid(3) == 0 && Hex::is_there(around[at].0, centre / 3) {
                return true;
            }
            at += 1;
        }
        false
    }

    /// The height of its centre.
    pub const fn y(self) -> i8 {
        3 * self.row
    }

    /// Where its six corners are, clockwise from the top.
    pub const fn corners(self) -> [(i8, i8); 6] {
        let (x, y) = (self.x, self.y());
        [(x, y + 2), (x + 1, y + 1), (x + 1, y - 1), (x, y - 2), (x - 1, y - 1), (x - 1, y + 1)]
    }
}
