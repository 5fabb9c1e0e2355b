//! Standard output for commands whose readers may stop reading: `orrery replay FILE | head` is no fault.

use std::io::{ErrorKind, Write};

/// Prints lines until they are all out or nobody reads them any more.
pub fn lines(lines: impl IntoIterator<Item = String>) -> Result<(), String> {
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let written = lines.into_iter().try_for_each(|line| writeln!(out, "{line}")).and_then(|()| out.flush());
    match written {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(format!("cannot print: {error}")),
        _ => Ok(()),
    }
}

/// A line of a game in the terminal.
macro_rules! say {
    ($($said:tt)*) => { $crate::out::part(format_args!("{}\n", format_args!($($said)*))) };
}
pub(crate) use say;

/// A part of a line of a game in the terminal. Whoever stops reading has left the game.
pub fn part(said: std::fmt::Arguments<'_>) {
    let mut out = std::io::stdout();
    let written = out.write_fmt(said).and_then(|()| out.flush());
    if written.is_err_and(|error| error.kind() == ErrorKind::BrokenPipe) {
        std::process::exit(0);
    }
}
