//! What the rules are in the middle of.

use orrery_core::Seat;
use orrery_kit::fx::At;
use serde::{Deserialize, Serialize};

use super::{Arrival, Line, Step, Workers};
use crate::content::{Cupid, Ideology, Star, Workcell};
use crate::questions::Decision;
use crate::rules::signals::DOME_STEPS;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Frame {
    SetUp(Stage),
    /// D1: it is this Ideology's pulse; whether it has placed a token in it.
    Assignment {
        pulse: Ideology,
        placed: bool,
    },
    /// D2
    Orders,
    /// D3
    Rolls,
    /// H2l: a roll is being resolved.
    Lab(Lab),
    /// A card is being carried out.
    Effect(At),
    /// D4-1: Ignition comes first.
    Ignition,
    /// D4-1: the other tasks.
    Maintenance,
    /// D4c
    EndCheck,
    /// D5b
    Ultralights,
    /// D5c
    Helm,
    /// D5d: so many spaces are still to go.
    Flight {
        left: u8,
        leg: Leg,
    },
    /// D5k
    Course,
    /// D6
    Attrition,
    /// D7: what is done next.
    Reset(Reset),
    /// F5b: this Ideology is the next to lose something.
    Malfunction {
        of: Ideology,
    },
    /// RUL-144: the Cosmos is shuffled afterwards.
    Shuffle,
    /// F3: everybody votes.
    Election,
    /// One player is asked this; then what lies below goes on.
    Ask {
        seat: Seat,
        question: Decision,
    },
    Over(Ending),
    /// I1, I2: a star has been explored, and what was found is judged.
    Found(Find),
    /// J1d: Landfall was not made.
    Stuck {
        judged: bool,
    },
    /// D5a: the dome of this Ideology flies, with so many spaces to go.
    Domes {
        of: Ideology,
        left: u8,
    },
    /// ED2: these librarians have yet to relieve somebody.
    Readers(Workers),
    /// C8: this line of the sheet is filled in.
    Sheet {
        line: Line,
        at: u8,
    },
    /// 4.3 LANDING_PARTY
    Landing(Step),
    /// A scored ending is counted.
    Finale(Finale),
    /// D2: how far orders and what follows from them have come.
    Session(Session),
    /// F3f: whether this order of the old Commander stands.
    Mandate {
        at: u8,
    },
    /// D2b, F2f: whoever may mutiny is asked.
    Uprising,
    /// F2f: a helm decision has been announced.
    Steering,
    /// D7c: the marriages after this one come next.
    Marriages {
        last: Cupid,
    },
    /// 4.3 ROOM: something comes to a mat.
    Arrival(Arrival),
    /// F1e: an election has decided about a card, which was wanted for this mat.
    Copyright {
        card: Workcell,
        wanted: Ideology,
    },
    /// D7c: the spouses are asked.
    Bliss {
        cupid: Cupid,
    },
}

/// Who has explored a star, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Find {
    pub star: Star,
    pub finder: Ideology,
    /// I2a: by an Ultralight.
    pub ultralight: bool,
    /// Whether the marks on the chits have been judged.
    pub judged: bool,
}

orrery_kit::holds! { Frame::Effect }

orrery_kit::named! {
    /// How far the set-up has come: what is done next.
    pub enum Stage {
        Deal = "deal",
        Ideologies = "ideologies",
        Commander = "commander",
        FirstOfficer = "first-officer",
        Coalition = "coalition",
        Help = "help",
        Heading = "heading",
    }
}

orrery_kit::named! {
    /// The turn marker (D-2).
    pub enum Phase {
        Assignment = "assignment",
        Orders = "orders",
        Rolls = "rolls",
        Maintenance = "maintenance",
        Movement = "movement",
        Attrition = "attrition",
        Reset = "reset",
    }
}

impl Phase {
    /// With what it begins.
    pub const fn first(self) -> Frame {
        match self {
            Phase::Assignment => Frame::Assignment { pulse: Ideology::Individuality, placed: false },
            Phase::Orders => Frame::Orders,
            Phase::Rolls => Frame::Rolls,
            Phase::Maintenance => Frame::Ignition,
            Phase::Movement => Frame::Domes { of: Ideology::Individuality, left: DOME_STEPS },
            Phase::Attrition => Frame::Attrition,
            Phase::Reset => Frame::Reset(Reset::Return),
        }
    }
}

orrery_kit::named! {
    /// What is done next in D2.
    pub enum Session {
        Orders = "orders",
        /// D2d: of the Post-human.
        Levies = "levies",
        Mutiny = "mutiny",
        Verdict = "verdict",
        /// F3f: orders of a new Commander.
        Amend = "amend",
        /// D2c
        CarryOut = "carry-out",
    }
}

orrery_kit::named! {
    /// D7a to D7j
    pub enum Reset {
        Return = "return",
        Archenemies = "archenemies",
        Bliss = "bliss",
        Sleep = "sleep",
        School = "school",
        Mimarobe = "mimarobe",
        Polymath = "polymath",
        Market = "market",
        Malfunction = "malfunction",
        Teenagers = "teenagers",
    }
}

orrery_kit::named! {
    /// What is done next with a roll (H2l, H3e).
    pub enum Lab {
        Engineer = "engineer",
        Accept = "accept",
        Effect = "effect",
        Learn = "learn",
        Mishaps = "mishaps",
        Outbreak = "outbreak",
        /// H2h
        Culprits = "culprits",
        /// H2k
        Ownership = "ownership",
        Over = "over",
    }
}

orrery_kit::named! {
    /// What is done next with a space of the ship's move (4.1.1).
    pub enum Leg {
        Depart = "depart",
        Arrive = "arrive",
        Brake = "brake",
        /// The map may end here.
        Pass = "pass",
        /// D5f
        Explore = "explore",
    }
}

orrery_kit::named! {
    /// What is done next at the end of a game that is scored.
    pub enum Finale {
        /// I4e
        Eden = "eden",
        /// I4f
        Seeds = "seeds",
        /// J3b
        Count = "count",
    }
}

orrery_kit::named! {
    /// The ways a game may end (4.7).
    pub enum Ending {
        /// J1d-1
        OffMap = "ending-off-map",
        /// J1d-3
        Forty = "ending-forty",
        /// J1e
        Home = "ending-home",
        /// F5c
        NoHumans = "ending-no-humans",
        /// RUL-156: everybody has left.
        Abandoned = "ending-abandoned",
        /// J1a
        Goldilocks = "ending-goldilocks",
        /// J1b
        Troglodyte = "ending-troglodyte",
        /// J1d-2: declared.
        Stranded = "ending-stranded",
        /// J1d-2: at the sixth check in a row.
        StrandedLong = "ending-stranded-long",
        /// F5c: a female lives where a party has landed.
        AllLanded = "ending-all-landed",
        /// J1c
        Agreed = "ending-agreed",
        /// H5d
        NoFemales = "ending-no-females",
        /// RUL-101: counted, but nobody can win.
        NoEve = "ending-no-eve",
    }
}

impl Ending {
    /// 4.7: whether points are counted.
    pub const fn is_scored(self) -> bool {
        !matches!(self, Ending::NoHumans | Ending::Abandoned | Ending::Agreed | Ending::NoFemales)
    }
}
