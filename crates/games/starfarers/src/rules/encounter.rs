//! Shakes and encounter cards: questions, answers and tests (SF-ENC).

use orrery_core::{Ask, Dice, Message, Refusal, Seat};

use super::asking::question_of;
use super::{Hand, bank, ids, results, turn};
use crate::content::{Ball, ENCOUNTERS_A_TURN, Encounter, Neighbour, Node, NodeId, PAIRS, Part};
use crate::decision::{Choice, Decision};
use crate::event::{Event, Side, Test};
use crate::sets::{Cards, EncounterSet};
use crate::state::{Meeting, Phase, Public, Stage, State};

/// SF-Z4: each of the ten pairs is equally likely.
fn pair(dice: &mut Dice) -> (Ball, Ball) {
    PAIRS[dice.below(PAIRS.len() as u32) as usize]
}

/// SF-ENC-12: the black ball counts nothing here.
fn worth((a, b): (Ball, Ball)) -> u8 {
    a.value() + b.value()
}

/// SF-SHAKE-2, SF-SHAKE-3, SF-ENC-1
pub(super) fn shake(cx: Hand<'_, '_>, seat: Seat) {
    let balls = pair(cx.dice());
    cx.emit(Event::Shaken { seat, balls });
}

/// SF-ENC-3, SF-ENC-6, SF-ENC-18: the top card. The third of a turn is never wear and tear.
pub(super) fn draw(cx: Hand<'_, '_>) {
    let public = &cx.state().public;
    let (seat, reader) = (public.active, public.terms.reader.then(|| public.reader()));
    if candidates(public).is_empty() {
        cx.emit(Event::DeckRenewed);
    }
    let deck = candidates(&cx.state().public);
    let place = cx.dice().below(deck.len() as u32) as usize;
    let card = deck.iter().nth(place).unwrap_or(Encounter(0));
    cx.emit(Event::EncounterDrawn { seat, card, question: question_of(card.node(0)), reader });
}

fn candidates(public: &Public) -> EncounterSet {
    let is_last = public.turn.encounters + 1 >= ENCOUNTERS_A_TURN;
    let wear: EncounterSet = Encounter::all().filter(|card| is_last && card.is_wear()).collect();
    public.unread.minus(wear)
}

/// The card being read, and how far it has been read.
fn reading(state: &State) -> Option<(Encounter, Meeting)> {
    Some((state.secret.card?, state.public.meeting?))
}

/// The next node or result of the card.
pub(super) fn go_on(cx: Hand<'_, '_>) {
    let Some((card, meeting)) = reading(cx.state()) else { return };
    // SF-ENC-5: whatever comes next was hidden before.
    cx.reveal();
    match *card.node(meeting.node) {
        Node::Choice { count, then } => choose(cx, count, then),
        Node::Shake(then) => shake_for(cx, then),
        Node::Combat { against, win, lose } => combat(cx, against, win, lose),
        Node::Race { against, win, lose } => race(cx, against, win, lose),
        Node::Escape { against, escaped, caught } => escape(cx, against, escaped, caught),
        Node::Read(..) if meeting.card.is_none() => {
            let seat = cx.state().public.active;
            cx.emit(Event::Read { seat, card, node: meeting.node });
        }
        Node::Read(_, effects) => match effects.get(usize::from(meeting.done)) {
            Some(effect) => results::apply(cx, *effect),
            None => finish(cx, meeting),
        },
        Node::Wear { over, .. } => results::wear(cx, card, over),
        Node::Give { .. } | Node::Ask { .. } => {}
    }
}

fn reach(cx: Hand<'_, '_>, node: NodeId) {
    let Some((card, _)) = reading(cx.state()) else { return };
    cx.emit(Event::NodeReached { node, question: question_of(card.node(node)) });
}

