//! The nuggets: where they lie, what they show, and what each player knows of that (section 3).

use orrery_core::Dice;
use serde::{Deserialize, Serialize};

use crate::content::{Ideology, NUGGETS_IN_GAME, Reality};

orrery_kit::numbered! {
    /// A nugget in the game by its number.
    Nugget(u8) of { NUGGETS_IN_GAME } by id
}

orrery_kit::set! { Nuggets of Nugget }

impl Nugget {
    pub const fn id(self) -> &'static str {
        ["1", "2", "3"][self.index()]
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Lies {
    Cosmos,
    Bow,
    Mat(Ideology),
}

/// Which faces the three have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Faces(pub [Reality; NUGGETS_IN_GAME]);

impl Faces {
    /// C4a: two of one face and one of the other, so there are six worlds.
    pub const ALL: [Faces; 6] = {
        use Reality::{O, X};
        [Faces([X, X, O]), Faces([X, O, X]), Faces([O, X, X]), Faces([O, O, X]), Faces([O, X, O]), Faces([X, O, O])]
    };

    pub fn of(&self, nugget: Nugget) -> Reality {
        self.0[nugget.index()]
    }

    /// These nuggets change their numbers at random.
    pub fn shuffled(mut self, among: Nuggets, dice: &mut Dice) -> Faces {
        let mut faces: Vec<Reality> = among.iter().map(|nugget| self.of(nugget)).collect();
        dice.shuffle(&mut faces);
        among.iter().zip(faces).for_each(|(nugget, face)| self.0[nugget.index()] = face);
        self
    }
}

/// How likely somebody holds each of the six worlds to be, in whole numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Worlds(pub [u16; 6]);

impl Worlds {
    /// C4-1: all are equally likely.
    pub const ANY: Worlds = Worlds([1; 6]);

    /// One of the worlds by its weight.
    pub fn draw(&self, dice: &mut Dice) -> Faces {
        let mut at = dice.below(self.0.iter().map(|weight| u32::from(*weight)).sum());
        for (faces, weight) in Faces::ALL.into_iter().zip(self.0) {
            match at.checked_sub(weight.into()) {
                Some(rest) => at = rest,
                None => return faces,
            }
        }
        Faces::ALL[0]
    }

    /// In how many of how many cases the majority shows X.
    pub fn x(&self) -> (u16, u16) {
        let is_x = |faces: &Faces| count_x(faces) > 1;
        let x = Faces::ALL.iter().zip(self.0).filter(|(faces, _)| is_x(faces)).map(|(_, weight)| weight).sum();
        (x, self.0.iter().sum())
    }

    /// Whoever sees a face forgets the worlds without it.
    pub(crate) fn see(&mut self, nugget: Nugget, face: Reality) {
        for (faces, weight) in Faces::ALL.iter().zip(&mut self.0) {
            if faces.of(nugget) != face {
                *weight = 0;
            }
        }
        self.reduce();
    }

    /// The same over all the ways in which these may have changed their numbers.
    pub(crate) fn mix(&mut self, among: Nuggets) {
        let outside = |a: &Faces, b: &Faces| Nugget::all().all(|one| among.contains(one) || a.of(one) == b.of(one));
        let alike = |a: &Faces, b: &Faces| outside(a, b) && count_x(a) == count_x(b);
        let before = *self;
        for (to, weight) in Faces::ALL.iter().zip(&mut self.0) {
            let class = Faces::ALL.iter().zip(before.0).filter(|(from, _)| alike(from, to));
            // Every order of a class is as likely as another, so each gets an equal share of the sum.
            let (sum, size) = class.fold((0, 0), |(sum, size), (_, weight)| (sum + weight, size + 1));
            *weight = sum * 6 / size;
        }
        self.reduce();
    }

    fn reduce(&mut self) {
        let gcd = self.0.into_iter().fold(0, gcd).max(1);
        self.0.iter_mut().for_each(|weight| *weight /= gcd);
    }
}

fn count_x(faces: &Faces) -> usize {
    faces.0.iter().filter(|face| **face == Reality::X).count()
}

fn gcd(a: u16, b: u16) -> u16 {
    if b == 0 { a } else { gcd(b, a % b) }
}
