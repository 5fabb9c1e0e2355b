//! The Cyborg tiles (2.4): two of each Ideology and the Post-human. Fertile and surviving rolls are always the lowest ones
//! of a die.
//!
//! Rules held here beside those that are named below: A1e, B3-1, B3b, B3c, C2a, K-Age, K-Amazon, K-Meathead.

use std::ops::RangeInclusive;

use super::{Ideology, Wisdom};

orrery_kit::numbered! {
    /// A tile by its number: of each Ideology the Meathead and the Amazon, then the Post-human.
    Cyborg(u8) of 13 by id
}

orrery_kit::set! { Tiles of Cyborg }

orrery_kit::named! {
    pub enum Sex {
        Meathead = "meathead",
        Amazon = "amazon",
        /// Never ages and has no Age.
        PostHuman = "post-human",
    }
}

orrery_kit::named! {
    /// Twelve years each; the tile shows its young side up to Age 4 and its elder side from Age 5 on.
    pub enum Age {
        One = "1",
        Two = "2",
        Three = "3",
        Four = "4",
        Five = "5",
        Six = "6",
        Seven = "7",
        Eight = "8",
    }
}

impl Age {
    /// Ages of one side of a tile.
    const SIDE: usize = 4;

    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    pub const fn of_number(number: u8) -> Option<Age> {
        if number == 0 { None } else { Age::nth(number as usize - 1) }
    }

    pub const fn years(self) -> u8 {
        18 + 12 * self as u8
    }

    pub const fn is_elder(self) -> bool {
        self.index() >= Age::SIDE
    }
}

orrery_kit::columns! {
    Cyborg:
    /// The Ideology's key and the first letter of the sex, such as `IN-M`.
    id: &'static str,
    sex: Sex,
    /// The highest fertile roll at each young Age.
    fertile_to: [u8; Age::SIDE],
    /// The highest surviving roll at each elder Age.
    survives_to: [u8; Age::SIDE],
    /// Its Wisdom on the elder side.
    wisdom: Option<Wisdom>,
}

const fn meathead(id: &'static str, survives: [u8; Age::SIDE], wisdom: Wisdom) -> Row {
    row(id, Sex::Meathead, [0; Age::SIDE], survives, Some(wisdom))
}

const fn amazon(id: &'static str, fertile: [u8; Age::SIDE], survives: [u8; Age::SIDE], wisdom: Wisdom) -> Row {
    row(id, Sex::Amazon, fertile, survives, Some(wisdom))
}

static ROWS: [Row; Cyborg::COUNT] = [
    meathead("IN-M", [5, 4, 3, 2], Wisdom::Pilot),
    amazon("IN-A", [4, 4, 3, 2], [5, 4, 3, 2], Wisdom::Polymath),
    meathead("FR-M", [5, 5, 3, 1], Wisdom::Forgemaster),
    amazon("FR-A", [5, 4, 4, 3], [4, 4, 3, 2], Wisdom::Obstetrics),
    meathead("HO-M", [4, 4, 3, 2], Wisdom::Paladin),
    amazon("HO-A", [4, 4, 3, 1], [5, 5, 3, 2], Wisdom::Watchkeeper),
    meathead("UN-M", [5, 5, 4, 2], Wisdom::School),
    amazon("UN-A", [5, 4, 3, 2], [5, 4, 3, 1], Wisdom::Mimarobe),
    meathead("AU-M", [5, 4, 4, 3], Wisdom::Marshal),
    amazon("AU-A", [4, 3, 3, 2], [5, 4, 4, 2], Wisdom::Surveyor),
    meathead("EQ-M", [4, 3, 2, 2], Wisdom::Physician),
    amazon("EQ-A", [5, 5, 3, 2], [5, 4, 3, 3], Wisdom::Ecologist),
    row("PH", Sex::PostHuman, [0; Age::SIDE], [0; Age::SIDE], None),
];

impl Cyborg {
    pub const POST_HUMAN: Cyborg = Cyborg(12);

    /// `None` for the Post-human, who may be of any.
    pub const fn ideology(self) -> Option<Ideology> {
        Ideology::nth(self.index() / 2)
    }

    /// The rolls that give her a child (H5), none where she is an elder.
    pub fn fertile(self, age: Age) -> RangeInclusive<u8> {
        1..=self.fertile_to().get(age.index()).copied().unwrap_or(0)
    }

    /// The rolls an elder lives on with (D6a); the young need none.
    pub fn survives(self, age: Age) -> Option<RangeInclusive<u8>> {
        let elder = age.index().checked_sub(Age::SIDE)?;
        Some(1..=self.survives_to()[elder])
    }
}

impl Ideology {
    pub const fn meathead(self) -> Cyborg {
        Cyborg(2 * self as u8)
    }

    pub const fn amazon(self) -> Cyborg {
        Cyborg(2 * self as u8 + 1)
    }
}

/// The fertile rolls of a Cyborg turned female by Hermaphroditism.
pub fn hermaphrodite_fertile(age: Age) -> RangeInclusive<u8> {
    1..=[3, 3, 2, 1].get(age.index()).copied().unwrap_or(0)
}
