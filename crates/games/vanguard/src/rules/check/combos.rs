//! Step 5: combos (5.12).

use crate::content::{Card, Combo, Verb};
use crate::event::{Boards, Rolls};
use crate::lesson;
use crate::questions::Combos;
use crate::rules::payment::combo_payments;
use crate::rules::pool::Chosen;
use crate::rules::{Cx, ask, begin, carry_out, go_on, passives, prospects};
use crate::state::{Frame, Origin, Place, Play, State, Step, Trial};

/// VG-COMBO-1, VG-COMBO-2, VG-COMBO-3, VG-COND-2: combos of cards in hand and of the condition, each with the ways to pay for it.
pub(crate) fn combos(state: &State, trial: Trial) -> Vec<(Option<Card>, Chosen)> {
    let (pool, conversions) = (trial.shown(), passives::conversions(state, trial.active));
    let hand = state.member(trial.active).hand;
    let cards = hand.iter().filter_map(|card| Some((Some(*card), Origin::Card(*card), card.combo()?)));
    let condition = state.planet.condition();
    let condition = condition.combo().map(|combo| (None, Origin::Condition(condition), combo));
    let mut found = Vec::new();
    for (card, origin, combo) in cards.chain(condition) {
        if is_worth(state, trial.active, origin, combo) {
            found.extend(combo_payments(combo.need, &pool, conversions).into_iter().map(|paid| (card, paid)));
        }
    }
    found
}

/// VG-FX-18; the dice that pay may come back, so a recharge always could.
fn is_worth(state: &State, place: Place, origin: Origin, combo: Combo) -> bool {
    let recharges = origin
        .program()
        .block(combo.effect)
        .iter()
        .any(|stmt| matches!(stmt, crate::content::Stmt::Do(Verb::Recharge(..) | Verb::RechargeAll)));
    recharges || prospects::could_change(state, prospects::Case::of(state, origin, place), combo.effect)
}

pub(super) fn offer_combos(cx: &mut Cx<'_>, trial: Trial) {
    let may_combine = cx.state().holds_closed(trial.active) || !combos(cx.state(), trial).is_empty();
    if lesson::is_led(cx.state()) || !may_combine {
        return go_on(cx, Frame::Check(Step::Injuries));
    }
    let seat = cx.state().player(trial.active);
    ask(cx, seat, Combos);
}

pub(crate) fn combine(cx: &mut Cx<'_>, card: Option<Card>, paid: Chosen) {
    let Some(trial) = cx.state().trial else { return };
    let (by, place) = (cx.state().mate(trial.active), trial.active);
    cx.emit(Rolls::PoolSpent { dice: paid.0 }.into());
    let (origin, combo) = match card {
        Some(card) => {
            cx.emit(Boards::ComboPlayed { by, card }.into());
            begin(cx, Frame::Used { place, play: Play::Card(card) });
            (Origin::Card(card), card.combo())
        }
        None => {
            let condition = cx.state().planet.condition();
            (Origin::Condition(condition), condition.combo())
        }
    };
    combo.into_iter().for_each(|combo| carry_out(cx, origin, combo.effect, place, None));
}
