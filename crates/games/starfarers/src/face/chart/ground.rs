//! What lies under everything: nebulae, stars, the lattice of ways a ship can go, and the border of home.

use std::fmt::Write;

use super::super::prelude::*;
use super::spot;
use crate::content::{COLUMNS, Point};

/// The border between the systems of home and those further out, as an arc across the board.
const BORDER: &str = "M-352 168Q0 106 352 168";
const OUTER: &str = "M-352 154Q0 92 352 154";
const HOME: &str = "M-352 189Q0 127 352 189";

pub fn ground(voice: &Voice<'_>) -> Markup {
    html! {
        g.ground aria-hidden="true" {
            ellipse cx="-130" cy="-160" rx="330" ry="210" fill="url(#sf-neb1)" {}
            ellipse cx="180" cy="-10" rx="300" ry="240" fill="url(#sf-neb2)" {}
            ellipse cx="-60" cy="170" rx="380" ry="170" fill="url(#sf-neb3)" {}
            path.stars d=(stars(3, 190)) {}
            path.stars.big d=(stars(11, 46)) {}
            path.lat d=(lattice()) {}
            path.frame d="M-356-372H356V372H-356Z" {}
            path.ticks d="M-356-369H356M-356 369H356" {}
            path.ticks d="M-353-372V372M353-372V372" {}
            (squares(voice))
            path.border d=(BORDER) {}
            path.border.fine d=(BORDER) transform="translate(0 6)" {}
            (along("sf-outer", OUTER, voice.id("outer-systems")))
            (along("sf-home", HOME, voice.id("home-systems")))
        }
    }
}

/// Letters under the columns and numbers beside the rows: places in open space are called after them.
fn squares(voice: &Voice<'_>) -> Markup {
    let rows = Point::all().map(Point::row).max().unwrap_or(0);
    html! {
        g.squares {
            @for x in 0..COLUMNS as i8 { text x=(spot(x, 0).0) y="387" { (voice.say(&words::column(x))) } }
            @for row in 1..=rows { text.row x="361" y=(8 * (48 - 6 * i16::from(row)) + 5) { (row) } }
        }
    }
}

fn along(id: &str, path: &str, words: String) -> Markup {
    html! {
        path id=(id) d=(path) fill="none" {}
        text.reg { textPath href={ "#" (id) } startOffset="50%" { (words) } }
    }
}

/// Every edge between two intersections, once.
fn lattice() -> String {
    let mut path = String::new();
    for point in Point::all() {
        let (x, y) = spot(point.x(), point.y());
        for near in point.neighbours().iter().filter(|near| **near > point) {
            let (to_x, to_y) = spot(near.x(), near.y());
            let _ = write!(path, "M{x} {y}l{} {}", to_x - x, to_y - y);
        }
    }
    path
}

/// Specks all over the sky, always the same ones: zero-length strokes of one path.
fn stars(seed: u32, count: usize) -> String {
    let mut state = seed;
    let mut below = |n: u32| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        ((state >> 8) % n) as i32
    };
    let mut path = String::new();
    for _ in 0..count {
        let (x, y) = (below(1800) - 900, below(1100) - 550);
        let _ = write!(path, "M{x} {y}h0");
    }
    path
}
