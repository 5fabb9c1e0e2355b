//! Medals (B12).
//!
//! Rules held here beside those that are named below: RUL-28, RUL-82, RUL-108.

use super::Cx;
use crate::content::{Ideology, Medal, MedalClass};
use crate::event::Honours;
use crate::questions::{self, TakeMedal};
use crate::state::{Honour, Public};

/// Whoever holds a medal cannot earn it again.
pub(crate) fn earn(cx: &mut Cx<'_>, medal: Medal, to: Ideology) {
    if !cx.state().public.holds_medal(to, medal) {
        cx.emit(Honours::Earned { medal, to }.into());
    }
}

/// DP-36: asked only if the own class is taken or another Ideology would lose it; else it is taken.
pub(super) fn award(cx: &mut Cx<'_>, Honour { medal, to }: Honour) {
    let public = &cx.state().public;
    match is_contested(public, medal, to) {
        true => questions::pose(cx, public.player(to), TakeMedal { medal, to }),
        false => cx.emit(Honours::Taken { medal, to }.into()),
    }
}

fn is_contested(public: &Public, medal: Medal, to: Ideology) -> bool {
    let stays = |other: Medal| !public.holds_medal(to, other) || !public.is_displaced(other, medal, to);
    let is_forced = |other: Medal| medal == Medal::Detective && other == Medal::Ultralight;
    let keeps_class = medal.class().medals().all(|other| stays(other) || is_forced(other));
    public.medals[medal.index()].is_some() || !keeps_class
}

impl Public {
    /// B12-1: one medal of a class; whoever has found the Sirens may hold all of the Explorers (RUL-142).
    pub fn is_displaced(&self, held: Medal, by: Medal, of: Ideology) -> bool {
        let is_free = by.class() == MedalClass::Explorer && self.sirens == Some(of);
        held.class() == by.class() && !is_free
    }
}
