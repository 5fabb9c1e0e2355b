//! A Worker whose turn has come.

use orrery_core::phrases;

use super::prelude::*;
use super::{GiveNugget, Launch, Receive, pose};
use crate::event::{Finds, Labs, Power, Work};
use crate::rules::{landing, maintenance, terraforming, watch};
use crate::state::{Lies, Nugget, Place, Way, Worker};

/// Is the task done, and to what (E2, DP-21)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TaskOf {
    pub worker: Worker,
    pub cell: Cell,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Doing {
    Decline,
    Go,
    /// Prospect: this nugget, for that mat.
    Nugget(Nugget, Ideology),
    Dustbug(Launch),
    /// Decant, Revive
    Cyborg(Cyborg),
    /// Aerogel: the slot that is lost.
    Slot(Slot),
    /// Dropstone
    Planet(PlanetBox),
    /// Outbreak
    Card(Workcell),
}

phrases! { Doing {
    "decline" => Decline, "go" => Go, "nugget" => Nugget(nugget, mat), "cyborg" => Cyborg(cyborg),
    "slot" => Slot(slot), "planet" => Planet(planet), "card" => Card(card), _ => Dustbug(launch)
} }

impl TaskOf {
    fn targets(&self, state: &State) -> Vec<Doing> {
        let public = &state.public;
        match self.cell.task() {
            Task::Prospect => {
                let bow = public.nuggets_at(Lies::Bow).iter();
                let mats = public.nugget_mats(self.worker);
                bow.flat_map(|nugget| mats.iter().map(move |mat| Doing::Nugget(nugget, mat))).collect()
            }
            Task::Dustbug => public.launches().into_iter().map(Doing::Dustbug).collect(),
            Task::Dropstone => public.deserts_here().map(Doing::Planet).collect(),
            Task::Outbreak => public.displays().filter(|card| public.may_break_out(*card)).map(Doing::Card).collect(),
            Task::Decant => self.sleepers(state, false),
            Task::Revive => self.sleepers(state, true),
            Task::Aerogel => self.slots(state).map(Doing::Slot).collect(),
            _ => vec![Doing::Go],
        }
    }

    /// RUL-12: who is decanted is chosen, or a die decides; hibernators are always chosen.
    fn sleepers(&self, state: &State, hibernators: bool) -> Vec<Doing> {
        let public = &state.public;
        let is_random = public.terms.decant == Decant::Random;
        let by_die = is_random && public.sleepers_in_jars(false).next().is_some();
        let is_chosen = |cyborg: &Cyborg| !is_random || public.person(*cyborg).place == Place::Hibernating;
        let chosen = public.sleepers_in_jars(hibernators).filter(is_chosen).map(Doing::Cyborg);
        by_die.then_some(Doing::Go).into_iter().chain(chosen).collect()
    }

    /// E2k: the slot that the Shield leaves counts as open.
    fn slots(&self, state: &State) -> impl Iterator<Item = Slot> + use<> {
        let (public, of) = (state.public, state.public.of(self.worker));
        let is_open = move |slot: &Slot| of.is_some_and(|of| *slot == Slot::Shield || public.is_open(of, *slot));
        Slot::ALL.into_iter().filter(is_open)
    }
}

