//! Spending, sacrificing, straining and getting dice back (5.6, 5.7).

use super::{Cx, ask, begin, go_on, over, passives, wounds};
use crate::content::{Colour, Die, Kind, PlainKey, at};
use crate::event::{Boards, Rounds};
use crate::questions::{Act, PickDice, StrainFirst};
use crate::state::{Dice, Frame, Member, Place, SectionDie, State};

/// VG-SAC-2: with so few dice a wound takes the place of a sacrifice.
const FEW: usize = 3;
/// VG-STRAIN-1
const STRAIN: u8 = 5;

/// DP23: dice that are given up first.
pub(crate) fn worth(member: &Member, die: SectionDie) -> (u8, usize) {
    let (colour, kind) = member.die(die);
    let kind = match kind {
        Kind::Base => 0,
        Kind::Specialised(_) => 1,
        Kind::Wild => 2,
        Kind::Universal => 3,
        Kind::Expert => 4,
    };
    (kind, colour.index())
}

/// DP25: base, wild, then specialised dice stay behind, later purchases first.
pub(crate) fn leaving(member: &Member, die: SectionDie) -> (u8, std::cmp::Reverse<u8>) {
    let kind = match member.die(die).1 {
        Kind::Base => 0,
        Kind::Wild => 1,
        Kind::Specialised(_) => 2,
        Kind::Universal => 3,
        Kind::Expert => 4,
    };
    (kind, std::cmp::Reverse(die.0))
}

pub(crate) fn spend(cx: &mut Cx<'_>, place: Place, left: u8, die: Die, has_declined: bool) {
    let state = cx.state();
    let member = state.member(place);
    let own = member.of_colour(member.available, die);
    if left == 0 || member.is_dead {
        return over(cx);
    }
    if own.is_empty() {
        return fall_short(cx, place, left, die, has_declined);
    }
    let by = state.mate(place);
    if own.len() <= usize::from(left) {
        let left = left - own.len() as u8;
        cx.emit(Boards::Spent { by, dice: own }.into());
        return go_on(cx, Frame::Spend { place, left, die, has_declined });
    }
    over(cx);
    pick(cx, PickDice { place, from: own, least: left, most: left, act: Act::Spend });
}

/// VG-SPEND-2, R12: a sacrifice for each missing die, unless straining brings one back first (VG-STRAIN-3, VG-STRAIN-4).
fn fall_short(cx: &mut Cx<'_>, place: Place, left: u8, die: Die, has_declined: bool) {
    let state = cx.state();
    if !has_declined && strain_brings(state, place, die) {
        let seat = state.player(place);
        return ask(cx, seat, StrainFirst { place });
    }
    let member = state.member(place);
    let from_spent = !member.of_colour(member.spent, die).is_empty();
    go_on(cx, Frame::Spend { place, left: left - 1, die, has_declined: false });
    let die = if from_spent { die } else { Die::D };
    begin(cx, Frame::Sacrifice { place, die, left: 1, from_spent });
}

/// VG-SAC-1, VG-SAC-2
/// Cards of sections are never asked for: nothing printed sacrifices one (VG-SAC-3).
pub(crate) fn sacrifice(cx: &mut Cx<'_>, place: Place, die: Die, left: u8, from_spent: bool) {
    let state = cx.state();
    let member = state.member(place);
    if left == 0 || member.is_dead {
        return over(cx);
    }
    let all = if from_spent { member.spent } else { member.available.or(member.spent) };
    let from = member.of_colour(all, die);
    let from = if from.is_empty() { member.available.or(member.spent) } else { from };
    let is_few = state.dice_in_play(place) <= FEW || from.is_empty();
    go_on(cx, Frame::Sacrifice { place, die, left: left - 1, from_spent });
    if is_few {
        return wounds::gain(cx, place, at::wound::exhausted);
    }
    pick(cx, PickDice { place, from, least: 1, most: 1, act: Act::Sacrifice });
}

/// VG-REST-4: as many as there are and fit.
pub(crate) fn recharge(cx: &mut Cx<'_>, place: Place, left: u8, die: Die) {
    let state = cx.state();
    let member = state.member(place);
    let from = member.of_colour(member.spent, die);
    let most = left.min(member.fitting(from));
    over(cx);
    if most > 0 && !cx.state().member(place).is_dead {
        pick(cx, PickDice { place, from, least: most, most, act: Act::Recharge });
    }
}

/// Asks which, unless all must go or all are alike.
pub(crate) fn pick(cx: &mut Cx<'_>, question: PickDice) {
    let state = cx.state();
    let member = state.member(question.place);
    let mut kinds = question.from.iter().map(|die| (member.die(die), member.spent.contains(die)));
    let first = kinds.next();
    let are_alike = kinds.all(|kind| Some(kind) == first);
    if question.least == question.most && (are_alike || question.from.len() == usize::from(question.least)) {
        let dice: Dice = question.from.iter().take(usize::from(question.least)).collect();
        return question.act.carry_out(cx, question.place, dice);
    }
    let seat = state.player(question.place);
    ask(cx, seat, question);
}

/// VG-STRAIN-5: whether a spent die could come back after the sacrifice. With few dice a strain that is being carried out
/// brings back all of them, so that another one inside it could not.
pub(crate) fn can_strain(state: &State, place: Place) -> bool {
    let member = state.member(place);
    // VG-TUT-5, VG-SETUP-8
    let is_barred = state.is_tutorial() || state.is_eye() && state.dice_in_play(place) <= FEW;
    let is_straining = |frame: &Frame| (*frame == Frame::Strain { place }).then_some(());
    let brings = would_bring(member, state.dice_in_play(place) > FEW);
    !member.is_dead && !is_barred && brings && state.frames.nearest(is_straining).is_none()
}

/// VG-STRAIN-5: into a free slot, unless the last spent die is the price itself, or into that of the die given up.
fn would_bring(member: &Member, gives_up_a_die: bool) -> bool {
    let spare = usize::from(gives_up_a_die && member.available.is_empty());
    let of = |dice: Dice, colour: Colour| !member.of_colour(dice, colour.into()).is_empty();
    let makes_room = |colour: Colour| gives_up_a_die && of(member.available, colour) && of(member.spent, colour);
    member.spent.len() > spare && member.fitting(member.spent) > 0 || Colour::ALL.into_iter().any(makes_room)
}

/// VG-WIN-2 (e), R64
fn strain_brings(state: &State, place: Place, die: Die) -> bool {
    let member = state.member(place);
    can_strain(state, place) && member.fitting(member.of_colour(member.spent, die)) > 0
}

/// VG-STRAIN-1, VG-STRAIN-2
pub(crate) fn strain(cx: &mut Cx<'_>, place: Place) {
    let by = cx.state().mate(place);
    cx.emit(Rounds::Strained { by }.into());
    begin(cx, Frame::Strain { place });
    begin(cx, Frame::Sacrifice { place, die: Die::D, left: 1, from_spent: false });
}

/// The price is paid, or something else in its place (VG-GEN-18, R98).
pub(crate) fn strained(cx: &mut Cx<'_>, place: Place) {
    let left = STRAIN + passives::bonus(cx.state(), place, PlainKey::StrainRecharge);
    go_on(cx, Frame::Recharge { place, left, die: Die::D });
}
