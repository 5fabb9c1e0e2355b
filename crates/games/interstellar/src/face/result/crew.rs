//! Who lived when, as a family tree: a bar from birth to death for everybody who left the Jars, and a line from the mother
//! to the child. Each row has a name, so that nothing hangs on colour.

use orrery_draw::chart::{Frame, figure, px};

use super::super::prelude::*;
use super::Span;
use crate::content::{Cyborg, Ideology};
use crate::record::Life;

/// The height of a row, and where the bars begin.
const ROW: f32 = 20.0;
const LEFT: f32 = 96.0;
const RIGHT: f32 = 372.0;

pub fn lives(scene: &Scene<'_>) -> Markup {
    let (voice, record) = (&scene.voice, &scene.view.public.record);
    let mut people: Vec<Cyborg> = Cyborg::all().filter(|cyborg| record.life(*cyborg).born().is_some()).collect();
    people.sort_by_key(|cyborg| (record.life(*cyborg).born(), *cyborg));
    let span = Span::of(scene);
    let frame = Frame::new([LEFT, 0.0, RIGHT, 1.0], span.long(), 1);
    let high = ROW * people.len() as f32 + 20.0;
    let body = html! {
        svg.is-lives viewBox={ "0 0 380 " (high) } role="img" aria-label=(summary(scene, &people)) {
            @for at in span.named() {
                path.grid d={ "M" (px(frame.x(span.at(at)))) " 0V" (high - 16.0) } {}
                text.axis.mid x=(px(frame.x(span.at(at)))) y=(high - 3.0) { (at) }
            }
            @for (row, cyborg) in people.iter().enumerate() { (bar(scene, &frame, &people, row, *cyborg)) }
        }
    };
    figure("is-fig", &voice.id("result-lives"), body)
}

fn middle(row: usize) -> f32 {
    ROW * row as f32 + ROW / 2.0
}

fn bar(scene: &Scene<'_>, frame: &Frame, people: &[Cyborg], row: usize, cyborg: Cyborg) -> Markup {
    let life = scene.view.public.record.life(cyborg);
    let span = Span::of(scene);
    let [from, to] = [life.born().unwrap_or(0), life.died().unwrap_or(span.1)].map(|at| frame.x(span.at(at)));
    let (y, of) = (middle(row), scene.view.public.side(cyborg).map_or("PH", Ideology::id));
    let mother = life.mother().and_then(|mother| people.iter().position(|one| *one == mother));
    html! {
        g.{ "is-" (of) } {
            title { (scene.voice.say(&told(cyborg, life))) }
            @if let Some(mother) = mother { path.is-descent d={ "M" (px(from)) " " (px(middle(mother))) "V" (px(y)) } {} }
            text.is-who x="0" y=(px(y + 4.0)) { (scene.voice.say(&words::cyborg(cyborg))) }
            rect.is-life x=(px(from)) y=(px(y - 5.0)) width=(px((to - from).max(3.0))) height="10" rx="3" {}
            @if life.died().is_some() { path.is-death d={ "M" (px(to - 4.0)) " " (px(y - 4.0)) "l8 8m0-8l-8 8" } {} }
        }
    }
}

fn told(cyborg: Cyborg, life: &Life) -> Message {
    let id = if life.died().is_some() { "result-life" } else { "result-life-on" };
    let line = Message::new(id).with("cyborg", words::cyborg(cyborg)).with("born", life.born().unwrap_or(0));
    let line = line.with("died", life.died().unwrap_or(0));
    match life.mother() {
        Some(mother) => Message::new("result-child").with("life", line).with("mother", words::cyborg(mother)),
        None => line,
    }
}

fn summary(scene: &Scene<'_>, people: &[Cyborg]) -> String {
    let lives: Vec<Message> = people.iter().map(|one| told(*one, scene.view.public.record.life(*one))).collect();
    match lives.is_empty() {
        true => scene.voice.id("result-lives"),
        false => scene.voice.say(&Message::new("result-lives-said").with("lives", lives)),
    }
}
