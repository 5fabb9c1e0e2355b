//! D4: Ignition, then the other tasks in the Commander's order, and the librarians.
//!
//! Rules held here beside those that are named below: D4b-2, D4b-3, H1b, H1c, RUL-15, RUL-50, RUL-66, RUL-94, RUL-95.

use orrery_core::Seat;

use super::landfall::RAMJET;
use super::queue::{self, Open};
use super::{Cx, begin, birth, election, go_on, goo, lab, landing, signals, watch};
use crate::content::{
    Battery, Blueprint, CHARGE_AT_START, Cell, Cyborg, EarthData, Ideologies, Ideology, Position, Prerequisite, Side,
    Slot, Task, Tile, Velocity, Wisdom, Workcell,
};
use crate::event::{Hull, Ideas, Landings, People, Power, Work};
use crate::questions::{self, AddShield, Burn, Discharge, Drive, Entry, PickEmbryo, TaskOf, Thrust};
use crate::state::{Frame, Lies, Phase, Place, Post, Public, Way, Worker, Workers};

/// E2m
const FOAM: usize = 3;

/// D4-1: Ignition is resolved first, and never declined (E2-2).
pub(super) fn ignition(cx: &mut Cx<'_>) {
    go_on(cx, Frame::Maintenance);
    let public = &cx.state().public;
    let cell = public.cells().find(|cell| cell.task() == Task::Ignition);
    let Some((cell, worker)) = cell.and_then(|cell| Some((cell, public.worker_in(cell)?))) else { return };
    let levels = public.ignition_levels(cell);
    cx.emit(Work::Done { worker }.into());
    watch::before(cx, Discharge::Ignition(worker, cell), levels);
}

pub(super) fn ignite(cx: &mut Cx<'_>, worker: Worker, cell: Cell) {
    let public = &cx.state().public;
    match public.can_do(worker, cell) {
        true => questions::pose(cx, public.helm(), Drive { cell }),
        false => fail(cx, worker, cell),
    }
}

/// D4-1
fn fail(cx: &mut Cx<'_>, worker: Worker, cell: Cell) {
    cx.emit(Work::InVain { worker, cell }.into());
    watch::over(cx, false);
}

/// D4b
pub(crate) fn burn(cx: &mut Cx<'_>, seat: Seat, Burn { cell, ramjet }: Burn, Thrust { brake, levels }: Thrust) {
    let public = &cx.state().public;
    let (ship, awake) = (&public.ship, public.awake());
    let velocity = if brake { ship.velocity.0 - levels } else { ship.velocity.0 + levels };
    let wet = if ramjet { ship.wet } else { Position(ship.wet.0 - levels) };
    let is_free = public.dozyear.free_ignition;
    let charge = match (ramjet, is_free) {
        (true, _) => ship.charge + public.relief() - RAMJET,
        (false, true) => ship.charge,
        (false, false) => ship.charge + public.relief() - discharge(cell),
    };
    let braked = brake && levels > 0;
    cx.emit(Power::Burned { seat, velocity: Velocity(velocity), wet, charge, braked }.into());
    watch::over(cx, ramjet || !is_free);
    if !is_free && !cx.state().public.knows(EarthData::CleanBurn) {
        cx.emit(People::Stressed { who: awake, by: 1 }.into());
    }
}

pub(super) fn next_task(cx: &mut Cx<'_>) {
    let open = open(&cx.state().public);
    match open.is_empty() {
        true => close(cx),
        false => queue::next(cx, &open),
    }
}

/// RUL-145: the vacancy election comes before the end check.
fn close(cx: &mut Cx<'_>) {
    go_on(cx, Frame::EndCheck);
    election::fill_vacancy(cx);
}

/// RUL-149: what is left to do, cells in the order of the ship; D4a: what the Commander may order comes last.
pub(super) fn open(public: &Public) -> Open {
    let cells = public.due_cells().iter().filter(|cell| cell.task() != Task::Ignition);
    let read = public.cards_read().iter().filter(|card| public.market.has(*card));
    let mut open = Open::NONE;
    open.extend(cells.map(Entry::Cell));
    open.extend(read.map(Entry::Librarian));
    open.extend((!public.at_play().is_empty()).then_some(Entry::Stadium));
    let (drops, caves) = (public.may_drop(), public.may_order_caves());
    open.extend((open.is_empty() && (drops || caves)).then_some(Entry::Enough));
    open.extend(drops.then_some(Entry::Drop));
    open.extend(caves.then_some(Entry::Caves));
    open
}

