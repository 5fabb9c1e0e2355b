//! Small parts of messages that offers, refusals and log lines share.

use orrery_core::Message;

use crate::content::{Cyborg, Ideology, Shape, Space};

orrery_text::names! {
    ideology(Ideology) of Ideology::ALL.into_iter();
    cyborg(Cyborg) of Cyborg::all();
    shape(Shape) of Shape::ALL.into_iter();
}

pub fn space(space: Space) -> Message {
    Message::new(space.name())
}
