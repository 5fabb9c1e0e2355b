//! The whole truth of a table. Nothing in it is hidden: hands lie open, and what is face down has no order until it is drawn.

mod account;
mod attention;
mod campaign;
mod chapter;
mod crew;
mod decks;
mod frame;
mod planet;
mod terms;
mod trial;

pub use account::{Account, Gain, Luck, Share, Stand};
pub use attention::Attention;
pub use campaign::{
    ABOARD, Campaign, Errand, Facilities, Facility, Goals, Landers, Landings, Logs, Modifications, Morale, Page, Post,
    Productions, Record, Researches, Returned, Score, Situations, Status, Systems, Upgrades, Work,
};
pub use chapter::{Chapter, Ledger};
pub use crew::{Cards, Carried, Colours, Dice, GEAR, Hurt, MOST, Member, Place, Places, SectionDie};
pub use decks::{Decks, Events, Lead, Leads, People, value};
pub use frame::{
    Effect, Frame, Journey, Landed, Moment, Opening, Origin, Pause, Peril, Prowling, Stage, Step, Wounding,
};
pub use planet::{Missions, Planet, Progress, Relics, SECTORS, Standee, Threats, Token};
pub use terms::{AutoPass, Clock, GroupVote, Hands, Lethal, Party, Sittings, Terms, Venture};
pub use trial::{Cast, Injury, Symbol, Travel, Treat, Trial};

use orrery_core::{Frames, Seat, SeatSet};
use orrery_kit::{Few, Rows};
use serde::{Deserialize, Serialize};

use crate::content::{
    Action, Board, Card, Discovery, Exceptional, Flag, Gear, Lander, Modification, RankUp, Section, Tally, Type, at,
};
use crate::lesson::{self, Lesson};
use crate::questions::Choice;

orrery_kit::set! { Flags of Flag }
orrery_kit::set! { Actions of Action }
orrery_kit::set! { RankUps of RankUp }

/// Something a crew member can use beside the printed actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Play {
    Card(Card),
    Ability,
    Gear(Gear),
    Find(Discovery),
    Relic(Exceptional),
    Modification(Modification),
}

/// The turn that is being taken (VG-ROUND-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    pub place: Place,
    pub actions: u8,
    /// VG-ROUND-5
    pub special_used: bool,
    /// VG-LIFT-5
    pub has_proposed: bool,
    /// VG-ROUND-8, VG-GEN-14: nothing more is asked.
    pub is_over: bool,
    /// VG-ASSIST-7: nobody helped with these.
    pub barred: Actions,
}

impl Turn {
    pub fn of(place: Place) -> Turn {
        let barred = Actions::NONE;
        Turn { place, actions: 2, special_used: false, has_proposed: false, is_over: false, barred }
    }
}

/// The lander in use and what it holds (VG-LANDER-1, R20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Vessel {
    pub lander: Lander,
    pub modifications: Few<Modification, 4>,
    pub supplies: u8,
    pub found: Rows<u8, { Discovery::COUNT }>,
    pub relics: Relics,
    /// VG-HANGAR-4: after the exploration.
    pub is_damaged: bool,
}

/// What rank-up cards ask for (C9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deeds {
    /// Sectors visited, as bits.
    pub visited: u16,
    pub assists: u8,
    pub dangers: u8,
}

/// How an exploration was closed (5.21).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Close {
    Lift,
    Evacuation,
    Log,
    /// Everybody has left the table.
    Abandoned,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub terms: Terms,
    pub seats: u8,
    pub left: SeatSet,
    /// VG-PLAY-1: who controls each section.
    pub controllers: [Seat; Section::COUNT],
    pub frames: Frames<Frame, 48>,
    /// VG-FX-14
    pub flags: Flags,
    pub counts: [u8; Tally::COUNT],
    pub party: Few<Member, MOST>,
    /// Crew that a section has drawn and chooses from (VG-OPS-2).
    pub drawn: People,
    /// Gear that may still be loaded (VG-OPS-4).
    pub pool: Few<Gear, 56>,
    pub planet: Planet,
    pub vessel: Vessel,
    pub decks: Decks,
    pub success: u8,
    pub deeds: Deeds,
    pub account: Account,
    pub rank_up: Option<(RankUp, bool)>,
    /// The rank-up deck, and those that were drawn to choose from (VG-RANK-1).
    pub rank_ups: RankUps,
    pub rank_ups_drawn: RankUps,
    /// The start token.
    pub start: Place,
    pub round: u16,
    pub turn: Option<Turn>,
    pub trial: Option<Trial>,
    pub travel: Option<Travel>,
    pub closed: Option<Close>,
    /// VG-SAVE-4: page 39 was reached, and the sitting ends there.
    pub is_marked: bool,
    /// How far a lesson has come.
    pub stage: u8,
    /// A whole campaign at one table.
    pub campaign: Option<Campaign>,
    /// VG-WIN-2: by seat.
    pub attention: [Attention; MOST],
    /// The number under which each is asked for it: another once it has been said.
    pub attends: [u32; MOST],
    /// R25: ballots on the open question, by seat.
    pub ballots: [Option<Choice>; MOST],
}

