//! What is drawn on the map besides its spaces: routes in their colours, bridges, and the discs of bodies. Colour has
//! no effect on play.

use super::Space;
use super::at::*;

orrery_kit::named! {
    pub enum LineColour {
        Green = "green",
        Red = "red",
        Blue = "blue",
        EarthRing = "earth",
        MarsRing = "mars",
        BeltRing = "belt",
        OuterBelt = "outer",
        Giants = "giants",
        Escape = "escape",
        Spur = "spur",
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

macro_rules! line {
    ($colour:ident $($space:ident)+) => {
        Line { colour: LineColour::$colour, spaces: &[$($space),+] }
    };
}

#[rustfmt::skip]
static LINES: [Line; 63] = [
    line!(Green LEO CYC GEO EL1 EL5 G1 PB),
    line!(Red GEO EL2 R1 ML2),
    line!(Blue EL2 BB1 MFLY BB2 HBL H2 BB3 GEF CEB),
    line!(EarthRing G1 SEL4 OB1 OL3a OB2 OL3b MJO WB2 WL W2 WB1 SEL5 WB0 W1 EL2),
    line!(Spur GEO LUN),
    line!(Spur EL1 LUN),
    line!(Spur EL1 SEL1 HB0 HAB VE1 VL3 SB4 SB3 SB2 SOB SBB SB1 MEL MEU MET VFLY VEL2 YB2 YB1 W1),
    line!(Spur VEL2 VLO VR1 RAX),
    line!(Spur VE1 KHX),
    line!(Spur VFLY VATM),
    line!(Spur MEL MEO),
    line!(Spur VL3 VNB OL3a),
    line!(Spur VNB AMB),
    line!(Spur OB1 BEB),
    line!(Spur OB2 RYB),
    line!(Spur PHB PHC),
    line!(Spur ICL ICB),
    line!(Spur NB1 DAC),
    line!(Spur VR1 WVB W2),
    line!(Spur SEL5 APB),
    line!(Spur SEL5 CRX),
    line!(Spur WL PHB),
    line!(Spur SEL4 ITB),
    line!(MarsRing PB MLO NEB MN2 DAB ICL MWB MW1 MS2 DID DDB MSB MS1 BB1),
    line!(Spur ML2 MATM),
    line!(Spur BB1 EUB ML5),
    line!(Spur BB1 ERX),
    line!(Spur W1 NEO MS1 C5B C5C KOH KOB KOR),
    line!(Spur W2 IVB MS2 C7B C7C C7H HEX HER),
    line!(Spur MW1 MAB),
    line!(Spur MW1 OLX),
    line!(Spur MJO ICX ICL),
    line!(Spur OL3a NB1 MN2 C12B C12C C12H BOB),
    line!(Spur MWB C9B C9C H9 HTB JAP),
    line!(Spur DAB C11B C11C KLE),
    line!(BeltRing HBL LUB HLL HLB C12H ENX KLE CB11 FLO FLB H9 CB9 NYS NYB C7H CB7 VES VKB KOH CB5 H2),
    line!(Spur HBL PSB PSC PSY),
    line!(Spur PSY CGX),
    line!(Spur PSY WIX),
    line!(OuterBelt GEF CO4 KOR),
    line!(Spur KOR IDL),
    line!(Spur KOR KAX),
    line!(Spur KOR MTB),
    line!(Spur VES VSB),
    line!(Spur VES WHX),
    line!(Spur HER FOB),
    line!(Spur HER HIB),
    line!(Spur NYS DVB),
    line!(Spur JAP HYB),
    line!(Spur FLO ARH),
    line!(Spur KLE THB THL),
    line!(Spur BOB PAB),
    line!(Spur HLL HLX),
    line!(Spur HLL SYB SYL),
    line!(Giants JAP JB1 JFLY JOB JOC SFLY SAC SAB HIB),
    line!(Spur JFLY JMB JRX),
    line!(Spur JFLY JSJ1),
    line!(Escape SOB JSA JSB JSC JSD JSJ1 JSJ2 JSJ3 JSJX),
    line!(Spur JSJ1 HA1 HA2 HA3),
    line!(Spur SFLY TIB),
    line!(Spur SFLY PHX),
    line!(Spur HER JT5 JL5),
    line!(Spur THL JT4 JL4),
];
