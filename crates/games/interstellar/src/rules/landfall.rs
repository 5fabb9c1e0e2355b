//! The end check (D4c): Landfall (J1a, J1b), and ships that are gone or stuck (J1d).
//!
//! Rules held here beside those that are named below: I3c, K-Landfall, RUL-35, RUL-43, RUL-74, RUL-104.

use super::{Cx, begin, end, go_on};
use crate::content::{Blueprint, Cell, Ideology, PlanetBox, Side, Task, TroglodyteLandfall, Velocity, Wisdom};
use crate::event::Planets;
use crate::questions::{self, CountEcologist, Declare, LandAt};
use crate::state::{Ending, Frame, Goo, Lies, Phase, Public, Stuff};

/// J1d-3, RUL-93
pub const LAST_DOZYEAR: u8 = 40;
/// J1d-2, RUL-37
const STRANDED_LONG: u8 = 6;

impl Public {
    /// I5b: goo species and nuggets on all mats together.
    pub fn stuff(&self) -> Stuff {
        let goo = self.goo.iter().filter(|goo| matches!(goo, Goo::Mat(_))).count() as u8;
        let nuggets = self.nuggets.iter().filter(|lies| matches!(lies, Lies::Mat(_))).count() as u8;
        Stuff { goo, nuggets }
    }

    /// J1a: in Orbit since the start of the dozyear.
    pub fn is_settled_in_orbit(&self) -> bool {
        self.dozyear.orbit && self.ship.is_in_orbit() && !self.ship.off_map
    }

    /// The planets here on which the ship can land, every Goldilocks first. RUL-98: Troglodytes perhaps only on order.
    pub fn homes(&self, with: Stuff) -> impl Iterator<Item = PlanetBox> + use<'_> {
        let caves = self.terms.troglodyte == TroglodyteLandfall::Automatic || self.dozyear.caves;
        let here = self.ship.space.star().into_iter().flat_map(|star| star.boxes().collect::<Vec<_>>());
        let mut homes: Vec<PlanetBox> = here.filter(|planet| self.sky.is_habitable(*planet, with)).collect();
        homes.retain(|planet| caves || planet.kind().is_goldilocks());
        homes.sort_by_key(|planet| !planet.kind().is_goldilocks());
        homes.into_iter()
    }

    /// RUL-98, DP-22: where that takes an order and a cave is habitable.
    pub fn may_order_caves(&self) -> bool {
        let needs_order = self.terms.troglodyte == TroglodyteLandfall::Ordered && !self.dozyear.caves;
        let is_cave = |planet: PlanetBox| !planet.kind().is_goldilocks() && self.sky.is_habitable(planet, self.stuff());
        let here = || self.ship.space.star();
        needs_order && self.is_settled_in_orbit() && here().is_some_and(|star| star.boxes().any(is_cave))
    }

    /// J1d-2
    pub fn is_stranded(&self) -> bool {
        let section = |of| self.ship.section(of);
        let (Some(engine), Some(batteries)) = (section(Blueprint::Engine), section(Blueprint::Batteries)) else {
            return self.ship.velocity == Velocity::REST;
        };
        let mut cells = Cell::all().filter(|cell| cell.task() == Task::Ignition && cell.side() == Some(engine.side));
        let needed = cells.next().map_or(0, |cell| cell.battery().charge_needed());
        let by_fuel = self.ship.levels() > 0 && self.ship.charge >= needed;
        let by_ramjet = self.can_use_ramjet();
        let is_dry = self.ship.levels() == 0 && !self.ramjet;
        let is_dead = batteries.side == Side::Fat && !by_fuel && !by_ramjet;
        self.ship.velocity == Velocity::REST && (is_dry || is_dead)
    }
}

/// K-Bussard Ramjet: the levels it takes from the batteries.
pub(crate) const RAMJET: u8 = 3;

/// J1a, J1b; RUL-127: the Ecologist is asked where she alone makes the difference.
pub(super) fn check(cx: &mut Cx<'_>) {
    go_on(cx, Frame::Stuck { judged: false });
    let public = &cx.state().public;
    if !public.is_settled_in_orbit() || !public.has_humans() {
        return;
    }
    let with = public.stuff();
    let helped = Stuff { goo: with.goo + 1, ..with };
    let is_wise = public.has_wisdom(Wisdom::Ecologist);
    if public.homes(with).next().is_some() {
        questions::pose(cx, public.helm(), LandAt { with });
    } else if is_wise && public.homes(helped).next().is_some() {
        questions::pose(cx, public.player(Ideology::Equality), CountEcologist { with: helped });
    }
}

/// I6c, RUL-116: everybody lands there.
pub(crate) fn land(cx: &mut Cx<'_>, planet: PlanetBox) {
    cx.emit(Planets::MadeLandfall { planet }.into());
    end::end(cx, if planet.kind().is_goldilocks() { Ending::Goldilocks } else { Ending::Troglodyte });
}

/// J1-1: the first that holds.
pub(super) fn stuck(cx: &mut Cx<'_>, judged: bool) {
    let public = &cx.state().public;
    let (helm, checks) = (public.helm(), if public.is_stranded() { public.stranded + 1 } else { 0 });
    match public.dozyear.number {
        _ if judged => return begin(cx, Phase::Movement),
        _ if public.ship.off_map => return end::end(cx, Ending::OffMap),
        LAST_DOZYEAR.. => return end::end(cx, Ending::Forty),
        _ => go_on(cx, Frame::Stuck { judged: true }),
    }
    if checks != cx.state().public.stranded {
        cx.emit(Planets::Stranded { checks }.into());
    }
    match checks {
        0 => {}
        STRANDED_LONG.. => end::end(cx, Ending::StrandedLong),
        _ => questions::ask(cx, helm, Declare),
    }
}
