//! Dice and icons as they are drawn everywhere. Colours differ by shape too: red is square, green has eight corners, blue is
//! round (8.1).

use super::prelude::*;
use crate::content::{Colour, Face, Icon};
use crate::state::{Cast, Dice, Member};
use crate::words::signs;

pub fn sign(voice: &Voice<'_>, icon: Icon) -> Markup {
    let name = voice.id(words::icon(icon));
    html! { span title=(name) { svg.ic aria-hidden="true" { use href={ "#vg-i-" (icon.id()) } {} } span.vh { (name) } } }
}

/// Dice of a crew board and empty slots beside them, as one picture: what is there is said by whoever draws it.
pub fn row(member: &Member, dice: Dice, slots: Option<(Colour, u8)>) -> Markup {
    let lie = dice.iter().map(|die| member.die(die)).map(|(colour, kind)| signs::lying(colour, kind));
    let (colour, empty) = slots.unwrap_or((Colour::R, 0));
    let count = dice.len() + usize::from(empty);
    html! { @if count > 0 {
        svg.vg-row aria-hidden="true" width=(21 * count) height="20" viewBox={ "0 0 " (25 * count) " 24" } {
            @for (at, symbol) in lie.enumerate() { (placed(symbol, at)) }
            @if empty > 0 { g.vg-slot { @for at in dice.len()..count { (placed(bare(colour), at)) } } }
        }
    } }
}

fn placed(symbol: &str, at: usize) -> Markup {
    html! { use href={ "#" (symbol) } x=(25 * at) width="24" height="24" {} }
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
    let symbol = signs::shown(cast.colour, cast.first, cast.second);
    html! { svg.vg-die aria-hidden="true" { title { (voice.say(&words::cast(cast))) } use href={ "#" (symbol) } {} } }
}