/// Whether the task of a cell is still to come.
pub(super) fn is_due(public: &Public, cell: Cell) -> bool {
    let waits = |worker: Worker| !public.dozyear.done.contains(worker);
    cell.task() != Task::Ignition && public.worker_in(cell).is_some_and(waits)
}

/// The same in the suggested order (8.5), with the cards as they lie in the market.
pub(crate) fn entries(public: &Public) -> Vec<Entry> {
    let mut entries = open(public).to_vec();
    let mut cells: Vec<Cell> = entries.iter().map_while(Entry::cell).collect();
    cells.sort_by_key(|cell| rank(cell.task()));
    recharge_in_time(public, &mut cells);
    entries.iter_mut().zip(cells).for_each(|(entry, cell)| *entry = Entry::Cell(cell));
    let readers = public.cards_read();
    let read = public.market.cards().filter(|card| readers.contains(*card)).map(Entry::Librarian);
    let librarians = entries.iter_mut().filter(|entry| matches!(entry, Entry::Librarian(_)));
    librarians.zip(read).for_each(|(entry, reading)| *entry = reading);
    entries
}

fn rank(task: Task) -> u8 {
    match task {
        Task::Ignition => 0,
        Task::Ultralight => 1,
        Task::Dustbug => 2,
        Task::Prospect => 3,
        Task::Decant | Task::Revive => 4,
        Task::EmShield => 5,
        Task::MetalFoam => 6,
        Task::Aerogel => 7,
        Task::Outbreak => 8,
        Task::Recharge => 9,
        Task::Dropstone => 10,
        Task::JarPod => 11,
    }
}

/// Recharge comes just before the first task that the charge cannot pay.
fn recharge_in_time(public: &Public, cells: &mut [Cell]) {
    let can_do = |cell: &Cell| public.worker_in(*cell).is_some_and(|worker| public.can_do(worker, *cell));
    let Some(recharge) = cells.iter().position(|cell| cell.task() == Task::Recharge && can_do(cell)) else { return };
    let mut charge = public.ship.charge;
    let unpaid = cells[..recharge].iter().position(|cell| {
        let is_paid = cell.battery().charge_needed() <= charge;
        charge = charge.saturating_sub(discharge(*cell));
        !is_paid
    });
    if let Some(first) = unpaid {
        cells[first..=recharge].rotate_right(1);
    }
}

pub(crate) fn take_turn(cx: &mut Cx<'_>, entry: Entry) {
    match entry {
        Entry::Librarian(card) => recycle(cx, card),
        Entry::Cell(cell) => work(cx, cell),
        Entry::Workcell(card) => lab::use_card(cx, card),
        Entry::Goo(shape) => goo::fight(cx, shape),
        Entry::Pregnancy(cyborg) => birth::bear(cx, cyborg),
        Entry::Stadium => play(cx),
        Entry::Enough if cx.state().public.dozyear.phase == Phase::Rolls => begin(cx, Phase::Maintenance),
        Entry::Enough => close(cx),
        Entry::Drop => landing::begin(cx, Way::Drop, cx.state().public.commanding),
        Entry::Caves => cx.emit(Landings::CavesOrdered { seat: cx.state().public.helm() }.into()),
    }
}

/// G2, RUL-30: several librarians move a card once.
fn recycle(cx: &mut Cx<'_>, card: Workcell) {
    let librarians = cx.state().public.workers_at(Post::Librarian(card));
    cx.emit(Ideas::Recycled { card, librarians }.into());
    signals::relieve_by(cx, librarians);
}

/// D1e: each Worker there cuts its own Ideology's Stress to 1.
fn play(cx: &mut Cx<'_>) {
    for worker in cx.state().public.at_play().iter() {
        cx.emit(Work::Done { worker }.into());
        let stress = |of: &Ideology| cx.state().public.mat(*of).stress;
        if let Some(of) = cx.state().public.of(worker).filter(|of| stress(of) > 1) {
            let by = stress(&of) - 1;
            cx.emit(People::Relieved { who: Ideologies::NONE.with(of), by }.into());
        }
    }
}

