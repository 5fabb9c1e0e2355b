//! Goo, and a roll of Workers that is being resolved.
//!
//! Rules held here beside those that are named below: B13c.

use orrery_kit::Rows;
use serde::{Deserialize, Serialize};

use super::{Worker, Workers};
use crate::content::{Ideology, Shape, Workcell};

/// Where a goo token is (B9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Goo {
    #[default]
    Supply,
    Card(Workcell),
    /// On the Blueprint of its colour.
    Blueprint,
    /// B9f: domesticated, an augmentation of this mat.
    Mat(Ideology),
}

impl Goo {
    pub fn is_loose(self) -> bool {
        matches!(self, Goo::Card(_) | Goo::Blueprint)
    }
}

/// What is rolled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Site {
    Card(Workcell),
    Goo(Shape),
}

impl Site {
    pub fn shape(self) -> Shape {
        match self {
            Site::Card(card) => card.shape(),
            Site::Goo(shape) => shape,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Roll {
    pub site: Site,
    /// What each die shows; 0 for Workers who do not roll.
    pub dice: Rows<u8, { Worker::COUNT }>,
    /// The Workers who have rolled a success.
    pub successes: Workers,
    /// H2g: those who rolled below their Stress.
    pub culprits: Workers,
    /// H2d: the Chief Engineer, once known.
    pub engineer: Option<Ideology>,
    pub accepted: bool,
    /// H2m: the other die of the Post-human, until one is kept.
    pub spare: u8,
}

impl Roll {
    pub fn workers(&self) -> impl Iterator<Item = Worker> + use<> {
        let dice = self.dice.0;
        Worker::all().filter(move |worker| dice[worker.index()] > 0)
    }

    pub fn die(&self, worker: Worker) -> u8 {
        self.dice.0[worker.index()]
    }
}
