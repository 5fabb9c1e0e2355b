//! Where a crew member would sensibly go next (9.1): what chance leans towards, so that random play comes to an end too,
//! and what simple companions follow.

use crate::content::{Mark, Mission, Owner, Sector, Test};
use crate::questions::Deed;
use crate::rules::{actions, ways};
use crate::state::{Place, SECTORS, State};

/// Sectors worth a visit, as bits: where a mission wants everybody or somebody; otherwise an important place that is
/// open; otherwise places where something can be done or a log is still to be read.
pub(crate) fn aims(state: &State, place: Place) -> u16 {
    let reachable = ways::distances(state, state.sector_of(place));
    let can_be_reached = |sector: &u8| reachable[usize::from(*sector)].is_some();
    let wanted = state.planet.in_play.iter().flat_map(Mission::completes).filter_map(|(test, should)| match test {
        Test::AllIn(sector) | Test::At(sector) if *should => Some(*sector),
        _ => None,
    });
    let sectors = || (1..SECTORS as u8).filter(|sector| state.planet.sector(*sector).is_some());
    let important = sectors().filter(|sector| state.planet.is_marked(*sector, Mark::IM) && has_work(state, *sector));
    let first = [wanted.collect::<Vec<u8>>(), important.collect()];
    let open = first.into_iter().map(|list| bits(list.into_iter().filter(can_be_reached))).find(|found| *found > 0);
    open.unwrap_or_else(|| bits(sectors().filter(|sector| has_work(state, *sector)).filter(can_be_reached)))
}

fn bits(sectors: impl Iterator<Item = u8>) -> u16 {
    sectors.fold(0, |bits, sector| bits | 1 << sector)
}

/// Something can be done there, or a log is to be read.
fn has_work(state: &State, sector: u8) -> bool {
    let poi = state.planet.poi(sector);
    let is_used_up = state.planet.is_marked(sector, Mark::LP);
    let has_log = || state.planet.sector(sector).and_then(Sector::log).is_some();
    match poi {
        Some(poi) => !is_used_up && actions::is_offered(poi),
        None => has_log(),
    }
}

/// Whether a deed leads on: a special action where there is work, or a step nearer to where some is.
pub(crate) fn leads_on(state: &State, place: Place, deed: Deed) -> bool {
    let (here, aims) = (state.sector_of(place), aims(state, place));
    if actions::allows(state, place, deed).is_err() {
        return false;
    }
    match deed {
        Deed::Special(action) => matches!(action.of(), Owner::Poi(_)) && (aims == 0 || aims >> here & 1 == 1),
        Deed::Travel(_, to) => {
            let far = |from: u8| {
                let away = ways::distances(state, from);
                (0..SECTORS).filter(|sector| aims >> sector & 1 == 1).filter_map(|sector| away[sector]).min()
            };
            matches!((far(here), far(to)), (Some(now), Some(then)) if then < now)
        }
        Deed::Rest => state.member(place).available.is_empty(),
        _ => false,
    }
}
