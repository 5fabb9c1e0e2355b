//! Movement: flying a way, the emergency step, hazards and what they take.

use orrery_core::{Message, Refusal, Rule, Seat, require};

use super::course::{Course, Halt, Leg};
use super::{Cx, ids, missions};
use crate::content::{Space, at};
use crate::event::Voyage;
use crate::flight::{Blocked, ENOUGH, ISOFUEL, Stepped};
use crate::questions::Step;
use crate::state::{Flybys, Public, State};
use crate::words;

/// A way of at least one step; the first that cannot be made is named.
pub(crate) fn check(state: &State, seat: Seat, steps: &[Step]) -> Result<(), Refusal> {
    if steps.is_empty() {
        return Err(Refusal::not_offered());
    }
    let mut course = Course::of(state, seat);
    course.follow(steps).map_err(|(place, halt)| refusal(&course, steps[place], halt))
}

/// A halt in words, where `course` came to it.
pub(crate) fn refusal(course: &Course, step: Step, halt: Halt) -> Refusal {
    match (halt, step) {
        (Halt::Blocked(blocked), Step::To(to) | Step::Regular(to)) => blocked_refusal(course, to, blocked),
        (Halt::OutOfFuel { have, need }, _) => Refusal::new(
            ids::NO_FUEL_NO_COAST,
            Message::new("refused-out-of-fuel").with("have", have).with("need", need),
        ),
        (Halt::MoveOver, _) => Refusal::new(ids::ONE_MOVE, "refused-move-over"),
        (Halt::NoIsofuel, _) => Refusal::new(ids::ISOFUEL, "refused-no-isofuel"),
        (Halt::NoWater, _) => Refusal::new(ids::WATER_CHIT, "refused-no-water"),
        (Halt::NotHeld | Halt::Blocked(_), _) => Refusal::new(ids::SPENDING, "refused-not-held"),
    }
}

fn blocked_refusal(course: &Course, to: Space, blocked: Blocked) -> Refusal {
    let (here, there) = (words::space(course.flight.at), words::space(to));
    let way = |id| Message::new(id).with("from", here.clone()).with("to", there.clone());
    match blocked {
        Blocked::NoEdge => Refusal::new(ids::EDGES, way("refused-no-edge")),
        Blocked::SameEdge => Refusal::new(ids::NOT_BACK, way("refused-same-edge")),
        Blocked::NotHome { have } => Refusal::new(ids::FOUR_CHITS, short_of_home(have)),
        Blocked::Burns { need, have, pivot } => {
            let (rule, id) = burns_rule(pivot);
            Refusal::new(rule, way(id).with("need", need).with("have", have))
        }
        Blocked::Fuel { need, have } => {
            Refusal::new(ids::NOT_BELOW_DRY, way("refused-fuel").with("need", need).with("have", have))
        }
        Blocked::SamePrice => Refusal::new(ids::PAY_REGULAR, way("refused-same-price")),
    }
}

fn short_of_home(have: u8) -> Message {
    Message::new("refused-not-home").with("have", have).with("need", ENOUGH)
}

fn burns_rule(pivot: bool) -> (Rule, &'static str) {
    if pivot { (ids::PIVOT, "refused-pivot") } else { (ids::NO_BURN_LEFT, "refused-burns") }
}

/// Flies step by step and stops at a landing, at LEO and at a hazard that fails.
pub(crate) fn fly(cx: &mut Cx<'_>, seat: Seat, steps: &[Step]) {
    let mut log = Log::new(seat);
    for step in steps {
        let course = Course::of(cx.state(), seat);
        let Ok(leg) = course.leg(*step) else { break };
        if !matches!(leg, Leg::Water { .. }) {
            begin(cx, seat);
        }
        match leg {
            // iE4a.3, R54: after a hazard that fails nothing more is flown or spent.
            Leg::Flown(stepped) if !step_on(cx, &mut log, stepped) => break,
            Leg::Flown(_) => {}
            Leg::Isofuel(chit) => cx.emit(Voyage::IsofuelSpent { seat, chit, gained: ISOFUEL }.into()),
            Leg::Water { chit, tanks, wet } => {
                cx.emit(Voyage::WaterSpent { seat, chit, tanks, wet }.into());
            }
        }
    }
    log.write(cx);
}

/// The steps that have not been told yet.
struct Log {
    seat: Seat,
    way: Vec<Space>,
    regular: u8,
    bonus: u8,
}

impl Log {
    fn new(seat: Seat) -> Log {
        Log { seat, way: Vec::new(), regular: 0, bonus: 0 }
    }

