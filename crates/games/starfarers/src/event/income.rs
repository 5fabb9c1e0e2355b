//! Rolls and what they bring, relief and supply.

use orrery_core::{Line, Message, Seat, Sign, facts};

use crate::content::Resource;
use crate::record::{Source, add};
use crate::rules::ids;
use crate::sets::Cards;
use crate::state::{MAX_SEATS, Phase, State};
use crate::tell::{each_seat, of_seat};
use crate::words;

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
            Income::Rolled { dice: (a, b), .. } => {
                let public = &mut state.public;
                public.record.note_roll(a + b);
                public.turn.dice = Some((a, b));
                public.turn.rolls += 1;
                public.turn.gained = Default::default();
                public.frames.enter(Phase::Rolled);
            }
            Income::Produced { ref cards, ref friends, to, .. } => {
                produce(state, cards, friends);
                state.public.frames.enter(to);
            }
            Income::Relieved { seat, card } => {
                state.public.record.tally(seat).gain(Source::Friends, 1);
                state.receive(seat, Cards::of(card, 1));
                state.public.frames.enter(Phase::Settled);
            }
            Income::SupplyRefilled { cards } => {
                state.public.bank = state.public.bank.minus(cards);
                state.public.supply += cards.total();
                state.secret.supply = state.secret.supply.plus(cards);
            }
            Income::SupplyDrawn { seat, card } => state.draw_supply(seat, card),
            Income::SupplyDone { seat, cards } => {
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
            IncomeShown::Rolled { seat, dice: (a, b) } => {
                let line =
                    |line: Message| line.with("first", Sign::die(a)).with("second", Sign::die(b)).with("sum", a + b);
                of_seat("log-rolled", seat, line, &[ids::ROLL])
            }
            IncomeShown::Produced { ref cards, ref short, .. } => produced(cards, short),
            IncomeShown::Relieved { seat, card } => {
                of_seat("log-relieved", seat, |line| line.with("card", words::resource(card)), &[ids::GIFTS])
            }
            IncomeShown::SupplyRefilled { cards } => {
                Line::new(None, Message::new("log-refilled").with("cards", words::cards(cards)), &[ids::REFILL])
            }
            IncomeShown::SupplyDrawn { seat, card } => {
                let card = words::resource(card?);
                of_seat("log-supply-card", seat, |line| line.with("card", card), &[ids::SUPPLY])
            }
            IncomeShown::SupplyDone { cards: 0, .. } => return None,
            IncomeShown::SupplyDone { seat, cards } => {
                of_seat("log-supply", seat, |line| line.with("count", cards), &[ids::SUPPLY])
            }
        })
    }
}

fn produced(cards: &[Cards; MAX_SEATS], short: &[bool]) -> Line {
    let gains = each_seat(cards);
    let line = if gains.is_empty() {
        Message::new("log-nothing-produced")
    } else {
        Message::new("log-produced").with("gains", gains)
    };
    if short.contains(&true) {
        return Line::new(None, Message::new("log-shortage").with("line", line), &[ids::PRODUCTION, ids::SHORTAGE]);
    }
    Line::new(None, line, &[ids::PRODUCTION])
}
