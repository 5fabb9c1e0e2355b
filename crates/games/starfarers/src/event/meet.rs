//! What the facts of an encounter do to the state.

use orrery_core::Seat;

use super::Event;
use super::pieces::{change_fame, remove_ship, with_ship};
use crate::content::{Encounter, NodeId, Part, Question};
use crate::sets::{Cards, EncounterSet};
use crate::state::{Meeting, Phase, Public, Stage, State};

/// The facts of an encounter.
pub(super) fn meet(state: &mut State, event: &Event) {
    match *event {
        Event::DeckRenewed => {
            state.public.unread = state.public.unread.or(state.public.discard);
            state.public.discard = EncounterSet::NONE;
        }
        Event::EncounterDrawn { card, question, .. } => draw_encounter(state, card, question),
        Event::NodeReached { node, question } => reach(&mut state.public, node, question),
        Event::Gave { seat, cards } => {
            state.pay(seat, cards);
            meeting(&mut state.public, |meeting| meeting.gave = meeting.gave.plus(cards));
        }
        Event::Read { card, node, .. } => {
            meeting(&mut state.public, |meeting| (meeting.card, meeting.node) = (Some(card), node));
        }
        Event::ResultDone { jump, next } => meeting(&mut state.public, |meeting| {
            meeting.done += 1;
            meeting.jump |= jump;
            meeting.next |= next;
        }),
        Event::FameChanged { seat, by } => change_fame(&mut state.public, seat, by),
        Event::Took { seat, cards, chosen } => take(state, seat, cards, chosen),
        Event::Refunded { seat, cards } => state.receive(seat, cards),
        Event::Impounded { seat, cards } | Event::Lost { seat, cards } => state.pay(seat, cards),
        Event::PartFitted { seat, part } => {
            state.public.players[seat.index()].parts[part.index()] += 1;
            state.public.phase = Phase::Meeting(Stage::Go);
        }
        Event::PartRemoved { seat, part } => remove_part(&mut state.public, seat, part),
        Event::WearStruck { card, seats } => {
            meeting(&mut state.public, |meeting| meeting.card = Some(card));
            state.public.waiting = seats;
            state.public.phase = Phase::Meeting(Stage::Wear);
        }
        Event::WearOver { card } => renew_deck(state, card),
        Event::EncounterOver { card } => finish_card(state, card),
        Event::SpeedChanged { by, .. } => state.public.turn.modifier += by,
        ref ship => move_first_ship(&mut state.public, ship),
    }
}

/// What an encounter does to the first ship.
fn move_first_ship(public: &mut Public, event: &Event) {
    match *event {
        Event::Stalled { seat, ship } => with_ship(public, seat, ship, |ship| ship.stalled = true),
        Event::Retreated { seat, ship, to } => {
            with_ship(public, seat, ship, |ship| (ship.at, ship.stalled) = (to, true));
            public.phase = Phase::Meeting(Stage::Go);
        }
        Event::ShipLost { seat, ship } => remove_ship(public, seat, ship, true),
        Event::Jumped { seat, ship, to } => with_ship(public, seat, ship, |ship| ship.at = to),
        _ => {}
    }
}

fn meeting(public: &mut Public, change: impl FnOnce(&mut Meeting)) {
    if let Some(meeting) = &mut public.meeting {
        change(meeting);
    }
}

fn draw_encounter(state: &mut State, card: Encounter, question: Option<(Question, u8)>) {
    let public = &mut state.public;
    public.turn.encounters += 1;
    public.meeting = Some(Meeting { question, ..Meeting::new(public.turn.encounters) });
    public.phase = Phase::Meeting(if question.is_some() { Stage::Asked } else { Stage::Go });
    state.secret.card = Some(card);
}

fn reach(public: &mut Public, node: NodeId, question: Option<(Question, u8)>) {
    meeting(public, |meeting| {
        meeting.node = node;
        meeting.question = question.or(meeting.question);
    });
    public.phase = Phase::Meeting(if question.is_some() { Stage::Asked } else { Stage::Go });
}

fn take(state: &mut State, seat: Seat, cards: Cards, chosen: bool) {
    state.receive(seat, cards);
    if chosen {
        meeting(&mut state.public, |meeting| meeting.took = meeting.took.plus(cards));
    }
    state.public.phase = Phase::Meeting(Stage::Go);
}

fn remove_part(public: &mut Public, seat: Seat, part: Part) {
    public.players[seat.index()].parts[part.index()] -= 1;
    public.waiting.remove(seat);
    if public.phase != Phase::Meeting(Stage::Wear) {
        public.phase = Phase::Meeting(Stage::Go);
    }
}

/// SF-ENC-17: the card waits aside until the next one is done.
fn renew_deck(state: &mut State, card: Encounter) {
    let public = &mut state.public;
    public.aside.insert(card);
    public.unread = public.unread.or(public.discard).minus(public.aside);
    public.discard = EncounterSet::NONE;
    public.meeting = None;
    public.phase = Phase::Draw;
    state.secret.card = None;
}

/// SF-ENC-6; the phase after it is for the rules to say.
fn finish_card(state: &mut State, card: Encounter) {
    let public = &mut state.public;
    public.unread.remove(card);
    public.discard.insert(card);
    public.discard = public.discard.or(public.aside);
    public.aside = EncounterSet::NONE;
    public.meeting = None;
    state.secret.card = None;
}
