//! What the second printing changes, and which tables are of it (2.7.3, 2.9).

use crate::common::*;
use interstellar::Interstellar;
use interstellar::content::Ideology::{Honor, Unity};
use interstellar::content::Star;
use interstellar::content::*;
use interstellar::event::Labs;
use interstellar::lesson::LESSONS;
use interstellar::state::*;
use orrery_core::{Game, Setup};

fn printing_of(state: State) -> Printing {
    state.public.terms.printing
}

#[test]
fn new_tables_are_of_the_second_printing_and_older_ones_keep_theirs() {
    let setup = Setup::new(3);
    assert_eq!(printing_of(Interstellar::begin(&setup)), Printing::Second);
    let begun_by = |version: u16| printing_of(Interstellar::begin_as(version, &setup));
    assert_eq!([1, 2].map(begun_by), [Printing::First, Printing::Second]);
}

// Rule: LESSON
#[test]
fn lessons_are_of_the_printing_of_the_game_on_paper() {
    for lesson in LESSONS {
        let setup = Setup::new(lesson.seats() as u8).with("lesson", lesson.id);
        assert_eq!(printing_of(Interstellar::begin(&setup)), Printing::First, "{}", lesson.id);
    }
}

// Rule: D3-2
#[test]
fn a_card_of_the_second_printing_needs_a_star_near() {
    let used = |printing: Printing, at: &str| {
        let mut table = in_assignment(|state| {
            state.public.terms.printing = printing;
            state.public.ship.space = space(at);
            show(state, Unity, Slot::Jars, "LS5");
            put(state, die(Honor.meathead()), Post::Workcell(card("LS5")));
        });
        start_work(&mut table);
        !table.play().events().contains(&Labs::NotUsed { card: card("LS5") }.into())
    };
    assert_eq!(Printing::ALL.map(|printing| used(printing, "R01-05")), [true, false]);
    assert_eq!(Printing::ALL.map(|printing| used(printing, "R16-07")), [true, true]);
}

// Rule: I-1
#[test]
fn the_lens_of_sol_shows_another_star_in_the_second_printing() {
    let shown = Printing::ALL.map(|printing| space("R06-01").shows(printing));
    assert_eq!(shown, [Some(Star::Cyg), Some(Star::Wis)]);
}