impl Listed<Interstellar> for TaskOf {
    type Answer = Doing;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-task").with("task", words::task(self.cell.task()));
        let offer = Offer::bare(asked, title.with("worker", words::worker(self.worker)));
        offer.act("act-task").hint(words::hint::task(self.cell.task())).rules(&[self.cell.task().rule(), ids::DECLINE])
    }

    /// E2-2: who was sent by the Commander may not decline, as long as there is anything to do. What is dear is
    /// nobody's default.
    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Doing> {
        let targets = self.targets(state);
        let may_decline = targets.is_empty() || !state.public.dozyear.ordered.contains(self.worker);
        let dear = matches!(self.cell.task(), Task::Aerogel | Task::JarPod | Task::Dropstone | Task::Outbreak);
        let decline = |when: bool| (may_decline && when).then_some(Doing::Decline);
        decline(dear).into_iter().chain(targets).chain(decline(!dear))
    }

    fn option(&self, state: &State, _: Seat, doing: &Doing) -> Opt {
        match *doing {
            Doing::Decline => Opt::of(doing, "task-decline"),
            Doing::Go => Opt::of(doing, Message::new("task-go").with("task", words::task(self.cell.task()))),
            Doing::Nugget(nugget, mat) => {
                let label = Message::new("task-nugget").with("number", nugget.0 + 1);
                Opt::of(doing, label.with("ideology", words::ideology(mat))).at(marks::mat(mat))
            }
            Doing::Dustbug(launch) => {
                let opt = Opt::of(doing, launch.label());
                launch.space().map_or(opt.clone(), |space| opt.at(space.id()))
            }
            Doing::Planet(planet) => Opt::of(doing, words::planet(planet)).at(planet.id()),
            Doing::Card(card) => Opt::of(doing, words::workcell(card)).at(card.id()),
            Doing::Cyborg(cyborg) => Opt::of(doing, words::cyborg(cyborg)).at(cyborg.id()),
            Doing::Slot(slot) => {
                let mark = state.public.of(self.worker).map_or(String::new(), |of| marks::slot(of, slot));
                Opt::of(doing, words::slot(slot)).at(mark)
            }
        }
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, doing: Doing) {
        answered(cx);
        let TaskOf { worker, cell } = *self;
        match doing {
            Doing::Decline => {
                cx.emit(Work::Declined { seat, worker, cell }.into());
                watch::over(cx, false);
            }
            Doing::Go => self.go(cx),
            Doing::Nugget(nugget, mat) => self.prospect(cx, seat, nugget, mat),
            Doing::Dustbug(launch) => {
                maintenance::pay(cx, cell);
                cx.state().public.of(worker).into_iter().for_each(|of| terraforming::launch(cx, seat, of, launch));
            }
            Doing::Planet(planet) => {
                maintenance::pay(cx, cell);
                terraforming::dropstone(cx, planet);
            }
            Doing::Card(card) => cx.emit(Labs::BrokeOut { card }.into()),
            Doing::Cyborg(cyborg) => {
                pose(cx, seat, Receive { worker, cell, cyborg, suggested: None });
            }
            Doing::Slot(slot) => {
                cx.state().public.of(worker).into_iter().for_each(|of| maintenance::aerogel(cx, of, slot));
            }
        }
    }
}

impl TaskOf {
    fn go(&self, cx: &mut Cx<'_>) {
        let (worker, cell) = (self.worker, self.cell);
        let Some(of) = cx.state().public.of(worker) else { return };
        if let Task::Decant | Task::Revive = cell.task() {
            return maintenance::decant_by_die(cx, worker, cell);
        }
        maintenance::pay(cx, cell);
        match (cell.task(), cell.tile()) {
            (Task::Ultralight, _) => cx.emit(Work::UltralightLaunched { worker }.into()),
            (Task::JarPod, _) => landing::begin(cx, Way::Jars, of),
            (Task::EmShield, _) => cx.emit(Power::ShieldUp { of }.into()),
            (Task::MetalFoam, Tile::Section(section)) => maintenance::lean(cx, section, of),
            _ => {}
        }
    }

    /// E2a: another mat takes a nugget with the consent of its player.
    fn prospect(&self, cx: &mut Cx<'_>, seat: Seat, nugget: Nugget, to: Ideology) {
        let TaskOf { worker, cell } = *self;
        let owner = cx.state().public.player(to);
        if owner != seat {
            return pose(cx, owner, GiveNugget { worker, cell, nugget, to });
        }
        maintenance::pay(cx, cell);
        cx.emit(Finds::Prospected { nugget, to }.into());
    }
}
