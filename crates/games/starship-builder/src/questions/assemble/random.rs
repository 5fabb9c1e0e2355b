//! Ships at random, cheap enough for thousands of games a second, with a chance for every legal ship.

use orrery_core::Dice;

use crate::cards::{Card, Cards};
use crate::content::Kind;
use crate::ship::Layout;
use crate::state::Slip;

/// How often a random ship is tried before it is given up.
const TRIES: u32 = 8;

/// A legal ship of `hand`, or none: any ship can come up, and so can "no ship".
pub(crate) fn ship(hand: Cards, luck: &mut Dice) -> Option<Layout> {
    let buildable = Kind::MAIN.iter().all(|kind| !hand.of(*kind).is_empty());
    if !buildable || luck.below(16) == 0 {
        return None;
    }
    (0..TRIES).find_map(|_| attempt(hand, luck))
}

/// A slip that somebody with this hand may have handed in; while others are at it, chains are still to be chosen.
pub(crate) fn slip(hand: Cards, early: bool, luck: &mut Dice) -> Slip {
    let Some(layout) = ship(hand, luck) else { return Slip::NoShip };
    let chains = layout.chains();
    match luck.pick(&chains) {
        Some(chain) if chains.len() == 1 || !early => Slip::Ship(layout.with_chain(*chain)),
        _ => Slip::Laid(layout),
    }
}

/// Random main cards, sometimes a few extras, then suppliers for whoever lacks one and radiators until it is cool.
fn attempt(hand: Cards, luck: &mut Dice) -> Option<Layout> {
    let mut layout = Layout::default();
    for kind in Kind::MAIN {
        layout.cards.insert(any(hand.of(kind), luck)?);
    }
    let others = hand.minus(Kind::MAIN.iter().fold(Cards::NONE, |all, kind| all.or(kind.cards())));
    while luck.below(4) == 0 {
        add(&mut layout, others, luck);
    }
    loop {
        let unfed = layout.cards.iter().find(|card| !layout.is_supported(*card));
        let wanted = match unfed {
            Some(card) => others.suppliers(card.def().needs),
            None if layout.therms_needed() > layout.therms_given() => others.of(Kind::Radiator),
            None => return Some(layout),
        };
        add(&mut layout, wanted, luck)?;
    }
}

/// Puts one more card of `from` into the ship, a radiator on either side.
fn add(layout: &mut Layout, from: Cards, luck: &mut Dice) -> Option<()> {
    let card = any(from.minus(layout.cards), luck)?;
    layout.cards.insert(card);
    if card.kind() == Kind::Radiator && luck.below(2) == 0 {
        layout.heavy.insert(card);
    }
    Some(())
}

fn any(cards: Cards, luck: &mut Dice) -> Option<Card> {
    cards.nth(luck.below(cards.len() as u32) as usize)
}
