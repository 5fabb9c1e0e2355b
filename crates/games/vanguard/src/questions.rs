//! The questions of the game. A room has all there is about one kind of question, or about a few that are alike: answers,
//! how they are offered, what is legal, what chance and the absent answer, and what follows.

mod attend;
mod check;
mod effects;
mod finds;
mod picks;
mod set_up;
mod ship;
mod turns;
mod wounds;

pub use attend::Attend;
pub use check::{Applied, Apply, Assist, Combining, Combos, Help, NextInjury, Paid, TakeRow};
pub use effects::{Choose, Ignore, NextTrack, OrderEvents, StepTo, Stride, Take, Whom};
pub use finds::{GiveUp, LeadBonus, LeadType, NextLead};
pub use picks::{Act, PickCards, PickDanger, PickDice, PickPool, PoolAct, PoolDice, TurnDie, Turning};
pub use set_up::{ChooseDeck, KeepCrew, KeepRankUp, LandIn, Load, Loading, Muster, MusterFor, Sections, StartIn};
pub use ship::{
    Buying, ChooseLander, Course, CrewPick, DamageLander, Debrief, Enqueue, FitAddOn, Helping, Hire, KeepRecruit,
    KeepResting, LeaveFind, LowMorale, Nurse, Nursing, OpenFacility, Outfit, PayResearch, Paying, Penalty, Plot, Probe,
    Queueing, Repair, Repairing, RerollSurvival, Scan, Seconding, SendCrew, Solution, Solving, Study, StudyOn,
    Studying, Task, Train, Training, UseShip, Visit, WorkOn,
};
pub use turns::{Aside, Consent, Deed, Exchange, GiveStart, Manner, Meanwhile, PassStart, React, Reaction, TakeAction};
pub use wounds::{Column, Mend, MendWhat, StrainFirst};

use orrery_core::{Given, Heard, Message, Question, Said, Seat, Suggestion, Word, Words, named, phrases};
use serde::{Deserialize, Serialize};

use crate::Vanguard;
use crate::content::*;
use crate::rules::effect;
use crate::state::{Facility, Injury, Lead, Page, Place, Play, SectionDie, State, Symbol};

/// What every room needs.
mod prelude {
    pub(super) use orrery_core::{
        Asked, Dice as Luck, Fact, Given, Item, Listed, Message, Offer, Opt, Options, Question, Refusal, Seat,
        Suggestion, Tone, Words, read_picked, require,
    };
    pub(super) use serde::{Deserialize, Serialize};

    pub(super) use super::{answered, usual};
    pub(super) use crate::Vanguard;
    pub(super) use crate::content::*;
    pub(super) use crate::rules::{Cx, ids};
    pub(super) use crate::state::*;
    pub(super) use crate::words;
}

orrery_core::questions! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub enum Decision answered by
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    Choice in Vanguard {
        Muster, KeepCrew, ChooseDeck, Load, StartIn, LandIn, GiveStart, PassStart, TakeAction, Consent, React, Meanwhile,
        PickDice, PickCards, PickPool, PickDanger, TurnDie, Assist, Combos, Apply, TakeRow, NextInjury, Choose, Take, Whom,
        StepTo, NextTrack, OrderEvents, Ignore, LeadType, NextLead, LeadBonus, GiveUp, Column, Mend, StrainFirst,
        Exchange, KeepRankUp, KeepRecruit, FitAddOn, Plot, Scan, OpenFacility, Study, StudyOn, Enqueue, WorkOn, Hire, Train,
        Solving, Repair, ChooseLander, Outfit, SendCrew, Debrief, UseShip, Nurse, CrewPick, LowMorale,
        PayResearch, LeaveFind, RerollSurvival, DamageLander, KeepResting, MusterFor,
        Attend,
    }
}

named!(
    Action,
    Card,
    Colour,
    Connection,
    Crew,
    Discovery,
    Exceptional,
    Facility,
    Gear,
    Injury,
    Lander,
    Landing,
    Lead,
    Manner,
    Modification,
    Path,
    Production,
    RankUp,
    Research,
    Section,
    Symbol,
    Type,
    Upgrade
);

