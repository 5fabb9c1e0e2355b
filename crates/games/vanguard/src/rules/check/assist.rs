//! Who assists, and with what (5.10).

use crate::content::{Action, Check, Timing, Verb};
use crate::event::Course;
use crate::lesson;
use crate::rules::{Cx, go_on, passives, plays, ways};
use crate::state::{Frame, Place, Places, Play, State, Step, Trial};

/// VG-ASSIST-1, VG-ASSIST-2, VG-ASSIST-7, R67: all at once.
pub(super) fn call_helpers(cx: &mut Cx<'_>, trial: Trial) {
    let state = cx.state();
    let places: Places = state.crew().filter(|place| could_help(state, trial, *place)).collect();
    cx.emit(Course::HelpersAsked { places }.into());
    go_on(cx, Frame::Check(Step::Assist));
}

/// VG-ASSIST-1, VG-TRAVEL-5; connected sectors with `assist.range`, others with `assist-far`.
pub(crate) fn is_present(state: &State, trial: Trial, place: Place) -> bool {
    let (sector, here) = (state.sector_of(place), trial.here);
    let near = || passives::assists_from_afar(state, place) && ways::connected(state, sector).any(|to| to == here);
    // VG-TUT-2, VG-TUT-3: nobody assists while the tutorial leads.
    place != trial.active && !lesson::is_led(state) && (sector == here || trial.far.contains(place) || near())
}

fn could_help(state: &State, trial: Trial, place: Place) -> bool {
    let has_die = !state.member(place).available.is_empty();
    let has_gift = state.holds_closed(place) || !gifts(state, trial, place).is_empty();
    place != trial.active && !lesson::is_led(state) && (is_present(state, trial, place) && has_die || has_gift)
}

/// VG-ASSIST-7: it can be rolled only with assistance, and nobody has given a die yet.
pub(crate) fn lacks_help(trial: Trial) -> bool {
    let needs = matches!(trial.of.map(Action::check), Some(Check::Dice { assisted: true, .. }));
    needs && trial.given.iter().all(|dice| dice.is_empty())
}

/// VG-ASSIST-7: what is taken back has used nothing, so whoever has used something to assist gives a die.
pub(crate) fn is_bound(state: &State, place: Place) -> bool {
    state.trial.is_some_and(|trial| {
        let has_used = [trial.gave_card, trial.far, trial.returns].iter().any(|places| places.contains(place));
        let has_die = !state.member(place).available.is_empty();
        lacks_help(trial) && has_die && (has_used || trial.gift[place.index()] > 1)
    })
}

/// Assist cards and abilities; whoever is away can only use what lets it help from afar.
pub(crate) fn gifts(state: &State, trial: Trial, place: Place) -> Vec<Play> {
    let is_in_vain = lacks_help(trial) && state.member(place).available.is_empty();
    if place == trial.active || is_in_vain {
        return Vec::new();
    }
    let brings = |play: &Play, verb: fn(&Verb) -> bool| {
        let program = play.origin(state, place).program();
        play.timed(state, place).effect.is_some_and(|block| {
            program.block(block).iter().any(|stmt| matches!(stmt, crate::content::Stmt::Do(one) if verb(one)))
        })
    };
    let is_there = is_present(state, trial, place);
    let has_card = !trial.gave_card.contains(place);
    let mut open = plays::usable(state, place, Timing::Assist);
    open.retain(|play| !matches!(play, Play::Card(_)) || has_card);
    open.retain(|play| {
        if is_there {
            brings(play, |verb| *verb != Verb::AssistFar)
        } else {
            brings(play, |verb| *verb == Verb::AssistFar)
        }
    });
    open
}

/// VG-ASSIST-6, R34
pub(crate) fn may_give_card(state: &State, place: Place) -> bool {
    state.trial.is_some_and(|trial| is_present(state, trial, place) && !trial.gave_card.contains(place))
}

/// VG-ASSIST-5: whether anybody could add a die, from afar if need be.
pub(crate) fn has_helpers(state: &State, place: Place) -> bool {
    let trial = Trial::new(place, None, state.sector_of(place));
    let others = || state.crew().filter(|other| *other != place && !state.member(*other).available.is_empty());
    others().any(|other| is_present(state, trial, other) || state.holds_closed(other)) || {
        let begun = State { trial: Some(trial), ..*state };
        others().any(|other| !gifts(&begun, trial, other).is_empty())
    }
}
