//! The flight planner: the best ways to a place over several turns, at any time (8.4).

use super::prelude::*;
use super::{ends, risk};
use crate::content::Space;
use crate::planner::{Plan, Way, Wishes, plans_for, targets};
use crate::questions::Step;
use crate::state::Phase;

/// The ways depend on where the craft is, what it carries and what is left to find.
pub fn key(scene: &Scene<'_>, seat: Seat) -> impl std::hash::Hash + use<> {
    let (view, ship) = (scene.view, scene.view.public.ship(seat));
    let turn = (view.public.active, view.public.turn.moved, view.public.turn.flight.map(|flight| flight.regular));
    (ship.at, ship.wet, turn, view.hand.isofuel().len(), wanted(scene, seat))
}

pub fn panel(scene: &Scene<'_>, seat: Seat) -> Markup {
    let voice = &scene.voice;
    let goal = scene.about.and_then(Space::named);
    html! {
        section.panel.plan aria-label=(voice.id("plan-title")) {
            form data-about="plan" {
                label { span.cap { (voice.id("plan-title")) } (places(scene, seat, goal)) }
                button.btn { (voice.id("plan-go")) }
            }
            @if let Some(goal) = goal { (plans(scene, seat, goal)) }
        }
    }
}

/// Where one may want to go: one's missions and home first, then the sites by name.
fn places(scene: &Scene<'_>, seat: Seat, goal: Option<Space>) -> Markup {
    let name = |space: &Space| scene.voice.say(&words::space(*space));
    let mut sites: Vec<Space> = Space::sites().chain([Space::LEO]).collect();
    sites.sort_by_cached_key(name);
    let wanted = wanted(scene, seat);
    let option = |space: Space| html! { option value=(space.id()) selected[goal == Some(space)] { (name(&space)) } };
    html! {
        select name="about" {
            option value="" { (scene.voice.id("plan-where")) }
            @if !wanted.is_empty() {
                optgroup label=(scene.voice.id("plan-wanted")) { @for space in &wanted { (option(*space)) } }
            }
            optgroup label=(scene.voice.id("plan-sites")) {
                @for space in sites.iter().filter(|space| !wanted.contains(space)) { (option(*space)) }
            }
        }
    }
}

/// The places of one's missions, and home.
fn wanted(scene: &Scene<'_>, seat: Seat) -> Vec<Space> {
    targets(scene.view, seat).into_iter().take_while(|space| !is_plain(scene, *space)).collect()
}

/// A site like all others, rather than home or the place of a mission.
fn is_plain(scene: &Scene<'_>, space: Space) -> bool {
    let asked_for = || scene.view.open_missions().any(|mission| mission.places().contains(&space));
    space != Space::LEO && !asked_for()
}

fn plans(scene: &Scene<'_>, seat: Seat, goal: Space) -> Markup {
    let wishes = Wishes { and_home: goal != Space::LEO, isofuel: true, ..Wishes::default() };
    let plans = plans_for(scene.view, seat, &[goal], &wishes);
    html! {
        @if plans.is_empty() { p.note { (scene.voice.id("plan-none")) } }
        ol.plans { @for plan in &plans { li { (row(scene, seat, plan)) } } }
    }
}

fn row(scene: &Scene<'_>, seat: Seat, plan: &Plan) -> Markup {
    let voice = &scene.voice;
    let about = |id: &'static str, n: usize| voice.say(&Message::new(id).with("n", n));
    let rockets = scene.view.public.terms.mode == Mode::Rockets;
    html! {
        button.way type="button" data-way=(steps(&plan.way)) {
            b { (about("plan-turns", plan.way.turns())) }
            @if rockets { span { (icon("i-drop")) (about("plan-fuel", plan.way.fuel.into())) } }
            @if plan.way.isofuel > 0 { span { (about("plan-isofuel", plan.way.isofuel.into())) } }
            @if plan.way.hazards > 0 {
                span.warn { (icon("i-warn")) (about("plan-risk", risk(plan.way.hazards).into())) }
            }
            small { (stops(scene, &plan.way)) }
            @if let Some(home) = &plan.home { small { (about("plan-home", home.turns())) } }
            @if plan.strands { small.warn { (voice.id("plan-strands")) } }
        }
        @if let Some(first) = first_turn(scene, seat, plan) {
            button.btn type="button" data-steps=(first) { (voice.id("plan-first")) }
        }
    }
}

/// Where each turn ends.
fn stops(scene: &Scene<'_>, way: &Way) -> String {
    let ends = way.legs.iter().filter_map(|leg| leg.end());
    let names: Vec<String> = ends.map(|space| scene.voice.say(&words::space(space))).collect();
    names.join(" · ")
}

/// Every space flown through.
fn steps(way: &Way) -> String {
    let ids: Vec<&str> = way.legs.iter().flat_map(|leg| &leg.route).map(|space| space.id()).collect();
    ids.join(",")
}

/// What to do now, where it is the viewer's turn and the question on the table would take it.
fn first_turn(scene: &Scene<'_>, seat: Seat, plan: &Plan) -> Option<String> {
    let public = &scene.view.public;
    let now = scene.view.own() == Some(seat) && public.active == seat && public.phase() == Phase::Turn;
    let leg = plan.way.legs.first().filter(|leg| now && !leg.route.is_empty() && !leg.emergency)?;
    let steps: Vec<Step> = ends::isofuel(scene, leg.isofuel).chain(leg.route.iter().copied().map(Step::To)).collect();
    ends::course(scene, seat).follow(&steps).ok()?;
    Some(steps.into_iter().map(Step::id).collect::<Vec<_>>().join(","))
}
