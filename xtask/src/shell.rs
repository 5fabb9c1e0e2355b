//! Other programs: whether they are there, and running them.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::LazyLock;

/// The top folder of the repository.
pub fn root() -> PathBuf {
    let own = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    own.as_deref().and_then(Path::parent).map_or_else(|| PathBuf::from("."), Path::to_path_buf)
}

/// Where cargo puts what it builds.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |folder| root().join(folder))
}

/// Cargo as it was called, in the top folder. A first build takes a quarter less time when it keeps no pieces for the
/// next one.
pub fn cargo() -> Command {
    static FIRST: LazyLock<bool> = LazyLock::new(|| !has_built("orrery_core-"));
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root());
    if *FIRST && std::env::var_os("CARGO_INCREMENTAL").is_none() {
        cargo.env("CARGO_INCREMENTAL", "0");
    }
    cargo
}

/// Whether pieces of a crate are kept from an earlier build.
fn has_built(begin: &str) -> bool {
    let kept = std::fs::read_dir(target().join("debug/incremental"));
    kept.is_ok_and(|mut kept| {
        kept.any(|piece| piece.is_ok_and(|piece| piece.file_name().to_string_lossy().starts_with(begin)))
    })
}

/// Runs to the end with its output on ours.
pub fn run(command: &mut Command) -> Result<(), String> {
    let name = shown(command);
    let status = command.status().map_err(|error| format!("cannot run {name}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{name} failed ({status})")) }
}

/// Runs to the end and gives back what it printed.
pub fn output(command: &mut Command) -> Result<Vec<u8>, String> {
    let name = shown(command);
    let done = command.stderr(Stdio::inherit()).output().map_err(|error| format!("cannot run {name}: {error}"))?;
    if done.status.success() { Ok(done.stdout) } else { Err(format!("{name} failed ({})", done.status)) }
}

/// Whether it runs and succeeds, without a word.
pub fn succeeds(command: &mut Command) -> bool {
    let status = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}

fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_name().unwrap_or_default().to_string_lossy().into_owned();
    let arguments = command.get_args().map(|argument| argument.to_string_lossy().into_owned());
    std::iter::once(program).chain(arguments).collect::<Vec<_>>().join(" ")
}

/// Whether one of the programs is on the path.
pub fn is_installed(names: &[&str]) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| names.iter().any(|name| folder.join(name).is_file()))
}
