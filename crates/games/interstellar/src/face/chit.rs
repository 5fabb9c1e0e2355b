//! Planet chits, face up: squares of water with their drops and marks, hexagons of air with the right stuff they need.

use super::prelude::*;
use crate::content::{Chit, Face, Mark};

pub fn chit(voice: &Voice<'_>, chit: Chit) -> Markup {
    let name = voice.id(&format!("chit-{}", chit.id()));
    html! { svg.is-chit viewBox="-12 -12 24 24" role="img" aria-label=(name) { (drawn(chit)) } }
}

/// Round the origin, in the size of the places in planet boxes.
pub fn drawn(chit: Chit) -> Markup {
    match chit.face() {
        Face::NoGoldilocks => air(html! { path.is-pk d="M-4-4 4 4M4-4-4 4" {} }),
        Face::Living => air(html! { use href="#is-living" {} }),
        Face::Air { goo, nuggets } => air(stuff(goo, nuggets)),
        Face::Water { mark, drops } => water(mark, drops),
    }
}

fn air(body: Markup) -> Markup {
    html! { use href="#is-air" {} (body) }
}

/// Blobs and nuggets in a row: two things at most are needed.
fn stuff(goo: u8, nuggets: u8) -> Markup {
    let symbols = std::iter::repeat_n("#is-goo", goo.into()).chain(std::iter::repeat_n("#is-nugget", nuggets.into()));
    let (left, side) = if goo + nuggets == 1 { (-6, 12) } else { (-8, 8) };
    html! { g.is-stuff { @for (at, symbol) in (0..).zip(symbols) { use href=(symbol) x=(left + at * side) y=(-side / 2) width=(side) height=(side) {} } } }
}

/// The mark above, the drops below; without any drop a dry line.
fn water(mark: Option<Mark>, drops: u8) -> Markup {
    let drops = i16::from(drops);
    html! {
        use href="#is-water" {}
        @if let Some(mark) = mark { g transform="translate(0 -3.2) scale(.56)" { use href=(symbol(mark)) {} } }
        @if drops == 0 { path.is-pk d="M-4 5.4H4" {} }
        @for at in 0..drops { use.is-printed href="#is-drop" x=(5 * at - 5 * drops / 2) y="2.6" width="5" height="5" {} }
    }
}

fn symbol(mark: Mark) -> &'static str {
    match mark {
        Mark::Moon => "#is-box-moon",
        Mark::CarbonPlanet => "#is-box-carbon-planet",
        Mark::Phoenix => "#is-box-phoenix",
        Mark::Siren => "#is-siren",
        Mark::DiamondCore => "#is-diamond-core",
        Mark::IronRain => "#is-iron-rain",
    }
}