/// Answers to what a card asks.
pub(super) fn check(state: &State, ask: &Ask<Decision>, choice: &Choice) -> Result<(), Refusal> {
    let (seat, hand) = (ask.seat, state.hand(ask.seat));
    match (ask.decision, *choice) {
        (Decision::Give, Choice::Give(cards)) if cards.total() <= MOST_GIFTS => check_hand(hand, cards),
        (Decision::Answer, Choice::Answer(yes)) => check_answer(&state.public, seat, yes),
        (Decision::Pay { count }, Choice::Pay(cards)) => check_count(count, cards).and(check_hand(hand, cards)),
        (Decision::Take { count }, Choice::Take(cards)) => {
            check_count(count, cards)?;
            let missing = cards.iter().find(|(card, count)| state.public.bank.get(*card) < *count);
            missing.map_or(Ok(()), |(card, _)| {
                bank::check_stock(&state.public, card)?;
                Err(Refusal::new(ids::BANK_STOCK, "refused-bank-short"))
            })
        }
        _ => Err(Refusal::not_offered()),
    }
}

/// GIFT: 0 to 3.
pub(crate) const MOST_GIFTS: u8 = 3;

fn check_hand(hand: Cards, cards: Cards) -> Result<(), Refusal> {
    if hand.covers(cards) { Ok(()) } else { Err(Refusal::new(ids::GIFT, "refused-not-in-hand")) }
}

fn check_count(need: u8, cards: Cards) -> Result<(), Refusal> {
    if cards.total() == need {
        return Ok(());
    }
    let wrong = Message::new("refused-count").with("need", need).with("have", cards.total());
    Err(Refusal::new(ids::EFFECTS, wrong))
}

/// SF-ENC-8: who cannot pay must say no.
pub(crate) fn check_answer(public: &Public, seat: Seat, yes: bool) -> Result<(), Refusal> {
    let price = public.meeting.and_then(|meeting| meeting.question).map_or(0, |(_, price)| price);
    let have = public.player(seat).hand;
    if yes && have < price {
        let poor = Message::new("refused-price").with("need", price).with("have", have);
        return Err(Refusal::new(ids::MUST_REFUSE, poor));
    }
    Ok(())
}

/// SF-ENC-7
pub(super) fn give(cx: Hand<'_, '_>, seat: Seat, cards: Cards) {
    let Some((card, meeting)) = reading(cx.state()) else { return };
    cx.reveal();
    cx.emit(Event::Gave { seat, cards });
    if let Node::Give { then, .. } = card.node(meeting.node) {
        reach(cx, then[usize::from(cards.total().min(MOST_GIFTS))]);
    }
}

pub(super) fn answer(cx: Hand<'_, '_>, seat: Seat, yes: bool) {
    let Some((card, meeting)) = reading(cx.state()) else { return };
    let Node::Ask { price, yes: agreed, no, .. } = *card.node(meeting.node) else { return };
    cx.emit(Event::Answered { seat, yes });
    match (yes, price) {
        (true, 0) => reveal(cx, agreed),
        (true, count) => cx.emit(Event::WentOn { to: Phase::Meeting(Stage::Pay { count }) }),
        (false, _) => reveal(cx, no),
    }
}

fn reveal(cx: Hand<'_, '_>, node: NodeId) {
    cx.reveal();
    reach(cx, node);
}

pub(super) fn pay(cx: Hand<'_, '_>, seat: Seat, cards: Cards) {
    let Some((card, meeting)) = reading(cx.state()) else { return };
    cx.emit(Event::Gave { seat, cards });
    if let Node::Ask { yes, .. } = *card.node(meeting.node) {
        reveal(cx, yes);
    }
}

/// Cards of choice before the card goes on, as far as the bank has them.
fn choose(cx: Hand<'_, '_>, count: u8, then: NodeId) {
    match count.min(cx.state().public.bank.total()) {
        0 => reach(cx, then),
        count => cx.emit(Event::WentOn { to: Phase::Meeting(Stage::Take { count }) }),
    }
}

