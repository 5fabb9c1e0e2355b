//! Plasma Risk Rolls (H6).

use super::prelude::*;

facts! {
    pub enum Risks shown as RisksShown {
        Rolled { risk: Risk, die: u8, modifier: u8, outcome: Outcome },
        /// H6c: so they go under their decks.
        Irradiated { cards: Workcells, idle: Workers },
    }
}

impl Risks {
    pub(super) fn fold(&self, state: &mut State) {
        match *self {
            Risks::Rolled { .. } => {}
            Risks::Irradiated { cards, idle } => {
                let public = &mut state.public;
                idle.iter().for_each(|worker| public.put(worker, Post::Trapezoid));
                for card in cards.iter() {
                    public.mats.iter_mut().for_each(|mat| mat.remove(card));
                    public.market.put_under(card);
                }
            }
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
            Self::Irradiated { cards, .. } => noted("log-neutrons", "count", cards.len(), &[ids::NEUTRONS]),
        })
    }
}
