//! The phase: which step of it is done, which is on, what can still be done there, and what would be lost.

use super::super::prelude::*;
use super::book::{Leaf, now};
use crate::content::Tally;
use crate::rules::ids;
use crate::rules::ship::{course, facilities};
use crate::state::{Campaign, Frame, Page, State};

/// The clock warns from this phase on (VG-BRIDGE-1).
const WARNING: u8 = 12;

pub fn key(scene: &Scene<'_>) -> impl std::hash::Hash + use<> {
    let state = &scene.view.state;
    (state.count(Tally::Phase), now(state).map(Leaf::index), open(state), warnings(state))
}

pub fn panel(scene: &Scene<'_>) -> Markup {
    let (voice, state) = (&scene.voice, &scene.view.state);
    let (phase, now) = (state.count(Tally::Phase), now(state));
    let clock = Message::new("face-clock").with("n", WARNING);
    html! {
        section.panel.vg-phase {
            p.cap { (voice.say(&Message::new("face-phase").with("n", phase))) @if phase < WARNING { span { (voice.say(&clock)) } } }
            ol { @for leaf in Leaf::ALL {
                li.done[now.is_some_and(|now| leaf < now)].now[now == Some(leaf)] aria-current=[(now == Some(leaf)).then_some("step")] {
                    i { @if now.is_some_and(|now| leaf < now) { (icon("i-check")) } @else { (leaf.number()) } }
                    (voice.id(&leaf.name()))
                }
                @if leaf == Leaf::Launch { li.now[now.is_none()] { i { "24" } (voice.id("term-exploration")) } }
            } }
            @for said in open(state) { p.todo { (icon("i-next")) (voice.say(&said)) } }
            @for said in warnings(state) { p.warn { (icon("i-warn")) span { (voice.say(&said)) " " (cite(GAME, ids::POOLS)) } } }
        }
    }
}

fn at(state: &State) -> Option<(Page, u8)> {
    state.frames.nearest(|frame| if let Frame::Ship { page, at } = frame { Some((*page, *at)) } else { None })
}

/// What can still be done on the page that is open.
fn open(state: &State) -> Vec<Message> {
    let (Some(campaign), Some((page, at))) = (&state.campaign, at(state)) else { return Vec::new() };
    let counted = |id: &'static str, n: usize| (n > 0).then(|| Message::new(id).with("n", n));
    match page {
        Page::StarMap => {
            counted("face-courses", course::courses(state, at).len().saturating_sub(1)).into_iter().collect()
        }
        Page::Scanner => counted("face-lines", usize::from(4 - campaign.lines.min(4))).into_iter().collect(),
        Page::Facilities => doors(campaign),
        _ => Vec::new(),
    }
}

fn doors(campaign: &Campaign) -> Vec<Message> {
    let open: Vec<Message> =
        facilities::openable(campaign).into_iter().map(|one| Message::new(words::facility(one))).collect();
    if open.is_empty() { open } else { vec![Message::new("face-doors").with("doors", open)] }
}

/// VG-SHIP-5: what is not used when the facilities close is lost.
fn warnings(state: &State) -> Vec<Message> {
    let Some(campaign) = &state.campaign else { return Vec::new() };
    let is_near = matches!(at(state), Some((Page::StarMap | Page::Scanner | Page::Facilities, _)));
    let lost = |id: &'static str, n: u8| (is_near && n > 0).then(|| Message::new(id).with("n", n));
    [lost("face-energy-lost", campaign.energy), lost("face-command-lost", campaign.command)]
        .into_iter()
        .flatten()
        .collect()
}
