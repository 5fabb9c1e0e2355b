//! Drawing a map with letters: first what must be seen, then the other places, the ways under them, and names where
//! there is room.

use std::collections::{BTreeMap, BTreeSet};

use orrery_core::Seat;
use orrery_draw::atlas::{Atlas, Place};

use super::super::paint::Paint;
use super::super::screen::width_of;
use super::grid::{Grid, Ink, Spot};
use super::kinds::Kinds;
use super::window::Window;

/// What is drawn.
pub struct Subject<'a> {
    pub atlas: &'a Atlas,
    pub kinds: &'a Kinds,
    /// The numbers of the options that point at a place, as they stand in the list.
    pub labels: &'a BTreeMap<usize, Vec<String>>,
    /// The places of the way chosen so far.
    pub way: &'a [usize],
    pub seats: u8,
}

/// A drawn map, and what is to be said of it.
pub struct Sketch {
    pub lines: Vec<String>,
    /// The numbers of options that point elsewhere.
    pub outside: Vec<String>,
    /// The kinds of places in sight.
    pub kinds: BTreeSet<usize>,
    pub seats: BTreeSet<Seat>,
}

/// A mark as written: its parts, and where it begins.
struct Mark {
    place: usize,
    parts: Vec<(String, Ink)>,
    matters: bool,
}

impl Mark {
    fn width(&self) -> usize {
        self.parts.iter().map(|(text, _)| width_of(text)).sum()
    }
}

struct Drawing<'a> {
    subject: &'a Subject<'a>,
    window: Window,
    grid: Grid,
    /// Where the mark of a place was written: from which column to which, in which line.
    written: BTreeMap<usize, (Spot, usize)>,
    sketch: Sketch,
}

pub fn draw(subject: &Subject<'_>, window: Window, paint: Paint) -> Sketch {
    let sketch = Sketch { lines: Vec::new(), outside: Vec::new(), kinds: BTreeSet::new(), seats: BTreeSet::new() };
    let grid = Grid::new(window.size.columns, window.size.lines);
    let mut drawing = Drawing { subject, window, grid, written: BTreeMap::new(), sketch };
    let (must, may): (Vec<Mark>, Vec<Mark>) = drawing.marks().into_iter().partition(|mark| mark.matters);
    must.iter().for_each(|mark| drawing.put(mark, true));
    may.iter().filter(|mark| !mark.parts.is_empty()).for_each(|mark| drawing.put(mark, false));
    may.iter().filter(|mark| mark.parts.is_empty()).for_each(|mark| drawing.dot(mark.place));
    drawing.ways();
    drawing.names();
    drawing.words();
    drawing.sketch.outside.sort_by_key(|label| (label.len(), label.clone()));
    drawing.sketch.outside.dedup();
    drawing.sketch.lines = drawing.grid.lines(paint);
    drawing.sketch
}

