//! Which missions the others may hold, by what everybody could see them do (rules file 9.4). Every card is as likely as
//! any other at first; whoever passes its place by at no cost hardly holds it, whoever makes for a place that is good
//! for nothing else may well.

use orrery_core::Seat;

use crate::content::{Mission, Space, Zone};
use crate::flight::Flight;
use crate::planner::almanac::Drive;
use crate::planner::atlas::Launch;
use crate::reach::reach;
use crate::rules::missions::{card, progress, spoiler};
use crate::state::{MAX_SEATS, Public};

/// The weight of a card nothing is known about.
const EVEN: u32 = 1_000;

/// How likely each player holds each mission, against the others of its deck.
pub(super) struct Guess([[u32; Mission::COUNT]; MAX_SEATS]);

impl Guess {
    pub fn new(public: &Public) -> Guess {
        let mut weights = [[EVEN; Mission::COUNT]; MAX_SEATS];
        for seat in Seat::all(public.seats) {
            let seen = Seen::of(public, seat);
            for mission in Mission::all() {
                weights[seat.index()][mission.index()] = seen.weight(mission);
            }
        }
        Guess(weights)
    }

    pub fn weight(&self, seat: Seat, mission: Mission) -> u32 {
        self.0[seat.index()][mission.index()]
    }
}

/// What a player was seen doing.
struct Seen<'a> {
    public: &'a Public,
    seat: Seat,
    /// Places that were to be had for nothing.
    passed: [bool; Space::COUNT],
    /// Where the last move began, if it led on to somewhere else.
    set_out: Option<Space>,
}

impl<'a> Seen<'a> {
    fn of(public: &'a Public, seat: Seat) -> Seen<'a> {
        let ship = public.ship(seat);
        // Whoever has landed is where he wanted to be.
        let set_out = ship.path.spaces().first().copied().filter(|from| *from != ship.at && !ship.at.is_site());
        let mut seen = Seen { public, seat, passed: [false; Space::COUNT], set_out };
        seen.look_along_path();
        seen.look_round_sites();
        seen.passed[ship.at.index()] = false;
        seen
    }

    /// Where the last move could have gone instead without another burn.
    fn look_along_path(&mut self) {
        let (ship, engine) = (self.public.ship(self.seat), self.public.engine(self.seat));
        for pair in ship.path.spaces().windows(2).filter(|pair| pair[1] != ship.at) {
            let flight = Flight::begin(engine, pair[1], ship.wet, 0);
            let drift = Flight { from: Some(pair[0]), regular: 0, ..flight };
            reach(&drift, 0, true).ends().for_each(|end| self.passed[end.space.index()] = true);
        }
    }

    /// The same from every site where a chit was taken and which has been left since.
    fn look_round_sites(&mut self) {
        let (at, edition) = (self.public.ship(self.seat).at, self.public.printing.edition());
        let taken = self.public.takers.iter().filter(|(_, taker)| *taker == self.seat.0);
        for (site, _) in taken.filter(|(site, _)| *site != at) {
            let near = Launch::new(edition, site, 0).with_home(false).stops().iter();
            near.filter(|stop| stop.hazards == 0).for_each(|stop| self.passed[stop.space.index()] = true);
        }
    }

    fn weight(&self, mission: Mission) -> u32 {
        if spoiler(self.public, self.seat, mission).is_some() {
            return 0;
        }
        let places = places(self.public, mission);
        let passed = places.iter().any(|place| self.passed[place.index()]);
        let drawn = places.iter().map(|place| self.heads_for(*place)).max().unwrap_or(1).max(self.has_begun(mission));
        EVEN * drawn * if passed { 3 } else { 10 } / 10
    }

    /// How much likelier a mission there becomes by the last move: it came nearer to the place, and to no chit that is
    /// nearer still. Two where a chit lies there at least, three where nothing does.
    fn heads_for(&self, place: Space) -> u32 {
        let Some(from) = self.set_out else { return 1 };
        let (ship, engine) = (self.public.ship(self.seat), self.public.engine(self.seat));
        let drive = Drive::of(engine, ship.wet);
        let turns = |from: Space, to: Space| drive.trips(from).to(to).first().map_or(u8::MAX, |trip| trip.turns);
        let comes_nearer = |to: Space| turns(ship.at, to) < turns(from, to);
        let is_nearer = |chit: &Space| turns(ship.at, *chit) < turns(ship.at, place);
        let is_plain = || self.public.chit_sites().filter(is_nearer).any(comes_nearer);
        match (comes_nearer(place), self.public.has_chit(place)) {
            (false, _) => 1,
            (true, _) if is_plain() => 1,
            (true, true) => 2,
            (true, false) => 3,
        }
    }

    /// Things one does for a mission alone: through the Sun's neighbourhood, adrift again and again, full tanks.
    fn has_begun(&self, mission: Mission) -> u32 {
        let (have, need) = progress(self.public, self.seat, mission);
        match mission {
            card::OBERTHS | card::EMERGENCIES | card::THIRTEEN_TANKS if 2 * have >= need => 2,
            _ => 1,
        }
    }
}

/// Where a mission can still be fulfilled, or a part of it.
fn places(public: &Public, mission: Mission) -> Vec<Space> {
    let is_open = |place: &Space| !public.is_chit_site(*place) || public.has_chit(*place);
    match mission {
        card::HOT => public.chit_sites().filter(|site| site.zone() <= Zone::Venus).collect(),
        _ => mission.places().iter().copied().filter(is_open).collect(),
    }
}

#[cfg(test)]
mod tests {
    use orrery_core::{Dice, Play, Setup};

