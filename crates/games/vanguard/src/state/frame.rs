//! What the rules are in the middle of.

use orrery_core::Seat;
use orrery_kit::fx::{self, At};
use orrery_kit::{Few, Window};
use serde::{Deserialize, Serialize};

use super::{Lead, Page, Place, Play, Symbol, Threats};
use crate::content::{
    Action, Board, Card, Condition, Crew, Danger, Die, Discovery, Event, Exceptional, Gear, Heading, Landing, Line,
    Log, Mission, Modification, Objective, Production, Program, Quarry, Research, Situation, Threat, Track, Type,
    Upgrade, Wound,
};
use crate::questions::{Decision, Task};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Frame {
    /// What is done next, and for whom.
    SetUp {
        stage: Stage,
        at: u8,
    },
    /// VG-LAND-1: so many rolls are still to come.
    Landing {
        steps: u8,
    },
    /// VG-LAND-6
    Landed(Landed),
    /// Whoever comes next takes a turn (VG-ROUND-2).
    Round,
    /// VG-ROUND-4
    Turn,
    /// The turn token is flipped; then an event (VG-ROUND-4).
    EndOfTurn {
        is_revealed: bool,
    },
    /// One player is asked this; then what lies below goes on.
    Ask {
        seat: Seat,
        question: Decision,
    },
    /// A card is being carried out.
    Effect(Effect),
    /// A card, ability or gear has been used; afterwards it is put away (VG-CARD-6).
    Used {
        place: Place,
        play: Play,
    },
    /// 4.4: whoever can react is asked, until all have passed.
    Window(Opening),
    /// VG-SPEND-1: dice are still owed.
    Spend {
        place: Place,
        left: u8,
        die: Die,
        has_declined: bool,
    },
    /// VG-SAC-1
    Sacrifice {
        place: Place,
        die: Die,
        left: u8,
        from_spent: bool,
    },
    /// So many dice come back (VG-REST-4).
    Recharge {
        place: Place,
        left: u8,
        die: Die,
    },
    /// VG-WOUND-12
    Wounded {
        place: Place,
        wound: Wound,
        stage: Wounding,
    },
    /// VG-WOUND-4: an injury die comes to a column.
    InjuryDie {
        place: Place,
    },
    /// VG-CARD-2
    HandLimit {
        place: Place,
    },
    /// VG-DANGER-2
    Dangers {
        place: Place,
        table: Danger,
        dice: Few<Symbol, 4>,
        stage: Peril,
    },
    /// VG-FX-27
    Steps {
        place: Place,
        left: u8,
        has_begun: bool,
    },
    /// VG-EVENT-1
    Events {
        place: Place,
        left: u8,
        event: Option<Event>,
        is_open: bool,
    },
    /// VG-TIME-2: these tracks are still to go.
    Time {
        place: Place,
        condition: Option<Condition>,
        threats: Threats,
        by: i8,
    },
    /// VG-TIME-7: one track, space by space.
    Track {
        place: Place,
        track: Track,
        left: u8,
        attacks: u8,
    },
    /// VG-LEAD-1: tokens that were drawn.
    Leads {
        place: Place,
        of: Type,
        tokens: Few<Lead, 8>,
    },
    /// VG-LEAD-3: what lies on the deck is looked at.
    Trove {
        of: Type,
    },
    /// VG-FX-20: so many discoveries are drawn.
    Discoveries {
        of: Type,
        left: u8,
    },
    /// VG-THREAT-6, VG-THREAT-1, VG-GEN-8, 9: where it moves to is fixed when it begins.
    Prowl {
        threat: Threat,
        left: u8,
        how: Prowling,
    },
    /// VG-TRAVEL-3
    Travel {
        stage: Journey,
    },
    Check(Step),
    /// VG-ROLL-26: counters that stand on their boxes.
    Counters {
        action: Action,
        place: Place,
        here: u8,
        next: Line,
    },
    /// VG-REST-2: so many dice come back, and cards are drawn.
    Rest {
        place: Place,
        dice: u8,
        stage: Pause,
    },
    /// VG-PREP-1
    Prepare {
        place: Place,
        draw: bool,
        check: bool,
        draw_first: bool,
        stage: Pause,
    },
    /// VG-STRAIN-1: the price is paid, the dice come back.
    Strain {
        place: Place,
    },
    /// VG-LIFT-1
    Consent {
        place: Place,
        window: Window,
    },
    /// VG-WOUND-11: injury dice and wound cards to be healed, and cards to be turned.
    Heal {
        place: Place,
        dice: u8,
        cards: u8,
    },
    Flip {
        place: Place,
        left: u8,
    },
    /// VG-MISSION-4: it is done once its reward is.
    Reward {
        mission: Mission,
    },
    Over,
    /// The ship book.
    Ship {
        page: Page,
        at: u8,
    },
    /// A situation has struck (VG-BRIDGE-6).
    Struck {
        situation: Situation,
    },
    /// VG-SHIP-6: so many crew are still to be chosen.
    Tasks {
        task: Task,
        left: u8,
    },
}

