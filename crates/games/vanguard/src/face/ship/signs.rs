//! Where the names on the star map are written, so that none lies on another, on a star or beyond the edge.

use std::cmp::Reverse;

use super::super::prelude::*;
use super::map::{HIGH, WIDE, spot};
use crate::content::System;

/// A name beside its world, seen from the world.
#[derive(Clone, Copy)]
pub struct Sign {
    pub x: i32,
    pub y: i32,
    pub anchor: &'static str,
}

const SIDES: [Sign; 8] = [
    Sign { x: 12, y: 4, anchor: "start" },
    Sign { x: -12, y: 4, anchor: "end" },
    Sign { x: 0, y: 21, anchor: "middle" },
    Sign { x: 0, y: -12, anchor: "middle" },
    Sign { x: -8, y: 21, anchor: "start" },
    Sign { x: 8, y: 21, anchor: "end" },
    Sign { x: -8, y: -12, anchor: "start" },
    Sign { x: 8, y: -12, anchor: "end" },
];

/// A rectangle: left, top, right, bottom.
#[derive(Clone, Copy)]
struct Area(i32, i32, i32, i32);

impl Area {
    fn round((x, y): (i32, i32), half: i32) -> Self {
        Self(x - half, y - half, x + half, y + half)
    }

    fn shared(self, other: Self) -> i32 {
        let (wide, high) = (self.2.min(other.2) - self.0.max(other.0), self.3.min(other.3) - self.1.max(other.1));
        wide.max(0) * high.max(0)
    }

    fn size(self) -> i32 {
        self.shared(self)
    }
}

/// A world on the map, and its name once it has one.
pub type World = ((i32, i32), Option<String>);

/// Long names choose first: short ones find room anywhere.
pub fn signs(voice: &Voice<'_>, worlds: &[World]) -> Vec<Option<Sign>> {
    let mut board = Board::new(voice, worlds);
    let mut order: Vec<usize> = (0..worlds.len()).collect();
    order.sort_by_key(|at| Reverse(worlds[*at].1.as_deref().map(width)));
    let mut signs = vec![None; worlds.len()];
    for at in order {
        signs[at] = worlds[at].1.as_deref().map(|name| board.write(worlds[at].0, name));
    }
    signs
}

/// What is on the map already.
struct Board {
    taken: Vec<Area>,
}

impl Board {
    fn new(voice: &Voice<'_>, worlds: &[World]) -> Self {
        let suns = System::all().map(|one| Area::round(spot(one), 12));
        let below = Sign { x: 0, y: 62, anchor: "middle" };
        let names = System::all().map(|one| area(spot(one), below, &voice.id(one.name())));
        Self { taken: suns.chain(names).chain(worlds.iter().map(|(at, _)| Area::round(*at, 9))).collect() }
    }

    /// The side on which the name covers least.
    fn write(&mut self, at: (i32, i32), name: &str) -> Sign {
        let sign = SIDES.into_iter().min_by_key(|sign| self.covered(area(at, *sign, name))).unwrap_or(SIDES[0]);
        self.taken.push(area(at, sign, name));
        sign
    }

    fn covered(&self, area: Area) -> i32 {
        let beyond = area.size() - area.shared(Area(0, 0, WIDE, HIGH));
        beyond + self.taken.iter().map(|other| area.shared(*other)).sum::<i32>()
    }
}

fn area((x, y): (i32, i32), sign: Sign, name: &str) -> Area {
    let wide = width(name);
    let left = x + sign.x
        - match sign.anchor {
            "start" => 0,
            "end" => wide,
            _ => wide / 2,
        };
    Area(left, y + sign.y - 11, left + wide, y + sign.y + 3)
}

/// About how wide a name is written.
fn width(name: &str) -> i32 {
    let letter = |letter| match letter {
        ' ' | 'f' | 'i' | 'j' | 'l' | 'r' | 't' => 5,
        '\u{2e80}'.. => 13,
        _ => 8,
    };
    name.chars().map(letter).sum()
}

#[cfg(test)]
mod tests {
    use orrery_text::{Lang, Texts};

    use super::super::map::place;
    use super::*;
    use crate::content::Landing;

    /// The names that lie on something where every world is known.
    fn covering(lang: Lang) -> Vec<String> {
        let texts = Texts::of_game(&crate::TEXTS);
        let (voice, known) = (Voice::new(&texts, lang, &[]), Landing::all().collect::<Vec<_>>());
        let worlds: Vec<World> = known.iter().map(|one| (place(&known, *one), Some(voice.id(one.name())))).collect();
        let signs = signs(&voice, &worlds);
        let named = worlds.iter().zip(&signs).filter_map(|((at, name), sign)| Some((*at, name.clone()?, (*sign)?)));
        let mut board = Board::new(&voice, &worlds);
        board.taken.extend(named.clone().map(|(at, name, sign)| area(at, sign, &name)));
        let covers = |at, name: &str, sign| board.covered(area(at, sign, name)) > area(at, sign, name).size();
        named.filter(|(at, name, sign)| covers(*at, name, *sign)).map(|(_, name, _)| name).collect()
    }

    #[test]
    fn with_every_world_known_no_name_lies_on_another() {
        for lang in Lang::ALL {
            assert_eq!(covering(lang), [""; 0], "{}", lang.code());
        }
    }
}