pub(super) fn take(cx: Hand<'_, '_>, seat: Seat, cards: Cards) {
    let Some((card, meeting)) = reading(cx.state()) else { return };
    cx.emit(Event::Took { seat, cards, chosen: true });
    match *card.node(meeting.node) {
        Node::Choice { then, .. } => reveal(cx, then),
        _ => cx.emit(Event::ResultDone { jump: false, next: false }),
    }
}

fn shake_for(cx: Hand<'_, '_>, then: [NodeId; 5]) {
    let seat = cx.state().public.active;
    let balls = pair(cx.dice());
    let sum = worth(balls);
    let own = Side { balls: Some(balls), sum };
    cx.emit(Event::Tested { seat, test: Test::Shake, own, other: None, won: true });
    reach(cx, then[usize::from(sum.clamp(1, 5)) - 1]);
}

/// SF-ENC-9 to SF-ENC-12, R-19, R-20: the enemy adds cannons only; the active player wins ties.
fn combat(cx: Hand<'_, '_>, against: Neighbour, win: NodeId, lose: NodeId) {
    let public = &cx.state().public;
    let enemy = public.neighbour(against);
    let (own, other) = (public.strength(public.active), public.part(enemy, Part::Cannon));
    contest(cx, Test::Combat { enemy }, (own, other), win, lose);
}

/// The same with boosters and speed bonuses (SF-FRIEND-2).
fn race(cx: Hand<'_, '_>, against: Neighbour, win: NodeId, lose: NodeId) {
    let public = &cx.state().public;
    let enemy = public.neighbour(against);
    contest(cx, Test::Race { enemy }, boosts(public, enemy), win, lose);
}

/// Boosters with bonuses of the active player, boosters of the enemy.
fn boosts(public: &Public, enemy: Seat) -> (u8, u8) {
    let own = public.part(public.active, Part::Booster) + public.speed_bonus(public.active);
    (own, public.part(enemy, Part::Booster))
}

fn contest(cx: Hand<'_, '_>, test: Test, (own, other): (u8, u8), win: NodeId, lose: NodeId) {
    let seat = cx.state().public.active;
    let (mine, theirs) = (pair(cx.dice()), pair(cx.dice()));
    let own = Side { balls: Some(mine), sum: worth(mine) + own };
    let other = Side { balls: Some(theirs), sum: worth(theirs) + other };
    let won = own.sum >= other.sum;
    cx.emit(Event::Tested { seat, test, own, other: Some(other), won });
    reach(cx, if won { win } else { lose });
}

fn escape(cx: Hand<'_, '_>, against: Neighbour, escaped: NodeId, caught: NodeId) {
    let public = &cx.state().public;
    let (seat, enemy) = (public.active, public.neighbour(against));
    let (own, other) = boosts(public, enemy);
    let side = |sum| Side { balls: None, sum };
    let won = own >= other;
    cx.emit(Event::Tested { seat, test: Test::Escape { enemy }, own: side(own), other: Some(side(other)), won });
    reach(cx, if won { escaped } else { caught });
}

/// SF-ENC-19: a jump comes last.
fn finish(cx: Hand<'_, '_>, meeting: Meeting) {
    let has_ship = cx.state().public.has_ship(cx.state().public.active);
    if meeting.jump && has_ship {
        cx.emit(Event::WentOn { to: Phase::Meeting(Stage::Jump) });
    } else {
        close(cx);
    }
}

/// SF-ENC-6, SF-ENC-18, SF-ENC-21: on with another card, with flying, or without a ship not at all.
pub(super) fn close(cx: Hand<'_, '_>) {
    let Some((card, meeting)) = reading(cx.state()) else { return };
    let seat = cx.state().public.active;
    cx.emit(Event::EncounterOver { card });
    if meeting.next && meeting.number < ENCOUNTERS_A_TURN {
        cx.emit(Event::WentOn { to: Phase::Draw });
    } else if cx.state().public.has_ship(seat) {
        cx.emit(Event::WentOn { to: Phase::Fly });
    } else {
        turn::end(cx, seat);
    }
}
