//! The answers of the first two versions; the third stored those of today.

use orrery_core::{AskId, NotOld, SeatSet};

use crate::questions::{Choice, Drafted, Open};
use crate::sets::Cards;
use crate::state::Bargain;

/// The numbers that stand before the fields of each answer now; the fields are the same.
#[rustfmt::skip]
static MOVED: [&[u8]; 34] = [
    // FirstShip, Place, Roll, Discard, Steal, Relief, Shares
    &[0], &[1], &[2, 0], &[3], &[4], &[5], &[6],
    // Build, Bank, Draw, BuyFame, Redeem; offers; Confirm, Withdraw, Agree, ToFlight
    &[7, 0], &[7, 1], &[7, 2], &[7, 3], &[7, 4], &[], &[7, 6], &[7, 7], &[7, 8], &[7, 9],
    // Accept, Decline, Counter; terms, and none
    &[9, 0], &[9, 1], &[9, 2], &[], &[],
    // Shake, Give, Answer, Pay, Take, Part, Retreat, Jump, Prize
    &[12, 0], &[13], &[14], &[15], &[16], &[17], &[18], &[19], &[20],
    // Fly, EndTurn, Card
    &[21, 1], &[21, 0], &[22],
];

/// The places of answers that have changed. Terms were those of a counter or of a proposal.
const OFFER: u32 = 12;
const TERMS: u32 = 20;
const NO_TERMS: u32 = 21;

/// The slot of the question for a counter, in the lowest byte of its id.
const COUNTER: u64 = 42;

pub(crate) fn choice(version: u16, ask: AskId, bytes: &[u8]) -> Result<Choice, NotOld> {
    match version {
        1 | 2 => {}
        3 => return Ok(postcard::from_bytes(bytes)?),
        _ => return Err(NotOld::NeverReleased(version)),
    }
    let (number, fields) = postcard::take_from_bytes(bytes)?;
    let terms = if ask.0 & 0xff == COUNTER { Choice::Counter } else { Choice::Propose };
    Ok(match number {
        OFFER => Choice::Draft(drafted(postcard::from_bytes(fields)?)),
        TERMS => terms(postcard::from_bytes(fields)?),
        NO_TERMS => terms(Bargain::NONE),
        _ => {
            let before = *MOVED.get(number as usize).ok_or(postcard::Error::DeserializeBadEnum)?;
            postcard::from_bytes(&[before, fields].concat())?
        }
    })
}

fn drafted((give, want, to): (Cards, Option<Cards>, SeatSet)) -> Drafted {
    Drafted { give, want: want.unwrap_or_default(), to, open: Open(want.is_none()) }
}
