//! Acts at random, cheap enough for thousands of games a second, with a chance for every legal one.

use std::sync::LazyLock;

use super::super::prelude::*;
use super::{Act, Step};
use crate::questions::Targets;

/// Half of the time a chit is taken where one lies; otherwise mostly flying, where that is open.
pub(super) fn act(state: &State, seat: Seat, luck: &mut Dice) -> Act {
    let (public, word) = (&state.public, luck.word());
    if word & 1 == 0 && operate::check_discover(public, seat).is_ok() {
        return Act::Discover;
    }
    if word >> 1 & 3 == 0 && operate::check_refuel(public, seat).is_ok() {
        return Act::Refuel;
    }
    if word >> 8 & 63 == 0 && operate::may_scan(public) {
        return Act::Scan(Targets::random(state, luck));
    }
    let help = (word >> 3 & 1 == 0 && public.may_call_for_help(seat)).then(|| emergency(state, seat, luck)).flatten();
    if let Some(to) = help {
        return Act::Emergency(to);
    }
    let way = if word >> 4 & 15 == 0 { Vec::new() } else { way(state, seat, luck) };
    if way.is_empty() { Act::EndTurn } else { Act::Fly(way) }
}

fn emergency(state: &State, seat: Seat, luck: &mut Dice) -> Option<Space> {
    let legal = |to: &&Space| fly::check_emergency(&state.public, seat, **to).is_ok();
    let near = state.public.ship(seat).at.neighbours();
    let count = near.iter().filter(legal).count();
    near.iter().filter(legal).nth(luck.below(count as u32) as usize).copied()
}

/// A random walk: chits are spent now and then, and after each step it may stop.
fn way(state: &State, seat: Seat, luck: &mut Dice) -> Vec<Step> {
    let mut course = Course::of(state, seat);
    let mut way = Vec::new();
    loop {
        let word = luck.word();
        let step = if word & 31 == 0 { spending(&course, word >> 8) } else { next(&course, word >> 8) };
        let Some(step) = step else { return way };
        let Ok(leg) = course.leg(step) else { return way };
        course.take(leg);
        way.push(step);
        if word >> 5 & 7 == 0 {
            return way;
        }
    }
}

/// How many edges each space is away from LEO.
static HOPS: LazyLock<[u8; Space::COUNT]> = LazyLock::new(|| {
    orrery_kit::steps_from(Space::LEO.index(), |at| Space(at as u16).neighbours().iter().map(|near| near.index()))
});

/// A random neighbour that can be reached, now and then paid with regular burns. With enough chits in hand mostly one
/// on the way home, or random games would hardly ever end there.
fn next(course: &Course, word: u64) -> Option<Step> {
    if course.may_fly().is_err() {
        return None;
    }
    let near = course.flight.at.neighbours();
    if course.flight.chits >= ENOUGH && word >> 43 & 7 != 0 {
        let open = near.iter().filter(|to| course.leg(Step::To(**to)).is_ok());
        return open.min_by_key(|to| HOPS[to.index()]).map(|to| Step::To(*to));
    }
    let (start, regular) = (word as usize % near.len(), word >> 40 & 7 == 0);
    let steps = (0..near.len()).map(|i| near[(start + i) % near.len()]);
    let pay =
        |to: Space| if regular && course.leg(Step::Regular(to)).is_ok() { Step::Regular(to) } else { Step::To(to) };
    steps.map(pay).find(|step| course.leg(*step).is_ok())
}

fn spending(course: &Course, word: u64) -> Option<Step> {
    let any = |chit: Chit| [Step::Isofuel(chit), Step::Water(chit)];
    let legal = || course.hand.iter().flat_map(any).filter(|step| course.leg(*step).is_ok());
    let count = legal().count();
    if count == 0 { next(course, word) } else { legal().nth(word as usize % count) }
}
