//! What the set-up dealt (iC).

use orrery_core::Nobody;
use serde::{Deserialize, Serialize};

use super::prelude::*;
use crate::content::{Chit, Craft, Printing};
use crate::sets::PerSite;
use crate::state::{Missions, Mode};

/// What lies face down on the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Covered {
    pub chits: PerSite,
    pub water: PerSite,
}

impl Covered {
    fn printing(&self) -> Printing {
        let telling = self.chits.iter().find_map(|(_, chit)| Chit(chit).tells_printing());
        telling.unwrap_or(Printing::First)
    }
}

facts! {
    pub enum Dealing shown as DealingShown {
        Dealt { mode: Mode, first: Seat, crafts: [Craft; MAX_SEATS], uncovered: Sites, map: Box<Covered> => Nobody },
        /// Missions are their owner's secret; a spectator sees none.
        MissionsDealt { seat: Seat, missions: Missions => seat },
    }
}

impl Dealing {
    pub(super) fn fold(&self, state: &mut State) {
        match self {
            Dealing::Dealt { first, crafts, uncovered, map, .. } => {
                state.public.first = *first;
                state.public.ships.iter_mut().zip(crafts).for_each(|(ship, craft)| ship.craft = *craft);
                state.public.uncovered = *uncovered;
                state.public.printing = map.printing();
                state.secret.dealt = map.chits;
                state.secret.water = map.water;
            }
            Dealing::MissionsDealt { seat, missions } => state.secret.missions[seat.index()] = *missions,
        }
    }
}

impl DealingShown {
    pub(super) fn line(&self) -> Option<Line> {
        match self {
            DealingShown::Dealt { mode, first, .. } => {
                let id = if *mode == Mode::Sails { "log-dealt-sails" } else { "log-dealt-rockets" };
                let rules = [ids::DEAL_CHITS, ids::DEAL_MISSIONS, ids::FIRST_PLAYER];
                Some(Line::new(None, about(id, *first), &rules))
            }
            DealingShown::MissionsDealt { .. } => None,
        }
    }
}
