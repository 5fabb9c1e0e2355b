//! A PostgreSQL of one's own: it listens on a socket in its own folder and, unless it is told more, nowhere else. It can
//! be killed with everything it runs, and ends with whoever started it.

use std::io::Write;
use std::net::TcpListener;
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;
use tokio_postgres::NoTls;

use crate::process::{children, is_alive, signal};
use crate::{Result, because};

pub struct Cluster {
    folder: TempDir,
    programs: PathBuf,
    keeper: Option<Child>,
    /// Part of the socket's name, too.
    port: u16,
    settings: Vec<String>,
}

/// How long it may take to be there, also after a crash.
const PATIENCE: Duration = Duration::from_secs(60);

/// Runs the server and ends it, by its id, when this shell's input closes: also when the test itself is killed.
const KEEPER: &str = r#""$@" & server=$!; read -r _; kill -INT $server; wait $server"#;

impl Cluster {
    pub fn start() -> Result<Cluster> {
        Cluster::start_with(&[], &[])
    }

    /// With files in its folder of data, such as `server.key`, and settings, such as `ssl=on`. What a killed process has
    /// written stays with the system, so nothing waits for the disk.
    pub fn start_with(files: &[(&str, &str)], settings: &[&str]) -> Result<Cluster> {
        let programs = programs()?;
        let folder = tempfile::Builder::new().prefix("orrery-pg-").tempdir().map_err(because("no folder"))?;
        give_to_server(folder.path())?;
        let init = ["--no-sync", "--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C", "-D"];
        let mut initdb = as_server(&programs.join("initdb"));
        let made = initdb.args(init).arg(folder.path().join("data")).output().map_err(because("cannot run initdb"))?;
        if !made.status.success() {
            return Err(format!("initdb: {}", String::from_utf8_lossy(&made.stderr)));
        }
        for (name, text) in files {
            write_for_server(&folder.path().join("data").join(name), text)?;
        }
        let settings = settings.iter().map(|&setting| setting.to_owned()).collect();
        let mut cluster = Cluster { folder, programs, keeper: None, port: free_port()?, settings };
        cluster.keep()?;
        Ok(cluster)
    }

    /// Makes an empty database and says where it is.
    pub async fn database(&self, name: &str) -> Result<String> {
        self.ready().await?;
        run_sql(&self.address("postgres"), &format!("CREATE DATABASE {name}")).await?;
        Ok(self.address(name))
    }

    pub fn address(&self, database: &str) -> String {
        let folder = self.folder.path().to_string_lossy().replace('/', "%2F");
        format!("postgres://postgres@{folder}:{}/{database}", self.port)
    }

    pub fn socket(&self) -> PathBuf {
        self.folder.path().join(format!(".s.PGSQL.{}", self.port))
    }

    /// The port on which it listens where `listen_addresses` is among its settings.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Kills the server and everything it runs at one stroke, as a power cut would.
    pub fn kill(&mut self) -> Result<()> {
        let file = self.folder.path().join("data/postmaster.pid");
        let text = std::fs::read_to_string(file).map_err(because("PostgreSQL does not run"))?;
        let pid: u32 = text.lines().next().and_then(|pid| pid.parse().ok()).ok_or("PostgreSQL does not say its id")?;
        // Held first, so that it starts nothing new while its children are counted.
        signal(pid, "STOP")?;
        let all: Vec<u32> = children(pid).into_iter().chain([pid]).collect();
        for process in &all {
            // One that has just ended by itself is as dead as the others.
            let _ = signal(*process, "KILL");
        }
        let begun = Instant::now();
        while all.iter().any(|process| is_alive(*process)) && begun.elapsed() < PATIENCE {
            std::thread::sleep(Duration::from_millis(5));
        }
        self.end();
        Ok(())
    }

    /// Starts it again after a kill; it recovers by itself.
    pub async fn start_again(&mut self) -> Result<()> {
        self.keep()?;
        self.ready().await
    }

