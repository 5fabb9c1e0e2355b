//! A whole order of tasks.

use orrery_core::{Advice, Dice, Given, Heard, Options, Question, Said, Suggestion, Word, Words};
use orrery_kit::Few;

use super::Entry;
use super::prelude::*;
use crate::rules::queue;
use crate::state::Entries;

/// In which order are the open entries resolved (4.3 ORDERING, DP-50)? It need not be answered, and nobody else learns of it.
/// The order is followed until a result opens another question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Arrange;

/// First to last; the others come when they are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Agenda(pub Entries);

impl Word for Agenda {
    const STEPS: bool = true;

    fn say(&self, said: &mut Said) {
        self.0.iter().for_each(|entry| said.put(entry.key()));
    }

    fn hear(heard: &mut Heard<'_>) -> Option<Self> {
        let steps = std::iter::from_fn(|| heard.take());
        let entries: Option<Vec<Entry>> = steps.map(|key| Entry::read(&Given::Option(key.to_owned()))).collect();
        Few::of(entries?).map(Agenda)
    }
}

/// The open entries that an order does not name yet.
fn rest(state: &State, agenda: &Agenda) -> Vec<Entry> {
    let mut entries = state.public.open_entries();
    entries.retain(|entry| !agenda.0.contains(entry));
    entries
}

/// How a path goes on.
fn steps(state: &State, agenda: &Agenda) -> Options {
    let next = rest(state, agenda).iter().map(|entry| entry.option(state)).collect();
    Options::Path { next, may_stop: !agenda.0.is_empty() }
}

fn suggestion(label: &'static str, entries: Entries) -> Suggestion {
    Suggestion { label: label.into(), given: Agenda(entries).write(), facts: Vec::new() }
}

impl Question<Interstellar> for Arrange {
    type Answer = Agenda;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let offer = Offer::new(asked, "ask-arrange", steps(state, &Agenda(Few::NONE)));
        offer.hint("hint-arrange").act("act-arrange").rules(&[ids::QUEUE, ids::ORDERING])
    }

    /// Each at most once.
    fn check(&self, state: &State, _: Seat, agenda: &Agenda) -> Result<(), Refusal> {
        let open = state.public.open_entries();
        let is_new = |at: usize| !agenda.0[..at].contains(&agenda.0[at]);
        let is_legal = (0..agenda.0.len()).all(|at| is_new(at) && open.contains(&agenda.0[at]));
        if is_legal && !agenda.0.is_empty() { Ok(()) } else { Err(not_offered(ids::QUEUE)) }
    }

    fn sample(&self, state: &State, _: Seat, luck: &mut Dice) -> Agenda {
        let mut entries = state.public.open_entries();
        luck.shuffle(&mut entries);
        entries.truncate(1 + luck.below(entries.len() as u32) as usize);
        Agenda(Few::of(entries).unwrap_or_default())
    }

    fn fallback(&self, state: &State, _: Seat) -> Agenda {
        Agenda(Few::of(state.public.open_entries()).unwrap_or_default())
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, agenda: Agenda) {
        queue::follow(cx, agenda.0);
        answered(cx);
    }

    /// What is left of the last order, and the one of 8.5.
    fn suggestions(&self, state: &State, _: Seat) -> Vec<Suggestion> {
        let open = state.public.open_entries();
        let left = state.secret.queue.entries.iter().copied().filter(|entry| open.contains(entry));
        let left: Entries = Few::of(left).unwrap_or_default();
        let go_on = (!left.is_empty()).then(|| suggestion("suggest-queue", left));
        let usual = Few::of(open).map(|entries| suggestion("suggest-order", entries));
        go_on.into_iter().chain(usual).collect()
    }

    fn advise(&self, state: &State, asked: Asked, given: Option<&Given>) -> Advice {
        let Some(given) = given else {
            return Advice { suggestions: self.suggestions(state, asked.seat), ..Advice::default() };
        };
        let Some(agenda) = Agenda::read(given) else {
            return Advice { refusal: Some(Refusal::not_offered()), ..Advice::default() };
        };
        let refusal = self.check(state, asked.seat, &agenda).err();
        let is_path = refusal.is_none() || agenda.0.is_empty();
        Advice { refusal, next: is_path.then(|| steps(state, &agenda)), ..Advice::default() }
    }
}
