//! What the one who learns is told about the question that is open, and the answer that leads on.

use orrery_core::{Ask, Asking, Given, Listed, Message, Note, Opt, Options};

use super::{Aim, Lesson, PUPIL};
use crate::Interstellar;
use crate::bots::known;
use crate::content::{Cell, Cyborg, Ideology, Slot, Space, Star, Task, Workcell};
use crate::event::Shelf;
use crate::questions::{
    Assign, Burn, Choice, Decision, Decree, Doing, Placement, Placing, Reassign, Revolt, Sent, TaskOf, Thrust,
};
use crate::rules::ids;
use crate::state::{Edict, Public, State, Worker};
use crate::view::View;

pub(crate) fn note(view: &View, asks: &[&Ask<Decision>]) -> Option<Note> {
    let public = &view.public;
    let lesson = public.lesson().filter(|_| view.viewer.is(PUPIL) && public.ending.is_none())?;
    let stage = lesson.stages().get(usize::from(public.stage))?;
    let note = Note::new(ids::LESSON, public.stage, lesson.stages().len(), Message::new(stage.text));
    let Some(ask) = asks.iter().find(|ask| ask.must) else { return Some(note) };
    let state = known(view, PUPIL);
    let choice = answer(&state, ask, lesson, stage.aim).unwrap_or_else(|| Interstellar::fallback(&state, ask));
    Some(pointed(note, &state, ask, &Interstellar::given(ask, &choice)))
}

/// The answer by its name, and its marks.
fn pointed(note: Note, state: &State, ask: &Ask<Decision>, given: &Given) -> Note {
    let offer = Interstellar::offer(state, ask);
    let Options::List(options) = offer.options else { return note.answer(ask.id, given.clone()) };
    let Given::Option(key) = given else { return note.answer(ask.id, given.clone()) };
    let Some(option) = options.into_iter().find(|option| option.key == *key) else { return note };
    let Opt { label, group, elements, .. } = option;
    let next = Message::new(if group.is_some() { "lesson-next-of" } else { "lesson-next" }).with("what", label);
    let next = group.into_iter().fold(next, |next, group| next.with("who", group));
    elements.into_iter().fold(note.next(next), Note::at).answer(ask.id, given.clone())
}

/// `None` where the usual answer will do.
fn answer(state: &State, ask: &Ask<Decision>, lesson: Lesson, aim: Aim) -> Option<Choice> {
    match ask.decision {
        Decision::Heading(heading) => {
            let to = Space::named("R01-01")?;
            Listed::answers(&heading, state, PUPIL).any(|one| one == to).then_some(Choice::Heading(to))
        }
        Decision::Assign(assign) => placing(state, assign, lesson, aim).map(Choice::Assign),
        Decision::Marry(_) => Some(Choice::Marry(true)),
        Decision::Regulate(_) if aim == Aim::Levy => {
            let levy = state.public.orders().into_iter().find(|edict| matches!(edict, Edict::Levy(..)));
            levy.map(|edict| Choice::Regulate(Decree::Give(edict)))
        }
        Decision::PlaceCard(_) => Some(Choice::PlaceCard(Placement::On(Shelf::Free(Slot::Jars)))),
        Decision::Burn(burn) => Some(Choice::Burn(thrust(state, burn, aim))),
        Decision::TaskOf(task) => task_of(state, task).map(Choice::TaskOf),
        Decision::Reassign(reassign) => sent_on(state, reassign).map(Choice::Reassign),
        Decision::Ultralight(flight) => {
            let to = Space::named("R06-01")?;
            Listed::answers(&flight, state, PUPIL).any(|one| one == to).then_some(Choice::Ultralight(to))
        }
        _ => None,
    }
    .filter(|choice| Interstellar::check(state, ask, choice).is_ok())
}

/// 6.3: who goes where in the first dozyear of a lesson.
fn script(lesson: Lesson, dozyear: u8) -> &'static [(&'static str, &'static str)] {
    match (lesson, dozyear) {
        (Lesson::Voyage, 1) => {
            &[("IN-1", "E-f1"), ("FR-M", "EN8"), ("HO-A", "child"), ("UN-1", "L-f1"), ("AU-1", "B-f1"), ("EQ-1", "EN8")]
        }
        (Lesson::Politics, 5) => &[("HO-A", "LS3"), ("UN-A", "LS3")],
        (Lesson::Politics, 6) => &[("HO-A", "LS3"), ("UN-A", "JA7")],
        (Lesson::Landing, 9) => &[
            ("HO-1", "E-l1"),
            ("AU-1", "B-l1"),
            ("FR-A", "child"),
            ("IN-M", "BA4"),
            ("EQ-A", "BA4"),
            ("UN-A", "JA7"),
            ("EQ-M", "WA6"),
        ],
        (Lesson::Landing, 10) => &[
            ("HO-1", "E-l1"),
            ("UN-1", "B-l1"),
            ("AU-A", "BA4"),
            ("EQ-A", "BA4"),
            ("IN-M", "LS3"),
            ("FR-A", "LS3"),
            ("EQ-M", "WA6"),
        ],
        _ => &[],
    }
}

