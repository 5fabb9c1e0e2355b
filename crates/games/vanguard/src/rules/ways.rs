//! Which sectors are connected, and how far apart they are (VG-TRAVEL-2, VG-FX-28).

use super::test;
use crate::content::{Mark, Path};
use crate::state::{Place, SECTORS, State};

/// Sectors one could travel to from here.
pub fn connected(state: &State, sector: u8) -> impl Iterator<Item = u8> + '_ {
    state.planet.paths(sector).filter(|(path, _)| test::all(state, path.lock())).map(|(_, to)| to)
}

/// VG-TRAVEL-8, VG-GEN-2, VG-FX-27: no movement, or nowhere to go.
pub(crate) fn can_step(state: &State, place: Place) -> bool {
    let sector = state.sector_of(place);
    sector > 0 && !state.planet.is_marked(sector, Mark::NM) && connected(state, sector).next().is_some()
}

/// How many steps each sector is away; `None` where no unlocked way leads there.
pub fn distances(state: &State, from: u8) -> [Option<u8>; SECTORS] {
    let mut found = [None; SECTORS];
    let mut edge = vec![from];
    found[usize::from(from)] = Some(0);
    for steps in 1..SECTORS as u8 {
        let mut next = Vec::new();
        for to in edge.iter().flat_map(|sector| connected(state, *sector)) {
            if found[usize::from(to)].is_none() {
                found[usize::from(to)] = Some(steps);
                next.push(to);
            }
        }
        edge = next;
    }
    found
}

/// The unlocked ways from a sector to every other: the fewest steps, of those the fewest icons (8.4).
pub fn routes(state: &State, from: u8) -> [Option<Vec<Path>>; SECTORS] {
    let mut found: [Option<Vec<Path>>; SECTORS] = Default::default();
    found[usize::from(from)] = Some(Vec::new());
    // A way over more sectors than there are goes in circles.
    for _ in 1..SECTORS {
        for sector in 0..SECTORS as u8 {
            let Some(here) = found[usize::from(sector)].clone() else { continue };
            for (path, to) in state.planet.paths(sector).filter(|(path, _)| test::all(state, path.lock())) {
                let longer = [&here[..], &[path]].concat();
                let known = &mut found[usize::from(to)];
                if known.as_ref().is_none_or(|known| effort(&longer) < effort(known)) {
                    *known = Some(longer);
                }
            }
        }
    }
    found
}

fn effort(route: &[Path]) -> (usize, usize) {
    (route.len(), route.iter().map(|path| path.tolls().len()).sum())
}
