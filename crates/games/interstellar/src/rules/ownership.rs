//! Who owns a card after a success (H2k), and copyright (F1e).

use orrery_core::Seat;

use super::{Cx, election, go_on, room, standing, uprising};
use crate::content::{Ideology, Regulation, Workcell};
use crate::event::{Council, Labs};
use crate::questions::{self, Adopt, Rehome};
use crate::state::{Against, Frame, Lab, Public, Rising, Roll, Site};

/// H2k: after an accepted success the Chief Engineer may move the card.
pub(super) fn may_change(cx: &mut Cx<'_>, roll: &Roll) {
    let public = &cx.state().public;
    let Some((engineer, Site::Card(card))) = roll.engineer.filter(|_| roll.accepted).map(|of| (of, roll.site)) else {
        return over(cx);
    };
    let (seat, lies) = (public.player(engineer), public.owner(card).is_some());
    go_on(cx, Frame::Lab(Lab::Over));
    if lies && !standing::accepts_unasked(cx, seat, card) {
        questions::pose(cx, seat, Rehome { card, wanted: None });
    }
}

pub(super) fn over(cx: &mut Cx<'_>) {
    cx.emit(Labs::RollOver.into());
}

/// CONSENT for another's mat; who was asked already is not asked again.
pub(crate) fn offer(cx: &mut Cx<'_>, seat: Seat, rehome: Rehome, to: Ideology) {
    match cx.state().public.player(to) {
        owner if owner == seat || rehome.wanted == Some(to) => change(cx, rehome, to),
        owner => questions::pose(cx, owner, Adopt { rehome, to }),
    }
}

/// F1e, RUL-97: under copyright every change of ownership is a mutiny.
pub(crate) fn change(cx: &mut Cx<'_>, Rehome { card, wanted, .. }: Rehome, to: Ideology) {
    let public = &cx.state().public;
    let is_protected = public.commander.is_some() && public.commanding.regulations().contains(Regulation::Copyright);
    match public.roll.and_then(|roll| roll.engineer).filter(|_| is_protected && wanted.is_none()) {
        Some(by) => infringe(cx, by, card, to),
        None => room::move_card(cx, card, to, None),
    }
}

fn infringe(cx: &mut Cx<'_>, by: Ideology, card: Workcell, wanted: Ideology) {
    cx.emit(Council::Infringed { by, card, wanted }.into());
    uprising::pay(cx, Rising { of: by, against: Against::Commander });
    election::hold(cx);
}

/// F1e, DP-40: if the mutineer has won, or could not stand, the Commander decides where the card goes; otherwise it stays.
pub(super) fn judge(cx: &mut Cx<'_>, card: Workcell, wanted: Ideology) {
    let public = &cx.state().public;
    let by = public.regime.mutiny.map(|mutiny| mutiny.rising.of);
    let decides = by.is_some_and(|by| public.commanding == by || !public.candidates().contains(by));
    let helm = public.helm();
    cx.emit(Council::Judged.into());
    if decides {
        questions::pose(cx, helm, Rehome { card, wanted: Some(wanted) });
    }
}

impl Public {
    /// H2k: other mats with a free place that have not refused the card.
    pub fn new_homes(&self, card: Workcell) -> impl Iterator<Item = Ideology> + use<'_> {
        let owner = self.owner(card);
        let has_place = move |mat: &Ideology| self.free_places(*mat).next().is_some();
        let may_take = move |mat: &Ideology| Some(*mat) != owner && !self.has_refused(card, *mat);
        Ideology::ALL.into_iter().filter(move |mat| may_take(mat) && has_place(mat))
    }
}
