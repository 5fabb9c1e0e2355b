//! Radio domes on their way to Sol, and what Earth answers (G1f, H2j, D5a; Earth Data 2.10).

use super::{Cx, go_on, honours};
use crate::content::{EarthData, Icon, Ideology, Medal, Space, Workcell, at};
use crate::event::{Ideas, Signals};
use crate::questions::{self, Comfort, DomeBranch, PutDome, TurnData};
use crate::state::{Dome, Frame, Public, Roll, Site, Workers};

/// D5a
pub const DOME_STEPS: u8 = 12;

impl Public {
    pub fn dome(&self, of: Ideology) -> Dome {
        self.domes[of.index()]
    }

    /// Whose dome lies on a card.
    pub fn dome_on(&self, card: Workcell) -> Option<Ideology> {
        Ideology::ALL.into_iter().find(|of| self.dome(*of) == Dome::Card(card))
    }

    /// G1f: after a launch a card never takes another.
    fn takes_dome(&self, card: Workcell) -> bool {
        let is_new = !self.launched.contains(card) && self.dome_on(card).is_none();
        card.icons().contains(Icon::Earthware) && is_new && self.domes.contains(&Dome::Supply)
    }
}

/// G1f, DP-08: whoever has researched an Earthware card may put a dome on it.
pub(crate) fn offer_dome(cx: &mut Cx<'_>, by: Ideology, card: Workcell) {
    let public = &cx.state().public;
    if public.takes_dome(card) {
        questions::pose(cx, public.player(by), PutDome { by, card });
    }
}

/// H2j: on success it leaves from where the ship is; RUL-32: its owner takes the medal.
pub(super) fn launch(cx: &mut Cx<'_>, roll: &Roll) {
    let public = &cx.state().public;
    let Site::Card(card) = roll.site else { return };
    let at = public.ship.space;
    if let Some(of) = public.dome_on(card).filter(|_| roll.accepted && !public.ship.off_map) {
        cx.emit(Signals::Launched { of, card, at }.into());
        honours::earn(cx, Medal::PaleBlueDot, of);
    }
}

/// D5a: by the owners' pulses.
pub(super) fn fly(cx: &mut Cx<'_>, of: Ideology, left: u8) {
    match cx.state().public.dome(of) {
        Dome::Space(at::SOL) => arrive(cx, of),
        Dome::Space(from) if left > 0 => go_nearer(cx, of, from, left),
        Dome::Supply | Dome::Card(_) | Dome::Space(_) => next(cx, of),
    }
}

fn next(cx: &mut Cx<'_>, after: Ideology) {
    go_on(
        cx,
        match Ideology::nth(after.index() + 1) {
            Some(of) => Frame::Domes { of, left: DOME_STEPS },
            None => Frame::Ultralights,
        },
    );
}

/// RUL-88: each step must bring it nearer to Sol; of two such ways its owner picks one.
fn go_nearer(cx: &mut Cx<'_>, of: Ideology, from: Space, mut left: u8) {
    let mut to = from;
    while left > 0 {
        let ways: Vec<Space> = nearer(to).collect();
        let [only] = ways[..] else { break };
        (to, left) = (only, left - 1);
    }
    match to == from {
        true => questions::pose(cx, cx.state().public.player(of), DomeBranch { of, left }),
        false => cx.emit(Signals::Flown { of, from, to, left }.into()),
    }
}

pub(crate) fn nearer(from: Space) -> impl Iterator<Item = Space> {
    let distance = from.distance(at::SOL);
    from.neighbours().iter().copied().filter(move |next| next.distance(at::SOL) < distance)
}

fn arrive(cx: &mut Cx<'_>, of: Ideology) {
    cx.emit(Signals::Arrived { of }.into());
    next(cx, of);
    let owner = cx.state().public.player(of);
    questions::pose_any(cx, owner, TurnData);
}

/// JA6: all that are face down.
pub(super) fn turn_all(cx: &mut Cx<'_>) {
    cx.reveal();
    let (up, cards) = (cx.state().public.earth_data, cx.state().secret.earth_data);
    for (place, card) in (0..).zip(cards).filter(|(place, _)| up[usize::from(*place)].is_none()) {
        cx.emit(Ideas::DataTurned { place, card }.into());
    }
}

/// JA9: in private.
pub(super) fn look(cx: &mut Cx<'_>, by: Ideology) {
    cx.reveal();
    let (seat, cards) = (cx.state().public.player(by), cx.state().secret.earth_data);
    cx.emit(Signals::Looked { seat, cards }.into());
}

/// ED2: each librarian relieves somebody.
pub(super) fn relieve_by(cx: &mut Cx<'_>, librarians: Workers) {
    if cx.state().public.knows(EarthData::DeepVr) {
        cx.emit(Signals::Reading { left: librarians }.into());
    }
}

pub(super) fn read_on(cx: &mut Cx<'_>, left: Workers) {
    let Some(worker) = left.nth(0) else { return cx.emit(Signals::ReadOut.into()) };
    go_on(cx, Frame::Readers(left.without(worker)));
    let seat = cx.state().public.player_of(worker);
    questions::pose_any(cx, seat, Comfort);
}
