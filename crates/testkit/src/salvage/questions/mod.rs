//! The questions of the game, a room for each subject. The list is a part of the saved form: it grows at its end only.

mod auction;
mod claim;
mod effects;
mod trade;
mod vote;

pub use auction::{Bid, Discard, Held};
pub use claim::{Jam, Jamming, Route, Ship, Way};
pub use effects::{Aid, Pick, Take};
pub use trade::{Offer, Replied, Reply, Settle, Tariff};
pub use vote::{Cast, Vote};

use orrery_core::{Message, Refusal, Rule, Seat};
use serde::{Deserialize, Serialize};

use super::Salvage;
use super::state::{Public, Stock};

orrery_core::questions! {
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub enum Decision answered by
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    Choice in Salvage {
        Discard, Bid, Offer, Reply, Settle, Vote, Jam, Ship, Route, Pick, Take, Aid,
    }
}

fn need(holds: bool, rule: Rule, why: &'static str) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(Refusal::new(rule, why)) }
}

pub(super) fn afford(public: &Public, seat: Seat, cost: Stock, rule: Rule) -> Result<(), Refusal> {
    let have = public.stock(seat);
    if have.covers(cost) {
        return Ok(());
    }
    let what = Message::new("refused-cannot-afford").with("seat", seat);
    let what = what.with("credits", cost.credits).with("have-credits", have.credits);
    Err(Refusal::new(rule, what.with("fuel", cost.fuel).with("have-fuel", have.fuel)))
}
