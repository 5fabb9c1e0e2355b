//! Small parts shared by all faces and pages.

use std::sync::OnceLock;

use maud::{Markup, PreEscaped, Render, html};
use orrery_core::{Fact, Message, Rule, Seat, Tone};
use orrery_text::{Ink, Lang, Voice};

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

    pub fn of(&'static self, voice: &Voice<'_>, draw: impl FnOnce(&Voice<'_>) -> Markup) -> PreEscaped<&'static str> {
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

/// A message with its signs drawn.
pub fn told<'a>(voice: &'a Voice<'a>, message: &'a Message) -> Told<'a> {
    Told { voice, message }
}

pub struct Told<'a> {
    voice: &'a Voice<'a>,
    message: &'a Message,
}

impl Render for Told<'_> {
    fn render_to(&self, out: &mut String) {
        self.voice.write(&mut Paper(out), self.message);
    }
}

/// The text of a page. Every word is escaped: people choose their names.
struct Paper<'a>(&'a mut String);

impl Ink for Paper<'_> {
    fn text(&mut self, text: &str) {
        text.render_to(self.0);
    }

    /// The name is there for those who listen, and for whoever points at it.
    fn sign(&mut self, symbol: &'static str, name: &str) {
        html! { span.sign title=(name) { (icon(symbol)) span.vh { (name) } } }.render_to(self.0);
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
            (icon(tone_icon(fact.tone))) (told(voice, &fact.message))
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
        Tone::Grave => "fact warn grave",
    }
}

fn tone_icon(tone: Tone) -> &'static str {
    match tone {
        Tone::Plain => "i-dot",
        Tone::Good => "i-check",
        Tone::Warn | Tone::Grave => "i-warn",
        Tone::Bad => "i-x",
    }
}

/// An exact fraction as people write it.
pub fn ratio(voice: &Voice<'_>, num: i64, den: i64) -> String {
    voice.say(&Message::new("ratio").with("value", orrery_core::Arg::Ratio(num, den)))
}

/// Seats in the order in which their pieces are drawn: one's own lie on top.
pub fn own_last(own: Option<Seat>, seats: impl Iterator<Item = Seat>) -> impl Iterator<Item = Seat> {
    seats.filter(move |seat| own != Some(*seat)).chain(own)
}

#[cfg(test)]
mod tests {
    use orrery_core::Sign;
    use orrery_text::Texts;

    use super::*;

    fn drawn(message: &Message) -> String {
        let texts =
            Texts::of_game(&[("en", "rolls = { $seat } <rolls> { $die }\ngem = \"><i>"), ("it", ""), ("ja", "")]);
        let names = ["<script>alert('&')</script>".to_owned()];
        told(&Voice::new(&texts, Lang::En, &names), message).render().into_string()
    }

    #[test]
    fn a_sign_is_drawn_and_has_its_name() {
        let die = drawn(&Message::new("ratio").with("value", Sign::die(5)));
        let picture = r##"<svg class=i><use href="#die-5"/></svg>"##;
        assert_eq!(die, format!(r#"<span class="sign" title="5">{picture}<span class="vh">5</span></span>"#));
        let faces = (1..=6).map(|face| Sign::die(face).symbol);
        assert!(faces.map(|face| format!("id=\"{face}\"")).all(|id| crate::SYMBOLS.contains(&id)));
    }

    #[test]
    fn nothing_anybody_is_called_becomes_markup() {
        let message = Message::new("rolls").with("seat", Seat(0)).with("die", Sign::new("gem", Message::new("gem")));
        let drawn = drawn(&message);
        assert!(drawn.starts_with("&lt;script&gt;alert('&amp;')&lt;/script&gt; &lt;rolls&gt; <span"), "{drawn}");
        let gem = "&quot;&gt;&lt;i&gt;";
        assert!(drawn.contains(&format!("title=\"{gem}\"")) && drawn.contains(&format!(">{gem}<")), "{drawn}");
    }
}
