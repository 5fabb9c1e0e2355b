//! What a viewer learns of a fact.

use orrery_core::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::content::{Chit, Craft, Mass, Mission, Space, Spectral};
use crate::event::{Deal, Event};
use crate::sets::Chits;
use crate::state::{Ending, Memory, Missions, Mode};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Shown {
    /// Missions are their owner's secret; a spectator sees none.
    Dealt {
        mode: Mode,
        first: Seat,
        crafts: Vec<Craft>,
        missions: Missions,
    },
    TurnBegan {
        seat: Seat,
        round: u8,
    },
    MoveBegan {
        seat: Seat,
        thrust: u8,
    },
    Flew {
        seat: Seat,
        to: Space,
        regular: u8,
        bonus: u8,
        wet: Mass,
        gained: u8,
    },
    WayFlown {
        seat: Seat,
        way: Vec<Space>,
        regular: u8,
        bonus: u8,
        wet: Mass,
    },
    EmergencyFlown {
        seat: Seat,
        to: Space,
    },
    HazardRolled {
        seat: Seat,
        at: Space,
        die: u8,
        lose: u8,
    },
    /// R27: the others see letters only.
    ChitsLost {
        seat: Seat,
        letters: [u8; 6],
        chits: Option<Chits>,
    },
    IsofuelSpent {
        seat: Seat,
        chit: Chit,
    },
    WaterSpent {
        seat: Seat,
        chit: Chit,
        tanks: u8,
        wet: Mass,
    },
    /// iZ1.3: a log cannot forget, so without memory the others' line has the letter only; the face is in the view
    /// for its time.
    Discovered {
        seat: Seat,
        site: Space,
        letter: Spectral,
        chit: Option<Chit>,
        water: u8,
    },
    /// What was learnt is for the scanning player alone.
    Scanned {
        seat: Seat,
        sites: Vec<(Space, Option<u8>)>,
    },
    Refuelled {
        seat: Seat,
        site: Space,
        water: u8,
        tanks: u8,
        wet: Mass,
    },
    FeatDone {
        seat: Seat,
        mission: Mission,
        first: bool,
    },
    MissionDone {
        seat: Seat,
        mission: Mission,
    },
    CameHome {
        seat: Seat,
        rank: u8,
    },
    TurnEnded {
        seat: Seat,
    },
    PlayerLeft {
        seat: Seat,
    },
    Ended {
        ending: Ending,
    },
}

pub(crate) fn show(event: &Event, viewer: Viewer) -> Option<Shown> {
    Some(match *event {
        Event::Dealt(ref deal) => dealt(deal, viewer),
        Event::TurnBegan { seat, round } => Shown::TurnBegan { seat, round },
        Event::MoveBegan { seat, thrust } => Shown::MoveBegan { seat, thrust },
        Event::Flew { seat, to, regular, bonus, wet, gained } => Shown::Flew { seat, to, regular, bonus, wet, gained },
        Event::WayFlown { seat, ref way, regular, bonus, wet } => {
            Shown::WayFlown { seat, way: way.clone(), regular, bonus, wet }
        }
        Event::EmergencyFlown { seat, to } => Shown::EmergencyFlown { seat, to },
        Event::HazardRolled { seat, at, die, lose } => Shown::HazardRolled { seat, at, die, lose },
        Event::ChitsLost { seat, chits } => {
            Shown::ChitsLost { seat, letters: chits.letters(), chits: viewer.is(seat).then_some(chits) }
        }
        Event::IsofuelSpent { seat, chit } => Shown::IsofuelSpent { seat, chit },
        Event::WaterSpent { seat, chit, tanks, wet } => Shown::WaterSpent { seat, chit, tanks, wet },
        Event::Discovered { seat, site, chit, water, memory } => {
            let readable = viewer.is(seat) || memory == Memory::On;
            Shown::Discovered { seat, site, letter: chit.spectral(), chit: readable.then_some(chit), water }
        }
        Event::Scanned { seat, ref sites } => {
            let own = viewer.is(seat);
            Shown::Scanned { seat, sites: sites.iter().map(|(site, water)| (*site, own.then_some(*water))).collect() }
        }
        Event::Refuelled { seat, site, water, tanks, wet } => Shown::Refuelled { seat, site, water, tanks, wet },
        Event::FeatDone { seat, mission, first } => Shown::FeatDone { seat, mission, first },
        Event::MissionDone { seat, mission } => Shown::MissionDone { seat, mission },
        Event::CameHome { seat, rank } => Shown::CameHome { seat, rank },
        Event::TurnEnded { seat } => Shown::TurnEnded { seat },
        Event::PlayerLeft { seat } => Shown::PlayerLeft { seat },
        Event::Ended { ending } => Shown::Ended { ending },
    })
}

fn dealt(deal: &Deal, viewer: Viewer) -> Shown {
    let own = viewer.seat().filter(|seat| seat.0 < deal.seats);
    Shown::Dealt {
        mode: deal.mode,
        first: deal.first,
        crafts: deal.crafts[..usize::from(deal.seats)].to_vec(),
        missions: own.map_or(Missions::default(), |seat| deal.missions[seat.index()]),
    }
}
