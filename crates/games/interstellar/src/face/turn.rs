//! The dozyear and its phases, the Earth Data cards that are up, and what everything would be worth if all landed now.

use orrery_draw::{Id, Place, Region, part};

use super::prelude::*;
use super::worth::{told, worth};
use crate::content::{EarthData, Ideology, Reality};
use crate::state::{Frame, Phase};

/// A dozyear in years.
const YEARS: u16 = 12;

/// Which sign each phase has.
const SIGNS: [&str; Phase::COUNT] =
    ["is-avatar", "is-command", "i-dot", "is-flame", "is-ramjet", "is-younger", "is-restore"];

/// The frame has the cards, which seldom change.
pub fn regions<'a>(scene: &'a Scene<'a>) -> [Region<'a>; 3] {
    let public = &scene.view.public;
    let phase = (public.dozyear.number, public.dozyear.phase, is_over(scene));
    [
        Region::new("turn", Place::Over, public.earth_data, || strip(scene)),
        Region::new("phase", Place::Over, phase, || html! { (when(scene)) (phases(scene)) }).inside("turn"),
        Region::new("sums", Place::Over, (sums(scene), scene.view.worlds.x()), || all_land(scene)).inside("turn"),
    ]
}

fn is_over(scene: &Scene<'_>) -> bool {
    matches!(scene.view.public.frame(), Frame::Over(_))
}

/// All six together, in either reality.
fn sums(scene: &Scene<'_>) -> [u16; Reality::COUNT] {
    let all = Ideology::ALL.map(|of| worth(&scene.view.public, of));
    Reality::ALL.map(|reality| all.iter().map(|points| points[reality.index()]).sum())
}

fn strip(scene: &Scene<'_>) -> Markup {
    html! {
        section.panel.is-turn aria-label=(scene.voice.id("phases")) {
            (part(Id::new("phase"), html! { (when(scene)) (phases(scene)) })) (data(scene)) (part(Id::new("sums"), all_land(scene)))
        }
    }
}

fn when(scene: &Scene<'_>) -> Markup {
    let number = scene.view.public.dozyear.number;
    let said = match number {
        0 => scene.voice.id("before-launch"),
        _ => scene.voice.say(&Message::new("dozyear-n").with("n", number)),
    };
    let year = Message::new("year-n").with("n", YEARS * u16::from(number));
    html! { p.is-when { b { (said) } @if number > 0 { span { (scene.voice.say(&year)) } } } }
}

/// The present one is written out.
fn phases(scene: &Scene<'_>) -> Markup {
    let public = &scene.view.public;
    let is_on = public.dozyear.number > 0 && !is_over(scene);
    let now = public.dozyear.phase;
    html! {
        ol.is-phases { @for phase in Phase::ALL {
            @let (ok, on) = (is_on && phase < now, is_on && phase == now);
            @let name = scene.voice.id(&format!("phase-{}", phase.id()));
            li.ok[ok].now[on] aria-current=[on.then_some("step")] title=[(!on).then_some(&name)] {
                (icon(if ok { "i-check" } else { SIGNS[phase.index()] })) span.vh[!on] { (name) }
            }
        } }
    }
}

/// By their places: which card lies face down in one, nobody knows.
fn data(scene: &Scene<'_>) -> Markup {
    let (voice, cards) = (&scene.voice, &scene.view.public.earth_data);
    html! {
        ul.is-data aria-label=(voice.id("term-earth-data")) { @for (place, card) in (0..).zip(cards) {
            @let name = data_name(voice, *card);
            li.up[card.is_some()] data-el=(marks::data(place)) title=(name) { (icon("is-data")) span.vh { (name) } }
        } }
    }
}

fn data_name(voice: &Voice<'_>, card: Option<EarthData>) -> String {
    match card {
        None => voice.id("data-down"),
        Some(card) => {
            let name = format!("earth-data-{}", card.id());
            format!("{}: {}", voice.id(&name), voice.id(&format!("{name}-text")))
        }
    }
}

/// J2: what all six have together.
fn all_land(scene: &Scene<'_>) -> Markup {
    let [x, o] = sums(scene);
    let said = Message::new("all-land").with("x", x).with("o", o);
    html! { p.is-sums title=(scene.voice.say(&said)) { span { (scene.voice.id("if-all-land")) } b { (told(&scene.view.worlds, x, o)) } } }
}
