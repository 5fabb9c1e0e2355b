//! Where that was agreed, everybody decides together what the ship does (4.6, DP19, R25).

use orrery_core::{Ask, Questions, Seat};

use super::Cx;
use crate::event::{Course, Ships};
use crate::questions::{Choice, Decision};
use crate::state::{Frame, GroupVote, State};

/// DP19: the decisions of the pages. What belongs to a section alone (DP20, DP28 to DP30) stays with its player.
fn is_of_a_page(question: &Decision) -> bool {
    matches!(
        question,
        Decision::Plot(_)
            | Decision::Scan(_)
            | Decision::OpenFacility(_)
            | Decision::Study(_)
            | Decision::StudyOn(_)
            | Decision::PayResearch(_)
            | Decision::Enqueue(_)
            | Decision::WorkOn(_)
            | Decision::Hire(_)
            | Decision::Train(_)
            | Decision::Solving(_)
            | Decision::FitAddOn(_)
            | Decision::Nurse(_)
            | Decision::CrewPick(_)
    )
}

/// VG-PLAY-8: computers leave the ship to people.
fn voters(state: &State) -> impl Iterator<Item = Seat> + '_ {
    let votes = |seat: &Seat| !state.left.contains(*seat) && !state.terms.companions.contains(*seat);
    Seat::all(state.seats).filter(votes)
}

fn is_open(state: &State, question: &Decision) -> bool {
    state.terms.vote == GroupVote::On && is_of_a_page(question) && voters(state).nth(1).is_some()
}

/// Who is to answer a question that would be this player's.
pub(super) fn asked(state: &State, seat: Seat, question: &Decision) -> impl Iterator<Item = Seat> {
    let open = is_open(state, question);
    let waits = move |voter: &Seat| open && state.ballots[voter.index()].is_none();
    voters(state).filter(waits).chain((!open).then_some(seat))
}

/// What follows from an answer: a ballot waits until all are in.
pub(crate) fn answer(cx: &mut Cx<'_>, ask: &Ask<Decision>, choice: Choice) {
    if !is_open(cx.state(), &ask.decision) {
        return ask.decision.resolve(cx, ask.seat, choice);
    }
    cx.emit(Ships::Voted { seat: ask.seat, choice }.into());
    if voters(cx.state()).any(|seat| cx.state().ballots[seat.index()].is_none()) {
        return;
    }
    let of = voters(cx.state()).count() as u8;
    let Verdict { decider, carried, votes, is_tied } = verdict(cx.state(), ask.seat, choice);
    cx.emit(Ships::VoteCounted { decider, votes, of, is_tied }.into());
    ask.decision.resolve(cx, decider, carried);
}

struct Verdict {
    decider: Seat,
    carried: Choice,
    votes: u8,
    is_tied: bool,
}

/// What most want; where as many want something else, what the player wants who would decide otherwise.
fn verdict(state: &State, last: Seat, choice: Choice) -> Verdict {
    let decider = if let Frame::Ask { seat, .. } = state.frame() { seat } else { last };
    let cast = || state.ballots.iter().flatten();
    let count = |one: &Choice| cast().filter(|other| *other == one).count() as u8;
    let most = cast().map(count).max().unwrap_or(0);
    let own = state.ballots[decider.index()].filter(|own| count(own) == most);
    let carried = own.or_else(|| cast().find(|one| count(one) == most).copied());
    let carried = carried.unwrap_or(choice);
    let is_tied = cast().any(|one| *one != carried && count(one) == most);
    Verdict { decider, carried, votes: most, is_tied }
}

/// Somebody has left in the middle of a vote.
pub(super) fn begin_again(cx: &mut Cx<'_>) {
    if cx.state().ballots.iter().any(Option::is_some) {
        cx.emit(Course::VoteCleared.into());
    }
}
