//! The ship between explorations, and what a campaign remembers (3.1).

use orrery_kit::{Blank, Few, Rows};
use serde::{Deserialize, Serialize};

use super::{Cards, Ledger, Missions, Place, Relics, Stand, Standee};
use crate::content::{
    Board, Crew, Discovery, Ending, Gear, Goal, Lander, Landing, Log, Modification, Objective, Poi, Production,
    Research, Section, Situation, System, Threat, Upgrade, at,
};
use crate::state::Origin;

orrery_kit::set! { Situations of Situation }
orrery_kit::set! { Researches of Research }
orrery_kit::set! { Productions of Production }
orrery_kit::set! { Upgrades of Upgrade }
orrery_kit::set! { Landers of Lander }
orrery_kit::set! { Modifications of Modification }
orrery_kit::set! { Landings of Landing }
orrery_kit::set! { Systems of System }
orrery_kit::set! { Logs of Log }
orrery_kit::set! { Goals of Goal }
orrery_kit::set! { Facilities of Facility }

orrery_kit::named! {
    /// VG-MORALE-1
    pub enum Morale {
        VeryLow = "very-low",
        Low = "low",
        Medium = "medium",
        High = "high",
    }
}

orrery_kit::named! {
    /// VG-SHIP-2, VG-MED-2: where a crew member is. Recruits, the dead and deserters are on no list.
    pub enum Status {
        Available = "available",
        Resting = "resting",
        Light = "light",
        Moderate = "moderate",
        Critical = "critical",
        Party = "party",
    }
}

orrery_kit::named! {
    /// VG-FAC-2
    pub enum Facility {
        Laboratory = "laboratory",
        Production = "production",
        Barracks = "barracks",
        SituationRoom = "situation-room",
        AddOn = "add-on",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Post {
    pub section: Section,
    pub rank: u8,
    pub status: Status,
}

/// A project in its slot of the queue (VG-PROD-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Work {
    pub project: Production,
    pub stage: u8,
}

/// VG-FX-9: a statement of a card that waits for the ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Errand {
    pub origin: Origin,
    pub block: u8,
    pub done: u8,
}

impl Blank for Errand {
    const BLANK: Errand = Errand { origin: Origin::Log(Log(0)), block: 0, done: 0 };
}

/// A crew member who came home, with its wound cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Returned {
    pub crew: Crew,
    pub wounds: u8,
}

impl Blank for Returned {
    const BLANK: Returned = Returned { crew: Crew(0), wounds: 0 };
}

/// VG-OPS-9: what an operation that was won was worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    pub board: Board,
    pub points: u8,
}

impl Blank for Score {
    const BLANK: Score = Score { board: Board(0), points: 0 };
}

