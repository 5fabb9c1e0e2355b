//! Small parts shared by all faces and pages.

use std::sync::OnceLock;

use maud::{Markup, PreEscaped, Render, html};
use orrery_core::{Fact, Rule, Seat, Tone};
use orrery_text::{Lang, Voice};

use crate::Id;

/// A seat's mark: colour and shape together, never colour alone. Pictures without a name are not read aloud; a name
/// stands beside them.
pub fn seat_mark(seat: Seat) -> PreEscaped<&'static str> {
    const MARKS: [&str; 6] = [
        r##"<svg class="seat s1"><use href="#sh1"/></svg>"##,
        r##"<svg class="seat s2"><use href="#sh2"/></svg>"##,
        r##"<svg class="seat s3"><use href="#sh3"/></svg>"##,
        r##"<svg class="seat s4"><use href="#sh4"/></svg>"##,
        r##"<svg class="seat s5"><use href="#sh5"/></svg>"##,
        r##"<svg class="seat s6"><use href="#sh6"/></svg>"##,
    ];
    PreEscaped(MARKS[seat.index() % MARKS.len()])
}

/// A large picture that differs by language alone: each is drawn once.
pub struct Drawn([OnceLock<String>; Lang::ALL.len()]);

impl Drawn {
    pub const fn new() -> Self {
        Drawn([const { OnceLock::new() }; Lang::ALL.len()])
    }

    pub fn of(&'static self, voice: &Voice<'_>, draw: fn(&Voice<'_>) -> Markup) -> PreEscaped<&'static str> {
        PreEscaped(self.0[voice.lang as usize].get_or_init(|| draw(voice).into_string()))
    }
}

impl Default for Drawn {
    fn default() -> Self {
        Self::new()
    }
}

/// A region drawn inside another one, under the id by which it is found later.
pub fn part(id: Id, body: impl Render) -> Markup {
    html! { div.r id={ "r-" (id.as_str()) } { (body) } }
}

/// A symbol by its id. Small parts write themselves into the page: live updates are made of many of them.
pub fn icon(name: &str) -> Icon<'_> {
    Icon(name)
}

pub struct Icon<'a>(&'a str);

impl Render for Icon<'_> {
    fn render_to(&self, out: &mut String) {
        [r##"<svg class=i><use href="#"##, self.0, r##""/></svg>"##].iter().for_each(|piece| out.push_str(piece));
    }
}

/// A rule id as a link into the game's rulebook. The id needs no escaping in an address: letters, digits, dots, dashes.
pub fn cite(game: &str, rule: Rule) -> Cite<'_> {
    Cite { game, rule }
}

pub struct Cite<'a> {
    game: &'a str,
    rule: Rule,
}

impl Render for Cite<'_> {
    fn render_to(&self, out: &mut String) {
        if self.rule == Rule::TABLE {
            return out.push_str(r##"<a class=cite href="/help#table">?</a>"##);
        }
        let (game, rule) = (self.game, self.rule.0);
        ["<a class=cite href=\"/rules/", game, "#", rule, "\">", rule, "</a>"]
            .iter()
            .for_each(|piece| out.push_str(piece));
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
