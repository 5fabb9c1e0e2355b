//! The slots of a mat with who sits there or which cards lie there, those in the Jars, and the Avatars in service.

use super::prelude::*;
use super::tokens;
use crate::board::{self, state};
use crate::content::{Cyborg, Ideology, Sex, Slot, Workcell};
use crate::state::{Post, Worker, Workers};

/// Where somebody is and how, how old, of which sex, an Orphan, the Commander, and with child.
type Seen = (Option<Slot>, Option<&'static str>, u8, Sex, bool, bool, bool);

pub fn key(scene: &Scene<'_>, of: Ideology) -> impl std::hash::Hash + use<> {
    let public = &scene.view.public;
    let slots = Slot::ALL.map(|slot| (public.is_open(of, slot), cards(scene, of, slot)));
    let people: Vec<Seen> = public.tiles_of(of).map(|cyborg| seen(scene, cyborg)).collect();
    (slots, people, avatars(scene, of), public.mat(of).display().map(|card| public.dome_on(card)).collect::<Vec<_>>())
}

/// The cards of a slot with the dice on each, and whether goo sits there.
fn cards(scene: &Scene<'_>, of: Ideology, slot: Slot) -> Vec<(Workcell, Workers, Option<Workers>)> {
    let public = &scene.view.public;
    let goo = |card: Workcell| public.has_goo(card).then(|| public.workers_at(Post::Goo(card.shape())));
    let lying = public.mat(of).cards_in(slot);
    lying.iter().map(|card| (*card, public.workers_at(Post::Workcell(*card)), goo(*card))).collect()
}

fn seen(scene: &Scene<'_>, cyborg: Cyborg) -> Seen {
    let (person, sex) = (scene.view.public.person(cyborg), scene.view.public.sex(cyborg));
    let (commands, bears) = (commands(scene, cyborg), bears(scene, cyborg));
    (person.slot(), state(person), person.age.number(), sex, person.orphan, commands, bears)
}

fn commands(scene: &Scene<'_>, cyborg: Cyborg) -> bool {
    scene.view.public.commander == Some(cyborg)
}

fn bears(scene: &Scene<'_>, cyborg: Cyborg) -> bool {
    scene.view.public.post(Worker::of(cyborg)) == Post::Pregnancy
}

/// The Avatars that are not in their jars.
fn avatars(scene: &Scene<'_>, of: Ideology) -> Workers {
    let public = &scene.view.public;
    public.avatars(of).iter().filter(|worker| public.post(*worker) != Post::Away).collect()
}

pub fn row(scene: &Scene<'_>, of: Ideology) -> Markup {
    let public = &scene.view.public;
    let elsewhere = public.tiles_of(of).filter(|one| public.person(*one).slot().is_none());
    html! {
        span.is-slots { @for slot in Slot::ALL { (self::slot(scene, of, slot)) } }
        span.is-jarred {
            @for cyborg in elsewhere { (person(scene, cyborg)) }
            (pieces::workers(&scene.voice, avatars(scene, of)))
        }
    }
}

/// A slot: open, or closed by its Shield tile or for good.
fn slot(scene: &Scene<'_>, of: Ideology, slot: Slot) -> Markup {
    let (voice, public) = (&scene.voice, &scene.view.public);
    let is_open = public.is_open(of, slot);
    let name = voice.say(&words::slot(slot));
    html! {
        span.is-slot.shut[!is_open] data-el=(marks::slot(of, slot)) role="group" title=(name) {
            @if let Some(cyborg) = public.sitting(of, slot) { (person(scene, cyborg)) }
            @for (card, workers, goo) in cards(scene, of, slot) { (self::card(scene, card, workers, goo.is_some())) }
            @if !is_open { (shut(voice, of, slot, public.mat(of).busted.contains(slot))) }
        }
    }
}

fn shut(voice: &Voice<'_>, of: Ideology, slot: Slot, busted: bool) -> Markup {
    let name = voice.id(if busted { "slot-busted" } else { "slot-blocked" });
    let sign = if busted || slot != Slot::Shield { "i-x" } else { "is-shield" };
    html! { span.is-shut.{ "is-" (of.id()) } role="img" title=(name) { (icon(sign)) } }
}

/// A card by its sign and number; its name and what it does are said to whoever points at it.
fn card(scene: &Scene<'_>, card: Workcell, workers: Workers, goo: bool) -> Markup {
    let voice = &scene.voice;
    let said = format!("{}: {}", voice.id(card.name()), voice.id(&format!("{}-text", card.name())));
    html! {
        span.is-code.(pieces::tint(card.section())) data-el=(card.id()) title=(said) {
            (icon(&format!("is-{}", card.shape().id()))) (card.id()) span.vh { (voice.id(card.name())) }
            (pieces::workers(voice, workers))
            @if goo { (tokens::goo(scene, card.shape())) }
            @if let Some(of) = scene.view.public.dome_on(card) { (tokens::dome(scene, of)) }
        }
    }
}

/// Somebody by the first letter of the name and the Age; the frame tells how they are.
fn person(scene: &Scene<'_>, cyborg: Cyborg) -> Markup {
    let (voice, person) = (&scene.voice, scene.view.public.person(cyborg));
    let Some(state) = state(person) else { return Markup::default() };
    let name = voice.say(&words::cyborg(cyborg));
    html! {
        span.is-one.{ "is-" (state.trim_start_matches("term-").trim_start_matches("person-")) } data-el=(cyborg.id()) role="img" title=(spoken(scene, cyborg)) {
            b { (name.chars().next().unwrap_or('?')) }
            @if person.slot().is_some() { small { (person.age.number()) } }
            (icon(&format!("is-{}", scene.view.public.sex(cyborg).id())))
            @if commands(scene, cyborg) { (icon("is-command")) }
            @if bears(scene, cyborg) { (icon("is-embryo")) }
        }
    }
}

fn spoken(scene: &Scene<'_>, cyborg: Cyborg) -> String {
    let about = board::about(&scene.view.public, cyborg).unwrap_or_default();
    let said = [words::cyborg(cyborg)].into_iter().chain(about).map(|message| scene.voice.say(&message));
    said.collect::<Vec<_>>().join(", ")
}
