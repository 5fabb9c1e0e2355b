//! The 17 medals in their classes (2.11). Who earns each is a rule (B12).
//!
//! Rules held here beside those that are named below: B12b, B12c, B12d, B12e, B12f, B12g, medal-founder,
//! medal-champion, medal-ultralight, medal-detective, medal-galactic, medal-guardian, medal-watchdog,
//! medal-pale-blue-dot, medal-mad-scientist, medal-propulsion, medal-panspermia, medal-command, medal-backer,
//! medal-seed.

orrery_kit::named! {
    /// B12-1: one medal per class and Ideology.
    pub enum MedalClass {
        Hero = "hero",
        Explorer = "explorer",
        Savior = "savior",
        Communication = "communication",
        Scientist = "scientist",
        Experience = "experience",
        Insemination = "insemination",
    }
}

impl MedalClass {
    /// The text id of the shape of its medals.
    pub const fn figure(self) -> &'static str {
        ["star", "square", "cross", "megaphone", "flask", "pentagon", "oval"][self as usize]
    }

    /// What each of its medals is worth (B12-3).
    pub const fn vp(self) -> u8 {
        match self {
            MedalClass::Experience | MedalClass::Insemination => 6,
            _ => 4,
        }
    }
}

orrery_kit::named! {
    /// When a medal comes to somebody.
    pub enum Award {
        /// The first who earns it keeps it.
        First = "first",
        /// Taken from whoever has it by the last who earned it.
        Last = "last",
        /// Of a combined game, at its start.
        Start = "start",
        /// When the game ends.
        End = "end",
    }
}

orrery_kit::named! {
    pub enum Medal {
        Founder = "founder",
        Champion = "champion",
        Ultralight = "ultralight",
        Detective = "detective",
        Galactic = "galactic",
        Guardian = "guardian",
        Watchdog = "watchdog",
        PaleBlueDot = "pale-blue-dot",
        MadScientist = "mad-scientist",
        Propulsion = "propulsion",
        Panspermia = "panspermia",
        Command = "command",
        Backer = "backer",
        Seed = "seed",
    }
}

orrery_kit::columns! {
    Medal:
    class: MedalClass,
    award: Award,
    copies: u8,
}

use Award::{End, First, Last, Start};
use MedalClass::{Communication, Experience, Explorer, Hero, Insemination, Savior, Scientist};

static ROWS: [Row; Medal::COUNT] = [
    row(Hero, Last, 1),
    row(Hero, Last, 1),
    row(Explorer, Last, 1),
    row(Explorer, Last, 1),
    row(Explorer, Last, 1),
    row(Savior, First, 1),
    row(Savior, Last, 1),
    row(Communication, Last, 1),
    row(Scientist, Last, 1),
    row(Scientist, Start, 1),
    row(Scientist, Last, 1),
    row(Experience, Start, 1),
    row(Experience, Start, 1),
    row(Insemination, End, 4),
];

impl Medal {
    pub const fn vp(self) -> u8 {
        self.class().vp()
    }
}

impl MedalClass {
    pub fn medals(self) -> impl Iterator<Item = Medal> {
        Medal::ALL.into_iter().filter(move |medal| medal.class() == self)
    }
}
