//! The map as a drawing: where spaces lie, what crosses, how lines bend, and that no loop is free.

use std::collections::BTreeMap;

use space_diamonds::content::*;

type Point = (f64, f64);
type Edge = (Space, Space);

fn point(space: Space) -> Point {
    (f64::from(space.x()), f64::from(space.y()))
}

fn minus(a: Point, b: Point) -> Point {
    (a.0 - b.0, a.1 - b.1)
}

fn cross(a: Point, b: Point) -> f64 {
    a.0 * b.1 - a.1 * b.0
}

fn dot(a: Point, b: Point) -> f64 {
    a.0 * b.0 + a.1 * b.1
}

fn length(a: Point) -> f64 {
    a.0.hypot(a.1)
}

fn distance_to_edge(of: Space, (from, to): Edge) -> f64 {
    let (along, beside) = (minus(point(to), point(from)), minus(point(of), point(from)));
    let share = (dot(beside, along) / dot(along, along)).clamp(0.0, 1.0);
    length(minus(beside, (along.0 * share, along.1 * share)))
}

fn crosses((a, b): Edge, (c, d): Edge) -> bool {
    let side = |from: Space, to: Space, of: Space| cross(minus(point(to), point(from)), minus(point(of), point(from)));
    side(a, b, c) * side(a, b, d) < 0.0 && side(c, d, a) * side(c, d, b) < 0.0
}

fn edges() -> Vec<Edge> {
    let out = |from: Space| from.neighbours().iter().map(move |&to| (from, to));
    Space::all().flat_map(out).filter(|(from, to)| from < to).collect()
}

#[test]
fn x_and_y_follow_from_clock_and_radius() {
    for space in Space::all() {
        let (hours, minutes) = space.clock();
        let angle = (f64::from(hours) * 30.0 + f64::from(minutes) * 0.5).to_radians();
        let (x, y) = (f64::from(space.r()) * angle.sin(), -f64::from(space.r()) * angle.cos());
        assert_eq!((x.round() as i16, y.round() as i16), (space.x(), space.y()), "{}", space.id());
    }
}

#[test]
fn spaces_keep_their_distance() {
    for a in Space::all() {
        for b in Space::all().filter(|b| a < *b) {
            assert!(length(minus(point(a), point(b))) >= 44.0, "{} {}", a.id(), b.id());
        }
    }
}

#[test]
fn no_space_lies_near_a_foreign_edge() {
    for edge in edges() {
        for space in Space::all().filter(|space| *space != edge.0 && *space != edge.1) {
            let gap = distance_to_edge(space, edge);
            assert!(gap >= 20.0, "{} to {} - {}: {gap}", space.id(), edge.0.id(), edge.1.id());
        }
    }
}

#[test]
fn only_the_three_bridges_cross() {
    let all = edges();
    let mut crossing = Vec::new();
    for (index, &a) in all.iter().enumerate() {
        crossing.extend(all[index + 1..].iter().filter(|b| crosses(a, **b)).map(|&b| (a, b)));
    }
    let sorted = |(a, b): Edge| (a.min(b), a.max(b));
    let bridges = BRIDGES.map(|bridge| (sorted(bridge.over), sorted(bridge.under)));
    assert_eq!(crossing.len(), bridges.len());
    for (a, b) in bridges {
        assert!(crossing.contains(&(a, b)) || crossing.contains(&(b, a)), "{a:?} {b:?}");
    }
}

/// How far the way turns, in degrees: 0 is straight ahead.
fn bend(from: Space, at: Space, to: Space) -> f64 {
    let (before, after) = (minus(point(at), point(from)), minus(point(to), point(at)));
    cross(before, after).atan2(dot(before, after)).to_degrees().abs()
}

#[test]
fn what_is_straight_on_looks_straight() {
    for at in Space::all().filter(|space| space.printed().is_hohmann()) {
        for &from in at.neighbours() {
            for &to in at.neighbours().iter().filter(|to| **to > from) {
                let (bend, straight) = (bend(from, at, to), straight_on(at, from, to));
                assert!(if straight { bend < 36.0 } else { bend >= 37.0 }, "{} {bend}", at.id());
            }
        }
    }
}

/// What entering `to` costs after having come along `(from, at)`: burns for the space and for a pivot, less what a
/// flyby gives. `None` where no craft may go: back, or through a site.
fn price(map: Edition, (from, at): Edge, to: Space) -> Option<i32> {
    let pivot = at.printed().is_hohmann() && !straight_on(at, from, to);
    let price = i32::from(to.kind(map).is_burn()) + 2 * i32::from(pivot);
    (to != from && !at.is_site()).then_some(price)
}

fn directed() -> Vec<Edge> {
    edges().into_iter().flat_map(|(a, b)| [(a, b), (b, a)]).collect()
}

/// The least price of arriving along each edge after leaving `start`, flybys on the way paying their bonus.
fn prices_from(map: Edition, start: Space) -> BTreeMap<Edge, i32> {
    let first = start.neighbours().iter().map(|&to| ((start, to), i32::from(to.kind(map).is_burn()) - gain(to)));
    let mut best: BTreeMap<Edge, i32> = first.collect();
    loop {
        let mut better = Vec::new();
        for (&edge, &so_far) in best.iter().filter(|(edge, _)| edge.1 != start) {
            for &to in edge.1.neighbours() {
                let Some(step) = price(map, edge, to) else { continue };
                let total = so_far + step - gain(to);
                if best.get(&(edge.1, to)).is_none_or(|known| total < *known) {
                    better.push(((edge.1, to), total));
                }
            }
        }
        if better.is_empty() {
            return best;
        }
        for (edge, total) in better {
            let known = best.entry(edge).or_insert(total);
            *known = total.min(*known);
        }
    }
}

fn gain(space: Space) -> i32 {
    i32::from(space.printed().flyby())
}

#[test]
fn no_loop_pays() {
    for map in Edition::ALL {
        let net = |id: &str| {
            let flyby = Space::named(id)?;
            prices_from(map, flyby).into_iter().filter(|(edge, _)| edge.1 == flyby).map(|(_, price)| -price).max()
        };
        assert_eq!(["VFLY", "MFLY", "JFLY", "SFLY", "SOB"].map(net), [-8, -4, -8, -8, -9].map(Some));
    }
}

// Every move is finite: steps that cost nothing never lead back to the same edge in the same direction.
#[test]
fn no_loop_is_free() {
    for map in Edition::ALL {
        let (mut left, mut before) = (directed(), usize::MAX);
        while left.len() < before {
            before = left.len();
            let goes_on = left.clone();
            let free = |edge: &Edge, to: &Space| price(map, *edge, *to) == Some(0) && goes_on.contains(&(edge.1, *to));
            left.retain(|edge| edge.1.neighbours().iter().any(|to| free(edge, to)));
        }
        assert_eq!(left, []);
    }
}

#[test]
fn discs_lie_behind_their_own_spaces() {
    let centre = |id: &str| BODIES.iter().find(|body| body.id == id).map(Body::centre);
    assert_eq!(centre("sun"), Some((0, 0)));
    assert_eq!(centre("mars"), Some((519, -324)));
    assert_eq!(BODIES.len(), 8);
}
