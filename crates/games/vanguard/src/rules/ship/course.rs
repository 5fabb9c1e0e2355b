//! Page 5, star map and scanner.

use super::super::{Cx, go_on, put};
use super::{bonus, of, read, turn_to};
use crate::content::{Connection, Flag, Hazard, Landing, PlainKey, Section, at};
use crate::event::{Ships, Worlds};
use crate::questions::{Course, Plot, Probe, Scan};
use crate::state::{Campaign, Frame, Page, State};

/// VG-STAR-3, R54: opened by a log, or by its flag alone; operations once.
pub(crate) fn is_open(state: &State, landing: Landing) -> bool {
    let campaign = of(state);
    let is_operation = landing.needs() == Some(Flag::Envelope);
    let by_flag = landing.needs().is_some_and(|flag| state.flags.contains(flag));
    let is_spent = is_operation && campaign.recorded.contains(landing);
    landing.system() == campaign.system && !is_spent && (by_flag || campaign.landings.contains(landing))
}

/// VG-STAR-1, VG-STAR-4, VG-STAR-2: at least 1.
pub(crate) fn price(campaign: &Campaign, connection: Connection) -> u8 {
    connection.energy().saturating_sub(bonus(campaign, PlainKey::FlyDiscount)).max(1)
}

pub(crate) fn can_fly(campaign: &Campaign, connection: Connection) -> bool {
    let is_safe = connection.hazard() == Hazard::Safe || bonus(campaign, PlainKey::HazardFly) > 0;
    connection.from() == campaign.system && campaign.systems.contains(connection.to()) && is_safe
}

/// What the page offers: `flown` after a flight, `paid` once energy went towards the flight home (VG-STAR-7, 8).
pub(crate) fn courses(state: &State, at: u8) -> Vec<Course> {
    let campaign = of(state);
    let affordable = |cost: u8| campaign.energy >= cost;
    let mut all = vec![Course::Stay];
    if at < 2 {
        all.extend(Landing::all().filter(|one| is_open(state, *one) && affordable(one.energy())).map(Course::Examine));
    }
    if at == 0 {
        let flights = Connection::all().filter(|one| can_fly(campaign, *one) && affordable(price(campaign, *one)));
        all.extend(flights.map(Course::Fly));
    }
    let is_home = campaign.objective == at::objective::O05 && campaign.system == at::system::Y1;
    if is_home && campaign.energy > 0 && campaign.home < 3 {
        all.push(Course::Home);
    }
    all
}

/// VG-STAR-6: where nothing could be paid the ship is adrift.
pub(super) fn star_map(cx: &mut Cx<'_>, at: u8) {
    let (seat, open) = (cx.state().decider(Section::Recon), courses(cx.state(), at));
    if open.len() > 1 {
        return put(cx, seat, Plot);
    }
    stay(cx, at);
    if at == 0 {
        read(cx, at::log::N783);
    }
}

fn pay(cx: &mut Cx<'_>, energy: u8) {
    let campaign = of(cx.state());
    cx.emit(Ships::PoolsSet { energy: campaign.energy.saturating_sub(energy), command: campaign.command }.into());
}

/// VG-STAR-1 (c): one energy more at the next bridge, unless something was paid or flown.
fn stay(cx: &mut Cx<'_>, at: u8) {
    if at == 0 {
        let campaign = of(cx.state());
        let (energy, command) = (campaign.next_energy + 1, campaign.next_command);
        cx.emit(Ships::WaitingSet { energy, command }.into());
    }
    turn_to(cx, Page::Facilities);
}

pub(crate) fn set(cx: &mut Cx<'_>, course: Course) {
    let Frame::Ship { at, .. } = cx.state().frame() else { return };
    match course {
        Course::Stay => stay(cx, at),
        Course::Examine(landing) => {
            pay(cx, landing.energy());
            cx.emit(Ships::Examined { landing: Some(landing) }.into());
            turn_to(cx, Page::Scanner);
        }
        Course::Fly(connection) => {
            let energy = price(of(cx.state()), connection);
            pay(cx, energy);
            cx.emit(Ships::Flown { system: connection.to() }.into());
            if connection.to() == at::system::Y4 {
                cx.emit(Worlds::Flagged { flag: Flag::AtVeil }.into());
            }
            go_on(cx, Frame::Ship { page: Page::StarMap, at: 1 });
        }
        Course::Home => {
            pay(cx, 1);
            cx.emit(Ships::HomePaid { energy: 1 }.into());
            if of(cx.state()).home >= 3 {
                cx.emit(Worlds::Flagged { flag: Flag::HomeReady }.into());
            }
            go_on(cx, Frame::Ship { page: Page::StarMap, at: 2 });
        }
    }
}

/// VG-SCAN-2, VG-SCAN-3, VG-SCAN-4, R85: lines that are free or known come first.
pub(super) fn scanner(cx: &mut Cx<'_>, at: u8) {
    let campaign = of(cx.state());
    let is_known = campaign.scanner.is_some_and(|landing| campaign.recorded.contains(landing));
    let free = if is_known { 4 } else { bonus(campaign, PlainKey::ScanFree).min(4) };
    if at == 0 {
        cx.emit(Ships::LinesSeen { lines: free }.into());
        return go_on(cx, Frame::Ship { page: Page::Scanner, at: 1 });
    }
    let seat = cx.state().decider(Section::Recon);
    let can_see_more = campaign.lines < 4 && (campaign.energy > 0 || campaign.assignable().next().is_some());
    if can_see_more { put(cx, seat, Scan) } else { turn_to(cx, Page::Facilities) }
}

pub(crate) fn probe(cx: &mut Cx<'_>, probe: Probe) {
    let lines = of(cx.state()).lines + 1;
    match probe {
        Probe::Done => return turn_to(cx, Page::Facilities),
        Probe::Energy => pay(cx, 1),
        Probe::Assign(crew) => super::crew::assign(cx, crew),
    }
    cx.emit(Ships::LinesSeen { lines }.into());
}