/// What an effect stands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Origin {
    Action(Action),
    Condition(Condition),
    Mission(Mission),
    Threat(Threat),
    Event(Event),
    Discovery(Discovery),
    Exceptional(Exceptional),
    Gear(Gear),
    Modification(Modification),
    Landing(Landing),
    Log(Log),
    Crew(Crew),
    Card(Card),
    Wound(Wound),
    Danger(Danger),
    Board(Board),
    Objective(Objective),
    Situation(Situation),
    Research(Research),
    Production(Production),
    Upgrade(Upgrade),
    SideGoal(crate::content::Goal),
}

impl Origin {
    /// Whether it happens by itself, and is not what somebody does, has or suffers.
    pub const fn is_nobodys(self) -> bool {
        let is_by_hand = matches!(self, Origin::Action(_) | Origin::Card(_) | Origin::Crew(_) | Origin::Gear(_));
        let is_fitted = matches!(self, Origin::Modification(_) | Origin::Discovery(_) | Origin::Exceptional(_));
        let is_suffered = matches!(self, Origin::Wound(_) | Origin::Danger(_));
        !is_by_hand && !is_fitted && !is_suffered
    }

    pub const fn program(self) -> Program {
        match self {
            Origin::Action(one) => one.program(),
            Origin::Condition(one) => one.program(),
            Origin::Mission(one) => one.program(),
            Origin::Threat(one) => one.program(),
            Origin::Event(one) => one.program(),
            Origin::Discovery(one) => one.program(),
            Origin::Exceptional(one) => one.program(),
            Origin::Gear(one) => one.program(),
            Origin::Modification(one) => one.program(),
            Origin::Landing(one) => one.program(),
            Origin::Log(one) => one.program(),
            Origin::Crew(one) => one.program(),
            Origin::Card(one) => one.program(),
            Origin::Wound(one) => one.program(),
            Origin::Danger(one) => one.program(),
            Origin::Board(one) => one.program(),
            Origin::Objective(one) => one.program(),
            Origin::Situation(one) => one.program(),
            Origin::Research(one) => one.program(),
            Origin::Production(one) => one.program(),
            Origin::Upgrade(one) => one.program(),
            Origin::SideGoal(one) => one.program(),
        }
    }
}

/// A card in the middle of what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Effect {
    pub origin: Origin,
    pub at: At<Place>,
    /// Who used the card or took the action.
    pub source: Place,
    /// VG-FX-7: of a special action the sector in which it was begun; otherwise it is where the source stands.
    pub here: Option<u8>,
}

impl fx::Holds for Frame {
    type Actor = Place;

    fn with(&self, at: At<Place>) -> Frame {
        match *self {
            Frame::Effect(effect) => Frame::Effect(Effect { at, ..effect }),
            other => other,
        }
    }

    fn at(&self) -> Option<At<Place>> {
        if let Frame::Effect(effect) = self { Some(effect.at) } else { None }
    }
}

orrery_kit::named! {
    /// How far the set-up has come: what is done next.
    pub enum Stage {
        Muster = "muster",
        Crew = "crew",
        Dice = "dice",
        Decks = "decks",
        Gear = "gear",
        Board = "board",
        RankUp = "rank-up",
        Briefing = "briefing",
        Sectors = "sectors",
    }
}

orrery_kit::named! {
    /// What is done next after the last step of a landing.
    pub enum Landed {
        Hands = "hands",
        Log = "log",
        Sector = "sector",
        Enter = "enter",
        Start = "start",
    }
}

orrery_kit::named! {
    pub enum Wounding {
        Window = "window",
        Take = "take",
        /// VG-LETHAL-1: a survivor has paid.
        Over = "over",
    }
}

orrery_kit::named! {
    pub enum Peril {
        Window = "window",
        Resolve = "resolve",
    }
}

orrery_kit::named! {
    pub enum Journey {
        Window = "window",
        Tolls = "tolls",
        Arrive = "arrive",
        Over = "over",
    }
}

orrery_kit::named! {
    /// What is done next in a rest or a prepare action.
    pub enum Pause {
        Window = "window",
        Recharge = "recharge",
        Draw = "draw",
        Check = "check",
        Over = "over",
    }
}

orrery_kit::named! {
    /// The steps of a check (5.11): what is done next.
    pub enum Step {
        Dice = "dice",
        Helpers = "helpers",
        Assist = "assist",
        Roll = "roll",
        Modify = "modify",
        Combos = "combos",
        Injuries = "injuries",
        Danger = "danger",
        Return = "return",
        Specials = "specials",
        Row = "row",
        Spend = "spend",
        Resolve = "resolve",
        Linked = "linked",
        Over = "over",
        /// Jumped to step 9: nothing is resolved any more.
        Finish = "finish",
    }
}

/// How a threat moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Prowling {
    Heading(Heading),
    Toward(Quarry, Place),
    /// Towards this sector.
    To(u8),
}

/// An open window: what it is about, who is concerned, and who has passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opening {
    pub moment: Moment,
    /// Who travels, rests, rolls danger dice, is wounded, or has revealed an event.
    pub place: Place,
    pub passed: super::Places,
}

orrery_kit::named! {
    /// What can be reacted to (4.4).
    pub enum Moment {
        Event = "event",
        Danger = "danger",
        Wound = "wound",
        Check = "check",
        Travel = "travel",
        Rest = "rest",
        Prepare = "prepare",
    }
}
