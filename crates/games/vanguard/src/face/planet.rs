//! The planet: sectors where C2.2 puts them, paths between them with what they ask for, and what stands there.

mod contours;
mod figures;
mod paths;
mod sectors;

pub use figures::{figures, key as figures_key};
pub use paths::{chip, key as paths_key, paths};
pub use sectors::{key as sectors_key, sectors};

use std::sync::OnceLock;

use maud::PreEscaped;

use super::prelude::*;
use crate::content::{Biome, Board, Sector};

/// Every layer shares these coordinates, with the middle of the board in the middle.
const VIEW_BOX: &str = "-600 -600 1200 1200";
/// How far out the map is shown at first: all of it.
pub const HOME: u16 = 332;
/// 8.1: a drawing area of five by three.
const WIDE: i16 = 1000;
const HIGH: i16 = 600;

/// Where a sector is on the map.
pub fn spot(sector: Sector) -> (i16, i16) {
    let along = |per_cent: u8, whole: i16| (i16::from(per_cent) - 50) * (whole / 100);
    (along(sector.x(), WIDE), along(sector.y(), HIGH))
}

fn place((x, y): (i16, i16)) -> String {
    format!("translate({x} {y})")
}

fn layer(class: &str, body: impl maud::Render) -> Markup {
    html! { svg class={ "layer " (class) } viewBox=(VIEW_BOX) { (body) } }
}

pub fn of_board(board: Board) -> impl Iterator<Item = Sector> {
    Sector::all().filter(move |sector| sector.board() == board)
}

/// The land itself. It has no words and never changes: it is drawn once for all.
pub fn ground(voice: &Voice<'_>, board: Board) -> Markup {
    static LANDS: [OnceLock<String>; Board::COUNT] = [const { OnceLock::new() }; Board::COUNT];
    let land = LANDS[usize::from(board.0)].get_or_init(|| land(board).into_string());
    html! {
        svg.{ "layer vg-ground vg-" (climate(board).id()) } data-chart="" data-home=(HOME) tabindex="0" viewBox=(VIEW_BOX)
            aria-label=(voice.id(board.name())) { (PreEscaped(land)) }
    }
}

fn land(board: Board) -> Markup {
    html! {
        rect.sky x="-2400" y="-1600" width="4800" height="3200" {}
        @for (height, line) in contours::lines(board) { path.{ "ct c" (height) } .ix[height % 4 == 0] d=(line) {} }
        path.grid d=(grid()) {}
    }
}

/// The kind of land that most sectors have, which colours the ground.
fn climate(board: Board) -> Biome {
    let count = |biome: &Biome| of_board(board).filter(|sector| sector.biomes().contains(biome)).count();
    Biome::ALL.into_iter().max_by_key(count).unwrap_or(Biome::TUT)
}

/// A world in one picture, by the kinds of land that it has most of.
pub fn portrait(board: Board) -> Markup {
    let count = |biome: &Biome| of_board(board).filter(|sector| sector.biomes().contains(biome)).count();
    let mut biomes: Vec<Biome> = Biome::ALL.into_iter().filter(|biome| count(biome) > 0).collect();
    biomes.sort_by_key(|biome| std::cmp::Reverse(count(biome)));
    html! { div.vig { (super::vignette::scene(&biomes, board.0)) } }
}

/// Crosses of a surveyor's grid.
fn grid() -> String {
    let at = |i: i16| (-560 + i % 15 * 80, -320 + i / 15 * 80);
    (0..135).map(at).map(|(x, y)| format!("M{} {y}h8M{x} {}v8", x - 4, y - 4)).collect()
}
