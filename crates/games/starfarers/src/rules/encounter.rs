//! Encounter cards: what is drawn and read, and tests (SF-ENC).

use orrery_core::{Dice, SeatSet};
use orrery_kit::fx::{self, BlockId, Flow, Move};

use super::{Cx, results, turn};
use crate::content::card::{self, Stmt, Table};
use crate::content::{Ball, ENCOUNTERS_A_TURN, Encounter, Neighbour, PAIRS, Part, Question, leaf};
use crate::event::{Course, Reading, Side, Test};
use crate::questions::{Answer, Decision, Fly, Give, Jump};
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
    let Some(card) = deck.nth(place) else { return };
    let question = question_of(card.block(0));
    cx.emit(Reading::EncounterDrawn { seat, card, question, reader }.into());
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

/// The next step of the card.
pub(super) fn go_on(cx: &mut Cx<'_>) {
    // SF-ENC-5: whatever comes next was hidden before.
    cx.reveal();
    fx::step(&mut Reader(cx));
}

/// The removals are done, by those whom they concerned.
pub(super) fn after_wear(cx: &mut Cx<'_>) {
    fx::step(&mut Reader(cx));
}

/// The question a block opens with, and its price.
pub fn question_of(block: &[Stmt]) -> Option<(Question, u8)> {
    match *block.first()? {
        Stmt::Table(Table::Give(question), ..) => Some((question, 0)),
        Stmt::If(&[(card::Test::Agree(question, price), _)], ..) => Some((question, price)),
        _ => None,
    }
}

/// A card being read out.
pub(crate) struct Reader<'a, 'b>(pub &'a mut Cx<'b>);

impl fx::Carries for Reader<'_, '_> {
    type Verb = card::Verb;
    type Test = card::Test;
    type Table = Table;
    type Who = card::Who;
    type Group = SeatSet;

    /// A sentence is read when the card is known, and wear and tear has struck; what is done counts from there.
    fn position(&self) -> Option<(card::Program, BlockId, u8)> {
        let (card, meeting) = reading(self.0.state())?;
        let begun = meeting.card.is_some() && (card.is_wear() || leaf(card.block(meeting.node)).is_some());
        Some((card.program(), meeting.node, meeting.done + u8::from(begun)))
    }

    fn perform(&mut self, verb: card::Verb) -> Flow<()> {
        results::apply(self.0, verb)
    }

    /// SF-ENC-9 to SF-ENC-12, R-19, R-20, SF-FRIEND-2: the enemy adds parts only, without bonuses.
    fn holds(&mut self, test: card::Test) -> Flow<bool> {
        let public = &self.0.state().public;
        let enemy = |against: Neighbour| public.neighbour(against);
        let cannons = |enemy| (public.strength(public.active), public.part(enemy, Part::Cannon));
        let boosters = |enemy| (public.boost(public.active), public.part(enemy, Part::Booster));
        let (test, sums, shakes) = match test {
            card::Test::Agree(..) => return ask(self.0, Answer),
            card::Test::Combat(against) => (Test::Combat { enemy: enemy(against) }, cannons(enemy(against)), true),
            card::Test::Race(against) => (Test::Race { enemy: enemy(against) }, boosters(enemy(against)), true),
            card::Test::Escape(against) => (Test::Escape { enemy: enemy(against) }, boosters(enemy(against)), false),
        };
        contest(self.0, test, sums, shakes)
    }

    fn number(&mut self, table: Table) -> Flow<u8> {
        match table {
            Table::Give(_) => ask(self.0, Give),
            Table::Shake => Flow::Done(shake(self.0)),
        }
    }

    /// SF-ENC-17: wear and tear strikes everybody at once. R-34: what else the card says of everybody comes last.
    fn each(&mut self, who: card::Who, block: BlockId) {
        let Some((card, _)) = reading(self.0.state()) else { return };
        match who {
            card::Who::PartsOver(most) => results::wear(self.0, card, most),
            card::Who::MostFreight => {
                results::honour(self.0, card.block(block));
                self.go(Move::Out);
            }
        }
    }

    /// What cards leave to the player are results and tests of their own.
    fn ask(&mut self, _: &'static Stmt) {}

    fn go(&mut self, to: Move) {
        match (to, reading(self.0.state())) {
            (Move::On, _) => self.0.emit(Course::ResultDone { jump: false, next: false }.into()),
            (Move::Instead(node) | Move::Over(node), Some((card, _))) => {
                self.0.emit(Course::NodeReached { node, question: question_of(card.block(node)) }.into());
            }
            (Move::Out, Some((card, _))) if card.is_wear() => self.0.emit(Reading::WearOver { card }.into()),
            (Move::Out, Some((_, meeting))) => finish(self.0, meeting),
            (Move::Each(..), _) | (_, None) => {}
        }
    }
}

/// The card asks before it goes on.
pub(super) fn ask<T>(cx: &mut Cx<'_>, question: impl Into<Decision>) -> Flow<T> {
    cx.emit(Course::CardAsked { question: question.into() }.into());
    Flow::Open
}

fn shake(cx: &mut Cx<'_>) -> u8 {
    let seat = cx.state().public.active;
    let balls = pair(cx.dice());
    let sum = worth(balls);
    let own = Side { balls: Some(balls), sum };
    cx.emit(Reading::Tested { seat, test: Test::Shake, own, other: None, won: true }.into());
    sum.max(1)
}

/// Both shake or neither does; the active player wins ties.
fn contest(cx: &mut Cx<'_>, test: Test, (own, other): (u8, u8), shakes: bool) -> Flow<bool> {
    let mut side = |parts: u8| {
        let balls = shakes.then(|| pair(cx.dice()));
        Side { balls, sum: parts + balls.map_or(0, worth) }
    };
    let (own, other) = (side(own), side(other));
    let (seat, won) = (cx.state().public.active, own.sum >= other.sum);
    cx.emit(Reading::Tested { seat, test, own, other: Some(other), won }.into());
    Flow::Done(won)
}

/// SF-ENC-19: a jump comes last.
fn finish(cx: &mut Cx<'_>, meeting: Meeting) {
    let has_ship = cx.state().public.has_ship(cx.state().public.active);
    if meeting.jump && has_ship {
        let _: Flow<()> = ask(cx, Jump);
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
