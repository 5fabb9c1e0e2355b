//! Encounters: the mean over all cards that may have asked this question.

use orrery_kit::fx::BlockId;

use super::outlook::{Outlook, best};
use super::plan::{Goal, What};
use super::target::Target;
use crate::content::card::{Stmt, Table, Test, Verb};
use crate::content::{Encounter, Neighbour, Part, Resource};
use crate::questions::{Answer, Give};
use crate::rules::encounter::question_of;
use crate::rules::fly::Craft;
use crate::sets::Cards;

/// A card of choice, and one at random.
const CHOSEN: f64 = 0.2;
const CARD: f64 = 0.13;
/// In the long run a further encounter is worth a little.
const NEXT: f64 = 0.15;
/// A shake's sums 1 to 5 in tenths (SF-ENC-12).
const SUMS: [f64; 5] = [0.1, 0.2, 0.3, 0.2, 0.2];

impl Outlook<'_> {
    /// Cards that may be the one being read, each from where it has been read to.
    fn candidates(&self) -> Vec<(Encounter, &'static [Stmt])> {
        let Some(meeting) = self.public.meeting else { return Vec::new() };
        let read = |card: Encounter| (card, card.block(meeting.node));
        if let Some(card) = meeting.card {
            return vec![read(card)];
        }
        self.public.unread.iter().map(read).filter(|(_, block)| question_of(block) == meeting.question).collect()
    }

    fn mean(&self, worth: impl Fn(Encounter, &Stmt) -> f64) -> f64 {
        let cards = self.candidates();
        let sum: f64 = cards.iter().filter_map(|(card, block)| Some(worth(*card, block.first()?))).sum();
        sum / cards.len().max(1) as f64
    }

    /// How many cards, and which: those that are missed least.
    pub(super) fn give(&self) -> Cards {
        let hand = self.hand();
        let most = Give::MOST.min(hand.total());
        let offers = (0..=most).map(|count| {
            let cards = self.spare(count);
            let price = self.hand_now - self.hand_worth(hand.minus(cards));
            let gain = self.mean(|card, stmt| match stmt {
                Stmt::Table(_, _, then) => self.block(card, then[usize::from(count)], price, hand.total() - count),
                _ => 0.0,
            });
            (gain - price, cards)
        });
        best(offers).unwrap_or_default()
    }

    pub(super) fn answer(&self) -> bool {
        let price = self.public.meeting.and_then(|meeting| meeting.question).map_or(0, |(_, price)| price);
        let hand = self.hand();
        let lost = self.hand_now - self.hand_worth(hand.minus(self.spare(price)));
        let held = hand.total();
        let says = |yes: bool| {
            self.mean(|card, stmt| match *stmt {
                Stmt::If(_, there, _) if yes => self.block(card, there, lost, held) - lost,
                Stmt::If(_, _, Some(no)) => self.block(card, no, 0.0, held),
                _ => 0.0,
            })
        };
        let may = Answer::check_yes(self.public, self.seat).is_ok();
        may && says(true) > says(false)
    }

    /// What a branch of a card is worth; `gave` is what the cards given for it were worth.
    fn block(&self, card: Encounter, id: BlockId, gave: f64, held: u8) -> f64 {
        let go = |id: BlockId| self.block(card, id, gave, held);
        let worth = |stmt: &Stmt| match *stmt {
            Stmt::Do(verb) => self.result(verb, gave, held),
            Stmt::Table(Table::Shake, _, then) => then.iter().zip(SUMS).map(|(id, chance)| chance * go(*id)).sum(),
            Stmt::If(&[(test, _)], yes, Some(no)) => self.test(test, go(yes), go(no)),
            Stmt::Go(id) => go(id),
            _ => 0.0,
        };
        card.block(id).iter().map(worth).sum()
    }

    fn test(&self, test: Test, yes: f64, no: f64) -> f64 {
        match test {
            Test::Agree(..) => yes.max(no),
            Test::Combat(against) => self.contest(self.public.strength(self.seat), against, Part::Cannon, yes, no),
            Test::Race(against) => self.contest(self.public.boost(self.seat), against, Part::Booster, yes, no),
            Test::Escape(against) if self.public.boost(self.seat) >= self.enemy(against, Part::Booster) => yes,
            Test::Escape(_) => no,
        }
    }

    fn enemy(&self, against: Neighbour, part: Part) -> u8 {
        self.public.part(self.public.neighbour(against), part)
    }

    fn contest(&self, own: u8, against: Neighbour, part: Part, win: f64, lose: f64) -> f64 {
        let chance = chance(i16::from(own) - i16::from(self.enemy(against, part)));
        chance * win + (1.0 - chance) * lose
    }

    fn result(&self, verb: Verb, gave: f64, held: u8) -> f64 {
        match verb {
            Verb::Read(_) => 0.0,
            Verb::Fame(by) if by < 0 && self.public.player(self.seat).fame == 0 => 0.0,
            Verb::Fame(by) => self.skill.fame * f64::from(by),
            Verb::Gain(count) => CHOSEN * f64::from(count),
            Verb::Take(count, _) => 0.16 * f64::from(count),
            Verb::Refund => gave,
            Verb::Impound => -3.0 * CHOSEN,
            Verb::Lose(count) => -CARD * f64::from(count.min(held)),
            Verb::Rob => 0.5,
            Verb::GainPart => self.best_part().map_or(0.0, |part| self.part_worth(part)),
            Verb::LosePart => self.worst_part().map_or(0.0, |part| -0.8 * self.fitted_worth(part)),
            Verb::Stall => -self.skill.haste * self.first_promise() - 0.1,
            Verb::Retreat => -0.35,
            Verb::LoseShip => -self.first_promise() * 0.8 - 0.1,
            Verb::Jump => self.jump_gain(),
            Verb::TradeShip => 0.6,
            Verb::Speed(by) => 0.04 * f64::from(by),
            Verb::Next => NEXT,
        }
    }

    pub(super) fn first_craft(&self) -> Option<Craft> {
        Craft::all(self.public, self.seat).next()
    }

    /// What the first ship is on its way to, as things stand.
    fn first_promise(&self) -> f64 {
        let worth =
            |craft: Craft| self.targets_of(&craft).map(|target| self.promise(&craft, &target)).fold(0.0, f64::max);
        self.first_craft().map_or(0.0, worth)
    }

    fn jump_gain(&self) -> f64 {
        let can = |target: &Target| target.freight <= self.public.freight(self.seat);
        let best = |craft: Craft| self.targets_of(&craft).filter(can).map(|target| target.worth).fold(0.0, f64::max);
        (self.first_craft().map_or(0.0, best) - self.first_promise()).max(0.0) + 0.05
    }

    pub(super) fn best_part(&self) -> Option<Part> {
        let fits = Part::ALL.into_iter().filter(|part| self.public.can_fit(self.seat, *part));
        best(fits.map(|part| (self.gained_worth(part), part)))
    }

    /// A part as a gift: what it is worth, and what it saves where it was to be bought.
    fn gained_worth(&self, part: Part) -> f64 {
        let needs_rings = |goal: &Goal| matches!(goal.what, What::Trade { rings: 1.. });
        let wanted = part == Part::FreightRing && self.goals.iter().any(needs_rings);
        let waited = self.goals.iter().filter(|goal| goal.what == What::Parts(part, 1)).map(|goal| 0.4 * goal.worth);
        self.part_worth(part) + if wanted { 0.3 } else { 0.0 } + waited.sum::<f64>()
    }

    pub(super) fn worst_part(&self) -> Option<Part> {
        let fitted = Part::ALL.into_iter().filter(|part| self.public.part(self.seat, *part) > 0);
        fitted.min_by(|a, b| self.fitted_worth(*a).total_cmp(&self.fitted_worth(*b)))
    }

    /// What is lost with a part.
    fn fitted_worth(&self, part: Part) -> f64 {
        let fitted = self.public.part(self.seat, part);
        match part {
            Part::FreightRing if fitted > 3 => 0.15,
            Part::FreightRing => 0.3 + self.hangs_on_freight(),
            _ => self.part_worth(part) + 0.1,
        }
    }

    /// So many cards of the hand that are missed least, one by one.
    pub(super) fn spare(&self, count: u8) -> Cards {
        let hand = self.hand();
        Cards::one_by_one(count.min(hand.total()), |cards| {
            let rest = hand.minus(cards);
            let without = |card: Resource| self.hand_worth(rest.minus(Cards::of(card, 1)));
            best(rest.iter().map(|(card, held)| (without(card) + 0.001 * f64::from(held), card)))
        })
    }

    /// So many cards of the bank that help most, one by one.
    pub(super) fn wanted(&self, count: u8) -> Cards {
        let (hand, bank) = (self.hand(), self.public.bank);
        Cards::one_by_one(count, |cards| {
            let held = hand.plus(cards);
            let with = |card: Resource| self.hand_worth(held.plus(Cards::of(card, 1)));
            best(bank.minus(cards).iter().map(|(card, _)| (with(card) - 0.001 * f64::from(held.get(card)), card)))
        })
    }
}

/// The chance to reach at least the other's sum, by the lead in parts from -5 to 4 (2.3).
const CHANCES: [f64; 10] = [0.0, 0.02, 0.08, 0.21, 0.39, 0.61, 0.79, 0.92, 0.98, 1.0];

fn chance(lead: i16) -> f64 {
    CHANCES[(lead.clamp(-5, 4) + 5) as usize]
}
