//! A game as a line of JSON; lists go by seat.

use std::fs::File;
use std::io::{self, BufWriter, ErrorKind, Write};

use orrery_bots::Level;
use orrery_catalog::Simulated;
use orrery_core::Seat;
use serde_json::{Value, json};

use super::tally::turn;

/// Where rows go, if anywhere.
pub struct Rows {
    to: Option<BufWriter<Box<dyn Write>>>,
    name: String,
}

impl Rows {
    pub fn open(name: Option<&str>) -> Result<Rows, String> {
        let to: Option<Box<dyn Write>> = match name {
            None => None,
            Some("-") => Some(Box::new(io::stdout())),
            Some(file) => {
                let made = File::create(file).map_err(|error| {
                    format!("cannot write rows to {file}: {error}; name a file in a folder that is there, or -")
                })?;
                Some(Box::new(made))
            }
        };
        Ok(Rows { to: to.map(BufWriter::new), name: name.unwrap_or_default().to_owned() })
    }

    /// Whether standard output is taken.
    pub fn are_printed(&self) -> bool {
        self.name == "-"
    }

    pub fn write(&mut self, number: u64, seed: u64, done: &Simulated, seated: &[Level]) -> Result<(), String> {
        let Some(to) = &mut self.to else { return Ok(()) };
        let written = writeln!(to, "{}", row(number, seed, done, seated));
        self.checked(written)
    }

    pub fn close(&mut self) -> Result<(), String> {
        let written = self.to.as_mut().map_or(Ok(()), Write::flush);
        self.checked(written)
    }

    /// Whoever reads a pipe may stop reading.
    fn checked(&mut self, written: io::Result<()>) -> Result<(), String> {
        match written {
            Err(error) if error.kind() == ErrorKind::BrokenPipe => self.to = None,
            Err(error) => return Err(format!("cannot write rows to {}: {error}", self.name)),
            Ok(()) => {}
        }
        Ok(())
    }
}

fn row(number: u64, seed: u64, done: &Simulated, seated: &[Level]) -> Value {
    let places = &done.outcome.places;
    let turns: Vec<_> = places.iter().map(|place| turn(done, place.seat).map(|turn| turn + 1)).collect();
    let held: Vec<_> = places.iter().map(|place| held(done, place.seat)).collect();
    json!({
        "number": number, "seed": seed, "answers": done.answers, "ending": done.outcome.ending,
        "together": done.outcome.together, "levels": seated, "turns": turns,
        "places": places.iter().map(|place| place.place).collect::<Vec<_>>(),
        "scores": places.iter().map(|place| place.score).collect::<Vec<_>>(),
        "held": held, "figures": done.figures,
    })
}

fn held(done: &Simulated, seat: Seat) -> Vec<String> {
    let own = done.held.iter().filter(|held| held.seat == seat);
    own.map(|held| format!("{} {}", held.sort, held.name)).collect()
}
