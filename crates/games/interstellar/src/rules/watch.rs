//! The Watchkeeper (2.4): once per dozyear a discharge is one level smaller.

use super::{Cx, flight, maintenance};
use crate::content::{Ideology, Wisdom};
use crate::event::Power;
use crate::questions::{self, Discharge, KeepWatch};
use crate::state::{Public, Watch};

impl Public {
    /// By how much the discharge that is due is smaller.
    pub fn relief(&self) -> u8 {
        u8::from(self.dozyear.watch == Watch::Granted)
    }

    /// RUL-128: asked at a discharge of 2 or more, and where the charge is exactly 1 too small.
    fn is_watch_due(&self, levels: u8) -> bool {
        let is_ready = self.dozyear.watch == Watch::Ready && self.has_wisdom(Wisdom::Watchkeeper);
        let charge = self.ship.charge;
        is_ready && ((levels > 1 && charge > levels) || (levels > 0 && charge == levels))
    }
}

/// Honor's player is asked before the discharge; then it goes on.
pub(super) fn before(cx: &mut Cx<'_>, discharge: Discharge, levels: u8) {
    let public = &cx.state().public;
    match public.is_watch_due(levels) {
        true => questions::pose(cx, public.player(Ideology::Honor), KeepWatch { discharge, levels }),
        false => go_on(cx, discharge),
    }
}

pub(crate) fn go_on(cx: &mut Cx<'_>, discharge: Discharge) {
    match discharge {
        Discharge::Task(worker, cell) => maintenance::do_task(cx, worker, cell),
        Discharge::Ignition(worker, cell) => maintenance::ignite(cx, worker, cell),
        Discharge::Braking => flight::offer_braking(cx),
    }
}

/// What was granted has been used, or was not needed.
pub(crate) fn over(cx: &mut Cx<'_>, used: bool) {
    if cx.state().public.dozyear.watch == Watch::Granted {
        cx.emit(Power::Watched { watch: if used { Watch::Used } else { Watch::Ready } }.into());
    }
}
