//! The note of a guided first game: what it says, how far the game has come, and its answer to the open question. It is
//! a region of the page like those of the game, and knows none.

use maud::{Markup, html};
use orrery_core::{Given, Message, Note, Obeying};
use orrery_draw::{Place, Region, cite, icon, told};
use orrery_text::Voice;

/// `address` is where answers of the one who learns go.
pub fn region<'a>(voice: Voice<'a>, game: &'static str, address: String, note: &'a Note) -> Region<'a> {
    Region::new("lesson", Place::Note, note, move || draw(&voice, game, &address, note))
}

fn draw(voice: &Voice<'_>, game: &str, address: &str, note: &Note) -> Markup {
    let step = Message::new("lesson-step").with("n", note.stage).with("all", note.stages);
    let way = note.answer.as_ref().and_then(way);
    html! {
        // Who shuts it is left alone.
        details.panel.lesson open data-points=(note.points.join(" ")) data-way=[way] {
            summary {
                h2.cap { (icon("i-learn")) (voice.say(&step)) }
                span.dots aria-hidden="true" { @for stage in 1..=note.stages { i.on[stage <= note.stage] {} } }
            }
            p { (told(voice, &note.say)) " " (cite(game, note.rule)) }
            div.do {
                @if let Some(next) = &note.next { p.next { (icon("i-next")) (told(voice, next)) } }
                @if let Some(answer) = &note.answer { (show(voice, address, answer)) }
            }
        }
    }
}

/// With scripts it puts the answer into the question, and sending stays with the main button; without, it sends it.
fn show(voice: &Voice<'_>, address: &str, Obeying { ask, given }: &Obeying) -> Markup {
    let given = serde_json::to_string(given).unwrap_or_default();
    html! {
        form.show method="post" action={ (address) "&ask=" (ask.0) } data-for=(ask.0) {
            button.btn name="given" value=(given) { (voice.id("lesson-show")) }
        }
    }
}

/// A way is drawn on the board.
fn way(answer: &Obeying) -> Option<String> {
    match &answer.given {
        Given::Steps(keys) => Some(keys.join(",")),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use orrery_core::{AskId, Rule};
    use orrery_text::Lang;

    use super::*;

    fn note() -> Note {
        Note::new(Rule("iZ6.1"), 2, 4, Message::new("log")).at("sun").at("craft-0")
    }

    fn drawn(note: &Note) -> String {
        draw(&Voice::shared(Lang::En), "toy", "/t/1/answer?seat=0", note).into_string()
    }

    #[test]
    fn it_says_where_one_is_and_points_at_what_it_speaks_of() {
        let page = drawn(&note());
        assert!(page.contains("step 3 of 4") && page.contains(r#"data-points="sun craft-0""#), "{page}");
        assert_eq!(page.matches(r#"<i class="on""#).count(), 3, "{page}");
        assert!(!page.contains("<form"), "others play: nothing to answer");
    }

    #[test]
    fn its_answer_is_a_form_that_needs_no_script() {
        let page = drawn(&note().answer(AskId(7), Given::Steps(vec!["a".into(), "b".into()])));
        assert!(page.contains(r#"action="/t/1/answer?seat=0&amp;ask=7""#), "{page}");
        assert!(page.contains(r#"data-way="a,b""#) && page.contains("&quot;steps&quot;"), "{page}");
    }
}
