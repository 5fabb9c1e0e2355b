//! A map read back from its picture. Whoever has no pictures (a terminal) learns from the layers of a board what lies
//! where, so that no game has to describe its map a second time.
//!
//! It reads what faces write anyway: `data-el` names a place, a path of the chart whose ends are places is a way between
//! them, whatever bears a seat's class is a piece of that seat, and one with `data-flies` moves.

mod key;
mod lines;
mod tags;

use std::collections::{BTreeMap, BTreeSet};

use orrery_core::Seat;

use crate::plane::{Point, plus};
use tags::{Tag, Token, Tokens, plain};

pub use key::{Kind, family, kinds};

/// What lies on a map.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Atlas {
    pub places: Vec<Place>,
    pub ways: Vec<(Point, Point)>,
    /// What is written on the map beside its places, such as the name of a region.
    pub words: Vec<(Point, String)>,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Place {
    pub at: Point,
    /// Its marks, by which options point at it.
    pub ids: Vec<String>,
    pub name: Option<String>,
    /// What is said of it to whoever points at it.
    pub tip: Option<String>,
    /// The ids of the symbols drawn there, from below.
    pub symbols: Vec<String>,
    pub pieces: Vec<Piece>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    pub seat: Seat,
    pub symbols: Vec<String>,
    pub moves: bool,
}

impl Atlas {
    /// The map of a board, from its layers in their order; `None` where no layer is a chart.
    pub fn read<'a>(layers: impl IntoIterator<Item = &'a str>) -> Option<Atlas> {
        let mut reader = Reader::default();
        layers.into_iter().for_each(|layer| reader.layer(layer));
        reader.has_chart.then(|| reader.finish())
    }

    /// The place that bears a mark. A key may carry signs after the name of its place.
    pub fn place(&self, mark: &str) -> Option<usize> {
        let bears = |mark: &str| self.places.iter().position(|place| place.ids.iter().any(|id| id == mark));
        bears(mark).or_else(|| bears(mark.trim_end_matches(|sign: char| !sign.is_alphanumeric())))
    }
}

/// An element that is open, and what its contents belong to.
#[derive(Clone, Copy, Default)]
struct Open<'a> {
    name: &'a str,
    at: Point,
    place: Option<usize>,
    piece: Option<usize>,
    text: Option<usize>,
    is_hidden: bool,
}

/// A text of the picture.
struct Text {
    at: Point,
    place: Option<usize>,
    said: String,
    /// It runs along a path: where it stands is not told.
    along: bool,
}

/// A piece, or a mark that goes along with one.
struct Found {
    at: Point,
    flies: Option<String>,
    mark: Option<String>,
    seat: Option<Seat>,
    symbols: Vec<String>,
}

#[derive(Default)]
struct Reader {
    has_chart: bool,
    in_chart: bool,
    atlas: Atlas,
    /// Places by where they are.
    spots: BTreeMap<(i64, i64), usize>,
    lines: Vec<(Point, Point)>,
    texts: Vec<Text>,
    found: Vec<Found>,
    symbols: Vec<(Option<usize>, Point, String)>,
}

fn spot((x, y): Point) -> (i64, i64) {
    (x.round() as i64, y.round() as i64)
}

impl Reader {
    fn layer(&mut self, markup: &str) {
        let mut open: Vec<Open<'_>> = Vec::new();
        for token in Tokens(markup) {
            match token {
                Token::Text(text) => self.text(open.last(), text),
                Token::Close(name) => {
                    let from = open.iter().rposition(|element| element.name == name);
                    open.truncate(from.unwrap_or(open.len()));
                }
                Token::Open(tag) => {
                    let element = self.element(open.last().copied().unwrap_or_default(), &tag);
                    if !tag.closed {
                        open.push(element);
                    }
                }
            }
        }
    }

