//! Plasma Risk Rolls (H6).

use super::prelude::*;

facts! {
    pub enum Risks shown as RisksShown {
        Rolled { risk: Risk, die: u8, modifier: u8, outcome: Outcome },
        /// H6d, RUL-83: a goo augmentation goes back to the supply.
        GooLost { shape: Shape },
        /// H6c: so they go under their decks.
        Irradiated { cards: Workcells },
    }
}

impl Risks {
    pub(super) fn fold(&self, state: &mut State) {
        match *self {
            Risks::Rolled { die, .. } => state.public.record.note_die(die),
            Risks::GooLost { shape } => state.public.goo[shape.index()] = Goo::Supply,
            Risks::Irradiated { cards } => cards.iter().for_each(|card| state.public.discard(card)),
        }
    }
}

impl RisksShown {
    pub(super) fn line(&self) -> Option<Line> {
        Some(match *self {
            Self::Rolled { risk, die, modifier, outcome } => {
                let message = Message::new("log-plasma").with("risk", words::risk(risk)).with("die", die);
                let message = message.with("modifier", modifier).with("outcome", words::outcome(outcome));
                Line::new(None, message, &[ids::PLASMA]).seen(SightKind::Roll)
            }
            Self::GooLost { shape } => noted("log-goo-lost", "shape", words::shape(shape), &[ids::GOO_LOST]),
            Self::Irradiated { cards } => noted("log-neutrons", "count", cards.len(), &[ids::NEUTRONS]),
        })
    }
}
