//! The questions of the game. A room has all there is about one kind of question: its answer, how it is offered, what is
//! legal, what chance and the absent answer, and what follows.

/// The answers of a plain question: no or yes, and no without an answer (4.3 CONSENT).
macro_rules! plain {
    () => {
        type Answer = bool;

        fn answers(&self, _: &State, _: Seat) -> impl Iterator<Item = bool> {
            PLAIN.into_iter()
        }

        fn option(&self, _: &State, _: Seat, yes: &bool) -> Opt {
            Opt::of(yes, if *yes { "consent" } else { "refuse" })
        }
    };
}

mod accept;
mod add_shield;
mod adopt;
mod arrange;
mod assign;
mod bliss;
mod brake;
mod branch;
mod burn;
mod child;
mod clear;
mod coalition;
mod counter;
mod destiny;
mod displaced;
mod effects;
mod election;
mod end_union;
mod engineer;
mod first_officer;
mod forfeit;
mod give_nugget;
mod give_up;
mod heading;
mod helm;
mod instruct;
mod jar_culprit;
mod landfall;
mod landing;
mod marry;
mod muster;
mod mutiny;
mod next_task;
mod nursery;
mod pick_embryo;
mod place_card;
mod promise;
mod reassign;
mod receive;
mod regulate;
mod rehome;
mod reroll;
mod sheet;
mod signals;
mod snapshot;
mod steal_card;
mod survey;
mod take_ideology;
mod take_in;
mod take_market;
mod take_medal;
mod tame;
mod task_of;
mod terraform;
mod ultralight;
mod uphold;
mod watch;
mod wisdoms;

pub use accept::Accept;
pub use add_shield::{AddShield, Added};
pub use adopt::Adopt;
pub use arrange::{Agenda, Arrange};
pub use assign::{Assign, Placing};
pub use bliss::Bliss;
pub use brake::Brake;
pub use branch::Branch;
pub use burn::{Burn, Thrust};
pub use child::Child;
pub use clear::{Clear, Clearing};
pub use coalition::Coalition;
pub use counter::Counter;
pub use destiny::{Consent, Deliver, Drive, Engine, Favour, GiveTile, Graft, Help, KeepDie, Restore, TameAll, Throne};
pub use displaced::Displaced;
pub use effects::{Choose, Enlist, Learn, PickSection, Relieve, TakeHero, TurnData};
pub use election::{Ballot, BreakTie, Star};
pub use end_union::EndUnion;
pub use engineer::Engineer;
pub use first_officer::FirstOfficer;
pub use forfeit::{Forfeit, Token};
pub use give_nugget::GiveNugget;
pub use give_up::{Declare, GiveUp};
pub use heading::Heading;
pub use helm::{Helm, Order};
pub use instruct::{Instruct, Instruction};
pub use jar_culprit::{Culprit, JarCulprit};
pub use landfall::{CountEcologist, LandAt};
pub use landing::{Crew, NamePlanet, NameStar, PickCrew, Volunteer};
pub use marry::Marry;
pub use muster::Muster;
pub use mutiny::{Mutiny, Revolt};
pub use next_task::{Entry, NextTask};
pub use nursery::Nursery;
pub use pick_embryo::PickEmbryo;
pub use place_card::{PlaceCard, Placement};
pub use promise::{JudgePromise, Judgement, MakePromise, Promised};
pub use reassign::{Reassign, Sent};
pub use receive::{Receive, Reception};
pub use regulate::{Decree, Regulate};
pub use rehome::{Home, Rehome};
pub use reroll::Reroll;
pub use sheet::{Earned, FillIn, Filled, NameCommander, SpareShield};
pub use signals::{Comfort, Dish, DomeBranch, PutDome};
pub use snapshot::{Peep, Snapshot};
pub use steal_card::StealCard;
pub use survey::{Look, Survey};
pub use take_ideology::TakeIdeology;
pub use take_in::TakeIn;
pub use take_market::{TakeMarket, Taking};
pub use take_medal::TakeMedal;
pub use tame::Tame;
pub use task_of::{Doing, TaskOf};
pub use terraform::{Dispatch, Launch, PickPlanet, PickStar};
pub use ultralight::Ultralight;
pub use uphold::Uphold;
pub use watch::{Discharge, KeepWatch};
pub use wisdoms::{Inspire, Lecture, Soothe, Soothed, Teach};

use orrery_core::{Listed, Refusal, Rule, Seat, named, phrases, questions};
use serde::{Deserialize, Serialize};

use crate::Interstellar;
use crate::content::{
    Blueprint, Cell, Cupid, Cyborg, Fuel, Ideology, Medal, PlanetBox, Reality, Shape, Slot, Space, Tile, WaterPlace,
    Workcell,
};
use crate::event::{Course, Shelter};
use crate::rules::{Cx, queue};
use crate::state::{Against, Nugget, Preference, Until, Worker};

/// No and yes: what is asked plainly is refused without an answer (4.3 CONSENT).
const PLAIN: [bool; 2] = [false, true];

