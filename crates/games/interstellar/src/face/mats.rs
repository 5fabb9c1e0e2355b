//! The six mats, grouped by who runs them: crew and cards in their slots, shapes learned, medals, a nugget, Stress, and the
//! points if all landed now. Emblem and colour belong to the Ideology, the mark in the heading to its player.

use orrery_draw::{Id, part};

use super::crew;
use super::prelude::*;
use super::tokens;
use super::worth::{self, told};
use crate::content::{Ideology, Medal, Shape};
use crate::state::{Frame, Goo, Lies, Public};

/// The id of a part of a mat.
pub fn id(what: &str, of: Ideology) -> Id {
    Id::joined(what, of.id())
}

pub fn status_id(seat: Seat) -> Id {
    Id::numbered("p", seat.0, "")
}

/// The Ideologies that a player runs.
pub fn of(scene: &Scene<'_>, seat: Seat) -> impl Iterator<Item = Ideology> + use<> {
    let (taken, players) = (scene.view.public.taken, scene.view.public.players);
    taken.iter().filter(move |of| players[of.index()] == seat)
}

/// C1c: who has mats, in their order, then who has none yet.
pub fn seating(public: &Public) -> Vec<Seat> {
    let mut seats: Vec<Seat> = public.seating().collect();
    let rest: Vec<Seat> = public.everybody().filter(|seat| !seats.contains(seat)).collect();
    seats.extend(rest);
    seats
}

/// Mats are taken while the page is open, so a panel tells its place itself.
fn place(scene: &Scene<'_>, seat: Seat) -> Option<usize> {
    seating(&scene.view.public).iter().position(|one| *one == seat)
}

pub fn key(scene: &Scene<'_>, seat: Seat) -> impl std::hash::Hash + use<> {
    let mats: Vec<(Ideology, bool)> =
        of(scene, seat).map(|of| (of, scene.view.public.coalition.contains(of))).collect();
    (mats, place(scene, seat))
}

pub fn panel(scene: &Scene<'_>, seat: Seat) -> Markup {
    let voice = &scene.voice;
    html! {
        section.panel.is-player.{ "o" (place(scene, seat).unwrap_or_default()) } data-el=(marks::seat(seat)) aria-label=(voice.name(seat)) {
            div.is-who { (seat_mark(seat)) b { (voice.name(seat)) }
                @if scene.bots.get(seat.index()) == Some(&true) { (icon("i-bot")) }
                (part(status_id(seat), status(scene, seat))) }
            div.is-mats { @for of in of(scene, seat) { (mat(scene, of)) } }
        }
    }
}

pub fn status_key(scene: &Scene<'_>, seat: Seat) -> impl std::hash::Hash + use<> {
    let public = &scene.view.public;
    let over = matches!(public.frame(), Frame::Over(_));
    (scene.acting.contains(&seat), public.left.contains(seat), commands(scene, seat), over)
}

fn commands(scene: &Scene<'_>, seat: Seat) -> bool {
    scene.view.public.commander.is_some() && scene.view.public.helm() == seat
}

pub fn status(scene: &Scene<'_>, seat: Seat) -> Markup {
    let (public, acts) = (&scene.view.public, scene.acting.contains(&seat));
    let text = match acts {
        _ if public.left.contains(seat) => Some("status-left"),
        _ if matches!(public.frame(), Frame::Over(_)) => None,
        true if scene.viewer.is(seat) => Some("status-your-move"),
        true => Some("status-moves"),
        false => None,
    };
    let star = commands(scene, seat).then_some("status-commands");
    let said: Vec<String> = star.into_iter().chain(text).map(|id| scene.voice.id(id)).collect();
    html! { span.is-st.acts[acts] { (said.join(" · ")) } }
}

