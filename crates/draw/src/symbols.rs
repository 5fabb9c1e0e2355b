//! Seat shapes and icons, as SVG symbols that a page carries once.

use maud::{Markup, PreEscaped};

/// On a 20-unit grid, round strokes in the current colour; one glyph per idea in all games.
pub const SYMBOLS: &str = include_str!("symbols.svg");

pub fn logo() -> Markup {
    PreEscaped(LOGO.to_owned())
}

const LOGO: &str = r#"<svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true"><circle cx="13" cy="13" r="11.2" fill="none" stroke="var(--edge)" stroke-width="1.2"/><ellipse cx="13" cy="13" rx="11.2" ry="4.6" fill="none" stroke="var(--brass)" stroke-width="1.5" transform="rotate(-28 13 13)"/><circle cx="13" cy="13" r="3.6" fill="var(--brass)"/><circle cx="22" cy="7.2" r="2.1" fill="var(--text)"/></svg>"#;
