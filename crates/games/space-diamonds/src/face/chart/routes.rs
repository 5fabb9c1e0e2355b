//! The routes: each edge a gentle curve that leaves a space in the direction in which flying on is natural, so that
//! straight on at a Hohmann is seen as one stroke and everything else as a junction. Spurs to sites are straight.

use std::fmt::Write;

use orrery_draw::plane::{Point, cross, dot, minus, plus, scaled, unit};

use super::super::prelude::*;
use crate::content::{BRIDGES, Line, LineColour, Space, lines, straight_pairs};

/// A bend sharper than this (cosine) is drawn as a corner.
const SHARP: f64 = 0.45;

/// Curves stay near the straight way between two spaces, which keeps clear of all others.
const MOST_HANDLE: f64 = 90.0;

pub fn routes() -> Markup {
    html! {
        defs { @for colour in LineColour::ALL { (defined(colour)) } }
        g.routes aria-hidden="true" {
            @for colour in &LineColour::ALL[..9] { use.case href={ "#sd-l-" (colour.id()) } {} }
            @for colour in &LineColour::ALL[..9] { use.ln.{ "l-" (colour.id()) } href={ "#sd-l-" (colour.id()) } {} }
            // The escape line passes over the others: its bridges break them.
            path.bridge d=(bridges()) {}
            use.case href="#sd-l-escape" {}
            use.ln.l-escape href="#sd-l-escape" {}
        }
    }
}

fn defined(colour: LineColour) -> Markup {
    let mut data = String::new();
    for line in lines().iter().filter(|line| line.colour == colour) {
        curve(&mut data, line);
    }
    if colour == LineColour::Spur {
        landings(&mut data);
    }
    html! { path id={ "sd-l-" (colour.id()) } data-route="" d=(data) {} }
}

/// The edges to sites.
fn landings(data: &mut String) {
    for site in Space::sites() {
        for from in site.neighbours() {
            let _ = write!(data, "M{} {}", from.x(), from.y());
            relative(data, 'l', &[f64::from(site.x() - from.x()), f64::from(site.y() - from.y())]);
        }
    }
}

/// The middle of each bridge, a little to both sides along the upper line.
fn bridges() -> String {
    let mut data = String::new();
    for bridge in BRIDGES {
        let (from, along) = (point(bridge.over.0), minus(point(bridge.over.1), point(bridge.over.0)));
        let (under, across) = (point(bridge.under.0), minus(point(bridge.under.1), point(bridge.under.0)));
        let share = cross(minus(under, from), across) / cross(along, across);
        let (unit, at) = (unit(along), plus(from, scaled(along, share)));
        let [a, b] = [-14.0, 14.0].map(|off| plus(at, scaled(unit, off)));
        let _ = write!(data, "M{:.0} {:.0}L{:.0} {:.0}", a.0, a.1, b.0, b.1);
    }
    data
}

fn point(space: Space) -> Point {
    (f64::from(space.x()), f64::from(space.y()))
}

/// A whole line as one path.
fn curve(data: &mut String, line: &Line) {
    let _ = write!(data, "M{} {}", line.spaces[0].x(), line.spaces[0].y());
    for index in 1..line.spaces.len() {
        edge(data, handles(line.spaces, index));
    }
}

/// A way over the map as one path along its routes, for what flew there.
pub fn way(spaces: &[Space]) -> String {
    let mut data = String::new();
    let Some(first) = spaces.first() else { return data };
    let _ = write!(data, "M{} {}", first.x(), first.y());
    for pair in spaces.windows(2) {
        edge(&mut data, between(pair[0], pair[1]));
    }
    data
}

/// An edge as drawn: both handles and the end, from where it begins.
type Handles = [Point; 3];

