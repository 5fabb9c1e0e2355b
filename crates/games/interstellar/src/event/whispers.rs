//! What one player says and nobody else hears.

use orrery_core::Viewer;

use super::prelude::*;

facts! {
    pub enum Whispers shown as WhispersShown {
        /// D2b, F2f: whether this player rises. By hand or by a standing order: nobody can tell.
        Answered { seat: Seat, rising: Option<Rising> },
        /// D7c
        Named { seat: Seat, whom: Ideology },
        /// DP-49
        Instructed { seat: Seat, order: StandingOrder, stands: bool },
        /// 4.6: silence is off.
        Lapsed { seat: Seat },
        /// SO-bliss by turns: the other side is next.
        TurnsTaken { seat: Seat, cupid: Cupid },
    }
}

impl Whispers {
    pub(super) fn is_for(&self, viewer: Viewer) -> bool {
        match self {
            Whispers::Answered { seat, .. } | Whispers::Named { seat, .. } => viewer.is(*seat),
            Whispers::Instructed { seat, .. } | Whispers::Lapsed { seat } => viewer.is(*seat),
            Whispers::TurnsTaken { seat, .. } => viewer.is(*seat),
        }
    }

    pub(super) fn fold(&self, state: &mut State) {
        match *self {
            Whispers::Answered { seat, rising } => {
                state.secret.risings[seat.index()] = rising;
                state.public.regime.window.pass(seat);
            }
            Whispers::Instructed { seat, order, stands } => {
                let standing = &mut state.secret.standing[seat.index()];
                if stands {
                    standing.set(order);
                } else {
                    standing.withdraw(order);
                }
                let changes = &mut state.secret.instructed[seat.index()];
                *changes = changes.wrapping_add(1);
            }
            Whispers::Lapsed { seat } => state.secret.standing[seat.index()].lapse(),
            Whispers::TurnsTaken { seat, cupid } => state.secret.standing[seat.index()].turn(cupid),
            Whispers::Named { seat, whom } => {
                state.secret.bliss[seat.index()] = Some(whom);
                state.public.regime.window.pass(seat);
            }
        }
    }
}

impl WhispersShown {
    pub(super) fn line(&self) -> Option<Line> {
        Some(match *self {
            Self::Answered { seat, rising: None } => plainly("log-kept-quiet", seat, &[ids::MUTINY]),
            Self::Answered { seat, rising: Some(Rising { of, .. }) } => {
                told("log-rises", seat, "ideology", words::ideology(of), &[ids::MUTINY])
            }
            Self::Instructed { seat, stands, .. } => {
                plainly(if stands { "log-instructed" } else { "log-withdrawn" }, seat, &[ids::STANDING_ORDERS])
            }
            Self::Lapsed { seat } => plainly("log-lapsed", seat, &[ids::STANDING_ORDERS]),
            Self::TurnsTaken { .. } => return None,
            Self::Named { seat, whom } => {
                told("log-named", seat, "ideology", words::ideology(whom), &[ids::BLISS_SEALED])
            }
        })
    }
}
