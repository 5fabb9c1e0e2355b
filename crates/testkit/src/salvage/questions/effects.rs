//! What a wreck does, in an order of choice.

use orrery_core::{
    Advice, Asked, Cx, Dice, Given, Heard, Listed, Message, Offer, Opt, Options, Question, Refusal, Said, Seat, Word,
    Words,
};
use serde::{Deserialize, Serialize};

use super::{Salvage, need};
use crate::salvage::content::Effect;
use crate::salvage::facts::Event;
use crate::salvage::rule;
use crate::salvage::state::{Frame, Public, State};

/// Which effect comes first, and which then?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Order;

/// The effects by their numbers, in the order in which they are taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sequence(pub Vec<u8>);

impl Word for Sequence {
    const STEPS: bool = true;

    fn say(&self, said: &mut Said) {
        self.0.iter().for_each(|number| number.say(said));
    }

    fn hear(heard: &mut Heard<'_>) -> Option<Self> {
        let mut numbers = Vec::new();
        while !heard.is_empty() {
            numbers.push(u8::hear(heard)?);
        }
        Some(Sequence(numbers))
    }
}

fn effects(public: &Public) -> &[Effect] {
    match public.frames.top() {
        Frame::Effects { rest, .. } => rest,
        _ => &[],
    }
}

/// The effects that are not in the beginning of an order yet.
fn left(public: &Public, begun: &[u8]) -> Options {
    let all = effects(public).iter().zip(0u8..);
    let next = all.filter(|(_, number)| !begun.contains(number));
    let option = |(effect, number): (&Effect, u8)| Opt::new(number.to_string(), name(effect));
    Options::Path { next: next.map(option).collect(), may_stop: begun.len() == effects(public).len() }
}

fn name(effect: &Effect) -> Message {
    match effect {
        Effect::Cargo(points) => Message::new("cargo").with("points", *points),
        Effect::Refuel => "refuel".into(),
        Effect::Leak => "leak".into(),
        Effect::Patch => "patch".into(),
        Effect::Find => "find".into(),
        Effect::Aid => "aid".into(),
    }
}

impl Question<Salvage> for Order {
    type Answer = Sequence;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        Offer::new(asked, "ask-order", left(&state.public, &[])).rules(&[rule::EFFECTS])
    }

    fn check(&self, state: &State, _: Seat, Sequence(order): &Sequence) -> Result<(), Refusal> {
        let mut sorted = order.clone();
        sorted.sort_unstable();
        let all = 0..effects(&state.public).len() as u8;
        need(sorted.into_iter().eq(all), rule::EFFECTS, "refused-order")
    }

    fn sample(&self, state: &State, seat: Seat, luck: &mut Dice) -> Sequence {
        let Sequence(mut order) = self.fallback(state, seat);
        luck.shuffle(&mut order);
        Sequence(order)
    }

    fn fallback(&self, state: &State, _: Seat) -> Sequence {
        Sequence((0..effects(&state.public).len() as u8).collect())
    }

    fn resolve(&self, cx: &mut Cx<'_, Salvage>, seat: Seat, Sequence(order): Sequence) {
        let rest = effects(&cx.state().public);
        let effects = order.iter().map(|at| rest[usize::from(*at)]).collect();
        cx.emit(Event::Ordered { seat, effects });
    }

    fn advise(&self, state: &State, asked: Asked, given: Option<&Given>) -> Advice {
        let next = given.and_then(Sequence::read).map(|begun| left(&state.public, &begun.0));
        Advice {
            refusal: given.and_then(|given| self.judge(state, asked.seat, given).err()),
            next,
            ..Advice::default()
        }
    }
}

/// Who gets a credit?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Aid;

impl Listed<Salvage> for Aid {
    type Answer = Seat;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-aid").rules(&[rule::AID])
    }

    fn answers(&self, state: &State, seat: Seat) -> impl Iterator<Item = Seat> {
        state.public.present.iter().filter(move |other| *other != seat)
    }

    fn option(&self, _: &State, _: Seat, to: &Seat) -> Opt {
        Opt::of(to, Message::new("seat").with("seat", *to))
    }

    fn check(&self, state: &State, seat: Seat, to: &Seat) -> Result<(), Refusal> {
        need(state.public.present.contains(*to) && *to != seat, rule::AID, "refused-aid")
    }

    fn fallback(&self, state: &State, seat: Seat) -> Seat {
        self.answers(state, seat).next().unwrap_or(seat)
    }

    fn resolve(&self, cx: &mut Cx<'_, Salvage>, seat: Seat, to: Seat) {
        cx.emit(Event::Aided { by: seat, seat: to });
    }
}
