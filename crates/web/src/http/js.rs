//! Scripts are written for readers and made small when they are served.

/// Without the words on types and functions (`/** … */`), without lines that are comments, and without indentation. What
/// follows a statement on its line stays: whether `//` begins a comment there only a parser could tell.
pub fn small(script: &str) -> String {
    let mut small = String::with_capacity(script.len());
    for line in without_docs(script).lines().map(str::trim) {
        if !line.is_empty() && !line.starts_with("//") {
            small.push_str(line);
            small.push('\n');
        }
    }
    small
}

fn without_docs(script: &str) -> String {
    let mut parts = script.split("/**");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |bare, part| bare + part.split_once("*/").map_or("", |(_, code)| code.trim_start_matches(' ')))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_for_readers_goes_and_the_code_stays() {
        let written = "// Keys.\n// @ts-check\n\n/** Says it.\n * @param {string} it */\nfunction say(it) {\n  const node = /** @type {any} */ (one(\"a\"));\n  // Why.\n  return node ?? \"http://b\"; // c\n}\n";
        let served = "function say(it) {\nconst node = (one(\"a\"));\nreturn node ?? \"http://b\"; // c\n}\n";
        assert_eq!(small(written), served);
    }
}
