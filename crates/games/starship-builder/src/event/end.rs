//! The end of the game, and players who leave.

use super::prelude::*;
use crate::cards::Cards;
use crate::state::Ending;

facts! {
    #[derive(Copy)]
    pub enum End shown as EndShown {
        Ended { ending: Ending, winners: SeatSet },
        PlayerLeft { seat: Seat },
    }
}

impl End {
    pub(super) fn fold(&self, state: &mut State) {
        match *self {
            End::Ended { ending, .. } => end(state, ending),
            End::PlayerLeft { seat } => leave(state, seat),
        }
    }
}

fn end(state: &mut State, ending: Ending) {
    state.frames.enter(Phase::Over(ending));
    if ending == Ending::LastPlayer {
        // Nothing is compared, so nothing that was handed in secretly comes to light.
        state.slips = Default::default();
    }
}

fn leave(state: &mut State, seat: Seat) {
    state.left.insert(seat);
    state.gone = state.gone.or(state.hands[seat.index()]);
    state.hands[seat.index()] = Cards::NONE;
    state.slips[seat.index()] = Slip::NoShip;
}

impl EndShown {
    pub(super) fn line(&self) -> Option<Line> {
        Some(match *self {
            EndShown::Ended { ending, winners } => {
                Line::new(None, words::ended(ending, winners), ending_rules(ending)).seen(SightKind::End)
            }
            EndShown::PlayerLeft { seat } => plainly("log-left", seat, &[ids::LEAVING]),
        })
    }
}

fn ending_rules(ending: Ending) -> &'static [orrery_core::Rule] {
    match ending {
        Ending::Won | Ending::Shared => &[ids::WINNER],
        Ending::OnlyShip | Ending::NoShips => &[ids::FEW_SHIPS_RULING],
        Ending::LastPlayer => &[ids::LEAVING],
    }
}
