//! Helm decisions: announced, perhaps contested, carried out (F2f, RUL-112, RUL-119).
//!
//! Rules held here beside those that are named below: F2-1, RUL-57, HELM-MUTINY.

use orrery_core::Seat;

use super::{Cx, end, flight, loss, promises, standing, uprising, watch};
use crate::event::{Cause, Council, Voyage};
use crate::questions::{self, Brake, Branch, Declare, Heading};
use crate::state::{Deed, Ending, Maneuver, Public};

pub(crate) fn announce(cx: &mut Cx<'_>, seat: Seat, maneuver: Maneuver) {
    match cx.state().public.is_contestable(maneuver) {
        true => {
            cx.emit(Council::Announced { seat, maneuver }.into());
            if let Maneuver::Jettison(_) = maneuver {
                standing::disturb_all(cx);
            }
            uprising::open(cx);
        }
        false => carry_out(cx, seat, maneuver),
    }
}

/// DP-25: the ship moves. That is no helm decision, so nobody may rise against it.
pub(crate) fn fly(cx: &mut Cx<'_>) {
    waive(cx);
    flight::begin(cx);
}

/// F3e: who has won a mutiny answers the same question anew, and nobody may rise against that.
pub(super) fn steer(cx: &mut Cx<'_>) {
    let public = &cx.state().public;
    let Some(maneuver) = public.regime.announced else { return };
    let is_lost = public.regime.mutiny.is_some_and(|mutiny| mutiny.commanded != public.commanding);
    cx.emit(Council::Steered { is_lost }.into());
    let helm = cx.state().public.helm();
    match maneuver {
        _ if !is_lost => carry_out(cx, helm, maneuver),
        // The helm asks by itself.
        Maneuver::Alert(_) | Maneuver::Jettison(_) => {}
        Maneuver::Branch { left, .. } => questions::pose(cx, helm, Branch { left }),
        Maneuver::Brake { risk, .. } => questions::pose(cx, helm, Brake { risk }),
        Maneuver::Heading(_) => questions::pose(cx, helm, Heading),
        Maneuver::Declare => questions::ask(cx, helm, Declare),
    }
}

fn carry_out(cx: &mut Cx<'_>, seat: Seat, maneuver: Maneuver) {
    waive(cx);
    match maneuver {
        Maneuver::Alert(alert) => cx.emit(Voyage::AlertTurned { seat, alert }.into()),
        Maneuver::Jettison(tile) => loss::lose(cx, tile, Cause::Jettison),
        Maneuver::Branch { to, left } => flight::step(cx, to, left),
        Maneuver::Brake { risk, yes } => {
            let star = cx.state().public.ship.space.star();
            star.into_iter().for_each(|star| promises::judge(cx, seat, Deed::Passed(star, yes)));
            if yes { flight::brake(cx, seat, risk) } else { watch::over(cx, false) }
        }
        Maneuver::Heading(to) => cx.emit(Voyage::HeadingSet { seat, to }.into()),
        Maneuver::Declare => end::end(cx, Ending::Stranded),
    }
}

/// The decision of a mutiny's winner has been made: the next may be contested again.
pub(crate) fn waive(cx: &mut Cx<'_>) {
    if cx.state().public.regime.won {
        cx.emit(Council::Waived.into());
    }
}

impl Public {
    /// F2f, RUL-17, RUL-18: a jettison always, other decisions while a Goldilocks with water is known; not what a winner
    /// decides, and not while nobody commands.
    fn is_contestable(&self, maneuver: Maneuver) -> bool {
        let is_grave = matches!(maneuver, Maneuver::Jettison(_)) || self.knows_landing();
        // RUL-112: a course is a decision where there is a choice.
        let is_choice = match maneuver {
            Maneuver::Branch { .. } | Maneuver::Heading(_) => {
                self.ship.space.ahead(self.ship.came_from).nth(1).is_some()
            }
            Maneuver::Alert(_) | Maneuver::Jettison(_) | Maneuver::Brake { .. } | Maneuver::Declare => true,
        };
        is_grave && is_choice && self.commander.is_some() && !self.regime.won
    }

    /// RUL-17: whether an explored existing Goldilocks has hydration 2 or more.
    fn knows_landing(&self) -> bool {
        self.sky.knows_wet_goldilocks()
    }
}
