//! What a sitting leaves for the next one (VG-SAVE-3, VG-SAVE-4), and what a chapter began with.

use orrery_kit::Rows;
use serde::{Deserialize, Serialize};

use super::{Campaign, Decks, Flags, Frame, Logs, Missions, Page, People, RankUps, State};
use crate::content::{Crew, Gear, Tally};

/// The campaign at a save point: the ship with everything aboard, what is remembered, and the decks. Who plays, and how
/// strictly, the next table says itself (VG-PLAY-2, VG-LETHAL-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chapter {
    pub campaign: Campaign,
    pub flags: Flags,
    pub counts: [u8; Tally::COUNT],
    pub decks: Decks,
    pub rank_ups: RankUps,
}

impl Chapter {
    /// VG-SAVE-4: there is a mark wherever page 39 was reached.
    pub fn of(state: &State) -> Option<Chapter> {
        let State { flags, counts, decks, rank_ups, .. } = *state;
        state.campaign.filter(|_| state.is_marked).map(|campaign| Chapter { campaign, flags, counts, decks, rank_ups })
    }
}

impl State {
    /// VG-RESUME-1: it goes on at the bridge; sections are dealt out anew to whoever is there.
    #[must_use]
    pub(crate) fn after(mut self, chapter: Option<Chapter>) -> State {
        let Some(Chapter { campaign, flags, counts, decks, rank_ups }) = chapter else { return self };
        (self.campaign, self.flags, self.counts) = (Some(campaign), flags, counts);
        (self.decks, self.rank_ups) = (decks, rank_ups);
        self.campaign.iter_mut().for_each(|one| one.before = Ledger::of(&campaign, flags));
        self.frames.only(Frame::Ship { page: Page::Clock, at: 0 });
        self
    }
}

/// What a campaign owned and remembered when its present chapter began (VG-SAVE-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ledger {
    pub flags: Flags,
    pub crew: People,
    pub dice: u8,
    pub gear: Rows<u8, { Gear::COUNT }>,
    pub logs: Logs,
    pub done: Missions,
    pub failed: u8,
}

impl Ledger {
    pub const EMPTY: Ledger = Ledger {
        flags: Flags::NONE,
        crew: People::NONE,
        dice: 5,
        gear: Rows([0; Gear::COUNT]),
        logs: Logs::NONE,
        done: Missions::NONE,
        failed: 0,
    };

    pub fn of(campaign: &Campaign, flags: Flags) -> Ledger {
        let Campaign { dice, inventory: gear, shown: logs, failed, .. } = *campaign;
        let crew: People = Crew::all().filter(|crew| campaign.post(*crew).is_some()).collect();
        Ledger { flags, crew, dice, gear, logs, done: campaign.done(), failed }
    }
}

impl Campaign {
    /// Missions done on all worlds.
    pub fn done(&self) -> Missions {
        self.records.0.iter().flatten().fold(self.operations, |all, record| all.or(record.done))
    }
}
