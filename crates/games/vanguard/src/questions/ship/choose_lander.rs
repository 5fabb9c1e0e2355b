//! Which lander is used (VG-HANGAR-2, DP30)?

use super::prelude::*;

/// Which lander is used (VG-HANGAR-2, DP30)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChooseLander;

impl Listed<Vanguard> for ChooseLander {
    type Answer = Lander;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-lander").hint("hint-hangar").rules(&[ids::HANGAR])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Lander> {
        launch::sound(ship::of(state)).collect::<Vec<_>>().into_iter()
    }

    /// DP30: that of the last launch.
    fn fallback(&self, state: &State, _: Seat) -> Lander {
        let campaign = ship::of(state);
        let last = launch::sound(campaign).find(|lander| *lander == campaign.lander);
        last.or_else(|| launch::sound(campaign).next()).unwrap_or(at::lander::V1)
    }

    fn option(&self, _: &State, _: Seat, one: &Lander) -> Opt {
        words::named(one, "do-use", one.name())
    }

    fn suggestions(&self, state: &State, seat: Seat) -> Vec<Suggestion> {
        companion(*self, state, seat)
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, lander: Lander) {
        answered(cx);
        launch::choose(cx, lander);
    }
}
