//! A small driver for a real Chromium, for tests and screenshots: pages, real mouse and key events, pictures. Beside
//! it the program under test ([`Program`]) and how one plays at a table page by its hooks ([`Player`]).
//!
//! It speaks the DevTools protocol over the pipe Chromium offers for it. No port is opened, and a browser whose driver
//! dies ends by itself. Deliberately absent: async, any other browser, and the rules of any game.

mod browser;
mod error;
mod input;
mod page;
mod play;
mod program;
mod wire;

pub use browser::Browser;
pub use error::{Error, Result};
pub use page::{Page, Scheme};
pub use play::{Means, Player, Stand};
pub use program::Program;

/// A new folder of one's own for temporary files, named after this process.
pub(crate) fn scratch(name: &str) -> std::path::PathBuf {
    use std::sync::atomic::{AtomicU32, Ordering};
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    std::env::temp_dir().join(format!("orrery-{name}-{}-{number}", std::process::id()))
}
