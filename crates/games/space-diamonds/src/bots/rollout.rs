//! With sails the hard player plays its best ideas on in its head: everything hidden is drawn anew, everybody flies on in
//! a simple way, and the idea that wins most often is taken.

use orrery_bots::{Budget, best_ahead};
use orrery_core::{Dice, Seat};

use super::guess::Guess;
use super::outlook::{Lure, Outlook, mean_of};
use super::pilot::Idea;
use crate::content::{Check, Chit, Mass, Mission, Printing, Space, Zone};
use crate::flight::{ENOUGH, Engine};
use crate::planner::almanac::{Drive, Trip, Trips};
use crate::rules::missions::{card, kind_of, spoiler};
use crate::sets::{Chits, Sites};
use crate::state::{MAX_SEATS, Missions, State};
use crate::view::imagine_with;

/// How many ideas are played on, and how often each.
const IDEAS: usize = 6;
const GAMES: u32 = 32;
/// What a player in the head gives for a turn.
const TURN: i32 = 60;

/// How much the games in the head count beside the value of an idea: they are rough.
const TRUST: f64 = 0.1;

pub(super) fn best<'a>(outlook: &Outlook<'_>, ideas: &'a [Idea], luck: &mut Dice) -> Option<&'a Idea> {
    let mut ideas: Vec<&Idea> = ideas.iter().collect();
    ideas.sort_by_key(|idea| -idea.value);
    let top = ideas.first()?.value;
    ideas.retain(|idea| idea.value > top - 300);
    ideas.truncate(IDEAS);
    let guess = Guess::new(outlook.public);
    let imagined = |luck: &mut Dice| imagine_with(outlook.view, luck, &|seat, card| guess.weight(seat, card));
    let play_on =
        |state: &State, idea: &&Idea, luck: &mut Dice| TRUST * f64::from(Sketch::new(outlook, state, idea).play(luck));
    let best = best_ahead(&ideas, |idea| idea.value.into(), Budget::plays(GAMES), luck, imagined, play_on);
    best.map(|place| ideas[place])
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Aim {
    None,
    Home,
    Site(Space),
    /// A mission is fulfilled there.
    Place(i32),
}

#[derive(Clone, Copy)]
struct Pilot {
    engine: Engine,
    at: Space,
    hand: Chits,
    /// Chits spent or lost do not bring one home.
    chits: u8,
    missions: Missions,
    taken: Sites,
    aim: Aim,
    /// Turns until it arrives, the present one included.
    busy: u8,
    hazards: u8,
    there: Space,
    rank: Option<u8>,
    left: Option<u8>,
    points: i32,
    plays: bool,
}

/// The rest of a game in broad strokes.
struct Sketch<'a> {
    state: &'a State,
    pilots: [Pilot; MAX_SEATS],
    seats: u8,
    own: Seat,
    round: u8,
    open: Sites,
    ranks: u8,
}

