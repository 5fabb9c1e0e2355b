//! A short list as a flat value: copied with the state it stands in, saved as a list.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Something that may fill the places of a list that are not in use; kinds of [`numbered!`](crate::numbered) things are.
pub trait Blank: Copy {
    const BLANK: Self;
}

impl Blank for u16 {
    const BLANK: u16 = 0;
}

impl<T: Blank, const N: usize> Blank for [T; N] {
    const BLANK: [T; N] = [T::BLANK; N];
}

/// At most `N` of them. Places that are not in use are blank, so that equal lists are equal values.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Few<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Blank, const N: usize> Few<T, N> {
    pub const NONE: Few<T, N> = Few { items: [T::BLANK; N], len: 0 };

    /// `None` where there are too many.
    pub fn of(items: impl IntoIterator<Item = T>) -> Option<Few<T, N>> {
        let mut few = Few::NONE;
        items.into_iter().all(|item| few.push(item)).then_some(few)
    }

    /// False where there is no room.
    #[inline]
    pub fn push(&mut self, item: T) -> bool {
        let Some(place) = self.items.get_mut(usize::from(self.len)) else { return false };
        *place = item;
        self.len += 1;
        true
    }

    #[inline]
    pub fn pop(&mut self) {
        if self.len > 0 {
            self.len -= 1;
            self.items[usize::from(self.len)] = T::BLANK;
        }
    }

    /// Where there is no room the first one goes.
    pub fn push_out(&mut self, item: T) {
        if !self.push(item) {
            self.items.rotate_left(1);
            self.items[N - 1] = item;
        }
    }

    #[inline]
    pub fn last(&self) -> Option<T> {
        self.iter().last().copied()
    }
}

/// What there is no room for is left out.
impl<T: Blank, const N: usize> Extend<T> for Few<T, N> {
    #[inline]
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        items.into_iter().for_each(|item| {
            self.push(item);
        });
    }
}

impl<T, const N: usize> std::ops::Deref for Few<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

/// What is in the list may change; how much, not.
impl<T, const N: usize> std::ops::DerefMut for Few<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: Blank, const N: usize> Default for Few<T, N> {
    fn default() -> Self {
        Few::NONE
    }
}

impl<T: std::fmt::Debug, const N: usize> std::fmt::Debug for Few<T, N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Serialize, const N: usize> Serialize for Few<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Blank + Deserialize<'de>, const N: usize> Deserialize<'de> for Few<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Few::of(Vec::<T>::deserialize(deserializer)?).ok_or_else(|| D::Error::custom("a list that is too long"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_has_its_room_and_no_more_and_is_saved_as_what_is_in_it() {
        let mut few: Few<u16, 3> = Few::of([1, 2]).expect("room");
        assert_eq!((few.push(3), few.push(4), few.last(), few.len()), (true, false, Some(3), 3));
        assert_eq!(crate::saved(&few), Some(few));
        few.push_out(4);
        assert_eq!(few[..], [2, 3, 4]);
        few.sort_by_key(|one| *one % 2);
        assert_eq!(few[..], [2, 4, 3]);
        few.sort();
        few.pop();
        assert_eq!((few, Few::<u16, 3>::of([1, 2, 3, 4])), (Few::of([2, 3]).expect("room"), None));
        let mut more = few;
        more.extend([4, 5]);
        assert_eq!(more[..], [2, 3, 4]);
        assert_eq!(postcard::to_stdvec(&few), postcard::to_stdvec(&vec![2u16, 3]));
        assert!(postcard::from_bytes::<Few<u16, 1>>(&[2, 2, 3]).is_err());
    }
}
