//! Step 6: injury dice, then danger dice.

use orrery_kit::fx::BlockId;

use super::{danger_of, spend_all};
use crate::content::Wound;
use crate::event::Rolls;
use crate::questions::NextInjury;
use crate::rules::{Cx, ask, begin, carry_out, go_on};
use crate::state::{Frame, Injury, Origin, Peril, Step, Trial};

/// VG-ROLL-8, VG-WOUND-8, VG-ROLL-9: one by one, in the order the player likes.
pub(super) fn injuries(cx: &mut Cx<'_>, trial: Trial) {
    let mut kinds = trial.injuries.to_vec();
    kinds.sort_unstable();
    kinds.dedup();
    let seat = cx.state().player(trial.active);
    let has_wounds = cx.state().member(trial.active).wounds.iter().flatten().count() > 0;
    match kinds[..] {
        [] => go_on(cx, Frame::Check(Step::Danger)),
        [first] => suffer(cx, first),
        [first, ..] if !has_wounds => suffer(cx, first),
        _ => ask(cx, seat, NextInjury),
    }
}

/// The first face-up card without a die that shows the icon takes it.
pub(crate) fn suffer(cx: &mut Cx<'_>, injury: Injury) {
    let Some(trial) = cx.state().trial else { return };
    let (state, place) = (cx.state(), trial.active);
    let by = state.mate(place);
    let struck = (0_u8..).zip(state.member(place).wounds).find_map(|(slot, hurt)| {
        let hurt = hurt.filter(|hurt| !hurt.face_down && !hurt.covered)?;
        Some((slot, hurt.wound, strikes(hurt.wound, injury)?))
    });
    cx.emit(Rolls::InjuryDone { by, injury, slot: struck.map(|(slot, ..)| slot) }.into());
    if let Some((_, wound, block)) = struck {
        carry_out(cx, Origin::Wound(wound), block, place, None);
    }
}

fn strikes(wound: Wound, injury: Injury) -> Option<BlockId> {
    match injury {
        Injury::Damage => wound.damage(),
        Injury::Severe => wound.severe(),
        Injury::Mental => wound.mental(),
        Injury::Special => wound.special(),
        Injury::Blank => None,
    }
}

/// VG-ROLL-10, R2
pub(super) fn dangers(cx: &mut Cx<'_>, trial: Trial) {
    go_on(cx, Frame::Check(Step::Return));
    if let Some((table, _)) = danger_of(trial.of).filter(|_| !trial.danger.is_empty()) {
        cx.emit(Rolls::DangerTaken.into());
        begin(cx, Frame::Dangers { place: trial.active, table, dice: trial.danger, stage: Peril::Window });
    }
}

/// VG-ROLL-11, R3: all injury dice go back to columns. After a jump they do so without being looked at.
pub(super) fn return_injuries(cx: &mut Cx<'_>, trial: Trial, step: Step) {
    let (place, by) = (trial.active, cx.state().mate(trial.active));
    if let Some(injury) = trial.injuries.first().copied() {
        return cx.emit(Rolls::InjuryDone { by, injury, slot: None }.into());
    }
    let covered = cx.state().member(place).wounds.iter().flatten().filter(|hurt| hurt.covered).count();
    if covered + usize::from(trial.idle) > 0 {
        cx.emit(Rolls::InjuryReturned { by }.into());
        return begin(cx, Frame::InjuryDie { place });
    }
    if step == Step::Finish {
        spend_all(cx);
        return go_on(cx, Frame::Check(Step::Over));
    }
    go_on(cx, Frame::Check(Step::Specials));
}
