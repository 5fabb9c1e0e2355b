//! What one viewer may know of a state. Built up from nothing.

mod imagine;
mod result;

pub(crate) use imagine::{imagine, imagine_with};
pub use result::{MissionResult, SeatResult, TableResult};

use orrery_core::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::content::{Chit, Mission, Space};
use crate::rules::missions;
use crate::sets::{Chits, PerSite};
use crate::state::{Memory, Phase, Public, State};

/// A chit whose face the viewer may see, with the site it was found on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Find {
    pub site: Space,
    pub chit: Chit,
}

/// How a mission of the viewer's own stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MissionState {
    Open,
    Done,
    /// Somebody else took the chit or was first (iGb.1, R18).
    Gone {
        to: Seat,
    },
}

/// One of the viewer's own missions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MissionView {
    pub mission: Mission,
    pub state: MissionState,
    /// How much the viewer has of what the mission counts.
    pub have: u8,
    /// How much it needs, where that does not depend on others.
    pub need: Option<u8>,
    /// The best of the others, where everybody can see it.
    pub rival: Option<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    /// What everybody knows.
    pub public: Public,
    /// Net thrust of each craft if its move began now: where its marker stands (iC1f.1, R36).
    pub thrusts: Vec<u8>,
    /// The viewer's own chits.
    pub hand: Chits,
    /// The viewer's own missions, completed ones included.
    pub missions: Vec<MissionView>,
    /// Chits whose faces the viewer may see, by site: the own hand, others' for a while, with memory all taken.
    pub finds: Vec<Find>,
    /// Of those, others' chits seen lately (iZ1.3).
    pub fresh: Chits,
    /// The water of each site as far as the viewer knows it.
    pub water: PerSite,
    /// Chits out of the game, by letter.
    pub out: [u8; 6],
    /// `None` until the game is over.
    pub result: Option<TableResult>,
}

impl View {
    /// The viewer's own seat, where there is one at this table.
    pub fn own(&self) -> Option<Seat> {
        self.viewer.seat().filter(|seat| seat.0 < self.public.seats)
    }

    /// The face of the chit that was dealt to a site, where the viewer may see it.
    pub fn face_at(&self, site: Space) -> Option<Chit> {
        self.finds.iter().find(|find| find.site == site).map(|find| find.chit)
    }

    /// Where a chit was found, where the viewer may know.
    pub fn site_of(&self, chit: Chit) -> Option<Space> {
        self.finds.iter().find(|find| find.chit == chit).map(|find| find.site)
    }

    pub fn is_over(&self) -> bool {
        matches!(self.public.phase(), Phase::Over(_))
    }

    /// Missions of the viewer that are neither done nor gone.
    pub fn open_missions(&self) -> impl Iterator<Item = Mission> + '_ {
        self.missions.iter().filter(|view| view.state == MissionState::Open).map(|view| view.mission)
    }
}

pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let public = state.public;
    let own = viewer.seat().filter(|seat| seat.0 < public.seats);
    let net = |seat: Seat| public.engine(seat).net_thrust(public.ship(seat).at, public.ship(seat).wet);
    let thrust = |seat: Seat| net(seat) + public.head_start(seat);
    View {
        viewer,
        public,
        thrusts: Seat::all(public.seats).map(thrust).collect(),
        hand: own.map_or(Chits::NONE, |seat| state.hand(seat)),
        missions: own.map_or(Vec::new(), |seat| {
            state.missions(seat).iter().map(|card| mission_view(state, seat, card)).collect()
        }),
        finds: finds(state, viewer, own),
        fresh: fresh(state, viewer),
        water: water(state, own),
        out: out(state),
        result: result::result(state),
    }
}

/// Faces stop being news when the game is over: then everything lies open.
fn fresh(state: &State, viewer: Viewer) -> Chits {
    if matches!(state.public.phase(), Phase::Over(_)) { Chits::NONE } else { state.fresh(viewer) }
}

fn finds(state: &State, viewer: Viewer, own: Option<Seat>) -> Vec<Find> {
    let public = &state.public;
    let over = matches!(public.phase(), Phase::Over(_));
    let mine = own.map_or(Chits::NONE, |seat| state.hand(seat));
    let seen = mine.or(state.fresh(viewer));
    let readable = |find: &Find| {
        let taken = public.takers.get(find.site).is_some();
        over || seen.contains(find.chit) || (public.terms.memory == Memory::On && taken)
    };
    let all = state.secret.dealt.iter().map(|(site, chit)| Find { site, chit: Chit(chit) });
    all.filter(readable).collect()
}

/// R28: public values, and those the viewer has scanned.
fn water(state: &State, own: Option<Seat>) -> PerSite {
    let over = matches!(state.public.phase(), Phase::Over(_));
    let known = |site: Space| match own {
        Some(seat) => state.known_water(seat, site).is_some(),
        None => state.public_water(site).is_some(),
    };
    state.secret.water.iter().filter(|(site, _)| over || known(*site)).collect()
}

/// The box: every chit that is neither on the map nor in a hand.
fn out(state: &State) -> [u8; 6] {
    let mut out = Chits::all(state.public.printing).letters();
    let public = &state.public;
    let on_map = public.chit_sites().filter_map(|site| site.site()).map(|site| site.spectral.index());
    if public.phase() != Phase::SetUp {
        on_map.for_each(|letter| out[letter] -= 1);
    }
    for ship in &public.ships {
        out.iter_mut().zip(ship.letters).for_each(|(out, held)| *out -= held);
    }
    out
}

fn mission_view(state: &State, seat: Seat, mission: Mission) -> MissionView {
    let public = &state.public;
    let how = match missions::spoiler(public, seat, mission) {
        _ if public.ship(seat).done.contains(mission) => MissionState::Done,
        Some(to) => MissionState::Gone { to },
        None => MissionState::Open,
    };
    let (have, need) = missions::count(state, seat, mission);
    // Kinds of chits in other hands are hidden; how many there are, and fuel, is not.
    let is_open = matches!(mission, missions::card::CHITS | missions::card::FUEL);
    let rival = (is_open && need.is_none()).then(|| missions::best_other(state, seat, mission));
    MissionView { mission, state: how, have, need, rival }
}