impl<'a> Sketch<'a> {
    fn new(outlook: &Outlook<'_>, state: &'a State, idea: &Idea) -> Sketch<'a> {
        let public = &state.public;
        let pilots = std::array::from_fn(|seat| pilot(state, Seat(seat as u8)));
        let mut sketch = Sketch {
            state,
            pilots,
            seats: public.seats,
            own: outlook.seat,
            round: public.round,
            open: public.chit_sites().collect(),
            ranks: public.ranks_taken(),
        };
        sketch.begin(outlook, idea);
        sketch
    }

    /// The own pilot is on its way already.
    fn begin(&mut self, outlook: &Outlook<'_>, idea: &Idea) {
        let own = &mut self.pilots[self.own.index()];
        let spent = own.chits.saturating_sub(idea.ending.chits);
        (own.there, own.busy) = (idea.first.at, (idea.first.turns as u8).max(1));
        own.chits = idea.ending.chits;
        own.points -= outlook.usual / 2 * i32::from(spent);
        own.hazards = idea.ending.stop.hazards;
        let target = idea.first.visited.first().map(|number| &outlook.targets[usize::from(*number)]);
        own.aim = match target {
            Some(target) if target.lure == Lure::Chit => Aim::Site(target.space),
            Some(target) => Aim::Place(target.worth),
            None if idea.first.at == Space::LEO => Aim::Home,
            None => Aim::Place(0),
        };
    }

    fn play(mut self, luck: &mut Dice) -> i32 {
        let mut seat = self.own;
        while self.round <= self.state.public.last_round() && (0..self.seats).any(|seat| self.plays(Seat(seat))) {
            if self.plays(seat) {
                self.turn(seat, luck);
            }
            seat = seat.after(1, self.seats);
            self.round += u8::from(seat == self.state.public.first);
        }
        self.judge()
    }

    fn plays(&self, seat: Seat) -> bool {
        let pilot = &self.pilots[seat.index()];
        pilot.plays && pilot.rank.is_none() && pilot.left != Some(0)
    }

    fn turn(&mut self, seat: Seat, luck: &mut Dice) {
        if self.pilots[seat.index()].aim == Aim::None {
            let printing = self.state.public.printing;
            self.pilots[seat.index()].choose(printing, &self.open);
        }
        let pilot = &mut self.pilots[seat.index()];
        pilot.left = pilot.left.map(|left| left - 1);
        pilot.busy = pilot.busy.saturating_sub(1);
        if pilot.busy == 0 {
            self.arrive(seat, luck);
        }
    }

    fn arrive(&mut self, seat: Seat, luck: &mut Dice) {
        let pilot = &mut self.pilots[seat.index()];
        pilot.at = pilot.there;
        let aim = std::mem::replace(&mut pilot.aim, Aim::None);
        if (0..pilot.hazards).any(|_| luck.below(6) == 0) {
            pilot.lose_half();
        }
        match aim {
            Aim::Home if pilot.chits >= ENOUGH => self.come_home(seat),
            Aim::Site(site) if self.open.contains(site) => self.take(seat, site),
            Aim::Place(points) => pilot.points += points,
            _ => {}
        }
    }

    fn take(&mut self, seat: Seat, site: Space) {
        let pilot = &mut self.pilots[seat.index()];
        self.state.chit_of(site).iter().for_each(|chit| pilot.hand.insert(*chit));
        pilot.chits += 1;
        pilot.taken.insert(site);
        self.open.remove(site);
    }

    fn come_home(&mut self, seat: Seat) {
        self.ranks += 1;
        self.pilots[seat.index()].rank = Some(self.ranks);
        for pilot in &mut self.pilots {
            pilot.left = pilot.left.or(Some(3));
        }
    }

    /// Winning counts most, and then by how much.
    fn judge(&self) -> i32 {
        let score = |seat: u8| self.score(Seat(seat));
        let own = score(self.own.0);
        let others = (0..self.seats).filter(|seat| *seat != self.own.0 && self.pilots[usize::from(*seat)].plays);
        let lead = own - others.map(score).max().unwrap_or(own - 1);
        600 * lead.signum() + lead.clamp(-1_500, 1_500) / 3
    }

    fn score(&self, seat: Seat) -> i32 {
        let pilot = &self.pilots[seat.index()];
        let race = pilot.rank.map_or(0, |rank| 100 * i32::from(5u8.saturating_sub(rank)));
        let done = pilot.missions.iter().filter(|card| self.is_done(pilot, *card));
        let missions: i32 = done.map(|card| card.hundredths(self.state.public.printing)).sum();
        pilot.points + race + 100 * i32::from(pilot.hand.vp()) + missions
    }

    fn is_done(&self, pilot: &Pilot, mission: Mission) -> bool {
        let count = |counts: &dyn Fn(Space) -> bool| pilot.taken.iter().filter(|site| counts(*site)).count();
        if mission.check() == Check::End {
            return self.is_most(pilot, mission);
        }
        match mission {
            card::MARS => count(&|site| mission.places().contains(&site)) >= 2,
            card::HOT => count(&|site| site.zone() <= Zone::Venus) >= 2,
            card::COMET => count(&|site| mission.places().contains(&site)) >= 1,
            _ => !mission.places().is_empty() && mission.places().iter().all(|site| pilot.taken.contains(*site)),
        }
    }

    fn is_most(&self, pilot: &Pilot, mission: Mission) -> bool {
        let standing = |pilot: &Pilot| match (kind_of(mission), mission) {
            (Some(kind), _) => pilot.hand.of_kind(kind),
            (None, card::CHITS) => pilot.hand.len(),
            _ => pilot.hand.letters().iter().filter(|count| **count > 0).count(),
        };
        let own = standing(pilot);
        let best =
            self.pilots[..usize::from(self.seats)].iter().filter(|pilot| pilot.plays).map(standing).max().unwrap_or(0);
        if mission == card::ALL_LETTERS { own == 6 } else { own > 0 && own >= best }
    }
}

