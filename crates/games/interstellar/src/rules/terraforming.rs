//! What is done to planets, and what is launched towards them (I3a, I3b, I4g, E2b, E2i).
//!
//! Rules held here beside those that are named below: K-Dustbug.

use orrery_core::Seat;

use super::{Cx, honours, loss};
use crate::content::{Blueprint, Ideology, Kind, Medal, PlanetBox, Position, RightStuff, Space, Substar, Tile};
use crate::event::{Cause, Hull, Landings, Work};
use crate::questions::Launch;
use crate::state::{Public, WET};

/// E2b
const DUSTBUG_RANGE: u8 = 4;

impl Public {
    /// The explored existing Goldilocks where the ship is.
    pub fn goldilocks_here(&self) -> impl Iterator<Item = PlanetBox> + use<'_> {
        let star = self.ship.space.star().filter(|_| !self.ship.off_map);
        star.into_iter().flat_map(|star| self.sky.goldilocks(star))
    }

    /// RUL-131: those that want water, drops on their way counted.
    pub fn deserts_here(&self) -> impl Iterator<Item = PlanetBox> + use<'_> {
        self.goldilocks_here().filter(|planet| self.sky.coming_hydration(*planet) < WET)
    }

    /// LS7, WA8
    pub fn easable_here(&self, of: RightStuff) -> impl Iterator<Item = PlanetBox> + use<'_> {
        self.goldilocks_here().filter(move |planet| self.sky.may_ease(*planet, of))
    }

    /// E2b, RUL-132: where a Dustbug protects, where it sows, and zeppelins.
    pub fn launches(&self) -> Vec<Launch> {
        let near: Vec<Space> = self.ship.space.within(DUSTBUG_RANGE).filter(|_| !self.ship.off_map).collect();
        let is_risk =
            |space: &Space| space.kind() == Kind::Lic || space.star().is_some_and(|star| star.hazard().is_some());
        let guards = near.iter().copied().filter(|space| is_risk(space) && !self.dustbugs.contains(&Some(*space)));
        let fertile = |space: &Space| space.star().is_some_and(|star| self.sky.goldilocks(star).next().is_some());
        let sows = near.iter().copied().filter(fertile);
        guards.map(Launch::Guard).chain(sows.map(Launch::Sow)).chain(self.zeppelins()).collect()
    }

    /// I3a: at a gas giant, with tame goo on board. RUL-49: without a Shield left there is only the fuel.
    fn zeppelins(&self) -> Vec<Launch> {
        let has_giant = self.ship.space.star().is_some_and(|star| star.flyby().contains(&Substar::GasGiant));
        if !has_giant || !self.is_settled_in_orbit() || self.stuff().goo == 0 {
            return Vec::new();
        }
        let shields = Ideology::ALL.into_iter().filter(|of| !self.ship.has(Tile::Shield(*of)));
        let zeppelins: Vec<Launch> = shields.map(Launch::Zeppelin).collect();
        if zeppelins.is_empty() { vec![Launch::Balloon] } else { zeppelins }
    }
}

pub(crate) fn launch(cx: &mut Cx<'_>, seat: Seat, of: Ideology, launch: Launch) {
    let bug = cx.state().public.dustbugs.iter().position(Option::is_none).unwrap_or(0) as u8;
    match launch {
        Launch::Guard(at) => cx.emit(Work::DustbugPlaced { seat, bug, at }.into()),
        Launch::Sow(at) => {
            cx.emit(Landings::Sown { seat, bug, at }.into());
            honours::earn(cx, Medal::Panspermia, of);
        }
        Launch::Zeppelin(shield) => {
            cx.emit(Hull::ShieldAdded { of: shield }.into());
            refuel(cx);
        }
        Launch::Balloon => refuel(cx),
    }
}

/// RUL-84: after the Shield one level more, and never above the top.
fn refuel(cx: &mut Cx<'_>) {
    let wet = cx.state().public.ship.wet;
    // C9-6: a ship without fuel tanks takes none.
    if wet < Position::TOP && !cx.state().public.ship.fuelless {
        cx.emit(Landings::Fuelled { wet: Position(wet.0 + 1) }.into());
    }
}

/// E2i: the Batteries are thrown overboard.
pub(crate) fn dropstone(cx: &mut Cx<'_>, planet: PlanetBox) {
    loss::lose(cx, Tile::Section(Blueprint::Batteries), Cause::Jettison);
    cx.emit(Landings::Watered { planet }.into());
}
