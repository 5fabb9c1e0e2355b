//! In which order tasks are done.

use orrery_core::phrases;

use super::prelude::*;
use crate::rules::maintenance;

/// Whose turn comes next (D4-1, DP-15)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NextTask;

/// RUL-149: a cell, or a market card with all its librarians.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Entry {
    Cell(Cell),
    Librarian(Workcell),
}

phrases! { Entry { "cell" => Cell(cell), "librarian" => Librarian(card), } }

impl Listed<Interstellar> for NextTask {
    type Answer = Entry;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-next-task").rules(&[ids::MAINTENANCE])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Entry> {
        maintenance::entries(&state.public).into_iter()
    }

    fn option(&self, _: &State, _: Seat, entry: &Entry) -> Opt {
        match *entry {
            Entry::Cell(cell) => Opt::of(entry, words::task(cell.task())).at(cell.id()).rule(cell.task().rule()),
            Entry::Librarian(card) => Opt::of(entry, words::workcell(card)).at(card.id()).rule(ids::LIBRARIAN),
        }
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, entry: Entry) {
        answered(cx);
        maintenance::take_turn(cx, entry);
    }
}
