//! One fault at a time: put it in, run the tests, take it out.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::Instant;

use super::list::Mutant;
use super::tree::Tree;
use crate::shell::root;

/// The tests that notice most. They run first and alone, with those named like the part that has the fault.
const FIRST: &str = "rules";
/// Recorded games and the promises of every game are no tests of a rule.
const LEFT_OUT: [&str; 2] = ["golden", "conformance"];
/// A test is given this long at least, in seconds, before it counts as one that does not end.
const PATIENCE: u64 = 60;
/// A fault may ask for memory without end; so many kilobytes are enough for the compiler and every test.
const MEMORY: &str = "12000000";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Killed,
    Survived,
    Unviable,
    /// A test did not come to an end.
    TimedOut,
}

impl Verdict {
    pub fn word(self) -> &'static str {
        match self {
            Verdict::Killed => "killed",
            Verdict::Survived => "SURVIVED",
            Verdict::Unviable => "unviable",
            Verdict::TimedOut => "timeout",
        }
    }
}

pub struct Judge<'a> {
    game: &'a str,
    tree: &'a Tree,
    /// The test files of the game by name, without those that are left out.
    tests: Vec<String>,
}

impl<'a> Judge<'a> {
    /// Compiles everything; without a fault all tests pass.
    pub fn new(game: &'a str, tree: &'a Tree) -> Result<Judge<'a>, String> {
        let judge = Judge { game, tree, tests: test_files(game) };
        judge.be_patient(10 * PATIENCE)?;
        println!("{game}: compiling, and running the tests without a fault");
        judge.must_pass()?;
        let start = Instant::now();
        judge.must_pass()?;
        println!("{game}: the tests take {:.1} s", start.elapsed().as_secs_f64());
        judge.be_patient(PATIENCE.max(3 * start.elapsed().as_secs()))?;
        Ok(judge)
    }

    fn must_pass(&self) -> Result<(), String> {
        for stage in stages(&self.tests, FIRST) {
            let output = self.run(&stage)?;
            if verdict(&output)? != Verdict::Survived {
                let said = String::from_utf8_lossy(&output.stderr).into_owned();
                let hint = "if they pass in the repository, a run was cut off: remove target/mutants";
                return Err(format!("without any fault the tests of {} fail ({hint}):\n{said}", self.game));
            }
        }
        Ok(())
    }

    pub fn try_one(&self, mutant: &Mutant) -> Result<Verdict, String> {
        let file = self.tree.source.join(&mutant.file);
        let source = std::fs::read_to_string(&file).map_err(|error| format!("cannot read {}: {error}", mutant.file))?;
        let faulty = mutant.put_into(&source).ok_or_else(|| format!("{mutant} is not in its file"))?;
        let write = |text: &str| std::fs::write(&file, text).map_err(|error| format!("{}: {error}", mutant.file));
        write(&faulty)?;
        let verdict = self.verdict(mutant.part());
        write(&source)?;
        verdict
    }

    fn verdict(&self, part: &str) -> Result<Verdict, String> {
        for stage in stages(&self.tests, part) {
            let verdict = verdict(&self.run(&stage)?)?;
            if verdict != Verdict::Survived {
                return Ok(verdict);
            }
        }
        Ok(Verdict::Survived)
    }

    fn run(&self, stage: &[String]) -> Result<Output, String> {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut command = Command::new("sh");
        command.args(["-c", "ulimit -v $0; exec \"$@\"", MEMORY]).arg(cargo);
        command.args(["nextest", "run", "--package", self.game, "--no-tests", "pass", "--profile", "mutants"]);
        command.arg("--config-file").arg(self.settings()).args(stage);
        command.current_dir(&self.tree.source).env("CARGO_TARGET_DIR", &self.tree.build).stdin(Stdio::null());
        command.output().map_err(|error| format!("cannot run cargo nextest: {error}"))
    }

    fn settings(&self) -> PathBuf {
        self.tree.build.with_extension("toml")
    }

    /// How long a test may take before nextest ends it.
    fn be_patient(&self, seconds: u64) -> Result<(), String> {
        let limit = format!("slow-timeout = {{ period = \"{seconds}s\", terminate-after = 1, grace-period = \"1s\" }}");
        let text = format!("[profile.mutants]\nfail-fast = true\n{limit}\n");
        std::fs::write(self.settings(), text).map_err(|error| format!("cannot write settings: {error}"))
    }
}

