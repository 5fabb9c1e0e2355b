//! Losing a Blueprint or a Shield (E4), and what becomes of those who sat or stood there.
//!
//! Rules held here beside those that are named below: B4-1, B6d, D-4, E4a, E4f, K-Lost, RUL-23, RUL-53, RUL-89, RUL-90,
//! RUL-92.

use super::{Cx, finds, honours, people};
use crate::content::{Blueprint, Cyborg, Medal, Sex, Slot, Tile, Tiles};
use crate::event::{Cause, Hull, Shelter};
use crate::questions::{self, Displaced};
use crate::state::{Lies, Phase, Post, Public, Worker, Workers};

/// K-Restoration: both tiles of a merged pair are Lost together.
pub(crate) fn lose(cx: &mut Cx<'_>, tile: Tile, cause: Cause) {
    let pair = cx.state().public.ship.lost_together(tile);
    pair.into_iter().rev().for_each(|tile| lose_one(cx, tile, cause));
}

fn lose_one(cx: &mut Cx<'_>, tile: Tile, cause: Cause) {
    let public = &cx.state().public;
    let dead = doomed(public, tile, cause);
    let adrift = reassigned(public, tile, dead);
    let (was_foremost, at_bow) = (public.ship.foremost() == Some(tile), public.nuggets_at(Lies::Bow));
    let medal = if public.guarded { Medal::Watchdog } else { Medal::Guardian };
    cx.emit(Hull::Lost { tile, cause, adrift }.into());
    people::kill(cx, dead);
    // E4d, RUL-52
    if was_foremost && cause != Cause::Lic {
        finds::scatter(cx, at_bow);
    }
    if let Tile::Shield(owner) = tile
        && cause.erodes()
    {
        honours::earn(cx, medal, owner);
    }
}

/// E4h, RUL-125: the dice of Cyborgs whose task is still to come; from D5 on nobody's is.
fn reassigned(public: &Public, tile: Tile, dead: Tiles) -> Workers {
    let waits = |worker: &Worker| {
        let is_alive = worker.cyborg().is_some_and(|cyborg| !dead.contains(cyborg));
        is_alive && !public.dozyear.done.contains(*worker) && !matches!(public.post(*worker), Post::Librarian(_))
    };
    let is_early = public.dozyear.phase < Phase::Movement;
    public.workers_lost_with(tile).iter().filter(|worker| is_early && waits(worker)).collect()
}

/// E4g, E4h: who dies with a tile.
fn doomed(public: &Public, tile: Tile, cause: Cause) -> Tiles {
    let workers = public.workers_lost_with(tile);
    let seated: Tiles = public.slots_lost_with(tile).filter_map(|(of, slot)| public.sitting(of, slot)).collect();
    let in_jars = |cyborg: Cyborg| tile == Tile::Section(Blueprint::Jars) && public.person(cyborg).is_in_jars();
    let struck = |cyborg: Cyborg| {
        // RUL-124: nobody dies on the market.
        let die = Worker::of(cyborg);
        let stands = workers.contains(die) && !matches!(public.post(die), Post::Librarian(_));
        cause.is_deadly() && (stands || seated.contains(cyborg))
    };
    Cyborg::all().filter(|cyborg| in_jars(*cyborg) || struck(*cyborg)).collect()
}

/// A Cyborg whose slot has been lost.
pub(crate) fn displaced(public: &Public) -> Option<Cyborg> {
    let is_lost = |cyborg: &Cyborg| {
        let Some(slot) = public.person(*cyborg).slot() else { return false };
        public.side(*cyborg).is_some_and(|of| !public.is_open(of, slot))
    };
    Cyborg::all().find(is_lost)
}

/// E4h, RUL-135: its player says where it goes; it dies if it can go nowhere.
pub(crate) fn shelter(cx: &mut Cx<'_>, cyborg: Cyborg) {
    let public = &cx.state().public;
    let owner = public.side(cyborg).map(|of| public.player(of));
    match owner.filter(|_| shelters(public, cyborg).next().is_some()) {
        Some(owner) => questions::pose(cx, owner, Displaced { cyborg }),
        None => people::kill(cx, Tiles::NONE.with(cyborg)),
    }
}

/// RUL-135: a free slot first, then the Jars, then slots whose cards are worth least, then a Meathead's.
pub(crate) fn shelters(public: &Public, cyborg: Cyborg) -> impl Iterator<Item = Shelter> + use<> {
    let order = [Slot::LifeSupport, Slot::Jars, Slot::Shield];
    let mut found: Vec<(u8, u8, Shelter)> = Vec::new();
    if let Some(of) = public.side(cyborg) {
        for slot in order.into_iter().filter(|slot| public.is_open(of, *slot)) {
            let worth = public.mat(of).cards_in(slot).iter().map(|card| card.sum()).sum();
            match public.sitting(of, slot) {
                None if public.is_free(of, slot) => found.push((0, 0, Shelter::Slot(slot))),
                None => found.push((2, worth, Shelter::Slot(slot))),
                Some(other) if public.can_hibernate(other) => found.push((3, 0, Shelter::Slot(slot))),
                Some(_) => {}
            }
        }
    }
    if public.can_hibernate(cyborg) {
        found.push((1, 0, Shelter::Jars));
    }
    found.sort_by_key(|(rank, worth, _)| (*rank, *worth));
    found.into_iter().map(|(_, _, shelter)| shelter)
}

impl Public {
    /// A1c, B3a: Meatheads only, while there are Jars.
    pub fn can_hibernate(&self, cyborg: Cyborg) -> bool {
        self.sex(cyborg) != Sex::Amazon && self.ship.has(Tile::Section(Blueprint::Jars))
    }
}
