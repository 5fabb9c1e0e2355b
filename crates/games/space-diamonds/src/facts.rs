//! Statements beside a choice: what a step costs, what follows from it, what awaits there.

use orrery_core::{Fact, Message, Seat, Tone};

use crate::content::{Mass, Space};
use crate::flight::{ENOUGH, Flight, Stepped};
use crate::rules::course::Leg;
use crate::rules::ids;
use crate::sets::PerSite;
use crate::state::{Public, State};
use crate::{planner, words};

/// Burns paid, and those left after it.
pub(crate) fn burns(regular: u8, bonus: u8, after: &Flight) -> Fact {
    let message = Message::new("fact-burns").with("regular", regular).with("bonus", bonus);
    let message = message.with("left", after.regular).with("bonus-left", after.bonus);
    Fact::new(Tone::Plain, message).rule(ids::NET_THRUST)
}

/// The tank after it; sails have none.
pub(crate) fn fuel(after: &Flight) -> Option<Fact> {
    let message = Message::new("fact-fuel").with("wet", words::mass(after.wet)).with("steps", after.steps_left());
    (after.engine.consumption() > 0).then(|| Fact::new(Tone::Plain, message).rule(ids::FUEL_STEPS))
}

/// A warning where the fuel left reaches neither home nor water the player knows of: from there only emergency steps
/// lead on.
pub(crate) fn strands(state: &State, seat: Seat, after: &Flight) -> Option<Fact> {
    let known = |site: Space| Some((site, state.known_water(seat, site)?));
    let water: PerSite = Space::sites().filter_map(known).collect();
    let is_lost = planner::strands(after.engine, after.at, after.wet, &water);
    is_lost.then(|| Fact::new(Tone::Bad, "fact-strands").rule(ids::EMERGENCY))
}

/// iE6b.1: the mass after so many tanks; a heavier class is slower (iE2b.1).
pub(crate) fn tanks(tanks: u8, before: Mass, after: Mass) -> Fact {
    let message = Message::new("fact-tanks").with("tanks", tanks).with("wet", words::mass(after));
    let tone = if after.class() > before.class() { Tone::Warn } else { Tone::Plain };
    Fact::new(tone, message.with("class", words::class(after.class()))).rule(ids::TANKS)
}

/// What a leg costs and brings a craft that stands at `before`.
pub(crate) fn of_leg(before: &Flight, leg: Leg) -> Vec<Fact> {
    match leg {
        Leg::Flown(stepped) => of_step(before, stepped),
        Leg::Isofuel(_) => vec![Fact::new(Tone::Good, "fact-isofuel").rule(ids::ISOFUEL)],
        Leg::Water { tanks: taken, wet, .. } => vec![tanks(taken, before.wet, wet)],
    }
}

fn of_step(before: &Flight, stepped: Stepped) -> Vec<Fact> {
    let Stepped { flight, regular, bonus, gained } = stepped;
    let pivot = before.is_pivot(flight.at).then(|| Fact::new(Tone::Plain, "fact-pivot").rule(ids::PIVOT));
    let price = (regular + bonus > 0).then(|| burns(regular, bonus, &flight));
    let fuel = fuel(&flight).filter(|_| regular > 0);
    let gain = Message::new("fact-flyby").with("gained", gained);
    let gain = (gained > 0).then(|| Fact::new(Tone::Good, gain).rule(ids::FLYBY));
    pivot.into_iter().chain(price).chain(fuel).chain(gain).collect()
}

/// What awaits at a space: a roll, home, a landing, a chit that cannot be taken any more.
pub(crate) fn of_arrival(public: &Public, seat: Seat, to: Space) -> Vec<Fact> {
    let chits = public.ship(seat).chits();
    let roll = Message::new("fact-hazard").with("count", chits.div_ceil(2));
    let tone = if chits >= ENOUGH { Tone::Bad } else { Tone::Warn };
    let home = if public.ranks_taken() == 0 { "fact-home-first" } else { "fact-home" };
    let missed = public.has_chit(to) && public.turn.operated;
    let facts = [
        to.kind(public.printing.edition()).has_skull().then(|| Fact::new(tone, roll).rule(ids::HAZARD)),
        (to == Space::LEO).then(|| Fact::new(Tone::Warn, home).rule(ids::HOME_FOR_GOOD)),
        to.is_site().then(|| Fact::new(Tone::Plain, "fact-lands").rule(ids::LANDING)),
        missed.then(|| Fact::new(Tone::Warn, "fact-operation-used").rule(ids::ONE_OPERATION)),
    ];
    facts.into_iter().flatten().collect()
}
