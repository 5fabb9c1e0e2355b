//! Radiators by what they add up to: for every number of therms the choices of sides that no other choice beats in
//! both mass and weakest card. There is no limit on how many radiators are used.

use crate::cards::{Card, Cards};
use crate::content::Kind;

/// A choice of radiators and sides.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cooled {
    pub mass: u8,
    /// The weakest card, or 255 where there is none.
    pub rad: u8,
    pub light: Cards,
    pub heavy: Cards,
}

impl Cooled {
    const NONE: Cooled = Cooled { mass: 0, rad: u8::MAX, light: Cards::NONE, heavy: Cards::NONE };

    pub fn cards(&self) -> Cards {
        self.light.or(self.heavy)
    }

    fn with(mut self, card: Card, heavy: bool) -> Cooled {
        let side = card.def().side(heavy);
        self.mass += side.mass;
        self.rad = self.rad.min(side.rad);
        if heavy {
            self.heavy.insert(card);
        } else {
            self.light.insert(card);
        }
        self
    }

    fn dominates(&self, other: &Cooled) -> bool {
        self.mass <= other.mass && self.rad >= other.rad
    }
}

/// For each number of therms the best choices that give at least as many.
type Choices = Vec<Vec<Cooled>>;

/// The tables of a hand: with only the radiators that need nothing, and with those that need electricity too.
pub(super) struct Cooling {
    plain: Choices,
    fed: Choices,
}

impl Cooling {
    pub fn of(hand: Cards, must: Cards) -> Cooling {
        let radiators = hand.of(Kind::Radiator);
        let most: u8 = hand.iter().map(|card| card.def().therms).sum();
        let (plain, needy): (Vec<Card>, Vec<Card>) = radiators.iter().partition(|card| card.def().needs.is_empty());
        let mut table: Choices = vec![Vec::new(); usize::from(most) + 1];
        table[0].push(Cooled::NONE);
        let table = plain.iter().fold(table, |table, card| with_radiator(table, *card, must));
        let fed = needy.iter().fold(table.clone(), |table, card| with_radiator(table, *card, must));
        // A radiator that must be in the ship and lacks its support leaves no legal choice (iI-J4.3).
        let lacking = needy.iter().any(|card| must.contains(*card));
        Cooling { plain: if lacking { Vec::new() } else { at_least(table) }, fed: at_least(fed) }
    }

    /// The best choices that give `therms` or more; `electric` says whether the ship has E.
    pub fn at_least(&self, therms: u8, electric: bool) -> &[Cooled] {
        let table = if electric { &self.fed } else { &self.plain };
        table.get(usize::from(therms)).map_or(&[], Vec::as_slice)
    }
}

/// Each choice so far goes on without the radiator, with its light and with its heavy side.
fn with_radiator(table: Choices, card: Card, must: Cards) -> Choices {
    let most = table.len() - 1;
    let mut next = if must.contains(card) { vec![Vec::new(); table.len()] } else { table.clone() };
    for (therms, choices) in table.iter().enumerate() {
        for heavy in [false, true] {
            let cools = usize::from(card.def().side(heavy).cools);
            let reached = (therms + cools).min(most);
            choices.iter().for_each(|choice| keep(&mut next[reached], choice.with(card, heavy)));
        }
    }
    next
}

/// From "exactly so many" to "at least so many".
fn at_least(mut table: Choices) -> Choices {
    for therms in (0..table.len().saturating_sub(1)).rev() {
        for choice in table[therms + 1].clone() {
            keep(&mut table[therms], choice);
        }
    }
    table
}

fn keep(choices: &mut Vec<Cooled>, choice: Cooled) {
    if !choices.iter().any(|other| other.dominates(&choice)) {
        choices.retain(|other| !choice.dominates(other));
        choices.push(choice);
    }
}
