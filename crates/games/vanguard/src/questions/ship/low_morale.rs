//! What does the lowest morale cost (VG-MORALE-2)?

use super::prelude::*;

/// What the lowest morale costs (VG-MORALE-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Penalty {
    Dice,
    Desertion(Crew),
    Tech,
}

orrery_core::phrases! { Penalty { "dice" => Dice, "desertion" => Desertion(crew), "tech" => Tech, } }

/// What does the lowest morale cost (VG-MORALE-2)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LowMorale;

impl Listed<Vanguard> for LowMorale {
    type Answer = Penalty;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-penalty").hint("hint-ask-penalty").rules(&[ids::MORALE])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Penalty> {
        crew::penalties(ship::of(state)).into_iter()
    }

    fn option(&self, _: &State, _: Seat, one: &Penalty) -> Opt {
        let label = match *one {
            Penalty::Dice => Message::new("penalty-dice"),
            Penalty::Desertion(crew) => Message::new("penalty-desertion").with("who", crew.name()),
            Penalty::Tech => Message::new("penalty-tech"),
        };
        Opt::of(one, label)
    }

    fn suggestions(&self, state: &State, seat: Seat) -> Vec<Suggestion> {
        companion(*self, state, seat)
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, penalty: Penalty) {
        answered(cx);
        let campaign = ship::of(cx.state());
        let (dice, level) = (campaign.dice, campaign.tech);
        match penalty {
            Penalty::Dice => cx.emit(Ships::DiceSet { dice: dice - 1 }.into()),
            Penalty::Desertion(crew) => cx.emit(Ships::Deserted { crew }.into()),
            Penalty::Tech => cx.emit(Ships::TechSet { level: level - 1 }.into()),
        }
    }
}
