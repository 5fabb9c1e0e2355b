//! Exchange with the Galactic Bank.

use orrery_core::{Message, Refusal, Seat, require};

use super::ids;
use crate::content::Resource;
use crate::state::{Public, State};
use crate::words;

/// SF-BANK-4: the type wanted must be there.
pub(crate) fn check_stock(public: &Public, take: Resource) -> Result<(), Refusal> {
    let none = || Message::new("refused-bank-empty").with("card", words::resource(take));
    require(public.bank.get(take) > 0, ids::BANK_STOCK, none)
}

/// SF-BANK-1 to SF-BANK-3
pub(crate) fn check(state: &State, seat: Seat, give: Resource, take: Resource) -> Result<(), Refusal> {
    require(give != take, ids::BANK, || "refused-same-type")?;
    check_stock(&state.public, take)?;
    let (need, have) = (state.public.rate(seat, give), state.hand(seat).get(give));
    let few = || Message::new("refused-rate").with("card", words::resource(give)).with("need", need).with("have", have);
    require(have >= need, rate_rule(give, need), few)
}

/// Which rule sets the price.
pub(crate) fn rate_rule(give: Resource, rate: u8) -> orrery_core::Rule {
    match give {
        _ if rate < give.rate() => ids::MERCHANTS,
        Resource::Goods => ids::GOODS,
        _ => ids::BANK,
    }
}
