//! Leads and discoveries (5.15).

use orrery_kit::Few;

use super::{Cx, ask, begin, carry_out, go_on, over, put};
use crate::content::{Discovery, Exceptional, Section, Type};
use crate::event::Finds;
use crate::questions::{GiveUp, LeadBonus, NextLead};
use crate::state::{Frame, Lead, Origin, Place, State, value};

/// VG-LEAD-3
const THRESHOLD: u8 = 3;

/// VG-LEAD-1, VG-LEAD-2: all are drawn before the first is placed. On the Eye of the Void there are none (VG-SETUP-8, R57).
pub(crate) fn gain(cx: &mut Cx<'_>, place: Place, of: Type, count: u8) {
    if cx.state().is_eye() {
        return;
    }
    let mut bag = cx.state().decks.bag;
    let mut tokens: Few<Lead, 8> = Few::NONE;
    for _ in 0..count {
        let left: u32 = bag.0.iter().map(|count| u32::from(*count)).sum();
        let mut at = cx.dice().below(left);
        let drawn = Lead::ALL.into_iter().filter(|_| left > 0).find(|lead| {
            let count = u32::from(bag.0[lead.index()]);
            let is_it = at < count;
            at = at.saturating_sub(count);
            is_it
        });
        if let Some(lead) = drawn {
            bag.0[lead.index()] -= 1;
            tokens.push(lead);
        }
    }
    if !tokens.is_empty() {
        cx.emit(Finds::LeadsDrawn { of, tokens }.into());
        begin(cx, Frame::Leads { place, of, tokens });
    }
}

pub(crate) fn place(cx: &mut Cx<'_>, place: Place, of: Type, tokens: &[Lead]) {
    let seat = cx.state().player(place);
    match tokens {
        [] => over(cx),
        [first, rest @ ..] if rest.iter().all(|lead| lead == first) => lay(cx, *first),
        _ => ask(cx, seat, NextLead { of }),
    }
}

/// VG-LEAD-5: what comes with it is given before the total is looked at.
pub(crate) fn lay(cx: &mut Cx<'_>, lead: Lead) {
    let Frame::Leads { place, of, tokens } = cx.state().frame() else { return };
    let mut left = tokens.to_vec();
    if let Some(at) = left.iter().position(|one| *one == lead) {
        left.remove(at);
    }
    go_on(cx, Frame::Leads { place, of, tokens: Few::of(left).unwrap_or_default() });
    cx.emit(Finds::LeadPlaced { of, lead }.into());
    begin(cx, Frame::Trove { of });
    if lead.gives_card() || lead.gives_charge() {
        let seat = cx.state().controller(Section::Science);
        put(cx, seat, LeadBonus { card: lead.gives_card() });
    }
}

/// VG-LEAD-3, VG-LEAD-4
pub(crate) fn look(cx: &mut Cx<'_>, of: Type) {
    if value(&cx.state().decks.leads[of.index()]) >= THRESHOLD {
        return go_on(cx, Frame::Discoveries { of, left: 1 });
    }
    over(cx);
}

/// VG-DISC-1, VG-DISC-7: the leads of the deck go first, and an empty deck gives nothing.
pub(crate) fn discover(cx: &mut Cx<'_>, of: Type, left: u8) {
    if left == 0 {
        return over(cx);
    }
    if cx.state().decks.leads[of.index()].0.iter().any(|count| *count > 0) {
        cx.emit(Finds::LeadsCleared { of }.into());
    }
    go_on(cx, Frame::Discoveries { of, left: left - 1 });
    if let Some(card) = top(cx, of) {
        cx.emit(Finds::Found { card }.into());
    }
}

/// What was shuffled comes first, then what was put under the deck.
fn top(cx: &mut Cx<'_>, of: Type) -> Option<Discovery> {
    let decks = cx.state().decks;
    let count = |card: &Discovery| u32::from(decks.discoveries.0[card.index()]);
    let shuffled: u32 = Discovery::all().filter(|card| card.of() == of).map(|card| count(&card)).sum();
    if shuffled == 0 {
        return decks.under.iter().copied().find(|card| card.of() == of);
    }
    let mut at = cx.dice().below(shuffled);
    Discovery::all().filter(|card| card.of() == of).find(|card| {
        let is_it = at < count(card);
        at = at.saturating_sub(count(card));
        is_it
    })
}

pub(crate) fn give_up(cx: &mut Cx<'_>, place: Place, left: u8) {
    let state = cx.state();
    let kinds: Vec<Discovery> = on_lander(state).collect();
    let seat = state.player(place);
    match kinds[..] {
        _ if left == 0 => {}
        [] => {}
        [card] => {
            cx.emit(Finds::GivenUp { card }.into());
            give_up(cx, place, left - 1);
        }
        _ => ask(cx, seat, GiveUp { place, left }),
    }
}

pub(crate) fn on_lander(state: &State) -> impl Iterator<Item = Discovery> + '_ {
    Discovery::all().filter(|card| state.hoard().0[card.index()] > 0)
}

/// VG-DISC-8, VG-DISC-9
pub(crate) fn exceptional(cx: &mut Cx<'_>, place: Place, relic: Exceptional, here: Option<u8>) {
    let planet = &cx.state().planet;
    if planet.relics.contains(relic) {
        return cx.emit(Finds::RelicFound { relic }.into());
    }
    let board = planet.board;
    carry_out(cx, Origin::Board(board), board.instead(), place, here);
}
