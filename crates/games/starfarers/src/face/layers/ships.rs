//! The ships of a player: a rocket on a dome or a crate, with the rings on its nose.

use super::super::chart::at;
use super::super::prelude::*;
use super::{layer, shape};
use crate::state::{Ship, ShipKind, Transporter};

pub fn key(scene: &Scene<'_>, seat: Seat) -> impl std::hash::Hash + use<> {
    scene.view.public.player(seat).ships.map(|ship| ship.map(|ship| (ship.kind, ship.at, ship.stalled)))
}

pub fn ships(scene: &Scene<'_>, seat: Seat) -> Markup {
    let body = html! { @for (name, ship) in scene.view.public.ships(seat) { (figure(scene, seat, name, ship)) } };
    layer("ships", body)
}

fn figure(scene: &Scene<'_>, seat: Seat, name: Transporter, ship: &Ship) -> Markup {
    let own = scene.view.own() == Some(seat);
    let suit = seat.0 + 1;
    let glyph = if ship.kind == ShipKind::Colony { "#sf-colony" } else { "#sf-trade" };
    html! {
        g.{ "p ship s" (suit) }.stalled[ship.stalled] data-flies=(ship.at.id()) data-el={ "ship-" (suit) "-" (name.rings()) } data-tip=(tip(scene, seat, name, ship))
            data-from=[own.then(|| ship.at.id())] data-craft=[own.then(|| format!("ship-{}", name.rings()))] transform=(at(ship.at)) {
            circle.sel r="21" {}
            (shape(suit, 29))
            use href=(glyph) {}
            use href={ "#sf-nose" (name.rings()) } {}
        }
    }
}

fn tip(scene: &Scene<'_>, seat: Seat, name: Transporter, ship: &Ship) -> String {
    let id = if ship.stalled { "ship-tip-stalled" } else { "ship-tip" };
    let tip = Message::new(id).with("seat", seat).with("ship", words::ship_kind(ship.kind));
    scene.voice.say(&tip.with("rings", name.rings()))
}
