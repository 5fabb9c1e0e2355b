//! Finding an id as a whole word: `iI-J1.1` is not in `iI-J1.10`, and `R4` not in `R45`.

/// Whether the id stands in the text by itself.
pub fn has(text: &str, id: &str) -> bool {
    text.match_indices(id).any(|(at, _)| stands_alone(&text[..at], &text[at + id.len()..]))
}

fn stands_alone(before: &str, after: &str) -> bool {
    let joined = |c: char| c.is_alphanumeric() || c == '_';
    let mut next = after.chars();
    let (first, second) = (next.next(), next.next());
    let goes_on = first.is_some_and(joined) || (first == Some('.') && second.is_some_and(char::is_alphanumeric));
    !before.ends_with(|c: char| joined(c) || c == '-' || c == '.') && !goes_on
}

/// Whether the name of a function holds the id, written small and with `_` for what cannot stand in a name.
pub fn is_in_name(name: &str, id: &str) -> bool {
    let slug: String = id.chars().map(|c| if c.is_alphanumeric() { c.to_ascii_lowercase() } else { '_' }).collect();
    let name = name.to_ascii_lowercase();
    name.match_indices(&slug).any(|(at, _)| is_word(&name[..at], &name[at + slug.len()..]))
}

/// A number right behind would make it another id.
fn is_word(before: &str, after: &str) -> bool {
    let number = |text: &str| text.starts_with(|c: char| c.is_ascii_digit());
    let ends = after.is_empty() || after.strip_prefix('_').is_some_and(|rest| !number(rest));
    ends && (before.is_empty() || before.ends_with('_'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_whole_words() {
        assert!(has("// Rule: iI-J1.1", "iI-J1.1"));
        assert!(has("see (iI-J1.1).", "iI-J1.1"));
        assert!(!has("iI-J1.10", "iI-J1.1"));
        assert!(!has("R45", "R4"));
        assert!(!has("iI2c.1.2", "iI2c.1"));
        assert!(!has("FOR40", "R40"));
        assert!(has("Rule(\"R40\")", "R40"));
        assert!(has("ends with R40.", "R40"));
    }

    #[test]
    fn names_hold_ids_with_underscores() {
        assert!(is_in_name("exactly_one_ii_j1_1", "iI-J1.1"));
        assert!(is_in_name("iI_J1_1", "iI-J1.1"));
        assert!(is_in_name("any_letter_ii_j2_1_r50", "iI-J2.1"));
        assert!(is_in_name("any_letter_ii_j2_1_r50", "R50"));
        assert!(!is_in_name("exactly_one_ii_j1_10", "iI-J1.1"));
        assert!(!is_in_name("exactly_one_ii_j1_1_2", "iI-J1.1"));
        assert!(!is_in_name("four5", "R5"));
    }
}
