//! Shakes, and encounter cards as they are read (SF-ENC).

use orrery_kit::fx::BlockId;
use serde::{Deserialize, Serialize};

use super::prelude::*;
use crate::content::{Ball, Encounter, Question, leaf};
use crate::sets::EncounterSet;
use crate::state::{Meeting, Ship};

/// How a test came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Test {
    Shake,
    Combat { enemy: Seat },
    Race { enemy: Seat },
    Escape { enemy: Seat },
}

/// A side of a test: the balls, if it shook, and the sum with everything added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Side {
    pub balls: Option<(Ball, Ball)>,
    pub sum: u8,
}

facts! {
    pub enum Reading shown as ReadingShown {
        /// SF-SHAKE-2: the flight phase begins, with this base speed.
        Shaken { seat: Seat, balls: (Ball, Ball), base: u8, to: Phase },
        /// SF-ENC-6: the discard becomes the deck.
        DeckRenewed,
        /// SF-ENC-4: the reader sees the card, the others hear its question. Wear and tear is for all.
        EncounterDrawn { seat: Seat, card: Encounter => (question.is_none(), reader), question: Option<(Question, u8)>, reader: Option<Seat> },
        Answered { seat: Seat, yes: bool },
        /// GIFT and PAY (SF-ENC-7).
        Gave { seat: Seat, cards: Cards },
        Tested { seat: Seat, test: Test, own: Side, other: Option<Side>, won: bool },
        /// A branch is read to its end: from here on everybody knows the card.
        Read { seat: Seat, card: Encounter, node: BlockId },
        /// E31, E32: these must remove a part.
        WearStruck { card: Encounter, seats: SeatSet },
        /// SF-ENC-17: deck and discard are one again, without the cards of wear and tear set aside.
        WearOver { card: Encounter },
        EncounterOver { card: Encounter, to: Phase },
    }
}

impl Reading {
    pub(super) fn fold(&self, state: &mut State) {
        let public = &mut state.public;
        match *self {
            Self::Shaken { balls, base, to, .. } => {
                shake(public, balls, base);
                public.frames.enter(to);
            }
            Self::DeckRenewed => {
                public.unread = public.unread.or(public.discard);
                public.discard = EncounterSet::NONE;
            }
            Self::EncounterDrawn { seat, card, question, .. } => {
                draw(public, seat, question);
                state.secret.card = Some(card);
            }
            Self::Answered { .. } => public.answered(),
            Self::Gave { seat, cards } => {
                public.read(|meeting| meeting.gave = meeting.gave.plus(cards));
                public.answered();
                state.pay(seat, cards);
            }
            Self::Tested { test: Test::Shake, .. } => {}
            Self::Tested { seat, won: true, .. } => add(&mut public.record.tally(seat).won, 1),
            Self::Tested { seat, won: false, .. } => add(&mut public.record.tally(seat).lost, 1),
            Self::Read { card, node, .. } => {
                public.read(|meeting| (meeting.card, meeting.node) = (Some(card), node));
            }
            Self::WearStruck { card, seats } => {
                public.read(|meeting| meeting.card = Some(card));
                public.waiting = seats;
                public.frames.enter(Phase::Wear);
            }
            Self::WearOver { card } => renew_deck(state, card),
            Self::EncounterOver { card, to } => finish_card(state, card, to),
        }
    }
}

impl Public {
    /// What is known of the card being read changes.
    pub(super) fn read(&mut self, change: impl FnOnce(&mut Meeting)) {
        if let Some(meeting) = &mut self.meeting {
            change(meeting);
        }
    }

    /// What the card asked is answered: it goes on where it was. Results that ask nobody leave it there.
    pub(super) fn answered(&mut self) {
        if let Phase::Ask { .. } = self.phase() {
            self.frames.pop();
        }
    }
}

fn shake(public: &mut Public, balls: (Ball, Ball), base: u8) {
    public.turn.balls = Some(balls);
    public.turn.base = base;
    for ship in public.players[public.active.index()].ships.iter_mut().flatten() {
        *ship = Ship { began: ship.at.site(), ..Ship::new(ship.kind, ship.at) };
    }
}

