//! Which modifications are fitted (VG-HANGAR-2)?

use super::prelude::*;

/// Which modifications are fitted (VG-HANGAR-2)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outfit;

impl Words for Modifications {
    fn read(given: &Given) -> Option<Self> {
        read_picked(given, Modification::named).map(|all| all.into_iter().collect())
    }

    fn write(&self) -> Given {
        Given::Picked(self.iter().map(|one| one.id().to_owned()).collect())
    }
}

impl Question<Vanguard> for Outfit {
    type Answer = Modifications;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let campaign = ship::of(state);
        let from = campaign.modifications.iter().map(|one| Item::new(one.id(), one.name())).collect();
        let most = u16::from(campaign.lander.structural() + campaign.lander.functional());
        let options = Options::Pick { from, count: 0..=most, judged: true };
        Offer::new(asked, "ask-outfit", options).act("act-outfit").hint("hint-hangar").rules(&[ids::HANGAR])
    }

    fn check(&self, state: &State, _: Seat, all: &Modifications) -> Result<(), Refusal> {
        let campaign = ship::of(state);
        let is_so = all.is_within(campaign.modifications) && launch::fits(campaign.lander, *all);
        require(is_so, ids::HANGAR, || "refused-slots")
    }

    fn sample(&self, state: &State, seat: Seat, luck: &mut Luck) -> Modifications {
        let mut order: Vec<Modification> = ship::of(state).modifications.iter().collect();
        luck.shuffle(&mut order);
        let mut all = Modifications::NONE;
        for one in order {
            let with = all.with(one);
            all = if self.check(state, seat, &with).is_ok() { with } else { all };
        }
        all
    }

    /// DP30: those of the last launch, as far as they fit.
    fn fallback(&self, state: &State, seat: Seat) -> Modifications {
        let mut all = Modifications::NONE;
        for one in ship::of(state).fitted.iter() {
            let with = all.with(*one);
            all = if self.check(state, seat, &with).is_ok() { with } else { all };
        }
        all
    }

    fn suggestions(&self, state: &State, seat: Seat) -> Vec<Suggestion> {
        companion(*self, state, seat)
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, all: Modifications) {
        answered(cx);
        launch::fit(cx, all);
    }
}
