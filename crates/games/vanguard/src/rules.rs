//! The rules, a room for each chapter: who is asked what, and what happens by itself. What is legal, and what follows from
//! an answer, stands with its question.

pub(crate) mod actions;
mod asking;
pub(crate) mod cards;
pub(crate) mod check;
pub(crate) mod costs;
pub(crate) mod danger;
pub(crate) mod dice;
pub(crate) mod effect;
pub mod end;
pub(crate) mod events;
pub(crate) mod forecast;
pub mod ids;
pub(crate) mod landing;
pub(crate) mod leads;
mod leaving;
pub mod odds;
pub(crate) mod passives;
pub mod payment;
pub(crate) mod plays;
pub mod pool;
pub(crate) mod prospects;
pub(crate) mod set_up;
pub(crate) mod ship;
pub mod special;
pub(crate) mod test;
pub(crate) mod threats;
pub(crate) mod time;
pub(crate) mod travel;
pub(crate) mod turns;
mod vote;
pub mod ways;
pub(crate) mod windows;
pub(crate) mod wounds;

pub(crate) use asking::asks;
pub(crate) use end::outcome;
pub(crate) use leaving::leave;
pub use ship::verbs::is_errand;
pub(crate) use vote::answer;

use orrery_core::{Listed, Seat};
use orrery_kit::fx::{At, BlockId};

use crate::Vanguard;
use crate::content::RankUp;
use crate::event::{Course, Worlds};
use crate::questions::Decision;
use crate::state::{Effect, Frame, Origin, Place};

/// The one door through which a state changes.
pub(crate) type Cx<'a> = orrery_core::Cx<'a, Vanguard>;

/// This first; then what is open goes on.
pub(crate) fn begin(cx: &mut Cx<'_>, what: Frame) {
    cx.emit(Course::Began { what }.into());
}

/// This instead of what was done.
pub(crate) fn go_on(cx: &mut Cx<'_>, to: Frame) {
    cx.emit(Course::Entered { to }.into());
}

/// What lies below goes on.
pub(crate) fn over(cx: &mut Cx<'_>) {
    cx.emit(Course::Ended.into());
}

/// Carries out what a card says, for whoever used it, above what is being done: it runs to its end first (VG-GEN-16).
pub(crate) fn carry_out(cx: &mut Cx<'_>, origin: Origin, block: BlockId, source: Place, here: Option<u8>) {
    begin(cx, Frame::Effect(Effect { origin, at: At::block(source, block), source, here }));
}

pub(crate) fn ask(cx: &mut Cx<'_>, seat: Seat, question: impl Into<Decision>) {
    cx.emit(Course::Asked { seat, question: question.into() }.into());
}

/// R104: a question with exactly one answer is not put, it is answered.
pub(crate) fn put<Q>(cx: &mut Cx<'_>, seat: Seat, question: Q)
where
    Q: Listed<Vanguard> + Into<Decision> + Copy,
{
    let state = cx.state();
    let mut legal = question.answers(state, seat).filter(|answer| question.allows(state, seat, answer).is_ok());
    let only = legal.next().filter(|_| legal.next().is_none());
    drop(legal);
    ask(cx, seat, question);
    if let Some(only) = only {
        question.resolve(cx, seat, only);
    }
}

/// VG-RANK-2: as soon as its condition holds.
pub(crate) fn settle(cx: &mut Cx<'_>) {
    crate::lesson::settle(cx);
    let state = cx.state();
    let Some((card, false)) = state.rank_up.filter(|_| state.closed.is_none() && state.round > 0) else { return };
    if test::all(state, RankUp::completes(card)) {
        cx.emit(Worlds::RankUpCompleted { card }.into());
    }
}

/// One automatic step.
pub(crate) fn advance(cx: &mut Cx<'_>) {
    match cx.state().frame() {
        Frame::SetUp { stage, at } => set_up::go(cx, stage, at),
        Frame::Landing { steps } => landing::go(cx, steps),
        Frame::Landed(stage) => landing::landed(cx, stage),
        Frame::Round => turns::next(cx),
        Frame::Turn => turns::turn(cx),
        Frame::EndOfTurn { is_revealed } => turns::end(cx, is_revealed),
        Frame::Effect(_) => effect::step(cx),
        Frame::Used { place, play } => plays::put_away(cx, place, play),
        Frame::Window(opening) => windows::close(cx, opening),
        Frame::Spend { place, left, die, has_declined } => dice::spend(cx, place, left, die, has_declined),
        Frame::Sacrifice { place, die, left, from_spent } => dice::sacrifice(cx, place, die, left, from_spent),
        Frame::Recharge { place, left, die } => dice::recharge(cx, place, left, die),
        Frame::Wounded { place, wound, stage } => wounds::go(cx, place, wound, stage),
        Frame::InjuryDie { place } => wounds::injury_die(cx, place),
        Frame::HandLimit { place } => cards::keep_limit(cx, place),
        Frame::Dangers { place, table, dice, stage } => danger::go(cx, place, table, &dice, stage),
        Frame::Steps { place, left, has_begun } => travel::step(cx, place, left, has_begun),
        Frame::Events { place, left, event, is_open } => events::go(cx, place, left, event, is_open),
        Frame::Time { place, condition, threats, by } => time::next(cx, place, (condition, threats), by),
        Frame::Track { place, track, left, .. } => time::advance(cx, place, track, left),
        Frame::Leads { place, of, tokens } => leads::place(cx, place, of, &tokens),
        Frame::Trove { of } => leads::look(cx, of),
        Frame::Discoveries { of, left } => leads::discover(cx, of, left),
        Frame::Prowl { threat, left, how } => threats::prowl(cx, threat, left, how),
        Frame::Travel { stage } => travel::go(cx, stage),
        Frame::Check(step) => check::go(cx, step),
        Frame::Counters { action, place, here, next } => check::resolve_counters(cx, (action, place, here), next),
        Frame::Rest { place, dice, stage } => turns::rest(cx, place, dice, stage),
        Frame::Prepare { place, draw, check, draw_first, stage } => {
            turns::prepare(cx, place, (draw, check, draw_first), stage);
        }
        Frame::Strain { place } => dice::strained(cx, place),
        Frame::Consent { .. } => end::consented(cx),
        Frame::Heal { place, dice, cards } => wounds::heal(cx, place, dice, cards),
        Frame::Flip { place, left } => wounds::flip(cx, place, left),
        Frame::Reward { mission } => turns::reward(cx, mission),
        // Somebody is asked, or nobody plays any more.
        Frame::Over if cx.state().campaign.is_some() => ship::turn_to(cx, crate::state::Page::Leaving),
        Frame::Over => {}
        Frame::Ship { page, at } => ship::go(cx, page, at),
        Frame::Struck { situation } => ship::struck(cx, situation),
        Frame::Tasks { task, left } => ship::verbs::pick(cx, task, left),
        // VG-PLAY-7: tables of earlier rules may still wait for somebody who has left.
        Frame::Ask { seat, .. } if cx.state().left.contains(seat) => leaving::hand_on(cx, seat, None),
        // VG-WIN-1: a question that has lost its object falls away.
        Frame::Ask { .. } => over(cx),
    }
}
