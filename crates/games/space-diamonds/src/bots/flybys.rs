//! Missions that want a flyby bonus used (R20): moves that fly through it and spend a bonus burn afterwards, and the
//! spaces from which such a move can begin.

use std::sync::{LazyLock, OnceLock};

use super::outlook::Outlook;
use crate::content::{Edition, Mission, Space, at};
use crate::planner::almanac::{Drive, Force};
use crate::planner::atlas::{Launch, MOST_BURNS, Stop};
use crate::reach::reach;
use crate::rules::missions::card;

/// The missions and their flybys.
pub(super) const FLYBYS: [(Mission, Space); 3] =
    [(card::SATURN, at::SFLY), (card::JUPITER, at::JFLY), (card::OBERTHS, at::SOB)];
/// How many spaces to begin at are thought of.
const MOST_GATES: usize = 4;

/// Every end of a move through `via` with a bonus burn spent after it, and the spaces on the way.
pub(super) fn through(launch: Launch, via: Space) -> Vec<(Stop, Vec<Space>)> {
    let there = reach(&launch.flight(), 0, false);
    let mut found: Vec<(Stop, Vec<Space>)> = Vec::new();
    for first in there.ends_at(via).filter(|first| first.flight.from.is_some()) {
        let on = reach(&first.flight, 0, false);
        for end in on.ends().filter(|end| end.bonus > 0) {
            let route = there.route(first.label).into_iter().chain(on.route(end.label)).collect();
            let (regular, bonus) = (first.regular + end.regular, first.bonus + end.bonus);
            found.push((Stop { space: end.space, regular, bonus, hazards: first.hazards + end.hazards }, route));
        }
    }
    found
}

static GATES: LazyLock<Vec<OnceLock<Vec<Space>>>> = LazyLock::new(|| {
    std::iter::repeat_with(OnceLock::new).take(Edition::COUNT * FLYBYS.len() * usize::from(MOST_BURNS + 1)).collect()
});

/// The spaces from which a move with so many burns can use a flyby.
fn gates(edition: Edition, flyby: usize, burns: u8) -> &'static [Space] {
    let row = edition.index() * FLYBYS.len() + flyby;
    GATES[row * usize::from(MOST_BURNS + 1) + usize::from(burns.min(MOST_BURNS))].get_or_init(|| {
        let opens =
            |from: &Space| !through(Launch::new(edition, *from, burns).with_home(false), FLYBYS[flyby].1).is_empty();
        Space::all().filter(opens).collect()
    })
}

impl Outlook<'_> {
    /// What using a flyby now is worth, if the move ends at `end`.
    pub fn flyby_worth(&self, mission: Mission, end: Space) -> i32 {
        let (ship, turn, points) = (self.public.ship(self.seat), &self.public.turn, self.points(mission));
        match mission {
            card::OBERTHS if ship.oberths == 0 => points / 2,
            card::JUPITER if !turn.took_chit && (turn.operated || !self.public.has_chit(end)) => 0,
            _ => points,
        }
    }

    /// The nearest spaces from which an open mission's flyby can be used, with what getting there is worth.
    pub fn gates(&self) -> Vec<(Space, i32)> {
        let ship = self.public.ship(self.seat);
        let drive = Drive::of(self.engine, ship.wet);
        let Force::Rocket(burns) = drive.force else { return Vec::new() };
        let trips = drive.trips(ship.at);
        let mut all = Vec::new();
        for (flyby, (mission, _)) in FLYBYS.iter().enumerate() {
            if !self.wants(*mission) {
                continue;
            }
            let near = |gate: &Space| trips.to(*gate).first().map(|trip| (trip.turns, trip.burns, *gate));
            let mut near: Vec<_> = gates(drive.edition, flyby, burns).iter().filter_map(near).collect();
            near.sort_unstable();
            all.extend(near.into_iter().take(MOST_GATES).map(|(.., gate)| (gate, self.points(*mission) * 7 / 10)));
        }
        all
    }
}
