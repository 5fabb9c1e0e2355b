//! Promises (4.4): small records that bind nobody.

use orrery_core::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::content::{Ideology, Reality, Star, Workcell};

/// 4.3 BOUNDS: what a player has promised in one dozyear. A promise is remembered for a dozyear after its last one.
pub const PROMISES: usize = 3;

/// What is promised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pledge {
    /// I vote for it.
    Vote(Ideology),
    /// The next child is for it.
    Child(Ideology),
    /// I brake there.
    Brake(Star),
    /// I do not levy you.
    Spare,
    /// Your card may enter my slot.
    Welcome,
    /// I tell you what I saw: it need not be true.
    Saw(Reality),
    /// I work on it.
    Work(Workcell),
}

orrery_kit::named! {
    /// How long a promise lasts.
    pub enum Until {
        Now = "now",
        Next = "next",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Promise {
    pub to: Seat,
    pub pledge: Pledge,
    /// Its last dozyear.
    pub until: u8,
    /// Everybody knows of it; else only the two.
    pub is_open: bool,
    /// Once somebody has judged it.
    pub kept: Option<bool>,
}

/// Those of one player.
pub type Promises = [Option<Promise>; PROMISES];

/// What a player does that shows whether a promise was kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    Voted(Ideology),
    Bore(Ideology),
    /// Whether the ship braked at this star.
    Passed(Star, bool),
    /// A Worker of this player was levied.
    Levied(Seat),
    /// A card of this player was welcome, or not.
    Answered(Seat, bool),
    Worked(Workcell),
    /// The last dozyear of the promise is over.
    Waited,
}

impl Promise {
    pub fn is_known_to(&self, from: Seat, viewer: Viewer) -> bool {
        self.is_open || viewer.is(from) || viewer.is(self.to)
    }

    /// Whether a deed keeps it or breaks it, where that can be told.
    pub fn judged(&self, deed: Deed) -> Option<bool> {
        match (self.pledge, deed) {
            (Pledge::Vote(of), Deed::Voted(to)) => Some(of == to),
            (Pledge::Child(of), Deed::Bore(to)) => Some(of == to),
            (Pledge::Brake(star), Deed::Passed(at, braked)) => (star == at).then_some(braked),
            (Pledge::Spare, Deed::Levied(seat)) => (self.to == seat).then_some(false),
            (Pledge::Welcome, Deed::Answered(seat, yes)) => (self.to == seat).then_some(yes),
            (Pledge::Work(card), Deed::Worked(on)) => (card == on).then_some(true),
            (Pledge::Spare, Deed::Waited) => Some(true),
            (Pledge::Work(_), Deed::Waited) => Some(false),
            _ => None,
        }
    }
}

/// How a player has kept what was promised openly.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Repute {
    pub kept: u8,
    pub broken: u8,
}

impl Repute {
    pub(crate) fn count(&mut self, kept: bool) {
        let count = if kept { &mut self.kept } else { &mut self.broken };
        *count = count.saturating_add(1);
    }
}
