//! Landing parties: by pod, with the Jars, or from Orbit (I3d, I4, E2g).
//!
//! Rules held here beside those that are named below: E4i, I4c-2, I4c-3, K-Bailout, K-Pod, RUL-41.

use orrery_core::{Seat, SeatSet};

use super::{Cx, exploration, go_on, loss, people, plasma, queue};
use crate::content::effect::{Stmt, Verb};
use crate::content::{
    Blueprint, Cyborg, Deaths, Ideology, PlanetBox, Risk, Sex, Slot, Space, Star, Tile, Tiles, Velocity, at,
};
use crate::event::{Cause, Landings, Shelter};
use crate::questions::{self, Crew, NamePlanet, NameStar, PickCrew};
use crate::state::{Frame, Landing, Party, Person, Public, Step, Way};

impl Public {
    fn human_on_board(&self, cyborg: Cyborg) -> bool {
        cyborg != Cyborg::POST_HUMAN && self.person(cyborg).is_on_board()
    }

    /// Whether somebody is the only human left on the ship.
    fn is_last_human(&self, cyborg: Cyborg) -> bool {
        Cyborg::all().filter(|one| self.human_on_board(*one)).eq([cyborg])
    }

    /// The Cyborgs that a player runs.
    pub fn tiles_run_by(&self, seat: Seat) -> Tiles {
        let is_own = |cyborg: &Cyborg| self.side(*cyborg).is_some_and(|of| self.player(of) == seat);
        Cyborg::all().filter(is_own).collect()
    }

    /// I4b: everybody on board but the Commander, who goes only as the last human.
    pub fn available(&self) -> Tiles {
        let may_go = |cyborg: &Cyborg| self.commander != Some(*cyborg) || self.is_last_human(*cyborg);
        Cyborg::all().filter(|cyborg| self.person(*cyborg).is_on_board() && may_go(cyborg)).collect()
    }

    /// E2g, RUL-136: everybody in the Jars and in the left slots; the Commander moves to another slot where there is one.
    pub fn jar_crew(&self) -> Tiles {
        let moves = |cyborg: Cyborg| {
            let elsewhere = |shelter: &Shelter| !matches!(shelter, Shelter::Jars | Shelter::Slot(Slot::Jars));
            loss::shelters(self, cyborg).any(|shelter| elsewhere(&shelter))
        };
        let stays = |cyborg: Cyborg| self.commander == Some(cyborg) && !self.is_last_human(cyborg) && moves(cyborg);
        let aboard = |person: &Person| person.is_in_jars() || person.slot() == Some(Slot::Jars);
        Cyborg::all().filter(|cyborg| aboard(self.person(*cyborg)) && !stays(*cyborg)).collect()
    }

    /// I4-1, RUL-40: the star here, and those ahead within the velocity, but for Sol; the nearest first.
    pub fn pod_targets(&self) -> Vec<Star> {
        let mut found: Vec<Space> = Vec::new();
        if !self.ship.off_map {
            found.push(self.ship.space);
            let mut edge: Vec<Space> = self.ship.space.ahead(self.ship.came_from).collect();
            for _ in 0..self.ship.velocity.0.max(1) {
                edge.sort();
                edge.retain(|space| !found.contains(space));
                found.extend(edge.iter().copied());
                edge = edge.iter().flat_map(|space| space.neighbours().iter().copied()).collect();
            }
        }
        found.into_iter().filter(|space| *space != at::SOL).filter_map(Space::star).collect()
    }

    /// I3d: once per dozyear, in Orbit since its start, and not at Sol.
    pub fn may_drop(&self) -> bool {
        let elsewhere = self.ship.space != at::SOL;
        elsewhere && self.is_settled_in_orbit() && !self.dozyear.dropped && !self.available().is_empty()
    }

    fn has_sex(&self, crew: Tiles, sex: Sex) -> bool {
        crew.iter().any(|cyborg| self.sex(cyborg) == sex)
    }

    /// I4b: an Amazon, and with Hermaphroditism in a display a Meathead, too.
    fn fitness(&self, crew: Tiles) -> u8 {
        let turns = |stmt: &Stmt| matches!(stmt, Stmt::Do(Verb::Hermaphrodite));
        let wants_pair = self.displays().any(|card| card.program().0.iter().any(|block| block.iter().any(turns)));
        let (amazon, meathead) = (self.has_sex(crew, Sex::Amazon), self.has_sex(crew, Sex::Meathead));
        u8::from(amazon) + u8::from(wants_pair && amazon && meathead)
    }

    /// RUL-122: of all crews those of the right sexes, of these those with a volunteer of the Chief Engineer, of these
    /// those with most volunteers. The oldest Amazon comes first, then the oldest other.
    pub fn crews(&self, landing: &Landing) -> Vec<Crew> {
        let all: Vec<Cyborg> = self.available().iter().collect();
        let pairs = all.iter().enumerate().flat_map(|(at, one)| all[..at].iter().map(|two| Crew::Two(*two, *one)));
        let mut crews: Vec<Crew> = pairs.collect();
        if crews.is_empty() {
            crews = all.iter().map(|one| Crew::One(*one)).collect();
        }
        let own = |crew: &Crew| {
            let offered = crew.tiles().and(landing.offered);
            landing.way != Way::Drop && offered.iter().any(|cyborg| self.side(cyborg) == Some(landing.engineer))
        };
        keep_best(&mut crews, |crew| self.fitness(crew.tiles()));
        keep_best(&mut crews, own);
        keep_best(&mut crews, |crew| crew.tiles().and(landing.offered).len());
        crews.sort_by_key(|crew| self.seniority(crew.tiles()));
        crews
    }

