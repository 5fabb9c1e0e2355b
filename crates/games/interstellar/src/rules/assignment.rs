//! D1: the Ideologies place their Workers, pulse by pulse.

use super::{Cx, begin, go_on};
use crate::content::{Cell, Cyborg, EarthData, Ideology, Shape};
use crate::event::People;
use crate::questions::{self, Assign, Placing};
use crate::state::{Frame, Phase, Post, Public, Worker, Workers};

pub(super) fn pulse(cx: &mut Cx<'_>, of: Ideology) {
    let public = &cx.state().public;
    match public.waiting(of).is_empty() {
        true => next_pulse(cx, of),
        false => questions::pose(cx, public.player(of), Assign { ideology: of }),
    }
}

/// D1k: only who has a Worker to place has a pulse; round by round until all are placed.
pub(crate) fn next_pulse(cx: &mut Cx<'_>, after: Ideology) {
    let public = &cx.state().public;
    let others = (1..=Ideology::COUNT).map(|steps| Ideology::ALL[(after.index() + steps) % Ideology::COUNT]);
    match others.into_iter().find(|of| !public.waiting(*of).is_empty()) {
        Some(pulse) => go_on(cx, Frame::Assignment { pulse, placed: false }),
        None => begin(cx, Phase::Orders),
    }
}

impl Public {
    /// The Workers of an Ideology that are still to be placed; RUL-06: one without a legal target stays.
    pub fn waiting(&self, of: Ideology) -> Workers {
        let waits = |worker: &Worker| {
            self.of(*worker) == Some(of)
                && self.post(*worker) == Post::Trapezoid
                && self.targets(*worker).next().is_some()
        };
        Worker::all().filter(waits).collect()
    }

    /// 4.5: what a Worker may be put to.
    pub fn targets(&self, worker: Worker) -> impl Iterator<Item = Placing> + use<'_> {
        let librarian = self.market.cards().map(move |card| Placing::Librarian(worker, card));
        let cells = self.free_cells().map(move |cell| Placing::Cell(worker, cell));
        let sleeper = worker.cyborg().filter(|cyborg| self.can_hibernate(*cyborg));
        let mother = worker.cyborg().filter(|cyborg| self.may_bear(*cyborg));
        let sleeper = sleeper.map(Placing::Hibernate);
        let rest = sleeper.into_iter().chain(mother.map(Placing::Pregnancy)).chain(self.researches(worker));
        let stadium = self.knows(EarthData::Stadium).then_some(Placing::Stadium(worker));
        librarian.chain(self.labs(worker)).chain(cells).chain(stadium).chain(rest)
    }

    /// D1c: any number of Workers may stand on a workcell or on goo; a workcell with goo accepts them on the goo only.
    fn labs(&self, worker: Worker) -> impl Iterator<Item = Placing> + use<'_> {
        let cards = self.displays().filter(|card| !self.has_goo(*card));
        let goo = Shape::ALL.into_iter().filter(|shape| self.goo[shape.index()].is_loose());
        cards.map(move |card| Placing::Workcell(worker, card)).chain(goo.map(move |shape| Placing::Goo(worker, shape)))
    }

    /// G1: Cyborgs only.
    fn researches(&self, worker: Worker) -> impl Iterator<Item = Placing> + use<'_> {
        let cards = worker.cyborg().into_iter().flat_map(|_| self.market.cards());
        let pairs = cards.flat_map(|card| Ideology::ALL.map(|mat| (card, mat)));
        let legal = pairs.filter(move |(card, mat)| self.may_research(worker, *card, *mat));
        legal.map(move |(card, mat)| Placing::Research(worker, card, mat))
    }

    /// D1d: a maintenance cell takes one Worker, and none while its Blueprint has goo.
    pub fn free_cells(&self) -> impl Iterator<Item = Cell> + use<'_> {
        self.cells().filter(|cell| self.worker_in(*cell).is_none() && !self.is_infested(cell.tile()))
    }
}

/// D1h, RUL-133: if his Ideology falls Asleep its Avatars enter and must be placed in this D1.
pub(crate) fn hibernate(cx: &mut Cx<'_>, cyborg: Cyborg) {
    let avatars = avatars_due(&cx.state().public, cyborg);
    cx.emit(People::Hibernated { cyborg, avatars }.into());
}

/// The Avatars who come into service when this Cyborg leaves: those of an Ideology that falls Asleep.
pub(super) fn avatars_due(public: &Public, cyborg: Cyborg) -> Workers {
    let falls_asleep =
        |of: &Ideology| !public.tiles_of(*of).any(|other| other != cyborg && public.person(other).is_awake());
    public.side(cyborg).filter(falls_asleep).map_or(Workers::NONE, |of| public.avatars(of))
}
