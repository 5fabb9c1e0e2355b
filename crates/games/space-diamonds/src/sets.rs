//! Sets of chits and of sites, and a number for each site, as small flat values. They are saved as lists.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::content::{Chit, ChitKind, Space, Spectral};

/// A set of chits, ordered by number.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Chits(u128);

impl Chits {
    pub const NONE: Chits = Chits(0);

    pub fn all() -> Chits {
        Chit::all().collect()
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// A number beyond the last chit comes only from bad input and is in no set.
    #[inline]
    pub const fn contains(self, chit: Chit) -> bool {
        chit.index() < Chit::COUNT && self.0 >> chit.index() & 1 != 0
    }

    #[inline]
    pub fn insert(&mut self, chit: Chit) {
        self.0 |= 1 << chit.index();
    }

    #[inline]
    pub fn remove(&mut self, chit: Chit) {
        self.0 &= !(1 << chit.index());
    }

    pub const fn or(self, other: Chits) -> Chits {
        Chits(self.0 | other.0)
    }

    pub const fn minus(self, other: Chits) -> Chits {
        Chits(self.0 & !other.0)
    }

    pub const fn is_within(self, other: Chits) -> bool {
        self.minus(other).is_empty()
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Chit> {
        bits(self.0).map(|bit| Chit(bit as u8))
    }

    pub fn nth(self, place: usize) -> Option<Chit> {
        self.iter().nth(place)
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
    pub fn water(self) -> impl Iterator<Item = Chit> {
        self.iter().filter(|chit| chit.drops() > 0)
    }

    /// The chits with a yellow drop (iE3b.1).
    pub fn isofuel(self) -> impl Iterator<Item = Chit> {
        self.iter().filter(|chit| chit.yellow())
    }
}

impl FromIterator<Chit> for Chits {
    fn from_iter<I: IntoIterator<Item = Chit>>(chits: I) -> Self {
        let mut set = Chits::NONE;
        chits.into_iter().for_each(|chit| set.insert(chit));
        set
    }
}

impl std::fmt::Debug for Chits {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter().map(Chit::id)).finish()
    }
}

impl Serialize for Chits {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.iter().collect::<Vec<_>>().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Chits {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let chits = Vec::<Chit>::deserialize(deserializer)?;
        let known = chits.iter().all(|chit| chit.index() < Chit::COUNT);
        if known { Ok(chits.into_iter().collect()) } else { Err(D::Error::custom("not a chit")) }
    }
}

pub const SITES: usize = Space::COUNT - Space::PLAIN;

/// The number of a site among the sites; `None` for any other space.
#[inline]
pub fn site_index(space: Space) -> Option<usize> {
    space.index().checked_sub(Space::PLAIN).filter(|index| *index < SITES)
}

#[inline]
pub fn site_at(index: usize) -> Space {
    Space((Space::PLAIN + index) as u16)
}

/// A set of sites.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Sites(u128);

impl Sites {
    pub const NONE: Sites = Sites(0);

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub fn contains(self, site: Space) -> bool {
        site_index(site).is_some_and(|index| self.0 >> index & 1 != 0)
    }

    pub fn insert(&mut self, site: Space) {
        self.0 |= site_index(site).map_or(0, |index| 1 << index);
    }

    pub fn remove(&mut self, site: Space) {
        self.0 &= !site_index(site).map_or(0, |index| 1 << index);
    }

    pub fn iter(self) -> impl Iterator<Item = Space> {
        bits(self.0).map(|bit| site_at(bit as usize))
    }
}

impl FromIterator<Space> for Sites {
    fn from_iter<I: IntoIterator<Item = Space>>(sites: I) -> Self {
        let mut set = Sites::NONE;
        sites.into_iter().for_each(|site| set.insert(site));
        set
    }
}

impl std::fmt::Debug for Sites {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter().map(Space::id)).finish()
    }
}

impl Serialize for Sites {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.iter().collect::<Vec<_>>().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Sites {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Space>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// The set bits in rising order.
fn bits(mut set: u128) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let bit = (set != 0).then(|| set.trailing_zeros())?;
        set &= set - 1;
        Some(bit)
    })
}

/// A small number for each site, or nothing.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Vec<u8>", try_from = "Vec<u8>")]
pub struct PerSite([u8; SITES]);

const NOTHING: u8 = u8::MAX;

impl Default for PerSite {
    fn default() -> Self {
        PerSite([NOTHING; SITES])
    }
}

impl PerSite {
    #[inline]
    pub fn get(&self, site: Space) -> Option<u8> {
        site_index(site).map(|index| self.0[index]).filter(|number| *number != NOTHING)
    }

    pub fn set(&mut self, site: Space, number: u8) {
        if let Some(index) = site_index(site) {
            self.0[index] = number;
        }
    }

    /// The sites that have a number, with it.
    pub fn iter(&self) -> impl Iterator<Item = (Space, u8)> + '_ {
        let some = self.0.iter().enumerate().filter(|(_, number)| **number != NOTHING);
        some.map(|(index, number)| (site_at(index), *number))
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

impl From<PerSite> for Vec<u8> {
    fn from(numbers: PerSite) -> Self {
        numbers.0.to_vec()
    }
}

impl TryFrom<Vec<u8>> for PerSite {
    type Error = &'static str;

    fn try_from(numbers: Vec<u8>) -> Result<Self, Self::Error> {
        numbers.try_into().map(PerSite).map_err(|_| "not one number for each site")
    }
}
