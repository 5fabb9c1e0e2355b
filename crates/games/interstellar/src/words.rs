//! Small parts of messages that offers, refusals and log lines share.

use orrery_core::Message;

use crate::content::{Alert, Cyborg, Ideology, Medal, Outcome, Risk, Shape, Slot, Space, Tile};
use crate::event::Cause;

orrery_text::names! {
    ideology(Ideology) of Ideology::ALL.into_iter();
    cyborg(Cyborg) of Cyborg::all();
    shape(Shape) of Shape::ALL.into_iter();
    slot(Slot) of Slot::ALL.into_iter();
    medal(Medal) of Medal::ALL.into_iter();
    alert(Alert) of Alert::ALL.into_iter();
    risk(Risk) of Risk::ALL.into_iter();
    outcome(Outcome) of Outcome::ALL.into_iter();
    cause(Cause) of Cause::ALL.into_iter();
}

pub fn space(space: Space) -> Message {
    Message::new(space.name())
}

pub fn tile(tile: Tile) -> Message {
    const SHIELDS: [&str; Ideology::COUNT] =
        ["tile-shield-IN", "tile-shield-FR", "tile-shield-HO", "tile-shield-UN", "tile-shield-AU", "tile-shield-EQ"];
    const SECTIONS: [&str; 5] =
        ["blueprint-engine", "blueprint-batteries", "blueprint-jars", "blueprint-life-support", "blueprint-wardens"];
    Message::new(match tile {
        Tile::Section(section) => SECTIONS[section.index()],
        Tile::Shield(of) => SHIELDS[of.index()],
    })
}