    fn element<'a>(&mut self, around: Open<'a>, tag: &Tag<'a>) -> Open<'a> {
        let mut open = Open { name: tag.name, at: plus(around.at, moved(tag)), ..around };
        match tag.name {
            "svg" => {
                self.in_chart = tag.get("data-chart").is_some();
                self.has_chart |= self.in_chart;
            }
            "defs" => open.is_hidden = !self.in_chart,
            "use" => self.symbol(&open, tag),
            "path" if self.in_chart => self.lines.extend(lines::segments(tag.get("d").unwrap_or_default())),
            "text" => open.text = Some(self.begin_text(&open, tag)),
            "textPath" => open.text.iter().for_each(|text| self.texts[*text].along = true),
            _ => {}
        }
        self.named(&mut open, tag);
        open
    }

    /// Places and pieces.
    fn named(&mut self, open: &mut Open<'_>, tag: &Tag<'_>) {
        let (mark, seat) = (tag.get("data-el").map(plain), if tag.name == "g" { seat_of(tag) } else { None });
        let flies = tag.get("data-flies").map(plain);
        if flies.is_some() || (seat.is_some() && !self.in_chart) {
            open.piece = Some(self.found.len());
            self.found.push(Found { at: open.at, flies, mark, seat, symbols: Vec::new() });
        } else if let Some(mark) = mark {
            let place = self.place(open.at);
            open.place = Some(place);
            let place = &mut self.atlas.places[place];
            place.ids.push(mark);
            place.name = place.name.take().or_else(|| tag.get("aria-label").map(plain));
            place.tip = tag.get("data-tip").map(plain).or_else(|| place.tip.take());
        }
    }

    fn place(&mut self, at: Point) -> usize {
        let places = &mut self.atlas.places;
        *self.spots.entry(spot(at)).or_insert_with(|| {
            places.push(Place { at, ..Place::default() });
            places.len() - 1
        })
    }

    /// A symbol that is put somewhere else is an ornament.
    fn symbol(&mut self, open: &Open<'_>, tag: &Tag<'_>) {
        let Some(symbol) = tag.get("href").and_then(|href| href.strip_prefix('#')) else { return };
        match open.piece {
            Some(piece) => self.found[piece].symbols.push(symbol.to_owned()),
            None if tag.get("x").is_none() => self.symbols.push((open.place, open.at, symbol.to_owned())),
            None => {}
        }
    }

    fn begin_text(&mut self, open: &Open<'_>, tag: &Tag<'_>) -> usize {
        let at = plus(open.at, (number(tag, "x"), number(tag, "y")));
        self.texts.push(Text { at, place: open.place, said: String::new(), along: open.is_hidden });
        self.texts.len() - 1
    }

    fn text(&mut self, open: Option<&Open<'_>>, text: &str) {
        let Some(to) = open.and_then(|open| open.text) else { return };
        let said = &mut self.texts[to].said;
        if !said.is_empty() && !said.ends_with(' ') {
            said.push(' ');
        }
        said.push_str(plain(text).trim());
    }

    fn finish(mut self) -> Atlas {
        self.finish_texts();
        for (place, at, symbol) in std::mem::take(&mut self.symbols) {
            if let Some(place) = place.or_else(|| self.spots.get(&spot(at)).copied()) {
                self.atlas.places[place].symbols.push(symbol);
            }
        }
        for found in std::mem::take(&mut self.found) {
            self.finish_piece(found);
        }
        let is_place = |at: &Point| self.spots.contains_key(&spot(*at));
        let mut once = BTreeSet::new();
        let mut is_new = |a: Point, b: Point| once.insert((spot(a).min(spot(b)), spot(a).max(spot(b))));
        let ways = self.lines.iter().filter(|(a, b)| is_place(a) && is_place(b) && spot(*a) != spot(*b));
        self.atlas.ways = ways.copied().filter(|(a, b)| is_new(*a, *b)).collect();
        self.atlas
    }

    /// Words inside a mark are its name; numbers by themselves say nothing without their picture.
    fn finish_texts(&mut self) {
        for Text { at, place, said, along } in std::mem::take(&mut self.texts) {
            let says = said.chars().any(char::is_alphabetic);
            match place {
                Some(place) if says => {
                    let name = &mut self.atlas.places[place].name;
                    *name = name.take().or(Some(said));
                }
                None if says && !along => self.atlas.words.push((at, said)),
                _ => {}
            }
        }
    }

