//! Everybody's points from round to round: the totals as lines, and what they were made of.

use super::super::players;
use super::super::prelude::*;
use super::{NOTHING, chart, px, table};
use crate::record::Mark;

/// A frame in which rounds go right and points go up.
struct Frame {
    left: f32,
    right: f32,
    top: f32,
    bottom: f32,
    rounds: u16,
    most: u8,
}

impl Frame {
    fn new(scene: &Scene<'_>, [left, top, right, bottom]: [f32; 4]) -> Frame {
        let best = scene.view.public.players.iter().map(|player| player.best).max().unwrap_or(0);
        let rounds = rows(scene).last().map_or(1, |(round, _)| round.max(1));
        Frame { left, right, top, bottom, rounds, most: best.max(scene.view.public.terms.target) }
    }

    fn x(&self, round: u16) -> f32 {
        self.left + (self.right - self.left) * f32::from(round) / f32::from(self.rounds)
    }

    fn y(&self, points: u8) -> f32 {
        self.bottom - (self.bottom - self.top) * f32::from(points) / f32::from(self.most)
    }

    fn place(&self, round: u16, points: u8) -> String {
        format!("{} {}", px(self.x(round)), px(self.y(points)))
    }
}

fn rows<'a>(scene: &'a Scene<'a>) -> impl ExactSizeIterator<Item = (u16, &'a [Mark; 4])> + Clone {
    scene.view.public.record.curve.rows()
}

/// The points of a player after each round that has a mark.
fn totals<'a>(scene: &'a Scene<'a>, seat: Seat) -> impl Iterator<Item = (u16, u8)> + 'a {
    rows(scene).map(move |(round, row)| (round, row[seat.index()].score().total))
}

pub fn curve(scene: &Scene<'_>) -> Markup {
    let frame = Frame::new(scene, [22.0, 10.0, 292.0, 196.0]);
    let lines = scene.view.public.everybody().map(|seat| line(scene, &frame, seat));
    let body = html! {
        svg viewBox="0 0 380 216" role="img" aria-label=(summary(scene)) {
            (axes(scene, &frame)) @for line in lines { (line) } (ends(scene, &frame))
        }
        (numbers(scene))
    };
    chart(scene, "curve", "record-curve", body)
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

/// A line every five points and one for the target; so many rounds are named that the names have room.
fn axes(scene: &Scene<'_>, frame: &Frame) -> Markup {
    let target = scene.view.public.terms.target;
    let every = [1, 2, 5, 10, 20, 50].into_iter().find(|step| frame.rounds / step <= 10).unwrap_or(100);
    html! {
        @for points in (0..=frame.most).step_by(5) {
            path.grid d={ "M" (frame.left) " " (px(frame.y(points))) "H" (frame.right) } {}
            text.tick.end x=(frame.left - 5.0) y=(px(frame.y(points) + 4.0)) { (points) }
        }
        path.grid.goal d={ "M" (frame.left) " " (px(frame.y(target))) "H" (frame.right) } {}
        @for round in (0..=frame.rounds).step_by(every.into()) {
            text.tick.mid x=(px(frame.x(round))) y=(frame.bottom + 16.0) { (round) }
        }
    }
}

/// A dash of its own and the seat's shape at every mark. Lines lie a little apart, so that equals stay visible.
fn line(scene: &Scene<'_>, frame: &Frame, seat: Seat) -> Markup {
    let places: Vec<String> = totals(scene, seat).map(|(round, points)| frame.place(round, points)).collect();
    let aside = 1.2 * (f32::from(seat.0) - f32::from(scene.view.public.seats - 1) / 2.0);
    html! {
        g.{ "ln s" (seat.0 + 1) } transform={ "translate(0 " (px(aside)) ")" } {
            path d={ "M" (places.join("L")) } {}
            @for (round, points) in totals(scene, seat) {
                use href={ "#sh" (seat.0 + 1) } x=(px(frame.x(round) - 4.0)) y=(px(frame.y(points) - 4.0)) width="8" height="8" {
                    title { (tip(scene, seat, round, points)) }
                }
            }
        }
    }
}

fn tip(scene: &Scene<'_>, seat: Seat, round: u16, points: u8) -> String {
    scene.voice.say(&Message::new("chart-mark").with("n", round).with("seat", seat).with("vp", points))
}

const LABEL: f32 = 15.0;

/// Names at the ends of the lines, apart from each other.
fn ends(scene: &Scene<'_>, frame: &Frame) -> Markup {
    let last = |seat: Seat| totals(scene, seat).last().map_or(0, |(_, points)| points);
    let mut seats: Vec<(Seat, u8)> = scene.view.public.everybody().map(|seat| (seat, last(seat))).collect();
    seats.sort_by_key(|(_, points)| *points);
    let mut lowest = frame.bottom + LABEL;
    html! { @for (seat, points) in seats {
        ({ lowest = frame.y(points).min(lowest - LABEL); "" })
        g.{ "end s" (seat.0 + 1) } {
            use href={ "#sh" (seat.0 + 1) } x=(frame.right + 8.0) y=(px(lowest - 5.0)) width="10" height="10" {}
            text x=(frame.right + 22.0) y=(px(lowest + 4.0)) { (short(&scene.voice.name(seat))) " " tspan { (points) } }
        }
    } }
}

/// As much of a name as there is room for; wide letters count twice.
fn short(name: &str) -> String {
    let width = |letter: char| if letter.is_ascii() { 1 } else { 2 };
    let mut room = 8;
    let fits = |letter: &char| {
        room -= width(*letter);
        room >= 0
    };
    let kept: String = name.chars().take_while(fits).collect();
    if kept.len() < name.len() { format!("{kept}…") } else { kept }
}

/// The same as numbers.
fn numbers(scene: &Scene<'_>) -> Markup {
    let round = |n: u16| scene.voice.say(&Message::new("face-round").with("n", n));
    let head = |n: u16| if n == 0 { scene.voice.id("before-round") } else { round(n) };
    let rows = rows(scene)
        .map(|(n, row)| (html! { (head(n)) }, super::figures(scene, |seat| row[seat.index()].score().total)));
    html! { details.rest { summary { (scene.voice.id("record-numbers")) } (table(scene, "record-round", rows, None)) } }
}

/// A small picture for each player: the sources of points on top of each other.
pub fn sources(scene: &Scene<'_>) -> Markup {
    let body = html! {
        div.small { @for seat in scene.view.public.everybody() {
            div { h4 { (seat_mark(seat)) (scene.voice.name(seat)) } (layers(scene, seat)) }
        } }
        ul.sources { @for (source, _) in players::sources(&NOTHING) { li.{ "src-" (source) } { (scene.voice.id(&format!("source-{source}"))) } } }
    };
    chart(scene, "by-source", "record-by-source", body)
}

fn layers(scene: &Scene<'_>, seat: Seat) -> Markup {
    let frame = Frame::new(scene, [0.0, 2.0, 160.0, 78.0]);
    html! {
        svg viewBox="0 0 160 80" role="img" aria-label=(scene.voice.say(&said(scene, seat))) {
            path.grid.goal d={ "M0 " (px(frame.y(scene.view.public.terms.target))) "H160" } {}
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
    let upper = rows(scene).map(|(round, row)| frame.place(round, edge(row, source + 1)));
    let mut lower: Vec<String> = rows(scene).map(|(round, row)| frame.place(round, edge(row, source))).collect();
    lower.reverse();
    format!("M{}Z", upper.chain(lower).collect::<Vec<_>>().join("L"))
}
