//! Who commands: vacancies, elections, and ships without anybody Awake (F3, F5).
//!
//! Rules held here beside those that are named below: A1d, K-Commander, RUL-75, RUL-114, RUL-117.

use orrery_core::{Seat, SeatSet};
use orrery_kit::{Ballots, Verdict, Vote};

use super::{Cx, promises, queue};
use crate::content::{Cyborg, Ideologies, Ideology, Medal, Wisdom};
use crate::event::{Council, Politics};
use crate::questions::{self, BreakTie, Star};
use crate::state::{Deed, MAX_SEATS, Place, Public, State};

/// The extra votes of Authority's player while the Marshal lives.
const MARSHAL: u8 = 2;
/// WA2
const CULT: u8 = 2;

/// F3a: held at the end of a phase.
pub(super) fn fill_vacancy(cx: &mut Cx<'_>) {
    if cx.state().public.commander.is_none() {
        hold(cx);
    }
}

/// F3g: a single candidate needs no ballot; without any F5d looks for a newborn.
pub(super) fn hold(cx: &mut Cx<'_>) {
    let public = &cx.state().public;
    let candidates = public.candidates();
    match candidates.len() {
        0 => newborn_commands(cx),
        1 => candidates.iter().for_each(|of| elect(cx, of)),
        _ => {
            let seats: SeatSet = public.everybody().collect();
            queue::hold(cx);
            cx.emit(Politics::ElectionOpened { seats }.into());
        }
    }
}

/// F5d: of the lowest pulse, the Amazon first.
fn newborn_commands(cx: &mut Cx<'_>) {
    let public = &cx.state().public;
    let is_newborn = |cyborg: &Cyborg| matches!(public.person(*cyborg).place, Place::Newborn(_));
    let all = Ideology::ALL.into_iter().flat_map(|of| [(of.amazon(), of), (of.meathead(), of)]);
    if let Some((cyborg, of)) = all.into_iter().find(|(cyborg, _)| is_newborn(cyborg)) {
        cx.emit(Politics::CommanderMade { cyborg, of }.into());
    }
}

/// F5a: the first who comes out of the Jars of a ghost ship commands at once.
pub(crate) fn first_out_of_the_jars(cx: &mut Cx<'_>, cyborg: Cyborg) {
    let public = &cx.state().public;
    let mut others = Cyborg::all().filter(|one| *one != cyborg);
    let is_ghost = public.commander.is_none() && !others.any(|other| public.person(other).is_awake());
    if let Some(of) = public.side(cyborg).filter(|_| is_ghost) {
        cx.emit(Politics::CommanderMade { cyborg, of }.into());
    }
}

impl Public {
    /// F3b: every Ideology with an Awake Cyborg, the Post-human's too.
    pub fn candidates(&self) -> Ideologies {
        let post_human = self.post_human().into_iter();
        self.awake().iter().chain(post_human).collect()
    }

    /// The Ideology that commands, unless the star is vacant.
    pub fn incumbent(&self) -> Option<Ideology> {
        self.commander.map(|_| self.commanding)
    }

    /// F3-1: 1 vote, and 1 for each medal on the own mats; the Marshal adds 2.
    pub fn votes(&self, seat: Seat) -> u8 {
        let is_own = |medal: &Medal| self.medals[medal.index()].is_some_and(|of| self.player(of) == seat);
        let medals = Medal::ALL.iter().filter(|medal| is_own(medal)).count() as u8;
        let marshal = self.has_wisdom(Wisdom::Marshal) && self.player(Ideology::Authority) == seat;
        let own: Vec<Ideology> = Ideology::ALL.into_iter().filter(|of| self.player(*of) == seat).collect();
        // RUL-38: glory counts like medals.
        let glory: u8 = own.iter().map(|of| self.glory[of.index()]).sum();
        let lasts = |of: &Ideology| (self.dozyear.number.max(1)..).contains(&self.regime.cults[of.index()]);
        let broadcast = own.iter().any(lasts);
        1 + medals + glory + if marshal { MARSHAL } else { 0 } + if broadcast { CULT } else { 0 }
    }
}

/// F3c, F3d: all votes are shown together; the Awake Ideology of the lowest pulse breaks ties.
pub(super) fn count(cx: &mut Cx<'_>) {
    let verdict = ballots(cx.state()).verdict();
    let (votes, public) = (cx.state().secret.ballots, &cx.state().public);
    let weights: [u8; MAX_SEATS] = std::array::from_fn(|seat| public.votes(Seat(seat as u8)));
    let judge = public.awake().nth(0).map_or(public.helm(), |of| public.player(of));
    cx.reveal();
    cx.emit(Politics::VotesOpened { votes, weights }.into());
    judge_votes(cx, votes);
    match verdict {
        Verdict::Carried(of) => elect(cx, of),
        Verdict::Tied(tied) => {
            let tied: Ideologies = tied.into_iter().collect();
            questions::pose(cx, judge, BreakTie { tied });
        }
        Verdict::Nobody => {}
    }
}

/// 4.4: who has promised a vote for a candidate has kept it, or not.
fn judge_votes(cx: &mut Cx<'_>, votes: [Option<Ideology>; MAX_SEATS]) {
    for (seat, of) in (0..).map(Seat).zip(votes).filter_map(|(seat, vote)| Some((seat, vote?))) {
        promises::judge(cx, seat, Deed::Voted(of));
    }
}

fn ballots(state: &State) -> Ballots<Ideology> {
    let mut ballots = Ballots::default();
    for seat in state.public.everybody() {
        if let Some(candidate) = state.secret.ballots[seat.index()] {
            ballots.cast(seat, Vote::For(candidate), state.public.votes(seat).into());
        }
    }
    ballots
}

/// F3e: the winner says which of its Awake Cyborgs bears the star. F3h: nothing changes if it is the Commander's Ideology.
pub(crate) fn elect(cx: &mut Cx<'_>, of: Ideology) {
    let public = &cx.state().public;
    match public.incumbent() == Some(of) {
        true => cx.emit(Council::Stayed { of }.into()),
        false => questions::pose(cx, public.player(of), Star { of }),
    }
}
