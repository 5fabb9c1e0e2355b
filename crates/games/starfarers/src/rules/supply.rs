//! Cards from Earth for those who are still small.

use orrery_core::{Message, Refusal, Seat, require};

use super::{Cx, ids};
use crate::content::REFILL_EACH;
use crate::event::{Course, Income};
use crate::sets::Cards;
use crate::state::{Phase, Public};

/// SF-SEVEN-4, SF-SUPPLY-2, R-37: the draw comes by itself unless a button was agreed.
pub(super) fn phase(cx: &mut Cx<'_>) {
    let seat = cx.state().public.active;
    if !cx.state().public.terms.button {
        draw(cx, seat);
    }
    cx.emit(Course::WentOn { to: Phase::Trade }.into());
}

/// SF-SUPPLY-1, R-23: VP count at the moment of drawing.
pub(crate) fn check(public: &Public, seat: Seat) -> Result<(), Refusal> {
    let vp = public.vp(seat);
    require(!public.turn.drew, ids::SUPPLY_ONCE, || "refused-drawn")?;
    require(public.terms.supply_due(vp) > 0, ids::SUPPLY, || Message::new("refused-supply").with("have", vp))
}

/// SF-SUPPLY-1, SF-VAR-1
pub(crate) fn draw(cx: &mut Cx<'_>, seat: Seat) {
    let due = cx.state().public.terms.supply_due(cx.state().public.vp(seat));
    let mut cards = 0;
    for _ in 0..due {
        cards += u8::from(draw_one(cx, seat));
    }
    cx.emit(Income::SupplyDone { seat, cards }.into());
}

/// False where nothing can be drawn (SF-SUPPLY-3).
fn draw_one(cx: &mut Cx<'_>, seat: Seat) -> bool {
    if cx.state().public.supply == 0 {
        let bank = cx.state().public.bank;
        let cards = Cards(bank.0.map(|stock| stock.min(REFILL_EACH)));
        if cards.is_empty() {
            return false;
        }
        cx.emit(Income::SupplyRefilled { cards }.into());
    }
    let deck = cx.state().secret.supply;
    let drawn = deck.pick(cx.dice());
    drawn.into_iter().for_each(|card| cx.emit(Income::SupplyDrawn { seat, card }.into()));
    drawn.is_some()
}
