//! A sheet of letters in columns and lines, on which nothing is written twice.

use super::super::paint::Paint;
use super::super::screen::{width, width_of};
use orrery_core::Seat;

/// How something is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    Plain,
    Dim,
    /// The number of an option.
    Label,
    Seat(Seat),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cell {
    Empty,
    /// A way: words may cover it, marks do.
    Way(char, Ink),
    Letter(char, Ink),
    /// Covered by the wide letter before it.
    Rest,
}

/// A column and a line; outside the sheet as well.
pub type Spot = (isize, isize);

pub struct Grid {
    columns: usize,
    lines: usize,
    cells: Vec<Cell>,
}

impl Grid {
    pub fn new(columns: usize, lines: usize) -> Grid {
        Grid { columns, lines, cells: vec![Cell::Empty; columns * lines] }
    }

    fn index(&self, (column, line): Spot) -> Option<usize> {
        let (column, line) = (usize::try_from(column).ok()?, usize::try_from(line).ok()?);
        (column < self.columns && line < self.lines).then(|| line * self.columns + column)
    }

    fn cell(&self, spot: Spot) -> Option<Cell> {
        self.index(spot).map(|at| self.cells[at])
    }

    pub fn has(&self, spot: Spot) -> bool {
        self.index(spot).is_some()
    }

    /// Whether a text of that width has room there: inside the sheet and over nothing but ways.
    pub fn is_free(&self, (column, line): Spot, width: usize) -> bool {
        let free = |at: isize| matches!(self.cell((at, line)), Some(Cell::Empty | Cell::Way(..)));
        (column..column + width as isize).all(free)
    }

    /// Whether it would also stand clear of its neighbours in the line.
    pub fn is_clear(&self, (column, line): Spot, width: usize) -> bool {
        let after = column + width as isize;
        let written = |at: isize| matches!(self.cell((at, line)), Some(Cell::Letter(..) | Cell::Rest));
        self.is_free((column, line), width) && !written(column - 1) && !written(after)
    }

    /// How many cells of ways a text there would cover or touch.
    pub fn covers(&self, (column, line): Spot, width: usize) -> usize {
        let is_way = |at: &isize| matches!(self.cell((*at, line)), Some(Cell::Way(..)));
        (column - 1..=column + width as isize).filter(is_way).count()
    }

    /// A crossing of ways, no more than they are.
    pub fn dot(&mut self, spot: Spot, ink: Ink) {
        if let Some(at) = self.index(spot).filter(|at| self.cells[*at] == Cell::Empty) {
            self.cells[at] = Cell::Way('.', ink);
        }
    }

    pub fn write(&mut self, (mut column, line): Spot, text: &str, ink: Ink) {
        for letter in text.chars() {
            let wide = width(letter) as isize;
            for (nth, cell) in (column..column + wide).enumerate() {
                if let Some(at) = self.index((cell, line)) {
                    self.cells[at] = if nth == 0 { Cell::Letter(letter, ink) } else { Cell::Rest };
                }
            }
            column += wide;
        }
    }

    /// A way between two spots, under everything else.
    pub fn way(&mut self, from: Spot, to: Spot, ink: Ink) {
        let (right, down) = (to.0 - from.0, to.1 - from.1);
        let steps = right.abs().max(down.abs());
        let along = |from: isize, by: isize, step: isize| from + (2 * by * step + steps * by.signum()) / (2 * steps);
        let spot = |step: isize| (along(from.0, right, step), along(from.1, down, step));
        for step in 1..steps {
            let Some(at) = self.index(spot(step)) else { continue };
            // A long way goes on step by step, a short one in one stroke.
            let next = (spot(step + 1).0 - spot(step).0, spot(step + 1).1 - spot(step).1);
            let letter = if steps > SHORT { stroke(next.0, next.1) } else { stroke(right, down) };
            match self.cells[at] {
                Cell::Empty => self.cells[at] = Cell::Way(letter, ink),
                Cell::Way(_, Ink::Dim) if ink != Ink::Dim => self.cells[at] = Cell::Way(letter, ink),
                _ => {}
            }
        }
    }

