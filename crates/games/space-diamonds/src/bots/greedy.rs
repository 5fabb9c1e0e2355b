//! The easy player: the nearest chit by turns, skulls or not, and home with four. Of chits equally near it takes the
//! letter that promises most, as far as it remembers what is gone. It fills its tanks only when it has to.

use orrery_core::{Dice, Seat};

use super::outlook::seen;
use crate::content::{Chit, Mass, Space, Spectral};
use crate::flight::{ENOUGH, tank_up};
use crate::lesson::dawdles;
use crate::planner::almanac::Drive;
use crate::planner::atlas::{Launch, Stop};
use crate::questions::{Act, Step};
use crate::rules::operate;
use crate::sets::Chits;
use crate::view::View;

pub(super) fn turn(view: &View, seat: Seat) -> Act {
    let (public, ship) = (&view.public, view.public.ship(seat));
    if operate::check_discover(public, seat).is_ok() && !is_left(view, seat, ship.at) {
        return Act::Discover;
    }
    if dawdles(public, seat) && public.counting(seat) >= ENOUGH {
        return Act::EndTurn;
    }
    let may_refuel = operate::check_refuel(public, seat).is_ok();
    if may_refuel && is_low(view, seat) && view.water.get(ship.at).is_none_or(|drops| drops > 0) {
        return Act::Refuel;
    }
    if public.turn.moved || public.turn.flight.is_some() {
        return Act::EndTurn;
    }
    if public.may_call_for_help(seat) && !public.may_fly(seat) {
        return crawl(view, seat);
    }
    fly(view, seat)
        .map_or_else(|| if public.may_call_for_help(seat) { crawl(view, seat) } else { Act::EndTurn }, Act::Fly)
}

/// iZ6.1: whether a chit is left to the one who learns.
fn is_left(view: &View, seat: Seat, site: Space) -> bool {
    let lesson = view.public.terms.lesson.filter(|_| dawdles(&view.public, seat));
    lesson.is_some_and(|lesson| lesson.chits(view.public.printing).any(|(left, _)| left == site))
}

fn is_low(view: &View, seat: Seat) -> bool {
    view.public.engine(seat).burns_left(view.public.ship(seat).wet) < 5
}

/// How many turns it is to the nearest thing wanted, and how many burns.
fn nearest(view: &View, seat: Seat, at: Space, wet: Mass) -> Option<(u8, u8)> {
    let engine = view.public.engine(seat);
    let burns = engine.burns_left(wet);
    let trips = Drive::of(engine, wet).trips(at);
    let near = |to: Space| {
        let mut trips = trips.to(to).iter().filter(|trip| trip.burns <= burns);
        if to == at { Some((0, 0)) } else { trips.next().map(|trip| (trip.turns, trip.burns)) }
    };
    wanted(view, seat).filter_map(near).min()
}

/// Home with four chits, otherwise any chit, and any known water when fuel is low.
fn wanted(view: &View, seat: Seat) -> impl Iterator<Item = Space> + '_ {
    let is_done = view.public.counting(seat) >= ENOUGH;
    let low = is_low(view, seat);
    let home = is_done.then_some(Space::LEO).into_iter();
    let chits = view.public.chit_sites().filter(move |site| !is_done && !is_left(view, seat, *site));
    let wells = view.water.iter().filter(move |(_, drops)| low && *drops > 1).map(|(site, _)| site);
    home.chain(chits).chain(wells)
}

fn fly(view: &View, seat: Seat) -> Option<Vec<Step>> {
    let (public, ship, engine) = (&view.public, view.public.ship(seat), view.public.engine(seat));
    let launch =
        Launch::new(engine.edition, ship.at, public.burns(seat, ship.wet)).with_home(public.counting(seat) >= ENOUGH);
    let worth = |stop: &&Stop| -> Option<(u8, u8, u8)> {
        let steps = stop.regular * engine.consumption();
        let (turns, burns) = nearest(view, seat, stop.space, ship.wet.burn_steps(steps)?)?;
        Some((turns, stop.regular + burns, stop.hazards))
    };
    let stops = launch.stops().iter().filter_map(|stop| Some((worth(&stop)?, stop)));
    let promises = promises(view, seat);
    let promise = |space: Space| space.site().map_or(0, |site| promises[site.spectral.index()]);
    let (_, stop) = stops.min_by_key(|(worth, stop)| (*worth, -promise(stop.space), stop.space))?;
    Some(launch.route(stop).into_iter().map(Step::To).collect())
}

/// The mean worth of the chits of each letter that may still lie on the map, in hundredths.
fn promises(view: &View, seat: Seat) -> [i32; 6] {
    let known: Chits = seen(view).iter().filter(|chit| remembers(view, seat, *chit)).collect();
    Spectral::ALL.map(|letter| {
        let left = Chits::all(view.public.printing).of_letter(letter).minus(known);
        100 * i32::from(left.vp()) / (left.len() as i32).max(1)
    })
}

/// Rules file 9.4: of others' chits it forgets every other one, and what is forgotten stays so.
fn remembers(view: &View, seat: Seat, chit: Chit) -> bool {
    let site = view.site_of(chit).map_or(0, Space::index) as u64;
    let what = site << 16 | u64::from(chit.0) << 8 | u64::from(seat.0);
    view.hand.contains(chit) || Dice::seeded("forgets", what).below(2) == 0
}

/// Without fuel: ice from the hand, or one space towards the nearest thing wanted.
fn crawl(view: &View, seat: Seat) -> Act {
    let (public, ship) = (&view.public, view.public.ship(seat));
    let wet = |chit: Chit| tank_up(ship.wet, chit.drops()).0;
    let helps = |chit: &Chit| !public.engine(seat).is_out_of_fuel(wet(*chit));
    if let Some(ice) = view.hand.water().iter().find(helps) {
        return Act::Fly(vec![Step::Water(ice)]);
    }
    let open = |to: &&Space| **to != Space::LEO || public.counting(seat) >= ENOUGH;
    let near = ship.at.neighbours().iter().filter(open);
    near.min_by_key(|to| nearest(view, seat, **to, ship.wet).unwrap_or((99, 0)))
        .map_or(Act::EndTurn, |to| Act::Emergency(*to))
}

#[cfg(test)]
mod tests {
    use orrery_core::{Game, Play, Setup, Viewer};

    use super::*;
    use crate::SpaceDiamonds;

    #[test]
    fn of_others_chits_about_half_are_forgotten_for_good_and_of_ones_own_none() {
        let play = Play::<SpaceDiamonds>::begin(&Setup::new(2).with("memory", "on"), Dice::seeded("easy", 1));
        let mut state = *play.expect("a table").state();
        let sites: Vec<Space> = state.public.chit_sites().collect();
        for (number, site) in (0..).zip(&sites) {
            state.public.takers.set(*site, u8::from(number % 4 != 0));
            let chit = state.chit_of(*site).expect("a chit");
            state.secret.hands[usize::from(number % 4 != 0)].insert(chit);
        }
        let view = SpaceDiamonds::view(&state, Viewer::Seat(Seat(0)));
        let kept = |chits: Chits| chits.iter().filter(|chit| remembers(&view, Seat(0), *chit)).count();
        let (own, others) = (state.secret.hands[0], state.secret.hands[1]);
        assert_eq!(kept(own), own.len());
        assert!((7..=18).contains(&kept(others)), "{} of {}", kept(others), others.len());
        assert_eq!(kept(others), kept(others));
    }
}
