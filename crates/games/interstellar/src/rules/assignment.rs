//! D1: the Ideologies place their Workers, pulse by pulse.
//!
//! Rules held here beside those that are named below: D1j, RUL-103, PLACEMENTS.

use orrery_core::Dice;

use super::{Cx, begin, go_on};
use crate::content::{Cell, Cyborg, EarthData, Ideology, Shape, Workcell};
use crate::event::People;
use crate::questions::{self, Assign, Placing};
use crate::state::{Frame, Market, Phase, Post, Public, Worker, Workers};

/// The kinds of targets.
const TARGETS: u32 = 5;

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
        let idle = self.workers.like(Post::Trapezoid).and(self.workers_of(of));
        let has_card = idle.is_empty() || self.market.cards().next().is_some();
        match has_card {
            true => idle,
            false => idle.iter().filter(|worker| self.targets(*worker).next().is_some()).collect(),
        }
    }

    fn workers_of(&self, of: Ideology) -> Workers {
        let first = Worker::avatar(of);
        let own = Workers::NONE.with(first).with(Worker(first.0 + 1));
        self.tiles_of(of).map(Worker::of).fold(own, Workers::with)
    }

    /// 4.5: what a Worker may be put to. What comes late is looked for late: often the first is all that is needed.
    pub fn targets(&self, worker: Worker) -> impl Iterator<Item = Placing> + use<'_> {
        let late = |worker| self.upkeep(worker).chain(self.rests(worker)).chain(self.researches(worker));
        self.readings(worker).chain(self.labs(worker)).chain([worker].into_iter().flat_map(late))
    }

    /// D1b
    fn readings(&self, worker: Worker) -> impl Iterator<Item = Placing> + use<'_> {
        self.market.cards().map(move |card| Placing::Librarian(worker, card))
    }

    fn upkeep(&self, worker: Worker) -> impl Iterator<Item = Placing> + use<'_> {
        self.free_cells().map(move |cell| Placing::Cell(worker, cell))
    }

    /// D1e, D1h, D1g
    fn rests(&self, worker: Worker) -> impl Iterator<Item = Placing> + use<> {
        let stadium = self.knows(EarthData::Stadium).then_some(Placing::Stadium(worker));
        let sleeper = worker.cyborg().filter(|cyborg| self.can_hibernate(*cyborg)).map(Placing::Hibernate);
        let mother = worker.cyborg().filter(|cyborg| self.may_bear(*cyborg)).map(Placing::Pregnancy);
        [stadium, sleeper, mother].into_iter().flatten()
    }

    /// Whether a Worker may be put there: only what is of its kind is looked at.
    pub fn may_place(&self, worker: Worker, placing: Placing) -> bool {
        let is_it = |one: Placing| one == placing;
        match placing {
            Placing::Librarian(_, card) => self.market.has(card),
            Placing::Workcell(_, card) => self.owner(card).is_some() && !self.has_goo(card),
            Placing::Goo(_, shape) => self.goo[shape.index()].is_loose(),
            Placing::Cell(_, cell) => self.free_cells().any(|free| free == cell),
            Placing::Stadium(_) | Placing::Hibernate(_) | Placing::Pregnancy(_) => self.rests(worker).any(is_it),
            Placing::Research(_, card, mat) => {
                let receives = |researcher| self.may_receive(card, mat, Some(researcher));
                self.market.has(card) && worker.cyborg().is_some_and(receives)
            }
            Placing::Done | Placing::Propose(_) => false,
        }
    }

    /// One of the targets by chance: first of what kind, then which. To go through all of them would take longer than the
    /// rest of an answer.
    pub fn any_target(&self, worker: Worker, luck: &mut Dice) -> Option<Placing> {
        let first = luck.below(TARGETS);
        (first..first + TARGETS).find_map(|kind| match kind % TARGETS {
            0 => self.any_card(luck).next().map(|card| Placing::Librarian(worker, card)),
            1 => luck.one_of(self.labs(worker)),
            2 => luck.one_of(self.upkeep(worker)),
            3 => luck.one_of(self.rests(worker)),
            _ => self.any_research(worker, luck),
        })
    }

    /// The cards of the market from a place on that chance names.
    fn any_card(&self, luck: &mut Dice) -> impl Iterator<Item = Workcell> + use<'_> {
        self.market.cards_from(luck.below(Market::PLACES as u32) as usize)
    }

    fn any_research(&self, worker: Worker, luck: &mut Dice) -> Option<Placing> {
        let open = self.with_shelves(Some(worker.cyborg()?));
        self.any_card(luck).find_map(|card| {
            let mat = luck.one_of(self.bringable(card, open))?;
            Some(Placing::Research(worker, card, mat))
        })
    }

    /// D1c: any number of Workers may stand on a workcell or on goo; a workcell with goo accepts them on the goo only.
    fn labs(&self, worker: Worker) -> impl Iterator<Item = Placing> + use<'_> {
        let cards = self.displays().filter(|card| !self.has_goo(*card));
        let goo = Shape::ALL.into_iter().filter(|shape| self.goo[shape.index()].is_loose());
        cards.map(move |card| Placing::Workcell(worker, card)).chain(goo.map(move |shape| Placing::Goo(worker, shape)))
    }

    /// G1: Cyborgs only.
    fn researches(&self, worker: Worker) -> impl Iterator<Item = Placing> + use<'_> {
        worker.cyborg().into_iter().flat_map(move |researcher| {
            let open = self.with_shelves(Some(researcher));
            let to = move |card| self.bringable(card, open).map(move |mat| Placing::Research(worker, card, mat));
            self.market.cards().flat_map(to)
        })
    }

    /// D1d: a maintenance cell takes one Worker, and none while its Blueprint has goo.
    pub fn free_cells(&self) -> impl Iterator<Item = Cell> + use<'_> {
        let taken = self.taken_cells();
        self.cells().filter(move |cell| !taken.contains(*cell) && !self.is_infested(cell.tile()))
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