fn draw(public: &mut Public, seat: Seat, question: Option<(Question, u8)>) {
    add(&mut public.record.tally(seat).met, 1);
    public.turn.encounters += 1;
    public.meeting = Some(Meeting { number: public.turn.encounters, question, ..Meeting::default() });
    public.frames.enter(Phase::Meeting);
}

/// SF-ENC-17: the card waits aside until the next one is done.
fn renew_deck(state: &mut State, card: Encounter) {
    let public = &mut state.public;
    public.aside.insert(card);
    public.unread = public.unread.or(public.discard).minus(public.aside);
    public.discard = EncounterSet::NONE;
    public.meeting = None;
    public.frames.enter(Phase::Draw);
    state.secret.card = None;
}

/// SF-ENC-6
fn finish_card(state: &mut State, card: Encounter, to: Phase) {
    let public = &mut state.public;
    public.unread.remove(card);
    public.discard.insert(card);
    public.discard = public.discard.or(public.aside);
    public.aside = EncounterSet::NONE;
    public.meeting = None;
    public.frames.only(to);
    state.secret.card = None;
}

impl ReadingShown {
    pub(super) fn line(&self) -> Option<Line> {
        Some(match *self {
            Self::Shaken { seat, balls, .. } => {
                told("log-shaken", seat, "balls", words::balls(balls), &[ids::SHAKE]).seen(SightKind::Roll)
            }
            Self::DeckRenewed => Line::new(None, "log-deck-renewed", &[ids::WEAR]),
            Self::EncounterDrawn { seat, question, card, .. } => drawn(seat, question, card),
            Self::Answered { seat, yes: true } => plainly("log-answered-yes", seat, &[ids::READING]),
            Self::Answered { seat, yes: false } => plainly("log-answered-no", seat, &[ids::READING]),
            Self::Gave { seat, cards: Cards::NONE } => plainly("log-gave-nothing", seat, &[ids::GIFT]),
            Self::Gave { seat, cards } => with_cards("log-gave", seat, cards, &[ids::GIFT]),
            Self::Tested { seat, test, own, other, won } => tested(seat, test, own, other, won),
            Self::Read { seat, card, node } => {
                Line::new(Some(seat), words::leaf(leaf(card.block(node))?), &[ids::READING, ids::EFFECT_ORDER])
            }
            Self::WearStruck { card, seats } => {
                let line = |id| Message::new(id).with("card", words::encounter(card));
                let struck = || line("log-wear").with("seats", words::seats(seats));
                Line::new(None, if seats.is_empty() { line("log-wear-nobody") } else { struck() }, &[ids::WEAR])
            }
            Self::WearOver { .. } => return None,
            Self::EncounterOver { card, .. } => {
                noted("log-encounter-over", "card", words::encounter(card), &[ids::ENCOUNTER])
            }
        })
    }
}

fn drawn(seat: Seat, question: Option<(Question, u8)>, card: Option<Encounter>) -> Line {
    let asked = match question {
        Some(question) => words::question(question),
        None => card.map_or_else(|| Message::new("title-answer"), words::encounter),
    };
    told("log-encounter", seat, "question", asked, &[ids::ENCOUNTER, ids::READING])
}

fn tested(seat: Seat, test: Test, own: Side, other: Option<Side>, won: bool) -> Line {
    let (id, enemy, rules): (_, _, &[Rule]) = match (test, won) {
        (Test::Shake, _) => return told("log-shake-sum", seat, "sum", own.sum, &[ids::EFFECTS]),
        (Test::Combat { enemy }, true) => ("log-combat-won", enemy, &[ids::STRENGTH, ids::ENEMY]),
        (Test::Combat { enemy }, false) => ("log-combat-lost", enemy, &[ids::STRENGTH, ids::ENEMY]),
        (Test::Race { enemy }, true) => ("log-race-won", enemy, &[ids::ENEMY]),
        (Test::Race { enemy }, false) => ("log-race-lost", enemy, &[ids::ENEMY]),
        (Test::Escape { enemy }, true) => ("log-escaped", enemy, &[ids::ENEMY]),
        (Test::Escape { enemy }, false) => ("log-caught", enemy, &[ids::ENEMY]),
    };
    let line = about(id, seat).with("enemy", enemy).with("own", own.sum);
    Line::new(Some(seat), line.with("other", other.map_or(0, |side| side.sum)), rules)
}
