//! What a wreck leaves to a captain's choice.

use orrery_core::{Asked, Cx, Listed, Message, Offer, Opt, Refusal, Seat};
use orrery_kit::fx::{self, Holds};
use serde::{Deserialize, Serialize};

use super::{Salvage, afford, need};
use crate::salvage::content::wreck::{Stmt, Verb};
use crate::salvage::effect::Salvor;
use crate::salvage::facts::Event;
use crate::salvage::rule;
use crate::salvage::state::{Frame, Public, State, Stock};

/// The statement the wreck has come to.
fn here(public: &Public) -> Option<&'static Stmt> {
    let at = public.frames.top().at()?;
    public.effect()?.at(at.block, at.done)
}

/// Which part of the wreck?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pick;

impl Listed<Salvage> for Pick {
    type Answer = u8;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-part").rules(&[rule::EFFECTS])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = u8> {
        let parts = if let Some(Stmt::Choose(parts)) = here(&state.public) { parts.len() } else { 0 };
        0..parts as u8
    }

    fn option(&self, _: &State, _: Seat, part: &u8) -> Opt {
        Opt::of(part, Message::new("part").with("number", *part))
    }

    fn check(&self, state: &State, seat: Seat, part: &u8) -> Result<(), Refusal> {
        need(self.answers(state, seat).any(|other| other == *part), rule::EFFECTS, "refused-part")
    }

    fn fallback(&self, _: &State, _: Seat) -> u8 {
        0
    }

    fn resolve(&self, cx: &mut Cx<'_, Salvage>, _: Seat, part: u8) {
        if let Some(Stmt::Choose(parts)) = here(&cx.state().public) {
            fx::into(&mut Salvor(cx), parts[usize::from(part)]);
        }
    }
}

/// Is it taken: what is offered, for its price or for nothing, to one or to the first who wants it?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Take;

impl Take {
    fn price(public: &Public) -> Stock {
        let Some(Stmt::Pay(price, ..)) = here(public) else { return Stock::default() };
        let block = public.effect().map_or(&[][..], |effect| effect.block(*price));
        let credits =
            block.iter().map(|stmt| if let Stmt::Do(Verb::Credit(by)) = stmt { by.unsigned_abs() } else { 0 });
        Stock { credits: credits.map(u32::from).sum(), fuel: 0 }
    }
}

impl Listed<Salvage> for Take {
    type Answer = bool;

    fn ask(&self, state: &State, asked: Asked) -> Offer {
        let price = Take::price(&state.public).credits;
        Offer::bare(asked, Message::new("ask-take").with("credits", price)).rules(&[rule::EFFECTS])
    }

    fn answers(&self, _: &State, _: Seat) -> impl Iterator<Item = bool> {
        [false, true].into_iter()
    }

    fn option(&self, _: &State, _: Seat, yes: &bool) -> Opt {
        Opt::of(yes, if *yes { "take" } else { "leave-it" })
    }

    fn check(&self, state: &State, seat: Seat, yes: &bool) -> Result<(), Refusal> {
        if *yes { afford(&state.public, seat, Take::price(&state.public), rule::EFFECTS) } else { Ok(()) }
    }

    fn fallback(&self, _: &State, _: Seat) -> bool {
        false
    }

    fn resolve(&self, cx: &mut Cx<'_, Salvage>, seat: Seat, yes: bool) {
        match (cx.state().public.frames.top(), yes) {
            (Frame::React { .. }, true) => cx.emit(Event::Reacted { seat }),
            (Frame::React { .. }, false) => cx.emit(Event::ReactionDeclined { seat }),
            _ => fx::decide(&mut Salvor(cx), yes),
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