    use super::*;
    use crate::SpaceDiamonds;
    use crate::content::at;
    use crate::state::Path;
    use crate::view::{imagine_with, view};

    const BEN: Seat = Seat(1);

    /// A table of rockets where Ben has just flown that way.
    fn flown(way: &[Space]) -> crate::state::State {
        let setup = Setup::new(2).with("mode", "rockets").with("rockets", "electric");
        let play = Play::<SpaceDiamonds>::begin(&setup, Dice::seeded("guess", 1)).expect("a table");
        let mut state = *play.state();
        let ship = &mut state.public.ships[BEN.index()];
        ship.path = Path::from(way.to_vec());
        ship.at = way.last().copied().unwrap_or(Space::LEO);
        state
    }

    fn named(ids: &[&str]) -> Vec<Space> {
        ids.iter().filter_map(|id| Space::named(id)).collect()
    }

    fn weight(public: &Public, id: &str) -> u32 {
        Guess::new(public).weight(BEN, Mission::named(id).expect("a card"))
    }

    #[test]
    fn at_first_every_card_is_as_likely_as_any_other() {
        let public = flown(&[Space::LEO]).public;
        assert!(Mission::all().all(|card| Guess::new(&public).weight(BEN, card) == EVEN));
    }

    #[test]
    fn who_passes_a_place_at_no_cost_hardly_wants_it() {
        // The station beside Sol-Mars L5 holds Eureka, which one may drift to from there.
        let public = flown(&named(&["BB1", "EUB", "ML5", "EUB"])).public;
        assert_eq!(weight(&public, "DM126F"), EVEN * 3 / 10);
        let public = flown(&named(&["EL2", "BB1", "EUB"])).public;
        assert!(weight(&public, "DM126F") >= EVEN, "it is not passed by yet");
    }

    #[test]
    fn a_neighbour_left_behind_counts_as_passed_by() {
        let mut state = flown(&named(&["HER", "FOB"]));
        state.public.ships[BEN.index()].path = Path::of(state.public.ship(BEN).at);
        let before = weight(&state.public, "DM149F");
        state.public.takers.set(at::hermes_a, BEN.0);
        assert_eq!((before, weight(&state.public, "DM149F")), (EVEN, EVEN * 3 / 10), "the other twin was next door");
    }

    #[test]
    fn who_makes_for_an_empty_place_may_want_it() {
        let public = flown(&named(&["JSD", "JSJ1", "JSJ2", "JSJ3"])).public;
        assert_eq!(weight(&public, "DM153F"), EVEN * 3, "nothing but the exit lies that way");
    }

    #[test]
    fn what_somebody_else_took_is_dropped() {
        let mut state = flown(&[Space::LEO]);
        state.public.takers.set(at::icarus, 0);
        assert_eq!(weight(&state.public, "DM127F"), 0);
    }

    #[test]
    fn imagined_hands_follow_the_weights() {
        let mut state = flown(&named(&["JSD", "JSJ1", "JSJ2", "JSJ3"]));
        state.public.takers.set(at::icarus, 0);
        let (seen, guess) = (view(&state, orrery_core::Viewer::Seat(Seat(0))), Guess::new(&state.public));
        let mut luck = Dice::seeded("guess", 2);
        let holds = |id: &str, luck: &mut Dice| {
            let card = Mission::named(id).expect("a card");
            let drawn =
                |_| imagine_with(&seen, luck, &|seat, card| guess.weight(seat, card)).missions(BEN).contains(card);
            (0..600).map(drawn).filter(|held| *held).count()
        };
        assert_eq!(holds("DM127F", &mut luck), 0);
        let own = seen.missions.iter().any(|own| own.mission == card::EXIT);
        assert!(own || holds("DM153F", &mut luck) > 2 * 600 / 15, "far more often than by chance");
    }
}
