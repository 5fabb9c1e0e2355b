//! Are severe results of a survival test thrown again (VG-MED-6, DP30)?

use orrery_kit::Few;

use super::prelude::*;
use crate::rules::wounds::is_fatal;

/// Are severe results of a survival test thrown again (VG-MED-6, DP30)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RerollSurvival {
    pub crew: Crew,
    pub dice: Few<Injury, 3>,
}

impl Listed<Vanguard> for RerollSurvival {
    type Answer = bool;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-reroll-survival").with("who", self.crew.name());
        Offer::bare(asked, title.with("dice", words::injuries(&self.dice))).rules(&[ids::SURVIVAL])
    }

    fn answers(&self, _: &State, _: Seat) -> impl Iterator<Item = bool> {
        [true, false].into_iter()
    }

    fn option(&self, _: &State, _: Seat, yes: &bool) -> Opt {
        if *yes {
            Opt::of(yes, "take-it").act("do-throw-those").sealed()
        } else {
            Opt::of(yes, "leave-it").act("do-leave-so")
        }
    }

    /// DP30: if the result would be death.
    fn fallback(&self, _: &State, _: Seat) -> bool {
        is_fatal(&self.dice)
    }

    fn suggestions(&self, state: &State, seat: Seat) -> Vec<Suggestion> {
        companion(*self, state, seat)
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, yes: bool) {
        answered(cx);
        medical::after_roll(cx, self.crew, self.dice, yes);
    }
}
