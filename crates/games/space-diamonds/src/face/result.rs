//! The end: who won, what everybody's points are made of, and everything that was hidden.

use super::prelude::*;
use crate::rules::score;
use crate::view::{Find, MissionResult, SeatResult, TableResult};

pub fn result(scene: &Scene<'_>) -> Markup {
    let Some(result) = &scene.view.result else { return Markup::default() };
    html! {
        section.panel.result {
            h2 { (headline(scene)) }
            @if scene.view.public.is_solo() { p.rating { (scene.voice.id(score::rating(result.seats[0].total))) " " (cite(GAME, ids::SOLO_RATING)) } }
            p.ending { (scene.voice.id(result.ending.id())) " " (cite(GAME, ids::GAME_END)) " " (cite(GAME, ids::WINNER)) }
            (bars(scene, result))
            (scores(scene, result))
            div.hands { @for seat in &result.seats { (hand(scene, seat)) } }
            (hidden(scene, result))
        }
    }
}

fn headline(scene: &Scene<'_>) -> String {
    let winners = scene.outcome.iter().flat_map(|outcome| outcome.winners());
    let winners: Vec<Message> = winners.map(|seat| words::about("name", seat)).collect();
    match winners.len() {
        0 => scene.voice.id("nobody-wins"),
        n => scene.voice.say(&Message::new("wins").with("n", n).with("names", winners)),
    }
}

/// The three sources of points, as parts of a bar and as columns.
fn sources(seat: &SeatResult) -> [(&'static str, u16); 3] {
    [("chits", seat.score.chits), ("missions", seat.score.missions), ("race", u16::from(seat.score.race))]
}

const WIDTH: u16 = 560;

/// A bar for each player, made of where the points came from.
fn bars(scene: &Scene<'_>, result: &TableResult) -> Markup {
    let most = result.seats.iter().map(|seat| seat.total).max().unwrap_or(0).max(1);
    html! {
        div.bars { @for seat in &result.seats {
            div.bar { (seat_mark(seat.seat)) span { (scene.voice.name(seat.seat)) }
                svg viewBox={ "0 0 " (WIDTH) " 22" } preserveAspectRatio="none" aria-hidden="true" { (parts(seat, most)) }
                b { (seat.total) } }
        } }
        ul.sources { @for (source, _) in sources(&result.seats[0]) { li.{ "src-" (source) } { (scene.voice.id(&format!("source-{source}"))) } } }
    }
}

fn parts(seat: &SeatResult, most: u16) -> Markup {
    let mut x = 0;
    html! { @for (source, points) in sources(seat) {
        @let width = points * WIDTH / most;
        rect.{ "src-" (source) } x=(x) width=(width) height="22" {}
        ({ x += width; "" })
    } }
}

fn scores(scene: &Scene<'_>, result: &TableResult) -> Markup {
    let voice = &scene.voice;
    html! {
        table.scores {
            thead { tr { th { span.vh { (voice.id("source")) } } @for seat in &result.seats {
                th scope="col" { (seat_mark(seat.seat)) (voice.name(seat.seat)) }
            } } }
            tbody {
                tr { th scope="row" { (voice.id("source-race")) } @for seat in &result.seats { td { (seat.score.race) (rank(scene, seat)) } } }
                tr { th scope="row" { (voice.id("source-chits")) } @for seat in &result.seats { td { (seat.score.chits) } } }
                tr { th scope="row" { (voice.id("source-missions")) } @for seat in &result.seats { td { (seat.score.missions) } } }
            }
            tfoot {
                tr { th scope="row" { (voice.id("points-total")) } @for seat in &result.seats { td.best[seat.place == 1] { (seat.total) } } }
                tr.tie { th scope="row" { (voice.id("gem-points")) } @for seat in &result.seats { td { (seat.score.gems) } } }
            }
        }
    }
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
            ul.found { @for mission in &seat.missions { (decided(scene, mission)) } }
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

fn decided(scene: &Scene<'_>, mission: &MissionResult) -> Markup {
    let voice = &scene.voice;
    html! {
        li.missed[!mission.done] { (icon(if mission.done { "i-check" } else { "i-x" }))
            span { (voice.say(&words::mission(mission.mission))) small { (voice.say(&why(mission))) } }
            b { @if mission.done { (mission.mission.vp()) } @else { "0" } } }
    }
}

/// What decided a mission.
fn why(mission: &MissionResult) -> Message {
    match (mission.gone_to, mission.need, mission.best_other) {
        _ if mission.done && mission.best_other.is_none() => Message::new("mission-done"),
        (Some(to), _, _) => Message::new("mission-gone").with("seat", to),
        (None, Some(need), _) => Message::new("mission-progress").with("have", mission.have).with("need", need),
        (None, None, Some(rival)) => Message::new("mission-against").with("have", mission.have).with("rival", rival),
        (None, None, None) => Message::new("mission-have").with("have", mission.have),
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
