//! What went wrong, in one sentence for whoever reads a test's output.

use std::fmt;

#[derive(Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Error(String);

pub type Result<T> = std::result::Result<T, Error>;

impl Error {
    pub fn new(why: impl fmt::Display) -> Self {
        Error(why.to_string())
    }
}

/// `unwrap` in a test shows the sentence as it is, line breaks and all.
impl fmt::Debug for Error {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl From<std::io::Error> for Error {
    fn from(error: std::io::Error) -> Self {
        Error::new(error)
    }
}
