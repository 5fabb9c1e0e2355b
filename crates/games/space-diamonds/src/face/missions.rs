//! One's own missions with how they stand.

mod emblem;

use orrery_draw::{Id, part};

use super::prelude::*;
use super::risk;
use crate::content::{Mission, Printing, Space};
use crate::planner::{Way, Wishes, plans_for};
use crate::view::{MissionState, MissionView};

pub fn key(scene: &Scene<'_>) -> impl std::hash::Hash + use<> {
    let state = |state| match state {
        MissionState::Open => 0,
        MissionState::Done => 1,
        MissionState::Gone { to } => 2 + to.0,
    };
    let each = scene.view.missions.iter().map(|m| (m.mission, m.have, m.need, m.rival, state(m.state)));
    each.collect::<Vec<_>>()
}

pub fn panel(scene: &Scene<'_>) -> Markup {
    html! {
        section.panel.own-missions {
            div.ph { h2 { (icon("i-lock")) (scene.voice.id("your-missions")) } }
            @for mission in &scene.view.missions { (own(scene, mission)) }
        }
    }
}

fn own(scene: &Scene<'_>, view: &MissionView) -> Markup {
    let (class, mark, standing) = match view.state {
        MissionState::Done => ("done", "i-check", scene.voice.id("mission-done")),
        MissionState::Gone { to } => ("gone", "i-x", scene.voice.say(&Message::new("mission-gone").with("seat", to))),
        MissionState::Open => ("open", "i-dot", scene.voice.say(&standing(view))),
    };
    html! {
        details.mission.(class) {
            summary { (title(&scene.voice, scene.view.public.printing, view.mission)) p.standing { (icon(mark)) (standing) } }
            p { (text(&scene.voice, view.mission)) @for place in view.mission.places().iter().take(3) { (go_to(scene, *place)) } }
        }
    }
}

/// What the open ones ask for, each as its card.
pub fn asked(scene: &Scene<'_>, seat: Seat) -> Markup {
    html! { @for (place, view) in open(scene) { section.panel.asked { (emblem::draw(view.mission))
        div { (title(&scene.voice, scene.view.public.printing, view.mission)) p { (text(&scene.voice, view.mission)) @for place in view.mission.places().iter().take(3) { (go_to(scene, *place)) } }
            (part(away_id(place), away(scene, seat, view))) }
    } } }
}

pub fn asked_key(scene: &Scene<'_>) -> impl std::hash::Hash + use<> {
    scene.view.open_missions().collect::<Vec<_>>()
}

/// Those that can still be carried out, with their places among all of one's own.
pub fn open<'a>(scene: &'a Scene<'a>) -> impl Iterator<Item = (u8, &'a MissionView)> {
    (0..).zip(&scene.view.missions).filter(|(_, view)| view.state == MissionState::Open)
}

pub fn away_id(place: u8) -> Id {
    Id::numbered("away-", place, "")
}

/// How far its places are depends on where the craft is and on what it can still do this turn.
pub fn away_key(scene: &Scene<'_>, seat: Seat, view: &MissionView) -> impl std::hash::Hash + use<> {
    let (public, ship) = (&scene.view.public, scene.view.public.ship(seat));
    let flies = (public.active == seat).then_some((public.turn.moved, public.turn.flight.map(|flight| flight.regular)));
    ((view.have, view.need, view.rival), goals(scene, view.mission), ship.at, ship.wet, flies)
}

/// How a mission stands, and how many turns away the nearest of its places is.
pub fn away(scene: &Scene<'_>, seat: Seat, view: &MissionView) -> Markup {
    let way = way_to(scene, seat, view.mission);
    let turns = way.as_ref().map(|way| Message::new("mission-away").with("n", way.turns()));
    let risk = way.filter(|way| way.hazards > 0).map(|way| Message::new("plan-risk").with("n", risk(way.hazards)));
    let told = [Some(standing(view)), turns, risk].into_iter().flatten().map(|message| scene.voice.say(&message));
    html! { p.away { (told.collect::<Vec<_>>().join(" · ")) } }
}

/// The places of a mission at which there is still something to do.
pub fn goals(scene: &Scene<'_>, mission: Mission) -> Vec<Space> {
    let public = &scene.view.public;
    let lies = |space: &Space| !public.is_chit_site(*space) || public.has_chit(*space);
    mission.places().iter().copied().filter(lies).collect()
}

/// The soonest way to one of them.
fn way_to(scene: &Scene<'_>, seat: Seat, mission: Mission) -> Option<Way> {
    let goals = goals(scene, mission);
    let plans = if goals.is_empty() { Vec::new() } else { plans_for(scene.view, seat, &goals, &Wishes::default()) };
    plans.into_iter().next().map(|plan| plan.way)
}

/// Shows a place on the map.
fn go_to(scene: &Scene<'_>, place: Space) -> Markup {
    let name = scene.voice.say(&words::space(place));
    html! { button.seek type="button" data-goto=(place.id()) title=(name) aria-label=(name) { (icon("i-fit")) } }
}

/// How far an open mission has come, as far as the viewer knows.
fn standing(view: &MissionView) -> Message {
    match (view.need, view.rival) {
        (Some(need), _) => Message::new("mission-progress").with("have", view.have).with("need", need),
        (None, Some(rival)) => Message::new("mission-against").with("have", view.have).with("rival", rival),
        (None, None) => Message::new("mission-have").with("have", view.have),
    }
}

/// What is printed on the card.
pub fn printed(voice: &Voice<'_>, printing: Printing, mission: Mission) -> Markup {
    html! { (title(voice, printing, mission)) p { (text(voice, mission)) } }
}

fn title(voice: &Voice<'_>, printing: Printing, mission: Mission) -> Markup {
    html! { b.vp { (mission.vp(printing)) } h3 { span { (voice.say(&words::mission(mission))) } } }
}

/// Its condition.
fn text(voice: &Voice<'_>, mission: Mission) -> String {
    voice.id(&format!("mission-{}-text", mission.id()))
}
