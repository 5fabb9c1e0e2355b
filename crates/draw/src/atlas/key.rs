//! What the marks of a map are called, read from the drawn key beside it.

use super::tags::{Token, Tokens, plain};

/// A mark of the key: its symbols, from below, and its name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Kind {
    pub symbols: Vec<String>,
    pub name: String,
}

impl Kind {
    /// Whether a place with these symbols is of this kind: it has all of its marks, in any of their variants.
    pub fn fits(&self, symbols: &[String]) -> bool {
        let has = |wanted: &String| symbols.iter().any(|symbol| family(symbol).0 == family(wanted).0);
        !self.symbols.is_empty() && self.symbols.iter().all(has)
    }
}

/// The kinds of a key (`draw::Key`).
pub fn kinds(markup: &str) -> Vec<Kind> {
    let (mut kinds, mut is_name) = (Vec::<Kind>::new(), false);
    for token in Tokens(markup) {
        match (token, kinds.last_mut()) {
            (Token::Open(tag), _) if tag.name == "li" => kinds.push(Kind::default()),
            (Token::Open(tag), Some(kind)) if tag.name == "use" => {
                let symbol = tag.get("href").and_then(|href| href.strip_prefix('#'));
                kind.symbols.extend(symbol.map(str::to_owned));
            }
            (Token::Open(tag), Some(_)) => is_name = tag.name == "span",
            (Token::Text(text), Some(kind)) if is_name => kind.name += plain(text).trim(),
            (Token::Close("span"), _) => is_name = false,
            _ => {}
        }
    }
    kinds
}

/// The variants of one mark end in numbers or in one capital letter: `x-n10` is the 10 of `x-n`, and so is `x-n4-9`.
pub fn family(symbol: &str) -> (&str, &str) {
    let numbered = |text: &str| text.trim_end_matches(|end: char| end.is_ascii_digit()).len();
    let mut family = numbered(symbol);
    while let Some(before) = symbol[..family].strip_suffix('-').map(numbered).filter(|before| before + 1 < family) {
        family = before;
    }
    let capital = symbol.strip_suffix(|end: char| end.is_ascii_uppercase());
    symbol.split_at(capital.map_or(family, str::len))
}

#[cfg(test)]
mod tests {
    use orrery_text::{Lang, Texts, Voice};

    use super::*;
    use crate::Key;

    #[test]
    fn a_key_is_read_back() {
        let marks = vec![
            (maud::html! { use href="#x-n8" {} }, "number"),
            (maud::html! { g { use href="#x-n10" {} use href="#x-eye" {} } }, "seen"),
        ];
        let texts = Texts::of_game(&[("en", "number = A number\nseen = Seen & known"), ("it", ""), ("ja", "")]);
        let voice = Voice::new(&texts, Lang::En, &[]);
        let kinds = kinds(&Key { half: 9, marks }.panel(&voice, true).into_string());
        let names: Vec<&str> = kinds.iter().map(|kind| kind.name.as_str()).collect();
        assert_eq!(names, ["A number", "Seen & known"]);
        let has = |symbols: &[&str]| symbols.iter().map(|symbol| symbol.to_string()).collect::<Vec<_>>();
        assert!(kinds[0].fits(&has(&["x-n3"])) && !kinds[0].fits(&has(&["x-b"])) && !kinds[0].fits(&[]));
        assert!(kinds[1].fits(&has(&["x-n3", "x-eye"])) && !kinds[1].fits(&has(&["x-n3"])));
    }

    #[test]
    fn variants_end_in_a_number_or_a_capital() {
        assert_eq!(family("x-n10"), ("x-n", "10"));
        assert_eq!(family("x-cS"), ("x-c", "S"));
        assert_eq!(family("x-lair"), ("x-lair", ""));
        assert_eq!(family("x-n4-9"), ("x-n", "4-9"));
        assert_eq!((family("x-7"), family("7"), family("")), (("x-", "7"), ("", "7"), ("", "")));
    }
}
