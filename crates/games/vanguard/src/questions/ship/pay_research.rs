//! Which discoveries pay for a research project (VG-LAB-1, VG-LAB-2, VG-LAB-4)?

use super::prelude::*;

/// What stands for the next piece of the cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Paying {
    Card(Discovery),
    /// VG-LAB-2
    Helper,
}

orrery_core::phrases! { Paying { "card" => Card(card), "helper" => Helper, } }

/// What pays for the next piece of a project, of those that still come?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PayResearch {
    pub project: Research,
    /// A helper who has not stood in yet.
    pub helper: Option<Crew>,
    pub at: u8,
}

impl Listed<Vanguard> for PayResearch {
    type Answer = Paying;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-pay-research").with("project", self.project.name());
        Offer::bare(asked, title).hint("hint-laboratory").rules(&[ids::RESEARCH, ids::RARE_FOR_COMMON])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Paying> {
        facilities::payers(ship::of(state), *self).into_iter()
    }

    fn option(&self, _: &State, _: Seat, paying: &Paying) -> Opt {
        match paying {
            Paying::Card(card) => words::named(paying, "do-pay", card.name()),
            Paying::Helper => words::named(paying, "do-pay", self.helper.map_or("says-nothing", Crew::name)),
        }
    }

    fn suggestions(&self, state: &State, seat: Seat) -> Vec<Suggestion> {
        companion(*self, state, seat)
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, paying: Paying) {
        answered(cx);
        facilities::pay(cx, *self, paying);
    }
}
