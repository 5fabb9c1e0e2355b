//! A base: the station of the people that live there, its numbered docks with the posts, the friendship chip.

use std::fmt::Write;

use super::super::chart::{middle, place, spot};
use super::super::prelude::*;
use super::{layer, shape};
use crate::content::{Base, Dock, People};

/// A place on the map, from the middle of a base.
type Off = (i16, i16);

/// Where name and friendship chip stand beside a base, and how the name is set: away from the systems near it.
const BESIDE: [(Off, &str, Off); Base::COUNT] = [
    ((0, -64), "mid", (-50, -14)),
    ((0, -64), "mid", (50, -14)),
    ((-46, -20), "end", (-66, 16)),
    ((46, -20), "start", (66, 16)),
];

pub fn key(scene: &Scene<'_>, base: Base) -> impl std::hash::Hash + use<> {
    let (public, at) = (&scene.view.public, base.index());
    let posts = public.posts[at].map(|owner| owner.map(|seat| seat.0));
    (public.peoples[at], posts, public.chips[at].map(|seat| seat.0), public.cards_at(base).count())
}

pub fn base(scene: &Scene<'_>, base: Base) -> Markup {
    let (voice, people) = (&scene.voice, scene.view.public.peoples[base.index()]);
    let body = html! {
        g.{ "base " (people.id()) } transform=(place(middle(base.hex()))) {
            circle.halo r="60" {}
            path.st0 d="M0-32 28-16V16L0 32-28 16V-16Z" {}
            path.arm d=(arms(base)) {}
            g data-el={ "base-" (base.id()) } data-tip=(voice.id(&format!("people-{}-text", people.id()))) {
                circle.hit r="22" {} use href={ "#sf-st-" (people.id()) } {}
            }
            @for number in 1..=Base::DOCKS as u8 { (dock(scene, Dock { base, number })) }
            (beside(scene, base, people))
        }
    };
    layer("bases", body)
}

/// Where a dock is, from the middle of its base.
fn from_middle(dock: Dock) -> Off {
    let ((x, y), (mid_x, mid_y)) = (spot(dock.point().x(), dock.point().y()), middle(dock.base.hex()));
    (x - mid_x, y - mid_y)
}

/// An arm reaches to each dock.
fn arms(base: Base) -> String {
    let mut path = String::new();
    for number in 1..=Base::DOCKS as u8 {
        let (x, y) = from_middle(Dock { base, number });
        let _ = write!(path, "M{} {}L{x} {y}", x * 5 / 8, y * 5 / 8);
    }
    path
}

/// SF-TRADEBASE-1: the open dock is lit.
fn dock(scene: &Scene<'_>, dock: Dock) -> Markup {
    let public = &scene.view.public;
    let owner = public.posts[dock.base.index()][usize::from(dock.number) - 1];
    let open = public.open_dock(dock.base) == Some(dock);
    html! {
        g transform=(place(from_middle(dock))) {
            @match owner {
                Some(Seat(seat)) => { g.{ "p s" (seat + 1) } { (shape(seat + 1, 22)) use href="#sf-post" {} } }
                None => { g.dk.op[open] { circle r="8.2" {} text y="3.7" { (dock.number) } } }
            }
        }
    }
}

fn beside(scene: &Scene<'_>, base: Base, people: People) -> Markup {
    let (voice, public) = (&scene.voice, &scene.view.public);
    let ((x, y), anchor, chip) = BESIDE[base.index()];
    let left = Message::new("cards-left").with("n", public.cards_at(base).count());
    html! {
        text.bn.(anchor) x=(x) y=(y) { (voice.say(&words::people(people))) }
        text.bs.(anchor) x=(x) y=(y + 14) { (voice.say(&left)) }
        g transform=(place(chip)) {
            use href="#sf-pal" {}
            @if let Some(Seat(seat)) = public.chips[base.index()] {
                g.{ "p s" (seat + 1) } transform="translate(0 -19)" { (shape(seat + 1, 18)) }
            }
        }
    }
}
