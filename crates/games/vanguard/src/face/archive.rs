//! Every log that has been read, by world, with what followed from it in words (8.6).

use super::prelude::*;
use crate::content::{Board, Flag, Landing, Log, Stmt, Verb, at};
use crate::state::Logs;

pub fn key(shown: Logs) -> impl std::hash::Hash + use<> {
    shown.iter().map(|log| log.0).collect::<Vec<_>>()
}

pub fn archive(voice: &Voice<'_>, shown: Logs) -> Markup {
    html! { @if !shown.is_empty() {
        article.panel.vg-story {
            @for (place, logs) in chapters(shown) {
                section { h2 { (voice.id(place.map_or("face-aboard-ship", |board| board.name()))) }
                    @for log in logs { (entry(voice, log)) } }
            }
        }
    } }
}

fn entry(voice: &Voice<'_>, log: Log) -> Markup {
    let followed = follows(voice, log);
    html! {
        div.log { span.cap { (voice.say(&Message::new("face-log").with("n", log.id()))) } p.fl { (voice.id(log.name())) }
            @if !followed.is_empty() { ul { @for said in followed { li { (said) } } } } }
    }
}

/// What is remembered of it, and what else it did.
fn follows(voice: &Voice<'_>, log: Log) -> Vec<String> {
    let said = |stmt: &Stmt| match stmt {
        Stmt::Do(Verb::Flag(flag)) => Some(voice.id(&memory(*flag))),
        Stmt::Do(Verb::Log(_)) => None,
        stmt => Some(voice.say(&words::statement(Some(log.program()), stmt))),
    };
    log.program().block(log.effect()).iter().filter_map(said).collect()
}

/// VG-FX-14: as it is told afterwards.
pub fn memory(flag: Flag) -> String {
    format!("flag-{}", flag.id())
}

/// The first number of the logs that are read aboard (C15).
const ABOARD: u16 = 720;

/// C15 is in the order of the worlds: each begins with the briefing of its landing card.
fn chapters(shown: Logs) -> Vec<(Option<Board>, Vec<Log>)> {
    let mut all: Vec<(Option<Board>, Vec<Log>)> = Vec::new();
    let mut world = at::board::EV;
    for log in Log::all() {
        world = Landing::all().find(|one| one.briefing() == log).map_or(world, |one| one.board());
        let is_aboard = log.id().parse().is_ok_and(|number: u16| number >= ABOARD);
        let place = (!is_aboard).then_some(world);
        match all.iter_mut().find(|(known, _)| *known == place) {
            _ if !shown.contains(log) => {}
            Some((_, logs)) => logs.push(log),
            None => all.push((place, vec![log])),
        }
    }
    all
}
