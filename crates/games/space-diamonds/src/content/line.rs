//! What is drawn on the map besides its spaces: routes in their colours, bridges, and the discs of bodies. Colour has
//! no effect on play.

use super::Space;
use super::at::*;

orrery_kit::named! {
    /// In the order they are drawn: the last passes over all others.
    pub enum LineColour {
        Spur = "spur",
        BeltRing = "belt",
        MarsRing = "mars",
        EarthRing = "earth",
        OuterBelt = "outer",
        Giants = "giants",
        Red = "red",
        Blue = "blue",
        Green = "green",
        Escape = "escape",
    }
}

/// A run of spaces, each joined to the next.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    pub colour: LineColour,
    pub spaces: &'static [Space],
}

/// Two edges that cross without touching.
#[derive(Clone, Copy, Debug)]
pub struct Bridge {
    pub over: (Space, Space),
    pub under: (Space, Space),
}

/// A disc behind the spaces.
#[derive(Clone, Copy, Debug)]
pub struct Body {
    pub id: &'static str,
    /// Hours and minutes.
    pub clock: (u8, u8),
    pub r: u16,
    pub radius: u8,
}

impl Body {
    /// Its centre, to the right of and below the Sun.
    pub fn centre(&self) -> (i16, i16) {
        let angle = (f64::from(self.clock.0) * 30.0 + f64::from(self.clock.1) * 0.5).to_radians();
        let r = f64::from(self.r);
        ((r * angle.sin()).round() as i16, (-r * angle.cos()).round() as i16)
    }
}

pub const BODIES: [Body; 8] = [
    Body { id: "sun", clock: (0, 0), r: 0, radius: 40 },
    Body { id: "mercury", clock: (7, 52), r: 78, radius: 30 },
    Body { id: "venus", clock: (6, 46), r: 240, radius: 40 },
    Body { id: "earth", clock: (4, 58), r: 352, radius: 34 },
    Body { id: "luna", clock: (3, 52), r: 372, radius: 26 },
    Body { id: "mars", clock: (1, 56), r: 612, radius: 55 },
    Body { id: "jupiter", clock: (9, 28), r: 1150, radius: 70 },
    Body { id: "saturn", clock: (8, 30), r: 1312, radius: 55 },
];

pub const BRIDGES: [Bridge; 3] = [
    Bridge { over: (JSA, JSB), under: (MJO, WB2) },
    Bridge { over: (JSB, JSC), under: (ICL, MWB) },
    Bridge { over: (JSB, JSC), under: (FLB, FLO) },
];

/// All edges between spaces that are not sites, each exactly once.
pub fn lines() -> &'static [Line] {
    &LINES
}

/// Runs of spaces by colour, with commas between them.
macro_rules! lines {
    ($($colour:ident: $($($space:ident)+),+;)+) => {
        [$($(Line { colour: LineColour::$colour, spaces: &[$($space),+] },)+)+]
    };
}

static LINES: [Line; 63] = lines! {
    Green: LEO CYC GEO EL1 EL5 G1 PB;
    Red: GEO EL2 R1 ML2;
    Blue: EL2 BB1 MFLY BB2 HBL H2 BB3 GEF CEB;
    EarthRing: G1 SEL4 OB1 OL3a OB2 OL3b MJO WB2 WL W2 WB1 SEL5 WB0 W1 EL2;
    Spur:
        GEO LUN, EL1 LUN, EL1 SEL1 HB0 HAB VE1 VL3 SB4 SB3 SB2 SOB SBB SB1 MEL MEU MET VFLY VEL2 YB2 YB1 W1,
        VEL2 VLO VR1 RAX, VE1 KHX, VFLY VATM, MEL MEO, VL3 VNB OL3a, VNB AMB, OB1 BEB, OB2 RYB, PHB PHC,
        ICL ICB, NB1 DAC, VR1 WVB W2, SEL5 APB, SEL5 CRX, WL PHB, SEL4 ITB, ML2 MATM, BB1 EUB ML5, BB1 ERX,
        W1 NEO MS1 C5B C5C KOH KOB KOR, W2 IVB MS2 C7B C7C C7H HEX HER, MW1 MAB, MW1 OLX, MJO ICX ICL,
        OL3a NB1 MN2 C12B C12C C12H BOB, MWB C9B C9C H9 HTB JAP, DAB C11B C11C KLE, HBL PSB PSC PSY, PSY CGX,
        PSY WIX, KOR IDL, KOR KAX, KOR MTB, VES VSB, VES WHX, HER FOB, HER HIB, NYS DVB, JAP HYB, FLO ARH,
        KLE THB THL, BOB PAB, HLL HLX, HLL SYB SYL, JFLY JMB JRX, JFLY JSJ1, JSJ1 HA1 HA2 HA3, SFLY TIB,
        SFLY PHX, HER JT5 JL5, THL JT4 JL4;
    MarsRing: PB MLO NEB MN2 DAB ICL MWB MW1 MS2 DID DDB MSB MS1 BB1;
    BeltRing: HBL LUB HLL HLB C12H ENX KLE CB11 FLO FLB H9 CB9 NYS NYB C7H CB7 VES VKB KOH CB5 H2;
    OuterBelt: GEF CO4 KOR;
    Giants: JAP JB1 JFLY JOB JOC SFLY SAC SAB HIB;
    Escape: SOB JSA JSB JSC JSD JSJ1 JSJ2 JSJ3 JSJX;
};
