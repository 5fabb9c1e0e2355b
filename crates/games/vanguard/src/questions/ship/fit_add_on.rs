//! Which add-on is installed (VG-ADDON-1, VG-ADDON-2)?

use super::prelude::*;

/// Which add-on is installed (VG-ADDON-1, VG-ADDON-2)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FitAddOn;

impl Listed<Vanguard> for FitAddOn {
    type Answer = Upgrade;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-add-on").hint("hint-ask-add-on").rules(&[ids::ADD_ON])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Upgrade> {
        ship::of(state).installed.iter().filter(|one| one.slot() == Slot::AddOn).collect::<Vec<_>>().into_iter()
    }

    fn option(&self, _: &State, _: Seat, one: &Upgrade) -> Opt {
        words::named(one, "do-install", one.name())
    }

    fn suggestions(&self, state: &State, seat: Seat) -> Vec<Suggestion> {
        companion(*self, state, seat)
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, add_on: Upgrade) {
        answered(cx);
        cx.emit(Ships::AddOnSet { add_on }.into());
    }
}
