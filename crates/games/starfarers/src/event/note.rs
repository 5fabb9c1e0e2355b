//! What each fact adds to the record of the game, before it changes the state.

use orrery_core::Seat;

use super::{Event, Test};
use crate::content::{FriendCard, Gift, People, Resource};
use crate::record::{Source, Tally, add, mark_round};
use crate::sets::Cards;
use crate::state::{MAX_SEATS, Phase, Public};

/// What a card of encounter only gives back is no gain.
pub(super) fn note(public: &mut Public, event: &Event) {
    match *event {
        Event::TurnBegan { round, .. } if round > public.round => mark_round(public, false),
        Event::Ended { .. } => mark_round(public, true),
        Event::Rolled { dice: (a, b), .. } => note_roll(public, a + b),
        Event::Produced { ref cards, ref short, .. } => note_production(public, cards, short),
        Event::HandsDealt { seats, ref hands } => {
            let dealt = Seat::all(seats).zip(hands);
            dealt.for_each(|(seat, cards)| tally(public, seat).gain(Source::Supply, cards.total()));
        }
        Event::SupplyDone { seat, cards } => tally(public, seat).gain(Source::Supply, cards),
        Event::Exchanged { seat, .. } => tally(public, seat).gain(Source::Bank, 1),
        Event::Relieved { seat, .. } => tally(public, seat).gain(Source::Friends, 1),
        Event::Stolen { by, .. } => {
            let source = robber(public.phase);
            tally(public, by).gain(source, 1);
        }
        Event::Traded { seat, with, give, get, .. } => {
            tally(public, seat).trade(get);
            tally(public, with).trade(give);
        }
        Event::Flew { seat, ref route, .. } => add(&mut tally(public, seat).flown, route.len() as u16),
        Event::EncounterDrawn { seat, .. } => add(&mut tally(public, seat).met, 1),
        Event::Tested { test: Test::Shake, .. } => {}
        Event::Tested { seat, won: true, .. } => add(&mut tally(public, seat).won, 1),
        Event::Tested { seat, won: false, .. } => add(&mut tally(public, seat).lost, 1),
        Event::FameChanged { seat, by } => {
            let fame = &mut tally(public, seat).fame;
            *fame = fame.saturating_add(by.into());
        }
        Event::Took { seat, cards, .. } => tally(public, seat).gain(Source::Encounters, cards.total()),
        Event::Impounded { seat, cards } => tally(public, seat).lose(Source::Encounters, cards.total()),
        _ => {}
    }
}

fn tally(public: &mut Public, seat: Seat) -> &mut Tally {
    &mut public.record.players[seat.index()]
}

fn note_roll(public: &mut Public, sum: u8) {
    if let Some(times) = public.record.dice.get_mut(usize::from(sum).wrapping_sub(2)) {
        add(times, 1);
    }
}

/// A card of the Green Folk is the first to go without when the bank is short, for it adds to what came.
fn note_production(public: &mut Public, cards: &[Cards; MAX_SEATS], short: &[bool; Resource::COUNT]) {
    for (at, cards) in cards.iter().enumerate().filter(|(_, cards)| !cards.is_empty()) {
        let friends = public.players[at].friends;
        let adds = |resource: Resource| !short[resource.index()] && cards.get(resource) > 0;
        let gift = |card: &FriendCard| friends.contains(*card) && matches!(card.gift(), Gift::More(more) if adds(more));
        let more = People::GreenFolk.cards().iter().filter(|card| gift(card)).count() as u8;
        let tally = &mut public.record.players[at];
        tally.gain(Source::Friends, more);
        tally.gain(Source::Production, cards.total().saturating_sub(more));
        tally.rolled.iter_mut().zip(cards.0).for_each(|(sum, count)| add(sum, count.into()));
    }
}

/// SF-SEVEN-3, F19 and the cards that rob.
const fn robber(phase: Phase) -> Source {
    match phase {
        Phase::Shares => Source::Friends,
        Phase::Meeting(_) => Source::Encounters,
        _ => Source::Theft,
    }
}
