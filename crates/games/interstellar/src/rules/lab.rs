//! D3: the rolls of Workers on workcells and on goo (H2, H3).
//!
//! Rules held here beside those that are named below: G1e, K-Chief-Engineer, RUL-19, RUL-24, RUL-25, RUL-80.

use orrery_kit::{Few, Rows};

use super::queue::{self, Open};
use super::{Cx, begin, birth, effect, experiment, go_on, goo, ownership, people, signals, standing};
use crate::content::effect::{Stmt, Verb};
use crate::content::{
    Condition, Cyborg, GooRoll, Icon, Ideologies, Ideology, Regulation, Shape, Subtitle, Task, Tiles, Wisdom, Workcell,
    WorkcellRoll,
};
use crate::event::{Labs, People};
use crate::lesson::Throw;
use crate::questions::{self, Accept, Engineer, Entry, JarCulprit, KeepDie};
use crate::state::{ENTRIES, Frame, Goo, Lab, Lies, Phase, Post, Public, Roll, Site, Worker, Workers};

/// D3-1: goo that appears during this D3 waits for the next.
pub(super) fn list(cx: &mut Cx<'_>) {
    let public = &cx.state().public;
    let cards = public.manned_cards();
    let goo = Shape::ALL.into_iter().filter(|shape| public.goo[shape.index()].is_loose()).collect();
    cx.emit(Labs::Listed { cards, goo }.into());
    begin(cx, Phase::Rolls);
}

pub(super) fn next(cx: &mut Cx<'_>) {
    let open = open(&cx.state().public);
    match open.iter().all(|entry| *entry == Entry::Enough) {
        true => begin(cx, Phase::Maintenance),
        false => queue::next(cx, &open),
    }
}

/// What is left to roll for. EM shields may be drawn forward or left for D4 (E2l).
pub(super) fn open(public: &Public) -> Open {
    let cards = public.dozyear.cards.and(public.manned_cards()).iter().map(Entry::Workcell);
    let goo = public.dozyear.goo.iter().filter(|shape| public.goo[shape.index()].is_loose()).map(Entry::Goo);
    let births = birth::due(public).map(Entry::Pregnancy);
    let shields = public.due_cells().iter().filter(|cell| cell.task() == Task::EmShield).map(Entry::Cell);
    let mut open = Open::NONE;
    open.extend(cards);
    open.extend(goo);
    open.extend(births);
    open.extend(open.is_empty().then_some(Entry::Enough));
    open.extend(shields);
    open
}

/// The same in the suggested order (8.5).
pub(crate) fn entries(public: &Public) -> Vec<Entry> {
    let mut cards: Few<Workcell, { Worker::COUNT }> =
        Few::of(public.dozyear.cards.and(public.manned_cards()).iter()).unwrap_or_default();
    cards.sort_by_key(|card| rank(*card));
    let goo = |on_it: bool| {
        let loose = public.dozyear.goo.iter().filter(|shape| public.goo[shape.index()].is_loose());
        loose.filter(move |shape| (public.goo[shape.index()] == Goo::Blueprint) == on_it)
    };
    let shields = || public.due_cells().iter().filter(|cell| cell.task() == Task::EmShield).map(Entry::Cell);
    // A pod needs them early; else they are left for D4.
    let has_pod = cards.iter().any(|card| card.subtitle() == Subtitle::Pod);
    let (first, others) = cards.split_at(cards.iter().filter(|card| rank(**card) == 0).count());
    let mut entries = Vec::with_capacity(ENTRIES);
    entries.extend(first.iter().copied().map(Entry::Workcell));
    entries.extend(has_pod.then(shields).into_iter().flatten());
    entries.extend(others.iter().copied().map(Entry::Workcell));
    entries.extend(goo(false).chain(goo(true)).map(Entry::Goo).chain(birth::due(public).map(Entry::Pregnancy)));
    entries.extend(entries.is_empty().then_some(Entry::Enough));
    entries.extend((!has_pod).then(shields).into_iter().flatten());
    entries
}

