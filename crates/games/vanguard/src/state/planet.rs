//! The board of a world and what lies on it and beside it (3.1).

use std::sync::LazyLock;

use orrery_kit::{Blank, Few};
use serde::{Deserialize, Serialize};

use super::Place;
use crate::content::{
    Action, Biome, Board, Condition, Direction, Exceptional, Gear, Mark, Mission, Path, Poi, Sector, Threat,
};

/// Sectors are numbered from 1; what is 0 lies nowhere.
pub const SECTORS: usize = 10;

orrery_kit::set! { Missions of Mission }
orrery_kit::set! { Threats of Threat }
orrery_kit::set! { Relics of Exceptional }

/// What is printed about a place of a board, looked up once.
struct Printed {
    sector: Option<Sector>,
    paths: Vec<(Path, u8)>,
}

static BOARDS: LazyLock<Vec<[Printed; SECTORS]>> = LazyLock::new(|| Board::all().map(printed).collect());

fn printed(board: Board) -> [Printed; SECTORS] {
    std::array::from_fn(|number| Printed {
        sector: Sector::all().find(|sector| sector.board() == board && usize::from(sector.number()) == number),
        paths: leaving(board, number as u8).collect(),
    })
}

/// Paths that leave a sector, with where they lead.
fn leaving(board: Board, sector: u8) -> impl Iterator<Item = (Path, u8)> {
    Path::all().filter(move |path| path.from().board() == board).filter_map(move |path| {
        let (from, to) = (path.from().number(), path.to().number());
        let back = path.direction() == Direction::Both && to == sector;
        if from == sector { Some((path, to)) } else { back.then_some((path, from)) }
    })
}

/// How far the counters of an action have come (VG-ROLL-19, 20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    pub action: Action,
    pub green: u8,
    pub red: u8,
}

impl Blank for Progress {
    const BLANK: Progress = Progress { action: Action(0), green: 0, red: 0 };
}

/// A gear token on the board (VG-GEAR-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Token {
    pub gear: Gear,
    pub sector: u8,
    pub carrier: Place,
}

impl Blank for Token {
    const BLANK: Token = Token { gear: Gear(0), sector: 0, carrier: Place(0) };
}

/// A threat in play, and how far its time token has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standee {
    pub is_in_play: bool,
    /// 0 while it is off the board.
    pub sector: u8,
    pub time: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Planet {
    pub board: Board,
    /// The stack of each sector, the visible card last (VG-POI-1, VG-POI-3, VG-POI-2).
    pub pois: [Few<Poi, 4>; SECTORS],
    pub marks: [u8; SECTORS],
    pub progress: Few<Progress, 24>,
    pub tokens: Few<Token, 4>,
    /// 0 where there is none, or it has not landed.
    pub lander: u8,
    pub threats: [Standee; Threat::COUNT],
    /// The topmost condition card; otherwise the printed one is in force (VG-COND-1).
    pub over: Option<Condition>,
    /// Time tokens of the printed condition and of the card over it.
    pub printed_time: u8,
    pub over_time: u8,
    pub in_play: Missions,
    pub done: Missions,
    pub failed: Missions,
    /// Missions completed during this exploration (C9).
    pub completed: Missions,
    /// Exceptional discoveries that lie face down.
    pub relics: Relics,
    /// VG-TIME-8: party members at the beginning.
    pub crew: u8,
}

impl Planet {
    pub fn new(board: Board) -> Planet {
        Planet {
            board,
            pois: [Few::NONE; SECTORS],
            marks: [0; SECTORS],
            progress: Few::NONE,
            tokens: Few::NONE,
            lander: 0,
            threats: [Standee::default(); Threat::COUNT],
            over: None,
            printed_time: 0,
            over_time: 0,
            in_play: Missions::NONE,
            done: Missions::NONE,
            failed: Missions::NONE,
            completed: Missions::NONE,
            relics: Relics::NONE,
            crew: 0,
        }
    }

    pub fn sector(&self, number: u8) -> Option<Sector> {
        BOARDS.get(self.board.index())?.get(usize::from(number))?.sector
    }

    /// VG-COND-1, R35, VG-COND-3
    pub fn condition(&self) -> Condition {
        self.over.unwrap_or_else(|| self.board.condition())
    }

    /// The card that shows in a sector, or what is printed there (VG-POI-1, VG-POI-4).
    pub fn poi(&self, sector: u8) -> Option<Poi> {
        let card = self.pois[usize::from(sector)].last();
        card.or_else(|| self.sector(sector).and_then(Sector::printed))
    }

    pub fn is_marked(&self, sector: u8, mark: Mark) -> bool {
        let printed = self.sector(sector).is_some_and(|sector| sector.marks().contains(&mark));
        printed || self.poi(sector).is_some_and(|poi| poi.marks().contains(&mark))
    }

    /// VG-EVENT-2: of the sector and of the card that shows there.
    pub fn biomes(&self, sector: u8) -> impl Iterator<Item = Biome> + use<> {
        let printed = self.sector(sector).map_or(&[][..], Sector::biomes);
        let shown = self.poi(sector).map_or(&[][..], Poi::biomes);
        printed.iter().chain(shown).copied()
    }

    pub fn standee(&self, threat: Threat) -> Standee {
        self.threats[threat.index()]
    }

    pub fn progress_of(&self, action: Action) -> Progress {
        let known = self.progress.iter().find(|progress| progress.action == action);
        known.copied().unwrap_or(Progress { action, green: 0, red: 0 })
    }

    /// Paths that leave a sector, with where they lead, locked ones too (VG-TRAVEL-2).
    pub fn paths(&self, sector: u8) -> impl Iterator<Item = (Path, u8)> + use<> {
        BOARDS[self.board.index()][usize::from(sector)].paths.iter().copied()
    }
}
