//! Cards as answers: in words, as amounts to choose, at random, and what the absent hold most and least.

use std::cmp::Reverse;

use orrery_core::{
    Amount, Dice, Given, Item, Message, Options, Refusal, Rule, Words, read_amounts, require, write_amounts,
};

use crate::content::Resource;
use crate::sets::Cards;
use crate::state::Bargain;
use crate::words;

impl Words for Cards {
    fn read(given: &Given) -> Option<Self> {
        let mut cards = Cards::NONE;
        read_amounts(given, Resource::named)?.into_iter().for_each(|(card, count)| cards.add(card, count));
        Some(cards)
    }

    fn write(&self) -> Given {
        write_amounts(self.iter().map(|(card, count)| (card.id(), count)))
    }
}

/// Cards of choice out of a bag.
pub(super) fn bag(from: Cards, least: u8, most: u8) -> Options {
    let kinds = from.iter().map(|(card, count)| amount(card, count)).collect();
    Options::Amounts { kinds, total: u32::from(least)..=u32::from(most), judged: false }
}

pub(super) fn amount(card: Resource, most: u8) -> Amount {
    let item = Item::new(card.id(), words::resource(card)).at(format!("card-{}", card.id())).sign(card.sign());
    Amount { item, range: 0..=u32::from(most) }
}

/// Exactly so many.
pub(super) fn check_count(need: u8, cards: Cards, rule: Rule) -> Result<(), Refusal> {
    let wrong = || Message::new("refused-count").with("need", need).with("have", cards.total());
    require(cards.total() == need, rule, wrong)
}

/// Two bags of up to three cards; the one from the own hand.
pub(super) fn random_bargain(hand: Cards, luck: &mut Dice) -> Option<Bargain> {
    let most = hand.total().min(3);
    if most == 0 {
        return None;
    }
    let count = 1 + luck.below(u32::from(most)) as u8;
    let give = hand.draw(count, luck);
    let others = Cards(give.0.map(|count| u8::from(count == 0)));
    if others.is_empty() {
        return None;
    }
    let wanted = 1 + luck.below(3) as u8;
    let want = Cards::one_by_one(wanted, |_| others.pick(luck));
    Some(Bargain { give, want })
}

/// Cards of the types held most, one by one; ties in the order of the types.
pub(super) fn most_held(hand: Cards, count: u8) -> Cards {
    Cards::one_by_one(count.min(hand.total()), |cards| {
        let rest = hand.minus(cards);
        Resource::ALL.into_iter().min_by_key(|card| Reverse(rest.get(*card)))
    })
}

/// Cards of the types held least, as far as the bank has them.
pub(super) fn least_held(hand: Cards, bank: Cards, count: u8) -> Cards {
    Cards::one_by_one(count, |cards| {
        let in_stock = bank.minus(cards).iter().map(|(card, _)| card);
        in_stock.min_by_key(|card| hand.plus(cards).get(*card))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_absent_take_what_they_hold_least_and_give_what_they_hold_most() {
        let hand = Cards([3, 0, 1, 2, 0]);
        assert_eq!(least_held(hand, Cards([9, 1, 9, 9, 0]), 3), Cards([0, 1, 2, 0, 0]), "as far as the bank has them");
        assert_eq!(least_held(hand, Cards([0, 1, 0, 0, 0]), 3), Cards([0, 1, 0, 0, 0]), "and no more than it has");
        assert_eq!(most_held(hand, 3), Cards([2, 0, 0, 1, 0]));
    }
}
