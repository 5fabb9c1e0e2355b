//! The velocity track and the fuel track (2.6).
//!
//! Rules held here beside those that are named below: A2f, A2g, A2n, B13a, D4b-1, K-Delta-v, K-Velocity, RUL-56,
//! T-FUEL.

orrery_kit::numbered! {
    /// How many spaces the ship moves per dozyear; 0 in Orbit or at rest.
    Velocity(u8) of 5
}

impl Velocity {
    pub const REST: Velocity = Velocity(0);

    /// Per cent of the speed of light.
    pub const fn percent(self) -> u8 {
        4 * self.0
    }
}

orrery_kit::numbered! {
    /// A place on the fuel track, where the wet and the dry marker stand: 0 is the lightest.
    Position(u8) of 10
}

orrery_kit::columns! {
    Position:
    mass: u8,
    /// The most levels of velocity per dozyear.
    delta_v: u8,
}

static ROWS: [Row; Position::COUNT] = [
    row(3, 4),
    row(5, 4),
    row(7, 4),
    row(10, 4),
    row(18, 3),
    row(30, 3),
    row(50, 2),
    row(80, 2),
    row(130, 1),
    row(220, 1),
];

impl Position {
    /// 220, the top of the track.
    pub const TOP: Position = Position(9);

    /// 10: where the dry marker stands at the start, and never above.
    pub const DRY_AT_START: Position = Position(3);

    /// Where the dry marker stands for a ship of this mass: the smallest value not below it, 10 at most.
    pub const fn dry(ship: u8) -> Position {
        match ship {
            0..=3 => Position(0),
            4..=5 => Position(1),
            6..=7 => Position(2),
            _ => Position::DRY_AT_START,
        }
    }

    /// The fuel levels left while the wet marker stands here; `None` where it would stand below the dry one.
    pub const fn levels_over(self, dry: Position) -> Option<u8> {
        self.0.checked_sub(dry.0)
    }
}
