//! The place at hand: where whoever acts stands, or where the viewer points, with everything that can be done there.

use super::prelude::*;
use crate::content::{Action, Check, Line, Owner, Poi, Row, Shown};
use crate::state::{Place, State};

pub fn key(scene: &Scene<'_>) -> impl std::hash::Hash + use<> {
    let (state, sector) = (&scene.view.state, sector(scene));
    let progress: Vec<_> = state.planet.progress.iter().map(|one| (one.action.0, one.green, one.red)).collect();
    (state.planet.board.0, sector, state.planet.poi(sector).map(|poi| poi.0), progress)
}

/// Where the one who acts stands; otherwise where one's own first crew member does.
fn sector(scene: &Scene<'_>) -> u8 {
    let state = &scene.view.state;
    let own = |place: &Place| scene.viewer.seat() == Some(state.member(*place).seat);
    let at = state.turn.map(|turn| turn.place).or_else(|| state.crew().find(own)).or_else(|| state.crew().next());
    at.map_or(0, |place| state.sector_of(place))
}

pub fn panel(scene: &Scene<'_>) -> Markup {
    let (voice, state, sector) = (&scene.voice, &scene.view.state, sector(scene));
    let Some(poi) = state.planet.poi(sector) else { return unknown(voice, state, sector) };
    html! {
        article.panel.spot {
            p.no { (voice.say(&words::sector(state, sector))) }
            h2 { (voice.id(poi.name())) }
            p.fl { (voice.id(&format!("{}-text", poi.name()))) }
            @for action in of(poi) { (deed(scene, action)) }
        }
    }
}

fn unknown(voice: &Voice<'_>, state: &State, sector: u8) -> Markup {
    html! {
        article.panel.spot {
            @if sector > 0 { p.no { (voice.say(&words::sector(state, sector))) } }
            h2 { (voice.id(state.planet.board.name())) }
            p.fl { (voice.id("face-nothing-here")) }
        }
    }
}

fn of(poi: Poi) -> impl Iterator<Item = Action> {
    Action::all().filter(move |action| action.of() == Owner::Poi(poi))
}

fn deed(scene: &Scene<'_>, action: Action) -> Markup {
    let voice = &scene.voice;
    html! {
        section.deed {
            h3 { (voice.id(action.name())) @if let Check::Dice { danger, assisted } = action.check() {
                small { (voice.id(if assisted { "face-check-assisted" } else { "face-check" })) }
                @if let Some((table, count)) = danger { small.warn { (voice.say(&Message::new("says-danger").with("count", count).with("table", table.name()))) } }
            } }
            dl.rows {
                (row(scene, action, Line::Yellow, action.yellow()))
                (row(scene, action, Line::Green, action.green()))
                (row(scene, action, Line::Red, action.red()))
            }
        }
    }
}

/// A result with what it asks for; a counter with how far it has come (VG-ROLL-19).
fn row(scene: &Scene<'_>, action: Action, line: Line, row: Option<Row>) -> Markup {
    let voice = &scene.voice;
    let Some(row) = row else { return Markup::default() };
    let progress = scene.view.state.planet.progress_of(action);
    let now = if line == Line::Red { progress.red } else { progress.green };
    html! {
        dt.{ "row-" (line.id()) } {
            @match row.steps {
                Some(steps) => span.counter role="img" aria-label=(voice.say(&Message::new("face-time").with("now", now).with("length", steps))) {
                    @for step in 0..steps { i.on[step < now] {} }
                },
                None => (need(row)),
            }
        }
        dd { (voice.say(&words::says(Some(action.program()), row.effect))) }
    }
}

fn need(row: Row) -> Markup {
    html! {
        @for (at, way) in row.need.iter().enumerate() {
            @if at > 0 { span.or { "/" } }
            span.way { @for term in *way {
                @if term.count > 1 { b { (term.count) "×" } }
                @match term.of {
                    Shown::Icon(icon) => (super::dice::sign(icon)),
                    Shown::Die(die) => svg.ic { use href={ "#vg-die-" (die.id()) } {} },
                    Shown::Same => b { "=" },
                }
            } }
        }
    }
}
