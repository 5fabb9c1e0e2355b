//! Where the craft may want to go: what this move can reach of chits, missions and home, then stops by what the move
//! after them reaches.

use std::cmp::Reverse;

use orrery_core::Viewer;

use super::super::prelude::*;
use super::{Act, Step};
use crate::content::Printing;
use crate::planner::targets;
use crate::reach::{End, Reach, reach};
use crate::view::{View, view};

/// How many places are named at most.
const MOST: usize = 8;

pub(super) fn suggest(state: &State, seat: Seat) -> Advice {
    if !state.public.may_fly(seat) {
        return Advice::default();
    }
    let flight = state.public.flight(seat);
    let reach = reach(&flight, 0, false);
    let wanted = Wanted::of(&view(state, Viewer::Seat(seat)), seat);
    let mut places: Vec<Place> =
        calmest(&reach).filter(|end| end.space != flight.at).filter_map(|end| wanted.place(&reach, end)).collect();
    places.sort_by_key(Place::rank);
    places.truncate(MOST);
    let suggestions = places.iter().map(|place| place.suggestion(&reach)).collect();
    Advice { suggestions, ..Advice::default() }
}

/// The calmest way to each place; the map has the others.
fn calmest(reach: &Reach) -> impl Iterator<Item = End> + '_ {
    let calm = |space| reach.ends_at(space).min_by_key(|end| (end.hazards, end.isofuel, end.regular));
    reach.spaces().into_iter().filter_map(calm).filter(|end| end.flight.from.is_some())
}

/// What the player is after, and how much each place is worth to them, in tenths of a point.
struct Wanted([u16; Space::COUNT]);

impl Wanted {
    fn of(view: &View, seat: Seat) -> Wanted {
        let mut wanted = Wanted([0; Space::COUNT]);
        for space in targets(view, seat) {
            let missions = view.open_missions().filter(|mission| mission.places().contains(&space));
            let missions: u16 = missions.map(|mission| u16::from(mission.vp(view.public.printing)) * 10).sum();
            wanted.0[space.index()] = mean(view.public.printing, space) + missions;
        }
        wanted
    }

    fn worth(&self, space: Space) -> u16 {
        self.0[space.index()]
    }

    /// An end that is wanted itself, or a safe one from which something is.
    fn place(&self, reach: &Reach, end: End) -> Option<Place> {
        let worth = self.worth(end.space);
        let then = if worth == 0 && end.hazards == 0 { self.then(reach, &end) } else { Vec::new() };
        (worth > 0 || !then.is_empty()).then_some(Place { end, worth, then })
    }

    /// What the next move reaches from an end and this one does not, the best first.
    fn then(&self, now: &Reach, end: &End) -> Vec<(Space, u16)> {
        let Some(next) = end.flight.next() else { return Vec::new() };
        let fresh = |space: &Space| self.worth(*space) > 0 && now.best(*space).is_none();
        let spaces = reach(&next, 0, false).spaces().into_iter().filter(fresh);
        let mut then: Vec<(Space, u16)> = spaces.map(|space| (space, self.worth(space))).collect();
        then.sort_by_key(|(space, worth)| (Reverse(*worth), *space));
        then
    }
}

/// What a chit with that back is worth on average; home, which is only wanted with four of them, more than any.
fn mean(printing: Printing, space: Space) -> u16 {
    let Some(site) = space.site() else { return 100 };
    let chits = Chits::all(printing).of_letter(site.spectral);
    chits.vp() * 10 / (chits.len() as u16).max(1)
}

struct Place {
    end: End,
    /// 0 for a stop on the way.
    worth: u16,
    then: Vec<(Space, u16)>,
}

impl Place {
    /// Sites first, worth first; stops by the best they lead to, and by how much else.
    fn rank(&self) -> impl Ord + use<> {
        let leads_to = self.then.first().map_or(0, |(_, worth)| *worth);
        let price = (self.end.hazards, self.end.regular, self.end.space);
        (Reverse(self.worth), Reverse((leads_to, self.then.len())), price)
    }

    fn suggestion(&self, reach: &Reach) -> Suggestion {
        let route = reach.route(self.end.label);
        let price = Fact::new(Tone::Plain, Message::new("fact-price").with("burns", self.end.regular));
        let rolls = route.iter().filter(|to| self.end.flight.kind(**to).has_skull()).count();
        let risk = Fact::new(Tone::Warn, Message::new("fact-risk").with("rolls", rolls)).rule(ids::HAZARD);
        let risk = (rolls > 0).then_some(risk);
        let facts = [price].into_iter().chain(facts::fuel(&self.end.flight)).chain(risk).chain(self.leads_to());
        let given = Act::Fly(route.iter().copied().map(Step::To).collect()).write();
        Suggestion { label: words::space(self.end.space), given, facts: facts.collect() }
    }

    fn leads_to(&self) -> Option<Fact> {
        let (first, _) = self.then.first()?;
        let then = Message::new("fact-then").with("space", words::space(*first)).with("more", self.then.len() - 1);
        Some(Fact::new(Tone::Plain, then))
    }
}
