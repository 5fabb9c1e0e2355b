//! The way ahead: as many spaces as the ship is fast, and where it will stand then. At a fork every way is shown.

use std::collections::BTreeSet;

use super::super::chart::{at, place};
use super::super::prelude::*;
use super::{edge, layer};
use crate::content::{Space, Star};
use crate::state::{Frame, Public};

/// The steps that may be flown, and where they may end.
#[derive(Default, PartialEq, Eq, Hash)]
struct Course {
    edges: BTreeSet<(Space, Space)>,
    ends: BTreeSet<Space>,
}

impl Course {
    fn of(public: &Public) -> Course {
        let (ship, mut course) = (&public.ship, Course::default());
        if !ship.off_map {
            course.fly(ship.space, ship.came_from, ship.heading, steps(public));
        }
        course
    }

    /// D5d: the heading binds the first step; afterwards any way but the one back.
    fn fly(&mut self, here: Space, from: Option<Space>, heading: Option<Space>, left: u8) {
        let ways: Vec<Space> = match heading {
            Some(to) => vec![to],
            None => here.ahead(from).collect(),
        };
        if left == 0 || ways.is_empty() {
            self.ends.insert(here);
            return;
        }
        for to in ways {
            self.edges.insert((here, to));
            self.fly(to, Some(here), None, left - 1);
        }
    }
}

/// The spaces still to go: of the flight under way, or of the next one.
fn steps(public: &Public) -> u8 {
    let left = |frame: &Frame| if let Frame::Flight { left, .. } = frame { Some(*left) } else { None };
    let under_way = left(public.frames.top()).or_else(|| left(public.frames.under()?));
    under_way.unwrap_or(public.ship.velocity.0)
}

/// The star that the ship comes to next, and how many spaces away it is; at a fork the nearest.
pub fn next_star(public: &Public) -> Option<(Star, u8)> {
    let ship = &public.ship;
    if ship.is_in_orbit() {
        return ship.space.star().map(|star| (star, 0));
    }
    let first: Vec<Space> = match ship.heading {
        Some(to) => vec![to],
        None => ship.space.ahead(ship.came_from).collect(),
    };
    let mut seen = BTreeSet::from([ship.space]);
    let (mut open, mut far) = (first, 1);
    while !open.is_empty() {
        if let Some(star) = open.iter().find_map(|space| space.star()) {
            return Some((star, far));
        }
        seen.extend(open.iter().copied());
        open = open.iter().flat_map(|here| here.neighbours()).copied().filter(|to| !seen.contains(to)).collect();
        far += 1;
    }
    None
}

pub fn key(scene: &Scene<'_>) -> impl std::hash::Hash + use<> {
    Course::of(&scene.view.public)
}

pub fn course(scene: &Scene<'_>) -> Markup {
    let course = Course::of(&scene.view.public);
    let way: String = course.edges.iter().copied().map(edge).collect();
    let body = html! { @if !way.is_empty() {
        path.is-way d=(way) {}
        @for end in &course.ends { (stands(scene, *end, course.ends.len() == 1)) }
    } };
    layer("is-course", body)
}

/// What is written below the ring would lie on the planet boxes of a star that is near.
fn has_room(space: Space) -> bool {
    let (x, y) = place(space);
    let is_far = |star: Star| {
        let (star_x, star_y) = place(star.space());
        (x - star_x).abs() > 230 || (y - star_y).abs() > 170
    };
    Star::ALL.into_iter().filter(|star| star.boxes().count() > 0).all(is_far)
}

/// A ring where the ship may stand; where it is sure to, that is written there, too.
fn stands(scene: &Scene<'_>, space: Space, is_sure: bool) -> Markup {
    let said = Message::new("stands-then").with("space", words::space(space));
    html! {
        g.is-then role="img" aria-label=(scene.voice.say(&said)) transform=(at(space)) {
            circle r="15" {}
            @if is_sure && has_room(space) { text.is-pill { (scene.voice.id("stands-short")) } }
        }
    }
}
