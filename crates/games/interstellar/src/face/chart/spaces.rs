//! The spaces between the stars: a bead for each kind, told apart by shape as well as colour.

use orrery_draw::plane::minus;

use super::super::prelude::*;
use super::{at, point};
use crate::content::{Beyond, Kind, Printing, Sight, Space};

pub fn spaces(voice: &Voice<'_>, printing: Printing) -> Markup {
    html! { g.is-spaces { @for space in Space::all().filter(|space| space.star().is_none()) { (bead(voice, printing, space)) } } }
}

fn bead(voice: &Voice<'_>, printing: Printing, space: Space) -> Markup {
    let name = voice.say(&words::space(space));
    match space.sight(printing) {
        None => {
            html! { g data-el=(space.id()) aria-label=(name) transform=(at(space)) { use href=(glyph(space.kind())) {} } }
        }
        Some(sight) => lens(voice, space, sight, &name),
    }
}

fn glyph(kind: Kind) -> &'static str {
    match kind {
        Kind::Jet => "#is-jet",
        Kind::Lic => "#is-lic",
        Kind::Void | Kind::Lens | Kind::Star => "#is-void",
    }
}

/// A lens points at what it looks at; that is also written beside it, where it can be read.
fn lens(voice: &Voice<'_>, space: Space, sight: Sight, name: &str) -> Markup {
    let sight_said = voice.say(&seen(sight));
    let label = Message::new("lens-sees").with("space", words::space(space)).with("sight", seen(sight));
    html! {
        g data-el=(space.id()) data-tip=(voice.say(&label)) aria-label=(name) transform=(at(space)) {
            g transform={ "rotate(" (angle(space, sight)) ")" } {
                use href=(if matches!(sight, Sight::Star(_)) { "#is-lens" } else { "#is-far-lens" }) {}
                @if space.exit().is_some() { use href="#is-exit" {} }
            }
            text.sl.is-sight.(side(space, &sight_said)) data-label="" { (sight_said) }
        }
    }
}

orrery_text::names! { beyond(Beyond) of Beyond::ALL.into_iter(); }

fn seen(sight: Sight) -> Message {
    match sight {
        Sight::Star(star) => words::space(star.space()),
        Sight::Beyond(far) => beyond(far),
    }
}

/// Degrees clockwise from the right. What lies beyond the map lies straight on from its neighbours.
fn angle(space: Space, sight: Sight) -> i16 {
    let (x, y) = match sight {
        Sight::Star(star) => minus(point(star.space()), point(space)),
        Sight::Beyond(_) => space.neighbours().iter().fold((0.0, 0.0), |(x, y), near| {
            let off = minus(point(space), point(*near));
            if near.star().is_some() { (x + off.0, y + off.1) } else { (x, y) }
        }),
    };
    y.atan2(x).to_degrees().round() as i16
}

/// Where the name of what is seen covers the fewest marks.
fn side(space: Space, said: &str) -> &'static str {
    let wide: f64 = said.chars().map(|letter| if letter.is_ascii() { 6.0 } else { 11.0 }).sum();
    let sides = [("e", 15.0, -7.0), ("w", -15.0 - wide, -7.0), ("n", -wide / 2.0, -24.0), ("s", -wide / 2.0, 10.0)];
    let covered = |(_, left, top): &(&str, f64, f64)| {
        let inside = |off: (f64, f64)| {
            (left - 10.0..left + wide + 10.0).contains(&off.0) && (top - 8.0..top + 22.0).contains(&off.1)
        };
        let near = Space::all().filter(|other| inside(minus(point(*other), point(space))));
        near.map(|other| if other.star().is_some() { 5 } else { 1 }).sum::<u8>()
    };
    sides.iter().min_by_key(|side| covered(side)).map_or("n", |(anchor, ..)| anchor)
}
