//! The intersections as places to point at. They show only while a question offers them.

use maud::{Markup, html};
use orrery_text::Voice;

use super::at;
use crate::content::Point;
use crate::words;

pub fn points(voice: &Voice<'_>) -> Markup {
    let places = || Point::all().filter(|point| point.site().is_some() || point.dock().is_some());
    html! {
        g.points {
            @for point in Point::all() {
                circle data-el=(point.id()) aria-label=[name(voice, point)] transform=(at(point)) r="9" {}
            }
        }
        // Founding is a choice of its own, after the way to the place.
        g.founding {
            @for point in places() {
                circle data-el={ "found-" (point.id()) } aria-label=[name(voice, point)] transform=(at(point)) r="16" {}
            }
        }
    }
}

/// Sites and docks have names.
fn name(voice: &Voice<'_>, point: Point) -> Option<String> {
    let named = point.site().is_some() || point.dock().is_some();
    named.then(|| voice.say(&words::point(point)))
}