    async fn ready(&self) -> Result<()> {
        let begun = Instant::now();
        while tokio_postgres::connect(&self.address("postgres"), NoTls).await.is_err() {
            if begun.elapsed() > PATIENCE {
                let log = std::fs::read_to_string(self.folder.path().join("log")).unwrap_or_default();
                return Err(format!("PostgreSQL did not start: {log}"));
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }

    fn keep(&mut self) -> Result<()> {
        let folder = self.folder.path();
        let log = std::fs::File::options().create(true).append(true).open(folder.join("log"));
        let log = log.map_err(because("no log"))?;
        let mut keeper = as_server(Path::new("sh"));
        keeper.args(["-c", KEEPER, "sh"]).arg(self.programs.join("postgres")).arg("-D").arg(folder.join("data"));
        keeper.args(["-c", "listen_addresses=", "-c", "fsync=off", "-c", "shared_buffers=16MB"]);
        keeper.arg("-c").arg(format!("port={}", self.port));
        keeper.arg("-c").arg(format!("unix_socket_directories={}", folder.display()));
        keeper.args(self.settings.iter().flat_map(|setting| ["-c", setting.as_str()]));
        let error = log.try_clone().map_err(because("no log"))?;
        let spawned = keeper.stdin(Stdio::piped()).stdout(log).stderr(error).spawn();
        self.keeper = Some(spawned.map_err(because("cannot start PostgreSQL"))?);
        Ok(())
    }

    fn end(&mut self) {
        if let Some(mut keeper) = self.keeper.take() {
            drop(keeper.stdin.take());
            let _ = keeper.wait();
        }
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.end();
    }
}

/// Where the newest installed PostgreSQL keeps its programs.
fn programs() -> Result<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let folders = versions.map(|version| version.path().join("bin")).filter(|bin| bin.join("initdb").exists());
    folders.max().ok_or_else(|| "PostgreSQL is missing: run `cargo xtask test`, which installs postgresql".to_owned())
}

/// A command run as a user that PostgreSQL accepts: it refuses to run as root.
fn as_server(program: &Path) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("runuser");
    command.args(["-u", "postgres", "--"]).arg(program).current_dir("/");
    command
}

fn give_to_server(path: &Path) -> Result<()> {
    if !is_root() {
        return Ok(());
    }
    let done = Command::new("chown").arg("postgres").arg(path).status().map_err(because("cannot run chown"))?;
    if done.success() { Ok(()) } else { Err(format!("{} could not be given to the user postgres", path.display())) }
}

/// A file that only the server may read: it insists on that for keys.
fn write_for_server(file: &Path, text: &str) -> Result<()> {
    let mut options = std::fs::File::options();
    let made = options.create(true).write(true).truncate(true).mode(0o600).open(file);
    made.and_then(|mut made| made.write_all(text.as_bytes())).map_err(because("cannot write a file"))?;
    give_to_server(file)
}

/// That somebody else takes it before the server does is possible, but a matter of milliseconds.
fn free_port() -> Result<u16> {
    let listener = TcpListener::bind(("127.0.0.1", 0)).map_err(because("no port"))?;
    Ok(listener.local_addr().map_err(because("no port"))?.port())
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}

pub async fn run_sql(address: &str, sql: &str) -> Result<()> {
    let (client, connection) = tokio_postgres::connect(address, NoTls).await.map_err(because("cannot connect"))?;
    let connection = tokio::spawn(connection);
    client.batch_execute(sql).await.map_err(|error| format!("{sql}: {error:?}"))?;
    drop(client);
    let _ = connection.await;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_was_committed_survives_a_kill() {
        let mut cluster = Cluster::start().unwrap();
        let address = cluster.database("kill").await.unwrap();
        run_sql(&address, "CREATE TABLE kept (n INT); INSERT INTO kept VALUES (7)").await.unwrap();
        cluster.kill().unwrap();
        assert!(run_sql(&address, "SELECT 1").await.is_err(), "it is gone");
        cluster.start_again().await.unwrap();
        run_sql(&address, "SELECT 1 / (SELECT n FROM kept)").await.unwrap();
    }
}
