//! Small parts shared by all faces and pages.

use maud::{Markup, PreEscaped, html};
use orrery_core::{Fact, Rule, Seat, Tone};
use orrery_text::Voice;

use crate::Id;

/// A seat's mark: colour and shape together, never colour alone. Pictures without a name are not read aloud; a name
/// stands beside them.
pub fn seat_mark(seat: Seat) -> Markup {
    let n = seat.0 % 6 + 1;
    PreEscaped(format!(r##"<svg class="seat s{n}"><use href="#sh{n}"/></svg>"##))
}

/// A region drawn inside another one, under the id by which it is found later.
pub fn part(id: Id, body: Markup) -> Markup {
    html! { div.r id={ "r-" (id.as_str()) } { (body) } }
}

pub fn icon(name: &str) -> Markup {
    PreEscaped(format!(r##"<svg class=i><use href="#{name}"/></svg>"##))
}

/// A rule id as a link into the game's rulebook. The id needs no escaping in an address: letters, digits, dots, dashes.
pub fn cite(game: &str, rule: Rule) -> Markup {
    html! {
        @if rule == Rule::TABLE { a.cite href="/help#table" { "?" } }
        @else { a.cite href={ "/rules/" (game) "#" (rule.0) } { (rule.0) } }
    }
}

pub fn fact_text(voice: &Voice<'_>, game: &str, fact: &Fact) -> Markup {
    html! {
        span class=(tone_class(fact.tone)) {
            (icon(tone_icon(fact.tone))) (voice.say(&fact.message))
            @if let Some(rule) = fact.rule { " " (cite(game, rule)) }
        }
    }
}

pub fn tone_class(tone: Tone) -> &'static str {
    match tone {
        Tone::Plain => "fact",
        Tone::Good => "fact good",
        Tone::Warn => "fact warn",
        Tone::Bad => "fact bad",
    }
}

fn tone_icon(tone: Tone) -> &'static str {
    match tone {
        Tone::Plain => "i-dot",
        Tone::Good => "i-check",
        Tone::Warn => "i-warn",
        Tone::Bad => "i-x",
    }
}

/// An exact fraction as people write it.
pub fn ratio(voice: &Voice<'_>, num: i64, den: i64) -> String {
    voice.say(&orrery_core::Message::new("ratio").with("value", orrery_core::Arg::Ratio(num, den)))
}
