//! Turns, players who leave, and the end of the game.

use super::prelude::*;
use crate::state::{Ending, Turn};

facts! {
    #[derive(Copy)]
    pub enum Round shown as RoundShown {
        TurnBegan { seat: Seat, round: u8 },
        /// With the emergency steps in a row (R55) and the turns left (iH1.2) after it.
        TurnEnded { seat: Seat, emergencies: u8, turns_left: Option<u8> },
        PlayerLeft { seat: Seat },
        Ended { ending: Ending },
        /// iZ6.1: another stage is open.
        LessonWentOn { stage: u8 },
    }
}

impl Round {
    pub(super) fn fold(&self, state: &mut State) {
        match *self {
            Round::TurnBegan { seat, round } => {
                (state.public.active, state.public.round) = (seat, round);
                state.public.frames.enter(Phase::Turn);
            }
            Round::TurnEnded { seat, emergencies, turns_left } => {
                let ship = &mut state.public.ships[seat.index()];
                (ship.emergencies, ship.turns_left) = (emergencies, turns_left);
                state.public.turn = Turn::default();
                state.secret.fresh[seat.index()] = Chits::NONE;
            }
            Round::PlayerLeft { seat } => leave(state, seat),
            Round::Ended { ending } => state.public.frames.enter(Phase::Over(ending)),
            Round::LessonWentOn { stage } => state.public.stage = stage,
        }
    }
}

/// R33: ship and missions leave play, the chits go to the box.
fn leave(state: &mut State, seat: Seat) {
    state.public.left.insert(seat);
    state.public.ships[seat.index()].letters = [0; 6];
    state.secret.hands[seat.index()] = Chits::NONE;
}

impl RoundShown {
    pub(super) fn line(&self) -> Option<Line> {
        match *self {
            RoundShown::TurnBegan { seat, round } => Some(told("log-turn", seat, "round", round, &[ids::ROUND])),
            // Told by the lines around it, and by the lesson itself.
            RoundShown::TurnEnded { .. } | RoundShown::LessonWentOn { .. } => None,
            RoundShown::PlayerLeft { seat } => Some(plainly("log-left", seat, &[ids::LEAVING_RULING])),
            RoundShown::Ended { ending } => Some(ended(ending)),
        }
    }
}

fn ended(ending: Ending) -> Line {
    let (id, rule) = match ending {
        Ending::AllHome => ("log-all-home", ids::GAME_END),
        Ending::ThreeTurns => ("log-three-turns", ids::GAME_END),
        Ending::RoundLimit => ("log-round-limit", ids::ROUND_LIMIT),
        Ending::Abandoned => ("log-abandoned", ids::LEAVING_RULING),
        Ending::SoloHome => ("log-solo-home", ids::SOLO),
        Ending::SoloLate => ("log-solo-late", ids::SOLO),
    };
    Line::new(None, Message::new(id), &[rule]).seen(SightKind::End)
}