fn test_files(game: &str) -> Vec<String> {
    let entries = std::fs::read_dir(root().join("crates/games").join(game).join("tests"));
    let files = entries.into_iter().flatten().flatten().map(|entry| entry.path());
    // A test is a file, or a folder with a file that the others belong to.
    let is_test =
        |path: &Path| path.extension().is_some_and(|extension| extension == "rs") || path.join("main.rs").exists();
    let files = files.filter(|path| is_test(path));
    let mut names: Vec<String> =
        files.filter_map(|path| Some(path.file_stem()?.to_string_lossy().into_owned())).collect();
    names.sort();
    names.retain(|name| !LEFT_OUT.contains(&name.as_str()));
    names
}

/// What cargo is asked to test, in two helpings.
fn stages(tests: &[String], part: &str) -> [Vec<String>; 2] {
    let (first, rest): (Vec<&String>, Vec<&String>) = tests.iter().partition(|name| *name == FIRST || *name == part);
    let named = |names: Vec<&String>| -> Vec<String> {
        names.into_iter().flat_map(|name| ["--test".to_owned(), name.clone()]).collect()
    };
    [named(first), [vec!["--lib".to_owned()], named(rest)].concat()]
}

/// What nextest says by its exit code: all passed, a test failed, or it did not compile.
fn verdict(output: &Output) -> Result<Verdict, String> {
    let said = String::from_utf8_lossy(&output.stderr);
    match output.status.code() {
        Some(0) => Ok(Verdict::Survived),
        Some(100) if said.contains("TIMEOUT [") => Ok(Verdict::TimedOut),
        Some(100) => Ok(Verdict::Killed),
        Some(101) => Ok(Verdict::Unviable),
        _ => Err(format!("cargo nextest ended with {}:\n{said}", output.status)),
    }
}

#[cfg(test)]
mod tests {
    use std::os::unix::process::ExitStatusExt;
    use std::process::ExitStatus;

    use super::*;

    fn output(code: i32, said: &str) -> Output {
        Output { status: ExitStatus::from_raw(code << 8), stdout: Vec::new(), stderr: said.into() }
    }

    #[test]
    fn exit_codes_are_verdicts() {
        assert_eq!(verdict(&output(0, "")), Ok(Verdict::Survived));
        assert_eq!(verdict(&output(100, "FAIL [ 0.1s] x")), Ok(Verdict::Killed));
        assert_eq!(verdict(&output(100, "TIMEOUT [ 60.0s] x")), Ok(Verdict::TimedOut));
        assert_eq!(verdict(&output(101, "error: could not compile")), Ok(Verdict::Unviable));
        assert!(verdict(&output(96, "no such profile")).is_err());
    }

    #[test]
    fn the_rules_and_the_part_with_the_fault_come_first_and_recorded_games_not_at_all() {
        for game in ["interstellar", "space-diamonds", "starfarers", "starship-builder", "vanguard"] {
            let tests = test_files(game);
            let [first, rest] = stages(&tests, "event");
            assert_eq!(first, ["--test", "rules"], "{game}");
            assert!(rest[0] == "--lib" && rest.contains(&"texts".to_owned()), "{game}");
            assert!(LEFT_OUT.iter().all(|name| !tests.contains(&name.to_string())), "{game}: {tests:?}");
        }
        let tests = ["content", "rules", "texts"].map(str::to_owned);
        let [first, rest] = stages(&tests, "content");
        assert_eq!(
            (first.join(" "), rest.join(" ")),
            ("--test content --test rules".into(), "--lib --test texts".into())
        );
    }
}