/// VG-LEAVE-2: what is kept of a world.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    pub pois: [Few<Poi, 4>; super::SECTORS],
    pub marks: [u8; super::SECTORS],
    pub threats: [Standee; Threat::COUNT],
    pub relics: Relics,
    pub done: Missions,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Campaign {
    pub roster: Rows<Option<Post>, { Crew::COUNT }>,
    /// Dice that every section owns (VG-DEBRIEF-6).
    pub dice: u8,
    pub dice_unlocked: bool,
    pub advanced: bool,
    pub objective: Objective,
    pub tech: u8,
    pub morale: Morale,
    pub energy: u8,
    pub command: u8,
    /// VG-SHIP-5: added to the next income.
    pub next_energy: u8,
    pub next_command: u8,
    /// VG-STAR-7: paid towards the flight home.
    pub home: u8,
    /// VG-SHIP-8
    pub penalty: bool,
    pub failed: u8,
    pub slots: [Option<Situation>; 4],
    pub possible: Situations,
    pub future: Situations,
    /// VG-SHIP-4
    pub awaiting_research: Researches,
    pub awaiting_production: Productions,
    pub awaiting_upgrades: Upgrades,
    pub laboratory: Researches,
    pub complex: Productions,
    /// Projects that were completed, and so are gone (VG-GEN-12).
    pub studied: Researches,
    pub built: Productions,
    pub queue: [Option<Work>; 4],
    pub installed: Upgrades,
    pub add_on: Option<Upgrade>,
    pub opened: Facilities,
    pub inventory: Rows<u8, { Gear::COUNT }>,
    pub unavailable: Rows<u8, { Gear::COUNT }>,
    pub found: Rows<u8, { Discovery::COUNT }>,
    pub display: Relics,
    pub rows_rewarded: u8,
    pub goals: Goals,
    pub landers: Landers,
    pub damaged: Landers,
    pub modifications: Modifications,
    pub bank: u8,
    pub system: System,
    pub systems: Systems,
    pub landings: Landings,
    pub recorded: Landings,
    pub scanner: Option<Landing>,
    pub lines: u8,
    /// The destination of the present exploration.
    pub landing: Option<Landing>,
    pub lander: Lander,
    pub records: Rows<Option<Record>, { Board::COUNT }>,
    pub shown: Logs,
    pub errands: Few<Errand, 24>,
    pub returned: Few<Returned, 4>,
    pub dead: u8,
    /// VG-MEM-1: whom the memorial names.
    pub lost: super::People,
    /// VG-MEM-2
    pub closed: [bool; Section::COUNT],
    pub ending: Option<Ending>,
    /// VG-BRIDGE-6: what becomes of the situation that strikes.
    pub keeps: bool,
    /// VG-OPS-9: missions of operations that are done, and what each was worth.
    pub operations: Missions,
    pub scores: Few<Score, 3>,
    /// DP20, DP30: decks and modifications of the last launch.
    pub decks: [Cards; Section::COUNT],
    pub fitted: Few<Modification, 4>,
    /// VG-SAVE-5, VG-CAMP-6
    pub before: Ledger,
    /// How it stood, phase by phase. Chapters of the first version had nothing of it.
    #[serde(default)]
    pub course: Few<Stand, 24>,
}

impl Campaign {
    /// VG-SETUP-1, VG-SETUP-2, VG-SETUP-3, VG-SETUP-4, VG-CAMP-7
    pub fn new() -> Campaign {
        let possible: Situations = Situation::all().filter(|one| one.0 < 10).collect();
        Campaign {
            roster: Rows([None; Crew::COUNT]),
            dice: 5,
            dice_unlocked: false,
            advanced: false,
            objective: at::objective::O01,
            tech: 1,
            morale: Morale::Medium,
            energy: 0,
            command: 0,
            next_energy: 0,
            next_command: 0,
            home: 0,
            penalty: false,
            failed: 0,
            slots: [None; 4],
            possible,
            future: Situation::all().filter(|one| !possible.contains(*one)).collect(),
            awaiting_research: Researches::NONE,
            awaiting_production: Productions::NONE,
            awaiting_upgrades: Upgrades::NONE,
            laboratory: [at::research::R04].into_iter().collect(),
            complex: [at::production::C01, at::production::C02, at::production::C03, at::production::C06]
                .into_iter()
                .collect(),
            studied: Researches::NONE,
            built: Productions::NONE,
            queue: [None; 4],
            installed: Upgrades::NONE,
            add_on: None,
            opened: Facilities::NONE,
            inventory: Rows([0; Gear::COUNT]),
            unavailable: Rows(std::array::from_fn(|gear| Gear(gear as u8).copies())),
            found: Rows::default(),
            display: Relics::NONE,
            rows_rewarded: 0,
            goals: Goals::NONE,
            landers: [at::lander::V1].into_iter().collect(),
            damaged: Landers::NONE,
            modifications: Modifications::NONE,
            bank: 0,
            system: at::system::Y1,
            systems: [at::system::Y1].into_iter().collect(),
            landings: Landings::NONE,
            recorded: Landings::NONE,
            scanner: None,
            lines: 0,
            landing: None,
            lander: at::lander::V1,
            records: Rows([None; Board::COUNT]),
            shown: Logs::NONE,
            errands: Few::NONE,
            returned: Few::NONE,
            dead: 0,
            lost: super::People::NONE,
            closed: [false; Section::COUNT],
            ending: None,
            keeps: false,
            operations: Missions::NONE,
            scores: Few::NONE,
            decks: [Cards::NONE; Section::COUNT],
            fitted: Few::NONE,
            before: Ledger::EMPTY,
            course: Few::NONE,
        }
    }

