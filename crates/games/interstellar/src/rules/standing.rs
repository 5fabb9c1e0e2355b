//! Standing orders (4.6): a question that one answers is never asked, and nobody can tell.

use orrery_core::Seat;

use super::Cx;
use crate::content::effect::{Stmt, Verb};
use crate::content::{Cupid, Ideology, Relieved, Space, Workcell};
use crate::event::{Shelf, Whispers};
use crate::state::{Edict, Public, StandingOrder, State};

impl State {
    /// DP-49: what a player may order for good.
    pub fn standing_orders(&self, seat: Seat) -> impl Iterator<Item = StandingOrder> + use<'_> {
        StandingOrder::all().filter(move |order| self.public.may_stand_for(seat, *order))
    }

    /// SO-mutiny, SO-helm
    pub(super) fn keeps_quiet(&self, seat: Seat) -> bool {
        self.secret.standing[seat.index()].keeps_quiet(self.public.regime.announced.is_some())
    }

    /// SO-consent: the place that was proposed if it needs no room, else the leftmost that needs none.
    pub(super) fn standing_place(&self, mat: Ideology, suggested: Shelf) -> Option<Shelf> {
        let standing = self.secret.standing[self.public.player(mat).index()];
        let mut free = self.public.free_places(mat).filter(|_| standing.has(StandingOrder::Consent(mat)));
        let leftmost = free.next().map(Shelf::Free)?;
        Some(if matches!(suggested, Shelf::Free(_)) { suggested } else { leftmost })
    }

    /// SO-wed
    pub(super) fn standing_vow(&self, by: Ideology, to: Ideology) -> Option<bool> {
        let standing = self.secret.standing[self.public.player(to).index()];
        Cupid::between(by, to).and_then(|cupid| standing.wedding(cupid))
    }

    /// SO-bliss: whoever is named must have Stress, or the question is asked.
    pub(super) fn standing_bliss(&self, seat: Seat, cupid: Cupid) -> Option<Ideology> {
        let own = self.public.own_side(seat, cupid)?;
        let favours_own = self.secret.standing[seat.index()].favours_own(cupid)?;
        let named = cupid.sides().into_iter().find(|of| (*of == own) == favours_own)?;
        self.public.blissful(cupid).contains(named).then_some(named)
    }
}

impl State {
    /// SO-heading: the way on that brings the ship nearer to where its Commander's player wants to go.
    fn planned_way(&self) -> Option<Space> {
        let ship = &self.public.ship;
        let goal = self.secret.standing[self.public.helm().index()].plan()?.space();
        let ways = ship.space.ahead(ship.came_from);
        let nearer = ways.filter(|way| way.distance(goal) < ship.space.distance(goal));
        nearer.min_by_key(|way| (way.distance(goal), *way))
    }
}

/// SO-heading, where there is a choice. How it goes on may tell of the order, so nothing is taken back.
pub(super) fn way_unasked(cx: &mut Cx<'_>) -> Option<Space> {
    let ship = &cx.state().public.ship;
    let is_choice = ship.space.ahead(ship.came_from).nth(1).is_some();
    if is_choice {
        cx.reveal();
    }
    cx.state().planned_way().filter(|_| is_choice)
}

impl Public {
    /// The one side of a marriage that a player runs.
    fn own_side(&self, seat: Seat, cupid: Cupid) -> Option<Ideology> {
        let mut own = cupid.sides().into_iter().filter(|of| self.player(*of) == seat);
        own.next().filter(|_| own.next().is_none())
    }

    pub fn may_stand_for(&self, seat: Seat, order: StandingOrder) -> bool {
        match order {
            StandingOrder::Consent(mat) => self.player(mat) == seat,
            StandingOrder::Wed(cupid, _) | StandingOrder::Bliss(cupid, _) => self.own_side(seat, cupid).is_some(),
            _ => true,
        }
    }
}

/// SO-accept: for cards that leave nothing to choose. How it goes on may tell of the order, so nothing is taken back.
pub(super) fn accepts_unasked(cx: &mut Cx<'_>, seat: Seat, card: Workcell) -> bool {
    if is_plain(card) {
        cx.reveal();
    }
    is_plain(card) && cx.state().secret.standing[seat.index()].has(StandingOrder::Accept)
}

/// Whether its Chief Engineer has nothing to choose.
fn is_plain(card: Workcell) -> bool {
    card.program().block(0).iter().all(|stmt| match stmt {
        Stmt::Do(Verb::Stress(who, _)) => !matches!(who, Relieved::Split | Relieved::Other),
        Stmt::Do(Verb::ChargeTo(_) | Verb::Charge(_) | Verb::Plasma(_) | Verb::NoLightning) => true,
        Stmt::Do(Verb::FirstLicSafe | Verb::FreeIgnition | Verb::RechargeUnlit | Verb::SureBirth) => true,
        Stmt::Do(Verb::Votes(_)) => true,
        _ => false,
    })
}

/// 4.6: silence is off as soon as an order hits an own Worker, so the window that follows is asked.
pub(crate) fn disturb(cx: &mut Cx<'_>, edict: Edict) {
    let hit = edict.worker().map(|worker| cx.state().public.player_of(worker));
    hit.into_iter().for_each(|seat| lapse(cx, seat));
}

/// A jettison concerns everybody.
pub(super) fn disturb_all(cx: &mut Cx<'_>) {
    cx.state().public.everybody().for_each(|seat| lapse(cx, seat));
}

fn lapse(cx: &mut Cx<'_>, seat: Seat) {
    if cx.state().secret.standing[seat.index()].is_silent() {
        cx.emit(Whispers::Lapsed { seat }.into());
    }
}