/// DP1: in section order, dealt round by seat. VG-TUT-1: in the tutorial the first player has Amir's section.
fn dealt(seats: u8, lesson: Option<Lesson>) -> [Seat; Section::COUNT] {
    let first = if lesson == Some(Lesson::Tutorial) { Section::Science.index() } else { 0 };
    let turn = |section: usize| (section + Section::COUNT - first) % Section::COUNT;
    std::array::from_fn(|section| Seat(turn(section) as u8 % seats.max(1)))
}

impl State {
    pub fn fresh(terms: Terms, seats: u8) -> State {
        let board = terms.goal.landing().map_or(at::board::EV, |landing| landing.board());
        let mut state = State {
            terms,
            seats,
            left: SeatSet::empty(),
            controllers: dealt(seats, terms.lesson),
            frames: Frames::new(Frame::SetUp { stage: Stage::Muster, at: 0 }),
            flags: Flags::NONE,
            counts: [0; Tally::COUNT],
            party: Few::NONE,
            drawn: People::NONE,
            pool: Few::NONE,
            planet: Planet::new(board),
            vessel: Vessel {
                lander: at::lander::V1,
                modifications: Few::NONE,
                supplies: 0,
                found: Rows::default(),
                relics: Relics::NONE,
                is_damaged: false,
            },
            decks: Decks::new(),
            success: 0,
            deeds: Deeds::default(),
            account: Account::default(),
            rank_up: None,
            rank_ups: RankUp::all().filter(|card| *card != at::rank_up::T0).collect(),
            rank_ups_drawn: RankUps::NONE,
            start: Place(0),
            round: 0,
            turn: None,
            trial: None,
            travel: None,
            closed: None,
            is_marked: false,
            stage: 0,
            campaign: (terms.goal == Venture::Campaign).then(Campaign::new),
            attention: [Attention::of(terms.auto_pass); MOST],
            attends: [0; MOST],
            ballots: [None; MOST],
        };
        if terms.lesson == Some(Lesson::ShipBook) {
            lesson::board_ship(&mut state);
        }
        state
    }

    pub fn frame(&self) -> Frame {
        *self.frames.top()
    }

    #[track_caller]
    pub fn member(&self, place: Place) -> &Member {
        &self.party[place.index()]
    }

    #[track_caller]
    pub(crate) fn member_mut(&mut self, place: Place) -> &mut Member {
        &mut self.party[place.index()]
    }

