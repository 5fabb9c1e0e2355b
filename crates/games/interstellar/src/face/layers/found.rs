//! What is known of explored planets, over their boxes: the chits in their places, drops that were brought, worlds that are
//! not there, and who has landed.

use super::super::chart::at;
use super::super::chart::places::{BOX, BOXES, GAP};
use super::super::chit;
use super::super::prelude::*;
use super::layer;
use crate::board;
use crate::content::{Chit, PlanetBox, Star};
use crate::state::{ChitPlace, Public};

/// What is drawn over a box: its air and its water, the drops brought, whether there is such a world, and who lives there.
type Seen = (Option<Chit>, Option<Chit>, u8, bool, usize);

pub fn key(scene: &Scene<'_>, star: Star) -> impl std::hash::Hash + use<> {
    let public = &scene.view.public;
    let seen = star.boxes().map(|planet| seen(public, planet));
    public.sky.explored.contains(star).then(|| seen.collect::<Vec<_>>())
}

fn seen(public: &Public, planet: PlanetBox) -> Seen {
    let sky = &public.sky;
    let [air, water] = [ChitPlace::Air(planet), ChitPlace::Water(planet.water())].map(|place| sky.chit(place));
    let brought = [sky.watered, sky.watered_again].iter().filter(|drops| drops.contains(planet)).count();
    let coming = sky.coming.iter().filter(|to| **to == planet).count();
    (air, water, (brought + coming) as u8, sky.exists(planet), settlers(public, planet))
}

fn settlers(public: &Public, planet: PlanetBox) -> usize {
    let there = public.parties.iter().enumerate().filter(|(_, party)| party.planet == planet);
    there.map(|(party, _)| public.members(party).len()).sum()
}

/// A layer for each star, which is sent when it is explored.
pub fn found(scene: &Scene<'_>, star: Star) -> Markup {
    let body = html! { @if scene.view.public.sky.explored.contains(star) {
        g transform=(at(star.space())) { g.is-plates {
            @for (row, planet) in (0..).zip(star.boxes()) { (plate(scene, planet, row)) }
        } }
    } };
    layer("is-found", body)
}

fn plate(scene: &Scene<'_>, planet: PlanetBox, row: i16) -> Markup {
    let ((x, y), said) = (BOXES[planet.star().index()], scene.voice.say(&board::planet(&scene.view.public, planet)));
    let (air, water, drops, exists, settlers) = seen(&scene.view.public, planet);
    let place = format!("translate({x} {})", y + row * (BOX.1 + GAP));
    html! {
        g.is-known.none[!exists] role="img" aria-label=(said) transform=(place) {
            @if let Some(water) = water { g transform="translate(14 13)" { (chit::drawn(water)) } }
            @if let Some(air) = air { g transform="translate(136 13)" { (chit::drawn(air)) } }
            @for at in 0..drops { use.is-printed href="#is-drop" x=(25 - 5 * i16::from(at)) y="17" width="8" height="8" {} }
            @if !exists { path.is-struck d={ "M48 13H" (BOX.0 - 24) } {} }
            @if settlers > 0 { use.is-small href="#is-pod" x="112" y="6" width="14" height="14" {} }
            rect.is-rim width=(BOX.0) height=(BOX.1) rx="6" {}
        }
    }
}
