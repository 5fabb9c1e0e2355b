//! The intersections as places to point at. They show only while a question offers them.

use super::super::prelude::*;
use super::at;
use crate::content::Point;

pub fn points(voice: &Voice<'_>) -> Markup {
    html! {
        g.points {
            @for point in Point::all() {
                circle data-el=(point.id()) aria-label=[name(voice, point)] transform=(at(point)) r="9" {}
            }
        }
        // Founding is a choice of its own, after the way to the place.
        g.founding {
            @for point in Point::all().filter(is_named) {
                circle data-el={ "found-" (point.id()) } aria-label=[name(voice, point)] transform=(at(point)) r="16" {}
            }
        }
    }
}

/// Sites and docks have names.
fn is_named(point: &Point) -> bool {
    point.site().is_some() || point.dock().is_some()
}

fn name(voice: &Voice<'_>, point: Point) -> Option<String> {
    is_named(&point).then(|| voice.say(&words::point(point)))
}
