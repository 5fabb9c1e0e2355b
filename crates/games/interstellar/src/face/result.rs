//! The end (8.6): what ended it, how well it went, reality turned over, every Ideology by source, and how it came to that.

mod crew;
mod drive;
mod luck;
mod points;
mod politics;
mod scores;

use orrery_core::Rule;
use orrery_draw::chart::{Frame, px};
use orrery_draw::result;

use super::prelude::*;
use super::tokens;
use crate::record::Mark;
use crate::rules::score;
use crate::state::{Ending, Frame as Moment, Lies};

pub fn result(scene: &Scene<'_>) -> Markup {
    let Moment::Over(ending) = scene.view.public.frame() else { return Markup::default() };
    html! {
        section.panel.result.is-end {
            h2 { (result::headline(&scene.voice, scene.viewer, scene.outcome)) }
            p.ending { (scene.voice.id(ending.id())) " · " (when(scene)) " " (cite(GAME, rule(ending))) }
            @if ending.is_scored() { (verdict(scene, ending)) (scores::scores(scene)) }
            div.charts {
                (points::by_source(scene)) (crew::lives(scene)) (points::stress(scene)) (drive::drive(scene))
                (politics::commanders(scene)) (politics::promises(scene)) (luck::losses(scene)) (luck::dice(scene)) (luck::remarkable(scene))
            }
        }
    }
}

fn when(scene: &Scene<'_>) -> String {
    scene.voice.say(&Message::new("dozyear-n").with("n", scene.view.public.dozyear.number))
}

/// 4.7: what each ending rests on.
pub fn rule(ending: Ending) -> Rule {
    Rule(match ending {
        Ending::OffMap | Ending::Forty | Ending::Stranded | Ending::StrandedLong => "J1d",
        Ending::Home => "J1e",
        Ending::NoHumans | Ending::AllLanded => "F5c",
        Ending::Abandoned => "RUL-156",
        Ending::Goldilocks => "J1a",
        Ending::Troglodyte => "J1b",
        Ending::Agreed => "J1c",
        Ending::NoFemales => "H5d",
        Ending::NoEve => "J3g",
    })
}

/// The reality that was shown, and what the result is called (J2, J3f).
fn verdict(scene: &Scene<'_>, ending: Ending) -> Markup {
    let (voice, public) = (&scene.voice, &scene.view.public);
    let totals = score::totals(public);
    let rating = score::rating(public, &totals).filter(|_| ending != Ending::NoEve);
    let sum = Message::new("result-sum").with("n", score::sum(&totals));
    html! {
        p.is-verdict {
            span.is-three { @for lies in [Lies::Cosmos, Lies::Bow] { (tokens::lying(scene, lies)) }
                @for of in crate::content::Ideology::ALL { (tokens::lying(scene, Lies::Mat(of))) } }
            @if let Some(reality) = public.reality() { b { (voice.say(&Message::new("board-reality").with("reality", words::reality(reality)))) } (cite(GAME, Rule("J3b"))) }
            @if !public.competitive { span { (voice.say(&sum)) } }
            @if let Some(rating) = rating { b.is-rating { (voice.say(&words::rating(rating))) } (cite(GAME, Rule(if public.competitive { "J3f" } else { "J2" }))) }
        }
    }
}

/// How wide and high the pictures over the dozyears are, and where their axes lie.
const WIDE: f32 = 380.0;
const EDGES: [f32; 4] = [24.0, 8.0, 372.0, 130.0];

/// The first and the last dozyear of the pictures; lessons begin in the middle of a voyage.
#[derive(Clone, Copy)]
struct Span(u8, u8);

impl Span {
    fn of(scene: &Scene<'_>) -> Span {
        let marks = || scene.view.public.record.marks().map(Mark::dozyear);
        Span(marks().next().unwrap_or(1).saturating_sub(1), marks().last().unwrap_or(1))
    }

    fn long(self) -> u32 {
        (self.1 - self.0).into()
    }

    /// How far in a dozyear is.
    fn at(self, dozyear: u8) -> u32 {
        dozyear.saturating_sub(self.0).into()
    }

    /// The dozyears that are written down.
    fn named(self) -> impl Iterator<Item = u8> {
        (self.0..=self.1).step_by(if self.long() > 12 { 4 } else { 2 })
    }
}

/// A frame over all dozyears.
fn frame(scene: &Scene<'_>, most: i64) -> Frame {
    Frame::new(EDGES, Span::of(scene).long(), most)
}

/// The dozyears along the lower edge, and numbers up to the most.
fn axes(scene: &Scene<'_>, frame: &Frame, most: i64) -> Markup {
    let span = Span::of(scene);
    html! {
        @for number in [0, most / 2, most] {
            path.grid d={ "M" (EDGES[0]) " " (px(frame.y(number))) "H" (EDGES[2]) } {}
            text.axis.up x=(EDGES[0] - 4.0) y=(px(frame.y(number) + 4.0)) { (number) }
        }
        @for at in span.named() { text.axis.mid x=(px(frame.x(span.at(at)))) y=(EDGES[3] + 16.0) { (at) } }
    }
}

/// A line through the marks of all dozyears.
fn line(scene: &Scene<'_>, frame: &Frame, of: impl Fn(&Mark) -> i64) -> String {
    let span = Span::of(scene);
    let places = scene.view.public.record.marks().map(|mark| frame.place(span.at(mark.dozyear()), of(mark)));
    format!("M{}", places.collect::<Vec<_>>().join("L"))
}
