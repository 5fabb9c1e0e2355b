//! The view of the ship: the row from stern to bow with the dice in their cells, the charge, goo on what it infests, the
//! tile that is lost first, and the nuggets before the bow. Each tile is sent by itself; another row is fetched.

use orrery_draw::{Id, Place, Region, part};

use super::prelude::*;
use super::ship::{self, Mark};
use super::tokens;
use crate::content::{Blueprint, Cell, Side, Tile};
use crate::state::{Goo, Lies, Part, Post, Public};

/// Who sits in its cells, and what else is drawn on a tile.
type TileKey = (Vec<Option<u8>>, bool, Option<u32>);

pub fn regions<'a>(scene: &'a Scene<'a>) -> impl Iterator<Item = Region<'a>> {
    let row = scene.view.public.ship.row;
    let frame = Region::new("hull", Place::Board, key(scene), || hull(scene)).on_demand();
    let bow = Region::new("bow", Place::Board, tokens::lying_key(scene, Lies::Bow), || bow(scene)).inside("hull");
    let tiles = (0..row.len()).map(move |at| row[at]).map(move |part| {
        let key = tile_key(&scene.view.public, part);
        Region::new(tile_id(part.tile), Place::Board, key, move || tile(scene, part)).inside("hull")
    });
    let die = Region::new("charge", Place::Board, scene.view.public.ship.charge, || charge(scene));
    let has_die = scene.view.public.ship.has(Tile::Section(Blueprint::Batteries));
    let die = has_die.then(|| die.inside(tile_id(Tile::Section(Blueprint::Batteries))));
    [frame, bow].into_iter().chain(tiles).chain(die)
}

fn tile_id(tile: Tile) -> Id {
    Id::joined("t-", tile.id())
}

fn key(scene: &Scene<'_>) -> Vec<(Tile, Side)> {
    scene.view.public.ship.row.iter().map(|part| (part.tile, part.side)).collect()
}

fn hull(scene: &Scene<'_>) -> Markup {
    let drawn = |of: Tile, side: Side| part(tile_id(of), tile(scene, Part::of(of, side)));
    ship::ship(&scene.voice, &key(scene), &drawn, &part(Id::new("bow"), bow(scene)))
}

fn tile_key(public: &Public, part: Part) -> TileKey {
    let seated = part.tile.cells(part.side).map(|cell| public.worker_in(cell).map(|worker| worker.0)).collect();
    let goo = infesting(public, part.tile).map(|section| fighters(public, section));
    (seated, public.ship.foremost() == Some(part.tile), goo)
}

/// The dice on the goo of a section, as a number.
fn fighters(public: &Public, section: Blueprint) -> u32 {
    public.workers_at(Post::Goo(section.shape())).iter().map(|worker| 1 << worker.0).sum()
}

fn is_battery(tile: Tile) -> bool {
    tile == Tile::Section(Blueprint::Batteries)
}

/// The section that goo sits on.
fn infesting(public: &Public, tile: Tile) -> Option<Blueprint> {
    match tile {
        Tile::Section(section) if public.goo[section.shape().index()] == Goo::Blueprint => Some(section),
        _ => None,
    }
}

fn tile(scene: &Scene<'_>, part: Part) -> Markup {
    let public = &scene.view.public;
    let seated = |cell: Cell| public.worker_in(cell).map(|worker| pieces::worker(&scene.voice, worker));
    let mark = Mark {
        is_foremost: public.ship.foremost() == Some(part.tile),
        on: infestation(scene, part.tile),
        between: battery(scene, part.tile),
    };
    ship::tile(&scene.voice, part.tile, part.side, &seated, &mark)
}

fn infestation(scene: &Scene<'_>, tile: Tile) -> Markup {
    html! { @if let Some(section) = infesting(&scene.view.public, tile) { (tokens::goo(scene, section.shape())) } }
}

fn battery(scene: &Scene<'_>, tile: Tile) -> Markup {
    html! { @if is_battery(tile) { span.is-on { (part(Id::new("charge"), charge(scene))) } } }
}

/// The die of the batteries.
pub fn charge(scene: &Scene<'_>) -> Markup {
    let charge = scene.view.public.ship.charge;
    let said = scene.voice.say(&Message::new("charge-n").with("n", charge));
    html! { span.is-charge role="img" title=(said) { @if charge > 0 { (icon(&format!("die-{charge}"))) } @else { "–" } } }
}

fn bow(scene: &Scene<'_>) -> Markup {
    html! { span.is-before { (tokens::lying(scene, Lies::Bow)) } }
}
