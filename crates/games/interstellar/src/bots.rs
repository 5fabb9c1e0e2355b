//! Computer players. Until they have ideas of their own they answer at random; what lessons need of them is here.

use orrery_bots::{Lesson, Level, Thinks, random_choice};
use orrery_core::{Ask, Dice, Note, Seat};

use crate::questions::{Choice, Decision};
use crate::view::View;
use crate::{Interstellar, lesson};

impl Thinks for Interstellar {
    const LESSONS: &'static [Lesson] = lesson::LESSONS;

    fn think(_: Level, view: &View, seat: Seat, ask: &Ask<Decision>, luck: &mut Dice) -> Choice {
        lesson::scripted(view, ask).unwrap_or_else(|| random_choice::<Interstellar>(view, seat, ask, luck))
    }

    fn note(view: &View, _: Seat, asks: &[&Ask<Decision>]) -> Option<Note> {
        lesson::note(view, asks)
    }
}
