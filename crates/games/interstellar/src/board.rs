//! The table as headings and lines: for the terminal, the list view and a screen reader.

use orrery_core::{Message, Section};

use crate::content::Ideology;
use crate::rules::score;
use crate::state::{Frame, Public};
use crate::view::View;
use crate::words;

pub(crate) fn board(view: &View) -> Vec<Section> {
    let mut sections = vec![Section::new("board-ship", ship(&view.public))];
    if matches!(view.public.frame(), Frame::Over(ending) if ending.is_scored()) {
        sections.push(Section::new("board-result", result(&view.public)));
    }
    sections
}

/// 8.6: the points of every Ideology by source.
fn result(public: &Public) -> Vec<Message> {
    let Some(reality) = public.reality() else { return Vec::new() };
    let points = |of: Ideology| {
        let score = score::score(public, of, reality);
        let message = Message::new("board-score").with("ideology", words::ideology(of)).with("people", score.people);
        let message = message.with("cards", score.cards).with("medals", score.medals).with("human", score.human);
        let message = message.with("goo", score.goo).with("nugget", score.nugget).with("star", score.star);
        message.with("total", score.total())
    };
    Ideology::ALL.into_iter().map(points).collect()
}

fn ship(public: &Public) -> Vec<Message> {
    let ship = &public.ship;
    let place =
        Message::new("board-place").with("space", words::space(ship.space)).with("dozyear", public.dozyear.number);
    let flight = Message::new("board-flight").with("velocity", ship.velocity.0).with("mass", ship.wet.mass());
    vec![place, flight]
}
