//! The means to look round on a chart. They need the script and stay away without it.

use maud::{Markup, html};
use orrery_text::Voice;

use crate::icon;

/// Zoom, then the chart out to each radius by the name and the sign of its view, then what a game adds.
pub fn look_round(voice: &Voice<'_>, views: &[(u16, &str, &'static str)], more: Markup) -> Markup {
    html! {
        div.tools role="group" aria-label=(voice.id("look-round")) {
            @for (by, name, sign) in [("1.4", "zoom-in", "i-plus"), ("0.714", "zoom-out", "i-minus")] {
                button.ib type="button" data-zoom=(by) title=(voice.id(name)) { (icon(sign)) span.vh { (voice.id(name)) } }
            }
            @for (radius, name, sign) in views {
                button.ib type="button" data-fit=(radius) title=(voice.id(name)) { (icon(sign)) span.vh { (voice.id(name)) } }
            }
            (more)
        }
    }
}
