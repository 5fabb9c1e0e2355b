//! Which lander is damaged aboard (VG-HANGAR-4)?

use super::prelude::*;

/// Which lander is damaged aboard (VG-HANGAR-4)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DamageLander;

impl Listed<Vanguard> for DamageLander {
    type Answer = Lander;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-damage-lander").rules(&[ids::DAMAGE])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Lander> {
        crew::damageable(ship::of(state)).collect::<Vec<_>>().into_iter()
    }

    fn option(&self, _: &State, _: Seat, lander: &Lander) -> Opt {
        words::named(lander, "do-damage", lander.name())
    }

    fn suggestions(&self, state: &State, seat: Seat) -> Vec<Suggestion> {
        companion(*self, state, seat)
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, lander: Lander) {
        answered(cx);
        cx.emit(Ships::LanderSet { lander, damaged: true }.into());
    }
}
