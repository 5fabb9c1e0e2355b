//! The questions, a room for each. The list is a part of the saved form: it grows at its end only.

use orrery_core::{Asked, Cx, Listed, Message, Offer, Opt, Refusal, Seat};
use orrery_kit::{Window, fx};
use serde::{Deserialize, Serialize};

use super::effect::{Salvor, open_window};
use super::state::wreck::{Stmt, Verb};
use super::state::{Frame, Public, State};
use super::{Event, Salvage, rule};

orrery_core::questions! {
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub enum Decision answered by
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    Choice in Salvage { Pick, Take, Never }
}

/// Which part of the wreck?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pick;

impl Listed<Salvage> for Pick {
    type Answer = u8;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-part").rules(&[rule::EFFECT])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = u8> {
        0..if let Some(Stmt::Choose(parts)) = state.public.statement() { parts.len() as u8 } else { 0 }
    }

    fn option(&self, _: &State, _: Seat, part: &u8) -> Opt {
        Opt::of(part, Message::new("part").with("number", *part + 1))
    }

    fn resolve(&self, cx: &mut Cx<'_, Salvage>, _: Seat, part: u8) {
        if let Some(Stmt::Choose(parts)) = cx.state().public.statement() {
            fx::into(&mut Salvor(cx), parts[usize::from(part)]);
        }
    }
}

/// Is it taken: what is offered, for its price or for nothing, to one or to the first who wants it?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Take;

/// How much air it costs.
fn price(public: &Public) -> u8 {
    let Some(Stmt::Pay(price, ..)) = public.statement() else { return 0 };
    let block = public.effect().map_or(&[][..], |effect| effect.block(*price));
    block.iter().map(|stmt| if let Stmt::Do(Verb::Leak(by)) = stmt { *by } else { 0 }).sum()
}

impl Listed<Salvage> for Take {
    type Answer = bool;

    fn ask(&self, state: &State, asked: Asked) -> Offer {
        let what = Message::new("ask-take").with("air", price(&state.public));
        Offer::bare(asked, what).rules(&[rule::EFFECT, rule::REACT])
    }

    fn answers(&self, _: &State, _: Seat) -> impl Iterator<Item = bool> {
        [false, true].into_iter()
    }

    fn option(&self, _: &State, _: Seat, yes: &bool) -> Opt {
        Opt::of(yes, if *yes { "take" } else { "leave-it" })
    }

    fn allows(&self, state: &State, _: Seat, yes: &bool) -> Result<(), Refusal> {
        let (price, air) = (price(&state.public), state.public.air);
        let why = || Message::new("refused-air").with("price", price).with("air", air);
        if *yes && price > 0 && air <= price { Err(Refusal::new(rule::EFFECT, why())) } else { Ok(()) }
    }

    fn resolve(&self, cx: &mut Cx<'_, Salvage>, seat: Seat, yes: bool) {
        match *cx.state().public.frames.top() {
            Frame::React { block, window } if yes => {
                let others = window.concerned().iter().filter(|other| *other != seat);
                open_window(cx, block, Window::new(others), true);
                cx.emit(Event::Reacted { seat, block });
            }
            Frame::React { .. } => {
                cx.reveal();
                cx.emit(Event::Passed { seat });
            }
            _ => fx::decide(&mut Salvor(cx), yes),
        }
    }
}

/// Shall reactions pass from now on?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Never;

impl Listed<Salvage> for Never {
    type Answer = ();

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-never").rules(&[rule::NEVER])
    }

    fn answers(&self, _: &State, _: Seat) -> impl Iterator<Item = ()> {
        [()].into_iter()
    }

    fn option(&self, _: &State, _: Seat, _: &()) -> Opt {
        Opt::of(&(), "never")
    }

    fn resolve(&self, cx: &mut Cx<'_, Salvage>, seat: Seat, (): ()) {
        cx.emit(Event::NeverSaid { seat });
    }
}
