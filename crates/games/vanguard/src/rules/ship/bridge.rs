//! Page 2, the bridge, in the order of VG-BRIDGE-9, R80, VG-SHIP-1.

use super::super::{Cx, carry_out, go_on, put, test};
use super::{bonus, crew, is_arc_over, of, read, turn_to, verbs};
use crate::content::{PlainKey, Section, Slot, at};
use crate::event::Ships;
use crate::questions::{FitAddOn, KeepRecruit};
use crate::state::{ABOARD, Clock, Frame, Lethal, Morale, Origin, Page};

/// VG-BRIDGE-1, R81, VG-FX-30, VG-SHIP-5, R43
const WARNING: u8 = 12;
const LAST: u8 = 18;
const MOST_ENERGY: u8 = 8;
const MOST_COMMAND: u8 = 6;

pub(super) fn clock(cx: &mut Cx<'_>) {
    let phase = cx.state().count(crate::content::Tally::Phase) + 1;
    cx.emit(Ships::PhaseBegan { phase }.into());
    turn_to(cx, Page::Install);
    if cx.state().terms.clock == Clock::Off {
        return;
    }
    let warned = of(cx.state()).shown.contains(at::log::N790);
    if phase >= LAST && !is_arc_over(cx.state()) {
        read(cx, at::log::N791);
    } else if phase >= WARNING && !warned {
        read(cx, at::log::N790);
    }
}

/// VG-BRIDGE-2
pub(super) fn install(cx: &mut Cx<'_>) {
    cx.emit(Ships::UpgradesInstalled { slot: Slot::Bridge }.into());
    let next = if is_arc_over(cx.state()) { Page::Objective } else { Page::Sections };
    turn_to(cx, next);
}

/// VG-MEM-2, R36, VG-MEM-3; VG-LETHAL-4, R102: no free recruits there.
pub(super) fn sections(cx: &mut Cx<'_>, at: u8) {
    let Some(section) = Section::nth(at.into()) else {
        let living =
            Section::ALL.into_iter().filter(|section| of(cx.state()).crew(Some(*section), None).next().is_some());
        if living.count() < 2 {
            return verbs::finish(cx, crate::content::Ending::END4);
        }
        return turn_to(cx, Page::Distress);
    };
    go_on(cx, Frame::Ship { page: Page::Sections, at: at + 1 });
    let campaign = of(cx.state());
    let is_empty = campaign.crew(Some(section), None).next().is_none() && !campaign.closed[section.index()];
    if !is_empty || cx.state().terms.lethal == Lethal::On {
        return;
    }
    if crew::draw_recruits(cx, 2) {
        let seat = cx.state().decider(section);
        return put(cx, seat, KeepRecruit { section });
    }
    cx.emit(Ships::SectionClosed { section }.into());
    read(cx, at::log::N784);
}

/// VG-BRIDGE-3; VG-LETHAL-4, R53: so many failures are too many.
pub(crate) fn too_many(lethal: Lethal) -> u8 {
    match lethal {
        Lethal::Off => 4,
        Lethal::On => 3,
    }
}

/// VG-BRIDGE-3, R48; VG-LETHAL-4: the campaign is lost, whatever the objective.
pub(super) fn distress(cx: &mut Cx<'_>) {
    turn_to(cx, Page::Objective);
    let (state, campaign) = (cx.state(), of(cx.state()));
    let keys = state.count(crate::content::Tally::Key);
    let early = [at::objective::O01, at::objective::O02].contains(&campaign.objective);
    let is_too_much = campaign.failed >= too_many(state.terms.lethal);
    if is_too_much && state.terms.lethal == Lethal::On {
        return verbs::finish(cx, crate::content::Ending::END5);
    }
    if is_too_much && keys < 5 && early && !campaign.shown.contains(at::log::N785) {
        return read(cx, at::log::N785);
    }
    if campaign.objective != at::objective::O05 {
        return;
    }
    let is_missed = state.flags.contains(crate::content::Flag::PelDone) && !campaign.shown.contains(at::log::N752);
    if keys >= 5 {
        cx.emit(Ships::ObjectiveSet { objective: at::objective::O03 }.into());
        read(cx, at::log::N760);
    }
    if is_missed {
        read(cx, at::log::N753);
        read(cx, at::log::N752);
    }
}

