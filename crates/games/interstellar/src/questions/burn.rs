//! Ignition.

use orrery_core::phrase;

use super::prelude::*;
use crate::rules::maintenance;

/// How hard does the engine burn (D4b, DP-20)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Burn {
    pub cell: Cell,
    /// K-Bussard Ramjet: instead of fuel.
    pub ramjet: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thrust {
    pub brake: bool,
    pub levels: u8,
}

phrase! { Thrust { brake, levels } }

impl Thrust {
    /// The velocity afterwards.
    pub fn applied(self, before: Velocity) -> Velocity {
        Velocity(if self.brake { before.0 - self.levels } else { before.0 + self.levels })
    }
}

impl Listed<Interstellar> for Burn {
    type Answer = Thrust;

    fn ask(&self, state: &State, asked: Asked) -> Offer {
        let ship = &state.public.ship;
        let reason = Message::new("reason-burn").with("levels", ship.levels()).with("delta", ship.wet.delta_v());
        Offer::bare(asked, "ask-burn").act("act-burn").reason(reason).hint("hint-burn").rules(&[
            ids::BURN,
            ids::ADVICE_SPEED,
            ids::ADVICE_DRY_MASS,
        ])
    }

    /// RUL-65: 0 levels may be burned, too.
    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Thrust> {
        let ship = state.public.ship;
        let most = if self.ramjet { 1 } else { ship.wet.delta_v().min(ship.levels()) };
        let faster = (0..=most).map(|levels| Thrust { brake: false, levels });
        let slower = (1..=most).map(|levels| Thrust { brake: true, levels });
        let fits = move |thrust: &Thrust| match thrust.brake {
            true => thrust.levels <= ship.velocity.0,
            false => usize::from(ship.velocity.0 + thrust.levels) < Velocity::COUNT,
        };
        faster.chain(slower).filter(fits)
    }

    fn option(&self, state: &State, _: Seat, thrust: &Thrust) -> Opt {
        let burned = if self.ramjet { 0 } else { thrust.levels };
        let wet = Position(state.public.ship.wet.0 - burned);
        let opt =
            Opt::of(thrust, words::thrust(*thrust, wet)).at(marks::speed(thrust.applied(state.public.ship.velocity)));
        let left = wet.levels_over(state.public.ship.dry()).unwrap_or(0);
        facts::burn(&state.public, *thrust, left).into_iter().fold(opt, Opt::fact)
    }

    fn suggestions(&self, state: &State, seat: Seat) -> Vec<Suggestion> {
        bots::suggest(self, state, seat)
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, thrust: Thrust) {
        answered(cx);
        maintenance::burn(cx, seat, *self, thrust);
    }
}
