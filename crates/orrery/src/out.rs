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