    /// Everybody still on the planet, in seat order (VG-GEN-15).
    pub fn crew(&self) -> impl Iterator<Item = Place> + '_ {
        self.places().filter(|place| !self.member(*place).is_dead)
    }

    pub fn places(&self) -> impl Iterator<Item = Place> + use<> {
        Place::all().take(self.party.len())
    }

    pub fn everybody(&self) -> Places {
        self.crew().collect()
    }

    /// Who stands in a sector.
    pub fn in_sector(&self, sector: u8) -> Places {
        self.crew().filter(|place| self.member(*place).sector == sector).collect()
    }

    pub fn sector_of(&self, place: Place) -> u8 {
        self.member(place).sector
    }

    pub fn controller(&self, section: Section) -> Seat {
        self.controllers[section.index()]
    }

    /// VG-PLAY-8, R59: what the ship decides is put to people.
    pub fn decider(&self, section: Section) -> Seat {
        self.stand_in(self.controller(section))
    }

    /// For a computer the person on the lowest seat; R88: among computers alone each decides for itself.
    pub fn stand_in(&self, seat: Seat) -> Seat {
        let people = |seat: &Seat| !self.terms.companions.contains(*seat) && !self.left.contains(*seat);
        let first = Seat::all(self.seats).find(people);
        first.filter(|_| self.terms.companions.contains(seat)).unwrap_or(seat)
    }

    /// VG-WIN-5: others cannot tell what a crew member holds, so it is asked as if it could use something.
    pub fn holds_closed(&self, place: Place) -> bool {
        let is_closed = self.terms.hands == Hands::Closed;
        is_closed && self.party.get(place.index()).is_some_and(|member| !member.hand.is_empty())
    }

    /// VG-GEN-6, VG-SHIP-6
    pub fn player(&self, place: Place) -> Seat {
        match self.page() {
            Some(page) if self.is_aboard() => self.decider(page.section()),
            _ => self.member(place).seat,
        }
    }

    /// VG-LAND-3: nobody stands on the board yet.
    pub fn is_landing(&self) -> bool {
        self.round == 0
    }

    /// The landing card of this exploration; on the Eye of the Void there is none.
    pub fn landing(&self) -> Option<crate::content::Landing> {
        self.campaign.as_ref().map_or_else(|| self.terms.goal.landing(), |campaign| campaign.landing)
    }

    /// Between explorations of a campaign.
    pub fn is_aboard(&self) -> bool {
        self.campaign.is_some() && self.page().is_some()
    }

    pub fn is_dead(&self, place: Place) -> bool {
        self.party.get(place.index()).is_some_and(|member| member.is_dead)
    }

    /// Found discoveries: on the lander, or aboard.
    pub fn hoard(&self) -> &Rows<u8, { Discovery::COUNT }> {
        match &self.campaign {
            Some(campaign) if self.is_aboard() => &campaign.found,
            _ => &self.vessel.found,
        }
    }

    /// Who goes is chosen place by place (VG-OPS-2): until then a place of the party is nobody's.
    pub fn is_named(&self, place: Place) -> bool {
        let set_up = |frame: &Frame| if let Frame::SetUp { stage, at } = frame { Some((*stage, *at)) } else { None };
        match self.frames.nearest(set_up) {
            Some((Stage::Muster, _)) => false,
            Some((Stage::Crew, at)) => place.0 + 1 < at,
            _ => true,
        }
    }

    /// The page of the ship book that is open.
    pub fn page(&self) -> Option<Page> {
        self.frames.nearest(|frame| if let Frame::Ship { page, .. } = frame { Some(*page) } else { None })
    }

    /// The Eye of the Void has rules of its own (VG-SETUP-8, VG-TUT-9).
    pub fn is_eye(&self) -> bool {
        self.planet.board == at::board::EV
    }

    pub fn is_operation(&self) -> bool {
        self.campaign.is_none() && crate::rules::end::is_operation(self.planet.board)
    }

    pub fn count(&self, tally: Tally) -> u8 {
        self.counts[tally.index()]
    }

    /// Dice in play: available, spent and in the roll (VG-SAC-2).
    pub fn dice_in_play(&self, place: Place) -> usize {
        let (member, trial) = (self.member(place), self.trial);
        let rolled = trial.map_or(0, |trial| {
            trial.pool.iter().filter(|cast| cast.owner == place).count() + trial.taken[place.index()].len()
        });
        member.available.len() + member.spent.len() + rolled
    }

    /// Ordinary discoveries on the lander, of a type or of all.
    pub fn found(&self, of: Option<Type>) -> u8 {
        let is_of = |card: &Discovery| of.is_none_or(|of| card.of() == of);
        Discovery::all().filter(is_of).map(|card| self.hoard().0[card.index()]).sum()
    }

    pub fn wound_cards(&self) -> usize {
        self.crew().map(|place| self.member(place).wound_cards()).sum()
    }

    /// The boards that a party may explore.
    pub fn board(&self) -> Board {
        self.planet.board
    }
}

/// A crew member by place and name: what a log line tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mate {
    pub place: Place,
    pub seat: Seat,
    pub crew: crate::content::Crew,
}

impl State {
    pub fn mate(&self, place: Place) -> Mate {
        let member = self.member(place);
        Mate { place, seat: member.seat, crew: member.crew }
    }
}
