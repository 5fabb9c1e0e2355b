//! The screen: how large it is, how wide letters are, and lines from the keyboard.

use std::io::BufRead;

use crate::out::part;

/// Columns and lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    pub columns: usize,
    pub lines: usize,
}

/// What every terminal has, and what a pipe is taken for.
const USUAL: Size = Size { columns: 80, lines: 24 };

/// A map on a wider screen than this is hard to take in.
const MOST: Size = Size { columns: 160, lines: 60 };

/// What the surroundings say, else what the terminal says, else the usual.
pub fn size() -> Size {
    let said = |name: &str| std::env::var(name).ok()?.parse::<usize>().ok();
    let told = rustix::termios::tcgetwinsize(std::io::stdout()).ok();
    let told = |side: fn(rustix::termios::Winsize) -> u16| told.map(side).map(usize::from).filter(|side| *side > 0);
    let columns = said("COLUMNS").or_else(|| told(|size| size.ws_col)).unwrap_or(USUAL.columns);
    let lines = said("LINES").or_else(|| told(|size| size.ws_row)).unwrap_or(USUAL.lines);
    Size { columns: columns.clamp(40, MOST.columns), lines: lines.clamp(12, MOST.lines) }
}

/// How many columns a letter takes.
pub fn width(letter: char) -> usize {
    const WIDE: [(u32, u32); 11] = [
        (0x1100, 0x115f),
        (0x2e80, 0x303e),
        (0x3041, 0x33ff),
        (0x3400, 0x4dbf),
        (0x4e00, 0xa4cf),
        (0xac00, 0xd7a3),
        (0xf900, 0xfaff),
        (0xfe30, 0xfe6f),
        (0xff00, 0xff60),
        (0xffe0, 0xffe6),
        (0x1f300, 0x3fffd),
    ];
    let code = letter as u32;
    match code {
        0..0x20 | 0x7f | 0x300..=0x36f => 0,
        _ if WIDE.iter().any(|(first, last)| (*first..=*last).contains(&code)) => 2,
        _ => 1,
    }
}

pub fn width_of(text: &str) -> usize {
    text.chars().map(width).sum()
}

/// One line from the keyboard; `None` at its end.
pub fn read_line() -> Result<Option<String>, String> {
    part(format_args!("> "));
    let mut line = Vec::new();
    let read = std::io::stdin().lock().read_until(b'\n', &mut line).map_err(|error| error.to_string())?;
    // Letters of another encoding are letters that are not understood, not the end of the game.
    Ok((read > 0).then(|| String::from_utf8_lossy(&line).trim().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn japanese_letters_are_two_columns_wide() {
        assert_eq!(width_of("ore"), 3);
        assert_eq!(width_of("鉱石、ア"), 8);
        assert_eq!(width_of("Ceres à"), 7);
        assert_eq!(width_of("e\u{301}"), 1, "an accent takes no room of its own");
    }
}
