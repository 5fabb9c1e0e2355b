//! Ways over several turns: from turn to turn every place and wet mass that can be reached, with the fewest hazards and
//! isofuel chits. Lighter is faster and heavier goes further, so no wet mass beats another.

use super::atlas::{Launch, MOST_BURNS, MOST_ISOFUEL, Stop};
use super::{Start, Wishes};
use crate::content::{Mass, Space};
use crate::flight::{ENOUGH, Engine};
use crate::reach::{Reach, reach};

const NONE: u32 = u32::MAX;
/// Ways with more hazards are not looked for.
const MOST_HAZARDS: u8 = 3;
/// Nobody waits so many turns longer than necessary, whatever it saves.
const MOST_PATIENCE: u8 = 3;

/// What a turn of a way does.
#[derive(Clone, Copy)]
pub(super) enum Act {
    Fly(Stop),
    /// The rest of the move in progress, by its label.
    FlyOn(u16),
    Emergency,
}

#[derive(Clone, Copy)]
pub(super) struct Label {
    pub space: Space,
    pub wet: Mass,
    /// In all so far.
    pub fuel: u8,
    pub hazards: u8,
    pub isofuel: u8,
    pub turns: u8,
    pub act: Act,
    pub parent: u32,
}

/// The wet mass after each number of burns.
type Wets = [Mass; MOST_BURNS as usize + 1];

pub(super) struct Search<'a> {
    engine: Engine,
    start: &'a Start,
    wishes: &'a Wishes,
    is_goal: &'a dyn Fn(Space) -> bool,
    pub labels: Vec<Label>,
    /// By place and wet mass: which numbers of hazards and isofuel chits have been matched or beaten.
    seen: Vec<u16>,
    pub arrived: Vec<u32>,
    /// All ends of the move in progress.
    pub now: Option<Reach>,
}

