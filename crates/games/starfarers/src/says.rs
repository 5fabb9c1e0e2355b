//! What a card does, said from the card itself, so that no text can say anything else (SF-Z9, SF-Z11).

use orrery_core::{Arg, Message};
use orrery_kit::fx::BlockId;

use crate::content::card::{Stmt, Table, Test, Verb, Who};
use crate::content::{Encounter, FriendCard, Gift, Neighbour};
use crate::words;

/// Everything that is done from here on, up to where the card asks or tests again.
fn results(card: Encounter, stmts: &[Stmt]) -> Message {
    one_by_one(stmts.iter().filter_map(|stmt| result(card, stmt)).collect())
}

/// In the order written (SF-ENC-19).
fn one_by_one(said: Vec<Message>) -> Message {
    let together = |rest: Message, first: Message| Message::new("card-then").with("first", first).with("rest", rest);
    said.into_iter().rev().reduce(together).unwrap_or_else(|| Message::new("card-nothing"))
}

/// What a block does after its sentence; wear and tear has the deck renewed as well (SF-ENC-17).
pub fn block(card: Encounter, id: BlockId) -> Message {
    let said = results(card, card.block(id));
    if !card.is_wear() {
        return said;
    }
    one_by_one(vec![said, Message::new("card-renew")])
}

fn result(card: Encounter, stmt: &Stmt) -> Option<Message> {
    match *stmt {
        Stmt::Do(verb) => does(verb),
        Stmt::Each(Who::PartsOver(parts), block) => {
            Some(Message::new("card-each-over").with("parts", parts).with("results", results(card, card.block(block))))
        }
        Stmt::Each(Who::MostFreight, block) => {
            Some(Message::new("card-each-freight").with("results", results(card, card.block(block))))
        }
        _ => None,
    }
}

/// A sentence that is read out says itself.
fn does(verb: Verb) -> Option<Message> {
    let counted = |id: &'static str, count: u8| Message::new(id).with("count", count);
    Some(match verb {
        Verb::Read(_) => return None,
        Verb::Fame(by) => counted(if by > 0 { "card-fame-more" } else { "card-fame-less" }, by.unsigned_abs()),
        Verb::Gain(count) => counted("card-gain", count),
        Verb::Take(count, card) => counted("card-take", count).with("card", words::resource(card)),
        Verb::Refund => Message::new("card-refund"),
        Verb::Impound => Message::new("card-impound"),
        Verb::Lose(count) => counted("card-lose", count),
        Verb::Rob => Message::new("card-rob"),
        Verb::GainPart => Message::new("card-gain-part"),
        Verb::LosePart => Message::new("card-lose-part"),
        Verb::Stall => Message::new("card-stall"),
        Verb::Retreat => Message::new("card-retreat"),
        Verb::LoseShip => Message::new("card-lose-ship"),
        Verb::Jump => Message::new("card-jump"),
        Verb::TradeShip => Message::new("card-trade-ship"),
        Verb::Speed(by) => counted(if by > 0 { "card-speed-more" } else { "card-speed-less" }, by.unsigned_abs()),
        Verb::Next => Message::new("card-next"),
    })
}

/// The ways on from a block, each with the words for it. Neighbouring numbers that lead to the same are one way.
pub fn ways(block: &[Stmt]) -> Vec<(Message, BlockId)> {
    match *block {
        [Stmt::Table(table, low, blocks)] => numbers(table, low, blocks),
        [Stmt::If(&[(test, _)], yes, Some(no))] => {
            let [held, failed] = outcomes(test);
            vec![(held, yes), (failed, no)]
        }
        [ref before @ .., Stmt::Go(block)] => {
            let said = before.iter().filter_map(|stmt| if let Stmt::Do(verb) = stmt { does(*verb) } else { None });
            vec![(one_by_one(said.collect()), block)]
        }
        _ => Vec::new(),
    }
}

fn outcomes(test: Test) -> [Message; 2] {
    let against = |ids: [&'static str; 2], enemy: Neighbour| {
        ids.map(|id| Message::new(id).with("enemy", Message::new(enemy.id())))
    };
    match test {
        Test::Agree(_, 0) => [Message::new("card-yes"), Message::new("card-no")],
        Test::Agree(_, price) => [Message::new("card-yes-for").with("count", price), Message::new("card-no")],
        Test::Combat(enemy) => against(["card-combat-won", "card-combat-lost"], enemy),
        Test::Race(enemy) => against(["card-race-won", "card-race-lost"], enemy),
        Test::Escape(enemy) => against(["card-escape-won", "card-escape-lost"], enemy),
    }
}

fn numbers(table: Table, low: u8, blocks: &[BlockId]) -> Vec<(Message, BlockId)> {
    let mut ways: Vec<(u8, u8, BlockId)> = Vec::new();
    for (number, to) in (low..).zip(blocks) {
        match ways.last_mut() {
            Some((_, last, before)) if before == to => *last = number,
            _ => ways.push((number, number, *to)),
        }
    }
    let [one, range] = match table {
        Table::Give(_) => ["card-given", "card-given-range"],
        Table::Shake => ["card-shaken", "card-shaken-range"],
    };
    let said = |(from, last, to)| match from == last {
        true => (Message::new(one).with("count", from), to),
        false => (Message::new(range).with("from", from).with("to", last), to),
    };
    ways.into_iter().map(said).collect()
}

/// What a friendship card does for its owner.
pub fn friend(card: FriendCard) -> Message {
    let said: Vec<Message> = card.gifts().map(given).collect();
    Message::new("gift-all").with("gifts", Arg::List(said))
}

fn given(gift: Gift) -> Message {
    let counted = |id: &'static str, count: u8| Message::new(id).with("count", count);
    match gift {
        Gift::More(card) => Message::new("gift-more").with("card", words::resource(card)),
        Gift::BetterRate(card) => {
            let id = if card.merchants_rate() == 1 { "gift-best-rate" } else { "gift-better-rate" };
            counted(id, card.merchants_rate()).with("rate", card.rate()).with("card", words::resource(card))
        }
        Gift::Speed(more) => counted("gift-speed", more),
        Gift::Strength(more) => counted("gift-strength", more),
        Gift::LightTribute(most) => counted("gift-light-tribute", most),
        Gift::SeatOfHonour => Message::new("gift-seat-of-honour"),
        Gift::FairShares(most) => counted("gift-fair-shares", most),
        Gift::Relief => Message::new("gift-relief"),
    }
}
