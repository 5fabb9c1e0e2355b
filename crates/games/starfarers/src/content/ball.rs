//! The five balls in a mother ship (SF-Z4, R-07). A shake drops two of them, every pair being equally likely.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Ball {
    Blue,
    Yellow,
    Red,
    Black,
}

impl Ball {
    pub const ALL: [Ball; 4] = [Ball::Blue, Ball::Yellow, Ball::Red, Ball::Black];

    pub const fn value(self) -> u8 {
        match self {
            Ball::Blue => 1,
            Ball::Yellow => 2,
            Ball::Red => 3,
            Ball::Black => 0,
        }
    }

    /// The text id, as in `ball-red`.
    pub const fn id(self) -> &'static str {
        ["blue", "yellow", "red", "black"][self as usize]
    }
}

/// The ten pairs of blue, yellow, yellow, red and black.
pub const PAIRS: [(Ball, Ball); 10] = {
    use Ball::{Black, Blue, Red, Yellow};
    [
        (Blue, Yellow),
        (Blue, Yellow),
        (Blue, Red),
        (Blue, Black),
        (Yellow, Yellow),
        (Yellow, Red),
        (Yellow, Black),
        (Yellow, Red),
        (Yellow, Black),
        (Red, Black),
    ]
};
