//! D1: the Ideologies place their Workers, pulse by pulse.
//!
//! Rules held here beside those that are named below: D1j, RUL-103, PLACEMENTS.

use orrery_core::Draws;

use super::{Cx, begin, go_on};
use crate::content::{Cell, Cells, Cyborg, EarthData, Ideology, Shape, Workcell};
use crate::event::People;
use crate::questions::{self, Assign, Placing};
use crate::state::{Frame, Market, Phase, Post, Public, Worker, Workers};

/// The dice of each Ideology: its two Cyborgs, then its two Avatars.
const OWN: [Workers; Ideology::COUNT] = {
    let (mut own, mut at) = ([Workers::NONE; Ideology::COUNT], 0);
    while at < Ideology::COUNT {
        let (of, first) = (Ideology::ALL[at], Worker::avatar(Ideology::ALL[at]));
        let cyborgs = Workers::NONE.with(Worker::of(of.amazon())).with(Worker::of(of.meathead()));
        own[at] = cyborgs.with(first).with(Worker(first.0 + 1));
        at += 1;
    }
    own
};

/// The kinds of targets.
const TARGETS: usize = 5;

pub(super) fn pulse(cx: &mut Cx<'_>, of: Ideology) {
    let public = &cx.state().public;
    let (seat, question) = (public.player(of), Assign { ideology: of });
    if public.waiting(of).is_empty() {
        next_pulse(cx, of);
    } else if public.market.cards().nth(1).is_some() {
        // Whoever waits may read any of them, so there is a choice.
        questions::pose_open(cx, seat, question);
    } else {
        questions::pose(cx, seat, question);
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
        let own = OWN[of.index()];
        if self.post_human == Some(of) { own.with(Worker::of(Cyborg::POST_HUMAN)) } else { own }
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

    /// One of the targets by chance: first of what kind, then where to begin to look. To go through all of them would
    /// take longer than the rest of an answer.
    pub fn any_target(&self, worker: Worker, draws: &mut Draws) -> Option<Placing> {
        let first = draws.below(TARGETS);
        (first..first + TARGETS).find_map(|kind| match kind % TARGETS {
            0 => self.any_card(draws).next().map(|card| Placing::Librarian(worker, card)),
            1 => self.any_lab(worker, draws),
            2 => self.any_cell(draws).map(|cell| Placing::Cell(worker, cell)),
            3 => draws.one_of(self.rests(worker)),
            _ => self.any_research(worker, draws),
        })
    }

    /// The cards of the market from a place on that chance names.
    fn any_card(&self, draws: &mut Draws) -> impl Iterator<Item = Workcell> + use<'_> {
        self.market.cards_from(draws.below(Market::PLACES))
    }

    /// A card of a display or, after those of the last mat, goo.
    fn any_lab(&self, worker: Worker, draws: &mut Draws) -> Option<Placing> {
        const PLACES: usize = Ideology::COUNT + 1;
        let first = draws.below(PLACES);
        (first..first + PLACES).find_map(|place| match self.mats.get(place % PLACES) {
            Some(mat) => {
                let cards = mat.display().filter(|card| !self.has_goo(*card));
                draws.one_of(cards).map(|card| Placing::Workcell(worker, card))
            }
            None => draws.one_of(self.loose_goo()).map(|shape| Placing::Goo(worker, shape)),
        })
    }

    fn any_cell(&self, draws: &mut Draws) -> Option<Cell> {
        let (taken, row) = (self.taken_cells(), &self.ship.row);
        let (before, from) = row.split_at(draws.below(row.len()));
        from.iter()
            .chain(before)
            .find_map(|part| draws.one_of(part.cells().filter(|cell| self.is_free_cell(taken, *cell))))
    }

    fn any_research(&self, worker: Worker, draws: &mut Draws) -> Option<Placing> {
        let open = self.with_shelves(Some(worker.cyborg()?));
        self.any_card(draws).find_map(|card| {
            let mat = draws.one_of(self.bringable(card, open))?;
            Some(Placing::Research(worker, card, mat))
        })
    }

    /// D1c: any number of Workers may stand on a workcell or on goo; a workcell with goo accepts them on the goo only.
    fn labs(&self, worker: Worker) -> impl Iterator<Item = Placing> + use<'_> {
        let cards = self.displays().filter(|card| !self.has_goo(*card));
        let goo = self.loose_goo().map(move |shape| Placing::Goo(worker, shape));
        cards.map(move |card| Placing::Workcell(worker, card)).chain(goo)
    }

    fn loose_goo(&self) -> impl Iterator<Item = Shape> + use<'_> {
        Shape::ALL.into_iter().filter(|shape| self.goo[shape.index()].is_loose())
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
        self.cells().filter(move |cell| self.is_free_cell(taken, *cell))
    }

    fn is_free_cell(&self, taken: Cells, cell: Cell) -> bool {
        !taken.contains(cell) && !self.is_infested(cell.tile())
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
