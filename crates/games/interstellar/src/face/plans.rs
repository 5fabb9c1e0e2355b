//! The flight planner on the chart (8.3): to any star the fewest dozyears, the burns, the fuel that is left and what lies on
//! the way, told beside the chart and drawn on it.

use super::chart::at;
use super::layers::{edge, layer};
use super::prelude::*;
use crate::content::{Blueprint, Star, Tile};
use crate::facts;
use crate::planner::{self, Leg, Plan};
use crate::state::Public;

/// Everything that a plan depends on, and the star that is asked about.
pub fn key(scene: &Scene<'_>) -> impl std::hash::Hash + use<> {
    let (public, goal) = (&scene.view.public, goal(scene));
    let ship = &public.ship;
    let course = (ship.space, ship.came_from, ship.heading, ship.velocity);
    let charge = (ship.charge, ship.section(Blueprint::Batteries).map(|part| part.side));
    let drive = (ship.wet, ship.dry(), ship.has(Tile::Section(Blueprint::Engine)), public.ramjet, ship.off_map);
    (course, drive, charge, public.dozyear.phase, public.dozyear.lit, public.will_burn(), goal)
}

fn goal(scene: &Scene<'_>) -> Option<Star> {
    scene.about.and_then(Star::named)
}

pub fn panel(scene: &Scene<'_>) -> Markup {
    let public = &scene.view.public;
    let plans: Vec<Plan> = planner::routes(public).into_iter().flatten().filter(|_| !public.ship.off_map).collect();
    let chosen = plans.iter().find(|plan| goal(scene) == Some(plan.star));
    html! {
        details.panel.is-planner open[chosen.is_some()] {
            summary { (icon("is-ramjet")) (scene.voice.id("plan-title")) }
            (stars(scene, &plans))
            @if let Some(plan) = chosen { (told(scene, plan)) }
        }
        @if let Some(plan) = chosen { (way(scene, plan)) }
    }
}

/// The soonest first, and those where the ship can stop before the others.
fn stars(scene: &Scene<'_>, plans: &[Plan]) -> Markup {
    let mut plans: Vec<&Plan> = plans.iter().collect();
    plans.sort_by_key(|plan| (!plan.stops, plan.dozyears));
    let name = |star: Star| scene.voice.say(&words::space(star.space()));
    html! {
        form data-about="planner" {
            select name="about" aria-label=(scene.voice.id("plan-where")) {
                option value="" { (scene.voice.id("plan-where")) }
                @for plan in plans {
                    option value=(plan.star.id()) selected[goal(scene) == Some(plan.star)] { (name(plan.star)) }
                }
            }
            button.btn { (scene.voice.id("plan-go")) }
        }
    }
}

/// What is to be said of a way.
fn facts(public: &Public, plan: &Plan) -> Vec<(bool, Message)> {
    let bow = public.ship.row.iter().rev().map(|part| part.tile);
    let lost: Vec<Message> = bow.take(plan.clouds.into()).map(words::tile).collect();
    let harm = facts::harm_on(public, &plan.path, &plan.brakes);
    let brakes: Vec<Message> = plan.brakes.iter().map(|space| words::space(*space)).collect();
    let count = |id: &'static str, n: u8| Message::new(id).with("n", n);
    let said = [
        Some((false, count("plan-dozyears", plan.dozyears))),
        Some((false, count("plan-burns", plan.burns))),
        plan.stops.then(|| (false, count("plan-fuel", plan.fuel_left))),
        (!brakes.is_empty()).then(|| (true, count("plan-brakes", brakes.len() as u8).with("where", brakes.clone()))),
        (!plan.stops).then(|| (true, Message::new("plan-flies-by"))),
        (!lost.is_empty()).then(|| (true, Message::new("plan-clouds").with("what", lost))),
        (harm > 0).then(|| (true, Message::new("plan-risk").with("n", harm))),
    ];
    said.into_iter().flatten().collect()
}

fn told(scene: &Scene<'_>, plan: &Plan) -> Markup {
    html! {
        ul { @for (warns, fact) in facts(&scene.view.public, plan) {
            li.warn[warns] { @if warns { (icon("i-warn")) } (scene.voice.say(&fact)) }
        } }
    }
}

/// The whole way, where the ship stands after each dozyear, and what it burns for that.
fn way(scene: &Scene<'_>, plan: &Plan) -> Markup {
    let public = &scene.view.public;
    let from = [public.ship.space].into_iter().chain(plan.path.iter().copied());
    let line: String = from.zip(plan.path.iter().copied()).map(edge).collect();
    let body = html! {
        path.is-planned d=(line) {}
        @for (n, leg) in (1..).zip(planner::legs(public, plan)) { (stand(scene, n, &leg)) }
        @if !plan.stops { g.is-leg transform=(at(plan.star.space())) { text.is-pill { (scene.voice.id("plan-flies-by")) } } }
    };
    layer("is-plans", body)
}

fn stand(scene: &Scene<'_>, n: u16, leg: &Leg) -> Markup {
    let burn = words::thrust(leg.thrust, leg.wet);
    let said = Message::new("plan-leg").with("n", n).with("burn", burn).with("space", words::space(leg.to));
    let said = scene.voice.say(&said);
    html! {
        g.is-leg.burns[leg.thrust.levels > 0] data-tip=(said) role="img" aria-label=(said) transform=(at(leg.to)) {
            circle r="9" {} text { (n) }
        }
    }
}
