//! The spaces between the stars: a bead for each kind, told apart by shape as well as colour.

use orrery_draw::plane::minus;

use super::super::prelude::*;
use super::{at, point};
use crate::content::{Beyond, Kind, Sight, Space};

pub fn spaces(voice: &Voice<'_>) -> Markup {
    html! { g.is-spaces { @for space in Space::all().filter(|space| space.star().is_none()) { (bead(voice, space)) } } }
}

fn bead(voice: &Voice<'_>, space: Space) -> Markup {
    let name = voice.say(&words::space(space));
    match space.sight() {
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
    let label = Message::new("lens-sees").with("space", words::space(space)).with("sight", seen(sight));
    html! {
        g data-el=(space.id()) data-tip=(voice.say(&label)) aria-label=(name) transform=(at(space)) {
            g transform={ "rotate(" (angle(space, sight)) ")" } {
                use href=(if matches!(sight, Sight::Star(_)) { "#is-lens" } else { "#is-far-lens" }) {}
                @if space.exit().is_some() { use href="#is-exit" {} }
            }
            text.sl.n.is-sight data-label="" { (voice.say(&seen(sight))) }
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
