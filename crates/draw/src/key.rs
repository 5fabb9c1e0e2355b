//! The key to a map: its marks, each with its name, as a panel beside the board, in the gallery and in the rulebook.

use maud::{Markup, html};
use orrery_text::Voice;

/// The marks of a map, drawn round the origin within so many units, each with the message that names it.
pub struct Key {
    pub half: i8,
    pub marks: Vec<(Markup, &'static str)>,
}

impl Key {
    /// Beside the board.
    pub fn panel(&self, voice: &Voice<'_>, open: bool) -> Markup {
        html! { details.panel.legend.map-key open[open] { summary.cap { (voice.id("map-key")) } (self.whole(voice)) } }
    }

    pub fn whole(&self, voice: &Voice<'_>) -> Markup {
        self.list(voice, |_| true)
    }

    /// The marks that a rule speaks of, by the names of those of each rule.
    pub fn of_rule(&self, voice: &Voice<'_>, rule: &str, pictures: &[(&str, &[&str])]) -> Markup {
        let named = pictures.iter().find(|(of, _)| *of == rule).map(|(_, names)| names);
        html! { @if let Some(names) = named { (self.list(voice, |name| names.contains(&name))) } }
    }

    fn list(&self, voice: &Voice<'_>, is_shown: impl Fn(&str) -> bool) -> Markup {
        let (half, size) = (self.half, 2 * self.half);
        html! {
            ul.marks { @for (mark, name) in self.marks.iter().filter(|(_, name)| is_shown(name)) { li {
                svg viewBox={ "-" (half) " -" (half) " " (size) " " (size) } aria-hidden="true" { (mark) } span { (voice.id(name)) }
            } } }
        }
    }
}
