//! Charts of a game that is over: a line for each seat with its shape and its own dash, names and values at their ends,
//! and the same as a table.

use maud::{Markup, html};
use orrery_core::Seat;
use orrery_text::Voice;

use crate::seat_mark;

/// A frame in which a game goes right and numbers go up.
pub struct Frame {
    left: f32,
    top: f32,
    right: f32,
    bottom: f32,
    span: u32,
    most: i64,
}

impl Frame {
    /// `span` is how far the game goes, `most` the highest number.
    pub fn new([left, top, right, bottom]: [f32; 4], span: u32, most: i64) -> Frame {
        Frame { left, top, right, bottom, span: span.max(1), most: most.max(1) }
    }

    pub fn x(&self, at: u32) -> f32 {
        self.left + (self.right - self.left) * at as f32 / self.span as f32
    }

    pub fn y(&self, number: i64) -> f32 {
        self.bottom - (self.bottom - self.top) * number as f32 / self.most as f32
    }

    pub fn place(&self, at: u32, number: i64) -> String {
        format!("{} {}", px(self.x(at)), px(self.y(number)))
    }
}

/// A place in a picture: half pixels are enough.
pub fn px(place: f32) -> String {
    format!("{}", (place * 2.0).round() / 2.0)
}

/// A number of each seat over a game.
pub struct Curve<'a> {
    pub lines: Vec<(Seat, Vec<(u32, i64)>)>,
    /// A number that everybody is on the way to.
    pub goal: Option<i64>,
    /// The picture in words.
    pub label: String,
    /// What a mark says to whoever points at it.
    pub tip: &'a dyn Fn(Seat, u32, i64) -> String,
    /// Where a mark leads.
    pub leads: Option<&'a dyn Fn(u32) -> String>,
}

impl Curve<'_> {
    pub fn draw(&self, voice: &Voice<'_>) -> Markup {
        let frame = self.frame();
        // A picture has nothing in it to press.
        let role = if self.leads.is_some() { "group" } else { "img" };
        html! {
            svg viewBox="0 0 380 216" role=(role) aria-label=(self.label) {
                (axes(&frame, self.goal))
                @for at in 0..self.lines.len() { (self.line(&frame, at)) }
                (self.ends(voice, &frame))
            }
        }
    }

    fn frame(&self) -> Frame {
        let marks = || self.lines.iter().flat_map(|(_, marks)| marks);
        let most = marks().map(|(_, number)| *number).chain(self.goal).max().unwrap_or(0);
        Frame::new([22.0, 10.0, 292.0, 196.0], marks().map(|(at, _)| *at).max().unwrap_or(0), most)
    }

    /// Lines lie a little apart, so that equals stay visible.
    fn line(&self, frame: &Frame, nth: usize) -> Markup {
        let (seat, marks) = &self.lines[nth];
        let places: Vec<String> = marks.iter().map(|(at, number)| frame.place(*at, *number)).collect();
        let aside = 1.2 * (nth as f32 - (self.lines.len() - 1) as f32 / 2.0);
        html! {
            g.{ "curve-line s" (seat.0 + 1) } transform={ "translate(0 " (px(aside)) ")" } {
                @if !places.is_empty() { path d={ "M" (places.join("L")) } {} }
                @for (at, number) in marks { @match self.leads {
                    // The table below has the same links for the keyboard.
                    Some(leads) => a href=(leads(*at)) tabindex="-1" { (self.mark(frame, *seat, *at, *number)) },
                    None => (self.mark(frame, *seat, *at, *number)),
                } }
            }
        }
    }

    fn mark(&self, frame: &Frame, seat: Seat, at: u32, number: i64) -> Markup {
        html! {
            use href={ "#sh" (seat.0 + 1) } x=(px(frame.x(at) - 4.0)) y=(px(frame.y(number) - 4.0)) width="8" height="8" {
                title { ((self.tip)(seat, at, number)) }
            }
        }
    }

    /// Names at the ends of the lines, apart from each other.
    fn ends(&self, voice: &Voice<'_>, frame: &Frame) -> Markup {
        let last = |marks: &[(u32, i64)]| marks.last().map_or(0, |(_, number)| *number);
        let mut seats: Vec<(Seat, i64)> = self.lines.iter().map(|(seat, marks)| (*seat, last(marks))).collect();
        seats.sort_by_key(|(_, number)| *number);
        let heights = apart(seats.iter().map(|(_, number)| frame.y(*number)).collect(), frame.top, frame.bottom);
        html! { @for ((seat, number), y) in seats.iter().zip(heights) {
            g.{ "last s" (seat.0 + 1) } {
                use href={ "#sh" (seat.0 + 1) } x=(frame.right + 8.0) y=(px(y - 5.0)) width="10" height="10" {}
                text x=(frame.right + 22.0) y=(px(y + 4.0)) { (short(&voice.name(*seat))) " " tspan { (number) } }
            }
        } }
    }
}

