//! How the game looks: the chart of the stars, the ship, the cards, tiles and tables, and the gallery of them all. They
//! are drawn from content and from values handed in; rules are asked, never made, here.

mod card;
mod chart;
mod chit;
mod cyborg;
mod gallery;
mod law;
mod market;
mod medal;
mod pieces;
mod plasma;
mod ship;
mod tools;

use maud::{Markup, PreEscaped};
use orrery_draw::Face;
use orrery_text::Voice;

use crate::Interstellar;

/// What every picture needs.
mod prelude {
    pub(super) use maud::{Markup, html};
    pub(super) use orrery_core::Message;
    pub(super) use orrery_draw::icon;
    pub(super) use orrery_text::Voice;

    pub(super) use super::pieces;
    pub(super) use crate::words;
}

impl Face for Interstellar {
    const STYLE: &'static str = include_str!("face/style.css");
    const SYMBOLS: &'static str = include_str!("face/symbols.svg");
    const VIEWS: &'static [&'static str] = &["chart", "ship", "market"];

    fn cover() -> Markup {
        PreEscaped(r##"<svg class="vig" aria-hidden="true"><use href="#cover-interstellar"/></svg>"##.to_owned())
    }

    fn picture(rule: &str, voice: &Voice<'_>) -> Markup {
        tools::picture(rule, voice)
    }

    fn gallery(voice: &Voice<'_>) -> Markup {
        gallery::gallery(voice)
    }
}
