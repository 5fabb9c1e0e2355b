//! Games that go on: what a finished one leaves, and how the next one finds it in its set-up.

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;

use crate::{hex, sha256};

/// What an earlier game left, as it stands in the set-up of the next. It is no secret: the record of a finished game is
/// none either.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Carried {
    /// In the words of the game that left it.
    pub value: Value,
    /// The hash of the value.
    pub digest: String,
    /// The table that left it.
    pub table: String,
    /// The seal of that table's record: since it covers the set-up, it covers everything before that table too.
    pub seal: String,
}

impl Carried {
    pub fn new(value: Value, table: String, seal: String) -> Self {
        Carried { digest: digest(&value), value, table, seal }
    }

    /// The value, if it is the one its digest was taken of and the game can read it.
    pub fn read<T: DeserializeOwned>(&self) -> Option<T> {
        (self.digest == digest(&self.value)).then(|| T::deserialize(&self.value).ok()).flatten()
    }
}

/// Taken of the words, not of the saved form: a value that has grown since is still the value that was left.
fn digest(value: &Value) -> String {
    hex(&sha256(value.to_string().as_bytes()))
}

/// What a game leaves that leaves nothing: no value is of this type, so none can be carried into such a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Nothing {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Setup;

    fn carried() -> Carried {
        Carried::new(vec![3, 0].into(), "0123456789abc".into(), "f00d".into())
    }

    #[test]
    fn only_what_was_left_is_read() {
        assert_eq!(carried().read::<Vec<u8>>(), Some(vec![3, 0]));
        assert_eq!(carried().read::<Vec<bool>>(), None, "another game's words");
        assert_eq!(carried().read::<Nothing>(), None, "a game that carries nothing");
        let forged = Carried { value: vec![9, 9].into(), ..carried() };
        assert_eq!(forged.read::<Vec<u8>>(), None);
    }

    #[test]
    fn set_ups_of_before_are_read_and_written_as_they_were() {
        let before = r#"{"seats":2,"options":{"air":"8"}}"#;
        let setup: Setup = serde_json::from_str(before).expect("readable");
        assert_eq!((setup.carried.as_ref(), serde_json::to_string(&setup).expect("JSON").as_str()), (None, before));
        let next = Setup { carried: Some(carried()), ..setup };
        let text = serde_json::to_string(&next).expect("JSON");
        assert_eq!(serde_json::from_str::<Setup>(&text).expect("readable"), next);
    }
}
