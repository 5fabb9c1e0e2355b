//! What a combined game carries over (C8).

use orrery_core::Seat;
use serde::{Deserialize, Serialize};

use super::MAX_SEATS;
use crate::content::Ideology;

orrery_kit::named! {
    /// The lines of the sheet in the order in which they are filled in (DP-47).
    pub enum Line {
        /// C8a: for each player.
        Colour = "colour",
        /// C8b
        Winner = "winner",
        /// C8c
        Backer = "backer",
        /// C8d
        Drive = "drive",
        /// C8e: for each Ideology.
        Augmentations = "augmentations",
        /// C8e
        Goo = "goo",
        /// C8f: for each Ideology.
        Glory = "glory",
        /// C8g
        Freighter = "freighter",
        /// C8h
        Colony = "colony",
        /// C8i
        Fuel = "fuel",
    }
}

impl Line {
    /// How often it is asked.
    pub const fn times(self, seats: u8) -> u8 {
        match self {
            Line::Colour => seats,
            Line::Augmentations | Line::Glory => Ideology::COUNT as u8,
            _ => 1,
        }
    }
}

/// What is still needed of it; the rest lies on the mats as soon as it is written down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sheet {
    pub colours: [Option<Ideology>; MAX_SEATS],
    pub winner: Option<Seat>,
    pub backer: Option<Seat>,
    pub freighter: Option<Ideology>,
    pub colony: Option<Ideology>,
}

impl Sheet {
    pub fn colour(&self, seat: Seat) -> Option<Ideology> {
        self.colours.get(seat.index()).copied().flatten()
    }
}