    fn finish_piece(&mut self, found: Found) {
        let flown = found.flies.as_deref().and_then(|to| self.atlas.place(to));
        let Some(place) = flown.or_else(|| self.spots.get(&spot(found.at)).copied()) else { return };
        let place = &mut self.atlas.places[place];
        place.ids.extend(found.mark);
        if let Some(seat) = found.seat {
            place.pieces.push(Piece { seat, symbols: found.symbols, moves: found.flies.is_some() });
        }
    }
}

/// The seat whose colour and shape an element has: the class `s1` is the first seat's.
fn seat_of(tag: &Tag<'_>) -> Option<Seat> {
    let classes = tag.get("class")?;
    classes.split_whitespace().find_map(|class| Seat::numbered(class.strip_prefix('s')?))
}

/// Where an element is moved to, and where a circle stands.
fn moved(tag: &Tag<'_>) -> Point {
    let translate = tag.get("transform").and_then(|to| to.split_once("translate("));
    let numbers = translate.map(|(_, to)| lines::numbers(to.split(')').next().unwrap_or("")));
    let by = match numbers.as_deref() {
        Some([x, y]) => (*x, *y),
        Some([x]) => (*x, 0.0),
        _ => (0.0, 0.0),
    };
    plus(by, (number(tag, "cx"), number(tag, "cy")))
}

fn number(tag: &Tag<'_>, name: &str) -> f64 {
    tag.get(name).and_then(|number| number.parse().ok()).unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHART: &str = r##"<svg class="layer chart" data-chart="" viewBox="0 0 9 9">
        <defs><path id="r" d="M0 0c1 1 2 2 30 0l0-20"></path></defs><path class="stars" d="M3 4h0"></path>
        <path d="M0 0L7 7"></path>
        <g data-el="A" aria-label="Alpha &amp; co" transform="translate(0 0)"><use href="#x-b"/></g>
        <g data-el="B" transform="translate(30 0)"><text class=sl>Far <tspan x="0">Port</tspan></text></g>
        <circle data-el="C" transform="translate(30 -20)" r="9"></circle>
        <text x="4" y="9">Region</text><text x="1" y="1">12</text>
        <text><textPath href="#r">along</textPath></text></svg>"##;
    const LAYER: &str = r##"<svg class="layer"><g transform="translate(20 0)"><g class="p s2" transform="translate(10 0)">
        <use class=pb href="#sh2" x="-4" y="-4"/><use href="#x-dome"/></g></g>
        <g class="ship s1" data-el="ship-1" data-flies="C" data-from="C" transform="translate(33 -25)"><use href="#x-ship"/></g>
        <g class="p s3" transform="translate(500 500)"></g></svg>"##;

    #[test]
    fn a_picture_is_read_back() {
        let atlas = Atlas::read([CHART, LAYER]).expect("a chart");
        let names: Vec<Option<&str>> = atlas.places.iter().map(|place| place.name.as_deref()).collect();
        assert_eq!(names, [Some("Alpha & co"), Some("Far Port"), None]);
        assert_eq!(atlas.ways, [((0.0, 0.0), (30.0, 0.0)), ((30.0, 0.0), (30.0, -20.0))], "only between places");
        assert_eq!(atlas.words, [((4.0, 9.0), "Region".to_owned())], "no bare numbers, nothing along a path");
        assert_eq!(atlas.places[0].symbols, ["x-b"]);
        let post = Piece { seat: Seat(1), symbols: vec!["sh2".into(), "x-dome".into()], moves: false };
        assert_eq!(atlas.places[1].pieces, [post], "where its groups have moved it");
        let ship = Piece { seat: Seat(0), symbols: vec!["x-ship".into()], moves: true };
        assert_eq!(atlas.places[2].pieces, [ship], "at the place it flies from, not beside it");
        assert_eq!((atlas.place("ship-1"), atlas.place("B!"), atlas.place("D")), (Some(2), Some(1), None));
    }

    #[test]
    fn a_board_without_a_chart_has_no_map() {
        assert_eq!(Atlas::read([LAYER]), None);
        assert_eq!(Atlas::read(["<p>"]), None);
    }
}
