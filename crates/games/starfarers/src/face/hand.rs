//! One's own cards, and what can be built with them: costs, what is missing, what the bank asks.

use maud::PreEscaped;

use super::prelude::*;
use crate::content::{Build, Resource};
use crate::sets::Cards;

pub fn key(scene: &Scene<'_>, seat: Seat) -> impl std::hash::Hash + use<> {
    (scene.view.hand, scene.view.discard, scene.view.public.tribute(seat))
}

pub fn panel(scene: &Scene<'_>, seat: Seat) -> Markup {
    let (voice, hand) = (&scene.voice, scene.view.hand);
    let tribute = scene.view.public.tribute(seat);
    html! {
        section.panel.hand {
            div.ph {
                h2 { (icon("i-lock")) @if tribute > 0 { (voice.id("your-hand-warned")) } @else { (voice.say(&Message::new("your-hand").with("n", hand.total()))) } }
                @if tribute > 0 {
                    span.wr { (icon("i-warn")) (voice.say(&Message::new("seven-costs").with("hand", hand.total()).with("n", tribute))) " " (cite(GAME, ids::SEVEN)) }
                }
            }
            div.cards { @for resource in Resource::ALL { (card(scene, resource, hand.get(resource))) } }
            @if let Some(cards) = scene.view.discard { p.note { (voice.say(&Message::new("sealed-discard").with("cards", words::cards(cards)))) } }
        }
    }
}

/// Cards of one type, with their number.
fn card(scene: &Scene<'_>, resource: Resource, count: u8) -> Markup {
    html! {
        div.{ "rc " (resource.id()) }.z[count == 0] data-el={ "card-" (resource.id()) } {
            span.rcart { (sign(resource)) } b { (count) } small { (scene.voice.say(&words::resource(resource))) }
        }
    }
}

/// The sign of a resource. Updates are made of many of them, so each is written as shortly as it goes.
pub fn sign(resource: Resource) -> PreEscaped<&'static str> {
    PreEscaped(match resource {
        Resource::Ore => r##"<svg class="rs ore"><use href="#r-ore"/></svg>"##,
        Resource::Fuel => r##"<svg class="rs fuel"><use href="#r-fuel"/></svg>"##,
        Resource::Carbon => r##"<svg class="rs carbon"><use href="#r-carbon"/></svg>"##,
        Resource::Food => r##"<svg class="rs food"><use href="#r-food"/></svg>"##,
        Resource::Goods => r##"<svg class="rs goods"><use href="#r-goods"/></svg>"##,
    })
}

pub fn costs_key(scene: &Scene<'_>, seat: Seat) -> impl std::hash::Hash + use<> {
    let public = &scene.view.public;
    (scene.view.hand, room(scene, seat), Resource::ALL.map(|resource| public.rate(seat, resource)))
}

/// Whether there is a piece, and a place on the mother ship, for each thing to build.
fn room(scene: &Scene<'_>, seat: Seat) -> [bool; 6] {
    let (public, player) = (&scene.view.public, scene.view.public.player(seat));
    let launch = public.free_launch_points(seat).next().is_some() && public.free_transporters(seat).next().is_some();
    Build::ALL.map(|build| match build {
        Build::ColonyShip => launch && player.colonies > 0,
        Build::TradeShip => launch && player.posts > 0,
        Build::Spaceport => player.rings > 0 && public.colonies(seat) > public.spaceports(seat),
        Build::Part(part) => public.can_fit(seat, part),
    })
}

pub fn costs(scene: &Scene<'_>, seat: Seat) -> Markup {
    let voice = &scene.voice;
    html! {
        section.panel.costs {
            div.ph { h2 { (voice.id("what-it-costs")) } (cite(GAME, ids::BUILD)) }
            ul { @for (build, room) in Build::ALL.into_iter().zip(room(scene, seat)) { (cost(scene, build, room)) } }
            p.bank { span.cap { (voice.id("bank-rates")) } @for resource in Resource::ALL {
                span title=(voice.say(&words::resource(resource))) { (sign(resource)) (scene.view.public.rate(seat, resource)) ":1" }
            } (cite(GAME, ids::BANK)) }
        }
    }
}

fn cost(scene: &Scene<'_>, build: Build, room: bool) -> Markup {
    let (voice, price) = (&scene.voice, Cards(build.cost()));
    let missing = price.minus(scene.view.hand);
    let said = match missing.is_empty() {
        _ if !room => voice.id("no-room"),
        true => voice.id("can-build"),
        false => voice.say(&Message::new("missing").with("cards", words::cards(missing))),
    };
    html! {
        li.can[room && missing.is_empty()].full[!room] data-el=(build.name()) {
            (icon(sign_of(build))) span.bd { (voice.say(&words::build(build))) }
            span.price { @for (resource, count) in price.iter() { @for i in 0..count {
                @let lacks = i >= scene.view.hand.get(resource);
                span.lk[lacks] { (sign(resource)) }
            } } }
            small { (said) }
        }
    }
}

fn sign_of(build: Build) -> &'static str {
    match build {
        Build::ColonyShip => "i-dome",
        Build::TradeShip => "i-trade",
        Build::Spaceport => "i-port",
        Build::Part(part) => part.sign(),
    }
}
