//! The points that a path goes through.

use crate::plane::{Point, plus};

/// From point to point, curves as if they were straight; nothing of a path that does anything else.
pub fn segments(data: &str) -> Vec<(Point, Point)> {
    let (mut at, mut segments) = ((0.0, 0.0), Vec::new());
    for (command, numbers) in commands(data) {
        let to = match (command, &numbers[..]) {
            ('M', [x, y]) => {
                at = (*x, *y);
                continue;
            }
            ('L', [x, y]) | ('C', [_, _, _, _, x, y]) => (*x, *y),
            ('l', [x, y]) | ('c', [_, _, _, _, x, y]) => plus(at, (*x, *y)),
            _ => return Vec::new(),
        };
        segments.push((at, to));
        at = to;
    }
    segments
}

fn commands(data: &str) -> impl Iterator<Item = (char, Vec<f64>)> {
    let starts = data.char_indices().filter(|(_, letter)| letter.is_ascii_alphabetic());
    starts.map(|(at, letter)| {
        let rest = &data[at + 1..];
        let end = rest.find(|next: char| next.is_ascii_alphabetic()).unwrap_or(rest.len());
        (letter, numbers(&rest[..end]))
    })
}

/// Numbers with spaces or commas between them, or nothing but the sign of the next one.
pub fn numbers(text: &str) -> Vec<f64> {
    let apart = text.replace('-', " -");
    apart.split([' ', ',', '\n']).filter(|word| !word.is_empty()).filter_map(|word| word.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_the_points_it_goes_through() {
        let line = [((10.0, -5.0), (13.0, -9.0)), ((13.0, -9.0), (1.0, 2.0))];
        assert_eq!(segments("M10-5l3-4L1,2"), line);
        assert_eq!(segments("M0 0c1 1 2 2 6-4"), [((0.0, 0.0), (6.0, -4.0))]);
        assert_eq!(segments("M0 0h0"), []);
        assert_eq!(segments("M0 0A5 5 0 0 1 3 3"), [], "an arc is no way between places");
        assert_eq!(segments(""), []);
    }
}
