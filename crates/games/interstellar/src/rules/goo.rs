//! Goo: fights, taming and spread (H3, H4).
//!
//! Rules held here beside those that are named below: H4e, K-Goo, K-Goo-Augmentation, RUL-27.

use super::{Cx, dice, honours, lab, loss, people};
use crate::content::{Alert, Blueprint, Cyborg, Ideology, Medal, Position, Shape, Tile, Tiles, Workcell, Workcells};
use crate::event::{Cause, Labs};
use crate::lesson::Throw;
use crate::questions::{self, Tame};
use crate::state::{Goo, Post, Public, Roll, Site, Worker};

/// H3-1: with Workers a Goo Roll, without it spreads.
pub(super) fn fight(cx: &mut Cx<'_>, shape: Shape) {
    let workers = cx.state().public.workers_at(Post::Goo(shape));
    cx.emit(Labs::TurnCame { site: Site::Goo(shape) }.into());
    match workers.is_empty() {
        true => spread(cx, shape, 0),
        false => lab::roll(cx, Site::Goo(shape), workers),
    }
}

/// H3a, H3b; H4d: the Champion needs a Cyborg of its own who succeeded.
pub(super) fn overcome(cx: &mut Cx<'_>, roll: &Roll, shape: Shape, engineer: Ideology) {
    let public = &cx.state().public;
    if public.alert == Alert::Yellow {
        return questions::pose(cx, public.player(engineer), Tame { shape });
    }
    cx.emit(Labs::GooKilled { shape }.into());
    let public = &cx.state().public;
    let own = |worker: Worker| worker.cyborg().is_some() && public.of(worker) == Some(engineer);
    if roll.successes.iter().any(own) {
        honours::earn(cx, Medal::Champion, engineer);
    }
}

/// H4: `fought` are the Workers that were on it when the fight was rolled (RUL-141).
pub(super) fn spread(cx: &mut Cx<'_>, shape: Shape, fought: u8) {
    let die = dice::roll(cx, Throw::Goo);
    match cx.state().public.goo[shape.index()] {
        Goo::Card(_) => devour(cx, shape, die),
        _ => gnaw(cx, shape, die, fought),
    }
}

/// H4a, H4c
fn devour(cx: &mut Cx<'_>, shape: Shape, die: u8) {
    let public = &cx.state().public;
    let fits = |card: &Workcell| card.shape() == shape && card.sum() == die;
    let devoured: Workcells = public.displays().filter(fits).collect();
    let dead = public.cyborgs_on(devoured);
    cx.emit(Labs::Spread { shape, die, devoured }.into());
    people::kill(cx, dead);
}

/// H4b, H4b-1
fn gnaw(cx: &mut Cx<'_>, shape: Shape, die: u8, fought: u8) {
    cx.emit(Labs::Gnawed { shape, die }.into());
    let (section, ship) = (shape.blueprint(), cx.state().public.ship);
    let eats_fuel = matches!(section, Blueprint::Engine | Blueprint::Batteries) && ship.levels() > 0;
    match die > fought {
        true if eats_fuel => cx.emit(Labs::FuelEaten { wet: Position(ship.wet.0 - 1) }.into()),
        true => loss::lose(cx, Tile::Section(section), Cause::Goo),
        false => {}
    }
}

impl Public {
    /// The Cyborgs whose dice stand on these cards or on goo on them.
    fn cyborgs_on(&self, cards: Workcells) -> Tiles {
        let stands = |cyborg: &Cyborg| match self.post(Worker::of(*cyborg)) {
            Post::Workcell(card) => cards.contains(card),
            Post::Goo(shape) => matches!(self.goo[shape.index()], Goo::Card(card) if cards.contains(card)),
            _ => false,
        };
        Cyborg::all().filter(stands).collect()
    }

    /// H2g: not if the goo sits on its Blueprint or here already, is domesticated, or the Blueprint is Lost.
    pub fn may_break_out(&self, card: Workcell) -> bool {
        let goo = self.goo[card.shape().index()];
        let is_at_hand = match goo {
            Goo::Supply => true,
            Goo::Card(other) => other != card,
            Goo::Blueprint | Goo::Mat(_) => false,
        };
        is_at_hand && self.ship.has(Tile::Section(card.section())) && self.owner(card).is_some()
    }
}
