//! How threats move (VG-THREAT-4 to 9; VG-THREAT-5: no threat has a second standee).

use super::{Cx, begin, go_on, over, ways};
use crate::content::{Heading, Quarry, Threat};
use crate::event::Worlds;
use crate::state::{Frame, Place, Prowling, State};

pub(crate) fn send(cx: &mut Cx<'_>, threat: Threat, steps: u8, how: Prowling) {
    let standee = cx.state().planet.standee(threat);
    // VG-THREAT-7: off the board move effects are ignored.
    if standee.is_in_play && standee.sector > 0 {
        let how = aim(cx, standee.sector, how);
        how.into_iter().for_each(|how| begin(cx, Frame::Prowl { threat, left: steps, how }));
    }
}

/// VG-THREAT-9, R94, R93: where it goes to is fixed when it begins; nobody within reach: no move.
fn aim(cx: &mut Cx<'_>, from: u8, how: Prowling) -> Option<Prowling> {
    let Prowling::Toward(quarry, actor) = how else { return Some(how) };
    let target = match quarry {
        Quarry::Nearest => nearest(cx.state(), from),
        Quarry::Actor => reachable(cx.state(), from).find(|(place, _)| *place == actor).map(|(place, _)| place),
        Quarry::Wounded => wounded(cx, from),
    };
    target.map(|place| Prowling::To(cx.state().sector_of(place)))
}

fn reachable(state: &State, from: u8) -> impl Iterator<Item = (Place, u8)> + '_ {
    let distances = ways::distances(state, from);
    state.crew().filter_map(move |place| Some((place, distances[usize::from(state.sector_of(place))]?)))
}

fn nearest(state: &State, from: u8) -> Option<Place> {
    let order = |(place, steps): &(Place, u8)| (*steps, state.sector_of(*place));
    reachable(state, from).min_by_key(order).map(|(place, _)| place)
}

/// The one with most wound cards, a tie at random; without any wounds anybody.
fn wounded(cx: &mut Cx<'_>, from: u8) -> Option<Place> {
    let state = cx.state();
    let within: Vec<Place> = reachable(state, from).map(|(place, _)| place).collect();
    let most = within.iter().map(|place| state.member(*place).wound_cards()).max()?;
    let tied: Vec<Place> = within.into_iter().filter(|place| state.member(*place).wound_cards() == most).collect();
    if tied.len() == 1 { tied.first().copied() } else { cx.dice().pick(&tied).copied() }
}

pub(crate) fn prowl(cx: &mut Cx<'_>, threat: Threat, left: u8, how: Prowling) {
    let standee = cx.state().planet.standee(threat);
    let to = if left == 0 || standee.sector == 0 { None } else { next(cx, standee.sector, how) };
    match to {
        None => over(cx),
        Some(to) => {
            go_on(cx, Frame::Prowl { threat, left: left - 1, how });
            cx.emit(Worlds::ThreatMoved { threat, to }.into());
        }
    }
}

fn next(cx: &mut Cx<'_>, from: u8, how: Prowling) -> Option<u8> {
    let around: Vec<u8> = ways::connected(cx.state(), from).collect();
    match how {
        Prowling::Heading(Heading::Low) => around.into_iter().min(),
        Prowling::Heading(Heading::High) => around.into_iter().max(),
        Prowling::Heading(Heading::Random) => cx.dice().pick(&around).copied(),
        Prowling::To(target) if target == from => None,
        Prowling::To(target) => {
            let state = cx.state();
            let steps = |to: u8| ways::distances(state, to)[usize::from(target)];
            around.into_iter().filter_map(|to| Some((steps(to)?, to))).min().map(|(_, to)| to)
        }
        Prowling::Toward(..) => None,
    }
}
