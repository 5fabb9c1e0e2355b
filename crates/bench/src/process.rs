//! What the system says of a process: processor time, memory, and how busy the machine is.

use std::collections::HashMap;
use std::fs;
use std::os::unix::process::CommandExt;
use std::process::Command;
use std::time::Duration;

use crate::{Result, because};

/// The processor time of each thread so far, in nanoseconds.
pub struct Cpu(HashMap<String, u64>);

impl Cpu {
    pub fn of(pid: u32) -> Result<Cpu> {
        let tasks = fs::read_dir(format!("/proc/{pid}/task")).map_err(because("the server has gone"))?;
        let names = tasks.filter_map(|task| task.ok()?.file_name().into_string().ok());
        let time = |task: String| {
            // A thread may end while it is looked at.
            let stat = fs::read_to_string(format!("/proc/{pid}/task/{task}/schedstat")).ok()?;
            Some((task, stat.split(' ').next()?.parse().ok()?))
        };
        Ok(Cpu(names.filter_map(time).collect()))
    }

    /// What was used since `earlier`.
    pub fn since(&self, earlier: &Cpu) -> Duration {
        let used = |(task, now): (&String, &u64)| now.saturating_sub(earlier.0.get(task).copied().unwrap_or(0));
        Duration::from_nanos(self.0.iter().map(used).sum())
    }
}

/// The memory a process holds at present, in KiB.
pub fn resident_kib(pid: u32) -> Result<f64> {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).map_err(because("the server has gone"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let number = line.and_then(|line| line.trim().trim_end_matches("kB").trim().parse().ok());
    number.ok_or_else(|| "the system does not say how much memory the server holds".to_owned())
}

/// The load average of the last minute.
pub fn load_average() -> f64 {
    let text = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    text.split(' ').next().and_then(|load| load.parse().ok()).unwrap_or(f64::NAN)
}

fn open_files_limit() -> Option<u64> {
    let limits = fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// Starts this program again with a higher limit of open files if the present one is below `needed`. The server
/// inherits it.
pub fn raise_open_files(needed: u64) -> Result<()> {
    const TRIED: &str = "ORRERY_BENCH_LIMIT_RAISED";
    if open_files_limit().is_none_or(|limit| limit >= needed) {
        return Ok(());
    }
    if std::env::var_os(TRIED).is_some() {
        return Err(format!("{needed} open files are needed: raise the limit, such as with `ulimit -n {needed}`"));
    }
    let program = std::env::current_exe().map_err(because("cannot find this program"))?;
    let raise = format!("ulimit -n {needed}; exec \"$0\" \"$@\"");
    let mut again = Command::new("sh");
    again.args(["-c", &raise]).arg(program).args(std::env::args_os().skip(1)).env(TRIED, "1");
    Err(again.exec().to_string())
}