fn rank(card: Workcell) -> u8 {
    let helps_births = |verb: &Stmt| matches!(verb, Stmt::Do(Verb::SureBirth));
    match card.subtitle() {
        _ if card.program().block(0).iter().any(helps_births) => 0,
        _ if card.is_experiment() => 5,
        _ if card.icons().contains(Icon::Risky) => 4,
        Subtitle::JumpStart => 1,
        Subtitle::StressRelief => 2,
        _ => 3,
    }
}

/// D3-2: a card whose condition is not met is not rolled.
pub(crate) fn use_card(cx: &mut Cx<'_>, card: Workcell) {
    let public = &cx.state().public;
    let workers = public.workers_at(Post::Workcell(card));
    let is_usable = card.conditions(public.terms.printing).all(|needed| public.allows(needed));
    cx.emit(Labs::TurnCame { site: Site::Card(card) }.into());
    match is_usable {
        true => roll(cx, Site::Card(card), workers),
        false => cx.emit(Labs::NotUsed { card }.into()),
    }
}

impl Public {
    /// What must hold to use a card.
    pub fn allows(&self, needed: Condition) -> bool {
        match needed {
            Condition::Always => true,
            Condition::Lit => self.will_burn(),
            Condition::Unlit => !self.will_burn(),
            Condition::Ignition => self.igniter().is_some(),
            Condition::Bow => !self.nuggets_at(Lies::Bow).is_empty(),
            Condition::ChargeVelocity | Condition::ChargeFour => {
                needed.charge(self.ship.velocity.0).is_none_or(|charge| self.ship.charge >= charge)
            }
            Condition::Nugget => !self.unflipped_outside().is_empty(),
            Condition::StarNear => !self.pod_targets().is_empty(),
            Condition::OrbitDry => self.ship.is_in_orbit() && self.deserts_here().next().is_some(),
            Condition::Goldilocks => self.goldilocks_here().next().is_some(),
        }
    }

    fn igniter(&self) -> Option<Worker> {
        self.cells().filter(|cell| cell.task() == Task::Ignition).find_map(|cell| self.worker_in(cell))
    }

    /// B4f-1, RUL-59: before D4 this is judged on the current state.
    pub fn will_burn(&self) -> bool {
        let cells = self.cells().filter(|cell| cell.task() == Task::Ignition);
        cells.into_iter().any(|cell| self.worker_in(cell).is_some_and(|worker| self.can_do(worker, cell)))
    }

    /// H2c: a success needs a 1, or a 2 with an augmentation of the shape. H3a, H3b: by the alert.
    fn succeeds(&self, site: Site, worker: Worker, die: u8) -> bool {
        let Some(of) = self.of(worker) else { return false };
        match site {
            Site::Card(card) => match WorkcellRoll::of(die) {
                WorkcellRoll::Success => true,
                WorkcellRoll::WithAugmentation => self.has_augmentation(of, card.shape()),
                WorkcellRoll::Fail | WorkcellRoll::Mishap => false,
            },
            Site::Goo(_) => {
                // Each Honor Worker succeeds on one more face.
                let helped = u8::from(of == Ideology::Honor && self.has_wisdom(Wisdom::Paladin));
                let wins = |die| matches!(GooRoll::of(self.alert, die), GooRoll::Killed | GooRoll::Domesticated);
                wins(die) || (die > 1 && wins(die - helped))
            }
        }
    }

    /// H2g: only Cyborgs, at the Stress of the moment of rolling.
    fn is_culprit(&self, worker: Worker, die: u8) -> bool {
        let stress = self.of(worker).map_or(0, |of| self.mat(of).stress);
        worker.cyborg().is_some() && die < stress
    }
}

/// H2a, H2b: all Workers roll at once.
pub(super) fn roll(cx: &mut Cx<'_>, site: Site, workers: Workers) {
    let mut dice = [0; Worker::COUNT];
    workers.iter().for_each(|worker| dice[worker.index()] = super::dice::roll(cx, Throw::Work(worker)));
    let public = &cx.state().public;
    let die = |worker: Worker| dice[worker.index()];
    let successes = workers.iter().filter(|one| public.succeeds(site, *one, die(*one))).collect();
    let culprits = workers.iter().filter(|one| public.is_culprit(*one, die(*one))).collect();
    // H2m: the Post-human rolls two dice and keeps one.
    let spare = if workers.contains(Worker::of(Cyborg::POST_HUMAN)) { cx.dice().roll(6) as u8 } else { 0 };
    let roll = Roll { site, dice: Rows(dice), successes, culprits, engineer: None, accepted: false, spare };
    cx.emit(Labs::Rolled { roll }.into());
}

