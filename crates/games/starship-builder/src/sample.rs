//! Legal choices at random, cheap enough for thousands of games a second, with a chance for every legal choice.

use orrery_core::{Ask, Dice};

use crate::cards::{Card, Cards};
use crate::content::Kind;
use crate::decision::{Choice, Decision};
use crate::rules::assemble;
use crate::ship::Layout;
use crate::state::{Slip, State};

/// How often a random ship is tried before it is given up.
const TRIES: u32 = 8;

pub(crate) fn sample(state: &State, ask: &Ask<Decision>, luck: &mut Dice) -> Choice {
    match ask.decision {
        Decision::Pick => Choice::Take(deck(state, luck)),
        Decision::Assemble => ship(state.hand(ask.seat), luck).map_or(Choice::NoShip, Choice::Build),
        Decision::Chain => {
            let chains = assemble::open_chains(state, ask.seat);
            Choice::Chain(luck.pick(&chains).map_or(Cards::NONE, |chain| chain.cards))
        }
    }
}

fn deck(state: &State, luck: &mut Dice) -> Kind {
    let open = |kind: &Kind| state.deck(*kind).top.is_some();
    let count = Kind::ALL.iter().filter(|kind| open(kind)).count();
    let place = luck.below(count as u32) as usize;
    Kind::ALL.into_iter().filter(open).nth(place).unwrap_or(Kind::Thruster)
}

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
