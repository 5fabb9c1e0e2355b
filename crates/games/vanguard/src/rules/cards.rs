//! Section cards: drawing, and the hand limit (5.12).

use orrery_kit::Few;

use super::{Cx, ask, begin, over};
use crate::content::Card;
use crate::event::Boards;
use crate::questions::PickCards;
use crate::state::{Frame, Hands, Place};

/// VG-CARD-3, VG-GEN-10, VG-CARD-7: the hand limit is looked at after each draw.
pub(crate) fn draw(cx: &mut Cx<'_>, place: Place, count: u8) {
    let mut drawn: Few<Card, 8> = Few::NONE;
    for _ in 0..count {
        let member = cx.state().member(place);
        let left = member.deck.minus(drawn.iter().copied().collect());
        if left.is_empty() && !member.discard.is_empty() {
            take(cx, place, std::mem::take(&mut drawn));
            let by = cx.state().mate(place);
            cx.emit(Boards::Reshuffled { by }.into());
        }
        let left = cx.state().member(place).deck.minus(drawn.iter().copied().collect());
        let at = cx.dice().below(left.len() as u32) as usize;
        drawn.extend(left.nth(at));
    }
    take(cx, place, drawn);
    begin(cx, Frame::HandLimit { place });
}

/// 8.3: with closed hands only its player learns what was drawn.
pub(crate) fn take(cx: &mut Cx<'_>, place: Place, cards: Few<Card, 8>) {
    let by = cx.state().mate(place);
    let (seat, count) = (by.seat, cards.len() as u8);
    match cx.state().terms.hands {
        _ if cards.is_empty() => {}
        Hands::Open => cx.emit(Boards::Drew { by, cards }.into()),
        Hands::Closed => cx.emit(Boards::DrewClosed { by, seat, count, cards }.into()),
    }
}

/// VG-CARD-2, VG-ROLL-6
pub(crate) fn keep_limit(cx: &mut Cx<'_>, place: Place) {
    let member = cx.state().member(place);
    let over_limit = member.hand.len().saturating_sub(member.hand_limit());
    over(cx);
    discard(cx, place, over_limit as u8);
}

/// As many as there are.
pub(crate) fn discard(cx: &mut Cx<'_>, place: Place, count: u8) {
    let state = cx.state();
    let hand = state.member(place).hand;
    if count == 0 || hand.is_empty() {
        return;
    }
    if hand.len() <= usize::from(count) {
        let by = state.mate(place);
        return cx.emit(Boards::Discarded { by, cards: hand }.into());
    }
    let seat = state.player(place);
    ask(cx, seat, PickCards { place, count });
}
