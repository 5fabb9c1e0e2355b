//! A sign for each kind of place, taken from the key to the game's map.

use orrery_draw::atlas::{Kind, family};

/// Kinds of places with a letter each; variants of one kind add theirs, such as a number.
pub struct Kinds(Vec<(Kind, Option<char>)>);

impl Kinds {
    /// Kinds whose symbol is a single letter have it; the others a letter of their symbol or name that is left.
    pub fn of(kinds: Vec<Kind>) -> Kinds {
        let of_places = kinds.into_iter().filter(|kind| !kind.symbols.is_empty() && !is_piece(kind));
        let mut kinds: Vec<(Kind, Option<char>)> = of_places.map(|kind| (kind, None)).collect();
        let mut taken: Vec<char> = Vec::new();
        for single in [true, false] {
            for (kind, letter) in kinds.iter_mut().filter(|(kind, _)| (stem(kind).chars().count() == 1) == single) {
                let letters = stem(kind).chars().chain(kind.name.chars()).chain('a'..='z');
                let mut small = letters.map(|letter| letter.to_ascii_lowercase()).filter(char::is_ascii_lowercase);
                // A kind without a stem is told by its variant alone.
                *letter = small.find(|letter| !taken.contains(letter)).filter(|_| !stem(kind).is_empty());
                taken.extend(*letter);
            }
        }
        Kinds(kinds)
    }

    /// Which kind a place with these symbols is of, and its sign: the kind that says most of it.
    pub fn sign(&self, symbols: &[String]) -> Option<(usize, String)> {
        let fits = self.0.iter().enumerate().filter(|(_, (kind, _))| kind.fits(symbols));
        // What was drawn last lies on top.
        let height = |kind: &Kind| {
            kind.symbols.last().map(|top| symbols.iter().rposition(|symbol| family(symbol).0 == family(top).0))
        };
        let (at, (kind, letter)) = fits.max_by_key(|(_, (kind, _))| (kind.symbols.len(), height(kind)))?;
        let variant = kind.symbols.iter().find_map(|wanted| {
            let same = symbols.iter().rfind(|symbol| family(symbol).0 == family(wanted).0)?;
            Some(family(same).1).filter(|variant| !variant.is_empty())
        });
        Some((at, letter.iter().collect::<String>() + variant.unwrap_or("")))
    }

    /// A kind in the words of the key, behind the sign of the variant it shows.
    pub fn said(&self, at: usize) -> String {
        let kind = &self.0[at].0;
        let sign = self.sign(&kind.symbols).map_or(String::new(), |(_, sign)| sign);
        format!("{sign} {}", kind.name)
    }
}

/// What a kind's uppermost symbol is called, without the name of its game and its variant.
fn stem(kind: &Kind) -> &str {
    let symbol = kind.symbols.last().map_or("", |symbol| family(symbol).0);
    symbol.split_once('-').map_or(symbol, |(_, stem)| stem)
}

/// Pieces stand on the shape of a seat.
fn is_piece(kind: &Kind) -> bool {
    kind.symbols.iter().any(|symbol| family(symbol).0 == "sh")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kind(symbols: &[&str], name: &str) -> Kind {
        Kind { symbols: symbols.iter().map(|symbol| symbol.to_string()).collect(), name: name.into() }
    }

    #[test]
    fn every_kind_has_a_sign_of_its_own() {
        let kinds = Kinds::of(vec![
            kind(&["x-home"], "Home"),
            kind(&["x-h"], "Bend"),
            kind(&["x-n8"], "Number"),
            kind(&["x-n8", "x-eye"], "Seen"),
            kind(&["x-S"], "Site"),
            kind(&["sh1", "x-dome"], "Colony"),
        ]);
        let sign = |symbols: &[&str]| {
            let symbols: Vec<String> = symbols.iter().map(|symbol| symbol.to_string()).collect();
            kinds.sign(&symbols).map(|(at, sign)| (kinds.said(at), sign))
        };
        let is = |said: &str, sign: &str| Some((said.to_owned(), sign.to_owned()));
        assert_eq!(sign(&["x-h"]), is("h Bend", "h"), "the shortest name first");
        assert_eq!(sign(&["x-home"]), is("o Home", "o"));
        assert_eq!(sign(&["x-n10"]), is("n8 Number", "n10"), "with its variant");
        assert_eq!(sign(&["x-n6", "x-eye"]), is("e8 Seen", "e6"), "the kind that says most");
        assert_eq!(sign(&["x-C"]), is("S Site", "C"));
        assert_eq!(sign(&["x-dome"]), None, "pieces are no places");
    }
}