    pub fn post(&self, crew: Crew) -> Option<Post> {
        self.roster.0[crew.index()]
    }

    /// Those of a section in a state; of all sections without one.
    pub fn crew(&self, section: Option<Section>, status: Option<Status>) -> impl Iterator<Item = Crew> + '_ {
        Crew::all().filter(move |crew| {
            self.post(*crew).is_some_and(|post| {
                section.is_none_or(|section| section == post.section)
                    && status.is_none_or(|status| status == post.status)
            })
        })
    }

    /// VG-DEBRIEF-3: rank folders that are free.
    pub fn folders(&self, section: Section, rank: u8) -> usize {
        let all = [4, 3, 2][usize::from(rank) - 1];
        let used = self.crew(Some(section), None).filter(|crew| self.post(*crew).is_some_and(|post| post.rank == rank));
        all - used.count().min(all)
    }

    /// VG-SHIP-3: the last available one of a section is never assigned.
    pub fn assignable(&self) -> impl Iterator<Item = Crew> + '_ {
        let can = |section: Section| self.crew(Some(section), Some(Status::Available)).count() > 1;
        self.crew(None, Some(Status::Available))
            .filter(move |crew| self.post(*crew).is_some_and(|post| can(post.section)))
    }

    pub fn assignable_of(&self, section: Section) -> impl Iterator<Item = Crew> + '_ {
        self.assignable().filter(move |crew| self.post(*crew).is_some_and(|post| post.section == section))
    }
}

impl Default for Campaign {
    fn default() -> Self {
        Campaign::new()
    }
}

orrery_kit::named! {
    /// The pages of the ship book, and their parts (4.1, VG-BRIDGE-9): what is done next.
    pub enum Page {
        Clock = "clock",
        Install = "install",
        Sections = "sections",
        Distress = "distress",
        Objective = "objective",
        AddOns = "add-ons",
        Income = "income",
        Strike = "strike",
        Reveal = "reveal",
        StarMap = "star-map",
        Scanner = "scanner",
        Facilities = "facilities",
        Advance = "advance",
        Hands = "hands",
        Recruit = "recruit",
        Train = "train",
        Hangar = "hangar",
        Launch = "launch",
        Leaving = "leaving",
        Errands = "errands",
        Docking = "docking",
        Debriefing = "debriefing",
        Unloading = "unloading",
        Exhibits = "exhibits",
        Goals = "goals",
        Infirmary = "infirmary",
        Nursing = "nursing",
        Patients = "patients",
        Memorial = "memorial",
        Save = "save",
        /// VG-SETUP-5, VG-SETUP-9
        FirstCrew = "first-crew",
        /// VG-SETUP-6
        SecondCrew = "second-crew",
    }
}

impl Page {
    /// 5.22: whose player decides.
    pub const fn section(self) -> Section {
        match self {
            Page::Facilities
            | Page::Recruit
            | Page::Train
            | Page::Debriefing
            | Page::Leaving
            | Page::Errands
            | Page::Docking => Section::Security,
            Page::Advance | Page::Hands | Page::Hangar | Page::Launch => Section::Engineering,
            Page::Unloading | Page::Exhibits | Page::Goals | Page::Infirmary | Page::Nursing | Page::Patients => {
                Section::Science
            }
            _ => Section::Recon,
        }
    }
}

/// The place that stands for the page's player where an effect is carried out aboard.
pub const ABOARD: Place = Place(0);
