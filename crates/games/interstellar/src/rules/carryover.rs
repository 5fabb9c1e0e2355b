//! The carry-over sheet of a combined game (C8), and a voyage without an Engine (C9).
//!
//! Rules held here beside those that are named below: K-Combined-Game, RUL-110.

use orrery_core::Seat;

use super::{Cx, go_on, phases};
use crate::content::{Blueprint, Forward, Ideology, Shape, Tile};
use crate::event::{Beginning, Carryover, Hull, Round};
use crate::questions::{self, Earned, FillIn, SpareShield};
use crate::state::{Frame, Leg, Line, Phase, Public};

/// DP-47, RUL-109: the player of seat 1 writes it, before everything else.
const WRITER: Seat = Seat(0);
/// C9-4
const FIRST_SPACES: u8 = 2;

pub(super) fn fill_in(cx: &mut Cx<'_>, line: Line, at: u8) {
    match Ideology::nth(at.into()).filter(|_| line == Line::Augmentations) {
        Some(of) => questions::ask(cx, WRITER, Earned { of }),
        None => questions::pose(cx, WRITER, FillIn { line, at }),
    }
}

impl Public {
    /// C9-5: nothing but the move and two birthdays happens in the first dozyear.
    pub fn is_coasting(&self) -> bool {
        self.terms.forward == Forward::On && self.dozyear.number <= 1
    }

    /// The First Officer's Ideology, as the set-up has it.
    fn first_officer(&self) -> Option<Ideology> {
        Ideology::ALL.into_iter().find(|of| self.person(of.meathead()).is_awake())
    }
}

/// C9-1 to C9-3; C8g, C8h: those Shields come in front. Answers whether all is done.
pub(super) fn fit_out(cx: &mut Cx<'_>) -> bool {
    let public = &cx.state().public;
    let (commander, officer) = (public.commanding, public.first_officer());
    if public.terms.forward == Forward::On && !public.ship.has(Tile::Shield(commander)) {
        cx.emit(Carryover::EngineLeftOut.into());
        for of in officer.into_iter().chain([commander]) {
            cx.emit(Hull::ShieldAdded { of }.into());
        }
        let learned = officer.map(|ideology| Beginning::Helped { ideology, shape: Shape::Triangle });
        learned.into_iter().for_each(|fact| cx.emit(fact.into()));
    }
    let sheet = cx.state().public.sheet;
    match (sheet.freighter, sheet.colony) {
        (Some(giver), _) => improve(cx, Blueprint::Wardens, giver),
        (None, Some(giver)) => improve(cx, Blueprint::LifeSupport, giver),
        (None, None) => return true,
    }
    false
}

fn improve(cx: &mut Cx<'_>, section: Blueprint, giver: Ideology) {
    cx.emit(Carryover::Improved { section }.into());
    let public = &cx.state().public;
    match public.ship.has(Tile::Shield(giver)) {
        true => questions::pose(cx, public.player(giver), SpareShield),
        false => cx.emit(Hull::ShieldAdded { of: giver }.into()),
    }
}

/// C9-4: only two spaces, on which nothing is resolved.
pub(super) fn coast(cx: &mut Cx<'_>) {
    cx.emit(Round::PhaseBegan { phase: Phase::Movement }.into());
    go_on(cx, Frame::Flight { left: FIRST_SPACES, leg: Leg::Depart });
}

/// C9-5: then the second dozyear begins.
pub(super) fn wake_up(cx: &mut Cx<'_>) {
    phases::next_dozyear(cx);
}
