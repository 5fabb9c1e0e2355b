//! Where the viewer's ships can end their flight, with the steps left there and the shortest way; a press takes it. Of
//! several ships the page shows one at a time.

use std::collections::VecDeque;
use std::fmt::Write;

use maud::PreEscaped;
use orrery_core::Refusal;

use super::super::chart::{at, spot};
use super::super::prelude::*;
use super::layer;
use crate::content::Point;
use crate::questions::Fly;
use crate::rules::fly::{Craft, check_step, check_turn};
use crate::state::{State, Transporter};

pub fn key(scene: &Scene<'_>) -> impl std::hash::Hash + use<> {
    flyers(scene).next().map(|craft| (craft.name, scene.view.public.frames.number()))
}

/// The viewer's ships that have steps left; the one that moved last comes first.
fn flyers<'a>(scene: &'a Scene<'_>) -> impl Iterator<Item = Craft> + 'a {
    let public = &scene.view.public;
    let seat = scene.view.own().filter(|seat| public.is_asking(Fly) && public.active == *seat);
    let flying = public.turn.flying;
    let others = Transporter::all().filter(move |ship| flying != Some(*ship));
    let crafts = flying.into_iter().chain(others).filter_map(move |ship| Craft::of(public, seat?, ship));
    crafts.filter(|craft| craft.left > 0)
}

pub fn reach(scene: &Scene<'_>) -> Markup {
    let state = known(scene);
    let body = html! {
        @for craft in flyers(scene).filter(|craft| check_turn(&state, craft).is_ok()) { g data-reach={ "ship-" (craft.name.rings()) } { (PreEscaped(marks(scene, &state, &craft))) } }
    };
    layer("reach", body)
}

/// The table as far as the viewer knows it, which is all that flying asks for.
fn known(scene: &Scene<'_>) -> State {
    let public = scene.view.public;
    let mut state = State { public, ..State::fresh(public.terms, public.seats) };
    state.secret.chips = scene.view.chips;
    state
}

/// How each point is reached first: the point before it and the steps left.
type Ways = Vec<Option<(Point, u8)>>;

fn ways(state: &State, craft: &Craft) -> Ways {
    let mut ways: Ways = vec![None; Point::COUNT];
    let mut open = VecDeque::from([(craft.ship.at, craft.left)]);
    while let Some((here, left)) = open.pop_front() {
        for near in here.neighbours() {
            let fresh = *near != craft.ship.at && ways[near.index()].is_none();
            if fresh && check_step(state, craft, here, *near, left).is_ok() {
                ways[near.index()] = Some((here, left - 1));
                open.push_back((*near, left - 1));
            }
        }
    }
    ways
}

fn marks(scene: &Scene<'_>, state: &State, craft: &Craft) -> String {
    let ways = ways(state, craft);
    let mut marks = html! { path.re d=(edges(&ways)) {} }.into_string();
    for point in Point::all() {
        let Some((_, left)) = ways[point.index()] else { continue };
        let found = craft.can_found(state, point);
        let mark = match craft.may_rest(&state.public, point) {
            Err(refusal) if !found => closed(scene, point, &refusal),
            _ => mark(scene, craft, &ways, point, left, found),
        };
        marks.push_str(&mark.into_string());
    }
    marks
}

/// A place one can pass but not rest at, with the reason.
fn closed(scene: &Scene<'_>, point: Point, refusal: &Refusal) -> Markup {
    html! { g.rn.no data-tip=(scene.voice.say(&refusal.reason)) transform=(at(point)) { circle r="5" {} } }
}

fn mark(scene: &Scene<'_>, craft: &Craft, ways: &Ways, point: Point, left: u8, found: bool) -> Markup {
    let tip = Message::new(if found { "reach-found" } else { "reach-rest" });
    let tip = tip.with("n", left).with("place", words::point(point));
    html! {
        g.rn.on[found] data-steps=(steps(craft, ways, point, found)) data-tip=(scene.voice.say(&tip)) transform=(at(point)) {
            circle r="8.6" {} text y="3.8" { (left) }
        }
    }
}

/// The answer in the words of the offer: the ship, every point, and founding.
fn steps(craft: &Craft, ways: &Ways, end: Point, found: bool) -> String {
    let mut points = vec![end];
    while let Some((before, _)) = points.last().and_then(|point| ways[point.index()]) {
        points.push(before);
    }
    let mut steps = format!("ship-{}", craft.name.rings());
    for point in points.iter().rev().skip(1) {
        let _ = write!(steps, ",{}", point.id());
    }
    if found {
        steps.push_str(",found");
    }
    steps
}

/// The tree of shortest ways.
fn edges(ways: &Ways) -> String {
    let mut path = String::new();
    for point in Point::all() {
        let Some((before, _)) = ways[point.index()] else { continue };
        let ((x, y), (to_x, to_y)) = (spot(before.x(), before.y()), spot(point.x(), point.y()));
        let _ = write!(path, "M{x} {y}L{to_x} {to_y}");
    }
    path
}
