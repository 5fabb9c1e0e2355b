//! Processes of this machine, always by their id: signals, limits, threads, children.

use std::fs;
use std::process::{Command, Stdio};

use crate::{Result, because};

/// Sends a signal such as "STOP" to one process.
pub fn signal(pid: u32, name: &str) -> Result<()> {
    let mut kill = Command::new("sh");
    kill.args(["-c", &format!("kill -{name} {pid}")]).stderr(Stdio::null());
    let status = kill.status().map_err(because("cannot send a signal"))?;
    if status.success() { Ok(()) } else { Err(format!("process {pid} cannot be sent {name}")) }
}

/// Sets a limit of a running process, such as `fsize` to "4096:".
pub fn limit(pid: u32, name: &str, value: &str) -> Result<()> {
    let mut prlimit = Command::new("prlimit");
    prlimit.args(["--pid", &pid.to_string(), &format!("--{name}={value}")]).stderr(Stdio::null());
    let status = prlimit.status().map_err(because("cannot run prlimit"))?;
    if status.success() { Ok(()) } else { Err(format!("the limit {name} of process {pid} cannot be set to {value}")) }
}

/// How many threads a process has at present.
pub fn threads(pid: u32) -> usize {
    fs::read_dir(format!("/proc/{pid}/task")).map_or(0, |tasks| tasks.count())
}

/// Every process whose parent is `pid`.
pub fn children(pid: u32) -> Vec<u32> {
    let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
    let ids = processes.filter_map(|process| process.file_name().to_str()?.parse().ok());
    ids.filter(|id| parent(*id) == Some(pid)).collect()
}

/// The name of a program may hold anything, so that one reads from its closing bracket.
fn parent(pid: u32) -> Option<u32> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    stat.rsplit_once(')')?.1.split_whitespace().nth(1)?.parse().ok()
}

pub fn is_alive(pid: u32) -> bool {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    stat.rsplit_once(')').is_some_and(|(_, rest)| !rest.trim_start().starts_with('Z'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_child_is_found_signalled_and_gone() {
        let mut child = Command::new("sleep").arg("60").spawn().unwrap();
        assert!(children(std::process::id()).contains(&child.id()));
        assert!(is_alive(child.id()));
        signal(child.id(), "KILL").unwrap();
        child.wait().unwrap();
        assert!(!is_alive(child.id()));
        assert!(signal(child.id(), "CONT").is_err());
    }
}
