//! The program under test: `orrery serve` as a process of its own that can be killed, stopped and started again.

use std::collections::VecDeque;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::process::signal;
use crate::{Result, because};

/// How long it may take to say that it is ready, or to end when asked to.
const PATIENCE: Duration = Duration::from_secs(30);

/// Runs a program with a soft limit of open files and with writes beyond a limit of file size failing instead of
/// ending it.
const SHELL: &str = r#"trap '' XFSZ; ulimit -Sn "$1"; shift; exec "$@""#;

/// Where the tables are kept.
#[derive(Clone, Debug)]
pub enum Home {
    /// A folder with the SQLite file.
    Folder(PathBuf),
    /// The address of a PostgreSQL database.
    Address(String),
}

impl Home {
    pub fn file(&self) -> Option<PathBuf> {
        match self {
            Home::Folder(folder) => Some(folder.join("orrery.db")),
            Home::Address(_) => None,
        }
    }
}

pub struct Server {
    program: PathBuf,
    place: Home,
    extra: Vec<String>,
    port: u16,
    running: Option<(Child, BufReader<ChildStdout>)>,
    /// For what a server without a file of its own may write.
    folder: TempDir,
    said: Arc<Mutex<Said>>,
}

/// What it says on its error output, all lives together. It goes through a pipe: a full disk must not silence it.
#[derive(Default)]
struct Said {
    last: VecDeque<String>,
    panics: usize,
}

impl Said {
    fn note(&mut self, line: String) {
        self.panics += usize::from(line.contains("panicked at"));
        self.last.push_back(line);
        if self.last.len() > 200 {
            self.last.pop_front();
        }
    }
}

impl Server {
    /// Starts it on a free port and waits until it is ready.
    pub async fn start(program: &Path, place: &Home, extra: &[&str]) -> Result<Server> {
        let folder = tempfile::Builder::new().prefix("orrery-outside-").tempdir().map_err(because("no folder"))?;
        let extra = extra.iter().map(|&argument| argument.to_owned()).collect();
        let (program, place) = (program.to_owned(), place.clone());
        let mut server = Server { program, place, extra, port: 0, running: None, folder, said: Arc::default() };
        server.live().await?;
        Ok(server)
    }

    pub fn address(&self) -> SocketAddr {
        SocketAddr::from(([127, 0, 0, 1], self.port))
    }

    pub fn place(&self) -> &Home {
        &self.place
    }

    pub fn pid(&self) -> Option<u32> {
        self.running.as_ref().map(|(child, _)| child.id())
    }

    pub fn is_running(&mut self) -> bool {
        self.running.as_mut().is_some_and(|(child, _)| matches!(child.try_wait(), Ok(None)))
    }

    /// Ends it as a power cut would.
    pub fn kill(&mut self) {
        if let Some((mut child, _)) = self.running.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }

    /// Holds it where it is, as a machine that swaps or sleeps does.
    pub fn stop(&self) -> Result<()> {
        signal(self.pid().ok_or("it does not run")?, "STOP")
    }

    pub fn go_on(&self) -> Result<()> {
        signal(self.pid().ok_or("it does not run")?, "CONT")
    }

    /// Asks it to finish, and says whether it did in time.
    pub async fn finish(&mut self) -> Result<bool> {
        let pid = self.pid().ok_or("it does not run")?;
        signal(pid, "TERM")?;
        let begun = Instant::now();
        while self.is_running() && begun.elapsed() < PATIENCE {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let ended = !self.is_running();
        self.kill();
        Ok(ended)
    }

    /// Starts it again on the same port with the same tables.
    pub async fn start_again(&mut self) -> Result<()> {
        self.kill();
        self.live().await
    }

    /// Starts it again, also when its database is only just coming back.
    pub async fn bring_back(&mut self) -> Result<()> {
        let begun = Instant::now();
        loop {
            match self.start_again().await {
                Err(_) if begun.elapsed() < PATIENCE => tokio::time::sleep(Duration::from_millis(100)).await,
                done => return done,
            }
        }
    }

    async fn live(&mut self) -> Result<()> {
        let mut child = self.command().spawn().map_err(because("cannot start the program"))?;
        let out = child.stdout.take().ok_or("the program's output is gone")?;
        let errors = child.stderr.take().ok_or("the program's error output is gone")?;
        let said = self.said.clone();
        std::thread::spawn(move || {
            let lines = BufReader::new(errors).lines().map_while(std::result::Result::ok);
            lines.for_each(|line| lock(&said).note(line));
        });
        let read = tokio::task::spawn_blocking(move || {
            let (mut out, mut line) = (BufReader::new(out), String::new());
            let _ = out.read_line(&mut line);
            (out, line)
        });
        let said = tokio::time::timeout(PATIENCE, read).await;
        let port = |line: &str| line.trim_end().rsplit(':').next().and_then(|port| port.parse().ok());
        if let Ok(Ok((out, line))) = said
            && let Some(port) = port(&line)
        {
            (self.port, self.running) = (port, Some((child, out)));
            return Ok(());
        }
        let _ = child.kill();
        let _ = child.wait();
        Err(format!("the program did not become ready: {}", self.last_words()))
    }

    fn command(&self) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", SHELL, "sh", "1024"]).arg(&self.program).args(["serve", "--port", &self.port.to_string()]);
        match &self.place {
            Home::Folder(folder) => command.arg("--data").arg(folder),
            Home::Address(address) => command.arg("--database").arg(address).arg("--data").arg(self.folder.path()),
        };
        command.args(&self.extra).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    /// How often a thread of it has panicked.
    pub fn panics(&self) -> usize {
        lock(&self.said).panics
    }

    pub fn last_words(&self) -> String {
        let said = lock(&self.said);
        said.last.iter().skip(said.last.len().saturating_sub(5)).cloned().collect::<Vec<_>>().join(" / ")
    }
}

fn lock(said: &Mutex<Said>) -> MutexGuard<'_, Said> {
    said.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}