/// What the stage is about comes first, then what 6.3 has for one of the Workers.
fn placing(state: &State, assign: Assign, lesson: Lesson, aim: Aim) -> Option<Placing> {
    let all: Vec<Placing> = Listed::answers(&assign, state, PUPIL).collect();
    let to_task = |task: Task| {
        let fits = |placing: &&Placing| matches!(placing, Placing::Cell(worker, cell) if worker.cyborg().is_none() && cell.task() == task);
        all.iter().find(fits).copied()
    };
    let scripted = || {
        let lines = script(lesson, state.public.dozyear.number).iter();
        lines.filter_map(|line| named(state, assign.ideology, *line)).find(|placing| all.contains(placing))
    };
    let wanted = || wanted(&state.public, aim).into_iter().find_map(to_task);
    let proposes = || all.iter().find(|placing| matches!(placing, Placing::Propose(Ideology::Honor))).copied();
    (aim == Aim::Marry).then(proposes).flatten().or_else(scripted).or_else(wanted)
}

/// A line of the script as a placing.
fn named(state: &State, of: Ideology, (worker, what): (&str, &str)) -> Option<Placing> {
    let worker = Worker::named(worker)?;
    if let Some(cell) = Cell::named(what) {
        return Some(Placing::Cell(worker, cell));
    }
    match (Workcell::named(what), worker.cyborg()) {
        (Some(card), Some(_)) if state.public.owner(card).is_none() => Some(Placing::Research(worker, card, of)),
        (Some(card), _) => Some(Placing::Workcell(worker, card)),
        (None, cyborg) => cyborg.filter(|one| *one != Cyborg::POST_HUMAN).map(Placing::Pregnancy),
    }
}

/// The tasks that lead to where the stage leads.
fn wanted(public: &Public, aim: Aim) -> Vec<Task> {
    let is_near = public.ship.space.distance(Star::Cyg.space()) <= 3;
    match aim {
        Aim::Burn => vec![Task::Ignition, Task::Recharge],
        Aim::Stop if !public.ship.is_in_orbit() && is_near => vec![Task::Ignition, Task::Recharge],
        Aim::Water if public.ship.is_in_orbit() && !super::is_watered(public) => vec![Task::Dropstone],
        _ => Vec::new(),
    }
}

/// As fast as ships go with such fuel; on the way to Orbit as slow as the way is short.
fn thrust(state: &State, burn: Burn, aim: Aim) -> Thrust {
    let ship = &state.public.ship;
    let most = Listed::answers(&burn, state, PUPIL).map(|thrust| thrust.levels).max().unwrap_or(0);
    match aim {
        Aim::Stop | Aim::Water => {
            let left = ship.space.distance(Star::Cyg.space()).min(ship.velocity.0);
            Thrust { brake: ship.velocity.0 > left, levels: (ship.velocity.0 - left).min(most) }
        }
        _ => Thrust { brake: false, levels: u8::from(ship.velocity.0 < 3 && most > 0) },
    }
}

/// Whoever has been placed does what was meant.
fn task_of(state: &State, task: TaskOf) -> Option<Doing> {
    Listed::answers(&task, state, PUPIL).find(|doing| *doing != Doing::Decline)
}

/// 6.3: a Worker whose cell was turned over goes on with what would be left undone.
fn sent_on(state: &State, reassign: Reassign) -> Option<Sent> {
    let undone = [Task::Ignition, Task::Recharge].into_iter().filter(|task| !super::is_manned(&state.public, *task));
    let to = |task: Task| {
        let fits = move |sent: &Sent| matches!(sent, Sent::Cell(cell) if cell.task() == task);
        Listed::answers(&reassign, state, PUPIL).find(fits)
    };
    undone.into_iter().find_map(to)
}

/// 8.8: in the lesson of politics somebody rises against the pupil's orders, and the rings are the pupil's to send.
pub(crate) fn scripted(view: &View, ask: &Ask<Decision>) -> Option<Choice> {
    let public = &view.public;
    if public.lesson() != Some(Lesson::Politics) || ask.seat == PUPIL {
        return None;
    }
    match ask.decision {
        Decision::Mutiny(mutiny) if !public.regime.won => {
            let rises = Listed::answers(&mutiny, &known(view, ask.seat), ask.seat).find(|revolt| *revolt != Revolt::No);
            rises.map(Choice::Mutiny)
        }
        Decision::Assign(_) => Some(Interstellar::fallback(&known(view, ask.seat), ask)),
        _ => None,
    }
}
