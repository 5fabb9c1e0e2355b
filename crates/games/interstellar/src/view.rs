//! What one viewer may know of a state, built up from nothing, and worlds imagined from that.
//!
//! Rules held here beside those that are named below: T-HIDDEN.

use orrery_core::{Dice, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::content::{EarthData, Ideology, Tiles};
use crate::state::{
    Frame, MAX_SEATS, Promises, Public, Queue, Rising, Secret, StandingOrder, StandingOrders, State, Step, Worlds,
};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub public: Public,
    /// What the viewer knows of the nuggets.
    pub worlds: Worlds,
    /// The viewer's own vote in an election.
    pub ballot: Option<Ideology>,
    /// JA9: the Earth Data cards, for who has looked at them.
    pub earth_data: Option<[EarthData; EarthData::COUNT]>,
    /// The viewer's own volunteers for a landing party.
    pub volunteers: Tiles,
    /// The viewer's own answer to whether anybody rises.
    pub rising: Option<Rising>,
    /// Whom the viewer has named for bliss.
    pub bliss: Option<Ideology>,
    pub standing: StandingOrders,
    /// 4.4: those the viewer has made or received, and the open ones of others.
    pub promises: [Promises; MAX_SEATS],
    /// How often the viewer has said something beside the game.
    pub asides: u16,
    /// DP-50, for whoever commands.
    pub queue: Queue,
}

pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let own = viewer.seat().map(Seat::index).filter(|seat| *seat < MAX_SEATS);
    let mut public = state.public;
    public.regime.window = public.regime.window.seen_by(viewer);
    View {
        viewer,
        public,
        worlds: own.map_or(state.public.worlds, |seat| state.secret.worlds[seat]),
        ballot: own.and_then(|seat| state.secret.ballots[seat]),
        earth_data: viewer.seat().filter(|seat| state.public.looked.contains(*seat)).map(|_| state.secret.earth_data),
        volunteers: viewer
            .seat()
            .map_or(Tiles::NONE, |seat| state.secret.volunteers.and(state.public.tiles_run_by(seat))),
        rising: own.and_then(|seat| state.secret.risings[seat]),
        bliss: own.and_then(|seat| state.secret.bliss[seat]),
        standing: own.map_or(StandingOrders::NONE, |seat| state.secret.standing[seat]),
        promises: promises_known(state, viewer),
        asides: own.map_or(0, |seat| state.secret.asides[seat]),
        queue: if viewer.is(state.public.helm()) { state.secret.queue } else { Queue::default() },
    }
}

fn promises_known(state: &State, viewer: Viewer) -> [Promises; MAX_SEATS] {
    let mut promises = state.secret.promises;
    for (from, slots) in (0..).map(Seat).zip(&mut promises) {
        slots.iter_mut().for_each(|one| *one = one.filter(|promise| promise.is_known_to(from, viewer)));
    }
    promises
}

/// Everything hidden is drawn anew. Others are held to know what everybody knows.
pub(crate) fn imagine(view: &View, luck: &mut Dice) -> State {
    let own = |seat: usize| view.viewer.seat().is_some_and(|viewer| viewer.index() == seat);
    let worlds = std::array::from_fn::<_, MAX_SEATS, _>(|at| if own(at) { view.worlds } else { view.public.worlds });
    let ballots = std::array::from_fn(|at| if own(at) { view.ballot } else { imagine_vote(view, at, luck) });
    let volunteers = view.volunteers.or(imagine_volunteers(view, luck));
    // Nobody sees who else has answered, so in this world nobody has.
    let risings = std::array::from_fn(|at| if own(at) { view.rising } else { None });
    let bliss = std::array::from_fn(|at| if own(at) { view.bliss } else { None });
    let standing = std::array::from_fn(|at| if own(at) { view.standing } else { imagine_standing(luck) });
    let asides = std::array::from_fn(|at| if own(at) { view.asides } else { 0 });
    let (faces, earth_data) = (view.worlds.draw(luck), imagine_data(view, luck));
    State {
        public: view.public,
        secret: Secret {
            faces,
            worlds,
            earth_data,
            ballots,
            volunteers,
            risings,
            bliss,
            standing,
            promises: view.promises,
            asides,
            queue: view.queue,
        },
    }
}

/// Others may have ordered anything.
fn imagine_standing(luck: &mut Dice) -> StandingOrders {
    let mut standing = StandingOrders::NONE;
    StandingOrder::all().filter(|_| luck.below(8) == 0).for_each(|order| standing.set(order));
    standing
}

/// What is face down lies in any order.
fn imagine_data(view: &View, luck: &mut Dice) -> [EarthData; EarthData::COUNT] {
    if let Some(seen) = view.earth_data {
        return seen;
    }
    let mut hidden: Vec<EarthData> = EarthData::ALL.into_iter().filter(|card| !view.public.knows(*card)).collect();
    luck.shuffle(&mut hidden);
    let mut hidden = hidden.into_iter();
    view.public.earth_data.map(|card| card.or_else(|| hidden.next()).unwrap_or(EarthData::Stadium))
}

/// Whoever has answered may have offered any of the own.
fn imagine_volunteers(view: &View, luck: &mut Dice) -> Tiles {
    let public = &view.public;
    let has_answered = |seat: &Seat| !view.viewer.is(*seat) && !public.waiting.contains(*seat);
    let others = public.everybody().filter(has_answered).map(|seat| public.tiles_run_by(seat));
    let theirs = public.available().and(others.fold(Tiles::NONE, Tiles::or));
    let is_asked = public.frame() == Frame::Landing(Step::Offers);
    theirs.iter().filter(|_| is_asked && luck.below(2) == 0).collect()
}

/// Whoever has voted may have voted for anybody.
fn imagine_vote(view: &View, seat: usize, luck: &mut Dice) -> Option<Ideology> {
    let public = &view.public;
    let seat = Seat(seat as u8);
    let has_voted = public.frame() == Frame::Election && seat.0 < public.seats && !public.waiting.contains(seat);
    let candidates = public.candidates();
    candidates.nth(luck.below(candidates.len() as u32) as usize).filter(|_| has_voted)
}
