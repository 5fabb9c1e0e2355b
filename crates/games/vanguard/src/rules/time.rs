//! Time tracks (VG-TIME-1 to 8); VG-TIME-5: back from the first space the token is gone.

use super::{Cx, ask, begin, carry_out, check, go_on, over, turns};
use crate::content::{Condition, Threat, Track};
use crate::event::Worlds;
use crate::questions::NextTrack;
use crate::state::{Frame, Origin, Place, State, Threats};

/// VG-TIME-8, R27: `[n+]` grows by three for every party member beyond two, `[n+1]` by one.
pub(crate) fn length(state: &State, track: Track) -> u8 {
    match track {
        Track::Threat(threat) => threat.track().len() as u8,
        Track::Condition(condition) => {
            condition.time().map_or(0, |time| time.length + time.grows * state.planet.crew.saturating_sub(2))
        }
    }
}

pub(crate) fn stands(state: &State, track: Track) -> u8 {
    match track {
        Track::Threat(threat) => state.planet.standee(threat).time,
        Track::Condition(condition) if state.planet.over == Some(condition) => state.planet.over_time,
        Track::Condition(_) => state.planet.printed_time,
    }
}

/// VG-FX-11: a printed condition that is covered can still be named.
pub(crate) fn is_in_play(state: &State, track: Track) -> bool {
    match track {
        Track::Threat(threat) => state.planet.standee(threat).is_in_play,
        Track::Condition(condition) => {
            state.planet.over == Some(condition) || state.planet.board.condition() == condition
        }
    }
}

/// VG-TIME-1
pub(crate) fn tracks(state: &State) -> (Option<Condition>, Threats) {
    let condition = Some(state.planet.condition()).filter(|condition| condition.time().is_some());
    (condition, Threat::all().filter(|threat| state.planet.standee(*threat).is_in_play).collect())
}

pub(crate) fn all(cx: &mut Cx<'_>, place: Place, by: i8) {
    let (condition, threats) = tracks(cx.state());
    begin(cx, Frame::Time { place, condition, threats, by });
}

/// VG-TIME-7, R78: one that has left play or is covered is passed over.
pub(crate) fn due(state: &State, condition: Option<Condition>, threats: Threats) -> Vec<Track> {
    let condition = condition.filter(|condition| state.planet.condition() == *condition);
    let threats = threats.iter().filter(|threat| state.planet.standee(*threat).is_in_play);
    condition.map(Track::Condition).into_iter().chain(threats.map(Track::Threat)).collect()
}

/// VG-TIME-2, VG-GEN-7: in an order that the active player chooses.
pub(crate) fn next(cx: &mut Cx<'_>, place: Place, (condition, threats): (Option<Condition>, Threats), by: i8) {
    let open = due(cx.state(), condition, threats);
    let seat = cx.state().player(place);
    match open[..] {
        [] => over(cx),
        [only] => take(cx, only),
        // Going back does nothing but move tokens: no order matters.
        [first, ..] if by < 0 => take(cx, first),
        _ => ask(cx, seat, NextTrack { place }),
    }
}

/// This track first.
pub(crate) fn take(cx: &mut Cx<'_>, track: Track) {
    let Frame::Time { place, condition, threats, by } = cx.state().frame() else { return };
    let (condition, threats) = match track {
        Track::Condition(_) => (None, threats),
        Track::Threat(threat) => (condition, threats.without(threat)),
    };
    go_on(cx, Frame::Time { place, condition, threats, by });
    shift(cx, place, track, by);
}

/// So many spaces on or back (VG-TIME-4, R45, 5).
pub(crate) fn shift(cx: &mut Cx<'_>, place: Place, track: Track, by: i8) {
    if !is_in_play(cx.state(), track) {
        return;
    }
    if by >= 0 {
        return begin(cx, Frame::Track { place, track, left: by.unsigned_abs(), attacks: 0 });
    }
    let to = stands(cx.state(), track).saturating_sub(by.unsigned_abs());
    cx.emit(Worlds::TimeSet { track, to }.into());
}

pub(crate) fn reset(cx: &mut Cx<'_>, track: Track) {
    if is_in_play(cx.state(), track) && stands(cx.state(), track) > 0 {
        cx.emit(Worlds::TimeSet { track, to: 0 }.into());
    }
}

/// VG-TIME-3, VG-TIME-4, VG-THREAT-3, VG-TIME-6
pub(crate) fn advance(cx: &mut Cx<'_>, place: Place, track: Track, left: u8) {
    if check::settle_counters(cx) {
        return;
    }
    let state = cx.state();
    let is_covered = matches!(track, Track::Condition(condition) if state.planet.condition() != condition);
    let (at, length) = (stands(state, track), length(state, track));
    if left == 0 || is_covered || !is_in_play(state, track) || at >= length {
        return over(cx);
    }
    let source = turns::whose(state, place);
    go_on(cx, Frame::Track { place, track, left: left - 1, attacks: 0 });
    cx.emit(Worlds::TimeSet { track, to: at + 1 }.into());
    match track {
        Track::Threat(threat) => {
            carry_out(cx, Origin::Threat(threat), threat.track()[usize::from(at)], source, None);
        }
        Track::Condition(condition) if at + 1 == length => {
            let time = condition.time();
            time.into_iter().for_each(|time| carry_out(cx, Origin::Condition(condition), time.effect, source, None));
        }
        Track::Condition(_) => {}
    }
}