    fn add(&mut self, stepped: &Stepped) {
        self.way.push(stepped.flight.at);
        self.regular += stepped.regular;
        self.bonus += stepped.bonus;
    }

    fn write(&mut self, cx: &mut Cx<'_>) {
        let Log { seat, way, regular, bonus } = std::mem::replace(self, Log::new(self.seat));
        if !way.is_empty() {
            let wet = cx.state().public.ship(seat).wet;
            cx.emit(Voyage::WayFlown { seat, way, regular, bonus, wet }.into());
        }
    }
}

/// iEa.1, R10: net thrust is fixed when the move begins.
fn begin(cx: &mut Cx<'_>, seat: Seat) {
    if cx.state().public.turn.flight.is_none() {
        let thrust = cx.state().public.flight(seat).regular;
        cx.emit(Voyage::MoveBegan { seat, thrust }.into());
    }
}

/// iZ5.1: pay and place, roll, then missions and home. False when a hazard failed.
fn step_on(cx: &mut Cx<'_>, log: &mut Log, stepped: Stepped) -> bool {
    let (seat, Stepped { flight, regular, bonus, gained }) = (log.seat, stepped);
    let (to, wet, landed) = (flight.at, flight.wet, flight.at.is_site());
    let noted = flybys(&cx.state().public, &stepped);
    cx.emit(Voyage::Flew { seat, to, regular, bonus, wet, gained, landed }.into());
    if let Some((entered, used)) = noted {
        cx.emit(Voyage::FlybysNoted { seat, entered, used }.into());
    }
    log.add(&stepped);
    if flight.kind(flight.at).has_skull() || flight.is_over() {
        log.write(cx);
    }
    arrive(cx, seat, flight.at)
}

/// R20: the flybys a step enters, and those entered before it whose bonus it uses: a bonus burn uses them all.
fn flybys(public: &Public, stepped: &Stepped) -> Option<(Flybys, Flybys)> {
    if (stepped.bonus, stepped.gained) == (0, 0) {
        return None;
    }
    let (to, turn) = (stepped.flight.at, &public.turn);
    let before = turn.flight.map(|flight| flight.entered).unwrap_or_default();
    let entered = Flybys { jupiter: to == at::JFLY, saturn: to == at::SFLY, oberth: to == at::SOB }.minus(before);
    let used = if stepped.bonus > 0 { before.minus(turn.used) } else { Flybys::default() };
    (entered.or(used) != Flybys::default()).then_some((entered, used))
}

/// iEe.1: entering a skull needs a roll, starting on one does not (iE4a.4). If it fails, a flyby there gives nothing
/// either (R9).
fn arrive(cx: &mut Cx<'_>, seat: Seat, at: Space) -> bool {
    let has_skull = at.kind(cx.state().public.printing.edition()).has_skull();
    let is_safe = !has_skull || roll(cx, seat, at) > 1;
    missions::look(cx, seat);
    if at == Space::LEO {
        let rank = cx.state().public.ranks_taken() + 1;
        // iH1.2: the first return gives everybody else three more turns of his own.
        let turns_left = (rank == 1).then_some(3);
        cx.emit(Voyage::CameHome { seat, rank, turns_left }.into());
    }
    is_safe
}

/// iE4.1, iE4a.2: on a 1 half of the chits held are lost, rounded up (iE4a.5). After anything else the move goes on as
/// it was (iE4a.6).
fn roll(cx: &mut Cx<'_>, seat: Seat, at: Space) -> u8 {
    let die = cx.dice().roll(6) as u8;
    let half = cx.state().public.ship(seat).chits().div_ceil(2);
    let lose = if die == 1 { half } else { 0 };
    cx.emit(Voyage::HazardRolled { seat, at, die, lose }.into());
    die
}

/// iE5.2, R14: any neighbour, burn spaces included, at no cost.
pub(crate) fn check_emergency(public: &Public, seat: Seat, to: Space) -> Result<(), Refusal> {
    let (is_near, have) = (public.ship(seat).at.neighbours().contains(&to), public.counting(seat));
    require(public.may_call_for_help(seat), ids::EMERGENCY, || "refused-no-emergency")?;
    require(is_near, ids::EMERGENCY_STEP, || "refused-one-step")?;
    // iE5.5: home has its price on this way too.
    require(to != Space::LEO || have >= ENOUGH, ids::FOUR_CHITS, || short_of_home(have))
}

/// iE5.3: a skull there is rolled for, a flyby gives nothing and counts for nothing (R59).
pub(crate) fn emergency(cx: &mut Cx<'_>, seat: Seat, to: Space) {
    cx.emit(Voyage::EmergencyFlown { seat, to }.into());
    arrive(cx, seat, to);
}
