//! The routes: strings for the beads, bent gently where a route turns. A piece of path ends at every space, so that ways
//! can be read back from the picture.

use std::fmt::Write;

use orrery_draw::plane::{Point, minus, plus, scaled, unit};

use super::super::prelude::*;
use super::{place, point};
use crate::content::{Route, Space};

pub fn routes() -> Markup {
    html! {
        defs { path id="is-routes" data-route="" d=(drawn()) {} }
        g.is-routes aria-hidden="true" { use.is-case href="#is-routes" {} use.is-line href="#is-routes" {} }
    }
}

fn drawn() -> String {
    let mut data = String::new();
    Route::all().map(string).chain(exits()).for_each(|spaces| way(&mut data, &spaces));
    data
}

/// A route from end to end.
fn string(route: Route) -> Vec<Space> {
    std::iter::once(route.from()).chain(route.spaces()).chain([route.to()]).collect()
}

/// The last step off the map.
fn exits() -> impl Iterator<Item = Vec<Space>> {
    let exits = Space::all().filter(|space| space.exit().is_some());
    exits.map(|exit| exit.neighbours().iter().copied().chain([exit]).collect())
}

fn way(data: &mut String, spaces: &[Space]) {
    let (x, y) = place(spaces[0]);
    let _ = write!(data, "M{x} {y}");
    for index in 1..spaces.len() {
        let numbers: Vec<i32> =
            curve(spaces, index).iter().flat_map(|at| [at.0.round() as i32, at.1.round() as i32]).collect();
        relative(data, &numbers);
    }
}

/// The edge that ends at a place of a route: both handles and the end, from where it begins.
fn curve(spaces: &[Space], index: usize) -> [Point; 3] {
    let (from, to) = (point(spaces[index - 1]), point(spaces[index]));
    let before = index.checked_sub(2).map_or(from, |at| point(spaces[at]));
    let after = spaces.get(index + 1).map_or(to, |next| point(*next));
    let along = minus(to, from);
    let third = along.0.hypot(along.1) / 3.0;
    [scaled(unit(minus(to, before)), third), plus(along, scaled(unit(minus(from, after)), third)), along]
}

/// Written as shortly as a path allows.
fn relative(data: &mut String, numbers: &[i32]) {
    data.push('c');
    for (index, number) in numbers.iter().enumerate() {
        if index > 0 && *number >= 0 {
            data.push(' ');
        }
        let _ = write!(data, "{number}");
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_edge_of_the_map_is_drawn_once() {
        let strings: Vec<Vec<Space>> = Route::all().map(string).chain(exits()).collect();
        let drawn: Vec<[Space; 2]> = strings
            .iter()
            .flat_map(|string| string.windows(2))
            .map(|pair| [pair[0].min(pair[1]), pair[0].max(pair[1])])
            .collect();
        let edges: BTreeSet<[Space; 2]> =
            Space::all().flat_map(|a| a.neighbours().iter().map(move |b| [a.min(*b), a.max(*b)])).collect();
        assert_eq!(drawn.len(), edges.len());
        assert_eq!(drawn.into_iter().collect::<BTreeSet<_>>(), edges);
    }
}
