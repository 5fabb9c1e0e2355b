//! Who and what stands in a sector: the crew by section, threats, and gear that was set up.

use super::super::prelude::*;
use super::sectors::RADIUS;
use super::{layer, place, spot};
use crate::content::Threat;
use crate::state::{Place, State};

pub fn key(scene: &Scene<'_>) -> impl std::hash::Hash + use<> {
    let state = &scene.view.state;
    let crew: Vec<_> = state.places().map(|place| (state.sector_of(place), state.member(place).is_dead)).collect();
    let threats: Vec<_> = Threat::all().map(|threat| state.planet.standee(threat).sector).collect();
    let tokens: Vec<_> = state.planet.tokens.iter().map(|token| (token.gear.0, token.sector)).collect();
    (state.planet.board.0, crew, threats, tokens, state.turn.map(|turn| turn.place.0))
}

pub fn figures(scene: &Scene<'_>) -> Markup {
    let state = &scene.view.state;
    let body = html! {
        (ring(state))
        @for threat in Threat::all() { (beast(scene, threat)) }
        @for token in state.planet.tokens.iter() { (gear(scene, token.sector, token.gear.name())) }
        @for place in state.crew() { (figure(scene, place)) }
    };
    layer("vg-figures", body)
}

/// Round the sector in which whoever acts stands.
fn ring(state: &State) -> Markup {
    let here = state.turn.and_then(|turn| state.planet.sector(state.sector_of(turn.place)));
    html! { @if let Some(sector) = here { circle.ring r=(RADIUS + 7) transform=(place(spot(sector))) {} } }
}

/// Round the rim, beginning at the upper right; those who stand together keep their order.
fn beside(state: &State, place: Place) -> (i16, i16) {
    let sector = state.sector_of(place);
    let at = state.in_sector(sector).iter().position(|other| other == place).unwrap_or(0);
    [(30, -26), (34, 12), (-34, 14), (2, -40)][at.min(3)]
}

fn figure(scene: &Scene<'_>, who: Place) -> Markup {
    let (state, member) = (&scene.view.state, scene.view.state.member(who));
    let Some(sector) = state.planet.sector(member.sector) else { return Markup::default() };
    let ((x, y), (dx, dy)) = (spot(sector), beside(state, who));
    let name = scene.voice.id(member.crew.name());
    let own = scene.viewer.seat() == Some(member.seat);
    let letter: String = name.chars().take(1).collect();
    html! {
        g.{ "figure s" (member.section.index() + 1) }.acts[state.turn.is_some_and(|turn| turn.place == who)] data-el={ "crew-" (who.0) }
            data-tip=(name) data-flies=(words::mark(member.sector)) data-from=[own.then(|| words::mark(member.sector))]
            transform=(place((x + dx, y + dy))) {
            use.base href={ "#sh" (member.section.index() + 1) } x="-16" y="-16" width="32" height="32" {}
            text y="5" { (letter) }
        }
    }
}

fn beast(scene: &Scene<'_>, threat: Threat) -> Markup {
    let standee = scene.view.state.planet.standee(threat);
    let Some(sector) = scene.view.state.planet.sector(standee.sector) else { return Markup::default() };
    let (x, y) = spot(sector);
    html! {
        g.beast data-el={ "threat-" (threat.id()) } data-tip=(scene.voice.id(threat.name())) transform=(place((x - 4, y + 30))) {
            use href="#vg-threat" x="-15" y="-15" width="30" height="30" {}
        }
    }
}

fn gear(scene: &Scene<'_>, sector: u8, name: &str) -> Markup {
    let Some(sector) = scene.view.state.planet.sector(sector) else { return Markup::default() };
    let (x, y) = spot(sector);
    html! {
        g.set-up data-tip=(scene.voice.id(name)) transform=(place((x - 38, y + 4))) { use href="#vg-gear" x="-11" y="-11" width="22" height="22" {} }
    }
}
