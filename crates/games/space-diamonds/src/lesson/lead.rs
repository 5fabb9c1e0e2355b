//! What the one who learns is told, wherever they are: the stage, where it leads, and the answer that leads there.

use orrery_core::{Ask, Message, Note, Words};

use super::{Aim, PUPIL, Stage};
use crate::content::Space;
use crate::flight::ENOUGH;
use crate::planner::{Leg, Plan, Wishes, plans_for};
use crate::questions::{Act, Decision, Step};
use crate::rules::{ids, operate};
use crate::view::View;
use crate::words;

/// Where a stage leads from here, and what leads there.
#[derive(Default)]
struct Lead {
    goal: Option<Space>,
    act: Option<Act>,
}

pub(crate) fn note(view: &View, asks: &[&Ask<Decision>]) -> Option<Note> {
    let public = &view.public;
    let lesson = public.terms.lesson.filter(|_| view.own() == Some(PUPIL) && !view.is_over())?;
    let stage = lesson.stages().get(usize::from(public.stage))?;
    let lead = lead(view, stage.aim);
    let note = Note::new(ids::LESSON, public.stage, lesson.stages().len(), said(stage, lead.goal));
    let note = lead.goal.into_iter().fold(note, |note, goal| note.at(goal.id()));
    Some(match asks.iter().find(|ask| ask.must) {
        Some(ask) if matches!(ask.decision, Decision::Loss(_)) => note.next("lesson-next-lose"),
        Some(ask) => lead.act.into_iter().fold(note, |note, act| told(note, ask, &act)),
        None => note,
    })
}

/// Where the chit that a stage speaks of is gone, another sentence speaks of the nearest.
fn said(stage: &Stage, goal: Option<Space>) -> Message {
    let named = match stage.aim {
        Aim::Chit(id) | Aim::Reach(id) => Space::named(id),
        Aim::Home => Some(Space::LEO),
        Aim::EndTurn | Aim::Refuel => None,
    };
    let text = if named.is_none() || named == goal { stage.text } else { "lesson-another" };
    goal.into_iter().fold(Message::new(text), |message, goal| message.with("goal", words::space(goal)))
}

fn told(note: Note, ask: &Ask<Decision>, act: &Act) -> Note {
    let to = |space: Space| Message::new("lesson-next-fly").with("space", words::space(space));
    let next = match act {
        Act::Fly(steps) => match steps.last() {
            Some(Step::To(space) | Step::Regular(space)) => to(*space),
            _ => Message::new("lesson-next-end"),
        },
        Act::Emergency(space) => to(*space),
        Act::Discover => Message::new("lesson-next-take"),
        Act::Refuel => Message::new("lesson-next-refuel"),
        Act::Scan(_) | Act::EndTurn => Message::new("lesson-next-end"),
    };
    note.next(next).answer(ask.id, act.write())
}

fn lead(view: &View, aim: Aim) -> Lead {
    let goals = match aim {
        Aim::EndTurn => return Lead { goal: None, act: Some(Act::EndTurn) },
        Aim::Reach(id) => Space::named(id).into_iter().collect(),
        Aim::Chit(id) => chits(view, id),
        Aim::Refuel => view.water.iter().filter(|(_, drops)| *drops > 0).map(|(site, _)| site).collect(),
        Aim::Home if view.public.counting(PUPIL) >= ENOUGH => vec![Space::LEO],
        Aim::Home => chits(view, ""),
    };
    let at = view.public.ship(PUPIL).at;
    if goals.contains(&at) { Lead { goal: Some(at), act: Some(here(view, aim)) } } else { way(view, &goals) }
}

/// The chit of a site, or where it is gone any.
fn chits(view: &View, id: &str) -> Vec<Space> {
    match Space::named(id).filter(|site| view.public.has_chit(*site)) {
        Some(site) => vec![site],
        None => view.public.chit_sites().collect(),
    }
}

/// At the goal: what is done there, or the next turn for it.
fn here(view: &View, aim: Aim) -> Act {
    let public = &view.public;
    match aim {
        Aim::Chit(_) | Aim::Home if operate::check_discover(public, PUPIL).is_ok() => Act::Discover,
        Aim::Refuel if operate::check_refuel(public, PUPIL).is_ok() => Act::Refuel,
        _ => Act::EndTurn,
    }
}

/// The soonest way, where a skull counts as a turn. Without any the easy bot knows what to do.
fn way(view: &View, goals: &[Space]) -> Lead {
    let plans = plans_for(view, PUPIL, goals, &Wishes::default());
    let pains = |plan: &Plan| (plan.way.turns() + usize::from(plan.way.hazards), plan.way.fuel);
    match plans.iter().min_by_key(|plan| pains(plan)) {
        Some(plan) => Lead { goal: plan.way.end(), act: plan.way.legs.first().map(|leg| act(view, leg)) },
        None => Lead { goal: goals.first().copied(), act: None },
    }
}

/// The first turn of a way is this one only while the move is not over.
fn act(view: &View, leg: &Leg) -> Act {
    let public = &view.public;
    match leg.end() {
        Some(to) if leg.emergency && public.may_call_for_help(PUPIL) => Act::Emergency(to),
        Some(_) if !leg.emergency && public.may_fly(PUPIL) => {
            Act::Fly(leg.route.iter().copied().map(Step::To).collect())
        }
        _ => Act::EndTurn,
    }
}
