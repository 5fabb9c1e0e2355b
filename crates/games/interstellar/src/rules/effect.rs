//! What workcells do (2.9.1), carried out step by step by `kit::fx`.
//!
//! Rules held here beside those that are named below: META-2.

use orrery_core::SeatSet;
use orrery_kit::fx::{self, BlockId, Carries, Flow, Holds, Move};

use super::{Cx, experiment, honours, landing, maintenance, reset, signals};
use crate::content::effect::{Program, Stmt, Table, Test, Verb, Who};
use crate::content::{
    Blueprint, CHARGE_AT_START, Ideologies, Ideology, MarketRow, Medal, MedalClass, Reality, Relieved, Side, Tile,
    Workcell,
};
use crate::event::{Council, Course, Destiny, Hull, Ideas, People, Power};
use crate::questions::{
    self, Choose, Dispatch, Enlist, Favour, GiveTile, Help, Learn, PickPlanet, PickSection, PickStar, Relieve, Restore,
    StealCard, TakeHero, TakeMarket, TurnData,
};
use crate::state::{Boon, Post, Public, Site, Way};

/// A Chief Engineer in the middle of a card.
pub(crate) struct Engineering<'a, 'b>(pub &'a mut Cx<'b>);

impl Public {
    /// The card whose effect is carried out, and its Chief Engineer.
    fn engineering(&self) -> Option<(Workcell, Ideology)> {
        let roll = self.roll?;
        let Site::Card(card) = roll.site else { return None };
        Some((card, roll.engineer?))
    }

    /// The statement the card has come to.
    pub fn statement(&self) -> Option<&'static Stmt> {
        let (card, _) = self.engineering()?;
        let at = self.frames.top().at().or_else(|| self.frames.under().and_then(Holds::at))?;
        card.program().at(at.block, at.done)
    }
}

/// Begins with the first block of the card.
pub(super) fn begin(cx: &mut Cx<'_>, engineer: Ideology) {
    let actor = cx.state().public.player(engineer);
    cx.emit(Course::EffectBegan { actor }.into());
}

pub(super) fn step(cx: &mut Cx<'_>) {
    fx::step(&mut Engineering(cx));
}

impl Carries for Engineering<'_, '_> {
    type Verb = Verb;
    type Test = Test;
    type Table = Table;
    type Who = Who;
    type Group = SeatSet;

    fn position(&self) -> Option<(Program, BlockId, u8)> {
        let public = &self.0.state().public;
        let at = public.frames.top().at()?;
        Some((public.engineering()?.0.program(), at.block, at.done))
    }

    /// The effect goes on before the verb is done, which may open a question above it.
    fn perform(&mut self, verb: Verb) -> Flow<()> {
        let engineering = self.0.state().public.engineering();
        fx::next(self);
        if let Some((card, engineer)) = engineering {
            perform(self.0, verb, card, engineer);
        }
        Flow::Open
    }

    fn holds(&mut self, test: Test) -> Flow<bool> {
        let ship = &self.0.state().public.ship;
        Flow::Done(match test {
            Test::Fat(section) => ship.section(section).is_some_and(|part| part.side == Side::Fat),
            Test::RealityX => self.0.state().public.reality() == Some(Reality::X),
        })
    }

    fn number(&mut self, table: Table) -> Flow<u8> {
        match table {}
    }

    fn each(&mut self, who: Who, _: BlockId) {
        match who {}
    }

    fn ask(&mut self, stmt: &'static Stmt) {
        let Some(at) = self.0.state().public.frames.top().at() else { return };
        match stmt {
            Stmt::Choose(_) => questions::pose(self.0, at.actor, Choose),
            // LS9: whether a card is taken is asked with which.
            Stmt::May(_) => fx::decide(self, true),
            _ => fx::decide(self, false),
        }
    }

    fn go(&mut self, to: Move) {
        self.0.emit(Course::Went { to }.into());
    }
}