/// What every room needs.
mod prelude {
    pub(super) use orrery_core::{Asked, Listed, Message, Offer, Opt, Refusal, Seat, Suggestion, require};
    pub(super) use serde::{Deserialize, Serialize};

    pub(super) use super::{PLAIN, answered, not_offered};
    pub(super) use crate::content::*;
    pub(super) use crate::rules::{Cx, ids};
    pub(super) use crate::state::State;
    pub(super) use crate::{Interstellar, bots, facts, marks, words};
}

questions! {
    /// A question. The list is a part of the saved form, as its answers are: it grows at its end only.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub enum Decision answered by
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    Choice in Interstellar {
        TakeIdeology, FirstOfficer, Coalition, Heading, Helm, Branch, Brake, Displaced, TakeMedal, Assign, Burn, NextTask,
        TaskOf, GiveNugget, Receive, AddShield, Reassign, Ultralight, Forfeit, PlaceCard, Engineer, Accept, Tame,
        Reroll, Child, Nursery, Choose, PickSection, Relieve, Learn, TakeHero, Enlist, Dispatch,
        Ballot, BreakTie, Star, TurnData,
        Survey, Snapshot, Peep, LandAt, CountEcologist, Declare, GiveUp,
        Volunteer, PickCrew, NameStar, NamePlanet, PickPlanet, PickStar,
        PutDome, DomeBranch, Comfort, Throne, Help, Consent, Deliver, TameAll, GiveTile, Restore, KeepDie, Drive,
        FillIn, Earned, NameCommander, SpareShield, KeepWatch,
        Regulate, Muster, Mutiny, Uphold, Marry, EndUnion, Bliss,
        Counter, Clear, TakeIn, JarCulprit, Rehome, Adopt, StealCard, TakeMarket, Teach, Soothe, Inspire,
        Instruct, PickEmbryo, Arrange, MakePromise, JudgePromise,
    }
}

named!(
    Against,
    Blueprint,
    Cell,
    crate::content::Star,
    Cupid,
    Cyborg,
    Fuel,
    Ideology,
    Medal,
    Nugget,
    PlanetBox,
    Preference,
    Reality,
    Shape,
    Slot,
    Space,
    Tile,
    Until,
    WaterPlace,
    Workcell,
    Worker
);
phrases! { Shelter { "jars" => Jars, "slot" => Slot(slot), } }

/// Asks a player. A question with one legal answer is not asked; the answer is carried out (4.2).
pub(crate) fn pose<Q: Listed<Interstellar> + Copy + Into<Decision>>(cx: &mut Cx<'_>, seat: Seat, question: Q) {
    ask(cx, seat, question);
    let state = cx.state();
    let mut legal = question.answers(state, seat).filter(|one| question.allows(state, seat, one).is_ok());
    let found = [legal.next(), legal.next()];
    drop(legal);
    wait(cx, seat, question, found);
}

/// The same where all legal answers are known already.
pub(crate) fn pose_one_of<Q>(cx: &mut Cx<'_>, seat: Seat, question: Q, legal: &[Q::Answer])
where
    Q: Listed<Interstellar, Answer: Copy> + Copy + Into<Decision>,
{
    ask(cx, seat, question);
    wait(cx, seat, question, [legal.first().copied(), legal.get(1).copied()]);
}

/// The same where there are several answers for certain.
pub(crate) fn pose_open(cx: &mut Cx<'_>, seat: Seat, question: impl Into<Decision>) {
    ask(cx, seat, question);
    queue::hold(cx);
}

/// For an answer, unless there is only one.
fn wait<Q: Listed<Interstellar>>(cx: &mut Cx<'_>, seat: Seat, question: Q, legal: [Option<Q::Answer>; 2]) {
    match legal {
        [Some(only), None] => Listed::resolve(&question, cx, seat, only),
        _ => queue::hold(cx),
    }
}

/// The same where there is anything to answer; otherwise nothing happens.
pub(crate) fn pose_any<Q: Listed<Interstellar> + Copy + Into<Decision>>(cx: &mut Cx<'_>, seat: Seat, question: Q) {
    let has_answer = question.answers(cx.state(), seat).next().is_some();
    if has_answer {
        pose(cx, seat, question);
    }
}

/// Asks a player, whatever there is to answer.
pub(crate) fn ask(cx: &mut Cx<'_>, seat: Seat, question: impl Into<Decision>) {
    cx.emit(Course::Asked { seat, question: question.into() }.into());
}

/// Every answer begins with this: what lies below the question goes on.
fn answered(cx: &mut Cx<'_>) {
    cx.emit(Course::Answered.into());
}

/// The answer is none of those that the rule leaves.
fn not_offered(rule: Rule) -> Refusal {
    Refusal { rule, ..Refusal::not_offered() }
}

/// A question is put where it has an answer; anything else is a fault of the rules, which the engine reports.
#[track_caller]
fn some<T>(answer: Option<T>) -> T {
    answer.unwrap_or_else(|| panic!("a question without an answer"))
}
