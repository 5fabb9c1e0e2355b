//! Response windows (4.4, VG-WIN-2 to 4). Only those are asked who hold something of the moment's timing that they can use.

use super::{Cx, begin, check, plays};
use crate::content::Timing;
use crate::state::{AutoPass, Frame, Moment, Opening, Place, Places, State};

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
    // With auto-pass off everybody concerned is asked.
    let is_asked_anyway = state.terms.auto_pass == AutoPass::Off;
    let could = |place: &Place| {
        let is_asked = is_asked_anyway || state.holds_closed(*place);
        is_asked || !plays::usable(state, *place, opening.moment.timing()).is_empty()
    };
    concerned(state, opening).minus(opening.passed).iter().filter(could).collect()
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