/// What has nothing to act on is skipped.
fn perform(cx: &mut Cx<'_>, verb: Verb, card: Workcell, engineer: Ideology) {
    let seat = cx.state().public.player(engineer);
    match verb {
        Verb::Lean(section) => maintenance::lean(cx, section, engineer),
        Verb::LeanPick => questions::pose_any(cx, seat, PickSection { by: engineer }),
        Verb::ChargeTo(charge) => charge_to(cx, charge),
        Verb::Charge(by) => charge_to(cx, cx.state().public.ship.charge.saturating_add_signed(by)),
        Verb::Plasma(_) => grant(cx, Boon::Plasma),
        Verb::NoLightning => grant(cx, Boon::NoLightning),
        Verb::FirstLicSafe => grant(cx, Boon::Lidar),
        Verb::FreeIgnition => grant(cx, Boon::FreeIgnition),
        Verb::RechargeUnlit => grant(cx, Boon::RechargeUnlit),
        Verb::SureBirth => grant(cx, Boon::SureBirth),
        Verb::KindBirth => grant(cx, Boon::KindBirth),
        Verb::Stress(who, by) => relieve(cx, who, by.unsigned_abs(), card, engineer),
        Verb::Augment => questions::pose_any(cx, seat, Learn { of: engineer }),
        Verb::Medal(class) => medal(cx, class, engineer),
        Verb::Inspire => inspire(cx),
        Verb::SecondAvatar => questions::pose_any(cx, seat, Enlist),
        Verb::Dustbug => questions::pose_any(cx, seat, Dispatch { of: engineer }),
        Verb::OwnShield => own_shield(cx, engineer),
        Verb::Data(_) => questions::pose_any(cx, seat, TurnData),
        Verb::Bailout => landing::begin(cx, Way::Pod, engineer),
        Verb::Explore(within) => questions::pose_any(cx, seat, PickStar { by: engineer, within }),
        Verb::Water(_) => questions::pose_any(cx, seat, PickPlanet { less: None }),
        Verb::Need(of, _) => questions::pose_any(cx, seat, PickPlanet { less: Some(of) }),
        Verb::ChargeVelocity(by) => sail(cx, by.unsigned_abs()),
        Verb::DataAll => signals::turn_all(cx),
        Verb::LookData => signals::look(cx, engineer),
        Verb::NuggetsHome => experiment::deliver(cx, card, engineer),
        Verb::Birth => questions::pose_any(cx, seat, Help { favour: Favour::Birth, by: engineer }),
        Verb::Younger => questions::pose_any(cx, seat, Help { favour: Favour::Younger, by: engineer }),
        Verb::Wake => questions::pose_any(cx, seat, Help { favour: Favour::Wake, by: engineer }),
        Verb::Hermaphrodite => questions::pose_any(cx, seat, Help { favour: Favour::Turn, by: engineer }),
        Verb::PostHuman => experiment::transcend(cx, engineer),
        Verb::RedEye => cx.emit(Destiny::RedEye.into()),
        Verb::Ramjet => cx.emit(Destiny::RamjetBuilt.into()),
        Verb::Restore => questions::pose_any(cx, seat, Restore),
        Verb::TameAll => experiment::tame_next(cx, engineer),
        Verb::TileForFuel => questions::pose_any(cx, seat, GiveTile),
        Verb::Votes(_) => broadcast(cx, engineer),
        Verb::StealCard => questions::pose_any(cx, seat, StealCard { to: engineer }),
        Verb::TakeMarket => questions::pose(cx, seat, TakeMarket),
    }
}

fn grant(cx: &mut Cx<'_>, boon: Boon) {
    cx.emit(Power::Granted { boon }.into());
}

/// B4e-1: 1 to 6, while there are Batteries.
fn charge_to(cx: &mut Cx<'_>, charge: u8) {
    let has_batteries = cx.state().public.ship.has(Tile::Section(Blueprint::Batteries));
    if has_batteries {
        cx.emit(Power::Charged { charge: charge.clamp(1, CHARGE_AT_START) }.into());
    }
}

fn relieve(cx: &mut Cx<'_>, who: Relieved, by: u8, card: Workcell, engineer: Ideology) {
    let public = &cx.state().public;
    let (seat, own) = (public.player(engineer), Ideologies::NONE.with(engineer));
    let on_card = || public.workers_at(Post::Workcell(card)).iter().filter_map(|worker| public.of(worker)).collect();
    let who = match who {
        Relieved::Ce => own,
        Relieved::EachAwake => public.awake(),
        Relieved::EachOnCard => on_card(),
        Relieved::Split => return questions::pose_any(cx, seat, Relieve { but: None, by: 1, times: by }),
        Relieved::Other => return questions::pose_any(cx, seat, Relieve { but: Some(engineer), by, times: 1 }),
    };
    cx.emit(People::Relieved { who, by }.into());
}

/// From wherever it lies.
fn medal(cx: &mut Cx<'_>, class: MedalClass, engineer: Ideology) {
    let seat = cx.state().public.player(engineer);
    match class {
        MedalClass::Hero => questions::pose_any(cx, seat, TakeHero { to: engineer }),
        _ => honours::earn(cx, Medal::PaleBlueDot, engineer),
    }
}

/// K-Inspire: the bottom card of every column goes under its deck, and the market is refilled.
pub(super) fn inspire(cx: &mut Cx<'_>) {
    let bottom = MarketRow::Bottom.index();
    let market = cx.state().public.market;
    for card in market.columns.iter().filter_map(|column| column[bottom]) {
        let librarians = cx.state().public.workers_at(Post::Librarian(card));
        cx.emit(Ideas::Recycled { card, librarians }.into());
    }
    reset::refill(cx);
}

/// WA2: until the end of the next dozyear; a further success renews them.
fn broadcast(cx: &mut Cx<'_>, of: Ideology) {
    let until = cx.state().public.dozyear.number + 1;
    cx.emit(Council::Broadcast { of, until }.into());
}

/// WA5: without busting a slot.
fn own_shield(cx: &mut Cx<'_>, of: Ideology) {
    if !cx.state().public.ship.has(Tile::Shield(of)) {
        cx.emit(Hull::ShieldAdded { of }.into());
    }
}

/// I4c-1: the microwaves that push the pod; RUL-122: nothing is paid where nobody goes.
fn sail(cx: &mut Cx<'_>, more: u8) {
    let public = &cx.state().public;
    let charge = public.ship.charge.saturating_sub(public.ship.velocity.0 + more);
    if !public.available().is_empty() {
        charge_to(cx, charge);
    }
}