/// D4-1: a task whose prerequisite fails does nothing and costs nothing.
fn work(cx: &mut Cx<'_>, cell: Cell) {
    let public = &cx.state().public;
    let Some(worker) = public.worker_in(cell) else { return };
    let levels = if public.is_prepared(worker, cell) { discharge(cell) } else { 0 };
    cx.emit(Work::Done { worker }.into());
    watch::before(cx, Discharge::Task(worker, cell), levels);
}

pub(super) fn do_task(cx: &mut Cx<'_>, worker: Worker, cell: Cell) {
    let public = &cx.state().public;
    let (can, seat) = (public.can_do(worker, cell), public.player_of(worker));
    match cell.task() {
        _ if !can => fail(cx, worker, cell),
        Task::Recharge => cx.emit(Power::Charged { charge: CHARGE_AT_START }.into()),
        _ => questions::pose(cx, seat, TaskOf { worker, cell }),
    }
}

/// The levels a task takes from the batteries.
pub(crate) fn discharge(cell: Cell) -> u8 {
    match cell.battery() {
        Battery::Drops(levels) => levels,
        Battery::Full => 0,
    }
}

pub(crate) fn pay(cx: &mut Cx<'_>, cell: Cell) {
    let public = &cx.state().public;
    let charge = public.ship.charge + public.relief() - discharge(cell);
    if discharge(cell) > 0 {
        cx.emit(Power::Charged { charge }.into());
        watch::over(cx, true);
    }
}

impl Public {
    /// The Workers in the Stadium whose turn is to come.
    fn at_play(&self) -> Workers {
        self.workers.like(Post::Stadium).minus(self.dozyear.done)
    }

    /// Whether what a task needs is there now (2.5, H1a).
    pub fn can_do(&self, worker: Worker, cell: Cell) -> bool {
        if cell.task() == Task::Ignition {
            return self.can_burn_fuel(cell) || self.can_use_ramjet();
        }
        self.ship.charge + self.relief() >= cell.battery().charge_needed() && self.is_prepared(worker, cell)
    }

    /// Whether it has what it needs beside the charge.
    fn is_prepared(&self, worker: Worker, cell: Cell) -> bool {
        cell.prerequisite().is_none_or(|needed| self.meets(needed, worker, cell))
    }

    /// What Ignition takes: by fuel, or by the ramjet where there is none.
    fn ignition_levels(&self, cell: Cell) -> u8 {
        match self.ship.levels() > 0 {
            true if self.dozyear.free_ignition => 0,
            true => discharge(cell),
            false if self.ramjet => RAMJET,
            false => 0,
        }
    }

    /// E2j: with a level left; EN6 spares the charge.
    pub fn can_burn_fuel(&self, cell: Cell) -> bool {
        let is_charged =
            self.dozyear.free_ignition || self.ship.charge + self.relief() >= cell.battery().charge_needed();
        is_charged && self.ship.levels() > 0
    }

    /// K-Bussard Ramjet, RUL-130
    pub fn can_use_ramjet(&self) -> bool {
        self.ramjet && self.ship.charge + self.relief() > RAMJET
    }

    fn meets(&self, needed: Prerequisite, worker: Worker, cell: Cell) -> bool {
        match needed {
            Prerequisite::NuggetAtBow => {
                !self.nuggets_at(Lies::Bow).is_empty() && self.nugget_mats(worker) != Ideologies::NONE
            }
            Prerequisite::ThreeAugmentations => self.foams(cell),
            Prerequisite::Target => !self.launches().is_empty(),
            Prerequisite::Embryo => self.sleepers_in_jars(false).next().is_some(),
            Prerequisite::EmbryoOrHibernator => self.sleepers_in_jars(true).next().is_some(),
            Prerequisite::EngineLit => self.dozyear.lit || self.dozyear.recharge_unlit,
            Prerequisite::FuelOrRamjet => self.can_burn_fuel(cell) || self.can_use_ramjet(),
            Prerequisite::ShieldNotInRow => self.of(worker).is_some_and(|of| !self.ship.has(Tile::Shield(of))),
            Prerequisite::OutbreakAllowed => self.displays().any(|card| self.may_break_out(card)),
            Prerequisite::StarNear => !self.pod_targets().is_empty() && !self.jar_crew().is_empty(),
            Prerequisite::OrbitDry => self.is_settled_in_orbit() && self.deserts_here().next().is_some(),
        }
    }

