//! Charge and fuel.

use super::prelude::*;

facts! {
    pub enum Power shown as PowerShown {
        /// H1a, E2h: what the die shows now.
        Charged { charge: u8 },
        /// D4b
        Burned { seat: Seat, velocity: Velocity, wet: Position, charge: u8, braked: bool },
        /// E2l
        ShieldUp { of: Ideology },
        /// 2.9.1
        Granted { boon: Boon },
        /// The Watchkeeper
        Watched { watch: Watch },
    }
}

impl Power {
    #[inline(always)]
    pub(super) fn fold(&self, state: &mut State) {
        let (ship, dozyear) = (&mut state.public.ship, &mut state.public.dozyear);
        match *self {
            Power::Charged { charge } => ship.charge = charge,
            Power::Burned { velocity, wet, charge, braked, .. } => {
                (ship.velocity, ship.wet, ship.charge) = (velocity, wet, charge);
                (dozyear.lit, dozyear.braked) = (true, braked);
            }
            Power::ShieldUp { .. } => dozyear.grant(Boon::Plasma),
            Power::Granted { boon } => dozyear.grant(boon),
            Power::Watched { watch } => dozyear.watch = watch,
        }
    }
}

impl PowerShown {
    pub(super) fn line(&self) -> Option<Line> {
        Some(match *self {
            Self::Charged { charge } => noted("log-charged", "charge", charge, &[ids::CHARGE]),
            Self::Burned { seat, velocity, wet, charge, .. } => {
                let line = told("log-burned", seat, "velocity", velocity.0, &[ids::BURN]);
                Line { message: line.message.with("mass", wet.mass()).with("charge", charge), ..line }
            }
            Self::Granted { boon } => noted("log-granted", "boon", words::boon(boon), &[ids::TO_USE]),
            Self::Watched { watch: Watch::Granted } => Line::new(None, "log-watched", &[ids::WATCHKEEPER]),
            Self::Watched { .. } => return None,
            Self::ShieldUp { of } => noted("log-em-shield", "ideology", words::ideology(of), &[ids::EM_SHIELD]),
        })
    }
}
