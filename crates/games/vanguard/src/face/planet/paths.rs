//! The paths: how they run, what they ask of whoever travels, and which are locked.

use super::super::prelude::*;
use super::sectors::RADIUS;
use super::{layer, place, spot};
use crate::content::{Die, Direction, Path, Toll};
use crate::rules::test;
use crate::state::State;

pub fn key(scene: &Scene<'_>) -> impl std::hash::Hash + use<> {
    let state = &scene.view.state;
    let open: Vec<bool> = of(state).map(|path| is_open(state, path)).collect();
    // What a lock still needs is counted beside it.
    let counts = if open.contains(&false) { state.counts } else { Default::default() };
    (state.planet.board.0, open, counts)
}

fn of(state: &State) -> impl Iterator<Item = Path> + use<> {
    let board = state.planet.board;
    Path::all().filter(move |path| path.from().board() == board)
}

fn is_open(state: &State, path: Path) -> bool {
    test::all(state, path.lock())
}

pub fn paths(scene: &Scene<'_>) -> Markup {
    let state = &scene.view.state;
    let body = html! {
        @for path in of(state) { path.under d=(way(path)) {} }
        @for path in of(state) { path.way.locked[!is_open(state, path)].dear[path.tolls().len() > 1] d=(way(path)) {} }
        @for path in of(state).filter(|path| path.direction() != Direction::Both) { (arrow(path)) }
        @for path in of(state) { (chips(scene, path, is_open(state, path))) }
    };
    layer("vg-paths", body)
}

/// A gentle bow to one side.
fn bend(path: Path) -> (i16, i16) {
    let ((x1, y1), (x2, y2)) = (spot(path.from()), spot(path.to()));
    ((x1 + x2) / 2 - (y2 - y1) / 9, (y1 + y2) / 2 + (x2 - x1) / 9)
}

fn way(path: Path) -> String {
    let ((x1, y1), (x, y), (x2, y2)) = (spot(path.from()), bend(path), spot(path.to()));
    format!("M{x1} {y1}Q{x} {y} {x2} {y2}")
}

/// The middle of the bow.
fn middle(path: Path) -> (i16, i16) {
    let ((x1, y1), (x, y), (x2, y2)) = (spot(path.from()), bend(path), spot(path.to()));
    ((x1 + 2 * x + x2) / 4, (y1 + 2 * y + y2) / 4)
}

/// The head of a path that leads one way only, short of the sector it leads to.
fn arrow(path: Path) -> Markup {
    let ((x1, y1), (x2, y2)) = (bend(path), spot(path.to()));
    let (dx, dy) = (f32::from(x2 - x1), f32::from(y2 - y1));
    let short = 1.0 - f32::from(RADIUS + 14) / dx.hypot(dy).max(1.0);
    let (x, y) = (f32::from(x1) + dx * short, f32::from(y1) + dy * short);
    let turn = dy.atan2(dx).to_degrees();
    html! { path.head d="M-9-9L7 0-9 9" transform=(format!("translate({x:.0} {y:.0}) rotate({turn:.0})")) {} }
}

fn chips(scene: &Scene<'_>, path: Path, is_open: bool) -> Markup {
    let tolls = path.tolls();
    let many = (tolls.len() + usize::from(!is_open)).max(1) as i16;
    let x = move |at: usize| 24 * at as i16 - 12 * (many - 1);
    let price = Message::new("face-price").with("tolls", words::tolls(&[path]));
    let needs = Message::new("face-locked").with("needs", words::lacking(&scene.view.state, path.lock()));
    let said = scene.voice.say(if is_open { &price } else { &needs });
    html! {
        g.chips transform=(place(middle(path))) data-tip=(said) {
            @for (at, toll) in tolls.iter().enumerate() { (chip(*toll, x(at))) }
            @if !is_open { g.lock transform={ "translate(" (x(tolls.len())) " 0)" } { circle r="11" {} use href="#vg-lock" {} } }
        }
    }
}

/// Colours differ by shape too: red is square, green has eight corners, blue is round.
pub fn chip(toll: Toll, x: i16) -> Markup {
    let (class, sign) = match toll {
        Toll::Travel => ("t", "#vg-boot"),
        Toll::Spend(Die::R) => ("r", "#vg-die-r"),
        Toll::Spend(Die::G) => ("g", "#vg-die-g"),
        Toll::Spend(Die::B) => ("b", "#vg-die-b"),
        Toll::Spend(Die::D) => ("d", "#vg-die-d"),
        Toll::Danger(_) => ("x", "#vg-danger"),
        Toll::Sacrifice => ("s", "#vg-sacrifice"),
    };
    html! { g.{ "chip " (class) } transform={ "translate(" (x) " 0)" } { circle r="11" {} use href=(sign) {} } }
}
