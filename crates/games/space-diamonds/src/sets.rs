//! Sets of chits and of sites, and a number for each site, as small flat values. They are saved as lists.

use orrery_kit::{Rows, set};
use serde::{Deserialize, Serialize};

use crate::content::{Chit, ChitKind, Printing, Space, Spectral};

set! {
    /// A set of chits, ordered by number.
    Chits of Chit as list
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
