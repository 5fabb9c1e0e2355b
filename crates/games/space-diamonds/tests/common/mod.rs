//! What the tests share: ways, chits and masses by their ids, tables arranged as an example needs them.
#![allow(dead_code)]

use orrery_core::{Dice, Play, Seat, Setup};
use orrery_testkit::Scenario;
use space_diamonds::SpaceDiamonds;
use space_diamonds::content::{Chit, Craft, Edition, Mass, Mission, Printing, Space};
use space_diamonds::event::{Event, Voyage};
use space_diamonds::flight::{Engine, Flight, Pay};
use space_diamonds::questions::{Act, Choice, Step, Targets};
use space_diamonds::sets::Chits;
use space_diamonds::state::{Public, State};

pub type Table = Scenario<SpaceDiamonds>;

/// Rules know nothing of figures: what is arranged has those of one printing, whatever is flown, as in the fifth version.
pub const PRINTED: Printing = Printing::Third;

pub const ADA: Seat = Seat(0);
pub const BEN: Seat = Seat(1);
pub const CYD: Seat = Seat(2);

pub fn space(id: &str) -> Space {
    Space::named(id).unwrap_or_else(|| panic!("no space {id}"))
}

pub fn chit(id: &str) -> Chit {
    let chit = Chit::named(id).unwrap_or_else(|| panic!("no chit {id}"));
    chit.of(PRINTED)
}

pub fn chits(ids: &str) -> Chits {
    ids.split_whitespace().map(chit).collect()
}

pub fn mass(text: &str) -> Mass {
    Mass::named(text).unwrap_or_else(|| panic!("no mass {text}"))
}

pub fn mission(id: &str) -> Mission {
    Mission::named(id).unwrap_or_else(|| panic!("no mission {id}"))
}

fn step(key: &str) -> Step {
    match (key.split_once('-'), key.strip_suffix('!')) {
        (Some(("iso", id)), _) => Step::Isofuel(chit(id)),
        (Some(("ice", id)), _) => Step::Water(chit(id)),
        (_, Some(id)) => Step::Regular(space(id)),
        _ => Step::To(space(key)),
    }
}

/// "LEO>CYC>GEO": where it starts, then the steps.
pub fn fly(way: &str) -> Choice {
    Choice::Turn(Act::Fly(way.split('>').skip(1).map(step).collect()))
}

/// The same without a start: "iso-S22>ML2".
pub fn steps(way: &str) -> Choice {
    Choice::Turn(Act::Fly(way.split('>').map(step).collect()))
}

pub fn sos(to: &str) -> Choice {
    Choice::Turn(Act::Emergency(space(to)))
}

/// A scan as a part of the turn.
pub fn scan(ids: &str) -> Choice {
    Choice::Turn(Act::Scan(targets(ids)))
}

/// A scan as the answer to its own question.
pub fn scanner(ids: &str) -> Choice {
    Choice::Scan(targets(ids))
}

fn targets(ids: &str) -> Targets {
    let mut sites: Vec<Space> = ids.split_whitespace().map(space).collect();
    sites.sort_unstable();
    Targets(sites)
}

/// A table whose first player is Ada.
pub fn table(setup: Setup) -> Table {
    Table::as_of(5, setup).with(|state| {
        (state.public.first, state.public.active) = (ADA, ADA);
        // Cards nobody fulfils by chance, unless a test deals others.
        let dull = ["DM137F", "DM127F", "DM139F", "DM126F", "DM134F"];
        (0..5).for_each(|seat| state.secret.missions[seat] = [mission(dull[seat])].into_iter().collect());
    })
}

pub fn sails(seats: u8) -> Table {
    table(Setup::new(seats))
}

/// Everybody flies the same card.
pub fn rockets(seats: u8, craft: &str) -> Table {
    let craft = Craft::named(craft).unwrap_or_else(|| panic!("no craft {craft}"));
    let table = table(Setup::new(seats).with("mode", "rockets"));
    table.with(|state| state.public.ships.iter_mut().for_each(|ship| ship.craft = craft))
}

/// What a test arranges before the answers that matter.
pub trait Arrange {
    fn put(self, seat: Seat, at: &str) -> Self;
    fn load(self, seat: Seat, wet: &str) -> Self;
    fn give(self, seat: Seat, ids: &str) -> Self;
    fn lay(self, site: &str, chit: &str) -> Self;
    fn deal(self, seat: Seat, missions: &str) -> Self;
}

impl Arrange for Table {
    fn put(self, seat: Seat, at: &str) -> Self {
        self.with(|state| put(state, seat, at))
    }

