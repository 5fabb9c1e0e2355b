//! Which part of a map is looked at, and how large.

use orrery_draw::atlas::Atlas;
use orrery_draw::plane::Point;

use super::super::screen::Size;
use super::grid::Spot;

/// What the person wants to see of it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Look {
    /// Something other than what the question is about.
    pub centre: Option<Point>,
    pub zoom: i8,
    pub whole: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Window {
    pub size: Size,
    pub centre: Point,
    /// Columns for each unit of the map; a line is as high as two columns are wide.
    pub scale: f64,
}

/// How many columns lie between neighbours, where that is free to choose.
const APART: f64 = 4.5;
/// And where most of them have names.
const NAMED_APART: f64 = 6.0;
/// Nearer to each other their marks would touch.
const LEAST_APART: f64 = 3.5;
/// Room at the edges for what stands beside a place.
const MARGIN: (f64, f64) = (10.0, 3.0);
/// How much smaller it may be drawn so that everything asked about is in sight.
const FACTORS: [f64; 5] = [1.0, 0.9, 0.8, 0.7, 0.6];
const ZOOM: f64 = 1.5;

/// The lowest and the highest corner.
type Bounds = (Point, Point);

impl Window {
    /// `focus` is what the question is about, `here` where the person's own piece is.
    pub fn of(atlas: &Atlas, size: Size, look: Look, focus: &[Point], here: Option<Point>) -> Window {
        let all = bounds(atlas.places.iter().map(|place| place.at)).unwrap_or_default();
        let named = atlas.places.iter().filter(|place| place.name.is_some()).count();
        let columns = if 2 * named > atlas.places.len() { NAMED_APART } else { APART };
        let base = columns / apart(atlas);
        let whole = Window { size, centre: middle(all), scale: fitting(size, all).min(base) };
        let mut window = match bounds(focus.iter().copied()) {
            _ if look.whole => whole,
            Some(around) => Window::around(size, (base, base * LEAST_APART / columns), around, here),
            None => Window { size, centre: here.unwrap_or(middle(all)), scale: base },
        };
        window.scale *= ZOOM.powi(look.zoom.into());
        window.centre = look.centre.unwrap_or(window.centre);
        window.within(all)
    }

    /// All of it if it fits, otherwise the part round the own piece.
    fn around(size: Size, (base, least): (f64, f64), around: Bounds, here: Option<Point>) -> Window {
        let most = fitting(size, around);
        match FACTORS.iter().map(|factor| factor * base).find(|scale| (least..=most).contains(scale)) {
            Some(scale) => Window { size, centre: middle(around), scale },
            None => Window { size, centre: here.unwrap_or(middle(around)), scale: base },
        }
    }

    /// Not further out than the map goes.
    fn within(mut self, ((left, top), (right, bottom)): Bounds) -> Window {
        let (wide, high) = self.span();
        let keep = |at: f64, low: f64, high: f64, span: f64, edge: f64| {
            let (low, high) = (low - edge + span / 2.0, high + edge - span / 2.0);
            if low < high { at.clamp(low, high) } else { (low + high) / 2.0 }
        };
        let edge = (MARGIN.0 / self.scale, 2.0 * MARGIN.1 / self.scale);
        self.centre = (keep(self.centre.0, left, right, wide, edge.0), keep(self.centre.1, top, bottom, high, edge.1));
        self
    }

    /// How much of the map is in sight.
    pub fn span(&self) -> Point {
        (self.size.columns as f64 / self.scale, 2.0 * self.size.lines as f64 / self.scale)
    }

    pub fn spot(&self, at: Point) -> Spot {
        let column = self.size.columns as f64 / 2.0 + (at.0 - self.centre.0) * self.scale;
        let line = self.size.lines as f64 / 2.0 + (at.1 - self.centre.1) * self.scale / 2.0;
        (column.floor() as isize, line.floor() as isize)
    }
}

fn bounds(points: impl Iterator<Item = Point>) -> Option<Bounds> {
    let one = points.map(|point| (point, point));
    one.reduce(|(low, high), (at, _)| ((low.0.min(at.0), low.1.min(at.1)), (high.0.max(at.0), high.1.max(at.1))))
}

fn middle((low, high): Bounds) -> Point {
    ((low.0 + high.0) / 2.0, (low.1 + high.1) / 2.0)
}

/// The largest scale at which all of it is in sight.
fn fitting(size: Size, (low, high): Bounds) -> f64 {
    let room = |room: usize, margin: f64, span: f64| (room as f64 - 2.0 * margin).max(1.0) / span.max(1e-6);
    room(size.columns, MARGIN.0, high.0 - low.0).min(2.0 * room(size.lines, MARGIN.1, high.1 - low.1))
}

/// How far neighbours lie apart, by the middle one of all ways.
fn apart(atlas: &Atlas) -> f64 {
    let length = |((x, y), (to_x, to_y)): &(Point, Point)| (to_x - x).hypot(to_y - y);
    let mut lengths: Vec<f64> = atlas.ways.iter().map(length).collect();
    lengths.sort_by(f64::total_cmp);
    lengths.get(lengths.len() / 2).copied().unwrap_or(50.0).max(1.0)
}
