//! What lies on the table while somebody trades.

use orrery_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::MAX_SEATS;
use crate::sets::Cards;

/// Two bags, from the side of whoever offers them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bargain {
    pub give: Cards,
    pub want: Cards,
}

/// SF-TRADE-5: the open offer of the active player; `None` as wish is "make me an offer".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Deal {
    pub give: Cards,
    pub want: Option<Cards>,
    pub to: SeatSet,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reply {
    #[default]
    Waiting,
    Accepted,
    Declined,
    /// A counter is being written.
    Countering,
    Countered(Bargain),
}

/// The talk of the trade phase: open to all (SF-TRADE-10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Market {
    pub deal: Option<Deal>,
    pub replies: [Reply; MAX_SEATS],
    pub proposals: [Option<Bargain>; MAX_SEATS],
    /// The numbers under which everybody is asked, beside the frames: for an offer, for the answer to it, for a
    /// proposal. Each is renewed by its own answers only, so that nobody's words make another's question stale.
    pub draft: u32,
    pub reply: [u32; MAX_SEATS],
    pub propose: [u32; MAX_SEATS],
}

impl Market {
    /// The talk of a turn begins; what is asked first is asked under this number.
    pub(crate) fn opened(number: u32) -> Market {
        Market { draft: number, propose: [number; MAX_SEATS], ..Market::default() }
    }

    /// What somebody has said to give in answer to the offer.
    pub(crate) fn promised(&self, seat: Seat) -> Option<Cards> {
        match self.replies[seat.index()] {
            Reply::Accepted => self.deal?.want,
            Reply::Countered(terms) => Some(terms.give),
            Reply::Waiting | Reply::Declined | Reply::Countering => None,
        }
    }

    /// Nothing is on offer.
    #[inline]
    pub fn is_quiet(&self) -> bool {
        self.deal.is_none() && self.proposals.iter().all(Option::is_none)
    }
}