/// VG-BRIDGE-4, VG-CAMP-3, VG-CAMP-2, VG-CAMP-1: again where the new one is fulfilled already.
pub(super) fn objective(cx: &mut Cx<'_>) {
    let objective = of(cx.state()).objective;
    if !test::all(cx.state(), objective.completes()) {
        return turn_to(cx, Page::AddOns);
    }
    carry_out(cx, Origin::Objective(objective), objective.effect(), ABOARD, None);
}

/// VG-ADDON-1, VG-ADDON-2
pub(super) fn add_ons(cx: &mut Cx<'_>) {
    cx.emit(Ships::UpgradesInstalled { slot: Slot::AddOn }.into());
    turn_to(cx, Page::Income);
    let owned = of(cx.state()).installed.iter().filter(|one| one.slot() == Slot::AddOn).count();
    let has = usize::from(of(cx.state()).add_on.is_some());
    let seat = cx.state().decider(Section::Security);
    if owned > has {
        put(cx, seat, FitAddOn);
    }
}

/// VG-BRIDGE-5, R21, VG-SHIP-7, VG-SHIP-8, R50
pub(super) fn income(cx: &mut Cx<'_>) {
    let campaign = of(cx.state());
    let (tech, objective) = (campaign.tech, campaign.objective);
    let less = u8::from(campaign.morale == Morale::VeryLow);
    let command = (objective.command() + bonus(campaign, PlainKey::CommandIncome)).saturating_sub(less).max(1);
    let kept = campaign.energy.min(bonus(campaign, PlainKey::EnergyKeep));
    let more = u8::from(campaign.morale == Morale::High) + bonus(campaign, PlainKey::EnergyIncome);
    let energy = (2 + tech + more).saturating_sub(u8::from(campaign.penalty)) + kept + campaign.next_energy;
    let command = command + campaign.next_command;
    let slots = (0_u8..).zip(campaign.slots).filter(|(_, slot)| slot.is_some()).fold(0, |all, (at, _)| all | 1 << at);
    if campaign.penalty {
        cx.emit(Ships::PenaltySet { lies: false }.into());
    }
    cx.emit(Ships::WaitingSet { energy: 0, command: 0 }.into());
    cx.emit(Ships::PoolsSet { energy: energy.min(MOST_ENERGY), command: command.min(MOST_COMMAND) }.into());
    go_on(cx, Frame::Ship { page: Page::Strike, at: slots });
}

/// VG-BRIDGE-6, R82: those that lay in a slot when this began, as bits.
pub(super) fn strike(cx: &mut Cx<'_>, slots: u8) {
    if slots == 0 {
        let campaign = of(cx.state());
        let more = u8::from(campaign.morale <= Morale::Low);
        let at = campaign.objective.situations() + more;
        return go_on(cx, Frame::Ship { page: Page::Reveal, at });
    }
    let slot = slots.trailing_zeros() as u8;
    go_on(cx, Frame::Ship { page: Page::Strike, at: slots & (slots - 1) });
    if let Some(situation) = of(cx.state()).slots[usize::from(slot)] {
        cx.emit(Ships::SituationTaken { slot, situation }.into());
        verbs::strike(cx, situation);
    }
}

/// VG-BRIDGE-7
pub(super) fn reveal(cx: &mut Cx<'_>, left: u8) {
    if left == 0 {
        return turn_to(cx, Page::StarMap);
    }
    go_on(cx, Frame::Ship { page: Page::Reveal, at: left - 1 });
    verbs::reveal_situation(cx);
}

/// What was struck goes back or leaves the game.
pub(crate) fn struck(cx: &mut Cx<'_>, situation: crate::content::Situation) {
    super::super::over(cx);
    if of(cx.state()).keeps {
        cx.emit(Ships::SituationShuffled { situation }.into());
    }
}
