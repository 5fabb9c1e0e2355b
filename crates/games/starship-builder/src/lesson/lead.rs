//! What the one who learns is told about the question that is open, and the answer that leads on.

use orrery_bots::Level;
use orrery_core::{Ask, Asking, Dice, Message, Note};

use super::{Aim, PUPIL};
use crate::cards::Card;
use crate::content::Kind;
use crate::questions::{Choice, Decision, HandIn};
use crate::rules::ids;
use crate::view::{View, imagine};
use crate::{StarshipBuilder, bots, words};

pub(crate) fn note(view: &View, asks: &[&Ask<Decision>]) -> Option<Note> {
    let lesson = view.terms.lesson.filter(|_| view.viewer.is(PUPIL) && view.comparison.is_none())?;
    let (stages, ask) = (lesson.stages(), asks.first());
    let chain = ask.filter(|ask| matches!(ask.decision, Decision::Chain(_)));
    // A choice of chains may come after the last stage.
    let number = if chain.is_some() { stages.len() as u8 - 1 } else { view.stage };
    let stage = stages.get(usize::from(number))?;
    let text = if chain.is_some() { "lesson-chain" } else { stage.text };
    let note = Note::new(ids::LESSON, number, stages.len(), Message::new(text));
    Some(match ask {
        Some(ask) => lead(note, view, ask, stage.aim),
        None => note,
    })
}

fn lead(note: Note, view: &View, ask: &Ask<Decision>, aim: Aim) -> Note {
    let choice = match ask.decision {
        Decision::Pick(_) => Choice::Pick(pick(view, aim)),
        _ => bots::think(Level::Normal, view, PUPIL, ask, &mut luck(view)),
    };
    let note = match &choice {
        Choice::Pick(kind) => taken(note, *kind, view.deck(*kind).top),
        // The question itself marks the cards, and the ship is drawn from them.
        Choice::Assemble(HandIn::Ship(_)) => note.next("lesson-next-assemble"),
        Choice::Assemble(HandIn::NoShip) => note.next("lesson-next-none"),
        Choice::Chain(_) => note.next("lesson-next-chain"),
    };
    note.answer(ask.id, StarshipBuilder::given(ask, &choice))
}

/// What is imagined is the same as long as the question is.
fn luck(view: &View) -> Dice {
    Dice::seeded("lesson", u64::from(view.round))
}

fn taken(note: Note, kind: Kind, top: Option<Card>) -> Note {
    let next = top.map(|card| Message::new("lesson-next-take").with("card", words::card(card)));
    next.into_iter().fold(note.at(format!("deck-{}", kind.id())), Note::next)
}

/// The deck to take from; where it is empty, the one that helps most.
fn pick(view: &View, aim: Aim) -> Kind {
    let open = || view.decks.iter().filter(|deck| deck.top.is_some());
    let wanted = match aim {
        Aim::Take(kind) => Some(kind),
        Aim::EndDraft => open().min_by_key(|deck| deck.left).map(|deck| deck.kind),
        Aim::TakeBest | Aim::HandIn => None,
    };
    let wanted = wanted.filter(|kind| view.deck(*kind).top.is_some());
    let any = || open().map(|deck| deck.kind).next();
    wanted.or_else(|| best(view)).or_else(any).unwrap_or(Kind::Thruster)
}

/// The deck whose card makes the best ship, of those that it leaves a card in: the last one would end the draft.
fn best(view: &View) -> Option<Kind> {
    let mut state = imagine(view, &mut luck(view));
    state.decks.iter_mut().filter(|deck| deck.len() == 1).for_each(|deck| deck.top = None);
    bots::best_ship_deck(&state, PUPIL)
}