    fn seniority(&self, crew: Tiles) -> Vec<(u8, u8, u8)> {
        let rank = |cyborg: Cyborg| {
            let age = if cyborg == Cyborg::POST_HUMAN { 0 } else { self.person(cyborg).age.number() };
            (u8::from(self.sex(cyborg) != Sex::Amazon), u8::MAX - age, self.side(cyborg).map_or(0, Ideology::pulse))
        };
        let mut ranks: Vec<(u8, u8, u8)> = crew.iter().map(rank).collect();
        ranks.sort();
        ranks
    }
}

fn keep_best<T, K: Ord>(all: &mut Vec<T>, rank: impl Fn(&T) -> K) {
    if let Some(best) = all.iter().map(&rank).max() {
        all.retain(|one| rank(one) == best);
    }
}

/// RUL-122: without anybody to go nothing happens. Alone at the table nobody is asked for volunteers.
pub(crate) fn begin(cx: &mut Cx<'_>, way: Way, engineer: Ideology) {
    let public = &cx.state().public;
    let available = public.available();
    let seats: SeatSet =
        available.iter().filter_map(|cyborg| public.side(cyborg)).map(|of| public.player(of)).collect();
    let asks = public.seats > 1 && way != Way::Jars;
    let members = if way == Way::Jars { public.jar_crew() } else { Tiles::NONE };
    if (if way == Way::Jars { members } else { available }).is_empty() {
        return;
    }
    let landing = Landing { way, engineer, offered: Tiles::NONE, members, star: None, planet: None };
    let step = if way == Way::Jars { Step::Star } else { Step::Party };
    cx.emit(Landings::Begun { landing, step }.into());
    if asks {
        queue::hold(cx);
        cx.emit(Landings::VolunteersAsked { seats }.into());
    }
}

pub(super) fn go(cx: &mut Cx<'_>, step: Step) {
    let Some(landing) = cx.state().public.landing else { return };
    let helm = cx.state().public.helm();
    match step {
        Step::Offers => open_offers(cx),
        Step::Party => {
            go_on(cx, Frame::Landing(Step::Star));
            questions::pose(cx, helm, PickCrew);
        }
        Step::Star => {
            go_on(cx, Frame::Landing(Step::Box));
            questions::pose(cx, helm, NameStar);
        }
        Step::Box => {
            go_on(cx, Frame::Landing(Step::Roll));
            questions::pose(cx, helm, NamePlanet);
        }
        Step::Roll => leave(cx, &landing),
    }
}

fn open_offers(cx: &mut Cx<'_>) {
    let offered = cx.state().secret.volunteers;
    cx.reveal();
    cx.emit(Landings::OffersOpened { offered }.into());
}

/// I4-1, RUL-87: its chits are revealed before the planet is named.
pub(crate) fn aim(cx: &mut Cx<'_>, star: Star) {
    cx.emit(Landings::Aimed { star }.into());
    if let Some(landing) = cx.state().public.landing {
        exploration::explore(cx, star, landing.engineer, false);
    }
}

/// DP-23: habitable planets first, then existing ones.
pub(crate) fn planets(public: &Public, star: Star) -> impl Iterator<Item = PlanetBox> + use<> {
    let with = public.stuff();
    let rank = |planet: PlanetBox| match public.sky.exists(planet) {
        true if public.sky.is_habitable(planet, with) => 0,
        true => 1,
        false => 2,
    };
    let mut planets: Vec<PlanetBox> = star.boxes().collect();
    planets.sort_by_key(|planet| rank(*planet));
    planets.into_iter()
}

/// I4d, H6f: at speed there is a roll, whose deaths concern the party alone. I4a: the kit is a copy.
fn leave(cx: &mut Cx<'_>, landing: &Landing) {
    let (public, way) = (&cx.state().public, landing.way);
    let (kit, rolls) = (public.stuff(), way != Way::Drop && public.ship.velocity > Velocity::REST);
    if rolls {
        let dead =
            plasma::roll_for(cx, Risk::Bailout).map(|deaths| struck(&cx.state().public, landing.members, deaths));
        people::kill(cx, dead.unwrap_or_default());
    }
    let public = &cx.state().public;
    let members = landing.members.iter().filter(|cyborg| public.person(*cyborg).is_alive()).collect();
    let party = landing.planet.map(|planet| Party { planet, kit });
    cx.emit(Landings::Landed { party, members }.into());
    if way == Way::Jars {
        loss::lose(cx, Tile::Section(Blueprint::Jars), Cause::Pod);
    }
}

fn struck(public: &Public, members: Tiles, deaths: Deaths) -> Tiles {
    plasma::struck(public, deaths).and(members)
}
