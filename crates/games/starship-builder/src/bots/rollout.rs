//! Picks of the hard player: every card is tried and the draft played on several times in the head.

use orrery_bots::{Budget, best_ahead};
use orrery_core::{Dice, Seat};

use super::value::usefulness;
use crate::assembly::rivals::by_promise;
use crate::assembly::{best_ships, rivals::Rival};
use crate::cards::{Card, Cards};
use crate::content::Kind;
use crate::event::Draft;
use crate::numbers::Category;
use crate::rules::compare::{self, Field};
use crate::state::{MAX_SEATS, State};
use crate::view::{View, imagine};

/// How often the draft is played on for each card, and for how many rounds: what comes later depends less on this
/// card. Large hands have many ships, so they are given fewer trials.
fn effort(held: usize) -> (u32, u16) {
    match held {
        0..=13 => (64, 12),
        14..=19 => (12, 6),
        20..=24 => (8, 4),
        25..=29 => (4, 2),
        _ => (2, 1),
    }
}

pub(super) fn deck(view: &View, seat: Seat, luck: &mut Dice) -> Option<Kind> {
    let (trials, horizon) = effort(view.own_hand().map_or(0, Cards::len));
    let open: Vec<Kind> = Kind::ALL.into_iter().rev().filter(|kind| view.deck(*kind).top.is_some()).collect();
    let imagined = |luck: &mut Dice| imagine(view, luck);
    let play_on =
        |state: &State, kind: &Kind, luck: &mut Dice| play_out(*state, seat, *kind, state.round + horizon, luck).into();
    best_ahead(&open, |_| 0.0, Budget::plays(trials), luck, imagined, play_on).map(|place| open[place])
}

/// Takes a card, lets everybody draft on in a simple way and compares the ships.
fn play_out(mut state: State, seat: Seat, kind: Kind, last: u16, luck: &mut Dice) -> i32 {
    take(&mut state, seat, kind, luck);
    while state.draft_ended_by().is_none() && state.round < last {
        match state.turn() {
            Some(turn) => {
                let Some(kind) = simple_pick(&state, turn, luck) else { break };
                take(&mut state, turn, kind, luck);
            }
            None => next_round(&mut state, luck),
        }
    }
    result(&state, seat)
}

fn take(state: &mut State, seat: Seat, kind: Kind, luck: &mut Dice) {
    let deck = state.deck(kind);
    if let Some(card) = deck.top {
        let next = deck.next(|count| luck.below(count));
        Draft::Taken { seat, kind, hands: state.terms.hands, card, next }.fold(state);
    }
}

fn next_round(state: &mut State, luck: &mut Dice) {
    let tops = state.decks.map(|mut deck| {
        deck.bury_top();
        deck.next(|count| luck.below(count))
    });
    let (round, first) = (state.round + 1, state.next_first());
    Draft::RoundBegan { round, first, tops }.fold(state);
}

/// What a sensible player might take without long thought: useful cards of kinds it lacks.
fn simple_pick(state: &State, seat: Seat, luck: &mut Dice) -> Option<Kind> {
    let hand = state.hand(seat);
    let worth = |kind: Kind, card: Card| {
        let held = hand.of(kind).len() as i32;
        let wanted = if held == 0 && kind.is_main() { 150 } else { 0 };
        wanted + usefulness(card) - 8 * held
    };
    let best = state.open_decks().max_by_key(|(kind, card)| worth(*kind, *card) + luck.below(30) as i32);
    best.map(|(kind, _)| kind)
}

/// Who wins if everybody hands in the most promising ship; the lead in points breaks ties.
fn result(state: &State, seat: Seat) -> i32 {
    let categories = state.terms.categories.list();
    let fleets = state.hands.map(|hand: Cards| if hand.is_empty() { Vec::new() } else { best_ships(hand) });
    let rivals: Vec<Rival> = fleets.iter().map(|fleet| fleet.iter().map(|ship| ship.numbers).collect()).collect();
    let mut field: Field = [None; MAX_SEATS];
    for own in state.present() {
        let others: Vec<Rival> =
            state.present().filter(|other| *other != own).map(|other| rivals[other.index()].clone()).collect();
        let fleet = fleets[own.index()].clone();
        field[own.index()] = by_promise(fleet, &others, categories).first().map(|ship| ship.numbers);
    }
    score(&field, seat, categories)
}

/// Worse than the worst ship.
const NO_SHIP: i32 = -2_000;

fn score(field: &Field, seat: Seat, categories: &[Category]) -> i32 {
    if field[seat.index()].is_none() {
        return NO_SHIP;
    }
    let points = compare::points(field, categories);
    let own = i32::from(points.of(seat));
    let best = (0..MAX_SEATS as u8).map(Seat).filter(|other| *other != seat).map(|other| i32::from(points.of(other)));
    let lead = own - best.max().unwrap_or(0);
    1_000 * lead.signum() + 100 * lead
}
