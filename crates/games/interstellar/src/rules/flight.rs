//! The ship's move, exactly as 4.1.1 has it (D5).
//!
//! Rules held here beside those that are named below: D5g, RUL-21, RUL-22.

use orrery_core::Seat;

use super::{Cx, begin as begin_phase, end, exploration, finds, go_on, helm, honours, loss, plasma, standing, watch};
use crate::content::{Cyborg, Hazard, Kind, Medal, Risk, Space, Velocity, at};
use crate::event::{Cause, Voyage};
use crate::questions::{self, Brake, Branch, Discharge, Heading};
use crate::state::{Ending, Frame, Leg, Maneuver, Phase, Public};

/// The number of spaces is fixed when the ship begins to move (F2e).
pub(crate) fn begin(cx: &mut Cx<'_>) {
    let left = cx.state().public.ship.velocity.0;
    go_on(cx, Frame::Flight { left, leg: Leg::Depart });
}

pub(super) fn go(cx: &mut Cx<'_>, left: u8, leg: Leg) {
    match leg {
        Leg::Depart => depart(cx, left),
        Leg::Arrive => arrive(cx, left),
        Leg::Brake => may_brake(cx, left),
        Leg::Pass => pass(cx, left),
        Leg::Explore => explore(cx, left),
    }
}

/// D5d: the heading binds the first step; then the Commander picks. A dead end stops the ship.
fn depart(cx: &mut Cx<'_>, left: u8) {
    let public = &cx.state().public;
    let ship = &public.ship;
    let way_on = ship.space.ahead(ship.came_from).next();
    let is_over = left == 0 || ship.off_map || way_on.is_none();
    match ship.heading {
        _ if is_over => go_on(cx, Frame::Course),
        Some(to) => step(cx, to, left - 1),
        None => choose_way(cx, left - 1),
    }
}

/// DP-26
fn choose_way(cx: &mut Cx<'_>, left: u8) {
    let helm = cx.state().public.helm();
    match standing::way_unasked(cx) {
        Some(to) => helm::announce(cx, helm, Maneuver::Branch { to, left }),
        None => questions::pose(cx, helm, Branch { left }),
    }
}

pub(crate) fn step(cx: &mut Cx<'_>, to: Space, left: u8) {
    let from = cx.state().public.ship.space;
    cx.emit(Voyage::Moved { from, to, left }.into());
}

fn arrive(cx: &mut Cx<'_>, left: u8) {
    let space = cx.state().public.ship.space;
    if cx.state().public.is_coasting() {
        return go_on(cx, Frame::Flight { left, leg: Leg::Depart });
    }
    go_on(cx, Frame::Flight { left, leg: Leg::Explore });
    match space.kind() {
        _ if space == at::SOL => come_home(cx),
        Kind::Lic => cloud(cx, space),
        Kind::Jet => {
            let sleepers = cx.state().public.sleepers();
            finds::peek(cx, sleepers);
        }
        Kind::Star => hazard(cx, space),
        Kind::Lens | Kind::Void => {}
    }
}

/// J1e: a Post-human on board provokes a war.
fn come_home(cx: &mut Cx<'_>) {
    if cx.state().public.person(Cyborg::POST_HUMAN).is_on_board() {
        plasma::roll(cx, Risk::HotFlyby);
    }
    end::end(cx, Ending::Home);
}

/// D5e, RUL-132: engine braking before Dustbug before Dust lidar, each kept if not needed.
fn cloud(cx: &mut Cx<'_>, space: Space) {
    let public = &cx.state().public;
    let (dozyear, foremost) = (public.dozyear, public.ship.foremost());
    match foremost {
        _ if dozyear.braked => {}
        _ if public.dustbugs.contains(&Some(space)) => cx.emit(Voyage::DustbugSpent { at: space }.into()),
        // RUL-71: nothing is left to grind away, so no nugget comes.
        None => {}
        Some(_) if dozyear.lidar => {
            cx.emit(Voyage::LidarUsed.into());
            finds::form(cx);
        }
        Some(tile) => {
            loss::lose(cx, tile, Cause::Lic);
            finds::form(cx);
        }
    }
}

/// D5i
fn hazard(cx: &mut Cx<'_>, space: Space) {
    match space.star().and_then(|star| star.hazard()) {
        Some(Hazard::Flare) => plasma::roll(cx, Risk::Flare),
        Some(Hazard::Debris) => plasma::roll(cx, Risk::Debris),
        None => {}
    }
}

/// D5f, I2b: what the ship finds is found by the Commander's Ideology.
fn explore(cx: &mut Cx<'_>, left: u8) {
    go_on(cx, Frame::Flight { left, leg: Leg::Brake });
    let public = &cx.state().public;
    let (star, finder) = (public.ship.space.star(), public.commanding);
    star.into_iter().for_each(|star| exploration::explore(cx, star, finder, false));
}

fn may_brake(cx: &mut Cx<'_>, left: u8) {
    go_on(cx, Frame::Flight { left, leg: Leg::Pass });
    let levels = u8::from(cx.state().public.brake_here().is_some());
    watch::before(cx, Discharge::Braking, levels);
}

pub(super) fn offer_braking(cx: &mut Cx<'_>) {
    let public = &cx.state().public;
    if let Some(risk) = public.braking() {
        questions::pose(cx, public.helm(), Brake { risk });
    }
}

impl Public {
    /// F2c, F2d: how the ship may brake where it is.
    pub fn braking(&self) -> Option<Risk> {
        self.brake_here().filter(|_| self.ship.charge + self.relief() > 1)
    }

    /// The same, whatever the charge.
    fn brake_here(&self) -> Option<Risk> {
        let risk = match self.ship.space.kind() {
            Kind::Lens => Some(Risk::IceBraking),
            Kind::Star => self.ship.space.star().filter(|star| !star.flyby().is_empty()).map(|_| Risk::HotFlyby),
            _ => None,
        };
        risk.filter(|_| self.ship.velocity > Velocity::REST)
    }
}

pub(crate) fn brake(cx: &mut Cx<'_>, seat: Seat, risk: Risk) {
    let public = &cx.state().public;
    let (velocity, charge) = (Velocity(public.ship.velocity.0 - 1), public.ship.charge + public.relief() - 1);
    cx.emit(Voyage::Braked { seat, risk, velocity, charge }.into());
    watch::over(cx, true);
    plasma::roll(cx, risk);
}

/// D5h
fn pass(cx: &mut Cx<'_>, left: u8) {
    let public = &cx.state().public;
    let (ship, commanding) = (&public.ship, public.commanding);
    if ship.space.exit().is_some() && ship.velocity > Velocity::REST {
        cx.emit(Voyage::LeftMap { at: ship.space }.into());
        honours::earn(cx, Medal::Galactic, commanding);
    }
    go_on(cx, Frame::Flight { left, leg: Leg::Depart });
}

/// D5k
pub(super) fn course(cx: &mut Cx<'_>) {
    begin_phase(cx, Phase::Attrition);
    if cx.state().public.ending.is_some() {
        return;
    }
    let public = &cx.state().public;
    let ship = &public.ship;
    if ship.velocity == Velocity::REST {
        cx.emit(Voyage::CameToRest.into());
    } else if !ship.off_map && ship.space.ahead(ship.came_from).next().is_some() {
        set_heading(cx);
    }
}

/// DP-28
fn set_heading(cx: &mut Cx<'_>) {
    let helm = cx.state().public.helm();
    match standing::way_unasked(cx) {
        Some(to) => helm::announce(cx, helm, Maneuver::Heading(to)),
        None => questions::pose(cx, helm, Heading),
    }
}
