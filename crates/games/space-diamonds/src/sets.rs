//! Sets of chits and of sites, and a number for each site, as small flat values. They are saved as lists.

use orrery_kit::{Bits, Rows, set};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::content::{Chit, ChitKind, Printing, Space, Spectral};

/// A set of chits of one printing, ordered by number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Chits {
    places: Bits<{ Printing::CHITS.div_ceil(8) }>,
    /// The first where there are none.
    printing: Printing,
}

impl Default for Chits {
    fn default() -> Self {
        Chits::NONE
    }
}

impl Chits {
    pub const NONE: Chits = Chits { places: Bits::NONE, printing: Printing::First };

    fn of(printing: Printing, places: Bits<{ Printing::CHITS.div_ceil(8) }>) -> Chits {
        if places.is_empty() { Chits::NONE } else { Chits { places, printing } }
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.places.is_empty()
    }

    #[inline]
    pub const fn len(self) -> usize {
        self.places.len()
    }

    #[inline]
    pub fn contains(self, chit: Chit) -> bool {
        self.printing == chit.printing() && self.places.contains(chit.place())
    }

    /// Whoever adds to a set goes on with chits of its printing.
    #[inline]
    pub fn with(self, chit: Chit) -> Chits {
        debug_assert!(self.is_empty() || self.printing == chit.printing());
        Chits::of(chit.printing(), self.places.with(chit.place()))
    }

    #[inline]
    pub fn insert(&mut self, chit: Chit) {
        *self = self.with(chit);
    }

    #[inline]
    pub fn remove(&mut self, chit: Chit) {
        *self = self.minus(Chits::NONE.with(chit));
    }

    #[inline]
    pub fn or(self, other: Chits) -> Chits {
        let printing = if self.is_empty() { other.printing } else { self.printing };
        Chits::of(printing, self.places.or(other.places))
    }

    #[inline]
    pub fn minus(self, other: Chits) -> Chits {
        if self.printing == other.printing { Chits::of(self.printing, self.places.minus(other.places)) } else { self }
    }

    pub fn is_within(self, other: Chits) -> bool {
        self.minus(other).is_empty()
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Chit> + Clone {
        self.places.iter().map(move |place| self.printing.chit(place))
    }
}

impl FromIterator<Chit> for Chits {
    fn from_iter<I: IntoIterator<Item = Chit>>(chits: I) -> Self {
        chits.into_iter().fold(Chits::NONE, Chits::with)
    }
}

impl std::fmt::Debug for Chits {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Chits {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().collect::<Vec<_>>())
    }
}

/// Chits of several printings are no set that was ever saved.
impl<'de> Deserialize<'de> for Chits {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let chits = Vec::<Chit>::deserialize(deserializer)?;
        let alike = chits.windows(2).all(|pair| pair[0].printing() == pair[1].printing());
        if alike { Ok(chits.into_iter().collect()) } else { Err(D::Error::custom("chits of several printings")) }
    }
}

impl Chits {
    pub fn all(printing: Printing) -> Chits {
        printing.chits().collect()
    }

    /// iB2b.1: every chit has one kind.
    pub fn of_kind(self, kind: ChitKind) -> usize {
        self.iter().filter(|chit| chit.kind() == kind).count()
    }

    pub fn of_letter(self, letter: Spectral) -> Chits {
        self.iter().filter(|chit| chit.spectral() == letter).collect()
    }

    /// How many there are of each letter. It says where a chit started, and little more (iB2a.1).
    pub fn letters(self) -> [u8; 6] {
        let mut letters = [0; 6];
        self.iter().for_each(|chit| letters[chit.spectral().index()] += 1);
        letters
    }

    /// iB2c.1
    pub fn vp(self) -> u16 {
        self.iter().map(|chit| u16::from(chit.vp())).sum()
    }

    /// The chits with blue drops (iE6f.1).
    pub fn water(self) -> Chits {
        self.iter().filter(|chit| chit.drops() > 0).collect()
    }

    /// The chits with a yellow drop (iE3b.1).
    pub fn isofuel(self) -> Chits {
        self.iter().filter(|chit| chit.yellow()).collect()
    }

    /// What is worth least first.
    pub fn cheapest<W: Ord>(self, worth: impl Fn(Chit) -> W) -> std::vec::IntoIter<Chit> {
        let mut chits: Vec<Chit> = self.iter().collect();
        chits.sort_by_key(|chit| worth(*chit));
        chits.into_iter()
    }
}

set! {
    /// A set of sites.
    Sites of Space from PLAIN as list
}

const NOTHING: u8 = u8::MAX;
const SITES: usize = Space::COUNT - Space::PLAIN;

/// A small number for each site, or nothing.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PerSite(Rows<u8, SITES>);

impl Default for PerSite {
    fn default() -> Self {
        PerSite(Rows([NOTHING; SITES]))
    }
}

/// The number of a site among the sites; beyond them for any other space.
#[inline]
fn place(site: Space) -> usize {
    site.index().wrapping_sub(Space::PLAIN)
}

impl PerSite {
    #[inline]
    pub fn get(&self, site: Space) -> Option<u8> {
        self.0.0.get(place(site)).copied().filter(|number| *number != NOTHING)
    }

    pub fn set(&mut self, site: Space, number: u8) {
        if let Some(place) = self.0.0.get_mut(place(site)) {
            *place = number;
        }
    }

    /// The sites that have a number, with it.
    pub fn iter(&self) -> impl Iterator<Item = (Space, u8)> + '_ {
        Space::sites().zip(self.0.0).filter(|(_, number)| *number != NOTHING)
    }
}

impl FromIterator<(Space, u8)> for PerSite {
    fn from_iter<I: IntoIterator<Item = (Space, u8)>>(numbers: I) -> Self {
        let mut all = PerSite::default();
        numbers.into_iter().for_each(|(site, number)| all.set(site, number));
        all
    }
}

impl std::fmt::Debug for PerSite {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.iter().map(|(site, number)| (site.id(), number))).finish()
    }
}
