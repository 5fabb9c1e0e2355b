//! The tokens of the table: the alert, the nuggets with what the viewer knows of reality, loose goo, the Stadium.

use super::prelude::*;
use crate::board;
use crate::content::{Alert, EarthData, Ideology, Reality, Shape, Workcell};
use crate::state::{Faces, Goo, Lies, Nugget, Post, Workers};
use crate::view::View;

type Loose = Vec<(Shape, Option<Workcell>, Workers)>;

pub fn key(scene: &Scene<'_>) -> impl std::hash::Hash + use<> {
    let view = scene.view;
    let lie = Nugget::all().map(|nugget| place(view.public.nuggets[nugget.index()])).collect::<Vec<_>>();
    let knows = (view.worlds.0, view.public.worlds.0);
    (view.public.alert, lie, knows, loose(scene), stadium(scene))
}

/// The number of a place, for keys.
fn place(lies: Lies) -> usize {
    match lies {
        Lies::Cosmos => 0,
        Lies::Bow => 1,
        Lies::Mat(of) => 2 + of.index(),
    }
}

/// Goo that sits on a Blueprint or on this card, with whoever fights it.
fn loose(scene: &Scene<'_>) -> Loose {
    let public = &scene.view.public;
    let is_loose = |shape: &Shape| public.goo[shape.index()].is_loose();
    let card = |shape: Shape| if let Goo::Card(card) = public.goo[shape.index()] { Some(card) } else { None };
    let found = Shape::ALL.into_iter().filter(is_loose);
    found.map(|shape| (shape, card(shape), public.workers_at(Post::Goo(shape)))).collect()
}

/// Who plays, once the Stadium is open (D1e).
fn stadium(scene: &Scene<'_>) -> Option<Workers> {
    let public = &scene.view.public;
    public.knows(EarthData::Stadium).then(|| public.workers_at(Post::Stadium))
}

pub fn panel(scene: &Scene<'_>) -> Markup {
    html! {
        section.panel.is-tokens aria-label=(scene.voice.id("tokens")) {
            (alert(scene))
            (reality(scene))
            @for (shape, _, _) in loose(scene) { div.is-token { (goo(scene, shape)) p { b { (scene.voice.say(&words::post(Post::Goo(shape)))) } (where_goo(scene, shape)) } } }
            @if let Some(players) = stadium(scene) {
                div.is-token data-el=(marks::STADIUM) { (icon("is-medal-hero")) p { b { (scene.voice.id("term-stadium")) } (pieces::workers(&scene.voice, players)) } }
            }
        }
    }
}

fn alert(scene: &Scene<'_>) -> Markup {
    let alert = scene.view.public.alert;
    let rule = if alert == Alert::Red { ids::RED_ALERT } else { ids::YELLOW_ALERT };
    html! {
        div.is-token.{ "is-alert-" (alert.id()) } data-el=(marks::ALERT) {
            (icon("i-warn"))
            p { b { (scene.voice.say(&words::alert(alert))) } (scene.voice.id(&format!("alert-{}-does", alert.id()))) }
            (cite(GAME, rule))
        }
    }
}

/// In how many cases reality is the likelier one, as far as the viewer knows.
pub fn reality_said(view: &View) -> Message {
    let (x, of) = view.worlds.x();
    let (side, cases) = if 2 * x >= of { (Reality::X, x) } else { (Reality::O, of - x) };
    match () {
        () if 2 * x == of => Message::new("reality-open"),
        () if cases == of => Message::new("reality-sure").with("side", side.id()),
        () => Message::new("reality-likely").with("side", side.id()).with("n", cases).with("of", of),
    }
}

pub fn ends_key(scene: &Scene<'_>) -> impl std::hash::Hash + use<> {
    let public = &scene.view.public;
    (public.competitive, public.red_eye, public.ramjet)
}

/// Whether all play together, who learns, and whether the ramjet is there (A1g, B13d, B13e).
pub fn ends(scene: &Scene<'_>) -> Markup {
    let public = &scene.view.public;
    let plays = if public.competitive { ("is-king", "token-king") } else { ("is-palm", "token-palm") };
    let learns = public.red_eye.then_some(("is-red-eye", "token-red-eye"));
    let ramjet = public.ramjet.then_some(("is-ramjet", "token-ramjet"));
    html! { section.panel.is-tokens { @for (sign, name) in [Some(plays), learns, ramjet].into_iter().flatten() {
        div.is-token { (icon(sign)) p { b { (scene.voice.id(name)) } } }
    } } }
}

/// What reality may be, and whether others know less.
fn reality(scene: &Scene<'_>) -> Markup {
    let (view, voice) = (scene.view, &scene.voice);
    let said = reality_said(view);
    let alone = view.worlds != view.public.worlds;
    html! {
        div.is-token {
            span.is-three { (lying(scene, Lies::Cosmos)) }
            p { b { (voice.say(&said)) } @if alone { span.is-alone { (icon("i-lock")) (voice.id("only-you")) } } @else { (voice.id("cosmos-holds")) } }
            (cite(GAME, ids::NUGGETS))
        }
    }
}

pub fn lying_key(scene: &Scene<'_>, lies: Lies) -> impl std::hash::Hash + use<> {
    let there = Nugget::all().filter(|one| is_there(scene, *one, lies));
    there.map(|one| (one.index(), face(scene, one))).collect::<Vec<_>>()
}

fn is_there(scene: &Scene<'_>, nugget: Nugget, lies: Lies) -> bool {
    scene.view.public.nuggets[nugget.index()] == lies
}

/// The nuggets that lie there, each by the face that the viewer knows.
pub fn lying(scene: &Scene<'_>, lies: Lies) -> Markup {
    html! { @for one in Nugget::all().filter(|one| is_there(scene, *one, lies)) {
        span data-el=(marks::nugget(one)) { (pieces::nugget(&scene.voice, face(scene, one))) }
    } }
}

/// What the viewer has seen of a nugget: what all worlds that are left agree on.
fn face(scene: &Scene<'_>, nugget: Nugget) -> Option<Reality> {
    let possible = Faces::ALL.iter().zip(scene.view.worlds.0).filter(|(_, weight)| *weight > 0);
    let mut faces = possible.map(|(faces, _)| faces.of(nugget));
    let first = faces.next()?;
    faces.all(|face| face == first).then_some(first)
}

/// The radio dome of an Ideology on a card.
pub fn dome(scene: &Scene<'_>, of: Ideology) -> Markup {
    let said = board::dome(&scene.view.public, of).map_or(String::new(), |said| scene.voice.say(&said));
    html! { span.is-em.{ "is-" (of.id()) } role="img" title=(said) { (icon("is-dome")) } }
}

/// A goo token with the dice that fight it.
pub fn goo(scene: &Scene<'_>, shape: Shape) -> Markup {
    let name = scene.voice.say(&words::post(Post::Goo(shape)));
    html! {
        span.is-loose data-el=(marks::goo(shape)) title=(name) {
            (pieces::goo(shape)) span.vh { (name) }
            (pieces::workers(&scene.voice, scene.view.public.workers_at(Post::Goo(shape))))
        }
    }
}

fn where_goo(scene: &Scene<'_>, shape: Shape) -> String {
    match scene.view.public.goo[shape.index()] {
        Goo::Card(card) => scene.voice.say(&words::workcell(card)),
        _ => scene.voice.id(&format!("blueprint-{}", shape.blueprint().id())),
    }
}
