//! The tests that cards ask (2.11).

use super::ship;
use crate::content::{MissionKind, Test, Type};
use crate::state::State;

pub(crate) fn all(state: &State, tests: &[(Test, bool)]) -> bool {
    tests.iter().all(|(test, should)| holds(state, *test) == *should)
}

pub(crate) fn holds(state: &State, test: Test) -> bool {
    let planet = &state.planet;
    match test {
        Test::Flag(flag) => state.flags.contains(flag),
        Test::CountAtLeast(tally, least) => state.count(tally) >= least,
        Test::CountAtMost(tally, most) => state.count(tally) <= most,
        Test::SuppliesAtLeast(least) => state.vessel.supplies >= least,
        Test::SuccessAtLeast(least) => state.success >= least,
        Test::MarksAtLeast(sector, least) => planet.marks[usize::from(sector)] >= least,
        Test::AllIn(sector) => state.in_sector(sector) == state.everybody(),
        Test::At(sector) => !state.in_sector(sector).is_empty(),
        Test::FoundAtLeast(of, least) => state.found(Some(of)) >= least,
        Test::FoundAnyAtLeast(least) => state.found(None) >= least,
        Test::Done(mission) => planet.done.contains(mission),
        Test::PoolAtLeast(icon, least) => {
            let shown = state.trial.map_or(0, |trial| trial.shown().iter().map(|die| die.shows(icon)).sum());
            shown >= least
        }
        Test::ThreatOn(threat) => planet.standee(threat).is_in_play && planet.standee(threat).sector > 0,
        Test::ThreatMeets(threat) => {
            let standee = planet.standee(threat);
            standee.is_in_play && standee.sector > 0 && !state.in_sector(standee.sector).is_empty()
        }
        Test::LeaddecksAtLeast(least) => {
            let with_leads = |of: &&Type| state.decks.leads[of.index()].0.iter().any(|count| *count > 0);
            Type::ALL.iter().filter(with_leads).count() >= usize::from(least)
        }
        Test::MissionComplete => is_mission_complete(state),
        Test::WoundsTotalAtMost(most) => state.wound_cards() <= usize::from(most),
        Test::SectorsVisitedAtLeast(least) => state.deeds.visited.count_ones() >= u32::from(least),
        Test::AssistsAtLeast(least) => state.deeds.assists >= least,
        Test::DangersRolledAtLeast(least) => state.deeds.dangers >= least,
        Test::Xrow(row) => ship::is_row_full(state, row),
    }
}

/// C9: a main mission; where there was none from the beginning, an optional one.
fn is_mission_complete(state: &State) -> bool {
    let had_main = state.planet.board.missions().iter().any(|mission| mission.kind() == MissionKind::Main);
    let counts = |kind: MissionKind| if had_main { kind == MissionKind::Main } else { kind == MissionKind::Optional };
    state.planet.completed.iter().any(|mission| counts(mission.kind()))
}
