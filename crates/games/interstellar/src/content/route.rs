//! The routes of the map (2.7.3), between stars or from a fork of another route.

use super::{Space, Star, at};

orrery_kit::numbered! {
    Route(u8) of 27 by id
}

orrery_kit::columns! {
    Route:
    /// `R01` to `R27`; its spaces are `R01-01` and so on.
    id: &'static str,
    /// A star, or a fork in open space.
    from: Space,
    to: Space,
    /// From end to end.
    steps: u8,
}

static ROWS: [Row; Route::COUNT] = [
    row("R01", at::SOL, at::CYG, 23),
    row("R02", at::R01_03, at::BAR, 9),
    row("R03", at::BAR, at::CYG, 19),
    row("R04", at::R01_10, at::GRO, 13),
    row("R05", at::CYG, at::GRO, 14),
    row("R06", at::SOL, at::SIR, 17),
    row("R07", at::R06_06, at::WIS, 9),
    row("R08", at::WIS, at::SIR, 9),
    row("R09", at::WIS, at::WOL, 9),
    row("R10", at::WOL, at::LAL, 8),
    row("R11", at::WIS, at::LUH, 12),
    row("R12", at::SIR, at::PRO, 10),
    row("R13", at::SIR, at::UGP, 11),
    row("R14", at::UGP, at::PRO, 6),
    row("R15", at::PRO, at::LUY, 2),
    row("R16", at::SOL, at::PRX, 8),
    row("R17", at::PRX, at::ACN, 1),
    row("R18", at::ACN, at::LUH, 7),
    row("R19", at::ACN, at::IND, 19),
    row("R20", at::SOL, at::UVC, 18),
    row("R21", at::R20_10, at::RAN, 11),
    row("R22", at::UVC, at::TAU, 6),
    row("R23", at::UVC, at::RAN, 10),
    row("R24", at::RAN, at::TAU, 11),
    row("R25", at::RAN, at::ERI, 13),
    row("R26", at::UVC, at::LAC, 13),
    row("R27", at::LAC, at::IND, 9),
];

impl Route {
    /// The spaces between its ends, counted from the first end.
    pub fn spaces(self) -> impl DoubleEndedIterator<Item = Space> + ExactSizeIterator {
        let between = |row: &Row| u16::from(row.steps) - 1;
        let first = Star::COUNT as u16 + ROWS[..self.index()].iter().map(between).sum::<u16>();
        (first..first + between(&ROWS[self.index()])).map(Space)
    }
}
