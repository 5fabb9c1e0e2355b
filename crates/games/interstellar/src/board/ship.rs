//! The ship in words: where and how fast it is, what it carries, and its row from stern to bow with whoever works there.

use orrery_core::Message;

use crate::content::{Blueprint, Cell, Shape, Tile};
use crate::state::{Goo, Lies, Part, Post, Public};
use crate::words;

pub fn ship(public: &Public) -> Vec<Message> {
    let ship = &public.ship;
    let place = Message::new(if ship.off_map { "exodus-gone" } else { "exodus-at" });
    let mut lines = vec![place.with("space", words::space(ship.space)).with("velocity", ship.velocity.0)];
    lines.extend(ship.heading.map(|to| Message::new("board-heading").with("space", words::space(to))));
    lines.push(stores(public));
    lines.extend(ship.row.iter().flat_map(|part| part.tiles().map(move |tile| self::tile(public, *part, tile))));
    lines.extend(ship.foremost().map(|tile| Message::new("board-foremost").with("tile", words::tile(tile))));
    lines.extend(Shape::ALL.into_iter().filter_map(|shape| loose(public, shape)));
    let bow = public.nuggets_at(Lies::Bow).len();
    lines.extend((bow > 0).then(|| Message::new("board-bow").with("n", bow)));
    lines
}

fn stores(public: &Public) -> Message {
    let ship = &public.ship;
    let line = Message::new("board-stores").with("dry", ship.dry().mass()).with("wet", ship.wet.mass());
    line.with("levels", ship.levels()).with("charge", ship.charge)
}

fn tile(public: &Public, part: Part, tile: Tile) -> Message {
    let side = part.side_of(tile);
    let cells: Vec<Message> = tile.cells(side).map(|cell| self::cell(public, cell)).collect();
    let line = match tile {
        Tile::Section(_) => Message::new("board-section").with("side", words::side(side)),
        Tile::Shield(_) => Message::new("board-shield"),
    };
    line.with("tile", words::tile(tile)).with("cells", cells)
}

fn cell(public: &Public, cell: Cell) -> Message {
    let task = words::task(cell.task());
    match public.worker_in(cell) {
        Some(worker) => Message::new("board-with").with("what", task).with("on", vec![words::worker(worker)]),
        None => task,
    }
}

/// Goo on a Blueprint or a card, with whoever fights it.
fn loose(public: &Public, shape: Shape) -> Option<Message> {
    let place = match public.goo[shape.index()] {
        Goo::Card(card) => words::workcell(card),
        Goo::Blueprint => words::tile(Tile::Section(Blueprint::ALL[shape.index()])),
        Goo::Supply | Goo::Mat(_) => return None,
    };
    let line = Message::new("board-goo").with("goo", words::post(Post::Goo(shape))).with("place", place);
    let fighters: Vec<Message> = public.workers_at(Post::Goo(shape)).iter().map(words::worker).collect();
    Some(match fighters.is_empty() {
        true => line,
        false => Message::new("board-with").with("what", line).with("on", fighters),
    })
}
