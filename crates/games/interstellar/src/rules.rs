//! Who is asked what, and what happens by itself. A file for each subject; what is legal, and what follows from an answer,
//! stands with its question.

mod asking;
pub(crate) mod assignment;
mod attrition;
pub(crate) mod birth;
mod carryover;
pub(crate) mod consent;
pub(crate) mod council;
mod dice;
pub(crate) mod effect;
pub(crate) mod election;
pub mod end;
pub(crate) mod experiment;
pub(crate) mod exploration;
pub(crate) mod finds;
pub(crate) mod flight;
pub(crate) mod goo;
pub(crate) mod helm;
pub(crate) mod honours;
pub mod ids;
pub(crate) mod lab;
pub(crate) mod landfall;
pub(crate) mod landing;
pub(crate) mod loss;
pub(crate) mod maintenance;
pub(crate) mod marriage;
pub(crate) mod ownership;
mod people;
mod phases;
mod plasma;
pub(crate) mod promises;
pub(crate) mod queue;
pub(crate) mod research;
mod reset;
pub(crate) mod room;
pub mod score;
pub(crate) mod scouting;
mod set_up;
pub(crate) mod signals;
pub(crate) mod standing;
pub(crate) mod terraforming;
pub(crate) mod uprising;
pub(crate) mod watch;
pub(crate) mod wisdom;

pub(crate) use asking::asks;
pub(crate) use end::outcome;

use orrery_core::{Asks, Questions, Seat};

use crate::event::{Council, Course, Event, People, Round};
use crate::questions::{self, Helm, Reassign};
use crate::state::{Ending, Frame, Phase};
use crate::{Interstellar, lesson};

/// The one door through which a state changes.
pub(crate) type Cx<'a> = orrery_core::Cx<'a, Interstellar>;

/// What ends the game whenever it happens.
pub(crate) fn settle(cx: &mut Cx<'_>) {
    end::at_once(cx);
    lesson::settle(cx);
    if cx.state().public.ending.is_none() {
        marriage::keep_law(cx);
    }
}

/// How many steps that lead on in peace are taken at once.
const STRIDE: usize = 8;

/// What needs nobody, or the default of somebody who has left (4.3 ABSENCE). After a step in peace there is nothing to
/// [`settle`] and nothing to [`interrupt`], so the next one follows at once.
pub(crate) fn advance(cx: &mut Cx<'_>) {
    if !cx.state().public.left.is_empty() && answer_for_absent(cx) || interrupt(cx) {
        return;
    }
    let is_taught = cx.state().public.terms.lesson.is_some();
    for _ in 0..STRIDE {
        let before = cx.facts().len();
        step(cx);
        let was_peaceful = || cx.facts()[before..].iter().all(|fact| is_peaceful(fact, is_taught));
        if asking::may_ask(cx.state().public.frames.top()) || !was_peaceful() {
            return;
        }
    }
}

/// Facts after which everybody is where they were, married as they were and under the same law, with the same slots and
/// medals. A lesson looks at more: there only going on is peaceful.
fn is_peaceful(fact: &Event, is_taught: bool) -> bool {
    if is_taught {
        return matches!(fact, Event::Course(Course::WentOn { .. }));
    }
    match fact {
        Event::Course(_) | Event::Whispers(_) | Event::Work(_) | Event::Ideas(_) | Event::Labs(_) => true,
        Event::Voyage(_) | Event::Power(_) | Event::Finds(_) | Event::Risks(_) => true,
        Event::Round(fact) => matches!(fact, Round::PhaseBegan { .. }),
        Event::People(fact) => matches!(fact, People::Stressed { .. } | People::Relieved { .. } | People::Aged { .. }),
        Event::Council(fact) => matches!(fact, Council::Met { .. }),
        _ => false,
    }
}

fn answer_for_absent(cx: &mut Cx<'_>) -> bool {
    let (state, mut open) = (cx.state(), Asks::default());
    asking::gather(state, &mut open, state.public.left);
    let Some(ask) = open.iter().find(|ask| ask.must) else { return false };
    let choice = ask.decision.fallback(state, ask.seat);
    ask.decision.resolve(cx, ask.seat, choice);
    true
}