/// A mat; of a coalition it has no Cyborgs (C2d).
fn mat(scene: &Scene<'_>, of: Ideology) -> Markup {
    let name = scene.voice.say(&words::ideology(of));
    html! {
        article.is-mat.{ "is-" (of.id()) } data-el=(marks::mat(of)) aria-label=(name) {
            h3 { (pieces::emblem(of)) span { (name) } @if scene.view.public.coalition.contains(of) { small { (scene.voice.id("term-coalition")) } } }
            (part(id("crew-", of), crew::row(scene, of)))
            (part(id("worth-", of), worth(scene, of)))
            (part(id("has-", of), goods(scene, of)))
            (part(id("stress-", of), stress(scene, of)))
        }
    }
}

pub fn stress_key(scene: &Scene<'_>, of: Ideology) -> u8 {
    scene.view.public.mat(of).stress
}

pub fn stress(scene: &Scene<'_>, of: Ideology) -> Markup {
    let stress = scene.view.public.mat(of).stress;
    let said = scene.voice.say(&Message::new("price-stress").with("n", stress));
    html! { span.is-strain.some[stress > 0] role="img" title=(said) { (icon("is-stress")) (stress) } }
}

pub fn goods_key(scene: &Scene<'_>, of: Ideology) -> impl std::hash::Hash + use<> {
    let public = &scene.view.public;
    let shapes = Shape::ALL.map(|shape| augmented(scene, of, shape));
    let medals = Medal::ALL.map(|medal| public.holds_medal(of, medal));
    (shapes, medals, key_of_nugget(scene, of))
}

fn key_of_nugget(scene: &Scene<'_>, of: Ideology) -> u64 {
    orrery_draw::key_of(tokens::lying_key(scene, Lies::Mat(of)))
}

/// Whether a mat has a shape from people, and whether from goo.
fn augmented(scene: &Scene<'_>, of: Ideology, shape: Shape) -> (bool, bool) {
    let public = &scene.view.public;
    (public.mat(of).human.contains(shape), public.goo[shape.index()] == Goo::Mat(of))
}

pub fn goods(scene: &Scene<'_>, of: Ideology) -> Markup {
    html! {
        span.is-augs { @for shape in Shape::ALL { (augmentation(scene, of, shape)) } }
        span.is-goods { (tokens::lying(scene, Lies::Mat(of))) (medals(scene, of)) }
    }
}

/// The points change more often than what a mat has.
pub fn worth_key(scene: &Scene<'_>, of: Ideology) -> impl std::hash::Hash + use<> {
    let [x, o] = worth::worth(&scene.view.public, of);
    (x, o, told(&scene.view.worlds, x, o))
}

pub fn worth(scene: &Scene<'_>, of: Ideology) -> Markup {
    let [x, o] = worth::worth(&scene.view.public, of);
    let said = scene.voice.say(&Message::new("all-land").with("x", x).with("o", o));
    html! { b.is-worth role="img" title=(said) { (told(&scene.view.worlds, x, o)) } }
}

/// Filled where people have learned it, inside a blob where goo lends it, else dashed.
fn augmentation(scene: &Scene<'_>, of: Ideology, shape: Shape) -> Markup {
    let (human, goo) = augmented(scene, of, shape);
    let name = scene.voice.say(&words::shape(shape));
    html! {
        span.is-shape.is-aug.none[!human && !goo].tame[goo].(pieces::tint(shape.blueprint())) data-el=(marks::augmentation(of, shape)) title=(name) {
            (icon(&format!("is-{}", shape.id()))) @if human || goo { span.vh { (name) } }
        }
    }
}

fn medals(scene: &Scene<'_>, of: Ideology) -> Markup {
    let held = Medal::ALL.into_iter().filter(|medal| scene.view.public.holds_medal(of, *medal));
    html! { @for medal in held {
        @let name = scene.voice.say(&words::medal(medal));
        svg.is-tiny data-el=(medal.id()) role="img" aria-label=(name) { title { (name) } use href={ "#is-medal-" (medal.class().id()) } {} }
    } }
}