phrases! {
    Play {
        "card" => Card(card), "ability" => Ability, "gear" => Gear(gear), "find" => Find(card), "relic" => Relic(relic),
        "modification" => Modification(one),
    }
}

impl Word for Place {
    fn say(&self, said: &mut Said) {
        self.0.say(said);
    }

    fn hear(heard: &mut Heard<'_>) -> Option<Self> {
        Place::nth(u8::hear(heard)?.into())
    }
}

impl Word for SectionDie {
    fn say(&self, said: &mut Said) {
        self.0.say(said);
    }

    fn hear(heard: &mut Heard<'_>) -> Option<Self> {
        SectionDie::nth(u8::hear(heard)?.into())
    }
}

/// Every answer begins with this: what lies below the question goes on.
fn answered(cx: &mut crate::rules::Cx<'_>) {
    cx.emit(crate::event::Course::Answered.into());
}

/// What would be answered if time ran out is worth a look (4.3).
fn usual<Q: Question<Vanguard>>(question: &Q, state: &State, seat: Seat) -> Vec<Suggestion> {
    let answer = question.fallback(state, seat);
    let (given, facts) = (answer.write(), question.facts(state, seat, Some(&answer)));
    let is_some = !matches!(&given, Given::Picked(keys) if keys.is_empty());
    let one = Suggestion { label: Message::new("suggest-usual"), given, facts };
    is_some.then_some(one).into_iter().collect()
}

impl Decision {
    /// VG-WIN-1: it is answered before anything else can be done.
    pub(crate) fn is_inside_an_effect(&self) -> bool {
        match self {
            Decision::PickDice(PickDice { act: Act::Roll, .. }) => false,
            Decision::PickDice(_)
            | Decision::PickCards(_)
            | Decision::PickPool(_)
            | Decision::PickDanger(_)
            | Decision::TurnDie(_)
            | Decision::NextInjury(_)
            | Decision::Whom(_)
            | Decision::StepTo(_)
            | Decision::NextTrack(_)
            | Decision::OrderEvents(_)
            | Decision::Ignore(_)
            | Decision::LeadType(_)
            | Decision::NextLead(_)
            | Decision::LeadBonus(_)
            | Decision::GiveUp(_)
            | Decision::Column(_)
            | Decision::Mend(_)
            | Decision::StrainFirst(_) => true,
            _ => false,
        }
    }

    /// Whose section's it is, before the landing and aboard; a page may have been turned already.
    pub(crate) fn section(&self, state: &State) -> Option<Section> {
        let of = |place: Place| state.party.get(place.index()).map(|member| member.section);
        match self {
            Decision::KeepCrew(one) => of(one.place),
            Decision::SendCrew(one) => of(one.place),
            Decision::ChooseDeck(one) => of(one.place),
            Decision::StartIn(one) => of(one.place),
            Decision::KeepRecruit(one) => Some(one.section),
            Decision::KeepResting(one) => Some(one.section),
            Decision::KeepRankUp(_) | Decision::Debrief(_) => Some(Section::Security),
            Decision::LandIn(_) | Decision::GiveStart(_) => Some(Section::Recon),
            _ => state.page().map(Page::section),
        }
    }

    /// Whom it is about: where that one is dead it falls away (VG-LETHAL-6).
    pub(crate) fn about(&self, state: &State) -> Option<Place> {
        match self {
            Decision::TakeAction(one) => Some(one.place),
            Decision::PickDice(one) => Some(one.place),
            Decision::PickCards(one) => Some(one.place),
            Decision::StepTo(one) => Some(one.place),
            Decision::Mend(one) => Some(one.place),
            Decision::Column(one) => Some(one.place),
            Decision::StrainFirst(one) => Some(one.place),
            Decision::Choose(_) | Decision::Take(_) => effect::asked_about(state).map(|effect| effect.at.actor),
            Decision::Combos(_)
            | Decision::Apply(_)
            | Decision::TakeRow(_)
            | Decision::PickPool(_)
            | Decision::TurnDie(_)
            | Decision::NextInjury(_) => state.trial.map(|trial| trial.active),
            _ => None,
        }
    }
}
