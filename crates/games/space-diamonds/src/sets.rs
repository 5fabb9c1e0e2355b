//! Sets of chits and of sites, and a number for each site, as small flat values. They are saved as lists.

use std::sync::LazyLock;

use orrery_kit::{Bits, Rows, set};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::content::{Chit, ChitKind, Printing, Space, Spectral};

/// So many bits have room for the places of a printing.
type Places = Bits<{ Printing::CHITS.div_ceil(8) }>;

/// A set of chits that one printing has, ordered by their places in it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Chits {
    places: Places,
    /// The first that has them all, so that equal sets are the same value.
    printing: Printing,
}

/// In which places two printings have the same chit.
static SHARED: LazyLock<[[Places; Printing::COUNT]; Printing::COUNT]> =
    LazyLock::new(|| Printing::ALL.map(|one| Printing::ALL.map(|other| shared(one, other))));

fn shared(one: Printing, other: Printing) -> Places {
    let same = |place: &usize| one.chit(*place) == other.chit(*place);
    (0..Printing::CHITS).filter(same).fold(Places::NONE, Places::with)
}

impl Default for Chits {
    fn default() -> Self {
        Chits::NONE
    }
}

impl Chits {
    pub const NONE: Chits = Chits { places: Places::NONE, printing: Printing::First };

    fn one(chit: Chit) -> Chits {
        Chits { places: Places::NONE.with(chit.place()), printing: chit.printing() }
    }

    /// Whether a printing has them all.
    fn is_of(self, printing: Printing) -> bool {
        self.places.minus(SHARED[printing.index()][self.printing.index()]).is_empty()
    }

    /// Both together, if a printing has them.
    fn joined(self, other: Chits) -> Option<Chits> {
        let printing = Printing::ALL.into_iter().find(|printing| self.is_of(*printing) && other.is_of(*printing))?;
        Some(Chits { places: self.places.or(other.places), printing })
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
        self.places.contains(chit.place()) && self.printing.chit(chit.place()) == chit
    }

    #[inline]
    pub fn with(self, chit: Chit) -> Chits {
        self.or(Chits::one(chit))
    }

    #[inline]
    pub fn insert(&mut self, chit: Chit) {
        *self = self.with(chit);
    }

    #[inline]
    pub fn remove(&mut self, chit: Chit) {
        *self = self.minus(Chits::one(chit));
    }

    /// At a table nobody has chits of different printings.
    #[inline]
    pub fn or(self, other: Chits) -> Chits {
        let both = self.joined(other);
        debug_assert!(both.is_some(), "{self:?} and {other:?}");
        both.unwrap_or(self)
    }

    #[inline]
    pub fn minus(self, other: Chits) -> Chits {
        let gone = other.places.and(SHARED[self.printing.index()][other.printing.index()]);
        let left = Chits { places: self.places.minus(gone), ..self };
        left.joined(Chits::NONE).unwrap_or(left)
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

/// Chits that no printing has together are no set that was ever saved.
impl<'de> Deserialize<'de> for Chits {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut chits = Vec::<Chit>::deserialize(deserializer)?.into_iter().map(Chits::one);
        let all = chits.try_fold(Chits::NONE, Chits::joined);
        all.ok_or_else(|| D::Error::custom("chits of several printings"))
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
