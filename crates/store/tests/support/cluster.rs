//! A private PostgreSQL server that lives as long as the test and listens on a socket in its own folder only.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;
use tokio_postgres::NoTls;

pub struct Cluster {
    folder: TempDir,
    keeper: Child,
}

/// Part of the socket's name; nothing listens on the network.
const PORT: &str = "5432";

/// Runs the server and ends it, by its id, when this shell's input closes: also when the test itself is killed.
const KEEPER: &str = r#""$@" & server=$!; read -r _; kill -INT $server; wait $server"#;

impl Cluster {
    /// Durability is off: these tests are about answers, not about power cuts.
    pub fn start() -> Self {
        let programs = programs();
        let folder = tempfile::Builder::new().prefix("orrery-pg-").tempdir().unwrap();
        let data = folder.path().join("data");
        give_to_server(folder.path());
        let init = ["--no-sync", "--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C", "-D"];
        let made = as_server(&programs.join("initdb")).args(init).arg(&data).output().unwrap();
        assert!(made.status.success(), "initdb: {}", String::from_utf8_lossy(&made.stderr));
        let keeper = keep(&programs, folder.path(), &data);
        Cluster { folder, keeper }
    }

    /// Makes an empty database and says where it is.
    pub async fn database(&self, name: &str) -> String {
        self.ready().await;
        run_sql(&self.url("postgres"), &format!("CREATE DATABASE {name}")).await;
        self.url(name)
    }

    fn url(&self, database: &str) -> String {
        let socket = self.folder.path().to_str().unwrap().replace('/', "%2F");
        format!("postgres://postgres@{socket}:{PORT}/{database}")
    }

    async fn ready(&self) {
        let deadline = Instant::now() + Duration::from_secs(60);
        while tokio_postgres::connect(&self.url("postgres"), NoTls).await.is_err() {
            assert!(Instant::now() < deadline, "PostgreSQL did not start: {}", self.log());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    fn log(&self) -> String {
        std::fs::read_to_string(self.folder.path().join("log")).unwrap_or_default()
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        let _ = self.keeper.wait();
    }
}

fn keep(programs: &Path, folder: &Path, data: &Path) -> Child {
    let log = std::fs::File::create(folder.join("log")).unwrap();
    let mut keeper = as_server(Path::new("sh"));
    keeper.args(["-c", KEEPER, "sh"]).arg(programs.join("postgres")).arg("-D").arg(data);
    keeper.args(["-c", "listen_addresses=", "-c", "fsync=off", "-c", "shared_buffers=16MB"]);
    keeper.args(["-p", PORT, "-c"]).arg(format!("unix_socket_directories={}", folder.display()));
    keeper.stdin(Stdio::piped()).stdout(log.try_clone().unwrap()).stderr(log).spawn().unwrap()
}

/// Where the newest installed PostgreSQL keeps its programs.
fn programs() -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let folders = versions.map(|version| version.path().join("bin")).filter(|bin| bin.join("initdb").exists());
    folders.max().expect("PostgreSQL is missing: run `cargo xtask test`, which installs postgresql")
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

fn give_to_server(folder: &Path) {
    if is_root() {
        let done = Command::new("chown").arg("postgres").arg(folder).status().unwrap();
        assert!(done.success(), "the folder could not be given to the user postgres");
    }
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output().unwrap();
    id.stdout.trim_ascii() == b"0"
}

pub async fn run_sql(url: &str, sql: &str) {
    let (client, connection) = tokio_postgres::connect(url, NoTls).await.unwrap();
    let connection = tokio::spawn(connection);
    client.batch_execute(sql).await.unwrap();
    drop(client);
    connection.await.unwrap().unwrap();
}
