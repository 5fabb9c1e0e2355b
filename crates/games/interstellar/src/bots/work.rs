//! Where Workers go (D1): every placing is worth something, and the best is taken.

use super::advice::Why;
use super::outlook::{Outlook, best, lookouts};
use crate::content::{
    Blueprint, CHARGE_AT_START, Cell, Icon, Ideology, Kind, MarketRow, MedalClass, Sight, Task, Tile, Workcell,
};
use crate::event::Shelf;
use crate::questions::{Doing, Launch, Placing};
use crate::rules::maintenance::discharge;
use crate::state::{Dome, Lies, Worker};

/// What a placing is worth, and why.
pub(super) type Merit = (f64, Why);

impl Outlook<'_> {
    pub(super) fn placing(&self, ideology: Ideology, placing: &Placing) -> Merit {
        match *placing {
            Placing::Done => (-0.2, Why::Nothing),
            Placing::Librarian(_, card) => (self.reading(card), Why::Recycle),
            Placing::Cell(worker, cell) => self.tending(worker, cell),
            Placing::Hibernate(cyborg) => (self.hibernating(cyborg), Why::Sleep),
            Placing::Workcell(worker, card) => (self.working(worker, card), self.why_work(worker, ideology, card)),
            Placing::Goo(worker, shape) => (self.fighting(worker, shape), Why::Goo),
            Placing::Pregnancy(cyborg) => (self.bearing(cyborg), Why::Child),
            Placing::Stadium(_) => (self.playing(ideology), Why::Rest),
            Placing::Research(worker, card, mat) => {
                (self.researching(worker, card, mat), self.why_work(worker, ideology, card))
            }
            Placing::Propose(to) => (self.proposing(ideology, to), Why::Marriage),
        }
    }

    fn why_work(&self, worker: Worker, of: Ideology, card: Workcell) -> Why {
        if self.lesson(worker, of, card.shape()) > 0.0 { Why::Learn } else { Why::Success }
    }

    /// D1k: the ring comes before the Worker.
    fn proposing(&self, of: Ideology, to: Ideology) -> f64 {
        let stress = self.public.mat(of).stress + self.public.mat(to).stress;
        let married = self.public.is_married(to);
        if married { -1.0 } else { 50.0 + f64::from(stress) }
    }

    /// G2: a card that nobody wants makes room for another.
    fn reading(&self, card: Workcell) -> f64 {
        let is_bottom = self.public.market.column(card.section())[MarketRow::Bottom.index()] == Some(card);
        let dull = if card.is_experiment() { 0.6 } else { 0.3 - 0.1 * self.card_points(card) };
        0.1 + if is_bottom { dull.max(0.0) } else { 0.0 }
    }

    /// G1: the card comes to a mat for its points, and is rolled on at once.
    fn researching(&self, worker: Worker, card: Workcell, mat: Ideology) -> f64 {
        let Some(of) = self.public.of(worker) else { return 0.0 };
        let row = self.public.market.column(card.section()).iter().position(|one| *one == Some(card)).unwrap_or(0);
        let strain = self.stress_cost(of) * row as f64 * 1.2;
        let (room, _) = self.best_shelf(mat, worker, card);
        let dome = card.icons().contains(Icon::Earthware) && self.public.domes[of.index()] == Dome::Supply;
        let signal = if dome { 0.3 * self.new_medal(MedalClass::Communication, of) } else { 0.0 };
        let alone = if self.is_usable(card) { self.working(worker, card) } else { 0.0 };
        let first = if self.is_first_of_colour(card) { 1.5 } else { 0.0 };
        alone + self.card_points(card) * self.share_of(mat) + signal + first + room - strain
    }

    /// A colour without any card that can be used teaches nobody.
    fn is_first_of_colour(&self, card: Workcell) -> bool {
        let others = self.public.displays().filter(|other| other.section() == card.section());
        self.is_usable(card) && !others.into_iter().any(|other| self.is_usable(other) && !other.is_experiment())
    }

    /// 4.3 ROOM: what leaves for a card, and the best place.
    pub(super) fn best_shelf(&self, mat: Ideology, worker: Worker, card: Workcell) -> (f64, Option<Shelf>) {
        let worth = |shelf: &Shelf| match *shelf {
            Shelf::Free(slot) => -f64::from(u8::from(self.public.is_free(mat, slot))) * 0.4,
            Shelf::Instead(_, out) => {
                let same = if out.section() == card.section() { 0.0 } else { 1.0 };
                -self.card_points(out) * self.share_of(mat) - same - 0.5
            }
            Shelf::Bed(_) => -8.0,
        };
        let shelves = self.public.shelves(mat, worker.cyborg());
        best(shelves.map(|shelf| (worth(&shelf), Some(shelf)))).unwrap_or((-20.0, None))
    }

    /// E2: what a task is worth; who may learn something leaves it to the Avatars as long as there are enough.
    fn tending(&self, worker: Worker, cell: Cell) -> Merit {
        let (worth, why) = self.task(worker, cell);
        let learns = worker.cyborg().is_some() && worth > 0.0 && self.idle().0 > self.open_tasks(worker, worth);
        let is_shared = matches!(cell.task(), Task::Ignition | Task::Recharge);
        let leaves = learns || (is_shared && self.leaves_to_others());
        (if leaves { worth.min(0.6) } else { worth }, why)
    }

    /// How many other tasks are worth as much.
    fn open_tasks(&self, worker: Worker, worth: f64) -> usize {
        self.public.free_cells().filter(|cell| self.task(worker, *cell).0 >= worth.max(2.5)).count().saturating_sub(1)
    }

    pub(super) fn task(&self, worker: Worker, cell: Cell) -> Merit {
        let worth = match cell.task() {
            Task::Ignition => return self.igniting(cell),
            Task::Recharge => return self.recharging(),
            Task::Ultralight => (self.scouting_worth(), Why::Look),
            Task::Decant | Task::Revive => {
                let sleeper = self.best_sleeper(cell.task() == Task::Revive);
                (0.9 * sleeper.map_or(0.0, |(worth, _)| worth), Why::Wake)
            }
            Task::MetalFoam => (self.foaming(worker, cell), Why::Foam),
            Task::Prospect => (self.prospecting(worker), Why::Nugget),
            Task::Dustbug => (self.best_launch().map_or(0.0, |(worth, _)| worth), Why::Dustbug),
            Task::Dropstone => (self.dropping(), Why::Water),
            Task::EmShield => (self.screening(), Why::Shield),
            Task::Outbreak => (self.breaking_out(), Why::Outbreak),
            Task::Aerogel | Task::JarPod => (-3.0, Why::Nothing),
        };
        if self.can_afford(cell) { worth } else { (-0.5, Why::Nothing) }
    }

    /// E2l: a brake kills more often than a star does.
    fn screening(&self) -> f64 {
        match (self.brakes_next(), self.near_hazard()) {
            (true, _) => 8.0,
            (false, true) => 4.0,
            (false, false) => -1.0,
        }
    }

    /// H1a, EX-own-01: what the charge must not fall below, lest neither Ignition nor Recharge is possible.
    fn floor(&self) -> i8 {
        // Every brake takes a level, and no engine fills fat Batteries again.
        if self.brakes_ahead() > 0 {
            return 1 + self.brakes_ahead().min(CHARGE_AT_START - 1) as i8;
        }
        match (self.is_fat(Blueprint::Batteries), self.is_fat(Blueprint::Engine)) {
            (true, true) => 3,
            (true, false) => 2,
            (false, _) => 1,
        }
    }

    /// What the tasks that are staffed take, Ignition apart.
    fn committed(&self) -> i8 {
        let is_due =
            |cell: &Cell| self.public.worker_in(*cell).is_some_and(|worker| !self.public.dozyear.done.contains(worker));
        let others = self.public.cells().filter(|cell| cell.task() != Task::Ignition && is_due(cell));
        others.map(|cell| discharge(cell) as i8).sum()
    }

    fn ignition_cost(&self) -> i8 {
        let cells = self.public.cells().filter(|cell| cell.task() == Task::Ignition);
        let staffed = cells.into_iter().find(|cell| self.public.worker_in(*cell).is_some());
        staffed.filter(|_| !self.public.dozyear.lit).map_or(0, |cell| discharge(cell) as i8)
    }

    fn recharge_is_staffed(&self) -> bool {
        let mut cells = self.public.cells().filter(|cell| cell.task() == Task::Recharge);
        let works = !self.is_fat(Blueprint::Batteries) || self.public.will_burn() || self.public.dozyear.lit;
        works
            && cells.any(|cell| {
                self.public.worker_in(cell).is_some_and(|worker| !self.public.dozyear.done.contains(worker))
            })
    }

    /// Whether the charge is enough for one task more, with what is to be kept.
    pub(super) fn can_afford(&self, cell: Cell) -> bool {
        let cost = discharge(cell) as i8;
        if cost == 0 {
            return true;
        }
        let before = self.public.ship.charge as i8 - self.ignition_cost();
        let full = CHARGE_AT_START as i8;
        match self.recharge_is_staffed() {
            true => {
                let first = (before - 1).max(0);
                let second = full - self.floor();
                cost <= first.max(second) && self.committed() + cost <= first + second
            }
            false => before - self.committed() - cost >= self.floor(),
        }
    }

    /// The same for a task whose turn has come.
    pub(super) fn can_pay_now(&self, cell: Cell) -> bool {
        let left = self.public.ship.charge as i8 - discharge(cell) as i8;
        discharge(cell) == 0 || left >= self.floor() || self.recharge_is_staffed() || cell.task() == Task::Dropstone
    }

    /// D4b: the plan burns, or the batteries want a lit engine.
    fn igniting(&self, cell: Cell) -> Merit {
        let public = self.public;
        if !public.can_burn_fuel(cell) && !public.can_use_ramjet() {
            return (-1.0, Why::Nothing);
        }
        if self.burn_is_due() {
            return (60.0, Why::Burn);
        }
        let awake: f64 = public.awake().iter().map(|of| self.stress_cost(of)).sum();
        let wants = self.is_fat(Blueprint::Batteries) && public.ship.charge <= 4;
        let gain = 1.6 * f64::from(CHARGE_AT_START - public.ship.charge.min(6));
        (if wants { gain - 0.6 * awake } else { -awake }, Why::Charge)
    }

    fn recharging(&self) -> Merit {
        let public = self.public;
        let works = !self.is_fat(Blueprint::Batteries) || public.will_burn() || public.dozyear.recharge_unlit;
        let after = public.ship.charge as i8 - self.ignition_cost() - self.committed();
        let needed = CHARGE_AT_START as i8 - after;
        let urgent = if after < self.floor() { 25.0 } else { 0.0 };
        let drop =
            if self.has_arrived() && self.missing.drops > 0 && self.is_lean(Blueprint::Batteries) { 8.0 } else { 0.0 };
        match works && needed > 0 {
            true => (urgent + drop + 1.5 * f64::from(needed), Why::Charge),
            false => (-0.5, Why::Nothing),
        }
    }

    /// E2c: news of the star the ship flies to, a medal, or a picture from beyond the map.
    fn scouting_worth(&self) -> f64 {
        let under_way = self.public.ultralights.len() as f64
            + self
                .public
                .cells()
                .filter(|cell| cell.task() == Task::Ultralight && self.public.worker_in(*cell).is_some())
                .count() as f64;
        if under_way > 0.0 {
            return -0.5;
        }
        self.best_lookout(None).map_or(-0.5, |(worth, _)| worth)
    }

    /// Where an Ultralight is of most use.
    pub(super) fn best_lookout(&self, of: Option<Ideology>) -> Option<(f64, crate::content::Space)> {
        let public = self.public;
        let to = of.unwrap_or(public.commanding);
        let medal = self.new_medal(MedalClass::Explorer, to).min(self.taste.medal);
        let stars = lookouts(public).map(|space| (self.sight(space) + medal, space));
        let printing = public.terms.printing;
        let beyond = |space: &crate::content::Space| matches!(space.sight(printing), Some(Sight::Beyond(_)));
        let far = public.ship.space.within(10).filter(beyond).map(|space| (medal, space));
        best(
            stars.chain(far).map(|(worth, space)| (worth - 0.02 * f64::from(public.ship.space.distance(space)), space)),
        )
    }

    /// What it is worth to know the star that is seen there.
    fn sight(&self, space: crate::content::Space) -> f64 {
        let Some(star) = space.shows(self.public.terms.printing) else { return 0.0 };
        let promise = self.planets.promise(star).goldilocks;
        let is_aim = self.course.as_ref().is_some_and(|plan| plan.star == star);
        match is_aim {
            true => self.taste.look,
            false => self.taste.glance * promise * if self.scouting || self.at_home_star() { 2.0 } else { 0.7 },
        }
    }

    /// E2m
    fn foaming(&self, worker: Worker, cell: Cell) -> f64 {
        let Tile::Section(section) = cell.tile() else { return 0.0 };
        if self.public.can_do(worker, cell) { self.leaning(section) } else { -0.5 }
    }

    fn prospecting(&self, worker: Worker) -> f64 {
        let here = !self.public.nuggets_at(Lies::Bow).is_empty() && !self.public.nugget_mats(worker).is_empty();
        let needed = if self.missing.nuggets > 0 { 10.0 } else { 0.0 };
        let share = self.public.of(worker).map_or(1.0, |of| self.share_of(of));
        if here { 4.0 * share + needed } else { -0.5 }
    }

    /// E2b, I3a, I4g
    pub(super) fn best_launch(&self) -> Option<(f64, Launch)> {
        best(self.public.launches().into_iter().map(|launch| (self.launch(launch), launch)))
    }

    pub(super) fn launch(&self, launch: Launch) -> f64 {
        let path = |space: crate::content::Space| self.course.as_ref().is_some_and(|plan| plan.path.contains(&space));
        match launch {
            Launch::Guard(space) if path(space) && space.kind() == Kind::Lic => 3.5,
            Launch::Guard(space) if path(space) => 4.0,
            Launch::Guard(_) => -0.5,
            Launch::Sow(_) => self.new_medal(MedalClass::Scientist, self.public.commanding),
            Launch::Zeppelin(_) => 4.0 + if self.hope < 0.3 { 5.0 } else { 0.0 },
            Launch::Balloon => {
                if self.hope < 0.3 {
                    4.0
                } else {
                    0.5
                }
            }
        }
    }

    /// E2i: only where nothing else is missing but the water.
    pub(super) fn dropping(&self) -> f64 {
        let here = self.has_arrived() && self.public.is_settled_in_orbit();
        match here && self.missing.drops == 1 && self.missing.planet.is_some() {
            true if self.missing.goo == 0 && self.missing.nuggets == 0 => 40.0,
            true => 2.0,
            false => -3.0,
        }
    }

    /// E2d: a species that the landing wants.
    fn breaking_out(&self) -> f64 {
        let loose = self.loose_goo().next().is_some();
        let wanted =
            self.missing.goo > 0 && !loose && self.public.displays().any(|card| self.public.may_break_out(card));
        let soon = self.years <= 6.0;
        if wanted && soon { 7.0 } else { -2.0 }
    }

    /// The card where an outbreak does least harm.
    pub(super) fn infected(&self, cards: impl Iterator<Item = Doing>) -> Option<Doing> {
        let harm = |doing: &Doing| match doing {
            Doing::Card(card) => match card.section() {
                Blueprint::Wardens => 3.0,
                Blueprint::LifeSupport => 2.0,
                Blueprint::Batteries | Blueprint::Engine => 1.0,
                Blueprint::Jars => 0.0,
            },
            _ => -1.0,
        };
        best(cards.map(|doing| (harm(&doing), doing))).map(|(_, doing)| doing)
    }
}

