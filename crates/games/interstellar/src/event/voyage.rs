//! The way of the ship.

use super::prelude::*;

facts! {
    pub enum Voyage shown as VoyageShown {
        /// C7b, D5k
        HeadingSet { seat: Seat, to: Space },
        /// F2a
        AlertTurned { seat: Seat, alert: Alert },
        /// D5d: one space further, with so many left.
        Moved { from: Space, to: Space, left: u8 },
        /// F2c, F2d
        Braked { seat: Seat, risk: Risk, velocity: Velocity, charge: u8 },
        /// E2b: it has done its duty.
        DustbugSpent { at: Space },
        /// WA6
        LidarUsed,
        /// D5h
        LeftMap { at: Space },
        /// D5k: at velocity 0 nothing binds the next move.
        CameToRest,
    }
}

impl Voyage {
    pub(super) fn fold(&self, state: &mut State) {
        let (dozyear, ship) = (&mut state.public.dozyear, &mut state.public.ship);
        match *self {
            Voyage::HeadingSet { to, .. } => ship.heading = Some(to),
            Voyage::AlertTurned { alert, .. } => {
                dozyear.alert_turned = true;
                state.public.alert = alert;
            }
            Voyage::Moved { from, to, left } => {
                (ship.came_from, ship.space, ship.heading) = (Some(from), to, None);
                state.public.record.flown.insert(to);
                state.public.frames.enter(Frame::Flight { left, leg: Leg::Arrive });
                state.secret.standing.iter_mut().for_each(|orders| orders.arrive(to));
            }
            Voyage::Braked { velocity, charge, .. } => (ship.velocity, ship.charge) = (velocity, charge),
            Voyage::DustbugSpent { at } => {
                let spent = state.public.dustbugs.iter_mut().filter(|bug| **bug == Some(at));
                spent.for_each(|bug| *bug = None);
            }
            Voyage::LidarUsed => dozyear.lidar = false,
            Voyage::LeftMap { .. } => ship.off_map = true,
            Voyage::CameToRest => (ship.came_from, ship.heading) = (None, None),
        }
    }
}

impl VoyageShown {
    pub(super) fn line(&self) -> Option<Line> {
        Some(match *self {
            Self::HeadingSet { seat, to } => told("log-heading", seat, "space", words::space(to), &[ids::HEADING]),
            Self::AlertTurned { seat, alert } => told("log-alert", seat, "alert", words::alert(alert), &[ids::ALERT]),
            Self::Moved { from, to, .. } => {
                noted("log-moved", "space", words::space(to), &[ids::MOVE]).along([from.id(), to.id()])
            }
            Self::Braked { seat, risk, velocity, .. } => {
                let rule = if risk == Risk::IceBraking { ids::ICE_BRAKING } else { ids::HOT_FLYBY };
                told("log-braked", seat, "velocity", velocity.0, &[rule])
            }
            Self::DustbugSpent { at } => noted("log-dustbug-spent", "space", words::space(at), &[ids::DUSTBUG]),
            Self::LidarUsed => Line::new(None, "log-lidar", &[ids::LIC]),
            Self::LeftMap { at } => noted("log-off-map", "space", words::space(at), &[ids::EXIT]),
            Self::CameToRest => return None,
        })
    }
}