fn pilot(state: &State, seat: Seat) -> Pilot {
    let (public, ship) = (&state.public, state.public.ship(seat));
    let taken = public.takers.iter().filter(|(_, taker)| *taker == seat.0).map(|(site, _)| site).collect();
    let open = |card: &Mission| !ship.done.contains(*card) && spoiler(public, seat, *card).is_none();
    let done: i32 = ship.done.iter().map(|card| card.hundredths(public.printing)).sum();
    Pilot {
        engine: public.engine(seat),
        at: ship.at,
        hand: state.hand(seat),
        chits: public.counting(seat),
        missions: state.missions(seat).iter().filter(open).collect(),
        taken,
        aim: Aim::None,
        busy: 0,
        hazards: 0,
        there: ship.at,
        rank: ship.rank,
        left: ship.turns_left,
        points: done,
        plays: seat.0 < public.seats && !public.left.contains(seat),
    }
}

impl Pilot {
    fn lose_half(&mut self) {
        let lost = self.hand.len().div_ceil(2);
        self.hand = self.hand.minus(self.hand.cheapest(Chit::vp).take(lost).collect());
        self.chits = self.chits.saturating_sub(lost as u8);
        self.aim = Aim::None;
    }

    /// Where to next: the chit that pays best for its turns, or home.
    fn choose(&mut self, printing: Printing, open: &Sites) {
        let trips = self.trips(self.at);
        let home = self.trip(trips, Space::LEO);
        let mut best = (if home.is_some() && self.chits >= ENOUGH { 0 } else { i32::MIN }, Space::LEO, home);
        for site in open.iter() {
            let Some(trip) = self.trip(trips, site) else { continue };
            let promise = self.promise(printing, site, &trip, home);
            if promise > best.0 {
                best = (promise, site, Some(trip));
            }
        }
        self.set_out(best.1, best.2);
    }

    /// A sail needs no fuel.
    fn trips(&self, from: Space) -> &'static Trips {
        Drive::of(self.engine, Mass::EIGHT).trips(from)
    }

    /// The first trip that time allows.
    fn trip(&self, trips: &Trips, to: Space) -> Option<Trip> {
        trips.to(to).iter().find(|trip| trip.turns <= self.left.unwrap_or(u8::MAX)).copied()
    }

    /// What a chit is worth beyond going straight home.
    fn promise(&self, printing: Printing, site: Space, trip: &Trip, home: Option<Trip>) -> i32 {
        let letter = site.site().map_or(0, |site| site.spectral.index());
        let named = |card: &Mission| card.places().contains(&site);
        let part = |card: Mission| card.hundredths(printing) / card.places().len().min(2) as i32;
        let mission: i32 = self.missions.iter().filter(named).map(part).sum();
        let home_from = self.trips(site).to(Space::LEO);
        let back = home_from.first().map_or(6, |trip| i32::from(trip.turns));
        let (there, straight) = (i32::from(trip.turns), home.map_or(4, |home| i32::from(home.turns)));
        let is_last = self.left.is_some_and(|left| there + back > i32::from(left));
        let race = if is_last && self.chits >= ENOUGH && home.is_some() { 300 } else { 0 };
        let danger = i32::from(trip.hazards) * (25 + 50 * i32::from(self.chits.div_ceil(2)));
        let pace = match self.left {
            Some(_) => 10,
            None if self.chits < ENOUGH => TURN * 2 / 3,
            None => TURN,
        };
        let delay = if self.chits < ENOUGH { pace * there / 2 } else { 0 };
        mean_of(printing, letter) + mission - danger - race - pace * (there + back - straight) - delay
    }

    /// Nothing is in reach.
    fn wait(&mut self) {
        (self.aim, self.there, self.busy) = (Aim::Place(0), self.at, 1);
        self.hazards = 0;
    }

    fn set_out(&mut self, to: Space, trip: Option<Trip>) {
        let Some(trip) = trip else { return self.wait() };
        self.aim = if to == Space::LEO { Aim::Home } else { Aim::Site(to) };
        (self.there, self.busy, self.hazards) = (to, trip.turns, trip.hazards);
        if to == Space::LEO && self.chits < ENOUGH {
            (self.aim, self.there) = (Aim::Place(0), self.at);
        }
    }
}
