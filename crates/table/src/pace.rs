//! How fast bots are to be followed.

use serde::{Deserialize, Serialize};

/// How the people at a table want to follow their bots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Pace {
    #[default]
    Brisk,
    Slow,
    AtOnce,
}

impl Pace {
    pub const ALL: [Pace; 3] = [Pace::Slow, Pace::Brisk, Pace::AtOnce];

    pub const fn id(self) -> &'static str {
        match self {
            Pace::Slow => "slow",
            Pace::Brisk => "brisk",
            Pace::AtOnce => "at-once",
        }
    }

    /// Of the usual pause.
    pub(crate) const fn share(self) -> f64 {
        match self {
            Pace::Brisk => 1.0,
            Pace::Slow => 2.5,
            Pace::AtOnce => 0.0,
        }
    }
}
