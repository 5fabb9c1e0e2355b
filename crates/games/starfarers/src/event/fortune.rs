//! What an encounter gives and takes (SF-Z11).

use super::pieces::{change_fame, launch_ship, remove_ship, with_ship};
use super::prelude::*;
use crate::content::{Part, Point};
use crate::state::{Launch, ShipKind, Transporter};

facts! {
    pub enum Fortune shown as FortuneShown {
        FameChanged { seat: Seat, by: i8 },
        Took { seat: Seat, cards: Cards, chosen: bool },
        Refunded { seat: Seat, cards: Cards },
        Impounded { seat: Seat, cards: Cards },
        Lost { seat: Seat, cards: Cards },
        PartFitted { seat: Seat, part: Part },
        PartRemoved { seat: Seat, part: Part },
        Stalled { seat: Seat, ship: Transporter },
        Retreated { seat: Seat, ship: Transporter, to: Point },
        ShipLost { seat: Seat, ship: Transporter },
        Jumped { seat: Seat, ship: Transporter, to: Point },
        PrizePlaced { seat: Seat, launch: Launch },
        VoucherKept { seat: Seat },
        SpeedChanged { seat: Seat, by: i8 },
    }
}

impl Fortune {
    /// What a card only gives back is no gain.
    pub(super) fn fold(&self, state: &mut State) {
        let public = &mut state.public;
        match *self {
            Self::FameChanged { seat, by } => {
                let fame = &mut public.record.tally(seat).fame;
                *fame = fame.saturating_add(by.into());
                change_fame(public, seat, by);
            }
            Self::Took { seat, cards, chosen } => take(state, seat, cards, chosen),
            Self::Refunded { seat, cards } => state.receive(seat, cards),
            Self::Impounded { seat, cards } => {
                public.record.tally(seat).lose(Source::Encounters, cards.total());
                state.pay(seat, cards);
            }
            Self::Lost { seat, cards } => state.pay(seat, cards),
            Self::PartFitted { seat, part } => {
                public.players[seat.index()].parts[part.index()] += 1;
                public.answered();
            }
            Self::PartRemoved { seat, part } => {
                public.players[seat.index()].parts[part.index()] -= 1;
                public.waiting.remove(seat);
                public.answered();
            }
            Self::Stalled { seat, ship } => with_ship(public, seat, ship, |ship| ship.stalled = true),
            Self::Retreated { seat, ship, to } => {
                with_ship(public, seat, ship, |ship| (ship.at, ship.stalled) = (to, true));
                public.answered();
            }
            Self::ShipLost { seat, ship } => remove_ship(public, seat, ship, true),
            Self::Jumped { seat, ship, to } => with_ship(public, seat, ship, |ship| ship.at = to),
            Self::PrizePlaced { seat, launch } => {
                launch_ship(public, seat, ShipKind::Trade, launch);
                public.answered();
            }
            Self::VoucherKept { seat } => public.players[seat.index()].vouchers += 1,
            Self::SpeedChanged { by, .. } => public.turn.modifier += by,
        }
    }
}

fn take(state: &mut State, seat: Seat, cards: Cards, chosen: bool) {
    state.public.record.tally(seat).gain(Source::Encounters, cards.total());
    state.receive(seat, cards);
    if chosen {
        state.public.read(|meeting| meeting.took = meeting.took.plus(cards));
        state.public.answered();
    }
}

impl FortuneShown {
    pub(super) fn line(&self) -> Option<Line> {
        let effect = &[ids::EFFECTS];
        Some(match *self {
            Self::FameChanged { seat, by } => told("log-fame", seat, "by", words::signed(by), &[ids::FAME]),
            Self::Took { seat, cards, .. } => with_cards("log-took", seat, cards, effect),
            Self::Refunded { seat, cards } => with_cards("log-refunded", seat, cards, effect),
            Self::Impounded { seat, cards } => with_cards("log-impounded", seat, cards, effect),
            Self::Lost { seat, cards } => with_cards("log-lost", seat, cards, effect),
            Self::PartFitted { seat, part } => told("log-part-fitted", seat, "part", words::part(part), effect),
            Self::PartRemoved { seat, part } => told("log-part-removed", seat, "part", words::part(part), effect),
            Self::Stalled { seat, ship } => {
                told("log-stalled", seat, "rings", ship.rings(), &[ids::STALL, ids::FIRST_STRUCK])
            }
            Self::Retreated { seat, to, .. } => at_place("log-retreated", seat, to, &[ids::FIRST_STRUCK]),
            Self::ShipLost { seat, ship } => told("log-ship-lost", seat, "rings", ship.rings(), &[ids::FIRST_STRUCK]),
            Self::Jumped { seat, to, .. } => at_place("log-jumped", seat, to, &[ids::JUMP]),
            Self::PrizePlaced { seat, launch } => at_place("log-prize", seat, launch.at, &[ids::PRIZE]),
            Self::VoucherKept { seat } => plainly("log-voucher", seat, &[ids::PRIZE]),
            Self::SpeedChanged { seat, by } => {
                told("log-speed", seat, "by", words::signed(by), &[ids::ENCOUNTER_SPEED])
            }
        })
    }
}
