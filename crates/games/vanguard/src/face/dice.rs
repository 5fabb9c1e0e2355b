//! Dice and icons as they are drawn everywhere. Colours differ by shape too: red is square, green has eight corners, blue is
//! round (8.1).

use super::prelude::*;
use crate::content::{Colour, Face, Icon};
use crate::state::{Cast, Member, SectionDie};
use crate::words::signs;

pub fn sign(voice: &Voice<'_>, icon: Icon) -> Markup {
    let name = voice.id(words::icon(icon));
    html! { span title=(name) { svg.ic aria-hidden="true" { use href={ "#vg-i-" (icon.id()) } {} } span.vh { (name) } } }
}

fn drawn(symbol: &str, title: Option<String>) -> Markup {
    html! { svg.vg-die aria-hidden="true" { @if let Some(title) = title { title { (title) } } use href={ "#" (symbol) } {} } }
}

/// A die that lies on a crew board: what it is good for. One that is spent is an outline.
pub fn lying(voice: &Voice<'_>, member: &Member, die: SectionDie, is_spent: bool) -> Markup {
    let (colour, kind) = member.die(die);
    let drawn = drawn(signs::lying(colour, kind), Some(voice.say(&words::die(member, die))));
    html! { span.spent[is_spent] { (drawn) } }
}

/// An empty slot of a column.
pub fn slot(colour: Colour) -> Markup {
    html! { span.vg-slot { (drawn(bare(colour), None)) } }
}

const fn bare(colour: Colour) -> &'static str {
    match colour {
        Colour::R => "vg-dr",
        Colour::G => "vg-dg",
        Colour::B => "vg-db",
    }
}

/// A face as it is printed.
pub fn face(voice: &Voice<'_>, colour: Colour, face: Face) -> Markup {
    rolled(voice, Cast { colour, first: face[0], second: face.get(1).copied(), ..orrery_kit::Blank::BLANK })
}

/// A die of the roll.
pub fn rolled(voice: &Voice<'_>, cast: Cast) -> Markup {
    drawn(signs::shown(cast.colour, cast.first, cast.second), Some(voice.say(&words::cast(cast))))
}
