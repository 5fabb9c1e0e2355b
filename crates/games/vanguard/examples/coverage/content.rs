//! Everything there is to reach, and what one answer reached of it.

use std::collections::HashMap;

use orrery_core::Game;
use orrery_kit::fx::BlockId;
use serde::Serialize;
use vanguard::Vanguard;
use vanguard::content::*;
use vanguard::event::{Course, Event as Fact, Ships, Worlds};
use vanguard::rules::is_errand;
use vanguard::state::{Errand, Frame, Origin, SECTORS, State};

use crate::play::Table;

/// Something to reach, written down: what sort of thing and which one, or a statement.
pub type Key = [u8; 24];

fn key(what: &impl Serialize) -> Key {
    let mut key = [0; 24];
    postcard::to_slice(what, &mut key).expect("room");
    key
}

/// What no play comes to, and why; tests of the rules carry these statements out.
pub const BEYOND: [(&str, &str); 3] = [
    (
        "Board(",
        "every card that holds an exceptional discovery leaves with it, so none is looked for twice (VG-DISC-9)",
    ),
    ("Wound(severe)", "log 454 alone deals this wound, and ends the exploration at once"),
    ("log 720", "how the printed tutorial is packed away (VG-TUT-8)"),
];

fn is_beyond(name: &str) -> bool {
    BEYOND.iter().any(|(what, _)| name.starts_with(what))
}

/// What has not been reached yet, by name.
pub struct Unreached {
    left: HashMap<Key, String>,
    /// Cards of which a statement is left, with how many.
    cards: HashMap<Key, usize>,
    /// What should be beyond all play, and was reached.
    reached_after_all: Vec<String>,
}

impl Unreached {
    pub fn new() -> Unreached {
        let mut left: HashMap<Key, String> = programs().flat_map(statements).collect();
        let cards = programs().map(|origin| (key(&origin), statements(origin).len())).collect();
        let mut add = |sort: &'static str, ids: Vec<(Key, &'static str)>| {
            left.extend(ids.into_iter().map(|(key, id)| (key, format!("{sort} {id}"))));
        };
        macro_rules! things {
            ($($sort:literal $kind:ident),+) => {
                $(add($sort, $kind::all().map(|one| (key(&($sort, one)), one.id())).collect());)+
            };
        }
        things!("sector" Sector, "place" Poi, "log" Log, "mission" Mission, "threat" Threat, "condition" Condition);
        things!("gear" Gear, "find" Discovery, "relic" Exceptional, "rank-up" RankUp, "landing" Landing);
        things!("lander" Lander, "fitting" Modification, "upgrade" Upgrade, "situation" Situation, "wound" Wound);
        Unreached { left, cards, reached_after_all: Vec::new() }
    }

    /// How much there is, with what is beyond play.
    pub fn len(&self) -> usize {
        self.left.len()
    }

    /// What is still to be reached, and what should not have been.
    pub fn missing(&self) -> Vec<String> {
        let names = self.left.values().filter(|name| !is_beyond(name)).cloned();
        let mut names: Vec<String> = names.chain(self.reached_after_all.iter().cloned()).collect();
        names.sort();
        names
    }

    /// Takes out what one answer reached; answers how much that was.
    pub fn reach(&mut self, before: &State, after: &Table) -> usize {
        let (count, mut state) = (self.left.len(), *before);
        for fact in after.events() {
            self.note(&state, fact);
            Vanguard::evolve(&mut state, fact);
        }
        self.look(&state);
        count - self.left.len()
    }

    fn take(&mut self, what: &impl Serialize) {
        self.is_new(what);
    }

    /// Whether it was still to be reached; now it is not.
    fn is_new(&mut self, what: &impl Serialize) -> bool {
        let name = self.left.remove(&key(what));
        let is_new = name.is_some();
        let surprise = name.filter(|name| is_beyond(name)).map(|name| format!("{name} (was reached)"));
        self.reached_after_all.extend(surprise);
        is_new
    }

    /// A statement counts once it is carried out: when the effect goes on from it. What concerns the ship alone waits
    /// for the docking, or is dropped (VG-FX-9), and the dead do nothing (VG-LETHAL-6).
    fn note(&mut self, state: &State, fact: &Fact) {
        match fact {
            Fact::Course(Course::Went { .. }) => self.note_statement(state),
            Fact::Ships(Ships::ErrandDone) => {
                let errand = state.campaign.and_then(|campaign| campaign.errands.first().copied());
                errand.iter().for_each(|errand| self.carried_out(errand));
            }
            Fact::Worlds(Worlds::LogShown { log }) => self.take(&("log", log)),
            _ => {}
        }
    }

    fn note_statement(&mut self, state: &State) {
        let Frame::Effect(effect) = state.frame() else { return };
        let waits = |stmt: &Stmt| matches!(stmt, Stmt::Do(verb) if is_errand(*verb)) && !state.is_aboard();
        let stmt = effect.origin.program().at(effect.at.block, effect.at.done);
        if stmt.is_some_and(|stmt| !waits(stmt)) && !state.is_dead(effect.at.actor) {
            self.carried_out(&Errand { origin: effect.origin, block: effect.at.block, done: effect.at.done });
        }
    }

    fn carried_out(&mut self, errand: &Errand) {
        if self.is_new(errand) {
            self.cards.entry(key(&errand.origin)).and_modify(|count| *count -= 1);
        }
    }

    /// What lies, stands, is carried or holds.
    fn look(&mut self, state: &State) {
        let planet = &state.planet;
        for member in state.party.iter() {
            planet.sector(member.sector).iter().for_each(|one| self.take(&("sector", one)));
            member.gear.iter().for_each(|one| self.take(&("gear", one.gear)));
            member.wounds.iter().flatten().for_each(|one| self.take(&("wound", one.wound)));
        }
        (1..SECTORS as u8).filter_map(|sector| planet.poi(sector)).for_each(|one| self.take(&("place", one)));
        planet.in_play.iter().for_each(|one| self.take(&("mission", one)));
        let threats = Threat::all().filter(|one| planet.standee(*one).sector > 0);
        threats.for_each(|one| self.take(&("threat", one)));
        self.take(&("condition", planet.condition()));
        self.look_at_vessel(state);
        state.campaign.iter().for_each(|campaign| {
            campaign.installed.iter().for_each(|one| self.take(&("upgrade", one)));
            campaign.slots.iter().flatten().for_each(|one| self.take(&("situation", one)));
        });
    }

    fn look_at_vessel(&mut self, state: &State) {
        let found = Discovery::all().filter(|one| state.vessel.found.0[one.index()] > 0);
        found.for_each(|one| self.take(&("find", one)));
        state.vessel.relics.iter().for_each(|one| self.take(&("relic", one)));
        if state.planet.lander > 0 {
            state.landing().iter().for_each(|one| self.take(&("landing", one)));
            self.take(&("lander", state.vessel.lander));
            state.vessel.modifications.iter().for_each(|one| self.take(&("fitting", one)));
        }
        if let Some((card, true)) = state.rank_up {
            self.take(&("rank-up", card));
        }
    }
}

