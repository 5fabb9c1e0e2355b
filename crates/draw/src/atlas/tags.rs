//! Tags and texts of a drawn layer, one after the other. It reads what our own faces write, not any page there is.

pub enum Token<'a> {
    Open(Tag<'a>),
    Close(&'a str),
    Text(&'a str),
}

pub struct Tag<'a> {
    pub name: &'a str,
    attributes: &'a str,
    /// It has no contents: `<use/>`.
    pub closed: bool,
}

impl<'a> Tag<'a> {
    /// The value of an attribute as it is written.
    pub fn get(&self, wanted: &str) -> Option<&'a str> {
        attributes(self.attributes).find(|(name, _)| *name == wanted).map(|(_, value)| value)
    }
}

fn attributes(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut rest = text.trim_start();
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let (name, after) = rest.split_at(rest.find(|at: char| at == '=' || at.is_whitespace()).unwrap_or(rest.len()));
        let (value, after) = after.strip_prefix('=').map_or(("", after), value);
        rest = after.trim_start();
        Some((name, value))
    })
}

/// A value and what comes after it.
fn value(text: &str) -> (&str, &str) {
    match text.strip_prefix('"') {
        Some(quoted) => quoted.split_once('"').unwrap_or((quoted, "")),
        None => text.split_at(text.find(char::is_whitespace).unwrap_or(text.len())),
    }
}

pub struct Tokens<'a>(pub &'a str);

impl<'a> Iterator for Tokens<'a> {
    type Item = Token<'a>;

    fn next(&mut self) -> Option<Token<'a>> {
        if self.0.is_empty() {
            return None;
        }
        let Some(tag) = self.0.strip_prefix('<') else {
            let (text, rest) = self.0.split_at(self.0.find('<').unwrap_or(self.0.len()));
            self.0 = rest;
            return Some(Token::Text(text));
        };
        let end = end_of_tag(tag);
        self.0 = tag.get(end + 1..).unwrap_or("");
        Some(token(&tag[..end]))
    }
}

/// A value in quotes may have any sign in it.
fn end_of_tag(tag: &str) -> usize {
    let mut quoted = false;
    let ends = |byte: u8| {
        quoted ^= byte == b'"';
        byte == b'>' && !quoted
    };
    tag.bytes().position(ends).unwrap_or(tag.len())
}

fn token(tag: &str) -> Token<'_> {
    if let Some(name) = tag.strip_prefix('/') {
        return Token::Close(name.trim());
    }
    let bare = tag.strip_suffix('/').unwrap_or(tag);
    let (name, attributes) = bare.split_once(char::is_whitespace).unwrap_or((bare, ""));
    Token::Open(Tag { name, attributes, closed: bare.len() < tag.len() })
}

/// A text as it is read.
pub fn plain(text: &str) -> String {
    const SIGNS: [(&str, &str); 5] = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")];
    SIGNS.iter().fold(text.to_owned(), |text, (written, sign)| text.replace(written, sign))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_have_attributes_of_every_spelling() {
        let tokens: Vec<Token<'_>> = Tokens(r#"<g class="a > b" tabindex=-1 data-x role=button>t</g><use/>"#).collect();
        let [Token::Open(g), Token::Text("t"), Token::Close("g"), Token::Open(last)] = &tokens[..] else {
            panic!("{}", tokens.len())
        };
        assert_eq!((g.get("class"), g.get("tabindex")), (Some("a > b"), Some("-1")));
        assert_eq!((g.get("data-x"), g.get("role"), g.get("x")), (Some(""), Some("button"), None));
        assert!(last.closed && last.name == "use" && !g.closed);
    }

    #[test]
    fn what_is_cut_off_ends() {
        for cut in ["<", "<g a=\"", "<g =", "</", "<g a", "a<"] {
            assert!(Tokens(cut).count() <= 2, "{cut}");
            Tokens(cut).for_each(|token| {
                if let Token::Open(tag) = token {
                    assert_eq!(tag.get("b"), None);
                }
            });
        }
    }

    #[test]
    fn signs_are_read_once() {
        assert_eq!(plain("&amp;lt; &lt;a&gt; it&#39;s"), "&lt; <a> it's");
    }
}