/// What comes before anything else. Answers whether something did.
fn interrupt(cx: &mut Cx<'_>) -> bool {
    let public = &cx.state().public;
    if let Some(cyborg) = loss::displaced(public) {
        loss::shelter(cx, cyborg);
    } else if let Some(worker) = maintenance::adrift(public) {
        questions::pose(cx, public.helm(), Reassign { worker });
    } else if let Some(honour) = public.honours.first().copied() {
        honours::award(cx, honour);
    } else if !public.surplus().is_empty() {
        marriage::end_surplus(cx);
    } else {
        return false;
    }
    true
}

#[inline(always)]
fn step(cx: &mut Cx<'_>) {
    match *cx.state().public.frames.top() {
        Frame::SetUp(stage) => set_up::go_on(cx, stage),
        Frame::Assignment { pulse, .. } => assignment::pulse(cx, pulse),
        Frame::Orders => council::open(cx),
        Frame::Session(session) => council::go(cx, session),
        Frame::Mandate { at } => council::mandate(cx, at),
        Frame::Uprising => uprising::close(cx),
        Frame::Steering => helm::steer(cx),
        Frame::Arrival(arrival) => room::go(cx, arrival),
        Frame::Copyright { card, wanted } => ownership::judge(cx, card, wanted),
        Frame::Marriages { last } => marriage::next_bliss(cx, Some(last)),
        Frame::Bliss { cupid } => marriage::open_bliss(cx, cupid),
        Frame::Rolls => lab::next(cx),
        Frame::Effect(_) => effect::step(cx),
        Frame::Lab(stage) => lab::go(cx, stage),
        Frame::Ignition => maintenance::ignition(cx),
        Frame::Maintenance => maintenance::next_task(cx),
        Frame::EndCheck => landfall::check(cx),
        Frame::Stuck { judged } => landfall::stuck(cx, judged),
        Frame::Found(find) => exploration::judge(cx, find),
        Frame::Sheet { line, at } => carryover::fill_in(cx, line, at),
        Frame::Domes { of, left } => signals::fly(cx, of, left),
        Frame::Readers(left) => signals::read_on(cx, left),
        Frame::Landing(step) => landing::go(cx, step),
        Frame::Finale(stage) => end::finish(cx, stage),
        Frame::Ultralights => scouting::next(cx),
        Frame::Helm => questions::ask(cx, cx.state().public.helm(), Helm),
        Frame::Flight { left, leg } => flight::go(cx, left, leg),
        Frame::Course => flight::course(cx),
        Frame::Attrition => attrition::age(cx),
        Frame::Reset(reset) => reset::next(cx, reset),
        Frame::Election => election::count(cx),
        Frame::Malfunction { of } => reset::fail(cx, of),
        Frame::Shuffle => reset::shuffle(cx),
        // Somebody is asked, or nobody plays any more.
        Frame::Ask { .. } | Frame::Over(_) => {}
    }
}

pub(crate) fn go_on(cx: &mut Cx<'_>, to: Frame) {
    cx.emit(Course::WentOn { to }.into());
}

/// D-1: all finish a phase before the next begins; F5c comes first, then H5d may end the game (4.7), and F3a: a vacancy
/// election closes it.
pub(crate) fn begin(cx: &mut Cx<'_>, phase: Phase) {
    end::at_once(cx);
    if cx.state().public.ending.is_some() || end::without_females(cx) {
        return;
    }
    cx.emit(Round::PhaseBegan { phase }.into());
    election::fill_vacancy(cx);
}

/// RUL-156: the seat's Ideologies go on with the default answers; without anybody left the game is over.
pub(crate) fn leave(cx: &mut Cx<'_>, seat: Seat) {
    let public = &cx.state().public;
    if seat.0 >= public.seats || public.left.contains(seat) {
        return;
    }
    cx.emit(Round::PlayerLeft { seat }.into());
    if cx.state().public.left.len() == usize::from(cx.state().public.seats) {
        end::end(cx, Ending::Abandoned);
    }
}
