//! What is saved names things by their place in a list: lists of the saved form grow at their end only.

use std::fmt::Debug;

use serde::Serialize;

/// The number in front of a saved value.
pub fn place<T: Serialize>(value: &T) -> u8 {
    postcard::to_stdvec(value).expect("bytes")[0]
}

fn named<T: Serialize + Debug>(value: &T) -> (u8, String) {
    let name = format!("{value:?}");
    (place(value), name.split(['(', ' ']).next().unwrap_or_default().into())
}

/// These are the values of a list from its beginning, in their order.
#[track_caller]
pub fn places<T: Serialize + Debug, const N: usize>(values: [T; N], names: [&str; N]) {
    let names: Vec<(u8, String)> = (0..).zip(names.map(String::from)).collect();
    assert_eq!(values.each_ref().map(named).to_vec(), names);
}

#[track_caller]
pub fn begins_with(list: &[&str], saved: &[&str]) {
    assert!(list.starts_with(saved), "{list:?} does not begin with {saved:?}");
}
