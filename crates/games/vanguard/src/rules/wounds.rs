//! Wounds, injury dice, healing and death (5.16, 5.23).

use super::{Cx, ask, begin, dice, end, go_on, over, passives, windows};
use crate::content::{Colour, Wound, at};
use crate::event::{Boards, Rolls};
use crate::questions::{Act, Column, Mend, MendWhat, PickDice};
use crate::state::{Frame, Injury, Lethal, Moment, Place, State, Wounding};

/// VG-WOUND-12, R71, VG-WOUND-9: first whoever can prevent it is asked.
pub(crate) fn gain(cx: &mut Cx<'_>, place: Place, wound: Wound) {
    // VG-SETUP-8, VG-TUT-4, R38: on the Eye of the Void every wound is "nothing".
    let wound = if cx.state().is_eye() { at::wound::nothing } else { wound };
    begin(cx, Frame::Wounded { place, wound, stage: Wounding::Window });
}

pub(crate) fn go(cx: &mut Cx<'_>, place: Place, wound: Wound, stage: Wounding) {
    let state = cx.state();
    if state.member(place).is_dead {
        return over(cx);
    }
    match stage {
        Wounding::Window => {
            go_on(cx, Frame::Wounded { place, wound, stage: Wounding::Take });
            windows::open(cx, Moment::Wound, place);
        }
        Wounding::Take => take(cx, place, wound),
        Wounding::Over => over(cx),
    }
}

fn take(cx: &mut Cx<'_>, place: Place, wound: Wound) {
    let state = cx.state();
    let by = state.mate(place);
    let cards = state.member(place).wound_cards();
    over(cx);
    // VG-SETUP-8: each can have only one there.
    if passives::is_immune(cx.state(), place, wound) || cx.state().is_eye() && cards > 0 {
        cx.emit(Boards::Immune { by, wound }.into());
    } else if cards == 3 {
        fourth(cx, place);
    } else if let Some(wound) = left(cx.state(), wound) {
        cx.emit(Boards::Hurt { by, wound }.into());
        begin(cx, Frame::InjuryDie { place });
    } else {
        begin(cx, Frame::InjuryDie { place });
    }
}

/// VG-WOUND-2, VG-GEN-13: a card of that kind, or a laceration.
fn left(state: &State, wound: Wound) -> Option<Wound> {
    [wound, at::wound::laceration].into_iter().find(|wound| state.decks.wounds.0[wound.index()] > 0)
}

/// VG-WOUND-3, VG-LAND-5, VG-LETHAL-1, R55, R51
fn fourth(cx: &mut Cx<'_>, place: Place) {
    let by = cx.state().mate(place);
    if cx.state().terms.lethal == Lethal::Off {
        return end::evacuate(cx);
    }
    if cx.state().dice_in_play(place) <= 3 {
        return end::die(cx, place);
    }
    let thrown = std::array::from_fn(|_| Injury::FACES[cx.dice().below(6) as usize]);
    if is_fatal(&thrown) {
        return end::die(cx, place);
    }
    cx.emit(Boards::Survived { by, dice: thrown }.into());
    pay_with_life(cx, place);
}

/// VG-LETHAL-6, R90, R89: from available or spent dice, and from the roll where there are none.
fn pay_with_life(cx: &mut Cx<'_>, place: Place) {
    let state = cx.state();
    let member = state.member(place);
    let from = member.available.or(member.spent);
    if !from.is_empty() {
        let question = PickDice { place, from, least: 1, most: 1, act: Act::Sacrifice };
        return dice::pick(cx, question);
    }
    let rolled = state.trial.and_then(|trial| trial.pool.iter().position(|cast| cast.owner == place));
    if let Some(at) = rolled {
        cx.emit(Rolls::PoolSacrificed { dice: 1 << at }.into());
    }
}

/// Two severe, or one severe with damage (2.7).
pub fn is_fatal(dice: &[Injury]) -> bool {
    let count = |face: Injury| dice.iter().filter(|die| **die == face).count();
    count(Injury::Severe) >= 2 || count(Injury::Severe) == 1 && count(Injury::Damage) >= 1
}

/// VG-WOUND-10, R70: never more than three, those in a roll counted.
fn injury_dice(state: &State, place: Place) -> usize {
    let on_board = state.member(place).injured.len();
    let trial = state.trial.filter(|trial| trial.active == place);
    let on_cards = state.member(place).wounds.iter().flatten().filter(|hurt| hurt.covered).count();
    on_board + on_cards + trial.map_or(0, |trial| trial.injuries.len() + usize::from(trial.idle))
}

