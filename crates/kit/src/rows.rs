//! A row for each of a fixed number of things: arrays of any length cannot be saved as they stand.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rows<T, const N: usize>(pub [T; N]);

impl<T: Copy + Default, const N: usize> Default for Rows<T, N> {
    fn default() -> Self {
        Rows([T::default(); N])
    }
}

impl<T: Serialize, const N: usize> Serialize for Rows<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.0)
    }
}

impl<'de, T: Deserialize<'de>, const N: usize> Deserialize<'de> for Rows<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let rows = Vec::<T>::deserialize(deserializer)?;
        rows.try_into().map(Rows).map_err(|_| D::Error::custom("a table of another length"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_for_each_begins_as_nothing_and_no_other_number_of_rows_is_read() {
        let rows: Rows<Option<u8>, 40> = Rows::default();
        assert_eq!((rows.0, crate::saved(&rows)), ([None; 40], Some(rows)));
        let bytes = postcard::to_stdvec(&rows).expect("bytes");
        assert!(postcard::from_bytes::<Rows<Option<u8>, 39>>(&bytes).is_err());
    }
}
