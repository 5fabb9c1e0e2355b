//! Style sheets are written for readers and made small when they are served.

/// Without comments and without the white space that says nothing. Strings stay as they are; so do blanks around `+` and
/// `-`, which mean something inside `calc`.
pub fn small(css: &str) -> String {
    let mut small = String::with_capacity(css.len());
    let mut rest = css;
    while let Some(first) = rest.chars().next() {
        let taken = match first {
            '/' if rest.starts_with("/*") => rest.find("*/").map_or(rest.len(), |end| end + 2),
            '"' | '\'' => copied(&mut small, rest, string_length(rest, first)),
            _ if first.is_whitespace() => {
                let blanks = rest.len() - rest.trim_start().len();
                blank(&mut small, &rest[blanks..]);
                blanks
            }
            _ => copied(&mut small, rest, first.len_utf8()),
        };
        rest = &rest[taken..];
    }
    small.replace(";}", "}")
}

fn copied(small: &mut String, rest: &str, length: usize) -> usize {
    small.push_str(&rest[..length]);
    length
}

/// With both quotes.
fn string_length(rest: &str, quote: char) -> usize {
    rest[1..].find(quote).map_or(rest.len(), |end| end + 2)
}

/// A blank counts between two words, not beside a bracket or a mark that ends something.
fn blank(small: &mut String, after: &str) {
    let before = small.chars().next_back();
    let ends = |c: char| matches!(c, '{' | '}' | ';' | ',');
    let apart = before.is_some_and(|c| !ends(c) && c != ':') && after.chars().next().is_some_and(|c| !ends(c));
    if apart && !after.starts_with("/*") {
        small.push(' ');
    }
}

#[cfg(test)]
mod tests {
    use super::small;

    #[test]
    fn what_says_nothing_goes() {
        let css = "/* all */\n:root {\n  --a: 1px;\n  color: red;\n}\n\n.x > .y,\n.z :hover {\n  margin: 0 auto;\n}\n";
        assert_eq!(small(css), ":root{--a:1px;color:red}.x > .y,.z :hover{margin:0 auto}");
    }

    #[test]
    fn what_means_something_stays() {
        assert_eq!(small("a::before { content: \" ; } /* \"; }"), "a::before{content:\" ; } /* \"}");
        assert_eq!(small("a { width: calc(1px + 2px); }"), "a{width:calc(1px + 2px)}");
        assert_eq!(small("@media (max-width: 10px) {\n  a { b: c; }\n}"), "@media (max-width:10px){a{b:c}}");
        assert_eq!(small("a { x: url('a b') c; }"), "a{x:url('a b') c}");
    }
}
