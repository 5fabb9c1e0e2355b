//! Cards taken from hidden hands.

use std::cmp::Reverse;

use orrery_core::{Item, phrases};

use super::prelude::*;
use crate::event::{Course, Seven};
use crate::record::Source;
use crate::rules::turn::take_random;

/// From whom is a card taken (SF-SEVEN-3)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Steal;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Victim {
    Nobody,
    Seat(Seat),
}
phrases! { Victim { "nobody" => Nobody, _ => Seat(seat) } }

impl Question<Starfarers> for Steal {
    type Answer = Victim;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let public = &state.public;
        let option = |seat: Seat| {
            let option = Opt::of(&Victim::Seat(seat), words::about("pick-steal", seat)).at(seat_element(seat));
            option.fact(facts::standing(public, seat)).sealed()
        };
        let victims = public.others(asked.seat).filter(|seat| public.victims().contains(*seat));
        let options = victims.map(option).chain([Opt::of(&Victim::Nobody, "pick-nobody")]);
        let offer = Offer::list(asked, "title-steal", options).hint("hint-steal").act("act-card");
        offer.rules(&[ids::STEAL, ids::HIDDEN_CARD])
    }

    fn check(&self, state: &State, _: Seat, victim: &Victim) -> Result<(), Refusal> {
        let Victim::Seat(seat) = victim else { return Ok(()) };
        require(state.public.victims().contains(*seat), ids::STEAL, || "refused-no-cards")
    }

    fn sample(&self, state: &State, _: Seat, luck: &mut Dice) -> Victim {
        let spared = luck.below(8) == 0;
        let from = if spared { None } else { luck.one_of(state.public.victims().iter()) };
        from.map_or(Victim::Nobody, Victim::Seat)
    }

    /// The player with most VP, then with most cards.
    fn fallback(&self, state: &State, seat: Seat) -> Victim {
        let public = &state.public;
        let victims = public.others(seat).filter(|victim| public.player(*victim).hand > 0);
        let richest = victims.min_by_key(|victim| Reverse((public.vp(*victim), public.player(*victim).hand)));
        richest.map_or(Victim::Nobody, Victim::Seat)
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, victim: Victim) {
        match victim {
            Victim::Seat(from) => take_random(cx, seat, from, Source::Theft),
            Victim::Nobody => cx.emit(Seven::NobodyRobbed { seat }.into()),
        }
        cx.emit(Course::WentOn { to: Phase::Settled }.into());
    }
}

/// From whom do Fair Shares take a card (F19)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shares;

impl Question<Starfarers> for Shares {
    type Answer = SeatSet;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let item = |seat: Seat| Item::new(seat.number().to_string(), words::about("seat", seat)).at(seat_element(seat));
        let from: Vec<Item> = state.public.fair_victims().iter().map(item).collect();
        let most = from.len().min(usize::from(state.public.fair_share())) as u16;
        let options = Options::Pick { from, count: 0..=most, judged: false };
        Offer::new(asked, "title-shares", options).act("act-shares").rules(&[ids::GIFTS, ids::HIDDEN_CARD])
    }

    /// F19: some who have more VP.
    fn check(&self, state: &State, _: Seat, from: &SeatSet) -> Result<(), Refusal> {
        let victims = state.public.fair_victims();
        let few = from.len() <= usize::from(state.public.fair_share());
        require(few && from.iter().all(|seat| victims.contains(seat)), ids::GIFTS, || "refused-shares")
    }

    fn sample(&self, state: &State, _: Seat, luck: &mut Dice) -> SeatSet {
        let mut from = SeatSet::empty();
        for seat in state.public.fair_victims().iter() {
            if from.len() < usize::from(state.public.fair_share()) && luck.below(4) > 0 {
                from.insert(seat);
            }
        }
        from
    }

    /// Those with most cards.
    fn fallback(&self, state: &State, _: Seat) -> SeatSet {
        let public = &state.public;
        let victims = public.fair_victims();
        let mut seats: Vec<Seat> = public.others(public.active).filter(|seat| victims.contains(*seat)).collect();
        seats.sort_by_key(|seat| Reverse(public.player(*seat).hand));
        seats.into_iter().take(usize::from(public.fair_share())).collect()
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, from: SeatSet) {
        let victims = cx.state().public.others(seat).filter(|victim| from.contains(*victim));
        victims.for_each(|victim| take_random(cx, seat, victim, Source::Friends));
        cx.emit(Course::WentOn { to: Phase::Supply }.into());
    }
}
