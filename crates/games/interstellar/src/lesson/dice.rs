//! The dice of the lessons, as section 6.3 has them: each by who rolls and when, so that no detour changes them.

use super::Lesson;
use crate::content::{Chit, Cyborg};
use crate::state::{ChitPlace, Public, Worker};

/// What is rolled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Throw {
    Work(Worker),
    Birth(Cyborg),
    Age(Cyborg),
    Goo,
    Plasma,
}

/// Dozyear, what is rolled for, who rolls, what the die shows.
type Named = (u8, char, &'static str, u8);

const VOYAGE: [Named; 3] = [(1, 'w', "FR-M", 3), (1, 'w', "EQ-1", 1), (1, 'b', "HO-A", 2)];

const POLITICS: [Named; 10] = [
    (5, 'w', "IN-M", 2),
    (5, 'w', "AU-1", 1),
    (5, 'w', "HO-A", 4),
    (5, 'w', "UN-A", 5),
    (5, 'b', "EQ-A", 3),
    (5, 'a', "FR-M", 2),
    (5, 'a', "HO-A", 3),
    (6, 'w', "UN-A", 1),
    (6, 'w', "HO-A", 6),
    (6, 'w', "FR-M", 3),
];

const LANDING: [Named; 18] = [
    (9, 'b', "FR-A", 2),
    (9, 'w', "IN-M", 3),
    (9, 'w', "EQ-A", 6),
    (9, 'w', "UN-A", 2),
    (9, 'w', "EQ-M", 5),
    (9, 'a', "IN-M", 2),
    (9, 'a', "UN-A", 5),
    (9, 'a', "EQ-A", 4),
    (10, 'w', "AU-A", 3),
    (10, 'w', "EQ-A", 5),
    (10, 'w', "IN-M", 4),
    (10, 'w', "FR-A", 3),
    (10, 'w', "EQ-M", 4),
    (10, 'a', "EQ-A", 2),
    (10, 'a', "FR-A", 3),
    (11, 'a', "IN-M", 5),
    (11, 'a', "EQ-A", 3),
    (11, 'a', "FR-A", 4),
];

/// What a die shows while a lesson lasts; `None` where chance decides.
pub(crate) fn die(public: &Public, throw: Throw) -> Option<u8> {
    let named: &[Named] = match public.lesson()? {
        Lesson::Voyage => &VOYAGE,
        Lesson::Politics => &POLITICS,
        Lesson::Landing => &LANDING,
    };
    let (kind, id) = match throw {
        Throw::Work(worker) => ('w', worker.id()),
        Throw::Birth(cyborg) => ('b', cyborg.id()),
        Throw::Age(cyborg) => ('a', cyborg.id()),
        Throw::Goo | Throw::Plasma => (' ', ""),
    };
    let found = named.iter().find(|die| (die.0, die.1, die.2) == (public.dozyear.number, kind, id));
    Some(found.map_or(usual(public, throw), |die| die.3))
}

/// Nobody dies in a lesson of a die that it does not name.
fn usual(public: &Public, throw: Throw) -> u8 {
    match throw {
        Throw::Work(worker) => 2 + (public.dozyear.number + worker.0) % 4,
        Throw::Birth(_) => 2,
        Throw::Age(_) => 1,
        Throw::Goo => 4,
        Throw::Plasma => 6,
    }
}

/// 6.3: what is found at 61 Cygni.
pub(crate) fn chit(public: &Public, place: ChitPlace) -> Option<Chit> {
    public.lesson()?;
    let face = match place {
        ChitPlace::Air(planet) => match planet.id() {
            "CYG-gA" => "yellow-1-0",
            "CYG-gB" => "yellow-none",
            _ => return None,
        },
        ChitPlace::Water(place) => match place.id() {
            "w-CYGa" => "water-moon-1",
            "w-CYGb" => "water-moon-2",
            _ => return None,
        },
    };
    Chit::named(face).filter(|chit| public.sky.left(*chit) > 0)
}
