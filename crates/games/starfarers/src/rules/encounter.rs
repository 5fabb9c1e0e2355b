//! Encounter cards: what is drawn and read, and tests (SF-ENC).

use orrery_core::{Dice, Seat};

use super::{Cx, results, turn};
use crate::content::{Ball, ENCOUNTERS_A_TURN, Encounter, Neighbour, Node, NodeId, PAIRS, Part, Question};
use crate::event::{Course, Reading, Side, Test};
use crate::questions::{Answer, Decision, Fly, Give, Jump, Take};
use crate::sets::EncounterSet;
use crate::state::{Meeting, Phase, Public, State};

/// SF-Z4: each of the ten pairs is equally likely.
pub(crate) fn pair(dice: &mut Dice) -> (Ball, Ball) {
    PAIRS[dice.below(PAIRS.len() as u32) as usize]
}

/// SF-ENC-12: the black ball counts nothing here.
fn worth((a, b): (Ball, Ball)) -> u8 {
    a.value() + b.value()
}

/// SF-ENC-3, SF-ENC-6, SF-ENC-18: the top card. The third of a turn is never wear and tear.
pub(super) fn draw(cx: &mut Cx<'_>) {
    let public = &cx.state().public;
    let (seat, reader) = (public.active, public.terms.reader.then(|| public.reader()));
    if candidates(public).is_empty() {
        cx.emit(Reading::DeckRenewed.into());
    }
    let deck = candidates(&cx.state().public);
    let place = cx.dice().below(deck.len() as u32) as usize;
    let Some(card) = deck.iter().nth(place) else { return };
    let question = question_of(card.node(0));
    cx.emit(Reading::EncounterDrawn { seat, card, question, reader }.into());
    ask(cx, card.node(0));
}

fn candidates(public: &Public) -> EncounterSet {
    let is_last = public.turn.encounters + 1 >= ENCOUNTERS_A_TURN;
    let wear: EncounterSet = Encounter::all().filter(|card| is_last && card.is_wear()).collect();
    public.unread.minus(wear)
}

/// The card being read, and how far it has been read.
pub(crate) fn reading(state: &State) -> Option<(Encounter, Meeting)> {
    Some((state.secret.card?, state.public.meeting?))
}

/// The next node or result of the card.
pub(super) fn go_on(cx: &mut Cx<'_>) {
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
            cx.emit(Reading::Read { seat, card, node: meeting.node }.into());
        }
        Node::Read(_, effects) => match effects.get(usize::from(meeting.done)) {
            Some(effect) => results::apply(cx, *effect),
            None => finish(cx, meeting),
        },
        Node::Wear { over, .. } => results::wear(cx, card, over),
        Node::Give { .. } | Node::Ask { .. } => {}
    }
}

pub(crate) fn reach(cx: &mut Cx<'_>, node: NodeId) {
    let Some((card, _)) = reading(cx.state()) else { return };
    cx.emit(Course::NodeReached { node, question: question_of(card.node(node)) }.into());
    ask(cx, card.node(node));
}

/// The question a node opens with, and its price.
pub(crate) fn question_of(node: &Node) -> Option<(Question, u8)> {
    match *node {
        Node::Give { question, .. } => Some((question, 0)),
        Node::Ask { question, price, .. } => Some((question, price)),
        _ => None,
    }
}

fn ask(cx: &mut Cx<'_>, node: &Node) {
    let question: Decision = match node {
        Node::Give { .. } => Give.into(),
        Node::Ask { .. } => Answer.into(),
        _ => return,
    };
    cx.emit(Course::CardAsked { question }.into());
}

pub(crate) fn reveal(cx: &mut Cx<'_>, node: NodeId) {
    cx.reveal();
    reach(cx, node);
}

/// Cards of choice before the card goes on, as far as the bank has them.
fn choose(cx: &mut Cx<'_>, count: u8, then: NodeId) {
    match count.min(cx.state().public.bank.total()) {
        0 => reach(cx, then),
        count => cx.emit(Course::CardAsked { question: Take { count }.into() }.into()),
    }
}

fn shake_for(cx: &mut Cx<'_>, then: [NodeId; 5]) {
    let seat = cx.state().public.active;
    let balls = pair(cx.dice());
    let sum = worth(balls);
    let own = Side { balls: Some(balls), sum };
    cx.emit(Reading::Tested { seat, test: Test::Shake, own, other: None, won: true }.into());
    reach(cx, then[usize::from(sum.clamp(1, 5)) - 1]);
}

/// SF-ENC-9 to SF-ENC-12, R-19, R-20: the enemy adds cannons only; the active player wins ties.
fn combat(cx: &mut Cx<'_>, against: Neighbour, win: NodeId, lose: NodeId) {
    let public = &cx.state().public;
    let enemy = public.neighbour(against);
    let (own, other) = (public.strength(public.active), public.part(enemy, Part::Cannon));
    contest(cx, Test::Combat { enemy }, (own, other), win, lose);
}

/// The same with boosters and speed bonuses (SF-FRIEND-2).
fn race(cx: &mut Cx<'_>, against: Neighbour, win: NodeId, lose: NodeId) {
    let public = &cx.state().public;
    let enemy = public.neighbour(against);
    contest(cx, Test::Race { enemy }, boosts(public, enemy), win, lose);
}

/// Boosters with bonuses of the active player, boosters of the enemy.
fn boosts(public: &Public, enemy: Seat) -> (u8, u8) {
    let own = public.part(public.active, Part::Booster) + public.speed_bonus(public.active);
    (own, public.part(enemy, Part::Booster))
}

fn contest(cx: &mut Cx<'_>, test: Test, (own, other): (u8, u8), win: NodeId, lose: NodeId) {
    let seat = cx.state().public.active;
    let (mine, theirs) = (pair(cx.dice()), pair(cx.dice()));
    let own = Side { balls: Some(mine), sum: worth(mine) + own };
    let other = Side { balls: Some(theirs), sum: worth(theirs) + other };
    let won = own.sum >= other.sum;
    cx.emit(Reading::Tested { seat, test, own, other: Some(other), won }.into());
    reach(cx, if won { win } else { lose });
}

fn escape(cx: &mut Cx<'_>, against: Neighbour, escaped: NodeId, caught: NodeId) {
    let public = &cx.state().public;
    let (seat, enemy) = (public.active, public.neighbour(against));
    let (own, other) = boosts(public, enemy);
    let side = |sum| Side { balls: None, sum };
    let won = own >= other;
    cx.emit(
        Reading::Tested { seat, test: Test::Escape { enemy }, own: side(own), other: Some(side(other)), won }.into(),
    );
    reach(cx, if won { escaped } else { caught });
}

/// SF-ENC-19: a jump comes last.
fn finish(cx: &mut Cx<'_>, meeting: Meeting) {
    let has_ship = cx.state().public.has_ship(cx.state().public.active);
    if meeting.jump && has_ship {
        cx.emit(Course::CardAsked { question: Jump.into() }.into());
    } else {
        close(cx);
    }
}

/// SF-ENC-6, SF-ENC-18, SF-ENC-21: on with another card, with flying, or without a ship not at all.
pub(crate) fn close(cx: &mut Cx<'_>) {
    let Some((card, meeting)) = reading(cx.state()) else { return };
    let seat = cx.state().public.active;
    let another = meeting.next && meeting.number < ENCOUNTERS_A_TURN;
    let to = if another { Phase::Draw } else { Phase::ask(seat, Fly) };
    cx.emit(Reading::EncounterOver { card, to }.into());
    if !another && !cx.state().public.has_ship(seat) {
        turn::end(cx, seat);
    }
}
