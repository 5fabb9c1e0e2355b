//! Medals (B12).

use super::Cx;
use crate::content::{Ideology, Medal};
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
    public.medals[medal.index()].is_some() || medal.class().medals().any(|other| public.holds_medal(to, other))
}