pub(super) fn go(cx: &mut Cx<'_>, stage: Lab) {
    let Some(roll) = cx.state().public.roll else { return };
    match stage {
        Lab::Engineer => name_engineer(cx, &roll),
        Lab::Accept => accept(cx, &roll),
        Lab::Effect => carry_out(cx, &roll),
        Lab::Learn => learn(cx, &roll),
        Lab::Mishaps => suffer(cx, &roll),
        Lab::Outbreak => break_out(cx, &roll),
        Lab::Culprits => jar_culprits(cx),
        Lab::Ownership => ownership::may_change(cx, &roll),
        Lab::Over => ownership::over(cx),
    }
}

impl Public {
    /// Whether a die is a success, and whether it lets goo break out.
    pub fn judged(&self, site: Site, worker: Worker, die: u8) -> (bool, bool) {
        (self.succeeds(site, worker, die), self.is_culprit(worker, die))
    }

    /// H2d: the Ideologies with most successes, dice of one together.
    pub fn leaders(&self, roll: &Roll) -> Ideologies {
        let count = |of: Ideology| roll.successes.iter().filter(|worker| self.of(*worker) == Some(of)).count();
        let most = Ideology::ALL.into_iter().map(count).max().unwrap_or(0);
        Ideology::ALL.into_iter().filter(|of| most > 0 && count(*of) == most).collect()
    }
}

impl Roll {
    fn cyborgs(&self) -> impl Iterator<Item = (Cyborg, u8)> + '_ {
        self.workers().filter_map(|worker| Some((worker.cyborg()?, self.die(worker))))
    }
}

/// H2d: ties are decided by the mat's player, on a Blueprint by the Commander.
fn name_engineer(cx: &mut Cx<'_>, roll: &Roll) {
    let public = &cx.state().public;
    if roll.spare > 0 {
        return questions::pose(cx, public.player_of(Worker::of(Cyborg::POST_HUMAN)), KeepDie);
    }
    let leaders = public.leaders(roll);
    let card = match roll.site {
        Site::Card(card) => Some(card),
        Site::Goo(shape) => {
            if let Goo::Card(card) = public.goo[shape.index()] {
                Some(card)
            } else {
                None
            }
        }
    };
    let judge = card.and_then(|card| public.owner(card)).map_or(public.helm(), |of| public.player(of));
    match leaders.is_empty() {
        true => go_on(cx, Frame::Lab(Lab::Learn)),
        false => {
            go_on(cx, Frame::Lab(Lab::Accept));
            questions::pose(cx, judge, Engineer);
        }
    }
}

/// H2d: a success on a card may be declined, a fight with goo may not.
fn accept(cx: &mut Cx<'_>, roll: &Roll) {
    go_on(cx, Frame::Lab(Lab::Effect));
    match (roll.site, roll.engineer) {
        // E6-1: what an experiment brings cannot be declined.
        (Site::Card(card), Some(of)) if !card.is_experiment() => {
            let seat = cx.state().public.player(of);
            match standing::accepts_unasked(cx, seat, card) {
                true => cx.emit(Labs::Accepted.into()),
                false => questions::pose(cx, seat, Accept { of }),
            }
        }
        _ => cx.emit(Labs::Accepted.into()),
    }
}

fn carry_out(cx: &mut Cx<'_>, roll: &Roll) {
    go_on(cx, Frame::Lab(Lab::Learn));
    match (roll.site, roll.engineer.filter(|_| roll.accepted)) {
        (Site::Goo(shape), Some(engineer)) => goo::overcome(cx, roll, shape, engineer),
        (Site::Card(card), Some(engineer)) if card.is_experiment() => experiment::carry_out(cx, engineer),
        (Site::Card(_), Some(engineer)) => effect::begin(cx, engineer),
        (_, None) => {}
    }
}

