//! In which order tasks are done.

use orrery_core::{Dice, phrases};

use super::prelude::*;
use crate::rules::maintenance;
use crate::state::{Phase, Post, Site};

/// Whose turn comes next (D3-1, D4-1; DP-15)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NextTask;

/// RUL-149: a cell, or a market card with all its librarians.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Entry {
    Cell(Cell),
    Librarian(Workcell),
    Workcell(Workcell),
    Goo(Shape),
    Pregnancy(Cyborg),
    /// All Workers in the Stadium.
    Stadium,
    /// The EM shields that are left wait for D4 (E2l); in D4 the Commander orders nothing more.
    Enough,
    /// I3d: an orbital drop.
    Drop,
    /// RUL-98: Troglodyte Landfall.
    Caves,
}

phrases! { Entry { "cell" => Cell(cell), "librarian" => Librarian(card), "workcell" => Workcell(card), "goo" => Goo(shape),
"pregnancy" => Pregnancy(cyborg), "enough" => Enough,
"stadium" => Stadium, "drop" => Drop, "caves" => Caves, } }

impl Listed<Interstellar> for NextTask {
    type Answer = Entry;

    fn ask(&self, state: &State, asked: Asked) -> Offer {
        let (hint, rules) = match state.public.dozyear.phase {
            Phase::Rolls => ("hint-rolls", [ids::ROLLS, ids::ORDERING]),
            _ => ("hint-tasks", [ids::MAINTENANCE, ids::ORDERING]),
        };
        Offer::bare(asked, "ask-next-task").act("act-next").hint(hint).rules(&rules)
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Entry> {
        state.public.entries().into_iter()
    }

    fn option(&self, state: &State, _: Seat, entry: &Entry) -> Opt {
        entry.option(state)
    }

    fn check(&self, state: &State, _: Seat, entry: &Entry) -> Result<(), Refusal> {
        if state.public.is_left_to_do(*entry) { Ok(()) } else { Err(Refusal::not_offered()) }
    }

    fn sample(&self, state: &State, seat: Seat, luck: &mut Dice) -> Entry {
        let one = state.public.any_task(luck).or_else(|| luck.pick(&state.public.left_to_do()).copied());
        one.unwrap_or_else(|| Listed::fallback(self, state, seat))
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, entry: Entry) {
        answered(cx);
        maintenance::take_turn(cx, entry);
    }
}

impl Entry {
    pub const fn cell(&self) -> Option<Cell> {
        if let Entry::Cell(cell) = *self { Some(cell) } else { None }
    }

    pub(super) fn option(&self, state: &State) -> Opt {
        let public = &state.public;
        let opt = self.label(state);
        match *self {
            Entry::Workcell(card) => {
                let there = public.workers_at(Post::Workcell(card));
                facts::rolls(public, Site::Card(card), there).into_iter().fold(opt, Opt::fact)
            }
            Entry::Goo(shape) => {
                let there = public.workers_at(Post::Goo(shape));
                facts::rolls(public, Site::Goo(shape), there).into_iter().fold(opt, Opt::fact)
            }
            Entry::Cell(cell) => facts::in_cell(public, cell).into_iter().fold(opt, Opt::fact),
            Entry::Pregnancy(cyborg) => facts::birth(public, cyborg).into_iter().fold(opt, Opt::fact),
            _ => opt,
        }
    }

    fn label(&self, state: &State) -> Opt {
        match *self {
            Entry::Cell(cell) => Opt::of(self, words::task(cell.task())).at(cell.id()).rule(cell.task().rule()),
            Entry::Librarian(card) => Opt::of(self, words::workcell(card)).at(card.id()).rule(ids::LIBRARIAN),
            Entry::Workcell(card) => Opt::of(self, words::workcell(card)).at(card.id()).sealed(),
            Entry::Goo(shape) => Opt::of(self, words::post(Post::Goo(shape))).at(marks::goo(shape)).sealed(),
            Entry::Pregnancy(cyborg) => Opt::of(self, words::cyborg(cyborg)).at(cyborg.id()).sealed(),
            Entry::Stadium => Opt::of(self, words::post(Post::Stadium)).at(marks::STADIUM).rule(ids::STADIUM),
            Entry::Enough if state.public.dozyear.phase == Phase::Rolls => {
                Opt::of(self, "entry-enough").rule(ids::EM_SHIELD)
            }
            Entry::Enough => Opt::of(self, "entry-no-more"),
            Entry::Drop => Opt::of(self, "entry-drop").rule(ids::ORBITAL_DROP),
            Entry::Caves => Opt::of(self, "entry-caves").rule(ids::CAVE_LANDFALL),
        }
    }
}
