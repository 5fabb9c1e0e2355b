//! What the Commander decides before the ship moves.

use orrery_core::{Dice, Question, Refused, phrases};

use super::prelude::*;
use crate::rules::helm;
use crate::state::Maneuver;

/// What is ordered at the helm (D5c, DP-25)? It is asked until the ship flies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Helm;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Order {
    Fly,
    TurnAlert,
    Jettison(Tile),
}

phrases! { Order { "fly" => Fly, "alert" => TurnAlert, "jettison" => Jettison(tile), } }

/// How often chance flies at once: a ship is not thrown overboard tile by tile.
const MOSTLY: u32 = 12;

fn orders(state: &State) -> impl Iterator<Item = Order> {
    let row = state.public.ship.row;
    let jettison = (0..row.len()).rev().map(move |at| Order::Jettison(row[at].tile));
    [Order::Fly, Order::TurnAlert].into_iter().chain(jettison)
}

fn option(state: &State, order: Order) -> Opt {
    match order {
        Order::Fly => Opt::of(&order, "order-fly").at(marks::SHIP),
        Order::TurnAlert => {
            let label = Message::new("order-alert").with("alert", words::alert(turned(state)));
            Opt::of(&order, label).at(marks::ALERT).rule(ids::ALERT)
        }
        Order::Jettison(tile) => {
            let label = Message::new("order-jettison").with("tile", words::tile(tile));
            let opt = Opt::of(&order, label).at(tile.id()).rule(ids::JETTISON);
            facts::lost_with(&state.public, tile).into_iter().fold(opt, Opt::fact)
        }
    }
}

fn turned(state: &State) -> Alert {
    if state.public.alert == Alert::Red { Alert::Yellow } else { Alert::Red }
}

impl Question<Interstellar> for Helm {
    type Answer = Order;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let legal = orders(state).filter(|order| self.check(state, asked.seat, order).is_ok());
        let offer = Offer::list(asked, "ask-helm", legal.map(|order| option(state, order)));
        let refused = orders(state).filter_map(|order| {
            let why = self.check(state, asked.seat, &order).err()?;
            Some(Refused::new(&order, option(state, order).label, why))
        });
        offer.act("act-order").hint("hint-helm").rules(&[ids::HELM, ids::HELM_MUTINY]).refused(refused)
    }

    fn check(&self, state: &State, _: Seat, order: &Order) -> Result<(), Refusal> {
        let has = |tile| state.public.ship.has(tile);
        match *order {
            Order::Jettison(tile) if !has(tile) => Err(not_offered(ids::HELM)),
            Order::TurnAlert => require(!state.public.dozyear.alert_turned, ids::BOUNDS, || "refused-alert-turned"),
            Order::Fly | Order::Jettison(_) => Ok(()),
        }
    }

    fn sample(&self, state: &State, seat: Seat, luck: &mut Dice) -> Order {
        let legal = orders(state).filter(|order| self.check(state, seat, order).is_ok());
        let order = (luck.below(MOSTLY) == 0).then(|| luck.one_of(legal)).flatten();
        order.unwrap_or(Order::Fly)
    }

    fn fallback(&self, _: &State, _: Seat) -> Order {
        Order::Fly
    }

    fn suggestions(&self, state: &State, seat: Seat) -> Vec<Suggestion> {
        bots::suggest_as(*self, state, seat, |order| option(state, order).label)
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, order: Order) {
        answered(cx);
        match order {
            Order::Fly => helm::fly(cx),
            Order::TurnAlert => helm::announce(cx, seat, Maneuver::Alert(turned(cx.state()))),
            Order::Jettison(tile) => helm::announce(cx, seat, Maneuver::Jettison(tile)),
        }
    }
}
