//! What the active player builds and exchanges with the bank.

use orrery_core::{Line, Message, Seat, facts};

use super::pieces::{change_fame, launch_ship};
use crate::content::Resource;
use crate::record::Source;
use crate::rules::ids;
use crate::sets::Cards;
use crate::state::{Launch, Order, Public, ShipKind, State};
use crate::tell::{at_place, of_seat};
use crate::words;

facts! {
    pub enum Works shown as WorksShown {
        Built { seat: Seat, order: Order, cost: Cards },
        Exchanged { seat: Seat, give: Cards, take: Resource },
        FameBought { seat: Seat, cost: Cards },
        Redeemed { seat: Seat, launch: Launch },
    }
}

impl Works {
    pub(super) fn fold(&self, state: &mut State) {
        match *self {
            Works::Built { seat, order, cost } => {
                state.pay(seat, cost);
                put(&mut state.public, seat, order);
            }
            Works::Exchanged { seat, give, take } => {
                state.public.record.tally(seat).gain(Source::Bank, 1);
                state.pay(seat, give);
                state.receive(seat, Cards::of(take, 1));
                state.public.turn.bazaar |= give == Cards::of(Resource::Goods, 1);
            }
            Works::FameBought { seat, cost } => {
                state.pay(seat, cost);
                state.public.turn.bought_fame = true;
                change_fame(&mut state.public, seat, 1);
            }
            Works::Redeemed { seat, launch } => {
                state.public.players[seat.index()].vouchers -= 1;
                launch_ship(&mut state.public, seat, ShipKind::Trade, launch);
            }
        }
        state.renew_pledges();
        state.public.frames.renew();
    }
}

fn put(public: &mut Public, seat: Seat, order: Order) {
    match order {
        Order::Ship(kind, launch) => launch_ship(public, seat, kind, launch),
        Order::Spaceport(site) => {
            public.players[seat.index()].rings -= 1;
            if let Some(colony) = &mut public.sites.0[site.index()] {
                colony.spaceport = true;
            }
        }
        Order::Part(part) => public.players[seat.index()].parts[part.index()] += 1,
    }
}

impl WorksShown {
    pub(super) fn line(&self) -> Option<Line> {
        Some(match *self {
            WorksShown::Built { seat, order, .. } => built(seat, order),
            WorksShown::Exchanged { seat, give, take } => {
                let line = |line: Message| line.with("give", words::cards(give)).with("card", words::resource(take));
                of_seat("log-exchanged", seat, line, &[ids::BANK])
            }
            WorksShown::FameBought { seat, .. } => of_seat("log-fame-bought", seat, |line| line, &[ids::GIFTS]),
            WorksShown::Redeemed { seat, launch } => at_place("log-redeemed", seat, launch.at, &[ids::PRIZE]),
        })
    }
}

fn built(seat: Seat, order: Order) -> Line {
    let what = |line: Message| line.with("build", words::build(order.build()));
    let place = match order {
        Order::Ship(_, launch) => words::point(launch.at),
        Order::Spaceport(site) => words::site(site),
        Order::Part(_) => return of_seat("log-built", seat, what, &[ids::BUILD]),
    };
    of_seat("log-built-at", seat, |line| what(line).with("place", place), &[ids::BUILD])
}
