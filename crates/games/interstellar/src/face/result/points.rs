//! Points by source and Stress from dozyear to dozyear.

use orrery_draw::chart::{Frame, figure};

use super::super::prelude::*;
use super::{Span, WIDE, axes, frame, line};
use crate::content::{Ideology, Reality};
use crate::record::{Mark, Source};

fn reality(scene: &Scene<'_>) -> Reality {
    scene.view.public.reality().unwrap_or(Reality::X)
}

/// What all six had together, as if all landed then: sources on top of each other.
pub fn by_source(scene: &Scene<'_>) -> Markup {
    let (voice, marks) = (&scene.voice, scene.view.public.record.marks());
    let most = marks.clone().map(|mark| i64::from(mark.total(reality(scene)))).max().unwrap_or(0).max(10);
    let frame = frame(scene, most);
    let ends: Vec<Message> =
        [marks.clone().next(), marks.last()].into_iter().flatten().map(|mark| said(scene, mark)).collect();
    let body = html! {
        svg viewBox={ "0 0 " (WIDE) " 150" } role="img" aria-label=(voice.say(&Message::new("result-points-said").with("ends", ends))) {
            @for source in Source::ALL { path.{ "is-src-" (source.id()) } d=(layer(scene, &frame, source)) {} }
            (axes(scene, &frame, most))
        }
        ul.is-key { @for source in Source::ALL { li.{ "is-src-" (source.id()) } { (voice.id(&format!("source-{}", source.id()))) } } }
    };
    figure("is-fig", &voice.id("result-points"), body)
}

fn said(scene: &Scene<'_>, mark: &Mark) -> Message {
    Message::new("result-mark").with("n", mark.dozyear()).with("points", mark.total(reality(scene)))
}

/// The outline of one source: along its upper edge and back along its lower one.
fn layer(scene: &Scene<'_>, frame: &Frame, source: Source) -> String {
    let edge = |mark: &Mark, parts: usize| {
        let below = Source::ALL.into_iter().take(parts);
        below.map(|source| i64::from(mark.points(source, reality(scene)))).sum::<i64>()
    };
    let upper = line(scene, frame, |mark| edge(mark, source.index() + 1));
    let span = Span::of(scene);
    let marks: Vec<&Mark> = scene.view.public.record.marks().collect();
    let lower = marks.iter().rev().map(|mark| frame.place(span.at(mark.dozyear()), edge(mark, source.index())));
    format!("{upper}L{}Z", lower.collect::<Vec<_>>().join("L"))
}

/// A small picture for each Ideology.
pub fn stress(scene: &Scene<'_>) -> Markup {
    let (voice, marks) = (&scene.voice, scene.view.public.record.marks());
    let most = marks.flat_map(|mark| Ideology::ALL.map(|of| mark.stress(of))).max().unwrap_or(0).max(3);
    let body = html! { div.is-six { @for of in Ideology::ALL {
        div.{ "is-" (of.id()) } { (pieces::emblem(of)) (curve(scene, of, most)) }
    } } };
    figure("is-fig", &voice.id("result-stress"), body)
}

fn curve(scene: &Scene<'_>, of: Ideology, most: u8) -> Markup {
    let marks = scene.view.public.record.marks();
    let highest = marks.map(|mark| mark.stress(of)).max().unwrap_or(0);
    let frame = Frame::new([0.0, 2.0, 100.0, 34.0], Span::of(scene).long(), most.into());
    let said = Message::new("result-stress-said").with("ideology", words::ideology(of)).with("n", highest);
    html! {
        svg viewBox="0 0 100 36" role="img" aria-label=(scene.voice.say(&said)) {
            path.grid d="M0 34H100" {} path.is-curve d=(line(scene, &frame, |mark| mark.stress(of).into())) {}
        }
        b { (highest) }
    }
}
