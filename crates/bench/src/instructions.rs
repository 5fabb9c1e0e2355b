//! Instructions per answer, counted by valgrind: the same on every machine and whatever else it does.

use std::path::Path;
use std::process::Command;

use crate::{Result, because};

pub fn is_available() -> bool {
    Command::new("valgrind").arg("--version").output().is_ok_and(|said| said.status.success())
}

/// What one run of a program under valgrind came to.
struct Run {
    instructions: f64,
    answers: f64,
}

/// Runs `program` with a small and a large count of games: their difference is free of what the start costs.
pub fn per_answer(program: &Path, game: &str, seats: u8, games: u64) -> Result<f64> {
    let few = run(program, game, seats, games)?;
    let many = run(program, game, seats, 5 * games)?;
    Ok((many.instructions - few.instructions) / (many.answers - few.answers))
}

/// The program prints how many answers it gave; valgrind says on the error stream how many instructions that took.
fn run(program: &Path, game: &str, seats: u8, games: u64) -> Result<Run> {
    let mut valgrind = Command::new("valgrind");
    valgrind.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]).arg(program);
    valgrind.args(["--game", game, "--seats", &seats.to_string(), "--count", &games.to_string()]);
    let said = valgrind.output().map_err(because("cannot run valgrind"))?;
    let (out, notes) = (String::from_utf8_lossy(&said.stdout), String::from_utf8_lossy(&said.stderr));
    let answers = out.trim().parse().ok();
    let instructions = collected(&notes);
    match (answers, instructions) {
        (Some(answers), Some(instructions)) => Ok(Run { instructions, answers }),
        _ => Err(format!("valgrind did not count: {notes}")),
    }
}

fn collected(notes: &str) -> Option<f64> {
    let line = notes.lines().find_map(|line| line.split_once("Collected :"))?;
    line.1.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_count_is_found_among_the_notes() {
        assert_eq!(collected("==1== Events    : Ir\n==1== Collected : 24810\n"), Some(24810.0));
        assert_eq!(collected("==1== nothing"), None);
    }
}
