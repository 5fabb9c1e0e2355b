//! Every board, die and card of the game at once.

use super::prelude::*;
use super::{dice, planet, tools};
use crate::content::{
    Board, Card, Colour, Condition, Crew, Discovery, Event, Exceptional, Gear, Icon, Kind, Lander, Mission, Poi,
    Threat, Wound, faces,
};

pub fn gallery(voice: &Voice<'_>) -> Markup {
    html! {
        section { h2 { (voice.id("map-key")) } (tools::key().whole(voice)) }
        section { h2 { (voice.id("all-icons")) } ul.marks { @for icon in Icon::ALL { li { (dice::sign(icon)) (voice.id(words::icon(icon))) } } } }
        section { h2 { (voice.id("all-dice")) } @for colour in Colour::ALL { @for kind in [Kind::Base, Kind::Universal, Kind::Expert, Kind::Wild] { (faces_of(colour, kind)) } } }
        section { h2 { (voice.id("all-boards")) } div.boards { @for board in Board::all() { figure { (planet::ground(voice, board)) figcaption { (voice.id(board.name())) } } } } }
        (names(voice, "all-places", Poi::all().map(|one| one.name())))
        (names(voice, "all-missions", Mission::all().map(|one| one.name())))
        (names(voice, "all-threats", Threat::all().map(|one| one.name())))
        (names(voice, "all-conditions", Condition::all().map(|one| one.name())))
        (names(voice, "all-events", Event::all().map(|one| one.name())))
        (names(voice, "all-discoveries", Discovery::all().map(|one| one.name()).chain(Exceptional::all().map(|one| one.name()))))
        (names(voice, "all-gear", Gear::all().map(|one| one.name()).chain(Lander::all().map(|one| one.name()))))
        (names(voice, "all-crew", Crew::all().map(|one| one.name())))
        (names(voice, "all-cards", Card::all().map(|one| one.name())))
        (names(voice, "all-wounds", Wound::all().map(|one| one.name())))
    }
}

fn faces_of(colour: Colour, kind: Kind) -> Markup {
    html! { p.faces { @for face in faces(colour, kind) { (dice::face(colour, face)) } } }
}

fn names(voice: &Voice<'_>, title: &str, names: impl Iterator<Item = &'static str>) -> Markup {
    html! {
        section { h2 { (voice.id(title)) } ul.titles { @for name in names { li { (voice.id(name)) } } } }
    }
}