impl<'a> Search<'a> {
    pub fn run(engine: Engine, start: &'a Start, wishes: &'a Wishes, is_goal: &'a dyn Fn(Space) -> bool) -> Search<'a> {
        let seen = vec![0; Space::COUNT * Mass::COUNT];
        let labels = Vec::with_capacity(1024);
        let mut search = Search { engine, start, wishes, is_goal, labels, seen, arrived: Vec::new(), now: None };
        let mut next = search.set_out();
        while next < search.labels.len() {
            if search.labels[next].turns >= search.last_turn() {
                break;
            }
            if !search.is_hopeless(&search.labels[next]) {
                search.expand(next as u32);
            }
            next += 1;
        }
        search
    }

    /// The first labels; those from the number returned on are to be followed.
    fn set_out(&mut self) -> usize {
        let Start { at, wet, .. } = *self.start;
        let root =
            Label { space: at, wet, fuel: 0, hazards: 0, isofuel: 0, turns: 0, act: Act::Emergency, parent: NONE };
        self.labels.push(root);
        let Some(flight) = self.start.now else { return 0 };
        let all = reach(&flight, self.isofuel(), false);
        for end in all.ends() {
            let fuel = end.regular * self.engine.consumption();
            let (hazards, isofuel, act) = (end.hazards, end.isofuel, Act::FlyOn(end.label));
            self.add(Label { space: end.space, wet: end.flight.wet, fuel, hazards, isofuel, turns: 1, act, parent: 0 });
        }
        self.now = Some(all);
        1
    }

    fn last_turn(&self) -> u8 {
        let soonest = self.arrived.first().map_or(self.wishes.turns, |first| self.labels[*first as usize].turns);
        self.wishes.turns.min(soonest + MOST_PATIENCE)
    }

    fn isofuel(&self) -> u8 {
        if self.wishes.isofuel { self.start.isofuel.min(MOST_ISOFUEL) } else { 0 }
    }

    fn expand(&mut self, number: u32) {
        let from = self.labels[number as usize];
        let is_home = from.space == Space::LEO && from.parent != NONE;
        if is_home || (from.parent != NONE && (self.is_goal)(from.space)) {
            return;
        }
        let adrift = self.engine.is_out_of_fuel(from.wet);
        if !adrift {
            self.fly(number, &from);
        }
        if self.wishes.emergencies && self.engine.needs_help(from.space, from.wet) {
            self.call_for_help(number, &from);
        }
    }

    fn fly(&mut self, number: u32, from: &Label) {
        let consumption = self.engine.consumption();
        let wets = std::array::from_fn(|burns| from.wet.burn_steps(burns as u8 * consumption).unwrap_or(from.wet));
        for isofuel in 0..=self.isofuel() - from.isofuel {
            for stop in self.launch(from, isofuel).stops() {
                self.add(self.after(number, from, stop, isofuel, &wets));
            }
        }
    }

    /// The label at the end of a move; `wets` are the masses after so many burns.
    fn after(&self, number: u32, from: &Label, stop: &Stop, isofuel: u8, wets: &Wets) -> Label {
        Label {
            space: stop.space,
            wet: wets[usize::from(stop.regular)],
            fuel: from.fuel + stop.regular * self.engine.consumption(),
            hazards: from.hazards + stop.hazards,
            isofuel: from.isofuel + isofuel,
            turns: from.turns + 1,
            act: Act::Fly(*stop),
            parent: number,
        }
    }

    /// iE5.2: one space, whatever it is.
    fn call_for_help(&mut self, number: u32, from: &Label) {
        for to in from.space.neighbours() {
            if *to == Space::LEO && !self.home_opens(from.isofuel) {
                continue;
            }
            let hazards = from.hazards + u8::from(to.kind(self.engine.edition).has_skull());
            let turns = from.turns + 1;
            self.add(Label { space: *to, hazards, turns, act: Act::Emergency, parent: number, ..*from });
        }
    }

    /// iH1.1: whether LEO may be entered after so much isofuel. A plan for home takes four chits for granted.
    fn home_opens(&self, spent: u8) -> bool {
        (self.is_goal)(Space::LEO)
            && (self.start.chits < ENOUGH || self.start.chits - spent.min(self.start.chits) >= ENOUGH)
    }

    fn add(&mut self, label: Label) {
        if label.hazards > self.most_hazards() || self.is_seen(&label) || self.is_hopeless(&label) {
            return;
        }
        if (self.is_goal)(label.space) {
            self.arrived.push(self.labels.len() as u32);
        }
        self.labels.push(label);
    }

    fn most_hazards(&self) -> u8 {
        if self.wishes.avoid_hazards { 0 } else { MOST_HAZARDS }
    }

    /// Labels come turn by turn, so whatever is here already is no later.
    fn is_seen(&mut self, label: &Label) -> bool {
        const WIDTH: u8 = MOST_ISOFUEL + 1;
        let place = &mut self.seen[label.space.index() * Mass::COUNT + label.wet.index()];
        if *place >> (label.hazards * WIDTH + label.isofuel) & 1 != 0 {
            return true;
        }
        let row = ((1 << WIDTH) - 1) & (u16::MAX << label.isofuel);
        (label.hazards..=MOST_HAZARDS).for_each(|hazards| *place |= row << (hazards * WIDTH));
        false
    }

    /// Whether a way that has arrived already is no worse in any respect.
    fn is_hopeless(&self, label: &Label) -> bool {
        self.arrived.iter().any(|number| {
            let done = &self.labels[*number as usize];
            done.fuel <= label.fuel && done.hazards <= label.hazards && done.isofuel <= label.isofuel
        })
    }

    /// The numbers of the labels of a way, first turn first.
    pub fn trail(&self, number: u32) -> Vec<u32> {
        let parent = |at: &u32| Some(self.labels[*at as usize].parent);
        let labels = std::iter::successors(Some(number), parent);
        let mut trail: Vec<u32> = labels.take_while(|at| parent(at) != Some(NONE)).collect();
        trail.reverse();
        trail
    }

    pub fn launch(&self, from: &Label, isofuel: u8) -> Launch {
        let launch = Launch::new(self.engine.edition, from.space, self.engine.burns(from.space, from.wet));
        launch.with_isofuel(isofuel).with_home(self.home_opens(from.isofuel + isofuel))
    }
}
