//! Rolls and what they bring, relief and supply.

use orrery_core::Sign;

use super::prelude::*;
use crate::content::Resource;

facts! {
    pub enum Income shown as IncomeShown {
        Rolled { seat: Seat, dice: (u8, u8) },
        /// What the bank paid out (SF-PROD-2), and how many of each player's cards friends have added.
        Produced { sum: u8, cards: [Cards; MAX_SEATS], friends: [u8; MAX_SEATS], short: [bool; Resource::COUNT], to: Phase },
        Relieved { seat: Seat, card: Resource },
        SupplyRefilled { cards: Cards },
        SupplyDrawn { seat: Seat, card: Resource => seat },
        /// SF-SUPPLY-2: the draw is used up, with or without cards.
        SupplyDone { seat: Seat, cards: u8 },
    }
}

impl Income {
    pub(super) fn fold(&self, state: &mut State) {
        match *self {
            Self::Rolled { dice: (a, b), .. } => {
                let public = &mut state.public;
                public.record.note_roll(a + b);
                public.turn.dice = Some((a, b));
                public.turn.rolls += 1;
                public.turn.gained = Default::default();
                public.frames.enter(Phase::Rolled);
            }
            Self::Produced { ref cards, ref friends, to, .. } => {
                produce(state, cards, friends);
                state.public.frames.enter(to);
            }
            Self::Relieved { seat, card } => {
                state.public.record.tally(seat).gain(Source::Friends, 1);
                state.receive(seat, Cards::of(card, 1));
                state.public.frames.enter(Phase::Settled);
            }
            Self::SupplyRefilled { cards } => {
                state.public.bank = state.public.bank.minus(cards);
                state.public.supply += cards.total();
                state.secret.supply = state.secret.supply.plus(cards);
            }
            Self::SupplyDrawn { seat, card } => state.draw_supply(seat, card),
            Self::SupplyDone { seat, cards } => {
                state.public.record.tally(seat).gain(Source::Supply, cards);
                state.public.turn.drew = true;
                state.public.frames.renew();
            }
        }
    }
}

fn produce(state: &mut State, cards: &[Cards; MAX_SEATS], friends: &[u8; MAX_SEATS]) {
    state.public.turn.gained = *cards;
    for (seat, (cards, more)) in
        (0..).map(Seat).zip(cards.iter().zip(friends)).filter(|(_, (cards, _))| !cards.is_empty())
    {
        let tally = state.public.record.tally(seat);
        tally.gain(Source::Friends, *more);
        tally.gain(Source::Production, cards.total().saturating_sub(*more));
        tally.rolled.iter_mut().zip(cards.0).for_each(|(sum, count)| add(sum, count.into()));
        state.receive(seat, *cards);
    }
}

impl IncomeShown {
    pub(super) fn line(&self) -> Option<Line> {
        Some(match *self {
            Self::Rolled { seat, dice: (a, b) } => {
                let line = about("log-rolled", seat).with("first", Sign::die(a)).with("second", Sign::die(b));
                let line = line.with("sum", a + b);
                Line::new(Some(seat), line, &[ids::ROLL]).seen(SightKind::Roll)
            }
            Self::Produced { ref cards, ref short, .. } => produced(cards, short),
            Self::Relieved { seat, card } => told("log-relieved", seat, "card", words::resource(card), &[ids::GIFTS]),
            Self::SupplyRefilled { cards } => noted("log-refilled", "cards", words::cards(cards), &[ids::REFILL]),
            Self::SupplyDrawn { seat, card } => {
                told("log-supply-card", seat, "card", words::resource(card?), &[ids::SUPPLY])
            }
            Self::SupplyDone { cards: 0, .. } => return None,
            Self::SupplyDone { seat, cards } => told("log-supply", seat, "count", cards, &[ids::SUPPLY]),
        })
    }
}

fn produced(cards: &[Cards; MAX_SEATS], short: &[bool]) -> Line {
    let gains = each_seat(cards);
    let line = match gains.is_empty() {
        true => Message::new("log-nothing-produced"),
        false => Message::new("log-produced").with("gains", gains),
    };
    if short.contains(&true) {
        return noted("log-shortage", "line", line, &[ids::PRODUCTION, ids::SHORTAGE]);
    }
    Line::new(None, line, &[ids::PRODUCTION])
}
