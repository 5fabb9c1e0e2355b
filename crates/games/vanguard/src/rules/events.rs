//! Events (VG-EVENT-1, VG-EVENT-2, VG-EVENT-3; VG-EVENT-4 when it is discarded, VG-EVENT-5 in its window).

use super::{Cx, begin, carry_out, go_on, over, passives, windows};
use crate::content::{Event, Flag};
use crate::event::Rounds;
use crate::state::{Events, Frame, Moment, Origin, Place, State};

pub(crate) fn reveal(cx: &mut Cx<'_>, place: Place, count: u8) {
    begin(cx, Frame::Events { place, left: count, event: None, is_open: false });
}

/// VG-SETUP-8: on the Eye of the Void events come only after log 298.
pub(crate) fn are_on(state: &State) -> bool {
    !state.is_eye() || state.flags.contains(Flag::EventsOn)
}

pub(crate) fn go(cx: &mut Cx<'_>, place: Place, left: u8, event: Option<Event>, is_open: bool) {
    match event {
        None if left == 0 || cx.state().member(place).is_dead => over(cx),
        None => {
            go_on(cx, Frame::Events { place, left: left - 1, event: None, is_open: false });
            turn_over(cx, place);
            windows::open(cx, Moment::Event, place);
        }
        Some(event) if is_open => {
            go_on(cx, Frame::Events { place, left, event: Some(event), is_open: false });
            resolve(cx, place, event);
        }
        Some(event) => cx.emit(Rounds::EventDiscarded { event }.into()),
    }
}

/// The top one; an empty deck is made anew first.
pub(crate) fn turn_over(cx: &mut Cx<'_>, place: Place) {
    let decks = &cx.state().decks;
    let known = decks.known_events.last();
    if decks.events.is_empty() && known.is_none() {
        let events = decks.discarded_events;
        cx.emit(Rounds::EventsShuffled { events }.into());
    }
    let events: Events = cx.state().decks.events;
    let drawn = known.or_else(|| events.nth(cx.dice().below(events.len() as u32) as usize));
    cx.reveal();
    if let Some(event) = drawn {
        let by = cx.state().mate(place);
        cx.emit(Rounds::EventRevealed { by, event }.into());
    }
}

/// VG-EVENT-2
pub(crate) fn is_match(state: &State, place: Place, event: Event) -> bool {
    passives::biomes(state, place).iter().any(|biome| event.biomes().contains(biome))
}

fn resolve(cx: &mut Cx<'_>, place: Place, event: Event) {
    let block = if is_match(cx.state(), place, event) { event.matched() } else { event.unmatched() };
    carry_out(cx, Origin::Event(event), block, place, None);
}

/// The event that lies open, and who revealed it.
pub(crate) fn open(state: &State) -> Option<(Place, Event)> {
    state.frames.nearest(|frame| match frame {
        Frame::Events { place, event: Some(event), is_open: true, .. } => Some((*place, *event)),
        _ => None,
    })
}

pub(crate) fn cancel(cx: &mut Cx<'_>) {
    if let Some((_, event)) = open(cx.state()) {
        cx.emit(Rounds::EventDiscarded { event }.into());
    }
}

pub(crate) fn redraw(cx: &mut Cx<'_>) {
    if let Some((place, event)) = open(cx.state()) {
        cx.emit(Rounds::EventDiscarded { event }.into());
        turn_over(cx, place);
    }
}
