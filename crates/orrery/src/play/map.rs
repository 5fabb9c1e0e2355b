//! The map, drawn with letters. The client knows no game: places, ways, names and pieces are read from what the game
//! draws on its page, and numbers come from the marks that options point at.

mod grid;
mod kinds;
mod sketch;
mod window;

use std::collections::BTreeMap;
use std::io::IsTerminal;

use orrery_catalog::AnyPlay;
use orrery_core::{Given, Options, Seat, Viewer};
use orrery_draw::atlas::{self, Atlas, Place};
use orrery_draw::plane::{Point, plus};
use orrery_draw::{Place as At, Scene};

use super::Client;
use super::ask::Asking;
use super::names::simple;
use super::screen::{Size, size};
use crate::out::say;
use grid::wrapped;
use kinds::Kinds;
use sketch::{Sketch, Subject, draw};
use window::Window;

pub use window::Look;

/// A map with what the open question points at.
struct Chart {
    atlas: Atlas,
    kinds: Kinds,
    labels: BTreeMap<usize, Vec<String>>,
    way: Vec<usize>,
    own: Seat,
}

impl Client<'_> {
    /// Draws the map as the person wants it: round the question, nearer, further on, at a place.
    pub fn map(&self, play: &dyn AnyPlay, asking: &mut Asking, how: &str) {
        let Some(chart) = self.chart(play, asking) else {
            say!("  {}", self.voice.id("terminal-no-map"));
            return;
        };
        let screen = size();
        let size = Size { lines: screen.lines.saturating_sub(4), ..screen };
        match chart.look(asking.look, how, size) {
            Some(look) => {
                asking.look = look;
                say!("");
                self.print_map(&chart, size, look);
                let keys = wrapped(&phrases(&self.voice.id("terminal-map-keys")), "", size.columns);
                keys.iter().for_each(|line| say!("{}", self.paint.dim(line.trim())));
                chart.said_of(how).iter().for_each(|said| say!("  {said}"));
            }
            None => say!("  {}: {how}", self.voice.id("terminal-map-unknown")),
        }
    }

    /// On a terminal the map stands above a question that points at it, as large as the list leaves room.
    pub fn map_beside(&self, play: &dyn AnyPlay, asking: &Asking) {
        if !std::io::stdout().is_terminal() {
            return;
        }
        let Some(chart) = self.chart(play, asking).filter(|chart| !chart.labels.is_empty()) else { return };
        let (screen, listed) = (size(), listed(&asking.options).len() + asking.suggestions.len());
        let lines = screen.lines.saturating_sub(listed + 9).max(14);
        self.print_map(&chart, Size { lines, ..screen }, asking.look);
    }

    fn chart(&self, play: &dyn AnyPlay, asking: &Asking) -> Option<Chart> {
        let (layers, key) = self.drawn(play, asking);
        let atlas = Atlas::read(layers.iter().map(String::as_str))?;
        let labels = labels(&atlas, asking);
        let own = asking.offer.seat;
        let steps: Vec<usize> = asking.keys().iter().filter_map(|key| atlas.place(key)).collect();
        let start = atlas.places.iter().position(|place| flies(place, own)).filter(|_| !steps.is_empty());
        let way = start.into_iter().chain(steps).collect();
        Some(Chart { atlas, kinds: Kinds::of(atlas::kinds(&key)), labels, way, own })
    }

    /// The layers of the board, and the key to it.
    fn drawn(&self, play: &dyn AnyPlay, asking: &Asking) -> (Vec<String>, String) {
        let seat = asking.offer.seat;
        let (acting, outcome) = (play.waited_for().iter().collect::<Vec<_>>(), play.outcome());
        let scene = Scene {
            view: &(),
            viewer: Viewer::Seat(seat),
            offers: std::slice::from_ref(&asking.offer),
            voice: self.plain,
            acting: &acting,
            bots: &[],
            outcome: outcome.as_ref(),
            about: None,
        };
        let (mut layers, mut key) = (Vec::new(), String::new());
        play.regions(&scene, &mut |region| {
            if region.place == At::Board && !region.on_demand {
                layers.push((region.draw)().into_string());
            } else if region.id.as_str() == "key" {
                key = (region.draw)().into_string();
            }
        });
        layers.retain(|layer| layer.starts_with("<svg class=\"layer"));
        (layers, key)
    }

    fn print_map(&self, chart: &Chart, size: Size, look: Look) {
        let sketch = draw(&chart.subject(self.plain.names.len() as u8), chart.window(size, look), self.paint);
        sketch.lines.iter().for_each(|line| say!("{line}"));
        let mut under = wrapped(&self.explained(chart, &sketch), " · ", size.columns);
        if !sketch.outside.is_empty() {
            under.push(format!("{}: {}", self.voice.id("terminal-map-out"), sketch.outside.join(", ")));
        }
        under.iter().for_each(|line| say!("{}", self.paint.dim(line)));
    }

    /// Seats and signs in sight.
    fn explained(&self, chart: &Chart, sketch: &Sketch) -> Vec<String> {
        let seat = |seat: &Seat| format!("<{}> {}", seat.number(), self.plain.name(*seat));
        let kinds = sketch.kinds.iter().map(|kind| chart.kinds.said(*kind));
        let pieces = (!sketch.seats.is_empty()).then(|| self.plain.id("terminal-map-moves"));
        sketch.seats.iter().map(seat).chain(pieces).chain(kinds).collect()
    }
}

