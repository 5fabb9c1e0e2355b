//! What whoever learns is told about the question that is open, and the answer that leads on. All at the table learn.

use orrery_core::{Ask, Asking, Given, Message, Note, Options};

use super::{Lesson, script};
use crate::Vanguard;
use crate::content::{Flag, Section, at};
use crate::questions::{Choice, Course, Decision, Deed, Helping, Manner, Probe, Queueing, Visit};
use crate::rules::{actions, ids, ship, ways};
use crate::state::{Facility, Place, State};
use crate::view::View;

pub(crate) fn note(view: &View, asks: &[&Ask<Decision>]) -> Option<Note> {
    let state = &view.state;
    let lesson = state.terms.lesson.filter(|_| state.closed.is_none())?;
    let stages = lesson.stages();
    let stage = stages.get(usize::from(state.stage))?;
    let must = asks.iter().find(|ask| ask.must);
    let text = must.and_then(|ask| aside(state, &ask.decision)).unwrap_or(stage.text);
    let note = Note::new(ids::LED, state.stage, stages.len(), Message::new(text));
    Some(match must {
        Some(ask) => led(note, state, ask, lesson),
        None => note,
    })
}

/// What may come between, each at its first meeting.
fn aside(state: &State, question: &Decision) -> Option<&'static str> {
    let is_tutorial = state.is_tutorial();
    match question {
        Decision::Muster(_) if is_tutorial => Some("lesson-party"),
        Decision::Column(_) => Some("lesson-wound"),
        Decision::Assist(_) => Some("lesson-assist"),
        Decision::Combos(_) => Some("lesson-combo"),
        Decision::PassStart(_) => Some("lesson-start-token"),
        Decision::NextTrack(_) => Some("lesson-time"),
        Decision::TakeAction(_) if script::is_led(state) => third_or_fourth(state),
        Decision::KeepRecruit(_) if !is_tutorial && state.count(crate::content::Tally::Phase) > 0 => {
            Some("lesson-ship-recruit")
        }
        Decision::LowMorale(_) | Decision::CrewPick(_) => Some("lesson-ship-effect"),
        _ => None,
    }
}

/// T9, T10
fn third_or_fourth(state: &State) -> Option<&'static str> {
    match state.turn?.place {
        Place(2) => Some("lesson-third"),
        Place(3) => Some("lesson-fourth"),
        _ => None,
    }
}

fn led(note: Note, state: &State, ask: &Ask<Decision>, lesson: Lesson) -> Note {
    let choice = match lesson {
        Lesson::Tutorial => on_the_eye(state, ask),
        Lesson::ShipBook => aboard(state, ask),
    };
    let choice = choice.unwrap_or_else(|| Vanguard::fallback(state, ask));
    let given = Vanguard::given(ask, &choice);
    let offer = Vanguard::offer(state, ask);
    let option = match (offer.options, &given) {
        (Options::List(list), Given::Option(key)) => list.into_iter().find(|option| option.key == *key),
        _ => None,
    };
    let note = match option {
        Some(option) => option.elements.into_iter().fold(note, Note::at).next(option.label),
        None => note.next("lesson-next-marked"),
    };
    note.answer(ask.id, given)
}

/// What the script says; afterwards where the mission leads.
fn on_the_eye(state: &State, ask: &Ask<Decision>) -> Option<Choice> {
    match ask.decision {
        Decision::TakeAction(asked) => Some(Choice::TakeAction(deed(state, asked.place))),
        _ => None,
    }
}

/// Sectors that the mission is about.
fn aims(state: &State) -> Vec<u8> {
    if !state.flags.contains(Flag::EventsOn) {
        return vec![4];
    }
    if state.flags.contains(Flag::CoreOpen) {
        return vec![8];
    }
    let relays = [at::poi::P107, at::poi::P108];
    (1..=8).filter(|sector| state.planet.poi(*sector).is_some_and(|poi| relays.contains(&poi))).collect()
}

fn deed(state: &State, place: Place) -> Deed {
    let may = |deed: &Deed| actions::allows(state, place, *deed).is_ok();
    let (here, member, aims) = (state.sector_of(place), state.member(place), aims(state));
    let special = || actions::specials(state, place).map(Deed::Special).find(may);
    let rest = Some(Deed::Rest).filter(|deed| may(deed) && !member.spent.is_empty());
    let is_tired = member.available.len() < 2 && rest.is_some();
    let away = |from: u8| aims.iter().filter_map(|to| ways::distances(state, from)[usize::from(*to)]).min();
    let on = || {
        let ways = state.planet.paths(here).map(|(path, to)| Deed::Travel(path, to)).filter(may);
        let nearer = |deed: &Deed| matches!(*deed, Deed::Travel(_, to) if away(to) < away(here) && away(to).is_some());
        ways.into_iter().find(nearer)
    };
    let is_there = aims.contains(&here);
    let best = match () {
        () if is_tired => rest,
        () if is_there && here != 4 => special().or(rest),
        () if is_there => rest,
        () => on().or_else(special),
    };
    script::led_deed(state).or(best).filter(may).unwrap_or(Deed::Prepare(Manner::Draw))
}

/// VG-EX-34: a first phase as it is usually played.
fn aboard(state: &State, ask: &Ask<Decision>) -> Option<Choice> {
    let campaign = state.campaign.as_ref()?;
    match ask.decision {
        Decision::Plot(_) => {
            let first = Course::Examine(at::landing::L01);
            let is_open = ship::course::courses(state, 0).contains(&first);
            is_open.then_some(Choice::Plot(first))
        }
        Decision::Scan(_) => (campaign.energy > 0).then_some(Choice::Scan(Probe::Energy)),
        Decision::OpenFacility(_) => {
            let wanted = [Facility::Barracks, Facility::Production];
            let open = ship::facilities::openable(campaign);
            let next = wanted.into_iter().find(|facility| open.contains(facility));
            next.map(|facility| Choice::OpenFacility(Visit::Open(facility)))
        }
        Decision::Enqueue(_) => {
            let can = campaign.complex.contains(at::production::C01) && ship::facilities::free_slot(campaign).is_some();
            can.then_some(Choice::Enqueue(Queueing::Project(at::production::C01)))
        }
        Decision::WorkOn(_) => {
            let helper = campaign.assignable_of(Section::Engineering).next()?;
            let slot = campaign.queue.iter().position(|work| work.is_some_and(|work| work.stage == 1))?;
            Some(Choice::WorkOn(Helping::Crew(helper, slot as u8)))
        }
        _ => None,
    }
}
