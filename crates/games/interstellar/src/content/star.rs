//! The 20 stars (2.7.1).
//!
//! Rules held here beside those that are named below: B8b-1, B8b-2, F2b, K-Star, RUL-55.

use super::{PlanetBox, Space};

orrery_kit::options! {
    /// A star, in the order of the map's first spaces. As an option it is where the voyage starts (C7f).
    pub enum Star = "start_star" folded {
        Sol = "SOL", Acn = "ACN", Prx = "PRX", Bar = "BAR", Luh = "LUH", Wis = "WIS", Sir = "SIR", Pro = "PRO",
        Luy = "LUY", Ugp = "UGP", Ran = "RAN", Tau = "TAU", Uvc = "UVC", Eri = "ERI", Lac = "LAC", Ind = "IND",
        Cyg = "CYG", Gro = "GRO", Wol = "WOL", Lal = "LAL"
    }
}

orrery_kit::set! { Stars of Star }

orrery_kit::named! {
    /// A member of a star by its colour.
    pub enum Sun {
        Yellow = "yellow",
        Red = "red",
        White = "white",
        Brown = "brown",
    }
}

orrery_kit::named! {
    /// What is rolled for on entry (B8b).
    pub enum Hazard {
        Flare = "flare",
        Debris = "debris",
    }
}

orrery_kit::named! {
    /// What Troglodytes orbit (I6a).
    pub enum Substar {
        GasGiant = "gas-giant",
        BrownDwarf = "brown-dwarf",
        WhiteDwarf = "white-dwarf",
    }
}

orrery_kit::columns! {
    Star:
    members: &'static [Sun],
    hazard: Option<Hazard>,
    /// From Sol, in hundredths of a light year.
    distance: u16,
    /// What a hot fly-by may use here (F2d).
    flyby: &'static [Substar],
    /// Where its planet boxes are drawn, from the star.
    boxes_from: (i16, i16),
}

use Hazard::{Debris, Flare};
use Substar::{BrownDwarf, GasGiant};
use Sun::{Brown, Red, White, Yellow};

static ROWS: [Row; Star::COUNT] = [
    row(&[Yellow], None, 0, &[], (0, 0)),
    row(&[Yellow], None, 437, &[], (-40, -95)),
    row(&[Red], Some(Flare), 425, &[], (30, 5)),
    row(&[Red], None, 596, &[], (-190, -10)),
    row(&[Brown, Brown], None, 650, &[BrownDwarf], (-60, -110)),
    row(&[Brown], None, 743, &[BrownDwarf], (20, 30)),
    row(&[Yellow, White], None, 860, &[GasGiant], (30, 20)),
    row(&[Yellow, White], None, 1146, &[GasGiant], (-60, -140)),
    row(&[Red], None, 1236, &[GasGiant], (-60, 25)),
    row(&[Brown], None, 1340, &[BrownDwarf], (-40, 25)),
    row(&[Yellow], Some(Debris), 1050, &[GasGiant], (-200, 10)),
    row(&[Yellow], Some(Debris), 1191, &[GasGiant], (25, -30)),
    row(&[Red], Some(Flare), 877, &[], (-120, -75)),
    row(&[Yellow, White, Red], None, 1630, &[], (30, -60)),
    row(&[Red], None, 1072, &[GasGiant], (25, -20)),
    row(&[Yellow, Brown], None, 1187, &[GasGiant, BrownDwarf], (-60, -140)),
    row(&[Yellow, Yellow], None, 1140, &[GasGiant], (-90, 30)),
    row(&[Red], Some(Flare), 1162, &[GasGiant], (30, -20)),
    row(&[Red], Some(Flare), 786, &[GasGiant], (-190, 15)),
    row(&[Red], None, 831, &[GasGiant], (35, -40)),
];

impl Star {
    pub const fn space(self) -> Space {
        Space(self as u16)
    }

    /// Its planet boxes in the order in which they are filled.
    pub fn boxes(self) -> impl Iterator<Item = PlanetBox> {
        PlanetBox::all().filter(move |planet| planet.star() == self)
    }
}
