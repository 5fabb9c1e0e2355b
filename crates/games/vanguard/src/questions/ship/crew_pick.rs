//! Whom does it concern (VG-SHIP-6)?

use super::prelude::*;

orrery_kit::named! {
    /// What an effect does to crew of one's choice (2.11).
    pub enum Task {
        Tire = "tire",
        Wound = "wound",
        Heal = "heal",
        Promote = "promote",
    }
}

/// Whom does it concern (VG-SHIP-6)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CrewPick {
    pub task: Task,
}

impl Listed<Vanguard> for CrewPick {
    type Answer = Crew;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-crew").hint("hint-ask-crew").rules(&[ids::SHIP_EFFECTS])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Crew> {
        crew::for_task(ship::of(state), self.task).into_iter()
    }

    fn option(&self, _: &State, _: Seat, one: &Crew) -> Opt {
        words::named(one, "do-choose", one.name())
    }

    fn suggestions(&self, state: &State, seat: Seat) -> Vec<Suggestion> {
        companion(*self, state, seat)
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, one: Crew) {
        answered(cx);
        crew::do_task(cx, self.task, one);
    }
}