/// What a seeker goes by: what is at hand somewhere and has not been reached.
impl Unreached {
    fn wants(&self, what: &impl Serialize) -> bool {
        self.left.contains_key(&key(what))
    }

    pub fn wants_of(&self, origin: Origin) -> bool {
        self.cards.get(&key(&origin)).is_some_and(|count| *count > 0)
    }

    pub fn wants_block(&self, origin: Origin, block: BlockId) -> bool {
        let count = origin.program().block(block).len() as u8;
        (0..count).any(|done| self.wants(&Errand { origin, block, done }))
    }

    /// Cards that lie open in this state and of which something is left, and pieces that could be taken along.
    pub fn at_hand(&self, state: &State) -> Vec<Key> {
        let cards = on_board(state).chain(carried(state)).chain(aboard(state));
        let mut all: Vec<Key> = cards.filter(|origin| self.wants_of(*origin)).map(|origin| key(&origin)).collect();
        let rank_up = state.rank_up.map(|(card, _)| ("rank-up", card)).filter(|card| self.wants(card));
        all.extend(rank_up.map(|card| key(&card)));
        if let Some(campaign) = &state.campaign {
            all.extend(
                campaign.landers.iter().map(|one| ("lander", one)).filter(|one| self.wants(one)).map(|one| key(&one)),
            );
            all.extend(
                campaign
                    .modifications
                    .iter()
                    .map(|one| ("fitting", one))
                    .filter(|one| self.wants(one))
                    .map(|one| key(&one)),
            );
            let gear = Gear::all().filter(|one| campaign.inventory.0[one.index()] > 0);
            all.extend(gear.map(|one| ("gear", one)).filter(|one| self.wants(one)).map(|one| key(&one)));
        }
        all.sort_unstable();
        all
    }
}

