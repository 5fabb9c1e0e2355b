//! The table as headings and lines: for the terminal, the list view and a screen reader.

use orrery_core::{Message, Section};

use crate::state::Public;
use crate::view::View;
use crate::words;

pub(crate) fn board(view: &View) -> Vec<Section> {
    vec![Section::new("board-ship", ship(&view.public))]
}

fn ship(public: &Public) -> Vec<Message> {
    let ship = &public.ship;
    let place =
        Message::new("board-place").with("space", words::space(ship.space)).with("dozyear", public.dozyear.number);
    let flight = Message::new("board-flight").with("velocity", ship.velocity.0).with("mass", ship.wet.mass());
    vec![place, flight]
}
