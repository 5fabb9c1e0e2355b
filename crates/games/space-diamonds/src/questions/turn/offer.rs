//! The acts and steps that are open on a turn, and those that are not.

use super::super::prelude::*;
use super::{Act, Step};
use crate::flight::tank_up;
use crate::questions::scan::by_zone;

/// What is left of the turn.
pub(super) fn reason(public: &Public, seat: Seat) -> Message {
    let flight = public.flight(seat);
    match (public.turn.moved, public.turn.flight) {
        (true, _) if public.turn.operated => Message::new("reason-all-used"),
        (true, _) => Message::new("reason-moved"),
        (false, Some(_)) => Message::new("reason-flying").with("regular", flight.regular).with("bonus", flight.bonus),
        (false, None) if !public.may_fly(seat) => Message::new("reason-out-of-fuel"),
        (false, None) => thrust(public, seat),
    }
}

/// Net thrust with its sum (iEa.1).
pub(crate) fn thrust(public: &Public, seat: Seat) -> Message {
    let (ship, engine, head_start) = (public.ship(seat), public.engine(seat), public.head_start(seat));
    let (id, why) = match (public.terms.mode, head_start > 0) {
        (Mode::Sails, false) => ("reason-thrust-sail", words::zone(ship.at.zone())),
        (Mode::Rockets, false) => ("reason-thrust-rocket", words::class(ship.wet.class())),
        (Mode::Sails, true) => ("reason-thrust-sail-late", words::zone(ship.at.zone())),
        (Mode::Rockets, true) => ("reason-thrust-rocket-late", words::class(ship.wet.class())),
    };
    let thrust = Message::new(id).with("base", engine.base_thrust()).with("why", why);
    thrust
        .with("modifier", words::signed(engine.modifier(ship.at, ship.wet)))
        .with("thrust", engine.net_thrust(ship.at, ship.wet) + head_start)
}

/// Everything that is not a step of a way.
pub(super) fn acts(state: &State, seat: Seat) -> Vec<Opt> {
    let public = &state.public;
    let mut acts = Vec::new();
    if operate::check_discover(public, seat).is_ok() {
        acts.push(discover(public, seat));
    }
    if operate::check_refuel(public, seat).is_ok() {
        acts.push(refuel(state, seat));
    }
    if operate::may_scan(public) {
        acts.push(ends_flight(public, Opt::new("scan", "step-scan").act("act-scan").rule(ids::SCANNER).sealed()));
    }
    let near = public.ship(seat).at.neighbours().iter();
    acts.extend(
        near.filter(|to| fly::check_emergency(public, seat, **to).is_ok()).map(|to| emergency(public, seat, *to)),
    );
    acts.push(end_turn(public, seat));
    acts
}

fn discover(public: &Public, seat: Seat) -> Opt {
    let label = Message::new("step-discover").with("space", words::space(public.ship(seat).at));
    ends_flight(public, Opt::new("discover", label).act("act-discover").rule(ids::DISCOVERY).sealed())
}

fn refuel(state: &State, seat: Seat) -> Opt {
    let at = state.public.ship(seat).at;
    let label = Message::new("step-refuel").with("space", words::space(at));
    let option = ends_flight(&state.public, Opt::new("refuel", label).act("act-refuel").rule(ids::REFUEL));
    match state.known_water(seat, at) {
        Some(water) => {
            let wet = state.public.ship(seat).wet;
            let (after, tanks) = tank_up(wet, water);
            let option = option.fact(facts::tanks(tanks, wet, after));
            if state.public.uncovered.contains(at) { option } else { option.sealed() }
        }
        None => option.fact(Fact::new(Tone::Plain, "fact-water-unknown").rule(ids::WATER_RULING)).sealed(),
    }
}

/// iD1.2: an operation ends a move that has begun.
fn ends_flight(public: &Public, option: Opt) -> Opt {
    if !operate::ends_move(public) {
        return option;
    }
    option.fact(Fact::new(Tone::Warn, "fact-ends-move").rule(ids::OPERATION_APART))
}

fn emergency(public: &Public, seat: Seat, to: Space) -> Opt {
    let label = Message::new("step-emergency").with("space", words::space(to));
    let option = Opt::new(format!("sos-{}", to.id()), label).act("act-emergency").at(to.id()).rule(ids::EMERGENCY);
    arrival(public, seat, to, option.fact(Fact::new(Tone::Plain, "fact-emergency").rule(ids::EMERGENCY_STEP)))
}

