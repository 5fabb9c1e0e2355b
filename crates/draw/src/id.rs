//! The id of a region: a short text without an allocation, since every update looks at all of them.

/// At most 15 bytes of letters, digits and dashes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Id {
    len: u8,
    bytes: [u8; 15],
}

impl Id {
    /// Ids are written in the games' sources: one that is too long is a mistake any test of a page finds.
    pub fn new(text: &str) -> Id {
        Id { len: 0, bytes: [0; 15] }.and(text)
    }

    /// An id with a number in it, such as a seat's.
    pub fn numbered(before: &str, number: u8, after: &str) -> Id {
        let digits = [number / 100, number / 10 % 10, number % 10].map(|digit| b'0' + digit);
        let first = if number >= 100 { 0 } else { 1 + usize::from(number < 10) };
        let number = std::str::from_utf8(&digits[first..]).unwrap_or("");
        Id::new(before).and(number).and(after)
    }

    /// An id made of two texts.
    pub fn joined(before: &str, after: &str) -> Id {
        Id::new(before).and(after)
    }

    fn and(mut self, after: &str) -> Id {
        let (from, room) = (usize::from(self.len), self.bytes.len() - usize::from(self.len));
        debug_assert!(after.len() <= room, "the id {self}{after} is longer than 15 letters");
        let after = &after.as_bytes()[..after.len().min(room)];
        self.bytes[from..from + after.len()].copy_from_slice(after);
        Id { len: self.len + after.len() as u8, ..self }
    }

    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.bytes[..usize::from(self.len)]).unwrap_or("")
    }
}

impl std::fmt::Display for Id {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

impl std::fmt::Debug for Id {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

impl From<&str> for Id {
    fn from(text: &str) -> Id {
        Id::new(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_what_they_were_made_from() {
        assert_eq!(Id::new("deck-TH").as_str(), "deck-TH");
        assert_eq!(Id::numbered("p", 3, "-TH"), Id::new("p3-TH"));
        assert_eq!(
            [0, 10, 99, 100, 255].map(|n| Id::numbered("p", n, "").to_string()),
            ["p0", "p10", "p99", "p100", "p255"]
        );
        assert_eq!(Id::joined("top-", "RA"), Id::new("top-RA"));
    }

    #[test]
    #[should_panic(expected = "longer than 15 letters")]
    fn a_long_id_is_a_mistake() {
        Id::new("a-text-that-is-too-long");
    }
}
