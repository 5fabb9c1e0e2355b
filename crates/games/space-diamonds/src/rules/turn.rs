//! Whose turn it is, when a turn is over, and when the game is.

use orrery_core::Seat;

use super::{Cx, score};
use crate::content::Spectral;
use crate::event::Round;
use crate::state::{Ending, Mode, Phase, Public};

/// iZ5.2: move and operation are used and nobody could think of anything left to do. Only what everybody knows is
/// looked at, or a turn that goes on by itself would tell of a chit in hand.
pub fn is_spent(public: &Public) -> bool {
    let (turn, seat) = (&public.turn, public.active);
    let holds_nothing = || public.ship(seat).chits() == 0;
    let is_stuck = || turn.flight.is_some() && holds_nothing() && !public.flight(seat).can_go_on();
    public.phase() == Phase::Turn && turn.operated && (turn.moved || is_stuck()) && !may_hold_water(public, seat)
}

/// Whether a chit with blue drops may be in hand, by the letters of what is held.
fn may_hold_water(public: &Public, seat: Seat) -> bool {
    const WITH_ICE: [Spectral; 3] = [Spectral::S, Spectral::C, Spectral::D];
    let letters = public.ship(seat).letters;
    public.terms.mode == Mode::Rockets && WITH_ICE.iter().any(|letter| letters[letter.index()] > 0)
}

/// iZ4.1: what was done in a turn that has ended cannot be taken back.
pub(crate) fn end(cx: &mut Cx<'_>) {
    cx.reveal();
    let public = &cx.state().public;
    let (seat, ship) = (public.active, public.ship(public.active));
    let emergencies = if public.turn.emergency { ship.emergencies } else { 0 };
    // iH1.2: a turn counts when it ends, whatever was done in it.
    let turns_left = ship.turns_left.map(|turns| turns.saturating_sub(1));
    cx.emit(Round::TurnEnded { seat, emergencies, turns_left }.into());
    next(cx);
}

/// iD.1: the next player clockwise, or the end of the game. The round limit sees to it that there is one, whatever
/// becomes of the chits (R32, R38).
fn next(cx: &mut Cx<'_>) {
    let public = &cx.state().public;
    match (ending_without_turns(public), after(public)) {
        (Some(ending), _) => score::finish(cx, ending),
        (None, Some((_, round))) if round > public.last_round() => {
            let ending = if public.is_solo() { Ending::SoloLate } else { Ending::RoundLimit };
            score::finish(cx, ending);
        }
        (None, Some((seat, round))) => cx.emit(Round::TurnBegan { seat, round }.into()),
        (None, None) => score::finish(cx, Ending::AllHome),
    }
}

/// iZ1.8: seats that are home, gone or out of turns are skipped; passing the first player's seat begins a round.
fn after(public: &Public) -> Option<(Seat, u8)> {
    let seats = public.seats;
    let place = |seat: Seat| (seat.0 + seats - public.first.0) % seats;
    let mut clockwise = (1..=seats).map(|steps| public.active.after(steps, seats));
    let next = clockwise.find(|seat| public.plays(*seat))?;
    let begins_round = place(next) <= place(public.active);
    Some((next, public.round.saturating_add(u8::from(begins_round))))
}

/// iA1a.2, iH1c.1: how the game ends when nobody has a turn left; `None` while somebody has.
fn ending_without_turns(public: &Public) -> Option<Ending> {
    if Seat::all(public.seats).any(|seat| public.plays(seat)) {
        return None;
    }
    let all_home = public.present().all(|seat| public.ship(seat).rank.is_some());
    Some(match (public.present().count(), all_home) {
        (0, _) => Ending::Abandoned,
        (_, true) if public.is_solo() => Ending::SoloHome,
        (_, true) => Ending::AllHome,
        (_, false) => Ending::ThreeTurns,
    })
}
