//! What lies under the routes: sky, rings of light years round Sol, and clouds as mist.

use std::fmt::Write;

use super::super::prelude::*;
use super::place;
use crate::content::{Kind, Space, Star};

/// A light year is two spaces, and spaces lie about so far apart.
const LIGHT_YEAR: u16 = 66;

/// Every second light year has a ring.
const RINGS: std::ops::RangeInclusive<u16> = 1..=12;

/// Where on its ring a distance is written, in degrees clockwise from the top: where no route is near.
const SAID_AT: [(u16, i16); 8] = [(2, 300), (4, 200), (6, 200), (8, 200), (10, 15), (12, 15), (14, 88), (16, 88)];

/// How far a cloud reaches.
const MIST: u16 = 94;

pub fn ground(voice: &Voice<'_>) -> Markup {
    let (x, y) = place(Star::Sol.space());
    html! {
        g.is-ground aria-hidden="true" {
            circle r="1750" fill="url(#is-sky)" {}
            path.is-dust d=(dots(3, 420)) {}
            path.is-dust.bright d=(dots(11, 110)) {}
            g transform={ "translate(" (x) " " (y) ")" } {
                path.is-spokes d=(spokes()) {}
                @for ring in RINGS { (self::ring(2 * ring * LIGHT_YEAR)) }
            }
            @for space in Space::all().filter(|space| space.kind() == Kind::Lic) { (mist(space)) }
            @for (years, angle) in SAID_AT { (distance(voice, years, angle)) }
        }
    }
}

/// Graduated like an instrument.
fn ring(r: u16) -> Markup {
    html! { circle.is-ring r=(r) {} circle.is-ticks r=(r) {} }
}

fn mist(space: Space) -> Markup {
    let (x, y) = place(space);
    html! { circle cx=(x) cy=(y) r=(MIST) fill="url(#is-mist)" {} }
}

fn distance(voice: &Voice<'_>, years: u16, angle: i16) -> Markup {
    let (sol, off) = (place(Star::Sol.space()), polar(angle, years * LIGHT_YEAR));
    let said = voice.say(&Message::new("light-years").with("n", years));
    html! {
        g transform={ "translate(" (sol.0 + off.0) " " (sol.1 + off.1) ")" } { text.is-ly data-label="" { (said) } }
    }
}

fn spokes() -> String {
    (0..12).fold(String::new(), |mut path, hour| {
        let ((x1, y1), (x2, y2)) = (polar(hour * 30, 60), polar(hour * 30, 1584));
        let _ = write!(path, "M{x1} {y1}L{x2} {y2}");
        path
    })
}

fn polar(degrees: i16, r: u16) -> (i16, i16) {
    let angle = f64::from(degrees).to_radians();
    ((f64::from(r) * angle.sin()).round() as i16, (-f64::from(r) * angle.cos()).round() as i16)
}

/// Far stars, always the same ones: zero-length strokes of one path.
fn dots(seed: u32, count: usize) -> String {
    let mut state = seed;
    let mut below = |n: u32| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) % n
    };
    (0..count).fold(String::new(), |mut path, _| {
        let (x, y) = (below(3200) as i32 - 1600, below(2400) as i32 - 1200);
        let _ = write!(path, "M{x} {y}h0");
        path
    })
}
