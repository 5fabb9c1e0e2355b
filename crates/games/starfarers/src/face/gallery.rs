//! Every piece of the game at once: planets, chips, pieces, peoples with their cards, encounters.

use super::prelude::*;
use super::{friends, layers, tools};
use crate::content::{Chip, ChipClass, Encounter, People, Resource};

pub fn gallery(voice: &Voice<'_>) -> Markup {
    html! {
        section { h2 { (voice.id("map-key")) } (tools::key().whole(voice)) }
        section { h2 { (voice.id("all-planets")) } ul.marks { @for resource in Resource::ALL { (planet(voice, resource)) } } }
        section { h2 { (voice.id("all-chips")) } @for class in ChipClass::ALL { (chips(voice, class)) } }
        @for people in People::ALL { (friendship(voice, people)) }
        section { h2 { (voice.id("all-encounters")) }
            ul.titles { @for card in Encounter::all() { li {
                b { (voice.say(&words::encounter(card))) } " " small { (voice.id(&format!("encounter-kind-{}", card.kind().id()))) }
            } } }
        }
    }
}

fn planet(voice: &Voice<'_>, resource: Resource) -> Markup {
    html! {
        li { svg viewBox="-25 -25 50 50" aria-hidden="true" {
                use href={ "#sf-" (resource.id()) } {} use href="#sf-shade" transform="rotate(40)" {} use href={ "#sf-y-" (resource.id()) } {}
            } (voice.say(&words::resource(resource))) }
    }
}

fn chips(voice: &Voice<'_>, class: ChipClass) -> Markup {
    html! {
        h3 { (voice.say(&words::dot(class))) }
        ul.marks { @for chip in class.chips().collect::<Vec<Chip>>() {
            li title=(voice.say(&words::chip(chip))) { svg viewBox="-13 -13 26 26" aria-hidden="true" { use href={ "#sf-" (layers::chip_mark(chip.value())) } {} } }
        } }
    }
}

fn friendship(voice: &Voice<'_>, people: People) -> Markup {
    html! {
        section { h2 { (voice.say(&words::people(people))) }
            p { (voice.id(&format!("people-{}-text", people.id()))) }
            div.friends { @for card in people.cards() { (friends::face(voice, card)) } }
        }
    }
}