fn between(from: Space, to: Space) -> Handles {
    let straight = minus(point(to), point(from));
    let fits = |pair: &[Space]| pair == [from, to] || pair == [to, from];
    let found = lines().iter().find_map(|line| Some((line, line.spaces.windows(2).position(fits)? + 1)));
    match found {
        None => [scaled(straight, 0.3), scaled(straight, 0.7), straight],
        Some((line, index)) if line.spaces[index] == to => handles(line.spaces, index),
        Some((line, index)) => reversed(handles(line.spaces, index)),
    }
}

fn reversed([leave, arrive, end]: Handles) -> Handles {
    [minus(arrive, end), minus(leave, end), scaled(end, -1.0)]
}

/// The edge that ends at a place of a line.
fn handles(spaces: &[Space], index: usize) -> Handles {
    let (from, to) = (spaces[index - 1], spaces[index]);
    let before = partner(from, to, index.checked_sub(2).map(|at| spaces[at]));
    let after = partner(to, from, spaces.get(index + 1).copied());
    let along = minus(point(to), point(from));
    let handle = (along.0.hypot(along.1) / 3.0).min(MOST_HANDLE);
    let leave = scaled(tangent(before, from, to), handle);
    let arrive = plus(along, scaled(tangent(after, to, from), handle));
    [leave, arrive, along]
}

/// From where one comes to `at` when one flies on to `to`: at a Hohmann straight, elsewhere along the line.
fn partner(at: Space, to: Space, on_line: Option<Space>) -> Option<Space> {
    if !at.printed().is_hohmann() {
        return on_line;
    }
    straight_pairs(at).iter().find_map(|&(a, b)| if a == to { Some(b) } else { (b == to).then_some(a) })
}

fn edge(data: &mut String, [leave, arrive, along]: Handles) {
    relative(data, 'c', &[leave.0, leave.1, arrive.0, arrive.1, along.0, along.1]);
}

/// The direction in which an edge leaves `at` for `to`: half way between that of the edge before and its own.
fn tangent(before: Option<Space>, at: Space, to: Space) -> Point {
    let own = unit(minus(point(to), point(at)));
    let Some(before) = before else { return own };
    let came = unit(minus(point(at), point(before)));
    if dot(own, came) < SHARP { own } else { unit(plus(own, came)) }
}

/// Whole numbers, written as shortly as a path allows.
fn relative(data: &mut String, command: char, numbers: &[f64]) {
    data.push(command);
    for (index, number) in numbers.iter().enumerate() {
        let whole = number.round() as i32;
        if index > 0 && whole >= 0 {
            data.push(' ');
        }
        let _ = write!(data, "{whole}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A point of an edge's curve.
    fn sample(from: Space, [leave, arrive, end]: Handles, t: f64) -> Point {
        let (a, b, c) = (3.0 * t * (1.0 - t) * (1.0 - t), 3.0 * t * t * (1.0 - t), t * t * t);
        plus(point(from), plus(scaled(leave, a), plus(scaled(arrive, b), scaled(end, c))))
    }

    #[test]
    fn curves_keep_clear_of_other_spaces() {
        for pair in lines().iter().flat_map(|line| line.spaces.windows(2)) {
            for other in Space::all().filter(|other| !pair.contains(other)) {
                let near = (0..=20).map(|i| sample(pair[0], between(pair[0], pair[1]), f64::from(i) / 20.0));
                let gap = near.map(|at| minus(at, point(other))).map(|off| off.0.hypot(off.1)).fold(f64::MAX, f64::min);
                assert!(gap > 16.0, "{} - {} passes {} at {gap:.0}", pair[0].id(), pair[1].id(), other.id());
            }
        }
    }

    #[test]
    fn an_edge_looks_the_same_from_both_ends() {
        let [leave, arrive, end] = between(Space::LEO, Space::LEO.neighbours()[0]);
        let back = between(Space::LEO.neighbours()[0], Space::LEO);
        assert_eq!(back, [minus(arrive, end), minus(leave, end), scaled(end, -1.0)]);
    }
}
