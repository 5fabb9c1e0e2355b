//! Promises.

use orrery_core::{Dice, Field, Options, Question, SeatSet, form, phrase, phrases};

use super::prelude::*;
use crate::event::Whispers;
use crate::state::{Pledge, Promise, Until};

/// What is promised to whom, if anything (4.4, DP-48)? It need not be answered, and binds nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MakePromise;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Promised {
    pub to: Seat,
    pub what: Pledge,
    pub until: Until,
    pub open: bool,
}

form! { Promised { to, what, until, open } }
phrases! { Pledge {
    "vote" => Vote(of), "child" => Child(of), "brake" => Brake(star), "spare" => Spare, "welcome" => Welcome,
    "saw" => Saw(face), "work" => Work(card),
} }

/// What may be promised now.
fn pledges(state: &State) -> impl Iterator<Item = Pledge> + '_ {
    let public = &state.public;
    let people = Ideology::ALL.map(Pledge::Vote).into_iter().chain(Ideology::ALL.map(Pledge::Child));
    let stars = crate::content::Star::ALL.into_iter().map(Pledge::Brake);
    let seen = Reality::ALL.map(Pledge::Saw);
    let cards = public.displays().chain(public.market.cards()).map(Pledge::Work);
    people.chain([Pledge::Spare, Pledge::Welcome]).chain(seen).chain(cards).chain(stars)
}

/// First of what kind, then which.
fn any_pledge(state: &State, luck: &mut Dice) -> Pledge {
    let kind = luck.below(7);
    let mut one_of = |count: usize| luck.below(count as u32) as usize;
    match kind {
        0 => Pledge::Vote(Ideology::ALL[one_of(Ideology::COUNT)]),
        1 => Pledge::Child(Ideology::ALL[one_of(Ideology::COUNT)]),
        2 => Pledge::Brake(crate::content::Star::ALL[one_of(crate::content::Star::COUNT)]),
        3 => Pledge::Welcome,
        4 => Pledge::Saw(Reality::ALL[one_of(Reality::COUNT)]),
        5 => luck.one_of(state.public.displays()).map_or(Pledge::Spare, Pledge::Work),
        _ => Pledge::Spare,
    }
}

fn pledge(what: Pledge) -> Opt {
    let opt = Opt::of(&what, words::pledge(what));
    match what {
        Pledge::Work(card) => opt.at(card.id()),
        Pledge::Brake(star) => opt.at(star.space().id()),
        _ => opt,
    }
}

impl Question<Interstellar> for MakePromise {
    type Answer = Promised;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let hearers = state.hearers(asked.seat).map(|seat| Opt::of(&seat, orrery_core::tell::about("seat", seat)));
        let untils = Until::ALL.into_iter().map(|until| Opt::of(&until, words::until(until)));
        let open = |open: bool| Opt::of(&open, if open { "promise-open" } else { "promise-private" });
        let fields = vec![
            Field::new("to", "promise-to", Options::List(hearers.collect())),
            Field::new("what", "promise-what", Options::List(pledges(state).map(pledge).collect())),
            Field::new("until", "promise-until", Options::List(untils.collect())),
            Field::new("open", "promise-heard", Options::List([true, false].map(open).into())),
        ];
        let offer = Offer::new(asked, "ask-promise", Options::Form { fields, judged: false });
        offer.hint("hint-promise").act("act-promise").rules(&[ids::PROMISE, ids::TALK, ids::SEATING])
    }

    fn check(&self, state: &State, seat: Seat, Promised { to, what, .. }: &Promised) -> Result<(), Refusal> {
        let is_heard = *to != seat && state.public.listeners().contains(*to);
        let is_known = pledges(state).any(|pledge| pledge == *what);
        if is_heard && is_known { Ok(()) } else { Err(not_offered(ids::PROMISE)) }
    }

    fn sample(&self, state: &State, seat: Seat, luck: &mut Dice) -> Promised {
        let others = state.public.listeners().minus(SeatSet::of(seat));
        let to = luck.one_of(others.iter()).unwrap_or(seat);
        let (what, how) = (any_pledge(state, luck), luck.below(4) as usize);
        Promised { to, what, until: Until::ALL[how % 2], open: how < 2 }
    }

    fn fallback(&self, state: &State, seat: Seat) -> Promised {
        let to = state.hearers(seat).next().unwrap_or(seat);
        Promised { to, what: Pledge::Spare, until: Until::Now, open: true }
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, Promised { to, what, until, open }: Promised) {
        let until = cx.state().public.dozyear.number + until.index() as u8;
        let promise = Promise { to, pledge: what, until, is_open: open, kept: None };
        if let Some(slot) = cx.state().free_promise(seat) {
            cx.emit(Whispers::Promised { from: seat, slot, promise }.into());
        }
    }
}

/// Was a promise kept (4.4, DP-48)? Whoever received it may say so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct JudgePromise;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Judgement {
    pub from: Seat,
    pub slot: u8,
    pub kept: bool,
}

phrase! { Judgement { from, slot, kept } }

impl Listed<Interstellar> for JudgePromise {
    type Answer = Judgement;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-judge-promise").act("act-judge").rules(&[ids::PROMISE, ids::TALK])
    }

    fn answers(&self, state: &State, seat: Seat) -> impl Iterator<Item = Judgement> {
        state.unjudged(seat).flat_map(|(from, slot, _)| [true, false].map(|kept| Judgement { from, slot, kept }))
    }

    fn option(&self, state: &State, _: Seat, judgement: &Judgement) -> Opt {
        let promise = state.promise(judgement.from, judgement.slot);
        let group = Message::new("promise-of").with("seat", judgement.from);
        let group = promise.into_iter().fold(group, |group, one| group.with("promise", words::pledge(one.pledge)));
        Opt::of(judgement, if judgement.kept { "promise-kept" } else { "promise-broken" }).group(group)
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, Judgement { from, slot, kept }: Judgement) {
        if let Some(promise) = cx.state().promise(from, slot) {
            cx.emit(Whispers::Judged { from, slot, promise, kept, by_hand: true }.into());
        }
    }
}
