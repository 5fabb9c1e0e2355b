//! The end: who won, what everybody's points are made of, and everything that was hidden.

use orrery_draw::chart::Columns;
use orrery_draw::result::{Source, bars, headline};

use super::prelude::*;
use crate::rules::score;
use crate::view::{Find, MissionResult, SeatResult, TableResult};

pub fn result(scene: &Scene<'_>) -> Markup {
    let Some(result) = &scene.view.result else { return Markup::default() };
    html! {
        section.panel.result {
            h2 { (headline(&scene.voice, scene.viewer, scene.outcome)) }
            @if scene.view.public.is_solo() { p.rating { (scene.voice.id(score::rating(scene.view.public.printing, result.seats[0].total, result.seats[0].rank.is_some()))) " " (cite(GAME, ids::SOLO_RATING)) } }
            p.ending { (scene.voice.id(result.ending.id())) " " (cite(GAME, ids::GAME_END)) " " (cite(GAME, ids::WINNER)) }
            (bars(&scene.voice, &result.seats.iter().map(|seat| (seat.seat, sources(seat))).collect::<Vec<_>>(), 0))
            (scores(scene, result))
            div.hands { @for seat in &result.seats { (hand(scene, seat)) } }
            (hidden(scene, result))
        }
    }
}

/// The three sources of points.
fn sources(seat: &SeatResult) -> Vec<Source> {
    vec![("chits", seat.score.chits.into()), ("missions", seat.score.missions.into()), ("race", seat.score.race.into())]
}

fn scores(scene: &Scene<'_>, result: &TableResult) -> Markup {
    let voice = &scene.voice;
    let row = |name: &str, cell: &dyn Fn(&SeatResult) -> Markup| {
        (html! { (voice.id(name)) }, result.seats.iter().map(cell).collect::<Vec<_>>())
    };
    let columns = Columns {
        seats: &result.seats.iter().map(|seat| seat.seat).collect::<Vec<_>>(),
        corner: voice.id("result-source"),
        rows: vec![
            row("source-race", &|seat| html! { (seat.score.race) (rank(scene, seat)) }),
            row("source-chits", &|seat| html! { (seat.score.chits) }),
            row("source-missions", &|seat| html! { (seat.score.missions) }),
        ],
        total: vec![
            row("result-total", &|seat| html! { (seat.total) }),
            row("gem-points", &|seat| html! { (seat.score.gems) }),
        ],
        best: result.seats.iter().filter(|seat| seat.place == 1).map(|seat| seat.seat).collect(),
    };
    columns.draw(voice)
}

fn rank(scene: &Scene<'_>, seat: &SeatResult) -> Markup {
    let text = match seat.rank {
        _ if seat.left => scene.voice.id("status-left"),
        Some(rank) => scene.voice.say(&Message::new("status-home").with("rank", rank)),
        None => scene.voice.id("not-home"),
    };
    html! { small { " " (text) } }
}

fn hand(scene: &Scene<'_>, seat: &SeatResult) -> Markup {
    let voice = &scene.voice;
    html! {
        article { h3 { (seat_mark(seat.seat)) (voice.name(seat.seat)) }
            ul.found { @for find in &seat.chits { (found(scene, find)) } @if seat.chits.is_empty() { li.none { (voice.id("no-chits")) } } }
            ul.found { @for mission in &seat.missions { (decided(scene, seat.seat, mission)) } }
        }
    }
}

fn found(scene: &Scene<'_>, find: &Find) -> Markup {
    let voice = &scene.voice;
    html! {
        li { svg viewBox="0 0 24 24" aria-hidden="true" { use href={ "#sd-" (find.chit.kind().id()) } {} }
            span { (voice.say(&words::kind(find.chit.kind()))) small { (voice.say(&words::space(find.site))) } } b { (find.chit.vp()) } }
    }
}

fn decided(scene: &Scene<'_>, seat: Seat, mission: &MissionResult) -> Markup {
    let voice = &scene.voice;
    html! {
        li.missed[!mission.done] { (icon(if mission.done { "i-check" } else { "i-x" }))
            span { (voice.say(&words::mission(mission.mission))) small { (voice.say(&why(scene, seat, mission))) } }
            b { @if mission.done { (mission.mission.vp(scene.view.public.printing)) } @else { "0" } } }
    }
}

/// What decided a mission. Everybody reads it: what others had is said of them by name.
fn why(scene: &Scene<'_>, seat: Seat, mission: &MissionResult) -> Message {
    let of_owner = |own: &'static str, others: &'static str| match scene.viewer.is(seat) {
        true => Message::new(own).with("have", mission.have),
        false => words::about(others, seat).with("have", mission.have),
    };
    match (mission.gone_to, mission.need, mission.best_other) {
        _ if mission.done && mission.best_other.is_none() => Message::new("mission-done"),
        (Some(to), _, _) => words::about("mission-gone", to),
        (None, Some(need), _) => Message::new("mission-progress").with("have", mission.have).with("need", need),
        (None, None, Some(rival)) => of_owner("mission-against", "mission-against-of").with("rival", rival),
        (None, None, None) => of_owner("mission-have", "mission-have-of"),
    }
}

/// Chits and missions nobody had.
fn hidden(scene: &Scene<'_>, result: &TableResult) -> Markup {
    let voice = &scene.voice;
    let unused: Vec<Message> = result.unused_missions.iter().map(words::mission).collect();
    html! {
        details.rest { summary { (voice.id("what-was-hidden")) }
            dl {
                dt { (voice.id("untaken")) } dd { (voice.say(&Message::new("list").with("all", words::spaces(result.untaken.iter().copied())))) }
                dt { (voice.id("unplaced")) } dd { (voice.say(&Message::new("list").with("all", words::chits(result.unplaced)))) }
                dt { (voice.id("lost-chits")) } dd { (voice.say(&Message::new("list").with("all", words::chits(result.lost)))) }
                dt { (voice.id("unused-missions")) } dd { (voice.say(&Message::new("list").with("all", unused))) }
            }
        }
    }
}
