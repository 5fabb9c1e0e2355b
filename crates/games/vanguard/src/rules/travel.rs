//! Moving over the board (5.5).

use super::{Cx, ask, begin, carry_out, check, danger, go_on, over, passives, ways, windows};
use crate::content::{Action, Condition, Danger, Die, Mark, Owner, Path, PlainKey, Sector, Toll};
use crate::event::Worlds;
use crate::questions::StepTo;
use crate::state::{Frame, Journey, Moment, Origin, Place, State, Travel};

/// VG-TRAVEL-2: destination and condition are fixed now (VG-TRAVEL-10, R65).
pub(crate) fn start(cx: &mut Cx<'_>, place: Place, path: Path, to: u8) {
    let state = cx.state();
    let is_free = passives::bonus(state, place, PlainKey::TravelFree) > 0;
    let tolls = if is_free { 0 } else { (1_u16 << path.tolls().len()) as u8 - 1 };
    let (from, condition) = (state.sector_of(place), state.planet.condition());
    let travel = Travel { place, path, from, to, condition, tolls, is_broken: false };
    let by = state.mate(place);
    cx.emit(Worlds::TravelBegan { by, travel }.into());
    begin(cx, Frame::Travel { stage: Journey::Window });
}

/// R15: icons of a path that are still to be resolved, the travel icon last (VG-TRAVEL-3).
pub(crate) fn tolls_due(travel: &Travel) -> Vec<(u8, Toll)> {
    let all = (0_u8..).zip(travel.path.tolls().iter().copied());
    let mut due: Vec<(u8, Toll)> = all.filter(|(at, _)| travel.tolls >> at & 1 == 1).collect();
    due.sort_by_key(|(at, toll)| (*toll == Toll::Travel, *at));
    due
}

pub(crate) fn go(cx: &mut Cx<'_>, stage: Journey) {
    let Some(travel) = cx.state().travel else { return over(cx) };
    let stage = if travel.is_broken || cx.state().member(travel.place).is_dead { Journey::Over } else { stage };
    match stage {
        Journey::Window => {
            go_on(cx, Frame::Travel { stage: Journey::Tolls });
            windows::open(cx, Moment::Travel, travel.place);
        }
        Journey::Tolls => match tolls_due(&travel).first() {
            Some((at, toll)) => pay(cx, travel, *at, *toll),
            None => go_on(cx, Frame::Travel { stage: Journey::Arrive }),
        },
        Journey::Arrive => {
            go_on(cx, Frame::Travel { stage: Journey::Over });
            enter(cx, travel.place, travel.to);
        }
        Journey::Over => {
            over(cx);
            cx.emit(Worlds::TravelOver.into());
        }
    }
}

fn pay(cx: &mut Cx<'_>, travel: Travel, at: u8, toll: Toll) {
    let place = travel.place;
    cx.emit(Worlds::TollsSet { tolls: travel.tolls & !(1 << at) }.into());
    match toll {
        Toll::Spend(die) => begin(cx, Frame::Spend { place, left: 1, die, has_declined: false }),
        Toll::Danger(table) => roll(cx, place, table),
        Toll::Sacrifice => begin(cx, Frame::Sacrifice { place, die: Die::D, left: 1, from_spent: false }),
        Toll::Travel => {
            go_on(cx, Frame::Travel { stage: Journey::Over });
            by_condition(cx, place, travel.condition);
        }
    }
}

fn roll(cx: &mut Cx<'_>, place: Place, table: Danger) {
    danger::roll(cx, place, table, 1);
}

/// VG-TRAVEL-4, VG-TRAVEL-6: its travel effect, or a check of its own.
fn by_condition(cx: &mut Cx<'_>, place: Place, condition: Condition) {
    match condition.travel() {
        Some(block) => carry_out(cx, Origin::Condition(condition), block, place, None),
        None => {
            let action = Action::all().find(|action| action.of() == Owner::Condition(condition));
            action.into_iter().for_each(|action| check::start(cx, place, Some(action)));
        }
    }
}

/// R16: the travel in progress comes to its end.
pub(crate) fn arrive(cx: &mut Cx<'_>, place: Place) {
    if let Some(travel) = cx.state().travel.filter(|travel| travel.place == place && !travel.is_broken) {
        enter(cx, place, travel.to);
    }
}

/// VG-TRAVEL-7, R37, VG-POI-9: a log number that no card covers is shown at once.
pub(crate) fn enter(cx: &mut Cx<'_>, place: Place, sector: u8) {
    let state = cx.state();
    if state.sector_of(place) == sector || state.member(place).is_dead {
        return;
    }
    let by = state.mate(place);
    cx.emit(Worlds::Moved { by, to: sector }.into());
    let planet = &cx.state().planet;
    let is_covered = !planet.pois[usize::from(sector)].is_empty();
    let log = planet.sector(sector).and_then(Sector::log).filter(|_| !is_covered);
    if let Some(log) = log {
        cx.reveal();
        cx.emit(Worlds::LogShown { log }.into());
        carry_out(cx, Origin::Log(log), log.effect(), place, None);
    }
}

/// VG-FX-27, R76: one step at least, then as many as one likes.
pub(crate) fn step(cx: &mut Cx<'_>, place: Place, left: u8, has_begun: bool) {
    let state = cx.state();
    if left == 0 || state.member(place).is_dead || !ways::can_step(state, place) {
        return over(cx);
    }
    let around: Vec<u8> = ways::connected(state, state.sector_of(place)).collect();
    let seat = state.player(place);
    match around[..] {
        [only] if !has_begun => walk(cx, only),
        _ => ask(cx, seat, StepTo { place }),
    }
}

/// On to this sector.
pub(crate) fn walk(cx: &mut Cx<'_>, to: u8) {
    if let Frame::Steps { place, left, .. } = cx.state().frame() {
        go_on(cx, Frame::Steps { place, left: left - 1, has_begun: true });
        enter(cx, place, to);
    }
}

/// VG-TRAVEL-1
pub(crate) fn may_move(state: &State, place: Place) -> bool {
    !state.planet.is_marked(state.sector_of(place), Mark::NM)
}