    fn load(self, seat: Seat, wet: &str) -> Self {
        self.with(|state| state.public.ships[seat.index()].wet = mass(wet))
    }

    fn give(self, seat: Seat, ids: &str) -> Self {
        self.with(|state| give(state, seat, ids))
    }

    fn lay(self, site: &str, id: &str) -> Self {
        self.with(|state| lay(state, space(site), chit(id)))
    }

    fn deal(self, seat: Seat, missions: &str) -> Self {
        self.with(|state| deal(state, seat, missions))
    }
}

pub fn put(state: &mut State, seat: Seat, at: &str) {
    state.public.ships[seat.index()].at = space(at);
}

pub fn deal(state: &mut State, seat: Seat, missions: &str) {
    state.secret.missions[seat.index()] = missions.split_whitespace().map(mission).collect();
}

/// The chit lies on the site; whatever lay there goes where the chit was.
pub fn lay(state: &mut State, site: Space, chit: Chit) {
    let chit = chit.of(state.public.printing);
    let before = state.secret.dealt.get(site);
    if let (Some(other), Some(before)) = (state.site_of(chit), before) {
        state.secret.dealt.set(other, before);
    }
    state.secret.dealt.set(site, chit.0);
}

/// The chits are held, taken from sites no example visits.
pub fn give(state: &mut State, seat: Seat, ids: &str) {
    for chit in chits(ids).iter() {
        let fits = |site: &Space| site.site().is_some_and(|site| site.spectral == chit.spectral());
        let quiet = |site: &Space| !["eureka", "mjolnir", "nereus", "hartley2", "ceres", "phobos"].contains(&site.id());
        let dull = |site: &Space| site.site().is_some_and(|site| !site.is_mars() && !site.is_comet());
        let mut sites: Vec<Space> = state.public.chit_sites().filter(fits).filter(quiet).collect();
        sites.sort_by_key(|site| !dull(site));
        let site = *sites.first().unwrap_or_else(|| panic!("no site for {}", chit.id()));
        lay(state, site, chit);
        state.public.takers.set(site, seat.0);
        state.public.uncovered.insert(site);
        state.secret.hands[seat.index()].insert(chit);
        let ship = &mut state.public.ships[seat.index()];
        ship.letters[chit.spectral().index()] += 1;
        ship.discovered += 1;
    }
}

/// Burns of the last answer: regular and bonus.
pub fn burns(table: &Table) -> (u8, u8) {
    let flown = table.play().events().iter().filter_map(|event| match event {
        Event::Voyage(Voyage::Flew { regular, bonus, .. }) => Some((*regular, *bonus)),
        _ => None,
    });
    flown.fold((0, 0), |(r, b), (regular, bonus)| (r + regular, b + bonus))
}

pub fn public(table: &Table) -> &Public {
    &table.play().state().public
}

pub fn at(table: &Table, seat: Seat) -> &'static str {
    public(table).ship(seat).at.id()
}

pub fn wet(table: &Table, seat: Seat) -> &'static str {
    public(table).ship(seat).wet.text()
}

pub fn thrust(table: &Table, seat: Seat) -> u8 {
    let public = public(table);
    public.engine(seat).net_thrust(public.ship(seat).at, public.ship(seat).wet)
}

pub fn is_done(table: &Table, seat: Seat, id: &str) -> bool {
    public(table).ship(seat).done.contains(mission(id))
}

/// Ends turns until it is `seat`'s again.
pub fn round_to(table: &mut Table, seat: Seat) {
    if public(table).active == seat {
        table.choose(seat, Choice::Turn(Act::EndTurn));
    }
    while public(table).active != seat {
        let active = public(table).active;
        table.choose(active, Choice::Turn(Act::EndTurn));
    }
}

pub fn sail() -> Engine {
    Engine::sail(Edition::First)
}

/// A flight on paper with plenty of thrust: what the steps of a way cost.
pub fn prices(way: &str) -> Vec<u8> {
    let ids: Vec<Space> = way.split('>').map(space).collect();
    let mut flight = Flight { regular: 15, ..Flight::begin(sail(), ids[0], Mass::EIGHT, 4) };
    let price = |to: &Space| {
        let price = flight.price(*to);
        flight = flight.step(*to, Pay::Regular).or_else(|_| flight.step(*to, Pay::BonusFirst)).expect("a step").flight;
        price
    };
    ids[1..].iter().map(price).collect()
}

pub fn price(way: &str) -> u8 {
    prices(way).iter().sum()
}

pub fn begin(setup: &Setup, seed: u64) -> Play<SpaceDiamonds> {
    Play::begin(setup, Dice::seeded("test", seed)).expect("a table begins")
}
