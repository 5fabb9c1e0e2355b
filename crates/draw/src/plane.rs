//! Points of a map, and ways between them.

pub type Point = (f64, f64);

pub fn plus(a: Point, b: Point) -> Point {
    (a.0 + b.0, a.1 + b.1)
}

pub fn minus(a: Point, b: Point) -> Point {
    (a.0 - b.0, a.1 - b.1)
}

pub fn scaled(a: Point, by: f64) -> Point {
    (a.0 * by, a.1 * by)
}

pub fn dot(a: Point, b: Point) -> f64 {
    a.0 * b.0 + a.1 * b.1
}

pub fn cross(a: Point, b: Point) -> f64 {
    a.0 * b.1 - a.1 * b.0
}

pub fn unit(a: Point) -> Point {
    scaled(a, 1.0 / a.0.hypot(a.1))
}
