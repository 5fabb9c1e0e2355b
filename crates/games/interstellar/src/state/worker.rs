//! The dice that work: one for each Cyborg, and the Avatars.
//!
//! Rules held here beside those that are named below: K-Stadium, K-Trapezoid, K-Worker.

use serde::{Deserialize, Serialize};

use crate::content::{AVATAR_DICE_PER_IDEOLOGY, Cell, Cyborg, Ideology, Shape, Workcell};

orrery_kit::numbered! {
    /// A die by its number: first those of the Cyborgs, then two Avatars of each Ideology.
    Worker(u8) of 25 by id
}

orrery_kit::set! { Workers of Worker }

/// Where a Worker stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Post {
    /// In its jar, or out of the game.
    #[default]
    Away,
    Trapezoid,
    /// The cell is gone: the Commander reassigns it (DP-32).
    Adrift,
    Cell(Cell),
    /// On a card of the market (D1b).
    Librarian(Workcell),
    /// On a card in a display.
    Workcell(Workcell),
    /// Fighting it.
    Goo(Shape),
    /// D1g
    Pregnancy,
    /// D1e
    Stadium,
}

impl Post {
    pub const fn cell(&self) -> Option<Cell> {
        if let Post::Cell(cell) = *self { Some(cell) } else { None }
    }
}

impl Worker {
    pub const fn of(cyborg: Cyborg) -> Worker {
        Worker(cyborg.0)
    }

    /// The first Avatar of an Ideology.
    pub const fn avatar(of: Ideology) -> Worker {
        Worker((Cyborg::COUNT + AVATAR_DICE_PER_IDEOLOGY * of.index()) as u8)
    }

    /// `None` for the die of the Post-human.
    pub const fn ideology(self) -> Option<Ideology> {
        match self.cyborg() {
            Some(cyborg) => cyborg.ideology(),
            None => Ideology::nth((self.index() - Cyborg::COUNT) / AVATAR_DICE_PER_IDEOLOGY),
        }
    }

    pub const fn cyborg(self) -> Option<Cyborg> {
        Cyborg::nth(self.index())
    }

    /// The Cyborg's id, or the Ideology's with the number of the Avatar.
    pub const fn id(self) -> &'static str {
        const AVATARS: [&str; AVATAR_DICE_PER_IDEOLOGY * Ideology::COUNT] =
            ["IN-1", "IN-2", "FR-1", "FR-2", "HO-1", "HO-2", "UN-1", "UN-2", "AU-1", "AU-2", "EQ-1", "EQ-2"];
        match self.cyborg() {
            Some(cyborg) => cyborg.id(),
            None => AVATARS[self.index() - Cyborg::COUNT],
        }
    }
}
