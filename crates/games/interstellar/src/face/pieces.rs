//! The small things that lie on mats, cards and cells: emblems, shapes, dice, goo and nuggets. Each is told apart by its
//! form; its colour only helps.

use super::prelude::*;
use crate::content::{Blueprint, Ideology, Reality, Shape};
use crate::state::{Worker, Workers};

/// The class that gives a part of the page the colour of a section.
pub fn tint(section: Blueprint) -> String {
    format!("is-{}", section.id())
}

pub fn emblem(ideology: Ideology) -> Markup {
    html! { span.is-em.{ "is-" (ideology.id()) } { (icon(&format!("is-{}", ideology.id()))) } }
}

pub fn shape(shape: Shape) -> Markup {
    html! { span.is-shape.(tint(shape.blueprint())) { (icon(&format!("is-{}", shape.id()))) } }
}

/// An augmentation on a mat: filled where there is one, dashed where there is none.
pub fn augmentation(shape: Shape, is_there: bool) -> Markup {
    html! { span.is-shape.is-aug.none[!is_there].(tint(shape.blueprint())) { (icon(&format!("is-{}", shape.id()))) } }
}

/// A goo token: its species inside a blob.
pub fn goo(species: Shape) -> Markup {
    html! { span.is-goo.(tint(species.blueprint())) { (icon("is-goo")) (icon(&format!("is-{}", species.id()))) } }
}

/// The die that stands for a Worker: a Cyborg's is large and filled, an Avatar's small and hollow.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Die {
    Cyborg,
    Avatar,
}

pub fn die(voice: &Voice<'_>, of: Ideology, die: Die) -> Markup {
    let (class, who) = match die {
        Die::Cyborg => ("is-die", "term-cyborg"),
        Die::Avatar => ("is-die small", "term-avatar"),
    };
    html! {
        span.(class).{ "is-" (of.id()) } role="img" aria-label={ (voice.id(who)) ", " (voice.say(&words::ideology(of))) } {
            (icon(&format!("is-{}", of.id())))
        }
    }
}

/// A Worker's own die, named after whoever it stands for. The title is its name to whoever listens, too.
pub fn worker(voice: &Voice<'_>, worker: Worker) -> Markup {
    let of = worker.ideology().map_or("PH", Ideology::id);
    let sign = worker.ideology().map_or("is-post-human".to_owned(), |of| format!("is-{}", of.id()));
    html! {
        span.is-die.small[worker.cyborg().is_none()].{ "is-" (of) } role="img" title=(name(voice, worker)) { (icon(&sign)) }
    }
}

fn name(voice: &Voice<'_>, worker: Worker) -> String {
    let name = voice.say(&words::worker(worker));
    match (worker.cyborg(), worker.ideology()) {
        (Some(_), Some(of)) => format!("{name}, {}", voice.say(&words::ideology(of))),
        _ => name,
    }
}

pub fn workers(voice: &Voice<'_>, all: Workers) -> Markup {
    html! { @for one in all.iter() { (worker(voice, one)) } }
}

/// A nugget by the face that is seen; `None` while it lies face down.
pub fn nugget(voice: &Voice<'_>, face: Option<Reality>) -> Markup {
    let (symbol, name) = match face {
        None => ("is-nugget", "right-stuff-nugget"),
        Some(Reality::X) => ("is-nuggetX", "reality-X"),
        Some(Reality::O) => ("is-nuggetO", "reality-O"),
    };
    html! { span.is-nug role="img" aria-label=(voice.id(name)) { (icon(symbol)) } }
}

/// Rolls that succeed, always the lowest ones: their highest as a die, or a dash where there is none.
pub fn rolls(highest: u8) -> Markup {
    html! { @if highest == 0 { "–" } @else { span.is-rolls { @if highest > 1 { (icon("die-1")) "–" } (icon(&format!("die-{highest}"))) } } }
}
