//! Message ids made of a prefix and the ids of a table of content.

use std::sync::LazyLock;

use orrery_core::Message;

pub struct Names(LazyLock<Vec<String>>);

impl Names {
    pub const fn new(ids: fn() -> Vec<String>) -> Self {
        Names(LazyLock::new(ids))
    }

    /// What the row of the table is called.
    pub fn of(&'static self, index: usize) -> Message {
        Message::new(&self.0[index])
    }
}

/// `planet`, `[a1, b1]`: `planet-a1`, `planet-b1`.
pub fn named(prefix: &str, ids: impl Iterator<Item = &'static str>) -> Vec<String> {
    ids.map(|id| format!("{prefix}-{id}")).collect()
}

/// What all things of a kind are called, by their text ids: a function for each kind, which is also the prefix.
#[macro_export]
macro_rules! names {
    ($($(#[$about:meta])* $name:ident($kind:ty) of $all:expr;)+) => { $(
        $(#[$about])*
        pub fn $name(one: $kind) -> ::orrery_core::Message {
            static NAMES: $crate::Names =
                $crate::Names::new(|| $crate::named(stringify!($name), $all.map(<$kind>::id)));
            NAMES.of(one.index())
        }
    )+ };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_called_by_its_prefix_and_id() {
        static PLANETS: Names = Names::new(|| named("planet", ["a1", "b1"].into_iter()));
        assert_eq!((PLANETS.of(0), PLANETS.of(1)), (Message::new("planet-a1"), Message::new("planet-b1")));
    }
}
