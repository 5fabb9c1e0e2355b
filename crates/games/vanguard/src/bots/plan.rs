//! Where there is something to do, and what that promises a crew member (9.1, 9.4).

use orrery_core::Dice as Luck;

use super::outcome::Outlook;
use super::roll::{self, Throws};
use super::turn;
use super::worth::{self, Hope};
use crate::content::{Action, Check, Mark, Mission, MissionKind, Owner, Sector, Stmt, Test, Track, Verb};
use crate::rules::prospects::Case;
use crate::rules::{actions, test, time, ways};
use crate::state::{Dice, Origin, Place, SECTORS, State};

/// What comes an action later is worth so much less.
pub(crate) const LATER: f32 = 0.9;

/// Somewhere to be or something to do, with the dice as they lie and after a rest.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Task {
    pub sector: u8,
    pub action: Option<Action>,
    pub now: f32,
    pub rested: f32,
}

pub(crate) struct Plan<'a> {
    pub state: &'a State,
    pub place: Place,
    /// Of a die that lies available.
    pub price: f32,
    pub tasks: Vec<Task>,
    ways: Vec<Way>,
}

/// While a main mission is open nobody turns home (9.1).
pub(crate) fn is_main_open(state: &State) -> bool {
    if is_forlorn(state) {
        return false;
    }
    let is_open = |mission: &Mission| mission.kind() != MissionKind::Optional && !state.planet.done.contains(*mission);
    state.planet.in_play.iter().filter(is_open).any(|mission| !is_done_at_home(state, mission))
}

/// The last one alive has nothing left to rest on (VG-LETHAL-2): what is not done by then is not done alone.
fn is_forlorn(state: &State) -> bool {
    state.party.len() > 1 && state.everybody().len() == 1 && state.vessel.supplies == 0
}

/// All that it asks has been done: it is completed by lifting off.
fn is_done_at_home(state: &State, mission: Mission) -> bool {
    let board = state.planet.board;
    let does = |block| board.lift_off().program().block(block).contains(&Stmt::Do(Verb::MissionDone(mission)));
    worth::asked_at_home(board).any(|(tests, then)| test::all(state, tests) && does(then))
}

/// What it is worth to come home: the more, the less there is left to live on.
pub(crate) fn home(state: &State) -> f32 {
    let track = Track::Condition(state.planet.condition());
    let late = f32::from(time::stands(state, track)) / f32::from(time::length(state, track).max(1));
    // The clock of an operation ends it (C20).
    let clock = if state.is_operation() { 16.0 } else { 3.0 };
    5.0 + (4.0 - f32::from(state.vessel.supplies)).max(0.0) + state.wound_cards() as f32 * 0.5 + clock * late * late
}