const LABEL: f32 = 15.0;

/// Heights from the lowest up, each with room for a label, and none above the top.
fn apart(mut heights: Vec<f32>, top: f32, bottom: f32) -> Vec<f32> {
    let mut edge = bottom + LABEL;
    for y in &mut heights {
        edge = y.min(edge - LABEL);
        *y = edge;
    }
    edge = top - LABEL;
    for y in heights.iter_mut().rev() {
        edge = y.max(edge + LABEL);
        *y = edge;
    }
    heights
}

/// As many lines across as can be read, one for the goal; so many places are named that the names have room.
fn axes(frame: &Frame, goal: Option<i64>) -> Markup {
    let step = |whole: i64, lines: i64| {
        [1, 2, 5, 10, 20, 50, 100, 200, 500].into_iter().find(|step| whole / step <= lines).unwrap_or(1000)
    };
    let (up, along) = (step(frame.most, 5), step(i64::from(frame.span), 10));
    html! {
        @for number in (0..=frame.most).step_by(up as usize) {
            path.grid d={ "M" (frame.left) " " (px(frame.y(number))) "H" (frame.right) } {}
            text.axis.up x=(frame.left - 5.0) y=(px(frame.y(number) + 4.0)) { (number) }
        }
        @if let Some(goal) = goal { path.grid.goal d={ "M" (frame.left) " " (px(frame.y(goal))) "H" (frame.right) } {} }
        @for at in (0..=frame.span).step_by(along as usize) {
            text.axis.mid x=(px(frame.x(at))) y=(frame.bottom + 18.0) { (at) }
        }
    }
}

/// As much of a name as there is room for; wide letters count twice.
fn short(name: &str) -> String {
    let width = |letter: char| if letter.is_ascii() { 1 } else { 2 };
    let mut room = 8;
    let fits = |letter: &char| {
        room -= width(*letter);
        room >= 0
    };
    let kept: String = name.chars().take_while(fits).collect();
    if kept.len() < name.len() { format!("{kept}…") } else { kept }
}

/// A chart with its heading.
pub fn figure(class: &str, heading: &str, body: Markup) -> Markup {
    html! { figure.{ "fig " (class) } { figcaption { h3 { (heading) } } (body) } }
}

/// A table with a column for each seat.
pub struct Columns<'a> {
    pub seats: &'a [Seat],
    /// What the rows are, for those who listen.
    pub corner: String,
    /// What each row is called, and what it has for each seat.
    pub rows: Vec<(Markup, Vec<Markup>)>,
    /// A row that sums up, and others below it.
    pub total: Vec<(Markup, Vec<Markup>)>,
    /// Whose sum stands out.
    pub best: Vec<Seat>,
}

impl Columns<'_> {
    pub fn draw(&self, voice: &Voice<'_>) -> Markup {
        html! {
            table.scores {
                thead { tr { th { span.vh { (self.corner) } } @for seat in self.seats {
                    th scope="col" { (seat_mark(*seat)) (voice.name(*seat)) }
                } } }
                tbody { @for (head, cells) in &self.rows { tr { th scope="row" { (head) } @for cell in cells { td { (cell) } } } } }
                @if !self.total.is_empty() { tfoot { @for (nth, (head, cells)) in self.total.iter().enumerate() {
                    tr.tie[nth > 0] { th scope="row" { (head) } @for (seat, cell) in self.seats.iter().zip(cells) {
                        td.best[nth == 0 && self.best.contains(seat)] { (cell) }
                    } }
                } } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_lie_apart_and_inside() {
        assert_eq!(apart(vec![196.0; 3], 10.0, 196.0), [196.0, 181.0, 166.0]);
        assert_eq!(apart(vec![100.0, 10.0, 10.0], 10.0, 196.0), [100.0, 25.0, 10.0]);
    }
}
