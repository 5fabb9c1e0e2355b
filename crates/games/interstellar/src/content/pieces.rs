//! How many pieces there are of each sort beside those that have tables of their own (2.1).
//!
//! Rules held here beside those that are named below: B5, B13h, RUL-01, RUL-02, RUL-03, T-COUNTS.

/// One of each species.
pub const GOO_TOKENS: usize = super::Shape::COUNT;
/// Velocity, wet and dry mass, alert, learning and end-game.
pub const MARKERS: usize = 6;
/// Used by Hermaphroditism.
pub const SEX_MARKERS: usize = 6;
/// For each shape, one for each Ideology.
pub const AUGMENTATIONS_PER_SHAPE: usize = 6;
/// Orphan on one side, hibernation on the other; the program has as many as are needed.
pub const ORPHAN_MARKERS: usize = 6;
/// What the die of the batteries may show (B4e-1).
pub const CHARGE: std::ops::RangeInclusive<u8> = 1..=6;
/// C6b
pub const CHARGE_AT_START: u8 = 6;
pub const CYBORG_DICE_PER_IDEOLOGY: usize = 2;
pub const AVATAR_DICE_PER_IDEOLOGY: usize = 2;
/// The second comes into service by a workcell.
pub const AVATARS_AT_START: usize = 1;
/// One in each Trapezoid at the start (C2e).
pub const WEDDING_RINGS: usize = 6;
/// Stress and busted slots; the program has as many as are needed.
pub const BLACK_DISCS: usize = 36;
pub const DOMES_PER_IDEOLOGY: usize = 1;
pub const DUSTBUGS: usize = 2;
