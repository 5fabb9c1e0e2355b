//! What the active player builds and exchanges with the bank.

use super::pieces::{change_fame, launch_ship};
use super::prelude::*;
use crate::content::Resource;
use crate::state::{Launch, Order, ShipKind};

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
            Self::Built { seat, order, cost } => {
                state.pay(seat, cost);
                put(&mut state.public, seat, order);
            }
            Self::Exchanged { seat, give, take } => {
                state.public.record.tally(seat).gain(Source::Bank, 1);
                state.pay(seat, give);
                state.receive(seat, Cards::of(take, 1));
                state.public.turn.bazaar |= give == Cards::of(Resource::Goods, 1);
            }
            Self::FameBought { seat, cost } => {
                state.pay(seat, cost);
                state.public.turn.bought_fame = true;
                change_fame(&mut state.public, seat, 1);
            }
            Self::Redeemed { seat, launch } => {
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
            Self::Built { seat, order, .. } => built(seat, order),
            Self::Exchanged { seat, give, take } => {
                let line = about("log-exchanged", seat).with("give", words::cards(give));
                Line::new(Some(seat), line.with("card", words::resource(take)), &[ids::BANK])
            }
            Self::FameBought { seat, .. } => plainly("log-fame-bought", seat, &[ids::GIFTS]),
            Self::Redeemed { seat, launch } => at_place("log-redeemed", seat, launch.at, &[ids::PRIZE]),
        })
    }
}

fn built(seat: Seat, order: Order) -> Line {
    let what = |id| about(id, seat).with("build", words::build(order.build()));
    let line = match order {
        Order::Ship(_, launch) => what("log-built-at").with("place", words::point(launch.at)),
        Order::Spaceport(site) => what("log-built-at").with("place", words::site(site)),
        Order::Part(_) => what("log-built"),
    };
    Line::new(Some(seat), line, &[ids::BUILD])
}