    /// The lines as they are printed.
    pub fn lines(&self, paint: Paint) -> Vec<String> {
        self.cells.chunks(self.columns).map(|line| printed(line, paint)).collect()
    }
}

/// How many columns or lines a short way goes.
const SHORT: isize = 4;

/// The stroke that leads that way; a line is about twice as high as a column is wide.
fn stroke(right: isize, down: isize) -> char {
    let (wide, high) = (right.abs(), 2 * down.abs());
    match () {
        () if 5 * high < 2 * wide => '-',
        () if 5 * wide < 2 * high => '|',
        () if (right > 0) == (down > 0) => '\\',
        () => '/',
    }
}

fn printed(line: &[Cell], paint: Paint) -> String {
    let (mut out, mut run, mut last) = (String::new(), String::new(), Ink::Plain);
    for cell in line {
        let (letter, ink) = match cell {
            Cell::Empty => (' ', Ink::Plain),
            Cell::Way(letter, ink) | Cell::Letter(letter, ink) => (*letter, *ink),
            Cell::Rest => continue,
        };
        if ink != last {
            out += &inked(paint, last, &run);
            (run, last) = (String::new(), ink);
        }
        run.push(letter);
    }
    out += &inked(paint, last, &run);
    out.trim_end().to_owned()
}

fn inked(paint: Paint, ink: Ink, text: &str) -> String {
    match ink {
        Ink::Plain => text.to_owned(),
        Ink::Dim => paint.dim(text),
        Ink::Label => paint.bold(&paint.reversed(text)),
        Ink::Seat(seat) => paint.bold(&paint.seat(seat, text)),
    }
}

/// Phrases as lines of at most that width.
pub fn wrapped(phrases: &[String], between: &str, columns: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for phrase in phrases {
        match lines.last_mut() {
            Some(line) if width_of(line) + width_of(between) + width_of(phrase) <= columns => {
                line.push_str(between);
                line.push_str(phrase);
            }
            _ => lines.push(phrase.clone()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: Paint = Paint { colour: false, signs: false };

    #[test]
    fn wide_letters_take_two_columns() {
        let mut grid = Grid::new(8, 1);
        grid.write((1, 0), "地図x", Ink::Plain);
        assert_eq!(grid.lines(PLAIN), [" 地図x"]);
        assert!(!grid.is_free((2, 0), 1), "under the second half of a letter");
        assert!(!grid.is_free((5, 0), 1) && grid.is_free((6, 0), 2) && !grid.is_free((6, 0), 3));
        assert!(!grid.is_clear((6, 0), 2), "it would touch the letter before it");
    }

    #[test]
    fn ways_lie_under_everything() {
        let mut grid = Grid::new(7, 3);
        grid.write((3, 1), "o", Ink::Plain);
        grid.way((0, 1), (6, 1), Ink::Dim);
        grid.way((0, 0), (6, 2), Ink::Dim);
        let lines = grid.lines(PLAIN);
        assert_eq!(lines[1].chars().nth(3), Some('o'));
        assert_eq!(grid.covers((1, 1), 5), 4);
        assert_eq!(grid.covers((0, 1), 1), 1, "the next cell is a way");
        grid.way((2, 0), (900, 900), Ink::Dim);
    }

    #[test]
    fn strokes_lead_where_they_go() {
        assert_eq!(
            [stroke(9, 0), stroke(0, 3), stroke(4, 2), stroke(4, -2), stroke(-4, -2)],
            ['-', '|', '\\', '/', '\\']
        );
    }

    #[test]
    fn phrases_are_wrapped_by_their_width() {
        let phrases = ["ab", "地図", "c"].map(str::to_owned);
        assert_eq!(wrapped(&phrases, ", ", 8), ["ab, 地図", "c"]);
    }
}
