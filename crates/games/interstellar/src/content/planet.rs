//! The 36 planet boxes and the 23 places of water chits (2.7.2).
//!
//! Rules held here beside those that are named below: K-Goldilocks, RUL-54, T-BOXES.

use super::{Stack, Star, Substar};

orrery_kit::numbered! {
    /// A box by its number, star by star in the order in which boxes are filled.
    PlanetBox(u8) of 36 by id
}

orrery_kit::set! { PlanetBoxes of PlanetBox }

orrery_kit::named! {
    pub enum BoxKind {
        YellowGoldilocks = "yellow-goldilocks",
        RedGoldilocks = "red-goldilocks",
        /// A Troglodyte that orbits a gas giant.
        Moon = "moon",
        /// A Troglodyte that orbits a brown dwarf.
        CarbonPlanet = "carbon-planet",
        /// A Troglodyte that orbits a white dwarf.
        Phoenix = "phoenix",
    }
}

impl BoxKind {
    /// The chits that its air is drawn from; only a Goldilocks has air.
    pub const fn air(self) -> Option<Stack> {
        match self {
            BoxKind::YellowGoldilocks => Some(Stack::YellowAir),
            BoxKind::RedGoldilocks => Some(Stack::RedAir),
            _ => None,
        }
    }

    pub const fn is_goldilocks(self) -> bool {
        self.air().is_some()
    }

    /// What a Troglodyte orbits.
    pub const fn substar(self) -> Option<Substar> {
        match self {
            BoxKind::Moon => Some(Substar::GasGiant),
            BoxKind::CarbonPlanet => Some(Substar::BrownDwarf),
            BoxKind::Phoenix => Some(Substar::WhiteDwarf),
            _ => None,
        }
    }
}

orrery_kit::named! {
    /// Boxes with the same place share one water chit.
    pub enum WaterPlace {
        Acn = "w-ACN",
        Prx = "w-PRX",
        Bar = "w-BAR",
        LuhA = "w-LUHa",
        LuhB = "w-LUHb",
        Wis = "w-WIS",
        SirA = "w-SIRa",
        SirB = "w-SIRb",
        ProA = "w-PROa",
        ProB = "w-PROb",
        Luy = "w-LUY",
        Ugp = "w-UGP",
        Ran = "w-RAN",
        Tau = "w-TAU",
        Uvc = "w-UVC",
        Eri = "w-ERI",
        Lac = "w-LAC",
        Ind = "w-IND",
        CygA = "w-CYGa",
        CygB = "w-CYGb",
        Gro = "w-GRO",
        Wol = "w-WOL",
        Lal = "w-LAL",
    }
}

impl WaterPlace {
    pub fn boxes(self) -> impl Iterator<Item = PlanetBox> {
        PlanetBox::all().filter(move |planet| planet.water() == self)
    }
}

orrery_kit::columns! {
    PlanetBox:
    /// Also the id of its air.
    id: &'static str,
    star: Star,
    kind: BoxKind,
    /// The printed extra drop of an Earth or super-Earth; it counts for the Goldilocks only.
    drop: u8,
    water: WaterPlace,
}

use BoxKind::{CarbonPlanet, Moon, Phoenix, RedGoldilocks, YellowGoldilocks};
use Star::{Acn, Bar, Cyg, Eri, Gro, Ind, Lac, Lal, Luh, Luy, Pro, Prx, Ran, Sir, Tau, Ugp, Uvc, Wis, Wol};

static ROWS: [Row; PlanetBox::COUNT] = [
    row("ACN-g", Acn, YellowGoldilocks, 0, WaterPlace::Acn),
    row("PRX-g", Prx, RedGoldilocks, 1, WaterPlace::Prx),
    row("BAR-g", Bar, RedGoldilocks, 1, WaterPlace::Bar),
    row("LUH-b1", Luh, CarbonPlanet, 0, WaterPlace::LuhA),
    row("LUH-b2", Luh, CarbonPlanet, 0, WaterPlace::LuhB),
    row("WIS-b", Wis, CarbonPlanet, 0, WaterPlace::Wis),
    row("SIR-g", Sir, YellowGoldilocks, 0, WaterPlace::SirA),
    row("SIR-m", Sir, Moon, 0, WaterPlace::SirA),
    row("SIR-w", Sir, Phoenix, 0, WaterPlace::SirB),
    row("PRO-g", Pro, YellowGoldilocks, 0, WaterPlace::ProA),
    row("PRO-m", Pro, Moon, 0, WaterPlace::ProA),
    row("PRO-w", Pro, Phoenix, 0, WaterPlace::ProB),
    row("LUY-g", Luy, RedGoldilocks, 1, WaterPlace::Luy),
    row("LUY-m", Luy, Moon, 0, WaterPlace::Luy),
    row("UGP-b", Ugp, CarbonPlanet, 0, WaterPlace::Ugp),
    row("RAN-g", Ran, YellowGoldilocks, 0, WaterPlace::Ran),
    row("RAN-m", Ran, Moon, 0, WaterPlace::Ran),
    row("TAU-g", Tau, YellowGoldilocks, 1, WaterPlace::Tau),
    row("TAU-m", Tau, Moon, 0, WaterPlace::Tau),
    row("UVC-g", Uvc, RedGoldilocks, 0, WaterPlace::Uvc),
    row("ERI-g", Eri, YellowGoldilocks, 1, WaterPlace::Eri),
    row("ERI-w", Eri, Phoenix, 0, WaterPlace::Eri),
    row("LAC-g", Lac, RedGoldilocks, 1, WaterPlace::Lac),
    row("LAC-m", Lac, Moon, 0, WaterPlace::Lac),
    row("IND-g", Ind, YellowGoldilocks, 0, WaterPlace::Ind),
    row("IND-m", Ind, Moon, 0, WaterPlace::Ind),
    row("IND-b", Ind, CarbonPlanet, 0, WaterPlace::Ind),
    row("CYG-gA", Cyg, YellowGoldilocks, 0, WaterPlace::CygA),
    row("CYG-gB", Cyg, YellowGoldilocks, 0, WaterPlace::CygB),
    row("CYG-m", Cyg, Moon, 0, WaterPlace::CygB),
    row("GRO-g", Gro, RedGoldilocks, 0, WaterPlace::Gro),
    row("GRO-m", Gro, Moon, 0, WaterPlace::Gro),
    row("WOL-g", Wol, RedGoldilocks, 0, WaterPlace::Wol),
    row("WOL-m", Wol, Moon, 0, WaterPlace::Wol),
    row("LAL-g", Lal, RedGoldilocks, 1, WaterPlace::Lal),
    row("LAL-m", Lal, Moon, 0, WaterPlace::Lal),
];