/// H2e, H3d: every Cyborg that rolled, success or not.
fn learn(cx: &mut Cx<'_>, roll: &Roll) {
    signals::launch(cx, roll);
    let (public, shape) = (&cx.state().public, roll.site.shape());
    // H2e-1, RUL-77: with the red eye Avatars do, and Cyborgs do not.
    let learns = |worker: &Worker| worker.cyborg().is_some() != public.red_eye;
    let pupils = roll.workers().filter(learns).filter_map(|worker| public.of(worker));
    let who: Ideologies = pupils.filter(|of| !public.mat(*of).human.contains(shape)).collect();
    if !who.is_empty() {
        cx.emit(Labs::Learned { who, shape }.into());
    }
    go_on(cx, Frame::Lab(Lab::Mishaps));
}

/// H2f, H3c: a 6 costs a Cyborg Stress, or its life on risky cards and on goo.
fn suffer(cx: &mut Cx<'_>, roll: &Roll) {
    go_on(cx, Frame::Lab(Lab::Outbreak));
    let is_deadly = match roll.site {
        Site::Card(card) => card.icons().contains(Icon::Risky),
        Site::Goo(_) => true,
    };
    let paladin = matches!(roll.site, Site::Goo(_)) && cx.state().public.has_wisdom(Wisdom::Paladin);
    let is_spared = |cyborg: Cyborg| paladin && cyborg.ideology() == Some(Ideology::Honor);
    let sixes: Vec<Cyborg> = roll.cyborgs().filter(|(_, die)| *die == 6).map(|(cyborg, _)| cyborg).collect();
    if is_deadly {
        // RUL-155: whom the effect has taken away does not die here.
        let is_here = |cyborg: Cyborg| cx.state().public.person(cyborg).slot().is_some();
        let dead = sixes.into_iter().filter(|cyborg| is_here(*cyborg) && !is_spared(*cyborg)).collect();
        people::kill(cx, dead);
    } else {
        for of in sixes.into_iter().filter_map(|cyborg| cx.state().public.side(cyborg)).collect::<Vec<_>>() {
            cx.emit(People::Stressed { who: Ideologies::NONE.with(of), by: 1 }.into());
        }
    }
}

/// H2g, H3e: goo breaks out, or spreads where it was not overcome.
fn break_out(cx: &mut Cx<'_>, roll: &Roll) {
    match roll.site {
        Site::Card(card) if !roll.culprits.is_empty() && cx.state().public.may_break_out(card) => {
            cx.emit(Labs::BrokeOut { card }.into());
            go_on(cx, Frame::Lab(Lab::Culprits));
        }
        Site::Card(_) => own(cx),
        Site::Goo(shape) => {
            if !roll.accepted {
                goo::spread(cx, shape, roll.workers().count() as u8);
            }
            ownership::over(cx);
        }
    }
}

/// H2h: an Honor, Unity or Authority Commander may hibernate the Meatheads who caused it.
fn jar_culprits(cx: &mut Cx<'_>) {
    let public = &cx.state().public;
    match public.culprits().is_empty() {
        true => own(cx),
        false => questions::pose(cx, public.helm(), JarCulprit),
    }
}

/// H2l: ownership comes last.
pub(crate) fn own(cx: &mut Cx<'_>) {
    go_on(cx, Frame::Lab(Lab::Ownership));
}

impl Public {
    /// RUL-140: the Awake Meatheads whose dice were below their Stress, if the Commander may jar them.
    pub fn culprits(&self) -> Tiles {
        let may = self.commander.is_some() && self.commanding.regulations().contains(Regulation::JarCulprit);
        let culprits = self.roll.filter(|_| may).map_or(Workers::NONE, |roll| roll.culprits);
        let meatheads = culprits.iter().filter_map(Worker::cyborg);
        meatheads.filter(|cyborg| self.person(*cyborg).is_awake() && self.can_hibernate(*cyborg)).collect()
    }
}
