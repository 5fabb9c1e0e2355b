//! What was agreed when the table was set up (4.6).

use orrery_core::{GameOption, SeatSet, Setup};
use serde::{Deserialize, Serialize};

use crate::content::{Landing, at};
use crate::lesson::Lesson;

orrery_kit::options! {
    /// Where the party goes: the first mission of a quick start (VG-SETUP-7), an operation, or a world that is played by itself.
    pub enum Venture = "mission" {
        Eye = "eye", Lifeline = "lifeline", DeadReckoning = "dead-reckoning", GlassOrchard = "glass-orchard",
        Pellucid = "pellucid", Matchstick = "matchstick", Thornmantle = "thornmantle", QuietYard = "quiet-yard",
        CinderArchive = "cinder-archive", Brackwater = "brackwater", Loom = "loom", Lampfall = "lampfall",
        SlowCity = "slow-city", Campaign = "campaign"
    }
    /// VG-PLAY-4: how many land.
    pub enum Party = "party" folded anew { Standard = "standard", Two = "two", Three = "three", Four = "four" }
    /// VG-SAVE-3: a table for each chapter, or all of them at one.
    pub enum Sittings = "sittings" folded { Chapters = "chapters", OneTable = "one-table" }
    /// VG-BRIDGE-1: whether time runs out.
    pub enum Clock = "clock" folded anew { On = "on", Off = "off" }
    /// VG-WIN-2: whether only those are asked in a window who could do something.
    pub enum AutoPass = "auto-pass" folded anew { On = "on", Off = "off" }
    /// R25: whether everybody decides together what the ship does.
    pub enum GroupVote = "vote" folded anew { Off = "off", On = "on" }
    /// 8.3, R24: whether others see a hand.
    pub enum Hands = "hands" folded anew { Open = "open", Closed = "closed" }
    /// 5.23, 4.6: it may change between explorations.
    pub enum Lethal = "lethal" anew { Off = "off", On = "on" }
}

impl Venture {
    /// The landing card; on the Eye of the Void nobody lands (VG-TUT-9).
    pub const fn landing(self) -> Option<Landing> {
        Some(match self {
            Venture::Eye | Venture::Campaign => return None,
            Venture::Lifeline => at::landing::L10,
            Venture::DeadReckoning => at::landing::L11,
            Venture::GlassOrchard => at::landing::L12,
            Venture::Pellucid => at::landing::L01,
            Venture::Matchstick => at::landing::L02,
            Venture::Thornmantle => at::landing::L03,
            Venture::QuietYard => at::landing::L04,
            Venture::CinderArchive => at::landing::L05,
            Venture::Brackwater => at::landing::L06,
            Venture::Loom => at::landing::L07,
            Venture::Lampfall => at::landing::L13,
            Venture::SlowCity => at::landing::L14,
        })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    pub goal: Venture,
    pub party: Party,
    pub sittings: Sittings,
    pub clock: Clock,
    pub auto_pass: AutoPass,
    pub vote: GroupVote,
    pub hands: Hands,
    pub lethal: Lethal,
    pub lesson: Option<Lesson>,
    /// Seats of computers (VG-PLAY-8).
    pub companions: SeatSet,
}

impl Terms {
    pub const OPTIONS: [GameOption; 9] = [
        Venture::OPTION,
        Party::OPTION,
        Sittings::OPTION,
        Clock::OPTION,
        AutoPass::OPTION,
        GroupVote::OPTION,
        Hands::OPTION,
        Lethal::OPTION,
        Lesson::OPTION,
    ];

    pub fn of(setup: &Setup) -> Terms {
        // What is carried over is a campaign that goes on.
        let goes_on = setup.carried.is_some();
        let lesson = Lesson::of(setup).filter(|_| !goes_on);
        let chosen = if goes_on { Venture::Campaign } else { Venture::of(setup) };
        Terms {
            goal: lesson.map_or(chosen, |lesson| lesson.goal(chosen)),
            party: Party::of(setup),
            // A lesson goes on where it is.
            sittings: if lesson == Some(Lesson::ShipBook) { Sittings::OneTable } else { Sittings::of(setup) },
            clock: Clock::of(setup),
            auto_pass: AutoPass::of(setup),
            vote: GroupVote::of(setup),
            hands: Hands::of(setup),
            lethal: Lethal::of(setup),
            lesson,
            companions: setup.companions,
        }
    }

    /// VG-SAVE-3: it is over at every save point, and goes on at another table.
    pub fn has_chapters(self) -> bool {
        self.goal == Venture::Campaign && self.sittings == Sittings::Chapters
    }

    /// VG-PLAY-4: alone two crew members, otherwise one for each player. A party is never smaller than its players.
    pub fn size(self, seats: u8) -> u8 {
        let standard = seats.max(2);
        match self.party {
            Party::Standard => standard,
            Party::Two => standard,
            Party::Three => standard.max(3),
            Party::Four => 4,
        }
    }
}
