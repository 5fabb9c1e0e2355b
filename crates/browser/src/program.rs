//! The program under test: the real binary on a free port of this machine, with a data folder of its own.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::error::{Error, Result};
use crate::scratch;

pub struct Program {
    binary: PathBuf,
    extra: Vec<String>,
    data: PathBuf,
    child: Child,
    port: u16,
}

impl Program {
    /// `orrery serve` with these further arguments; bots answer at once.
    pub fn start(binary: impl AsRef<Path>, extra: &[&str]) -> Result<Program> {
        let binary = binary.as_ref().to_owned();
        let extra: Vec<String> = extra.iter().map(|&argument| argument.to_owned()).collect();
        let data = scratch("data");
        let (child, port) = serve(&binary, &extra, &data, 0)?;
        Ok(Program { binary, extra, data, child, port })
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    pub fn data(&self) -> &Path {
        &self.data
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://localhost:{}{path}", self.port)
    }

    /// Ends it as a power cut would.
    pub fn kill(&mut self) -> Result<()> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Starts it again on the same port with the same data.
    pub fn start_again(&mut self) -> Result<()> {
        (self.child, self.port) = serve(&self.binary, &self.extra, &self.data, self.port)?;
        Ok(())
    }
}

fn serve(binary: &Path, extra: &[String], data: &Path, port: u16) -> Result<(Child, u16)> {
    let mut command = Command::new(binary);
    command.args(["serve", "--bot-pause", "0", "--port", &port.to_string(), "--data"]).arg(data).args(extra);
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
    let said = child.stdout.take().map(first_line).transpose()?.unwrap_or_default();
    match said.trim().rsplit(':').next().and_then(|port| port.parse().ok()) {
        Some(port) => Ok((child, port)),
        None => {
            let _ = child.kill();
            let _ = child.wait();
            Err(Error::new(format!("the program did not say where it listens, but: {said:?}")))
        }
    }
}

fn first_line(from: impl std::io::Read) -> Result<String> {
    let mut line = String::new();
    BufReader::new(from).read_line(&mut line)?;
    Ok(line)
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.data);
    }
}
