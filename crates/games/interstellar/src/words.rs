//! Small parts of messages that offers, refusals and log lines share.

use orrery_core::{Arg, Message};

use crate::content::*;
use crate::event::Cause;
use crate::questions::{Favour, Filled};
use crate::rules::score::Rating;
use crate::state::{Boon, ChitPlace, Lies, Line, Post, Worker};

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
    task(Task) of Task::ALL.into_iter();
    boon(Boon) of Boon::ALL.into_iter();
    star(Star) of Star::ALL.into_iter();
    planet(PlanetBox) of PlanetBox::all();
    chit(Chit) of Chit::all();
    line(Line) of Line::ALL.into_iter();
    fuel(Fuel) of Fuel::ALL.into_iter();
    favour(Favour) of Favour::ALL.into_iter();
    rating(Rating) of Rating::ALL.into_iter();
    reality(Reality) of Reality::ALL.into_iter();
}

/// An Earth Data card.
pub fn earth_data(card: EarthData) -> Message {
    const NAMES: [&str; EarthData::COUNT] =
        ["earth-data-ED1", "earth-data-ED2", "earth-data-ED3", "earth-data-ED4", "earth-data-ED5"];
    Message::new(NAMES[card.index()])
}

pub fn space(space: Space) -> Message {
    Message::new(space.name())
}

pub fn workcell(card: Workcell) -> Message {
    Message::new(card.name())
}

/// The place of a chit: a planet, or those that share its water.
pub fn chit_place(place: ChitPlace) -> Message {
    match place {
        ChitPlace::Air(of) => Message::new("air-of").with("planet", planet(of)),
        ChitPlace::Water(place) => {
            Message::new("water-of").with("planets", place.boxes().map(planet).collect::<Vec<_>>())
        }
    }
}

/// What stands on a line of the carry-over sheet.
pub fn filled(filled: Filled) -> Message {
    match filled {
        Filled::Nobody => Message::new("sheet-nobody"),
        Filled::Player(seat) => orrery_core::tell::about("seat", seat),
        Filled::Ideology(of) => ideology(of),
        Filled::Number(number) => Message::new("sheet-number").with("number", number),
        Filled::Fuel(of) => fuel(of),
    }
}

pub fn lies(lies: Lies) -> Message {
    match lies {
        Lies::Cosmos => Message::new("term-cosmos"),
        Lies::Bow => Message::new("at-the-bow"),
        Lies::Mat(of) => ideology(of),
    }
}

pub fn ideologies(who: Ideologies) -> Arg {
    Arg::List(who.iter().map(ideology).collect())
}

pub fn cyborgs(who: Tiles) -> Arg {
    Arg::List(who.iter().map(cyborg).collect())
}

/// A Cyborg by name, an Avatar by its Ideology.
pub fn worker(worker: Worker) -> Message {
    match (worker.cyborg(), worker.ideology()) {
        (None, Some(of)) => Message::new("avatar").with("ideology", ideology(of)),
        (Some(one), _) => cyborg(one),
        (None, None) => Message::new("term-worker"),
    }
}

/// What a Worker does there.
pub fn post(post: Post) -> Message {
    match post {
        Post::Away | Post::Trapezoid | Post::Adrift => Message::new("post-trapezoid"),
        Post::Cell(cell) => Message::new("post-cell").with("task", task(cell.task())).with("tile", tile(cell.tile())),
        Post::Librarian(card) => Message::new("post-librarian").with("card", workcell(card)),
        Post::Goo(one) => Message::new("post-goo").with("shape", shape(one)),
        Post::Stadium => Message::new("term-stadium"),
        Post::Pregnancy => Message::new("post-pregnancy"),
        Post::Workcell(card) => Message::new("post-workcell").with("card", workcell(card)),
    }
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