#[cfg(test)]
mod tests {
    use super::super::taste::{HARD, NORMAL, Taste};
    use super::super::{Outlook, State, departure};
    use crate::content::{Ideology, Task};
    use crate::state::{Post, Worker};

    // J3: what serves everybody is done by whoever is not in a hurry to win; if nobody else is left it is done all the same.
    #[test]
    fn with_the_king_up_the_engine_is_left_to_others() {
        let mut state = departure();
        let waits = |of: &Ideology| state.public.post(Worker::avatar(*of)) == Post::Trapezoid;
        let of = Ideology::ALL.into_iter().find(waits).expect("an Avatar");
        let seat = state.public.player(of);
        let cell = state.public.cells().find(|cell| cell.task() == Task::Ignition).expect("an engine");
        let worth =
            |state: &State, taste: &'static Taste| Outlook::new(state, seat, taste).tending(Worker::avatar(of), cell).0;
        assert!(worth(&state, &NORMAL) > 50.0);
        assert!(worth(&state, &HARD) < 1.0);
        let others: Vec<Worker> = Worker::all().filter(|other| state.public.player_of(*other) != seat).collect();
        others.into_iter().for_each(|other| state.public.put(other, Post::Stadium));
        assert!(worth(&state, &HARD) > 50.0);
    }
}
