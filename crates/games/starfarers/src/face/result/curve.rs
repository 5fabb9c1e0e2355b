//! Everybody's points from round to round: the totals as lines, and what they were made of.

use orrery_draw::chart::{Curve, Frame, figure, px};

use super::super::players;
use super::super::prelude::*;
use super::{NOTHING, table};
use crate::record::Mark;

/// How far the game went, and the most points that have a place in a picture of it.
fn frame(scene: &Scene<'_>, edges: [f32; 4]) -> Frame {
    let best = scene.view.public.players.iter().map(|player| player.best).max().unwrap_or(0);
    let rounds = rows(scene).last().map_or(1, |(round, _)| round);
    Frame::new(edges, rounds.into(), best.max(scene.view.public.terms.target).into())
}

fn rows<'a>(scene: &'a Scene<'a>) -> impl ExactSizeIterator<Item = (u16, &'a [Mark; 4])> + Clone {
    scene.view.public.record.curve.rows()
}

/// The points of a player after each round that has a mark.
fn totals<'a>(scene: &'a Scene<'a>, seat: Seat) -> impl Iterator<Item = (u16, u8)> + 'a {
    rows(scene).map(move |(round, row)| (round, row[seat.index()].score().total))
}

pub fn curve(scene: &Scene<'_>) -> Markup {
    let marks = |seat| totals(scene, seat).map(|(round, points)| (round.into(), points.into())).collect();
    let curve = Curve {
        lines: scene.view.public.everybody().map(|seat| (seat, marks(seat))).collect(),
        goal: Some(scene.view.public.terms.target.into()),
        label: summary(scene),
        tip: &|seat, round, points| tip(scene, seat, round, points),
        leads: None,
    };
    figure("curve", &scene.voice.id("record-curve"), html! { (curve.draw(&scene.voice)) (numbers(scene)) })
}

fn summary(scene: &Scene<'_>) -> String {
    let ends = scene.view.public.everybody().map(|seat| said(scene, seat));
    let rounds = rows(scene).last().map_or(0, |(round, _)| round);
    let ends: Vec<Message> = ends.collect();
    scene.voice.say(&Message::new("chart-curve").with("rounds", rounds).with("ends", ends))
}

/// Where a player began and ended.
fn said(scene: &Scene<'_>, seat: Seat) -> Message {
    let (from, to) = (totals(scene, seat).next(), totals(scene, seat).last());
    let points = |mark: Option<(u16, u8)>| mark.map_or(0, |(_, points)| points);
    Message::new("chart-rise").with("seat", seat).with("from", points(from)).with("to", points(to))
}

fn tip(scene: &Scene<'_>, seat: Seat, round: u32, points: i64) -> String {
    scene.voice.say(&Message::new("chart-mark").with("n", i64::from(round)).with("seat", seat).with("vp", points))
}

/// The same as numbers.
fn numbers(scene: &Scene<'_>) -> Markup {
    let round = |n: u16| scene.voice.say(&Message::new("face-round").with("n", n));
    let head = |n: u16| if n == 0 { scene.voice.id("before-round") } else { round(n) };
    let rows = rows(scene)
        .map(|(n, row)| (html! { (head(n)) }, super::figures(scene, |seat| row[seat.index()].score().total)));
    html! { details.rest { summary { (scene.voice.id("story-numbers")) } (table(scene, "record-round", rows, None)) } }
}

/// A small picture for each player: the sources of points on top of each other.
pub fn sources(scene: &Scene<'_>) -> Markup {
    let body = html! {
        div.small { @for seat in scene.view.public.everybody() {
            div { h4 { (seat_mark(seat)) (scene.voice.name(seat)) } (layers(scene, seat)) }
        } }
        ul.sources { @for (source, _) in players::sources(&NOTHING) { li.{ "src-" (source) } { (scene.voice.id(&format!("source-{source}"))) } } }
    };
    figure("by-source", &scene.voice.id("record-by-source"), body)
}

fn layers(scene: &Scene<'_>, seat: Seat) -> Markup {
    let frame = frame(scene, [0.0, 2.0, 160.0, 78.0]);
    html! {
        svg viewBox="0 0 160 80" role="img" aria-label=(scene.voice.say(&said(scene, seat))) {
            path.grid.goal d={ "M0 " (px(frame.y(scene.view.public.terms.target.into()))) "H160" } {}
            @for (at, (source, _)) in players::sources(&NOTHING).into_iter().enumerate() { path.{ "src-" (source) } d=(layer(scene, &frame, seat, at)) {} }
            path.grid d="M0 78H160" {}
        }
    }
}

/// The outline of one source: along its upper edge and back along its lower one.
fn layer(scene: &Scene<'_>, frame: &Frame, seat: Seat, source: usize) -> String {
    let edge = |row: &[Mark; 4], parts: usize| {
        players::sources(&row[seat.index()].score())[..parts].iter().map(|(_, points)| points).sum::<u8>()
    };
    let upper = rows(scene).map(|(round, row)| frame.place(round.into(), edge(row, source + 1).into()));
    let mut lower: Vec<String> =
        rows(scene).map(|(round, row)| frame.place(round.into(), edge(row, source).into())).collect();
    lower.reverse();
    format!("M{}Z", upper.chain(lower).collect::<Vec<_>>().join("L"))
}