fn on_board(state: &State) -> impl Iterator<Item = Origin> + '_ {
    let planet = &state.planet;
    let shows = |poi: Poi| (1..SECTORS as u8).any(|sector| planet.poi(sector) == Some(poi));
    let is_offered = move |action: &Action| match action.of() {
        Owner::Poi(poi) => shows(poi),
        Owner::Threat(threat) => planet.standee(threat).is_in_play,
        Owner::Condition(condition) => planet.condition() == condition,
    };
    let actions = Action::all().filter(is_offered).map(Origin::Action);
    let threats = Threat::all().filter(|one| planet.standee(*one).is_in_play).map(Origin::Threat);
    let missions = planet.in_play.iter().map(Origin::Mission);
    actions.chain(threats).chain(missions).chain([Origin::Condition(planet.condition())])
}

fn carried(state: &State) -> impl Iterator<Item = Origin> + '_ {
    let members = || state.party.iter();
    let cards = members().flat_map(|member| member.hand.iter().copied()).map(Origin::Card);
    let gear = members().flat_map(|member| member.gear.iter()).map(|one| Origin::Gear(one.gear));
    let wounds = members().flat_map(|member| member.wounds.iter().flatten()).map(|one| Origin::Wound(one.wound));
    let crew = members().map(|member| Origin::Crew(member.crew));
    let found = Discovery::all().filter(|one| state.vessel.found.0[one.index()] > 0).map(Origin::Discovery);
    let fittings = state.vessel.modifications.iter().copied().map(Origin::Modification);
    let relics = state.vessel.relics.iter().map(Origin::Exceptional);
    cards.chain(gear).chain(wounds).chain(crew).chain(found).chain(fittings).chain(relics)
}

fn aboard(state: &State) -> impl Iterator<Item = Origin> + '_ {
    state.campaign.iter().flat_map(|campaign| {
        let is_open = |landing: &Landing| {
            landing.needs().is_some_and(|flag| state.flags.contains(flag)) || campaign.landings.contains(*landing)
        };
        let landings = Landing::all().filter(is_open).map(Origin::Landing);
        let slots = campaign.slots.iter().flatten().copied().chain(campaign.possible.iter()).map(Origin::Situation);
        let projects =
            campaign.laboratory.iter().map(Origin::Research).chain(campaign.complex.iter().map(Origin::Production));
        landings.chain(slots).chain(projects).chain(campaign.add_on.map(Origin::Upgrade)).collect::<Vec<_>>()
    })
}

fn programs() -> impl Iterator<Item = Origin> {
    let planet = (Action::all().map(Origin::Action)).chain(Condition::all().map(Origin::Condition));
    let planet = planet.chain(Mission::all().map(Origin::Mission)).chain(Threat::all().map(Origin::Threat));
    let planet = planet.chain(Event::all().map(Origin::Event)).chain(Board::all().map(Origin::Board));
    let planet = planet.chain(Landing::all().map(Origin::Landing)).chain(Log::all().map(Origin::Log));
    let held = (Discovery::all().map(Origin::Discovery)).chain(Exceptional::all().map(Origin::Exceptional));
    let held = held.chain(Gear::all().map(Origin::Gear)).chain(Modification::all().map(Origin::Modification));
    let held = held.chain(Crew::all().map(Origin::Crew)).chain(Card::all().map(Origin::Card));
    let held = held.chain(Wound::all().map(Origin::Wound)).chain(Danger::all().map(Origin::Danger));
    let ship = (Objective::all().map(Origin::Objective)).chain(Situation::all().map(Origin::Situation));
    let ship = ship.chain(Research::all().map(Origin::Research)).chain(Production::all().map(Origin::Production));
    planet.chain(held).chain(ship.chain(Upgrade::all().map(Origin::Upgrade)).chain(Goal::all().map(Origin::SideGoal)))
}

/// Every statement of a card; what only leads on from one to another says nothing.
fn statements(origin: Origin) -> Vec<(Key, String)> {
    let blocks = (0_u8..).zip(origin.program().0);
    let all = blocks.flat_map(|(block, all)| (0_u8..).zip(all.iter()).map(move |(done, stmt)| (block, done, stmt)));
    let said = all.filter(|(.., stmt)| !matches!(stmt, Stmt::Go(_)));
    let named =
        |(block, done, stmt)| (key(&Errand { origin, block, done }), format!("{origin:?} {block}.{done} {stmt:?}"));
    said.map(named).collect()
}
