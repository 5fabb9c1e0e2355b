//! DM152F: moves with ten burns and more. Such a move takes detours that no sensible one would, so it has a search of its
//! own, through everything that burns and flybys allow.

use std::collections::HashSet;

use crate::content::Space;
use crate::flight::{Flight, Pay};
use crate::planner::atlas::{Launch, Stop};

/// R21: so many burns, regular and bonus alike.
const TEN: u8 = 10;
/// Flybys on one way give no more than this.
const MOST_GAINED: u8 = 6;
/// So many positions are looked at.
const MOST_SEEN: usize = 20_000;

/// A position on the way.
#[derive(Clone, Copy)]
struct Point {
    flight: Flight,
    parent: usize,
    stop: Stop,
}

/// Ends of moves with ten burns, with the way; one for each space.
pub(super) fn ten_burns(launch: Launch) -> Vec<(Stop, Vec<Space>)> {
    let start = launch.flight();
    if start.regular + start.bonus + MOST_GAINED < TEN {
        return Vec::new();
    }
    let mut points = vec![Point { flight: start, parent: 0, stop: Stop::at(launch.at, 0) }];
    let (mut seen, mut ends, mut next) = (HashSet::new(), Vec::new(), 0);
    while next < points.len() && points.len() < MOST_SEEN {
        let point = points[next];
        if point.stop.regular + point.stop.bonus >= TEN {
            ends.push(next);
        } else if !point.flight.is_over() {
            let steps = point.flight.at.neighbours().iter().filter_map(|to| advance(&point, next, *to));
            points.extend(steps.filter(|point| seen.insert(key(point))));
        }
        next += 1;
    }
    ends.sort_by_key(|end| (points[*end].stop.space, points[*end].stop.hazards, points[*end].stop.regular));
    ends.dedup_by_key(|end| points[*end].stop.space);
    ends.into_iter().map(|end| (points[end].stop, route(&points, end))).collect()
}

fn advance(point: &Point, number: usize, to: Space) -> Option<Point> {
    let stepped = point.flight.step(to, Pay::BonusFirst).ok()?;
    let stop = Stop {
        space: to,
        regular: point.stop.regular + stepped.regular,
        bonus: point.stop.bonus + stepped.bonus,
        hazards: point.stop.hazards + u8::from(point.flight.kind(to).has_skull()),
    };
    Some(Point { flight: stepped.flight, parent: number, stop })
}

/// What a position can still do, and how far it has come.
fn key(point: &Point) -> (Space, Option<Space>, u8, u8, u8, bool) {
    let Flight { at, from, bonus, oberth, .. } = point.flight;
    (at, from, bonus, point.stop.regular, point.stop.bonus, oberth)
}

fn route(points: &[Point], end: usize) -> Vec<Space> {
    let way = std::iter::successors(Some(end), |at| Some(points[*at].parent)).take_while(|at| *at != 0);
    let mut route: Vec<Space> = way.map(|at| points[at].stop.space).collect();
    route.reverse();
    route
}
