//! What is told of an exploration and of a voyage when they are over (8.6). No rule asks for any of it.

use orrery_kit::{Blank, Few, Rows};
use serde::{Deserialize, Serialize};

use super::{Campaign, Cast, Frame, Logs, MOST, Member, Origin, Place, Relics, State};
use crate::content::{Colour, Crew, Discovery, Icon, Kind, Landing, Log, System, faces};

/// How often an icon was thrown, and how often that was to be expected, in sixths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Luck {
    pub thrown: u16,
    pub sixths: u16,
}

impl Luck {
    fn note(&mut self, icon: Icon, cast: &Cast, (colour, kind): (Colour, Kind)) {
        let sixths = faces(colour, kind).iter().filter(|face| face.contains(&icon)).count();
        self.thrown = self.thrown.saturating_add(u16::from(cast.first == icon));
        self.sixths = self.sixths.saturating_add(sixths as u16);
    }
}

/// What became of one crew member of the party.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Share {
    pub crew: Option<Crew>,
    pub is_lost: bool,
    pub rolled: u16,
    pub vanguard: Luck,
    pub accidents: Luck,
    pub sacrificed: u8,
    pub wounds: u8,
    /// Dice and cards given to each of the others (VG-ASSIST-1, VG-ASSIST-6).
    pub given: [u8; MOST],
}

/// Success tokens that came from one card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gain {
    pub from: Origin,
    pub tokens: i8,
}

impl Blank for Gain {
    const BLANK: Gain = Gain { from: Origin::Log(Log(0)), tokens: 0 };
}

/// The present exploration, or the last one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Account {
    pub rounds: u16,
    pub shares: [Share; MOST],
    pub gains: Few<Gain, 24>,
    pub found: Rows<u8, { Discovery::COUNT }>,
    pub lost: Rows<u8, { Discovery::COUNT }>,
    pub relics: Relics,
    pub logs: Logs,
}

impl Account {
    pub(crate) fn began(&mut self, round: u16, party: &[Member]) {
        self.rounds = round;
        self.shares.iter_mut().zip(party).for_each(|(share, member)| share.crew = Some(member.crew));
    }

    pub(crate) fn gave(&mut self, by: Place, to: Place, count: usize) {
        let given = &mut self.shares[by.index()].given[to.index()];
        *given = given.saturating_add(count as u8);
    }

    pub(crate) fn rolled(&mut self, party: &[Member], pool: &[Cast]) {
        for cast in pool {
            let (share, die) = (&mut self.shares[cast.owner.index()], party[cast.owner.index()].die(cast.die));
            share.rolled = share.rolled.saturating_add(1);
            share.vanguard.note(Icon::VAN, cast, die);
            share.accidents.note(Icon::ACC, cast, die);
        }
    }

    fn gained(&mut self, from: Origin, tokens: i8) {
        match self.gains.iter_mut().find(|gain| gain.from == from) {
            Some(gain) => gain.tokens = gain.tokens.saturating_add(tokens),
            None => _ = self.gains.push(Gain { from, tokens }),
        }
    }

    pub(crate) fn gave_up(&mut self, card: Discovery) {
        self.lost.0[card.index()] = self.lost.0[card.index()].saturating_add(1);
    }

    pub fn kept(&self, card: Discovery) -> u8 {
        self.found.0[card.index()].saturating_sub(self.lost.0[card.index()])
    }

    /// Those who were there.
    pub fn crew(&self) -> impl Iterator<Item = (Place, Crew, &Share)> {
        Place::all().zip(&self.shares).filter_map(|(place, share)| Some((place, share.crew?, share)))
    }
}

impl State {
    /// Of the whole campaign, or of this exploration.
    pub fn logs_shown(&self) -> Logs {
        self.campaign.as_ref().map_or(self.account.logs, |campaign| campaign.shown)
    }

    /// Success tokens come from the card that is being carried out.
    pub(crate) fn note_success(&mut self, success: u8) {
        let from = self.frames.nearest(|frame| if let Frame::Effect(one) = frame { Some(one.origin) } else { None });
        let tokens = i16::from(success) - i16::from(self.success);
        if let Some(from) = from.filter(|_| !self.party.is_empty()) {
            self.account.gained(from, tokens as i8);
        }
    }
}

/// How a campaign stood when a phase began (8.6), and where it then went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stand {
    pub phase: u8,
    pub system: System,
    pub landing: Option<Landing>,
    /// VG-DEBRIEF-6: dice of each section.
    pub dice: u8,
    pub crew: u8,
    /// The ranks of everybody aboard together.
    pub ranks: u8,
}

impl Blank for Stand {
    const BLANK: Stand = Stand { phase: 0, system: System(0), landing: None, dice: 0, crew: 0, ranks: 0 };
}

impl Stand {
    pub fn of(phase: u8, campaign: &Campaign) -> Stand {
        let posts = || campaign.roster.0.iter().flatten();
        Stand {
            phase,
            system: campaign.system,
            landing: None,
            dice: campaign.dice,
            crew: posts().count() as u8,
            ranks: posts().map(|post| post.rank).sum(),
        }
    }
}
