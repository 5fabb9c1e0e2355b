//! What is told of a whole campaign (8.6, VG-CAMP-5). Endings that were not reached stay hidden.

use orrery_draw::chart::Frame;

use super::account::figure;
use super::prelude::*;
use super::{archive, portrait, ship};
use crate::content::{Crew, Flag, Stmt, Tally, Test, at};
use crate::rules::{ids, test};
use crate::state::{Campaign, Flags, Score, Stand, State};

/// The ending, where the ship has been, what was decided, who is remembered.
pub fn voyage(scene: &Scene<'_>, campaign: &Campaign, how: &str) -> Markup {
    let (voice, state) = (&scene.voice, &scene.view.state);
    html! {
        p.ending { b { (how) } " " (cite(GAME, ids::ENDINGS)) }
        @if let Some(ending) = campaign.ending { p.fl { (voice.id(crate::rules::ship::verbs::log_of(ending).name())) } }
        dl.figures {
            (figure(voice, "term-phase", state.count(Tally::Phase)))
            (figure(voice, "face-dice-owned", campaign.dice))
            (figure(voice, "face-alive", campaign.crew(None, None).count()))
            (figure(voice, "face-lost", campaign.dead))
            (figure(voice, "term-keystone", state.count(Tally::Key)))
            (figure(voice, "face-exceptional", campaign.display.len()))
            (figure(voice, "face-missions-done", campaign.done().len()))
            (figure(voice, "face-failed", campaign.failed))
        }
        div.vg-voyage { (ship::map(scene, campaign)) div { (chosen(voice, state, campaign)) (grades(voice, campaign)) } }
        (phases(voice, state, campaign))
        @if !campaign.lost.is_empty() { h3 { (voice.id("term-memorial")) } ul.memorial { @for one in campaign.lost.iter() { (remembered(voice, one)) } } }
        details { summary { (voice.id("view-logs")) } (archive::archive(voice, campaign.shown)) }
    }
}

/// What the last log asked for, and held: that decided it (C15, VG-CAMP-4).
fn decisive(state: &State) -> Flags {
    let program = at::log::N770.program();
    let (mut found, mut block) = (Flags::NONE, Some(at::log::N770.effect()));
    while let Some(Stmt::If(tests, then, otherwise)) = block.and_then(|block| program.block(block).first()) {
        let holds = test::all(state, tests);
        if holds {
            found = tests
                .iter()
                .filter_map(|(test, _)| if let Test::Flag(flag) = test { Some(*flag) } else { None })
                .collect();
        }
        block = if holds { Some(*then) } else { *otherwise };
    }
    found
}

fn chosen(voice: &Voice<'_>, state: &State, campaign: &Campaign) -> Markup {
    let by_log = campaign.shown.contains(at::log::N770);
    let decided = if by_log { decisive(state) } else { Flags::NONE };
    let others = state.flags.minus(decided);
    html! { @for (name, flags) in [("face-decided", decided), ("face-choices", others)] { @if !flags.is_empty() {
        section { h3 { (voice.id(name)) }
            ul { @for flag in Flag::ALL.into_iter().filter(|flag| flags.contains(*flag)) { li { (voice.id(&archive::memory(flag))) } } } }
    } } }
}

/// VG-OPS-9
fn grades(voice: &Voice<'_>, campaign: &Campaign) -> Markup {
    html! { @if !campaign.scores.is_empty() {
        section { h3 { (voice.id("face-operations")) }
            ul { @for Score { board, points } in campaign.scores.iter() { li { b { (voice.id(board.name())) } " · " (voice.id(words::grade(*points))) } } } }
    } }
}

/// Dice and ranks when each phase began, where it went, and how it stands now.
fn phases(voice: &Voice<'_>, state: &State, campaign: &Campaign) -> Markup {
    let now = Stand::of(state.count(Tally::Phase) + 1, campaign);
    let all: Vec<Stand> = campaign.course.iter().copied().chain([now]).collect();
    html! { @if all.len() > 1 {
        h3 { (voice.id("face-course")) }
        div.vg-pair { (curves(voice, &all)) div.vg-scroll { table.vg-shares {
            thead { tr { th { (voice.id("term-phase")) } th { (voice.id("term-exploration")) } th { (voice.id("face-dice-owned")) } th { (voice.id("tally-ranks")) } th { (voice.id("face-alive")) } } }
            tbody { @for stand in campaign.course.iter() { tr {
                th { (stand.phase) } td { @if let Some(landing) = stand.landing { (voice.id(landing.name())) } @else { "–" } }
                td { (stand.dice) } td { (stand.ranks) } td { (stand.crew) }
            } } }
        } } }
    } }
}

/// Ranks are a broken line, so that they are told apart without colour.
fn curves(voice: &Voice<'_>, all: &[Stand]) -> Markup {
    let most = all.iter().map(|stand| stand.dice.max(stand.ranks)).max().unwrap_or(1);
    let frame = Frame::new([24.0, 12.0, 290.0, 190.0], all.len() as u32 - 1, most.into());
    let line = |number: fn(&Stand) -> u8| {
        let place = |(at, stand): (usize, &Stand)| frame.place(at as u32, number(stand).into());
        format!("M{}", all.iter().enumerate().map(place).collect::<Vec<_>>().join("L"))
    };
    let last = &all[all.len() - 1];
    let end = |number: u8| frame.y(number.into()) + 4.0;
    html! {
        svg.vg-curves viewBox="0 0 380 216" role="img" aria-label=(voice.id("face-course")) {
            path.axis d="M24 12V190H290" {}
            @for (at, stand) in all.iter().enumerate().take(all.len() - 1) { text x=(frame.x(at as u32)) y="206" text-anchor="middle" { (stand.phase) } }
            path.dice d=(line(|stand| stand.dice)) {}
            path.ranks d=(line(|stand| stand.ranks)) {}
            text x="296" y=(end(last.dice)) { (voice.id("face-dice-owned")) " " (last.dice) }
            text x="296" y=(end(last.ranks)) { (voice.id("tally-ranks")) " " (last.ranks) }
        }
    }
}

fn remembered(voice: &Voice<'_>, one: Crew) -> Markup {
    html! { li { (portrait::of(one)) (voice.id(one.name())) } }
}
