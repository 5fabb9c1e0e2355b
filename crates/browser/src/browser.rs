//! One Chromium with a profile of its own.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::error::{Error, Result};
use crate::page::Page;
use crate::wire::Wire;

const NAMES: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// Nothing in the background, the same colours everywhere, and no host but this machine.
const FLAGS: [&str; 20] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--disable-breakpad",
    "--disable-extensions",
    "--disable-background-networking",
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--no-proxy-server",
    "--hide-scrollbars",
    "--force-color-profile=srgb",
    "--lang=en",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
    "--remote-debugging-pipe",
];

/// Chromium reads its commands from descriptor 3 and answers on 4; the shell puts our pipes there.
const PLUMBING: &str = r#"exec "$0" "$@" 3<&0 4>&1 0</dev/null 1>/dev/null"#;

pub struct Browser {
    child: Child,
    wire: Arc<Wire>,
    profile: PathBuf,
}

impl Browser {
    /// Starts a browser with a new, empty profile.
    pub fn launch() -> Result<Browser> {
        let program =
            find().ok_or_else(|| Error::new("no chromium here: run `cargo xtask test`, which installs it"))?;
        let profile = crate::scratch("profile");
        let mut child = start(&program, &profile)?;
        let pipes = child.stdin.take().zip(child.stdout.take());
        let (input, output) = pipes.ok_or_else(|| Error::new("no pipes to Chromium"))?;
        let browser = Browser { child, wire: Arc::new(Wire::new(input, output)), profile };
        browser.wire.call(None, "Browser.getVersion", json!({}))?;
        Ok(browser)
    }

    /// A new page of 1440 × 900.
    pub fn page(&self) -> Result<Page> {
        Page::open(self.wire.clone())
    }

    /// The process to end if need be.
    pub fn pid(&self) -> u32 {
        self.child.id()
    }
}

fn find() -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    NAMES.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name))).find(|file| file.is_file())
}

fn start(program: &Path, profile: &Path) -> Result<Child> {
    std::fs::create_dir_all(profile)?;
    let mut command = Command::new("sh");
    command.arg("-c").arg(PLUMBING).arg(program).args(FLAGS);
    command.arg(format!("--user-data-dir={}", profile.display()));
    command.env("HOME", profile).env("XDG_CONFIG_HOME", profile).env("XDG_CACHE_HOME", profile);
    let child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
    child.map_err(|error| Error::new(format!("cannot start {}: {error}", program.display())))
}

impl Drop for Browser {
    /// Asks it to close, so that its helpers end with it, and otherwise ends exactly the process that was started.
    fn drop(&mut self) {
        self.wire.tell("Browser.close");
        within(Duration::from_secs(3), || matches!(self.child.try_wait(), Ok(Some(_))));
        let _ = self.child.kill();
        let _ = self.child.wait();
        within(Duration::from_secs(2), || std::fs::remove_dir_all(&self.profile).is_ok() || !self.profile.exists());
    }
}

/// Tries until it is so, or for that long.
fn within(time: Duration, mut is_so: impl FnMut() -> bool) {
    let end = Instant::now() + time;
    while !is_so() && Instant::now() < end {
        std::thread::sleep(Duration::from_millis(10));
    }
}
