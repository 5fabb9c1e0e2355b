//! The wreck is won: others may jam, then a ship is sent along a route.

use orrery_core::{
    Advice, Asked, Cx, Dice, Given, Heard, Listed, Message, Offer, Opt, Options, Question, Refusal, Said, Seat, Word,
    Words,
};
use serde::{Deserialize, Serialize};

use super::{Salvage, afford, need};
use crate::salvage::content::{MAP, PLACES};
use crate::salvage::facts::Event;
use crate::salvage::rule;
use crate::salvage::state::{Card, State, Stock};

/// Is the salvage spoilt?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Jam;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Jamming {
    Pass,
    Jam,
}
orrery_core::phrases! { Jamming { "pass" => Pass, "jam" => Jam, } }

impl Listed<Salvage> for Jam {
    type Answer = Jamming;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-jam").rules(&[rule::JAM])
    }

    fn answers(&self, _: &State, _: Seat) -> impl Iterator<Item = Jamming> {
        [Jamming::Pass, Jamming::Jam].into_iter()
    }

    fn option(&self, _: &State, _: Seat, jamming: &Jamming) -> Opt {
        Opt::of(jamming, if *jamming == Jamming::Jam { "jam" } else { "pass" })
    }

    fn check(&self, state: &State, seat: Seat, jamming: &Jamming) -> Result<(), Refusal> {
        let can = *jamming == Jamming::Pass || state.hand(seat).contains(&Card::Jammer);
        need(can, rule::JAM, "refused-no-jammer")
    }

    fn fallback(&self, _: &State, _: Seat) -> Jamming {
        Jamming::Pass
    }

    fn resolve(&self, cx: &mut Cx<'_, Salvage>, seat: Seat, jamming: Jamming) {
        if jamming == Jamming::Pass {
            return cx.emit(Event::JamDeclined { seat });
        }
        cx.reveal();
        cx.emit(Event::Jammed { by: seat });
        cx.emit(Event::Drifted);
    }
}

/// Which ship is sent?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ship;

impl Listed<Salvage> for Ship {
    type Answer = u8;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-ship").rules(&[rule::SHIP])
    }

    fn answers(&self, _: &State, _: Seat) -> impl Iterator<Item = u8> {
        0..2
    }

    fn option(&self, _: &State, _: Seat, ship: &u8) -> Opt {
        Opt::of(ship, Message::new("ship").with("number", *ship))
    }

    fn check(&self, state: &State, seat: Seat, ship: &u8) -> Result<(), Refusal> {
        let need = state.public.way(seat, *ship).ok_or_else(Refusal::not_offered)?;
        let have = state.public.stock(seat).fuel;
        let short = Message::new("refused-out-of-reach").with("need", need).with("have", have);
        if need <= have { Ok(()) } else { Err(Refusal::new(rule::SHIP, short)) }
    }

    fn fallback(&self, state: &State, seat: Seat) -> u8 {
        (0..2).find(|ship| state.public.can_reach(seat, *ship)).unwrap_or(0)
    }

    fn resolve(&self, cx: &mut Cx<'_, Salvage>, seat: Seat, ship: u8) {
        cx.emit(Event::ShipChosen { seat, ship });
    }
}

/// Along which lanes does it fly?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Route {
    pub ship: u8,
}

/// Places by their numbers, one after the other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Way(pub Vec<u8>);

impl Word for Way {
    const STEPS: bool = true;

    fn say(&self, said: &mut Said) {
        self.0.iter().for_each(|at| said.put(PLACES[usize::from(*at)]));
    }

    fn hear(heard: &mut Heard<'_>) -> Option<Self> {
        let mut way = Vec::new();
        while let Some(name) = heard.take() {
            way.push(PLACES.iter().position(|place| *place == name)? as u8);
        }
        Some(Way(way))
    }
}

impl Route {
    fn from(&self, state: &State, seat: Seat) -> Option<u8> {
        state.public.captain(seat).ships.get(usize::from(self.ship)).copied()
    }

    fn target(&self, state: &State) -> Option<u8> {
        state.public.wreck.map(|wreck| wreck.place)
    }

    /// The steps after `path` from which the wreck can still be reached, and whether it has been.
    fn onwards(&self, state: &State, seat: Seat, path: &[u8]) -> Options {
        let stuck = Options::Path { next: Vec::new(), may_stop: false };
        let (Some(start), Some(target)) = (self.from(state, seat), self.target(state)) else { return stuck };
        let here = path.last().copied().unwrap_or(start);
        let fuel = MAP.cost(start, path).and_then(|cost| state.public.stock(seat).fuel.checked_sub(cost));
        let steps = fuel.map_or(Vec::new(), |fuel| MAP.steps_towards(here, target, fuel));
        let opt = |(place, cost): &(u8, u32)| {
            let place = PLACES[usize::from(*place)];
            Opt::new(place, Message::new("lane").with("to", place).with("fuel", *cost)).at(place)
        };
        Options::Path { next: steps.iter().map(opt).collect(), may_stop: fuel.is_some() && here == target }
    }
}

impl Question<Salvage> for Route {
    type Answer = Way;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        Offer::new(asked, "ask-route", self.onwards(state, asked.seat, &[])).rules(&[rule::ROUTE])
    }

    fn check(&self, state: &State, seat: Seat, Way(path): &Way) -> Result<(), Refusal> {
        let from = self.from(state, seat).ok_or_else(Refusal::not_offered)?;
        let cost = MAP.cost(from, path).ok_or_else(|| Refusal::new(rule::ROUTE, "refused-no-lane"))?;
        afford(&state.public, seat, Stock { credits: 0, fuel: cost }, rule::ROUTE)?;
        let end = path.last().copied().unwrap_or(from);
        need(self.target(state) == Some(end), rule::ROUTE, "refused-not-there")
    }

    /// Each step is chosen among those that lead on.
    fn sample(&self, state: &State, seat: Seat, luck: &mut Dice) -> Way {
        let mut path = Vec::new();
        while let Options::Path { next, may_stop } = self.onwards(state, seat, &path) {
            if next.is_empty() || may_stop && luck.below(2) == 0 {
                break;
            }
            let step = &next[luck.below(next.len() as u32) as usize].key;
            path.extend(PLACES.iter().position(|place| place == step).map(|at| at as u8));
        }
        Way(path)
    }

    fn fallback(&self, state: &State, seat: Seat) -> Way {
        let (Some(mut here), Some(target)) = (self.from(state, seat), self.target(state)) else { return Way(vec![]) };
        let mut path = Vec::new();
        while here != target {
            let on = |(next, cost): &(u8, u32)| MAP.distance(*next, target).map(|rest| rest + cost);
            let Some((next, _)) = MAP.steps(here).filter(|step| on(step).is_some()).min_by_key(on) else { break };
            path.push(next);
            here = next;
        }
        Way(path)
    }

    fn resolve(&self, cx: &mut Cx<'_, Salvage>, seat: Seat, Way(path): Way) {
        let from = self.from(cx.state(), seat);
        let fuel = from.and_then(|from| MAP.cost(from, &path)).unwrap_or(0);
        cx.emit(Event::Flown { seat, ship: self.ship, path, fuel });
    }

    fn advise(&self, state: &State, asked: Asked, given: Option<&Given>) -> Advice {
        let next = given.and_then(Way::read).map(|way| self.onwards(state, asked.seat, &way.0));
        Advice {
            refusal: given.and_then(|given| self.judge(state, asked.seat, given).err()),
            next,
            ..Advice::default()
        }
    }
}
