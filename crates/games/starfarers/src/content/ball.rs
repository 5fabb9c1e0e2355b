//! The five balls in a mother ship (SF-Z4, R-07). A shake drops two of them, every pair being equally likely.

orrery_kit::named! {
    pub enum Ball {
        Blue = "blue",
        Yellow = "yellow",
        Red = "red",
        Black = "black",
    }
}

impl Ball {
    pub const fn value(self) -> u8 {
        [1, 2, 3, 0][self as usize]
    }
}

/// The ten pairs of blue, yellow, yellow, red and black.
#[rustfmt::skip]
pub const PAIRS: [(Ball, Ball); 10] = {
    use Ball::{Black, Blue, Red, Yellow};
    [
        (Blue, Yellow), (Blue, Yellow), (Blue, Red), (Blue, Black),
        (Yellow, Yellow), (Yellow, Red), (Yellow, Black), (Yellow, Red), (Yellow, Black), (Red, Black),
    ]
};
