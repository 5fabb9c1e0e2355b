//! Dice and icons as they are drawn everywhere. Colours differ by shape too: red is square, green has eight corners, blue is
//! round (8.1).

use super::prelude::*;
use crate::content::{Colour, Face, Icon, Kind};
use crate::state::{Member, SectionDie};

const fn letter(colour: Colour) -> &'static str {
    match colour {
        Colour::R => "r",
        Colour::G => "g",
        Colour::B => "b",
    }
}

pub fn sign(icon: Icon) -> Markup {
    html! { svg.ic { use href={ "#vg-i-" (icon.id()) } {} } }
}

/// A die that lies on a crew board: what it is good for.
pub fn lying(voice: &Voice<'_>, member: &Member, die: SectionDie, is_spent: bool) -> Markup {
    let (colour, kind) = member.die(die);
    html! {
        span.{ "dd " (letter(colour)) }.spent[is_spent] title=(voice.say(&words::die(member, die))) {
            @match kind {
                Kind::Base => {}
                Kind::Specialised(icon) => (sign(icon)),
                Kind::Universal => i { "+" },
                Kind::Expert => i { "++" },
                Kind::Wild => i { "?" },
            }
        }
    }
}

/// An empty slot of a column.
pub fn slot(colour: Colour) -> Markup {
    html! { span.{ "dd slot " (letter(colour)) } {} }
}

/// A face as it is rolled.
pub fn face(colour: Colour, face: Face) -> Markup {
    html! { span.{ "die " (letter(colour)) }.two[face.len() > 1] { @for icon in face { (sign(*icon)) } } }
}
