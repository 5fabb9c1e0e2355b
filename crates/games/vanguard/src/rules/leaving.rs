//! Somebody leaves for good, and those who stay take over (VG-PLAY-7).

use orrery_core::{Seat, SeatSet};

use super::{Cx, go_on, over, vote};
use crate::content::Section;
use crate::event::{Course, Rounds};
use crate::questions::Decision;
use crate::state::{Close, Frame, Stage, State};

pub(crate) fn leave(cx: &mut Cx<'_>, seat: Seat) {
    let state = cx.state();
    if seat.0 >= state.seats || state.left.contains(seat) || state.closed.is_some() {
        return;
    }
    let theirs: Vec<Section> = Section::ALL.into_iter().filter(|one| state.controller(*one) == seat).collect();
    cx.emit(Rounds::PlayerLeft { seat }.into());
    vote::begin_again(cx);
    if Seat::all(cx.state().seats).all(|seat| cx.state().left.contains(seat)) {
        return cx.emit(Rounds::Closed { how: Close::Abandoned }.into());
    }
    let proposer = proposer(cx.state());
    theirs.iter().for_each(|section| pass_on(cx, *section));
    muster_anew(cx);
    hand_on(cx, seat, theirs.first().copied());
    if let Some(by) = proposer {
        let of = others(cx.state(), by);
        cx.emit(Course::ConsentBegun { of }.into());
    }
}

/// One after another to whoever has fewest.
fn pass_on(cx: &mut Cx<'_>, section: Section) {
    let state = cx.state();
    let has = |seat: Seat| state.controllers.iter().filter(|one| **one == seat).count();
    let present = Seat::all(state.seats).filter(|seat| !state.left.contains(*seat));
    if let Some(to) = present.min_by_key(|seat| (has(*seat), seat.0)) {
        cx.emit(Rounds::SectionPassed { section, to }.into());
    }
}

/// VG-PLAY-4: how many each player sends has changed, so a party that is being chosen is chosen anew.
fn muster_anew(cx: &mut Cx<'_>) {
    let Frame::Ask { question: Decision::Muster(_) | Decision::MusterFor(_), .. } = cx.state().frame() else { return };
    over(cx);
    cx.emit(Course::PartyDissolved.into());
    go_on(cx, Frame::SetUp { stage: Stage::Muster, at: 0 });
}

/// What the one who left was asked is for whoever has the section now.
pub(super) fn hand_on(cx: &mut Cx<'_>, from: Seat, usual: Option<Section>) {
    let asked = |frame: &Frame| match frame {
        Frame::Ask { seat, question } if *seat == from => Some(*question),
        _ => None,
    };
    while let Some(question) = cx.state().frames.nearest(asked) {
        let to = taker(cx.state(), &question, usual);
        cx.emit(Course::HandedOn { from, to }.into());
    }
}

/// Where a question is no section's, whoever has the first of theirs.
fn taker(state: &State, question: &Decision, usual: Option<Section>) -> Seat {
    let first = || Seat::all(state.seats).find(|seat| !state.left.contains(*seat)).unwrap_or(Seat(0));
    let section = || question.section(state).or(usual).map(|section| state.decider(section));
    question.about(state).map(|place| state.player(place)).or_else(section).unwrap_or_else(first)
}

/// Who has proposed to lift off: everybody else is asked anew, and all where it was the one who left (VG-LIFT-1).
fn proposer(state: &State) -> Option<Seat> {
    let open = |frame: &Frame| if let Frame::Consent { place, .. } = frame { Some(*place) } else { None };
    state.frames.nearest(open).map(|place| state.member(place).seat)
}

/// VG-LIFT-1: all other players with crew on the planet.
pub(super) fn others(state: &State, by: Seat) -> SeatSet {
    state.crew().map(|place| state.member(place).seat).filter(|seat| *seat != by).collect()
}
