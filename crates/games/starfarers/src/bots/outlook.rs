//! What a seat makes of its view: what comes in, how fast its ships are, how long the game may last, and what its
//! targets and plans are worth, in victory points.

use orrery_core::Seat;

use super::plan::Goal;
use super::skill::Skill;
use super::target::{Rivals, Target};
use crate::content::{ChipClass, Gift, Planet, Point, Resource};
use crate::sets::{Cards, ChipSet};
use crate::state::{Public, State};

pub(super) struct Outlook<'a> {
    pub state: &'a State,
    pub public: &'a Public,
    pub seat: Seat,
    pub skill: &'static Skill,
    /// Cards of each type in a round.
    pub income: [f64; Resource::COUNT],
    /// Cards of a type for one other, and what one to spare is worth of another.
    pub rates: [u8; Resource::COUNT],
    pub spares: [f64; Resource::COUNT],
    /// Steps a ship makes in a turn.
    pub speed: f64,
    /// Rounds the game may go on.
    pub rounds: f64,
    unseen: Unseen,
    /// Own launch points.
    pub ports: Vec<Point>,
    /// What own colony ships and trade ships could reach, those of ships under way without.
    pub sites: Vec<Target>,
    pub docks: Vec<Target>,
    pub goals: Vec<Goal>,
    /// What the own hand is worth.
    pub hand_now: f64,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(state: &'a State, seat: Seat, skill: &'static Skill) -> Outlook<'a> {
        let public = &state.public;
        let rates = Resource::ALL.map(|resource| public.rate(seat, resource));
        let mut outlook = Outlook {
            state,
            public,
            seat,
            skill,
            income: income(state, seat),
            rates,
            spares: rates.map(|rate| skill.spare / f64::from(rate).min(2.5)),
            speed: skill.shake + f64::from(public.boost(seat)),
            rounds: rounds_left(state, skill.pace),
            unseen: Unseen::of(state, seat),
            ports: public.launch_points(seat).collect(),
            sites: Vec::new(),
            docks: Vec::new(),
            goals: Vec::new(),
            hand_now: 0.0,
        };
        let rivals = Rivals::of(&outlook);
        outlook.sites = outlook.free_sites(&rivals);
        outlook.docks = outlook.open_docks(&rivals);
        outlook
    }

    /// The same with plans for what to build.
    pub(super) fn planning(state: &'a State, seat: Seat, skill: &'static Skill) -> Outlook<'a> {
        let mut outlook = Outlook::new(state, seat, skill);
        outlook.goals = outlook.all_goals();
        outlook.hand_now = outlook.hand_worth(outlook.hand());
        outlook
    }

    pub(super) fn hand(&self) -> Cards {
        self.state.hand(self.seat)
    }

    /// What is left of a point that comes so many turns later.
    pub(super) fn later(&self, turns: f64) -> f64 {
        let late = (turns - self.rounds).max(0.0);
        1.0 / (1.0 + self.skill.haste * turns + self.skill.too_late * late)
    }

    /// Turns a ship needs for so many steps, from a launch point.
    pub(super) fn turns(&self, steps: u8) -> f64 {
        (f64::from(steps) / self.speed).max(1.0)
    }

    /// Mean pips of a planet and the chance that it is closed.
    pub(super) fn prospect(&self, planet: Planet) -> (f64, f64) {
        match self.state.known_chip(self.seat, planet) {
            Some(chip) if chip.value().is_closed() => (0.0, 1.0),
            Some(chip) => (f64::from(self.public.terms.value(chip).pips()), 0.0),
            None => self.unseen.of_class(planet.dot()),
        }
    }

    /// What a pip of a type brings over so many rounds: more where little of it comes in.
    pub(super) fn pip(&self, resource: Resource, rounds: f64) -> f64 {
        let short = (self.skill.enough - self.income[resource.index()]).clamp(0.0, 1.0);
        self.skill.pip * rounds.max(0.0) * (1.0 + self.skill.shortage * short)
    }
}

/// The one that is worth most; of equal ones the last.
pub(super) fn best<T>(all: impl Iterator<Item = (f64, T)>) -> Option<T> {
    all.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, one)| one)
}

/// The one that is worth most, and more than `least`; of equal ones the first.
pub(super) fn best_above<T>(least: f64, all: impl Iterator<Item = (f64, T)>) -> Option<T> {
    let mut best = (least, None);
    for (worth, one) in all {
        if worth > best.0 {
            best = (worth, Some(one));
        }
    }
    best.1
}

/// By leader: nobody needs more rounds than the one in front.
fn rounds_left(state: &State, pace: f64) -> f64 {
    let public = &state.public;
    let best = public.everybody().map(|seat| public.vp(seat)).max().unwrap_or(0);
    (f64::from(public.terms.target.saturating_sub(best)) * pace).clamp(1.0, 12.0)
}

/// Rolls in a round (SF-2P-2).
fn rolls(seats: u8) -> f64 {
    if seats == 2 { 4.0 } else { f64::from(seats) }
}

fn income(state: &State, seat: Seat) -> [f64; Resource::COUNT] {
    let public = &state.public;
    let mut income = [0.0; Resource::COUNT];
    let rolls = rolls(public.seats);
    for planet in public.sites_of(seat).flat_map(|(site, _)| site.planets()) {
        if let Some(chip) = state.known_chip(seat, planet) {
            income[planet.resource().index()] += rolls * f64::from(public.terms.value(chip).pips()) / 36.0;
        }
    }
    for gift in public.gifts(seat) {
        if let Gift::More(resource) = gift {
            income[resource.index()] *= 1.8;
        }
    }
    let supply = f64::from(public.terms.supply_due(public.vp(seat))) / Resource::COUNT as f64;
    income.map(|cards| cards + supply)
}

/// What may lie under the chips nobody showed this seat, by class.
pub(super) struct Unseen([(f64, f64); 3]);

impl Unseen {
    fn of(state: &State, seat: Seat) -> Unseen {
        let public = &state.public;
        let lying: ChipSet = Planet::all().filter_map(|planet| state.known_chip(seat, planet)).collect();
        let known = public.players.iter().fold(lying, |all, player| all.or(player.cleared));
        Unseen([ChipClass::Yellow, ChipClass::Red, ChipClass::Blue].map(|class| {
            let (mut count, mut pips, mut closed) = (0.0, 0.0, 0.0);
            for chip in class.chips().filter(|chip| !known.contains(*chip)) {
                count += 1.0;
                pips += f64::from(chip.value().pips());
                closed += f64::from(u8::from(chip.value().is_closed()));
            }
            if count == 0.0 { (2.0, 0.0) } else { (pips / f64::max(count - closed, 1.0), closed / count) }
        }))
    }

    fn of_class(&self, class: ChipClass) -> (f64, f64) {
        match class {
            ChipClass::Yellow => self.0[0],
            ChipClass::Red => self.0[1],
            _ => self.0[2],
        }
    }
}
