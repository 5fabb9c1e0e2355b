//! Response windows (4.4, VG-WIN-2 to 4). Only those are asked who hold something of the moment's timing that they can use.

use orrery_core::{Seat, SeatSet};

use super::{Cx, begin, check, over, plays};
use crate::content::Timing;
use crate::event::Course;
use crate::lesson;
use crate::state::{Attention, Frame, Moment, Opening, Place, Places, State};

impl Moment {
    pub(crate) const fn timing(self) -> Timing {
        match self {
            Moment::Event => Timing::Event,
            Moment::Danger => Timing::Danger,
            Moment::Wound => Timing::Wound,
            Moment::Check => Timing::Check,
            Moment::Travel => Timing::Travel,
            Moment::Rest => Timing::Rest,
            Moment::Prepare => Timing::Prepare,
        }
    }
}

/// Where nobody could react, no window opens. VG-WIN-4: what a reaction causes has a window of its own, above this one.
pub(crate) fn open(cx: &mut Cx<'_>, moment: Moment, place: Place) {
    let opening = Opening { moment, place, passed: Places::NONE };
    if !asked(cx.state(), opening).is_empty() {
        begin(cx, Frame::Window(opening));
    }
}

/// VG-WIN-2: who is asked now.
pub(crate) fn asked(state: &State, opening: Opening) -> Places {
    let could = |place: &Place| {
        let is_attentive = attention(state, *place) != Attention::Useful;
        let is_asked_anyway = is_attentive || state.holds_closed(*place);
        is_asked_anyway || !plays::usable(state, *place, opening.moment.timing()).is_empty()
    };
    concerned(state, opening).minus(opening.passed).iter().filter(could).collect()
}

/// Whether a player can say when to be asked: while its crew explores, and no tutorial leads (VG-TUT-2). A computer
/// answers at once, and has no such wish.
pub(crate) fn may_attend(state: &State, seat: Seat) -> bool {
    let explores = state.planet.crew > 0 && state.closed.is_none() && !state.is_landing() && !lesson::is_led(state);
    let has_crew = |place: Place| state.member(place).seat == seat;
    explores && !state.terms.companions.contains(seat) && state.crew().any(has_crew)
}

fn attention(state: &State, place: Place) -> Attention {
    state.attention[state.player(place).index()]
}

/// Everybody has passed. Who wanted to be asked at one window has been.
pub(crate) fn close(cx: &mut Cx<'_>, opening: Opening) {
    let (state, to) = (cx.state(), Attention::Useful);
    let once = concerned(state, opening).iter().filter(|place| attention(state, *place) == Attention::Next);
    let once: SeatSet = once.map(|place| state.player(place)).collect();
    once.iter().for_each(|seat| cx.emit(Course::Attended { seat, to }.into()));
    over(cx);
}

fn concerned(state: &State, opening: Opening) -> Places {
    match opening.moment {
        Moment::Event | Moment::Travel | Moment::Rest | Moment::Prepare => Places::NONE.with(opening.place),
        Moment::Danger | Moment::Wound => {
            // VG-ASSIST-8, R68: who assists from afar counts as present in the windows of that check.
            let far = state.trial.filter(|trial| trial.active == opening.place).map(|trial| trial.far);
            state.in_sector(state.sector_of(opening.place)).or(far.unwrap_or_default())
        }
        Moment::Check => {
            let may = |place: &Place| *place == opening.place || check::may_give_card(state, *place);
            state.crew().filter(may).collect()
        }
    }
}