fn end_turn(public: &Public, seat: Seat) -> Opt {
    let mut option = Opt::new("end", "step-end-turn").act("act-end-turn").rule(ids::PASSING).sealed();
    if !public.turn.operated && public.has_chit(public.ship(seat).at) {
        option.facts.push(Fact::new(Tone::Warn, "fact-chit-left").rule(ids::DISCOVERY));
    }
    if !public.turn.moved && public.turn.flight.is_none() {
        option.facts.push(Fact::new(Tone::Warn, "fact-not-moved").rule(ids::ONE_MOVE));
    }
    option
}

/// The next steps of a way, each with its price and what awaits there.
pub(super) fn steps(state: &State, seat: Seat, course: &Course) -> Vec<Opt> {
    let near = course.flight.at.neighbours().iter();
    let each = near.flat_map(|to| [Step::To(*to), Step::Regular(*to)]);
    let chits = course.hand.iter().flat_map(|chit| [Step::Isofuel(chit), Step::Water(chit)]);
    let legal = |step: Step| Some((step, course.leg(step).ok()?));
    each.chain(chits).filter_map(legal).map(|(step, leg)| step_option(state, seat, course, step, leg)).collect()
}

fn step_option(state: &State, seat: Seat, course: &Course, step: Step, leg: Leg) -> Opt {
    let option = |label: Message| Opt::new(step.id(), label);
    let spent = |id: &'static str, chit: Chit| {
        option(Message::new(id).with("chit", words::chit(chit))).at(format!("chit-{}", chit.id()))
    };
    let regular = |to: Space| Message::new("step-regular").with("space", words::space(to));
    let mut option = match step {
        Step::To(to) => option(words::space(to)).at(to.id()),
        Step::Regular(to) => option(regular(to)).rule(ids::PAY_REGULAR),
        Step::Isofuel(chit) => spent("step-isofuel", chit).rule(ids::ISOFUEL),
        Step::Water(chit) => spent("step-water", chit).rule(ids::WATER_CHIT),
    };
    option.facts = facts::of_leg(&course.flight, leg);
    match step {
        Step::To(to) | Step::Regular(to) => arrival(&state.public, seat, to, option),
        Step::Isofuel(_) | Step::Water(_) => below_four(&state.public, course, option),
    }
}

/// A spent chit may be one of the four that bring one home.
fn below_four(public: &Public, course: &Course, option: Opt) -> Opt {
    let drops_below = public.terms.four == Four::Held && course.flight.chits == ENOUGH;
    if !drops_below {
        return option;
    }
    option.fact(Fact::new(Tone::Warn, Message::new("fact-below-four").with("need", ENOUGH)).rule(ids::FOUR_CHITS))
}

/// What awaits at a space: a roll, home, a chit one cannot take any more.
fn arrival(public: &Public, seat: Seat, to: Space, mut option: Opt) -> Opt {
    option.facts.extend(facts::of_arrival(public, seat, to));
    if to.kind(public.printing.edition()).has_skull() || to == Space::LEO { option.sealed() } else { option }
}

/// Neighbours that cannot be reached, and operations that are not open.
pub(super) fn refused(state: &State, seat: Seat, course: &Course) -> Vec<Refused> {
    let near = course.flight.at.neighbours().iter();
    let mut refused: Vec<Refused> = near.filter_map(|to| refused_step(course, *to)).collect();
    let public = &state.public;
    if let Err(refusal) = operate::check_discover(public, seat) {
        refused.push(Refused::new(&Act::Discover, "label-discover", refusal));
    }
    if let (Mode::Rockets, Err(refusal)) = (public.terms.mode, operate::check_refuel(public, seat)) {
        refused.push(Refused::new(&Act::Refuel, "label-refuel", refusal));
    }
    refused
}

fn refused_step(course: &Course, to: Space) -> Option<Refused> {
    let halt = course.leg(Step::To(to)).err()?;
    let refusal = fly::refusal(course, Step::To(to), halt);
    Some(Refused::new(&Act::Fly(vec![Step::To(to)]), words::space(to), refusal).at(to.id()))
}

/// The sites that a scan may name besides those it names already.
pub(super) fn scans(state: &State, named: &[Space]) -> Vec<Opt> {
    let sites = by_zone(&state.public).into_iter().filter(|site| !named.contains(site));
    let sites = sites.map(|site| Opt::new(site.id(), words::space(site)).at(site.id()).sealed());
    if named.len() < operate::MOST_SCANS { sites.collect() } else { Vec::new() }
}