impl<'a> Plan<'a> {
    pub(crate) fn new(state: &'a State, place: Place, luck: &mut Luck, throws: Throws) -> Plan<'a> {
        let mut plan = Plan { state, place, price: throws.price, tasks: Vec::new(), ways: open_ways(state, place) };
        let away = ways::distances(state, state.sector_of(place));
        for sector in (1..SECTORS as u8).filter(|sector| away[usize::from(*sector)].is_some()) {
            plan.look_at(sector, luck, throws);
        }
        plan.gather();
        plan
    }

    fn look_at(&mut self, sector: u8, luck: &mut Luck, throws: Throws) {
        let planet = &self.state.planet;
        let poi = planet.poi(sector);
        let is_unread = poi.is_none() && planet.sector(sector).and_then(Sector::log).is_some();
        if is_unread {
            let important = planet.is_marked(sector, Mark::IM);
            self.presence(sector, if important { 9.0 } else { 2.5 });
        }
        let is_here = |action: &Action| match action.of() {
            Owner::Poi(of) => poi == Some(of),
            Owner::Threat(threat) => planet.standee(threat).is_in_play && planet.standee(threat).sector == sector,
            Owner::Condition(_) => false,
        };
        for action in Action::all().filter(is_here) {
            let task = self.judge(action, sector, luck, throws);
            self.tasks.push(task);
        }
    }

    fn presence(&mut self, sector: u8, worth: f32) {
        self.tasks.push(Task { sector, action: None, now: worth, rested: worth });
    }

    /// Where a mission or an action wants everybody or somebody, and home when all is done.
    fn gather(&mut self) {
        let state = self.state;
        let open = state.planet.in_play.iter().filter(|mission| !state.planet.done.contains(*mission));
        let missions = open.flat_map(|mission| mission.completes().iter());
        let shown: Vec<Action> = self.tasks.iter().filter_map(|task| task.action).collect();
        let asked = shown.iter().flat_map(|action| asked_by(*action));
        let wanted: Vec<u8> = missions
            .chain(asked)
            .filter_map(|(test, should)| match test {
                Test::AllIn(sector) | Test::At(sector) if *should => Some(*sector),
                _ => None,
            })
            .collect();
        wanted.into_iter().for_each(|sector| self.presence(sector, 8.0));
        if !is_main_open(state) && state.planet.lander > 0 {
            self.presence(state.planet.lander, home(state));
        }
    }

    pub(crate) fn judge(&self, action: Action, sector: u8, luck: &mut Luck, throws: Throws) -> Task {
        let member = self.state.member(self.place);
        let now = self.promise(action, sector, member.available, luck, throws);
        let rested =
            if member.spent.is_empty() { now } else { self.promise(action, sector, self.after_rest(), luck, throws) };
        Task { sector, action: Some(action), now: now * self.crowd(sector), rested: rested * self.crowd(sector) }
    }

    /// A pair helps each other; more than that get in each other's way.
    fn crowd(&self, sector: u8) -> f32 {
        let others = self.state.in_sector(sector).without(self.place).len();
        if others >= 2 { 0.7 } else { 1.0 }
    }

    /// What an action promises with these dice.
    pub(crate) fn promise(&self, action: Action, sector: u8, dice: Dice, luck: &mut Luck, throws: Throws) -> f32 {
        let (state, place) = (self.state, self.place);
        let hope = Hope::of(Some(action));
        let Check::Dice { danger, assisted } = action.check() else {
            let case = Case { here: sector, ..Case::of(state, Origin::Action(action), place) };
            return action.green().map_or(0.0, |row| worth::block(state, case, row.effect, Hope { spent: 0, ..hope }));
        };
        let outlook = Outlook::new(state, place, Some(action), sector, hope);
        let helpers = roll::helpers(&outlook, state, place, sector);
        let risk = danger.map_or(0.0, |(table, count)| worth::danger(state, place, table) * f32::from(count));
        let injuries = -0.5 * state.member(place).injured.len() as f32;
        let (worth, _) = roll::best(&outlook, state, place, dice, &helpers, luck, throws);
        let alone = if assisted && helpers.is_empty() { 0.4 } else { 1.0 };
        (worth + risk + injuries) * alone
    }

    /// The dice there are after a rest (VG-REST-2).
    pub(crate) fn after_rest(&self) -> Dice {
        let member = self.state.member(self.place);
        let mut back = Dice::NONE;
        for die in member.spent.iter() {
            let with = back.with(die);
            let fits = usize::from(member.fitting(with)) == with.len();
            if fits && with.len() <= usize::from(actions::rest_dice(self.state, self.place)) {
                back = with;
            }
        }
        member.available.or(back)
    }

    /// The best there is to do from a sector on, with all that the way costs; what has just been done does not count
    /// again.
    pub(crate) fn potential(&self, from: u8, is_rested: bool, done: Option<Action>) -> f32 {
        let mut best = [0.0_f32; SECTORS];
        for task in self.tasks.iter().filter(|task| done.is_none() || task.action != done) {
            let here = &mut best[usize::from(task.sector)];
            *here = here.max(if is_rested { task.rested } else { task.now });
        }
        // As often as the longest way has steps: whoever stays has the way still to go.
        for _ in 0..SECTORS {
            for way in &self.ways {
                let there = way.toll + LATER * best[usize::from(way.to)];
                let here = &mut best[usize::from(way.from)];
                *here = here.max(there);
            }
        }
        best[usize::from(from)]
    }
}

/// A path that is open, and what it costs this crew member.
#[derive(Clone, Copy, Debug)]
struct Way {
    from: u8,
    to: u8,
    toll: f32,
}

fn open_ways(state: &State, place: Place) -> Vec<Way> {
    let sectors = (1..SECTORS as u8).filter(|sector| !state.planet.is_marked(*sector, Mark::NM));
    let paths = sectors.flat_map(|from| state.planet.paths(from).map(move |(path, to)| (from, path, to)));
    let open = paths.filter(|(_, path, _)| test::all(state, path.lock()));
    open.map(|(from, path, to)| Way { from, to, toll: turn::tolls(state, place, path) }).collect()
}

/// What the good rows of an action ask before they do their good.
fn asked_by(action: Action) -> impl Iterator<Item = &'static (Test, bool)> {
    let program = action.program();
    let rows = [action.yellow(), action.green()].into_iter().flatten();
    let statements = rows.flat_map(move |row| program.block(row.effect));
    statements.filter_map(|stmt| if let Stmt::If(tests, ..) = stmt { Some(tests.iter()) } else { None }).flatten()
}