    /// E2a: the Worker's own mat if it has no nugget, else others without one that have not refused.
    pub fn nugget_mats(&self, worker: Worker) -> Ideologies {
        let lacks = |of: &Ideology| self.nuggets_at(Lies::Mat(*of)).is_empty();
        match self.of(worker).filter(lacks) {
            Some(own) => Ideologies::NONE.with(own),
            None => Ideology::ALL.into_iter().filter(lacks).collect::<Ideologies>().minus(self.dozyear.unwilling),
        }
    }

    /// E2m: the Forgemaster needs one less.
    fn foams(&self, cell: Cell) -> bool {
        let needed = FOAM - usize::from(self.has_wisdom(Wisdom::Forgemaster));
        matches!(cell.tile(), Tile::Section(section) if self.augmentations(section.shape()) >= needed)
    }

    /// E2e, E2f: whom the Jars may give up: embryos of Asleep Ideologies, perhaps hibernators too.
    pub fn sleepers_in_jars(&self, hibernators: bool) -> impl Iterator<Item = Cyborg> + use<'_> {
        let may_come = move |(of, cyborg): &(Ideology, Cyborg)| match self.person(*cyborg).place {
            Place::Embryo => !self.is_awake(*of),
            Place::Hibernating => hibernators,
            _ => false,
        };
        let all = Ideology::ALL.into_iter().flat_map(|of| self.tiles_of(of).map(move |cyborg| (of, cyborg)));
        let here = all.filter(move |(of, cyborg)| may_come(&(*of, *cyborg)) && self.has_room(*of));
        here.map(|(_, cyborg)| cyborg).filter(|cyborg| !self.dozyear.refused.contains(*cyborg))
    }
}

/// E1c, RUL-125: whoever has not done its task there is reassigned. E1d: a Shield may be added.
pub(crate) fn lean(cx: &mut Cx<'_>, section: Blueprint, by: Ideology) {
    let public = &cx.state().public;
    if public.ship.section(section).is_none_or(|part| part.side == Side::Lean) {
        return;
    }
    let on_it =
        |worker: &Worker| matches!(public.post(*worker), Post::Cell(cell) if cell.tile() == Tile::Section(section));
    let (idle, adrift): (Vec<Worker>, Vec<Worker>) =
        Worker::all().filter(on_it).partition(|worker| public.dozyear.done.contains(*worker));
    let (seat, idle, adrift) = (public.player(by), idle.into_iter().collect(), adrift.into_iter().collect());
    cx.emit(Hull::Leaned { section, adrift, idle }.into());
    questions::pose(cx, seat, AddShield { by });
}

/// E2k: the Shield goes to the bow, and one open slot of its Ideology is lost.
pub(crate) fn aerogel(cx: &mut Cx<'_>, of: Ideology, slot: Slot) {
    cx.emit(Hull::ShieldAdded { of }.into());
    cx.emit(Hull::SlotBusted { of, slot }.into());
}

/// RUL-12: the die is rolled until it shows an Asleep Ideology whose embryo can have room.
pub(crate) fn decant_by_die(cx: &mut Cx<'_>, worker: Worker, cell: Cell) {
    let public = &cx.state().public;
    let seat = public.player_of(worker);
    let due: Ideologies = public.sleepers_in_jars(false).filter_map(|cyborg| public.side(cyborg)).collect();
    if let Some(of) = due.nth(cx.dice().below(due.len() as u32) as usize) {
        cx.emit(People::Drawn { of }.into());
        questions::pose(cx, seat, PickEmbryo { worker, cell, of });
    }
}

/// E2e, E2f: a child of an Avatar or of the Post-human is an Orphan (RUL-13).
pub(crate) fn wake(cx: &mut Cx<'_>, cell: Cell, worker: Worker, cyborg: Cyborg, slot: Slot) {
    pay(cx, cell);
    let is_embryo = cx.state().public.person(cyborg).place == Place::Embryo;
    let is_cold = worker.cyborg().is_none_or(|cyborg| cyborg == Cyborg::POST_HUMAN);
    let orphan = is_cold && !cx.state().public.dozyear.kind_birth;
    cx.emit(if is_embryo { People::Born { cyborg, slot, orphan } } else { People::Woke { cyborg, slot } }.into());
    election::first_out_of_the_jars(cx, cyborg);
}

/// DP-32: a Worker whose cell is gone.
pub(super) fn adrift(public: &Public) -> Option<Worker> {
    public.workers.like(Post::Adrift).nth(0)
}
