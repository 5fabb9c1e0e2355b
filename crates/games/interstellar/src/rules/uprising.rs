//! Mutinies: who may rise is asked at once and in secret, and an election follows (D2b, F2f; 4.3 MUTINY).

use orrery_core::{Seat, SeatSet};

use super::{Cx, election};
use crate::content::{Ideologies, Ideology, Wisdom};
use crate::event::{Council, People, Whispers};
use crate::state::{Against, Public, Rising, State};

/// A window opens for those who may rise. Nobody can take back what opened it: how it goes on may tell of standing orders.
pub(super) fn open(cx: &mut Cx<'_>) {
    let public = &cx.state().public;
    let may_rise = |seat: &Seat| !public.left.contains(*seat) && public.risings(*seat).next().is_some();
    let seats: SeatSet = public.everybody().filter(may_rise).collect();
    if !seats.is_empty() {
        cx.reveal();
        cx.emit(Council::WindowOpened { seats }.into());
        let quiet: Vec<Seat> = seats.iter().filter(|seat| cx.state().keeps_quiet(*seat)).collect();
        quiet.into_iter().for_each(|seat| cx.emit(Whispers::Answered { seat, rising: None }.into()));
    }
}

pub(crate) fn answer(cx: &mut Cx<'_>, seat: Seat, rising: Option<Rising>) {
    cx.reveal();
    cx.emit(Whispers::Answered { seat, rising }.into());
}

/// RUL-46: of several the lowest pulse is the mutineer.
pub(super) fn close(cx: &mut Cx<'_>) {
    let rising = first(cx.state());
    cx.emit(Council::WindowClosed { rising }.into());
    if let Some(rising) = rising {
        pay(cx, rising);
        election::hold(cx);
    }
}

fn first(state: &State) -> Option<Rising> {
    state.secret.risings.into_iter().flatten().min_by_key(|rising| rising.of)
}

/// D2b: the mutineer takes Stress, win or lose; 2 against an Authority Commander with the Marshal. Of a mutiny against the
/// Post-human's levies the election decides who bears it.
pub(super) fn pay(cx: &mut Cx<'_>, Rising { of, against }: Rising) {
    let public = &cx.state().public;
    let is_watched = public.commanding == Ideology::Authority && public.has_wisdom(Wisdom::Marshal);
    if against == Against::Commander {
        let by = if is_watched { 2 } else { 1 };
        cx.emit(People::Stressed { who: Ideologies::NONE.with(of), by }.into());
    }
}

impl Public {
    /// RUL-105: with which Ideologies a player may rise, and against whom.
    pub fn risings(&self, seat: Seat) -> impl Iterator<Item = Rising> + use<'_> {
        let own = Ideology::ALL.into_iter().filter(move |of| self.player(*of) == seat);
        let all = own.flat_map(|of| Against::ALL.map(|against| Rising { of, against }));
        all.filter(|rising| self.may_rise(*rising))
    }

    /// F2f: anybody Awake but the Commander's. D2b: those who were Awake when D2 began, but for the Commander's Ideology. RUL-121: against the levies of a
    /// Post-human who does not command anybody else may rise.
    fn may_rise(&self, Rising { of, against }: Rising) -> bool {
        if self.regime.announced.is_some() {
            return against == Against::Commander && of != self.commanding && self.candidates().contains(of);
        }
        let post_human = self.post_human().filter(|of| *of != self.commanding);
        let is_own = |summons: bool| summons && post_human.is_some();
        let contested = |summons: bool| self.regime.orders.iter().any(|edict| is_own(edict.is_summons()) == summons);
        let may = match against {
            Against::Commander => of != self.commanding && contested(false),
            Against::PostHuman => post_human.is_some_and(|other| other != of) && contested(true),
        };
        may && self.regime.awake.contains(of)
    }
}
