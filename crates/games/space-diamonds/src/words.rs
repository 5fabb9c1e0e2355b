//! Small parts of messages that offers, refusals and log lines share.

use orrery_core::{Arg, Message};
use orrery_text::{Names, named};

pub use orrery_core::tell::{about, seats, signed};

use crate::content::{Chit, ChitKind, Class, Craft, Label, Mass, Mission, Space, Spectral, Zone};
use crate::sets::Chits;

orrery_text::names! {
    space(Space) of Space::all();
    mission(Mission) of Mission::all();
    craft(Craft) of Craft::all();
    /// iBa.2: places are found by zone and clock.
    zone(Zone) of Zone::ALL.into_iter();
    class(Class) of Class::ALL.into_iter();
    /// The back of a chit.
    letter(Spectral) of Spectral::ALL.into_iter();
}

pub fn kind(kind: ChitKind) -> Message {
    static KINDS: Names = Names::new(|| named("chit", ChitKind::ALL.into_iter().map(ChitKind::id)));
    KINDS.of(kind.index())
}

/// The face of a chit: kind, points and drops.
pub fn chit(chit: Chit) -> Message {
    let id = if chit.drops() > 0 { "chit-face-water" } else { "chit-face" };
    let face = Message::new(id).with("letter", letter(chit.spectral())).with("kind", kind(chit.kind()));
    let face = face.with("vp", chit.vp());
    if chit.drops() > 0 { face.with("drops", chit.drops()) } else { face }
}

pub fn chits(chits: Chits) -> Arg {
    Arg::List(chits.iter().map(chit).collect())
}

/// So many backs of each letter.
pub fn letters(letters: &[u8; 6]) -> Arg {
    let held = Spectral::ALL.into_iter().filter(|letter| letters[letter.index()] > 0);
    let count = |which: Spectral| {
        Message::new("letters-of").with("letter", letter(which)).with("count", letters[which.index()])
    };
    Arg::List(held.map(count).collect())
}

/// A mass as it is written: whole number and fraction.
pub fn mass(mass: Mass) -> Arg {
    let Label { whole, top, bottom } = mass.label();
    let (top, bottom) = (i64::from(top), i64::from(bottom.max(1)));
    // Halves, thirds and quarters have signs of their own.
    if top == 0 || bottom <= 4 {
        return Arg::Ratio(i64::from(whole) * bottom + top, bottom);
    }
    Message::new("mass-mixed").with("whole", whole).with("part", Arg::Ratio(top, bottom)).into()
}

pub fn spaces(spaces: impl Iterator<Item = Space>) -> Arg {
    Arg::List(spaces.map(space).collect())
}
