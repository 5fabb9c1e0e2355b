//! The sectors: number, name, the place that shows there, and whether anything is left to do.

use super::super::prelude::*;
use super::{layer, of_board, place, spot};
use crate::content::{Mark, Sector};
use crate::state::Planet;

/// How large a sector is (8.1: six per cent of the height).
pub const RADIUS: i16 = 36;

pub fn key(scene: &Scene<'_>) -> impl std::hash::Hash + use<> {
    let planet = &scene.view.state.planet;
    let shown: Vec<_> = of_board(planet.board)
        .map(|sector| (planet.poi(sector.number()).map(|poi| poi.0), planet.marks[usize::from(sector.number())]))
        .collect();
    (planet.board.0, shown, planet.lander)
}

pub fn sectors(scene: &Scene<'_>) -> Markup {
    layer("vg-sectors", html! { @for sector in of_board(scene.view.state.planet.board) { (draw(scene, sector)) } })
}

fn draw(scene: &Scene<'_>, sector: Sector) -> Markup {
    let (voice, planet, number) = (&scene.voice, &scene.view.state.planet, sector.number());
    let poi = planet.poi(number);
    let is_done = planet.is_marked(number, Mark::LP);
    html! {
        g.sector.hidden[poi.is_none()].done[is_done].important[planet.is_marked(number, Mark::IM)] data-el=(words::mark(number))
            aria-label=(voice.say(&words::sector(&scene.view.state, number))) transform=(place(spot(sector))) {
            circle.land r=(RADIUS) {}
            circle.rim r=(RADIUS - 5) {}
            use.glyph href={ "#vg-b-" (glyph(sector)) } {}
            g.no transform="translate(-28 -26)" { rect x="-12" y="-10" width="24" height="20" rx="10" {} text y="5" { (number) } }
            (rim(planet, number))
            @if planet.lander == number { use.lander href="#vg-lander" x="14" y="-40" width="30" height="30" {} }
            text.name y=(RADIUS + 19) { (voice.id(poi.map_or(sector.name(), |poi| poi.name()))) }
        }
    }
}

/// What kind of land it is.
fn glyph(sector: Sector) -> &'static str {
    sector.biomes().first().map_or("none", |biome| biome.id())
}

/// Further biomes on the rim, and how many markers lie there.
fn rim(planet: &Planet, number: u8) -> Markup {
    let marks = planet.marks[usize::from(number)];
    html! {
        @for (at, biome) in planet.biomes(number).skip(1).take(3).enumerate() {
            g.more transform={ "translate(" (24 - 24 * at as i16) " 28)" } { circle r="11" {} use href={ "#vg-b-" (biome.id()) } {} }
        }
        @if marks > 0 { g.laid transform="translate(-30 24)" { circle r="10" {} text y="4" { (marks) } } }
    }
}
