//! One's own missions with how they stand.

mod emblem;

use super::prelude::*;
use crate::content::{Mission, Space};
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
            summary { (title(&scene.voice, view.mission)) p.standing { (icon(mark)) (standing) } }
            p { (text(&scene.voice, view.mission)) @for place in view.mission.places().iter().take(3) { (go_to(scene, *place)) } }
        }
    }
}

/// What the open ones ask for, each as its card.
pub fn asked(scene: &Scene<'_>) -> Markup {
    html! { @for mission in scene.view.open_missions() { section.panel.asked { (emblem::draw(mission))
        div { (title(&scene.voice, mission)) p { (text(&scene.voice, mission)) @for place in mission.places().iter().take(3) { (go_to(scene, *place)) } } }
    } } }
}

pub fn asked_key(scene: &Scene<'_>) -> impl std::hash::Hash + use<> {
    scene.view.open_missions().collect::<Vec<_>>()
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
pub fn printed(voice: &Voice<'_>, mission: Mission) -> Markup {
    html! { (title(voice, mission)) p { (text(voice, mission)) } }
}

fn title(voice: &Voice<'_>, mission: Mission) -> Markup {
    html! { b.vp { (mission.vp()) } h3 { span { (voice.say(&words::mission(mission))) } } }
}

/// Its condition.
fn text(voice: &Voice<'_>, mission: Mission) -> String {
    voice.id(&format!("mission-{}-text", mission.id()))
}
