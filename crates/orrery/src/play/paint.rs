//! Colour on a terminal, by the codes that all of them know. Nothing is told by colour alone: seats bear their number,
//! warnings a sign. A pipe gets neither.

use std::io::IsTerminal;

use orrery_core::{Seat, Tone};

/// When there is colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum When {
    /// On a terminal, unless NO_COLOR is set or TERM is dumb
    #[default]
    Auto,
    /// Also through a pipe
    Always,
    /// Seats still bear their numbers on a terminal, warnings their sign
    Never,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paint {
    pub colour: bool,
    /// The numbers of seats and the signs of facts, which do without colour.
    pub signs: bool,
}

/// What the surroundings say.
pub struct Around<'a> {
    pub terminal: bool,
    pub no_color: Option<&'a str>,
    pub term: Option<&'a str>,
}

impl Paint {
    pub fn of(when: When) -> Paint {
        let (no_color, term) = (std::env::var("NO_COLOR").ok(), std::env::var("TERM").ok());
        let terminal = std::io::stdout().is_terminal();
        Paint::within(when, &Around { terminal, no_color: no_color.as_deref(), term: term.as_deref() })
    }

    pub fn within(when: When, around: &Around<'_>) -> Paint {
        let unwanted = around.no_color.is_some_and(|set| !set.is_empty()) || around.term == Some("dumb");
        let colour = match when {
            When::Auto => around.terminal && !unwanted,
            When::Always => true,
            When::Never => false,
        };
        Paint { colour, signs: around.terminal || colour }
    }

    /// Each code is ended by its own: one may stand inside another.
    fn code(self, on: u8, off: u8, text: &str) -> String {
        if self.colour && !text.is_empty() { format!("\x1b[{on}m{text}\x1b[{off}m") } else { text.to_owned() }
    }

    pub fn bold(self, text: &str) -> String {
        self.code(1, 22, text)
    }

    pub fn dim(self, text: &str) -> String {
        self.code(2, 22, text)
    }

    pub fn reversed(self, text: &str) -> String {
        self.code(7, 27, text)
    }

    pub fn seat(self, seat: Seat, text: &str) -> String {
        // Near the colours of the pages: blue, red, green, purple, brown, grey.
        const SEATS: [u8; 6] = [94, 91, 92, 95, 33, 37];
        self.code(SEATS[seat.index() % SEATS.len()], 39, text)
    }

    /// Somebody's name, with the number that stands for them on the map.
    pub fn name(self, seat: Seat, name: &str) -> String {
        if self.signs { self.seat(seat, &format!("<{}>{name}", seat.number())) } else { name.to_owned() }
    }

    pub fn tone(self, tone: Tone, text: &str) -> String {
        let (sign, colour) = match tone {
            Tone::Plain => return text.to_owned(),
            Tone::Good => ("✓ ", 32),
            Tone::Warn => ("! ", 33),
            Tone::Grave => ("!! ", 33),
            Tone::Bad => ("× ", 31),
        };
        if self.signs { self.code(colour, 39, &format!("{sign}{text}")) } else { text.to_owned() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TERMINAL: Around<'static> = Around { terminal: true, no_color: None, term: Some("xterm") };
    const PLAIN: Paint = Paint { colour: false, signs: false };

    #[test]
    fn a_pipe_gets_neither_colour_nor_signs() {
        let pipe = Paint::within(When::Auto, &Around { terminal: false, ..TERMINAL });
        assert_eq!(pipe, PLAIN);
        let said = [pipe.bold("a"), pipe.dim("a"), pipe.tone(Tone::Warn, "a"), pipe.name(Seat(1), "a")];
        assert!(said.iter().all(|said| said == "a"), "{said:?}");
    }

    #[test]
    fn whoever_wants_no_colour_still_has_signs() {
        for around in [Around { no_color: Some("1"), ..TERMINAL }, Around { term: Some("dumb"), ..TERMINAL }] {
            let paint = Paint::within(When::Auto, &around);
            assert_eq!((paint.colour, paint.signs), (false, true));
            assert_eq!(paint.name(Seat(1), "Vega"), "<2>Vega");
            assert_eq!(paint.tone(Tone::Warn, "costs"), "! costs");
        }
        assert!(!Paint::within(When::Never, &TERMINAL).colour);
    }

    #[test]
    fn a_terminal_has_colour_and_a_pipe_where_it_is_asked_for() {
        assert!(Paint::within(When::Auto, &TERMINAL).colour);
        assert!(Paint::within(When::Auto, &Around { no_color: Some(""), ..TERMINAL }).colour, "set to nothing");
        let asked = Paint::within(When::Always, &Around { terminal: false, no_color: Some("1"), term: None });
        assert!(asked.colour && asked.signs);
        assert_eq!(asked.bold(&asked.seat(Seat(0), "x")), "\x1b[1m\x1b[94mx\x1b[39m\x1b[22m");
    }
}
