//! Danger dice (VG-DANGER-1, R7, VG-DANGER-2, R95).

use orrery_kit::Few;
use orrery_kit::fx::BlockId;

use super::{Cx, begin, carry_out, go_on, over, windows};
use crate::content::Danger;
use crate::event::Rounds;
use crate::state::{Frame, Moment, Origin, Peril, Place, State, Symbol};

pub(crate) fn roll(cx: &mut Cx<'_>, place: Place, table: Danger, count: u8) {
    let dice = throw(cx, count);
    let by = cx.state().mate(place);
    begin(cx, Frame::Dangers { place, table, dice: Few::NONE, stage: Peril::Window });
    cx.emit(Rounds::DangerRolled { by, table, dice }.into());
}

pub(crate) fn throw(cx: &mut Cx<'_>, count: u8) -> Few<Symbol, 4> {
    let mut dice = Few::NONE;
    dice.extend((0..count).map(|_| Symbol::FACES[cx.dice().below(6) as usize]));
    dice
}

/// One window for all of them, then each, the common ones first.
pub(crate) fn go(cx: &mut Cx<'_>, place: Place, table: Danger, dice: &[Symbol], stage: Peril) {
    if stage == Peril::Window {
        let dice = Few::of(dice.iter().copied()).unwrap_or_default();
        go_on(cx, Frame::Dangers { place, table, dice, stage: Peril::Resolve });
        return windows::open(cx, Moment::Danger, place);
    }
    let Some(symbol) = dice.iter().min().copied() else { return over(cx) };
    let at = dice.iter().position(|one| *one == symbol);
    let left = dice.iter().enumerate().filter(|(place, _)| Some(*place) != at).map(|(_, one)| *one);
    let left = Few::of(left.collect::<Vec<_>>()).unwrap_or_default();
    go_on(cx, Frame::Dangers { place, table, dice: left, stage });
    carry_out(cx, Origin::Danger(table), block(table, symbol), place, None);
}

pub(crate) const fn block(table: Danger, symbol: Symbol) -> BlockId {
    match symbol {
        Symbol::Common => table.common(),
        Symbol::Uncommon => table.uncommon(),
        Symbol::Rare => table.rare(),
        Symbol::Special => table.special(),
    }
}

/// The dice that lie open, before they resolve.
pub(crate) fn open(state: &State) -> Few<Symbol, 4> {
    let lying = |frame: &Frame| if let Frame::Dangers { dice, .. } = frame { Some(*dice) } else { None };
    state.frames.nearest(lying).unwrap_or_default()
}
