//! What an encounter gives and takes (SF-Z11).

use orrery_core::{Line, Seat, facts};

use super::pieces::{change_fame, launch_ship, remove_ship, with_ship};
use crate::content::{Part, Point};
use crate::record::Source;
use crate::rules::ids;
use crate::sets::Cards;
use crate::state::{Launch, ShipKind, State, Transporter};
use crate::tell::{at_place, of_seat, with_cards};
use crate::words;

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
            Fortune::FameChanged { seat, by } => {
                let fame = &mut public.record.tally(seat).fame;
                *fame = fame.saturating_add(by.into());
                change_fame(public, seat, by);
            }
            Fortune::Took { seat, cards, chosen } => take(state, seat, cards, chosen),
            Fortune::Refunded { seat, cards } => state.receive(seat, cards),
            Fortune::Impounded { seat, cards } => {
                public.record.tally(seat).lose(Source::Encounters, cards.total());
                state.pay(seat, cards);
            }
            Fortune::Lost { seat, cards } => state.pay(seat, cards),
            Fortune::PartFitted { seat, part } => {
                public.players[seat.index()].parts[part.index()] += 1;
                public.answered();
            }
            Fortune::PartRemoved { seat, part } => {
                public.players[seat.index()].parts[part.index()] -= 1;
                public.waiting.remove(seat);
                public.answered();
            }
            Fortune::Stalled { seat, ship } => with_ship(public, seat, ship, |ship| ship.stalled = true),
            Fortune::Retreated { seat, ship, to } => {
                with_ship(public, seat, ship, |ship| (ship.at, ship.stalled) = (to, true));
                public.answered();
            }
            Fortune::ShipLost { seat, ship } => remove_ship(public, seat, ship, true),
            Fortune::Jumped { seat, ship, to } => with_ship(public, seat, ship, |ship| ship.at = to),
            Fortune::PrizePlaced { seat, launch } => {
                launch_ship(public, seat, ShipKind::Trade, launch);
                public.answered();
            }
            Fortune::VoucherKept { seat } => public.players[seat.index()].vouchers += 1,
            Fortune::SpeedChanged { by, .. } => public.turn.modifier += by,
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
            FortuneShown::FameChanged { seat, by } => {
                of_seat("log-fame", seat, |line| line.with("by", words::signed(by)), &[ids::FAME])
            }
            FortuneShown::Took { seat, cards, .. } => with_cards("log-took", seat, cards, effect),
            FortuneShown::Refunded { seat, cards } => with_cards("log-refunded", seat, cards, effect),
            FortuneShown::Impounded { seat, cards } => with_cards("log-impounded", seat, cards, effect),
            FortuneShown::Lost { seat, cards } => with_cards("log-lost", seat, cards, effect),
            FortuneShown::PartFitted { seat, part } => {
                of_seat("log-part-fitted", seat, |line| line.with("part", words::part(part)), effect)
            }
            FortuneShown::PartRemoved { seat, part } => {
                of_seat("log-part-removed", seat, |line| line.with("part", words::part(part)), effect)
            }
            FortuneShown::Stalled { seat, ship } => {
                of_seat("log-stalled", seat, |line| line.with("rings", ship.rings()), &[ids::STALL, ids::FIRST_STRUCK])
            }
            FortuneShown::Retreated { seat, to, .. } => at_place("log-retreated", seat, to, &[ids::FIRST_STRUCK]),
            FortuneShown::ShipLost { seat, ship } => {
                of_seat("log-ship-lost", seat, |line| line.with("rings", ship.rings()), &[ids::FIRST_STRUCK])
            }
            FortuneShown::Jumped { seat, to, .. } => at_place("log-jumped", seat, to, &[ids::JUMP]),
            FortuneShown::PrizePlaced { seat, launch } => at_place("log-prize", seat, launch.at, &[ids::PRIZE]),
            FortuneShown::VoucherKept { seat } => of_seat("log-voucher", seat, |line| line, &[ids::PRIZE]),
            FortuneShown::SpeedChanged { seat, by } => {
                of_seat("log-speed", seat, |line| line.with("by", words::signed(by)), &[ids::ENCOUNTER_SPEED])
            }
        })
    }
}
