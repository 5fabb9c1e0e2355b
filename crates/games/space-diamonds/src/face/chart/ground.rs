//! What lies under the routes: zones with their borders and names, hours, dust and the discs of bodies.

use std::fmt::Write;

use super::super::prelude::*;
use crate::content::{BODIES, Zone};

/// Where on its ring the name of each zone stands, in degrees clockwise from the top: where no space is near.
const NAMED_AT: [i16; 9] = [48, 333, 345, 27, 9, 11, 11, 12, 12];

/// How far inside its border a zone's name runs.
const NAME_INSET: u16 = 17;

pub fn ground(voice: &Voice<'_>) -> Markup {
    html! {
        g.ground aria-hidden="true" {
            circle.glow r="620" fill="url(#sd-light)" {}
            @for zone in Zone::ALL { (ring(zone)) }
            (specks("stars", &dots(1, 34, 90, 2250)))
            (specks("belt", &dots(7, 66, 760, 1030)))
            path.rays d=(rays()) {}
            @for zone in Zone::ALL { (border(zone)) }
            @for hour in 1..=12 { (numeral(hour, 1590)) }
            @for zone in Zone::ALL { (name(voice, zone)) }
        }
    }
}

fn ring(zone: Zone) -> Markup {
    let (inner, outer) = (zone.inner(), zone.outer());
    html! { circle.z.{ "z" (zone.index()) } r=((inner + outer) / 2) stroke-width=(outer - inner) {} }
}

/// A border graduated like an instrument: a mark every five minutes, a longer one every hour.
fn border(zone: Zone) -> Markup {
    let r = zone.outer();
    html! {
        circle.border r=(r) {}
        circle.ticks r=(r - 3) pathLength="1440" {}
        circle.hours r=(r - 6) pathLength="1440" {}
    }
}

/// The hours as faint lines from the Sun outwards.
fn rays() -> String {
    let mut path = String::new();
    for hour in 0..12 {
        let ((x1, y1), (x2, y2)) = (polar(hour * 30, 70), polar(hour * 30, 1560));
        let _ = write!(path, "M{x1} {y1}L{x2} {y2}");
    }
    path
}

fn numeral(hour: i16, r: u16) -> Markup {
    let (x, y) = polar(hour * 30, r);
    html! { text.hour x=(x) y=(y + 8) { (hour) } }
}

/// The zone's name and what sunlight does there, along its border.
fn name(voice: &Voice<'_>, zone: Zone) -> Markup {
    let (at, id) = (NAMED_AT[zone.index()], format!("za{}", zone.index()));
    html! {
        path id=(id) d=(arc(zone.outer() - NAME_INSET, at)) fill="none" {}
        text.zn { textPath href={ "#" (id) } startOffset="50%" {
            (voice.id(&format!("zone-{}", zone.id()))) tspan { "  " (sail(zone)) }
        } }
    }
}

fn sail(zone: Zone) -> String {
    match zone.sail_modifier() {
        -9 => "×".to_owned(),
        modifier if modifier > 0 => format!("+{modifier}"),
        modifier => modifier.to_string().replace('-', "−"),
    }
}

/// An arc whose middle is at that angle. Below the Sun it runs the other way round, so that no name stands on its head.
fn arc(r: u16, middle: i16) -> String {
    let upside_down = (90..270).contains(&middle.rem_euclid(360));
    let span = if upside_down { [60, -60] } else { [-60, 60] };
    let [(x1, y1), (x2, y2)] = span.map(|off| polar(middle + off, if upside_down { r + 10 } else { r }));
    format!("M{x1} {y1}A{r} {r} 0 0 {} {x2} {y2}", u8::from(!upside_down))
}

pub fn polar(degrees: i16, r: u16) -> (i16, i16) {
    let angle = f64::from(degrees).to_radians();
    ((f64::from(r) * angle.sin()).round() as i16, (-f64::from(r) * angle.cos()).round() as i16)
}

/// A few specks seen five times round the Sun: nobody tells them from five times as many, and the page is lighter.
fn specks(class: &str, path: &str) -> Markup {
    let id = format!("sd-{class}");
    html! {
        defs { path id=(id) d=(path) {} }
        @for fifth in 0..5 { use class=(class) href={ "#" (id) } transform={ "rotate(" (fifth * 72) ")" } {} }
    }
}

/// Specks between two radii, always the same ones: zero-length strokes of one path.
fn dots(seed: u32, count: usize, inner: u32, outer: u32) -> String {
    let mut state = seed;
    let mut below = |n: u32| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) % n
    };
    let mut path = String::new();
    for _ in 0..count {
        let (x, y) = polar(below(360) as i16, (inner + below(outer - inner)) as u16);
        let _ = write!(path, "M{x} {y}h0");
    }
    path
}

pub fn bodies() -> Markup {
    html! {
        g.bodies aria-hidden="true" {
            @for body in &BODIES {
                @let (x, y) = body.centre();
                g transform={ "translate(" (x) " " (y) ")" } {
                    use href={ "#sd-" (body.id) } {}
                    // Light comes from the Sun.
                    @if body.r > 0 {
                        circle.shade r=(body.radius) transform={ "rotate(" (turn(body.clock)) ")" } {}
                    }
                }
            }
        }
    }
}

fn turn((hours, minutes): (u8, u8)) -> u16 {
    (u16::from(hours) * 30 + u16::from(minutes) / 2 + 180) % 360
}

/// Where the name of a body stands, from its centre.
const BODY_NAMES: [(&str, i16, i16); 5] =
    [("venus", 0, 86), ("earth", -52, 34), ("mars", -85, 38), ("jupiter", -126, -20), ("saturn", -108, -76)];

pub fn body_names(voice: &Voice<'_>) -> Markup {
    let place = |id: &str| BODIES.iter().find(|body| body.id == id).map(|body| body.centre()).unwrap_or_default();
    html! {
        g.names aria-hidden="true" {
            @for (id, dx, dy) in BODY_NAMES {
                @let (x, y) = place(id);
                @let name = voice.id(&format!("zone-{id}"));
                g transform={ "translate(" (x + dx) " " (y + dy) ")" } data-sign=(name) { text.bn { (name) } }
            }
        }
    }
}