impl Drawing<'_> {
    fn place(&self, at: usize) -> &Place {
        &self.subject.atlas.places[at]
    }

    /// The marks of all places in sight, those with numbers first.
    fn marks(&mut self) -> Vec<Mark> {
        let mut marks = Vec::new();
        for place in 0..self.subject.atlas.places.len() {
            let labels = self.subject.labels.get(&place);
            if self.grid.has(self.window.spot(self.place(place).at)) {
                marks.push(self.mark(place));
            } else {
                self.sketch.outside.extend(labels.into_iter().flatten().cloned());
            }
        }
        marks.sort_by_key(|mark| (!self.subject.labels.contains_key(&mark.place), !mark.matters, mark.width() == 1));
        marks
    }

    fn mark(&self, place: usize) -> Mark {
        let mut parts = self.pieces(place);
        if let Some(labels) = self.subject.labels.get(&place) {
            parts.push((format!("[{}]", joined(labels)), Ink::Label));
        }
        let matters = !parts.is_empty();
        let named = self.place(place).name.is_some();
        match self.subject.kinds.sign(&self.place(place).symbols) {
            Some((_, sign)) => parts.push((sign, Ink::Plain)),
            None if matters => {}
            None if self.subject.way.contains(&place) => parts.push(("*".to_owned(), Ink::Label)),
            None if named => parts.push(("o".to_owned(), Ink::Plain)),
            None => {}
        }
        Mark { place, parts, matters }
    }

    /// Each seat's pieces once: those that move, and those that stay.
    fn pieces(&self, place: usize) -> Vec<(String, Ink)> {
        let pieces: BTreeSet<(bool, Seat)> =
            self.place(place).pieces.iter().map(|piece| (!piece.moves, piece.seat)).collect();
        let number = |seat: Seat| if seat.0 < self.subject.seats { seat.number().to_string() } else { "-".to_owned() };
        let text = |stays: bool, seat: Seat| match stays {
            true => format!("({})", number(seat)),
            false => format!("<{}>", number(seat)),
        };
        pieces.into_iter().map(|(stays, seat)| (text(stays, seat), Ink::Seat(seat))).collect()
    }

    /// Writes a mark over its place; one that must be seen goes as near as there is room.
    fn put(&mut self, mark: &Mark, must: bool) {
        let (column, line) = self.window.spot(self.place(mark.place).at);
        let width = mark.width();
        let start = (column - (width as isize - 1) / 2, line);
        let near = NEAR.iter().map(|(right, down)| (start.0 + right, start.1 + down));
        let tries: Vec<Spot> = if must { near.collect() } else { vec![start] };
        let clear = |spot: &Spot| self.grid.is_clear(*spot, width);
        let Some(start) = tries.into_iter().find(clear) else {
            self.sketch.outside.extend(self.subject.labels.get(&mark.place).into_iter().flatten().cloned());
            return;
        };
        let mut spot = start;
        for (text, ink) in &mark.parts {
            self.grid.write(spot, text, *ink);
            spot.0 += width_of(text) as isize;
        }
        self.written.insert(mark.place, (start, width));
        self.note(mark.place);
    }

    /// A place of which nothing is to be said.
    fn dot(&mut self, place: usize) {
        let spot = self.window.spot(self.place(place).at);
        self.grid.dot(spot, Ink::Dim);
    }

    /// What the lines under the map explain.
    fn note(&mut self, place: usize) {
        let seats: Vec<Seat> = self.place(place).pieces.iter().map(|piece| piece.seat).collect();
        self.sketch.seats.extend(seats.into_iter().filter(|seat| seat.0 < self.subject.seats));
        let sign = self.subject.kinds.sign(&self.place(place).symbols);
        self.sketch.kinds.extend(sign.map(|(kind, _)| kind));
    }

    fn ways(&mut self) {
        let spots: Vec<Spot> = self.subject.way.iter().map(|place| self.window.spot(self.place(*place).at)).collect();
        spots.windows(2).for_each(|pair| self.grid.way(pair[0], pair[1], Ink::Label));
        for (from, to) in &self.subject.atlas.ways {
            self.grid.way(self.window.spot(*from), self.window.spot(*to), Ink::Dim);
        }
    }

    /// The names of what the question is about may cover ways; the others hardly do.
    fn names(&mut self) {
        let mut places: Vec<usize> = self.written.keys().copied().collect();
        let matters = |place: &usize| {
            self.subject.labels.contains_key(place) || !self.subject.atlas.places[*place].pieces.is_empty()
        };
        places.sort_by_key(|place| !matters(place));
        for place in places {
            let (Some(name), covers) = (self.place(place).name.clone(), matters(&place)) else { continue };
            let (start, width) = self.written[&place];
            let around = around(start, width, width_of(&name));
            self.write_name(&name, &around, if covers { usize::MAX } else { MOST_COVERED }, Ink::Plain);
        }
    }

    /// What is written on the map beside its places.
    fn words(&mut self) {
        for (at, words) in &self.subject.atlas.words {
            let (column, line) = self.window.spot(*at);
            let wide = width_of(words) as isize;
            let lines = [line, line + 1, line - 1];
            let tries = lines.map(|line| [-wide / 2, 0, -wide].map(|by| (column + by, line)));
            self.write_name(words, tries.as_flattened(), usize::MAX, Ink::Dim);
        }
    }

    /// Where it covers the fewest ways, if it may cover so many.
    fn write_name(&mut self, name: &str, tries: &[Spot], most: usize, ink: Ink) {
        let width = width_of(name);
        let clear = tries.iter().filter(|spot| self.grid.is_clear(**spot, width));
        let Some(best) = clear.copied().min_by_key(|spot| self.grid.covers(*spot, width)) else { return };
        if self.grid.covers(best, width) <= most {
            self.grid.write(best, name, ink);
        }
    }
}

/// How much of ways a name covers or touches that nobody asks about.
const MOST_COVERED: usize = 3;

/// Numbers that follow each other as a span: "1-3,7".
fn joined(labels: &[String]) -> String {
    let mut spans: Vec<(&str, &str)> = Vec::new();
    for label in labels {
        let number = |label: &str| label.parse::<usize>().ok();
        match spans.last_mut() {
            Some((_, last)) if number(last).is_some_and(|last| number(label) == Some(last + 1)) => *last = label,
            _ => spans.push((label, label)),
        }
    }
    let said = |(first, last): &(&str, &str)| if first == last { first.to_string() } else { format!("{first}-{last}") };
    spans.iter().map(said).collect::<Vec<_>>().join(",")
}

/// Where a name may stand beside a mark: the side that reads best first.
fn around((column, line): Spot, mark: usize, name: usize) -> [Spot; 8] {
    let (mark, name) = (mark as isize, name as isize);
    let (right, left, middle) = (column + mark + 1, column - name - 1, column + (mark - name) / 2);
    [
        (right, line),
        (left, line),
        (middle, line + 1),
        (middle, line - 1),
        (column, line + 1),
        (column, line - 1),
        (column + mark - name, line + 1),
        (column + mark - name, line - 1),
    ]
}

/// How far a mark that must be seen is moved aside, the least first.
const NEAR: [Spot; 27] = [
    (0, 0),
    (1, 0),
    (-1, 0),
    (2, 0),
    (-2, 0),
    (0, 1),
    (0, -1),
    (3, 0),
    (-3, 0),
    (2, 1),
    (-2, 1),
    (2, -1),
    (-2, -1),
    (4, 0),
    (-4, 0),
    (4, 1),
    (-4, 1),
    (4, -1),
    (-4, -1),
    (5, 0),
    (-5, 0),
    (0, 2),
    (0, -2),
    (6, 1),
    (-6, 1),
    (6, -1),
    (-6, -1),
];