/// VG-WOUND-4: to a column without one.
pub(crate) fn injury_die(cx: &mut Cx<'_>, place: Place) {
    let state = cx.state();
    let open: Vec<Colour> =
        Colour::ALL.into_iter().filter(|colour| !state.member(place).injured.contains(*colour)).collect();
    let is_full = injury_dice(state, place) >= 3 || open.is_empty() || state.member(place).is_dead;
    let seat = state.player(place);
    over(cx);
    match open[..] {
        _ if is_full => {}
        [colour] => lay(cx, place, colour),
        _ => ask(cx, seat, Column { place }),
    }
}

/// VG-WOUND-5, R6: a die that is pushed onto an unusable slot is spent.
pub(crate) fn lay(cx: &mut Cx<'_>, place: Place, colour: Colour) {
    cx.emit(Boards::InjuryDie { place, colour }.into());
    let member = cx.state().member(place);
    let lie = member.of_colour(member.available, colour.into());
    if lie.len() > usize::from(member.usable(colour)) {
        let act = Act::PushOut;
        dice::pick(cx, PickDice { place, from: lie, least: 1, most: 1, act });
    }
}

/// VG-WOUND-11, R69, VG-WOUND-6: injury dice first, then cards; whichever there are.
pub(crate) fn heal(cx: &mut Cx<'_>, place: Place, dice: u8, cards: u8) {
    let state = cx.state();
    let (seat, open) = (state.player(place), mendable(state, place, dice > 0, dice == 0 && cards > 0));
    match open[..] {
        [] if dice > 0 => go_on(cx, Frame::Heal { place, dice: 0, cards }),
        [] => over(cx),
        [only] => mend(cx, place, only),
        _ => ask(cx, seat, Mend { place, turns: false }),
    }
}

/// What can be healed now, the leftmost first.
pub(crate) fn mendable(state: &State, place: Place, dice: bool, cards: bool) -> Vec<MendWhat> {
    let member = state.member(place);
    let mut all = Vec::new();
    if dice {
        all.extend(member.injured.iter().map(MendWhat::Column));
        let trial = state.trial.filter(|trial| trial.active == place);
        let mut faces: Vec<Injury> = trial.map_or(Vec::new(), |trial| trial.injuries.to_vec());
        faces.sort_unstable();
        faces.dedup();
        all.extend(faces.into_iter().map(MendWhat::Rolled));
    }
    if cards {
        all.extend((0..3).filter(|slot| member.wounds[usize::from(*slot)].is_some()).map(MendWhat::Card));
    }
    all
}

/// One of them is healed; so many fewer are left.
pub(crate) fn mend(cx: &mut Cx<'_>, place: Place, what: MendWhat) {
    let by = cx.state().mate(place);
    let Frame::Heal { dice, cards, .. } = cx.state().frame() else { return };
    match what {
        MendWhat::Column(colour) => cx.emit(Boards::InjuryHealed { by, colour }.into()),
        MendWhat::Rolled(injury) => cx.emit(Rolls::InjuryLifted { by, injury }.into()),
        MendWhat::Card(slot) => cx.emit(Boards::WoundHealed { by, slot }.into()),
    }
    let is_card = matches!(what, MendWhat::Card(_));
    go_on(cx, Frame::Heal { place, dice: dice - u8::from(!is_card), cards: cards - u8::from(is_card) });
}

/// Wound cards that still show.
pub(crate) fn face_up(state: &State, place: Place) -> Vec<u8> {
    let shows = |slot: &u8| state.member(place).wounds[usize::from(*slot)].is_some_and(|hurt| !hurt.face_down);
    (0..3).filter(shows).collect()
}

pub(crate) fn flip(cx: &mut Cx<'_>, place: Place, left: u8) {
    let state = cx.state();
    let (seat, open) = (state.player(place), face_up(state, place));
    match open[..] {
        _ if left == 0 => over(cx),
        [] => over(cx),
        [only] => turn(cx, place, only),
        _ => ask(cx, seat, Mend { place, turns: true }),
    }
}

pub(crate) fn turn(cx: &mut Cx<'_>, place: Place, slot: u8) {
    let by = cx.state().mate(place);
    let Frame::Flip { left, .. } = cx.state().frame() else { return };
    cx.emit(Boards::WoundTurned { by, slot }.into());
    go_on(cx, Frame::Flip { place, left: left - 1 });
}

/// A wound that somebody has prevented.
pub(crate) fn cancel(cx: &mut Cx<'_>) {
    let wounded = cx.state().frames.nearest(|frame| match frame {
        Frame::Wounded { place, stage: Wounding::Take, .. } => Some(*place),
        _ => None,
    });
    if let Some(place) = wounded {
        let by = cx.state().mate(place);
        cx.emit(Boards::WoundPrevented { by }.into());
    }
}

/// Whether a wound is about to be gained.
pub(crate) fn is_pending(state: &State) -> bool {
    state.frames.nearest(|frame| matches!(frame, Frame::Wounded { stage: Wounding::Take, .. }).then_some(())).is_some()
}
