//! Lines of equal height: hills and hollows whose places follow from the sectors of a board, always the same.

use std::collections::HashMap;
use std::fmt::Write;

use super::{of_board, spot};
use crate::content::Board;

/// The net over which heights are taken.
const STEP: i16 = 50;
const WEST: i16 = -1100;
const NORTH: i16 = -700;
const COLUMNS: i16 = 45;
const ROWS: i16 = 29;

/// Heights at which a line is drawn. Below the first lies water, or whatever this world has instead.
const LEVELS: [f32; 13] = [-0.62, -0.46, -0.3, -0.16, -0.02, 0.12, 0.26, 0.42, 0.58, 0.76, 0.96, 1.18, 1.42];

/// Land ends so far from the edge of the net: every line comes back to its beginning.
const SHORE: f32 = 240.0;
const DEEP: f32 = -1.0;

/// A hill or a hollow.
struct Rise {
    x: f32,
    y: f32,
    high: f32,
    wide: f32,
}

/// The lines of a board with the number of their height, lowest first.
pub fn lines(board: Board) -> Vec<(usize, String)> {
    let rises = rises(board);
    let heights: Vec<f32> = (0..ROWS * COLUMNS).map(|i| height(&rises, node(i % COLUMNS, i / COLUMNS))).collect();
    LEVELS.iter().enumerate().map(|(number, level)| (number, line(&heights, *level))).collect()
}

fn rises(board: Board) -> Vec<Rise> {
    let mut seed = u32::from(board.0) * 7 + 3;
    let mut below = |n: u32| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 9) % n
    };
    let at_sectors: Vec<(i16, i16)> = of_board(board).map(spot).collect();
    let between = at_sectors.windows(2).map(|two| ((two[0].0 + two[1].0) / 2, (two[0].1 + two[1].1) / 2));
    let far = [
        (-620, -330),
        (620, 340),
        (-560, 380),
        (560, -380),
        (0, -420),
        (80, 430),
        (-860, 0),
        (860, 60),
        (-300, -560),
        (340, 560),
    ];
    let mut rise = |(x, y): (i16, i16)| {
        let (dx, dy) = (below(160) as f32 - 80.0, below(120) as f32 - 60.0);
        let high = (below(20) as f32 - 8.0) / 9.0;
        Rise { x: f32::from(x) + dx, y: f32::from(y) + dy, high, wide: 110.0 + below(140) as f32 }
    };
    between.map(&mut rise).collect::<Vec<_>>().into_iter().chain(far.map(&mut rise)).collect()
}

fn height(rises: &[Rise], (x, y): (i16, i16)) -> f32 {
    let of = |rise: &Rise| {
        let (dx, dy) = ((f32::from(x) - rise.x) / rise.wide, (f32::from(y) - rise.y) / rise.wide);
        rise.high * (-(dx * dx + dy * dy)).exp()
    };
    let land: f32 = rises.iter().map(of).sum();
    DEEP + (land - DEEP) * inland((x, y))
}

/// From 0 at the edge of the net to 1 inland.
fn inland((x, y): (i16, i16)) -> f32 {
    let (east, south) = (WEST + (COLUMNS - 1) * STEP, NORTH + (ROWS - 1) * STEP);
    let nearest = (x - WEST).min(east - x).min(y - NORTH).min(south - y);
    (f32::from(nearest) / SHORE).min(1.0)
}

const fn node(column: i16, row: i16) -> (i16, i16) {
    (WEST + column * STEP, NORTH + row * STEP)
}

/// An edge of the net: from a node to the right, or down.
type Edge = (i16, i16, bool);

/// Where a level crosses the net, joined into smooth lines.
fn line(heights: &[f32], level: f32) -> String {
    let mut next: HashMap<Edge, Vec<Edge>> = HashMap::new();
    let mut edges: Vec<Edge> = Vec::new();
    for row in 0..ROWS - 1 {
        for column in 0..COLUMNS - 1 {
            for (a, b) in crossings(heights, level, column, row) {
                edges.push(a);
                next.entry(a).or_default().push(b);
                next.entry(b).or_default().push(a);
            }
        }
    }
    let mut path = String::new();
    for begin in edges {
        let chain = chain(&mut next, begin);
        if chain.len() > 2 {
            draw(&mut path, &chain.iter().map(|edge| crossing(heights, level, *edge)).collect::<Vec<_>>());
        }
    }
    path
}

fn at(heights: &[f32], column: i16, row: i16) -> f32 {
    heights[(row * COLUMNS + column) as usize]
}

/// How a level goes through one cell: from edge to edge, once or twice.
fn crossings(heights: &[f32], level: f32, column: i16, row: i16) -> Vec<(Edge, Edge)> {
    let [top, right, bottom, left] =
        [(column, row, true), (column + 1, row, false), (column, row + 1, true), (column, row, false)];
    let cut: Vec<Edge> = [top, right, bottom, left].into_iter().filter(|edge| is_cut(heights, level, *edge)).collect();
    cut.chunks_exact(2).map(|two| (two[0], two[1])).collect()
}

fn ends((column, row, along): Edge) -> [(i16, i16); 2] {
    [(column, row), if along { (column + 1, row) } else { (column, row + 1) }]
}

fn is_cut(heights: &[f32], level: f32, edge: Edge) -> bool {
    let [a, b] = ends(edge).map(|(column, row)| at(heights, column, row) > level);
    a != b
}

fn crossing(heights: &[f32], level: f32, edge: Edge) -> (i16, i16) {
    let [(c1, r1), (c2, r2)] = ends(edge);
    let (a, b) = (at(heights, c1, r1), at(heights, c2, r2));
    let share = ((level - a) / (b - a)).clamp(0.0, 1.0);
    let ((x1, y1), (x2, y2)) = (node(c1, r1), node(c2, r2));
    let between = |from: i16, to: i16| (f32::from(from) + f32::from(to - from) * share).round() as i16;
    (between(x1, x2), between(y1, y2))
}

/// Follows a line from an edge to its end or round to its beginning, and takes it out of the net.
fn chain(next: &mut HashMap<Edge, Vec<Edge>>, begin: Edge) -> Vec<Edge> {
    let mut chain = vec![begin];
    let mut here = begin;
    while let Some(there) = next.get_mut(&here).and_then(Vec::pop) {
        let back = next.entry(there).or_default();
        back.retain(|edge| *edge != here);
        chain.push(there);
        here = there;
    }
    chain
}

/// Through the middles of its pieces, so that no corner is seen.
fn draw(path: &mut String, points: &[(i16, i16)]) {
    let middle = |a: (i16, i16), b: (i16, i16)| ((a.0 + b.0) / 2, (a.1 + b.1) / 2);
    let (x, y) = middle(points[0], points[1]);
    let _ = write!(path, "M{x} {y}");
    for two in points[1..].windows(2) {
        let ((x, y), (mx, my)) = (two[0], middle(two[0], two[1]));
        let _ = write!(path, "Q{x} {y} {mx} {my}");
    }
}
