//! The market with its decks (2.15).

use orrery_core::Dice;
use orrery_kit::Few;
use serde::{Deserialize, Serialize};

use crate::content::{Blueprint, MarketRow, Workcell, Workcells};

/// A deck may hold all cards of its colour.
pub const DECK: usize = 9;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Market {
    /// From the bottom upwards.
    pub columns: [[Option<Workcell>; MarketRow::COUNT]; Blueprint::COUNT],
    /// RUL-113: what lies in the decks unseen has no order until it is drawn.
    pub unseen: Workcells,
    /// Cards put under each deck; they come last, in this order.
    pub under: [Few<Workcell, DECK>; Blueprint::COUNT],
    /// RUL-04: the next cards of the decks, where they lie face up.
    pub tops: [Option<Workcell>; Blueprint::COUNT],
    /// Out of the game.
    pub gone: Workcells,
}

impl Market {
    pub const PLACES: usize = Blueprint::COUNT * MarketRow::COUNT;

    pub fn column(&self, of: Blueprint) -> &[Option<Workcell>; MarketRow::COUNT] {
        &self.columns[of.index()]
    }

    pub fn cards(&self) -> impl Iterator<Item = Workcell> + '_ {
        self.columns.as_flattened().iter().filter_map(|place| *place)
    }

    pub fn has(&self, card: Workcell) -> bool {
        self.column(card.section()).contains(&Some(card))
    }

    /// The cards in turn from this place on.
    pub fn cards_from(&self, first: usize) -> impl Iterator<Item = Workcell> + '_ {
        let (before, after) = self.columns.as_flattened().split_at(first);
        after.iter().chain(before).filter_map(|place| *place)
    }

    /// How many cards a deck has left.
    pub fn deck(&self, of: Blueprint) -> usize {
        let unseen = of.cards().and(self.unseen).len();
        unseen + self.under[of.index()].len() + usize::from(self.tops[of.index()].is_some())
    }

    /// Which card a deck yields next.
    pub fn next(&self, of: Blueprint, dice: &mut Dice) -> Option<Workcell> {
        if let Some(top) = self.tops[of.index()] {
            return Some(top);
        }
        let unseen = of.cards().and(self.unseen);
        unseen.nth(dice.below(unseen.len() as u32) as usize).or(self.under[of.index()].first().copied())
    }

    /// It has been drawn into this place.
    pub(crate) fn deal(&mut self, card: Workcell, row: MarketRow) {
        self.leave_deck(card);
        self.columns[card.section().index()][row.index()] = Some(card);
    }

    /// RUL-04: it lies face up on its deck.
    pub(crate) fn show_top(&mut self, card: Workcell) {
        self.leave_deck(card);
        self.tops[card.section().index()] = Some(card);
    }

    fn leave_deck(&mut self, card: Workcell) {
        self.unseen.remove(card);
        self.take_from_under(card);
        let top = &mut self.tops[card.section().index()];
        *top = top.filter(|other| *other != card);
    }

    pub(crate) fn take(&mut self, card: Workcell) {
        let column = &mut self.columns[card.section().index()];
        column.iter_mut().filter(|place| **place == Some(card)).for_each(|place| *place = None);
    }

    pub(crate) fn settle(&mut self) {
        for column in &mut self.columns {
            column.sort_by_key(Option::is_none);
        }
    }

    /// K-Discard: under its deck.
    pub(crate) fn put_under(&mut self, card: Workcell) {
        self.under[card.section().index()].push(card);
    }

    /// E4c: every card of the colour leaves the game.
    pub(crate) fn lose(&mut self, of: Blueprint) {
        self.columns[of.index()] = Default::default();
        self.under[of.index()] = Few::NONE;
        self.tops[of.index()] = None;
        self.unseen = self.unseen.minus(of.cards());
        self.gone = self.gone.or(of.cards());
    }

    /// C9-2: the cards of this colour do not exist.
    pub(crate) fn leave_out(&mut self, of: Blueprint) {
        self.columns[of.index()] = Default::default();
        self.tops[of.index()] = None;
        self.unseen = self.unseen.minus(of.cards());
    }

    /// K-Restoration: what left the game with the section is its deck again.
    pub(crate) fn restore(&mut self, of: Blueprint) {
        self.gone = self.gone.minus(of.cards());
        self.unseen = self.unseen.or(of.cards());
    }

    fn take_from_under(&mut self, card: Workcell) {
        let under = &mut self.under[card.section().index()];
        if !under.contains(&card) {
            return;
        }
        *under = Few::of(under.iter().copied().filter(|other| *other != card)).unwrap_or(Few::NONE);
    }
}
