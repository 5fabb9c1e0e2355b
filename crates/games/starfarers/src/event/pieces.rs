//! Ships and fame: changes that several facts share.

use orrery_core::Seat;

use crate::state::{Launch, Player, Public, Ship, ShipKind, Transporter};

pub(super) fn with_ship(public: &mut Public, seat: Seat, ship: Transporter, change: impl FnOnce(&mut Ship)) {
    if let Some(ship) = &mut public.players[seat.index()].ships[ship.index()] {
        change(ship);
    }
}

/// Those in stock that ships of a kind are put on.
fn modules(player: &mut Player, kind: ShipKind) -> &mut u8 {
    if kind == ShipKind::Colony { &mut player.colonies } else { &mut player.posts }
}

/// SF-BUILD-2: a ship put on a launch point counts from this moment and may fly this turn.
pub(super) fn launch_ship(public: &mut Public, seat: Seat, kind: ShipKind, launch: Launch) {
    let player = &mut public.players[seat.index()];
    *modules(player, kind) -= 1;
    player.ships[launch.transporter.index()] = Some(Ship::new(kind, launch.at));
}

/// SF-SHIP-8, R-21, R-38: the ship leaves the board by founding or by being lost, and its transporter is free again
/// (SF-TRADEBASE-3); `back` when its module returns to stock too.
pub(super) fn remove_ship(public: &mut Public, seat: Seat, ship: Transporter, back: bool) {
    let player = &mut public.players[seat.index()];
    if let Some(gone) = player.ships[ship.index()].take() {
        *modules(player, gone.kind) += u8::from(back);
    }
    if public.turn.flying == Some(ship) {
        public.turn.flying = None;
    }
}

pub(super) fn change_fame(public: &mut Public, seat: Seat, by: i8) {
    let fame = &mut public.players[seat.index()].fame;
    *fame = fame.saturating_add_signed(by);
}
