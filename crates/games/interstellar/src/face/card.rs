//! Workcell cards and Earth Data cards, front and back.

mod effect;

use super::prelude::*;
use crate::content::{Blueprint, Condition, EarthData, Printing, Reality, Research, Workcell};

/// The front of a workcell: what it is, what it takes, what it does, what it is worth.
pub fn front(voice: &Voice<'_>, printing: Printing, card: Workcell) -> Markup {
    html! {
        article.is-card.(pieces::tint(card.section())) data-card data-el=(card.id()) {
            header { (pieces::shape(card.shape())) span { (voice.id(&format!("subtitle-{}", card.subtitle().id()))) } small { (card.id()) } }
            h3 { (voice.id(card.name())) }
            (effect::art(voice, card))
            (to_use(voice, card.conditions(printing)))
            (does(voice, card))
            footer { (research(voice, card.research())) (icons(voice, card)) (worth(voice, card)) }
        }
    }
}

/// Where there is little room the words are cut, and whoever points at them reads the rest.
fn does(voice: &Voice<'_>, card: Workcell) -> Markup {
    let said = voice.id(&format!("{}-text", card.name()));
    html! { p.is-does title=(said) { (said) } }
}

/// What must hold when the card's turn comes; most cards ask for nothing.
fn to_use(voice: &Voice<'_>, asked: impl Iterator<Item = Condition>) -> Markup {
    let asked: Vec<String> = asked.map(|asked| voice.id(&format!("condition-{}", asked.id()))).collect();
    html! { @if !asked.is_empty() { p.is-use { b { (voice.id("to-use")) } " " (asked.join(" · ")) } } }
}

/// What the receiving mat must have.
fn research(voice: &Voice<'_>, research: Research) -> Markup {
    html! { @match research {
        Research::Nothing => {}
        Research::Nugget => { span.is-needs title=(voice.id("to-research")) { (pieces::nugget(voice, None)) } }
        Research::Shape(shape) => { span.is-needs title=(voice.id("to-research")) { (pieces::shape(shape)) span.vh { (voice.say(&words::shape(shape))) } } }
    } }
}

fn icons(voice: &Voice<'_>, card: Workcell) -> Markup {
    html! { @for printed in card.icons().iter() {
        @let name = voice.id(&format!("icon-{}", printed.id()));
        span.is-icon title=(name) { (icon(&format!("is-{}", printed.id()))) span.vh { (name) } }
    } }
}

/// Its points in either reality.
fn worth(voice: &Voice<'_>, card: Workcell) -> Markup {
    html! { span.is-vp { @for reality in Reality::ALL { (pieces::nugget(voice, Some(reality))) b { (card.vp(reality)) } } } }
}

/// The back, by which only the section is known.
pub fn back(voice: &Voice<'_>, section: Blueprint) -> Markup {
    html! {
        div.is-card.is-back.(pieces::tint(section)) data-card {
            svg viewBox="0 0 120 70" aria-hidden="true" { use href={ "#is-plan-" (section.id()) } {} }
            (pieces::shape(section.shape()))
            span { (voice.id(&format!("blueprint-{}", section.id()))) }
        }
    }
}

pub fn earth_data(voice: &Voice<'_>, card: EarthData) -> Markup {
    let name = format!("earth-data-{}", card.id());
    html! {
        article.is-card.is-earth data-card data-el=(card.id()) {
            header { (icon("is-data")) span { (voice.id("term-earth-data")) } small { (card.id()) } }
            h3 { (voice.id(&name)) }
            p.is-does { (voice.id(&format!("{name}-text"))) }
        }
    }
}

pub fn earth_data_back(voice: &Voice<'_>) -> Markup {
    html! { div.is-card.is-back.is-earth data-card { (icon("is-earthware")) span { (voice.id("term-earth-data")) } } }
}