/// A sentence in parts that may stand in lines of their own.
fn phrases(sentence: &str) -> Vec<String> {
    sentence.split_inclusive([',', '、']).map(|part| part.to_owned()).collect()
}

/// Whether a place has a piece of the seat that moves.
fn flies(place: &Place, seat: Seat) -> bool {
    place.pieces.iter().any(|piece| piece.seat == seat && piece.moves)
}

/// What an option of a list points at. The fields of a form are numbered anew each, so none of them can be shown.
fn listed(options: &Options) -> Vec<&[String]> {
    match options {
        Options::List(options) | Options::Path { next: options, .. } => {
            options.iter().map(|option| &option.elements[..]).collect()
        }
        Options::Pick { from, .. } => from.iter().map(|item| &item.elements[..]).collect(),
        Options::Amounts { kinds, .. } => kinds.iter().map(|kind| &kind.item.elements[..]).collect(),
        Options::Form { .. } => Vec::new(),
    }
}

/// The numbers of options by the places they point at, and where suggested ways end.
fn labels(atlas: &Atlas, asking: &Asking) -> BTreeMap<usize, Vec<String>> {
    let mut labels: BTreeMap<usize, Vec<String>> = BTreeMap::new();
    let mut add = |place: Option<usize>, label: String| {
        let labels = place.map(|place| labels.entry(place).or_default());
        labels.into_iter().filter(|labels| !labels.contains(&label)).for_each(|labels| labels.push(label.clone()));
    };
    for (number, marks) in listed(&asking.options).into_iter().enumerate() {
        marks.iter().for_each(|mark| add(atlas.place(mark), (number + 1).to_string()));
    }
    for (number, (_, given)) in asking.suggestions.iter().enumerate().filter(|_| asking.steps.is_empty()) {
        let Given::Steps(keys) = given else { continue };
        add(keys.iter().rev().find_map(|key| atlas.place(key)), format!("s{}", number + 1));
    }
    labels
}

impl Chart {
    fn subject(&self, seats: u8) -> Subject<'_> {
        Subject { atlas: &self.atlas, kinds: &self.kinds, labels: &self.labels, way: &self.way, seats }
    }

    /// Where the person's own pieces are: the end of the way so far, what moves, or, if the question points nowhere, what
    /// stays.
    fn own(&self) -> Vec<Point> {
        let places = || self.atlas.places.iter();
        let at = |place: &Place| place.at;
        let way: Vec<Point> = self.way.last().map(|place| self.atlas.places[*place].at).into_iter().collect();
        let moving: Vec<Point> = places().filter(|place| flies(place, self.own)).map(at).collect();
        let has = |place: &&Place| place.pieces.iter().any(|piece| piece.seat == self.own);
        let staying: Vec<Point> = places().filter(has).filter(|_| self.labels.is_empty()).map(at).collect();
        [way, moving, staying].into_iter().find(|points| !points.is_empty()).unwrap_or_default()
    }

    fn window(&self, size: Size, look: Look) -> Window {
        let own = self.own();
        let labelled: Vec<Point> = self.labels.keys().map(|place| self.atlas.places[*place].at).collect();
        let here = own.first().or(labelled.first()).copied();
        let focus: Vec<Point> = labelled.into_iter().chain(own).collect();
        Window::of(&self.atlas, size, look, &focus, here)
    }

    /// What is looked at after `how`; `None` if that is no place.
    fn look(&self, look: Look, how: &str, size: Size) -> Option<Look> {
        let window = self.window(size, look);
        let (wide, high) = window.span();
        let on = |right: f64, down: f64| {
            let centre = Some(plus(window.centre, (right * wide / 2.0, down * high / 2.0)));
            Look { centre, ..look }
        };
        Some(match how {
            "" => Look::default(),
            "*" => Look { whole: true, ..Look::default() },
            "+" => Look { zoom: (look.zoom + 1).min(4), centre: Some(window.centre), ..look },
            "-" => Look { zoom: (look.zoom - 1).max(-4), centre: Some(window.centre), ..look },
            "n" => on(0.0, -1.0),
            "s" => on(0.0, 1.0),
            "e" => on(1.0, 0.0),
            // Italians go west by "o".
            "w" | "o" => on(-1.0, 0.0),
            name => Look { centre: Some(self.find(name)?), whole: false, ..look },
        })
    }

    /// The place of an option's number, or the first whose name begins so.
    fn place(&self, wanted: &str) -> Option<&Place> {
        let numbered = self.labels.iter().find(|(_, labels)| labels.iter().any(|label| label == wanted));
        let wanted = simple(wanted);
        let begins = |said: &Option<String>| said.as_ref().is_some_and(|said| simple(said).starts_with(&wanted));
        let places = || self.atlas.places.iter();
        let named = || places().find(|place| begins(&place.name)).or_else(|| places().find(|place| begins(&place.tip)));
        numbered.map(|(place, _)| &self.atlas.places[*place]).or_else(named)
    }

    /// Also what is written beside the places.
    fn find(&self, wanted: &str) -> Option<Point> {
        let begins = |words: &str| simple(words).starts_with(&simple(wanted));
        let written = || self.atlas.words.iter().find(|(_, words)| begins(words)).map(|(at, _)| *at);
        self.place(wanted).map(|place| place.at).or_else(written)
    }

    /// What the page says to whoever points at the place.
    fn said_of(&self, how: &str) -> Option<&str> {
        let is_place = how.chars().count() > 1 || how.parse::<u8>().is_ok();
        self.place(how).filter(|_| is_place)?.tip.as_deref()
    }
}

#[cfg(test)]
mod tests;
