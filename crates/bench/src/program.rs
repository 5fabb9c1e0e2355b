//! The program under load: the real binary on a free port of this machine.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use orrery_wire::Connection;

use crate::process::Cpu;
use crate::{Result, because};

/// How long the server may take to finish when asked to.
const PATIENCE: Duration = Duration::from_secs(10);

/// The optimised program beside this one, built if it is missing.
pub fn find() -> Result<PathBuf> {
    let own = std::env::current_exe().map_err(because("cannot find this program"))?;
    let binary = own.with_file_name("orrery");
    if !binary.exists() {
        build(&own)?;
    }
    if binary.exists() { Ok(binary) } else { Err(format!("there is no {}", binary.display())) }
}

/// Builds into the target folder this program lies in.
fn build(own: &Path) -> Result<()> {
    eprintln!("building the server ...");
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["build", "--release", "--package", "orrery"]).current_dir(env!("CARGO_MANIFEST_DIR"));
    if let Some(target) = own.ancestors().nth(2) {
        cargo.arg("--target-dir").arg(target);
    }
    let status = cargo.status().map_err(because("cannot run cargo"))?;
    if status.success() { Ok(()) } else { Err("the server could not be built".to_owned()) }
}

/// A data folder that is removed at the end.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new(place: &Path, name: &str) -> Result<Folder> {
        let path = place.join(format!("orrery-bench-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&path).map_err(because("cannot make a data folder"))?;
        Ok(Folder(path))
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    /// The bytes of the database file; the server must have been stopped.
    pub fn stored(&self) -> Result<u64> {
        let size = |name: &str| std::fs::metadata(self.0.join(name)).map_or(0, |file| file.len());
        match size("orrery.db") {
            0 => Err("the server has left no database".to_owned()),
            bytes => Ok(bytes + size("orrery.db-wal")),
        }
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A running server.
pub struct Server {
    child: Child,
    pub address: SocketAddr,
    /// From its start to its first answer.
    pub started_in: Duration,
}

impl Server {
    pub async fn start(binary: &Path, data: &Folder) -> Result<Server> {
        let begun = Instant::now();
        let mut command = Command::new(binary);
        command.args(["serve", "--port", "0", "--bot-pause", "0", "--rate-limit", "0", "--data"]).arg(data.path());
        command.stdin(Stdio::null()).stdout(Stdio::piped());
        let child = command.spawn().map_err(because("cannot start the server"))?;
        let mut server = Server { child, address: ([127, 0, 0, 1], 0).into(), started_in: Duration::ZERO };
        let port = server.port()?;
        server.address.set_port(port);
        Connection::open(server.address).await?.get("/healthz", "").await?;
        server.started_in = begun.elapsed();
        Ok(server)
    }

    /// The port in the line the server prints when it is ready.
    fn port(&mut self) -> Result<u16> {
        let mut line = String::new();
        if let Some(out) = self.child.stdout.take() {
            BufReader::new(out).read_line(&mut line).map_err(because("cannot read what the server says"))?;
        }
        let port = line.trim_end().rsplit(':').next().and_then(|port| port.trim_end_matches('/').parse().ok());
        port.ok_or_else(|| format!("the server did not say where it listens, but {line:?}"))
    }

    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    pub fn cpu(&self) -> Result<Cpu> {
        Cpu::of(self.pid())
    }

    /// Asks the server to finish, so that its log is folded into the file. All connections should be closed before.
    pub async fn stop(mut self) -> Result<()> {
        let asked = Command::new("sh").args(["-c", &format!("kill -TERM {}", self.pid())]).status();
        asked.map_err(because("cannot signal the server"))?;
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            if self.child.try_wait().map_err(because("cannot wait for the server"))?.is_some() {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        eprintln!("the server did not stop within {} s and is killed", PATIENCE.as_secs());
        Ok(())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
