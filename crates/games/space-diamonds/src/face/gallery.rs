//! Every piece of the game at once: the map's marks, chits, missions and craft.

use super::prelude::*;
use super::{chits, craft, missions, tools};
use crate::content::{ChitKind, Craft, Mission, Printing};

pub fn gallery(voice: &Voice<'_>) -> Markup {
    html! {
        section { h2 { (voice.id("map-key")) }
            (tools::key().whole(voice))
        }
        section { h2 { (voice.id("all-craft")) }
            div.pieces { (ship(voice, Craft(0), Mode::Sails)) @for each in Craft::all() { (ship(voice, each, Mode::Rockets)) } }
        }
        @for kind in ChitKind::ALL { (of_kind(voice, kind)) }
        section { h2 { (voice.id("sail-missions")) } (cards(voice, Mode::Sails)) }
        section { h2 { (voice.id("rocket-missions")) } (cards(voice, Mode::Rockets)) }
    }
}

fn ship(voice: &Voice<'_>, each: Craft, mode: Mode) -> Markup {
    let name = match mode {
        Mode::Sails => voice.id("sail-side"),
        Mode::Rockets => voice.say(&words::craft(each)),
    };
    html! {
        article.panel.own-craft { (craft::picture(each, mode))
            div { h3 { (name) small { (craft::triangle(each, mode)) } }
                @if mode == Mode::Rockets { p { (voice.say(&Message::new("dry-mass").with("mass", words::mass(each.dry())))) } } }
        }
    }
}

fn of_kind(voice: &Voice<'_>, kind: ChitKind) -> Markup {
    html! {
        section { h2 { (voice.say(&words::kind(kind))) }
            @for (mode, name) in [(Mode::Sails, "all-with-sails"), (Mode::Rockets, "all-with-rockets")] {
                h3 { (voice.id(name)) }
                div.row-chits { @for chit in Printing::of_today(mode).chits().filter(|chit| chit.kind() == kind) { (chits::face(voice, chit)) } }
            }
        }
    }
}

/// With the points they have where only they are dealt; some have others when they are dealt with rockets.
fn cards(voice: &Voice<'_>, mode: Mode) -> Markup {
    html! {
        div.pieces { @for mission in Mission::all().filter(|mission| mission.is_rocket() == (mode == Mode::Rockets)) {
            article.panel.mission { (missions::printed(voice, Printing::of_today(mode), mission)) }
        } }
    }
}
