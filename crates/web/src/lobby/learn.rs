//! First games for newcomers: what each game offers to learn it by.

use maud::{Markup, html};
use orrery_bots::{LESSON, Lesson, Level};
use orrery_catalog::{AnyGame, games};
use orrery_core::Message;
use orrery_draw::icon;
use orrery_text::Voice;

use crate::person::Person;

pub fn draw(person: &Person) -> Markup {
    let voice = person.voice();
    html! {
        section aria-labelledby="h-learn" {
            div.h { h2 id="h-learn" { (voice.id("learn-by-playing")) } span.gl { (voice.id("learn-by-playing-text")) } }
            div.lrn { @for game in games() { (card(person, game)) } }
        }
    }
}

/// A lesson is begun by a form of its own: Enter in a field of another starts another game.
fn card(person: &Person, game: &dyn AnyGame) -> Markup {
    let (voice, id) = (Voice::new(game.texts(), person.lang, &[]), game.info().id);
    html! {
        form.lc.panel method="post" action="/tables" {
            input type="hidden" name="game" value=(id);
            div.vig { (game.cover()) }
            div.gb {
                h3 { (voice.id(&format!("game-{id}"))) }
                span.gl { (voice.id(&format!("tagline-{id}"))) }
                @for lesson in game.lessons() { (lesson_buttons(&voice, *game.info().seats.end(), lesson)) }
                a.lb href={ "/rules/" (id) } { (voice.id("learn-go")) (icon("i-next")) }
            }
        }
    }
}

fn lesson_buttons(voice: &Voice<'_>, most: u8, lesson: &Lesson) -> Markup {
    html! {
        div.ls {
            button.lp name=(LESSON) value=(lesson.id) { (icon("i-play")) (voice.id(&format!("option-{LESSON}-{}", lesson.id))) }
            span { (voice.say(&who_plays(lesson))) }
            @if lesson.may_join && lesson.bots.is_empty() {
                span { (voice.id("players")) ": " @for seats in 2..=most {
                    button.lj formaction={ "/tables?others=invite&seats=" (seats) } name=(LESSON) value=(lesson.id) aria-label={ (voice.id("players")) ": " (seats) } { (seats) } " "
                } }
            } @else if lesson.may_join {
                button.lj formaction="/tables?others=invite" name=(LESSON) value=(lesson.id) { (voice.id("lesson-join")) }
            }
        }
    }
}

/// Who sits at a lesson besides the pupil.
fn who_plays(lesson: &Lesson) -> Message {
    const LEVELS: [&str; Level::ALL.len()] = ["level-random", "level-easy", "level-normal", "level-hard"];
    let alike = lesson.bots.chunk_by(|a, b| a == b);
    let bots =
        |alike: &[Level]| Message::new("lesson-bots").with("n", alike.len()).with("level", LEVELS[alike[0] as usize]);
    let bots: Vec<Message> = alike.map(bots).collect();
    match bots.is_empty() {
        true => Message::new("lesson-alone"),
        false => Message::new("lesson-seats").with("bots", bots),
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderMap;

    use super::*;

    #[test]
    fn the_card_says_who_sits_at_a_lesson() {
        let form = draw(&Person::stranger(&HeaderMap::new())).into_string();
        assert!(form.contains("with 1 bot (easy)"), "{form}");
        assert!(form.contains("formaction=\"/tables?others=invite\""), "friends may join");
        let lesson = |bots: &'static [Level]| who_plays(&Lesson { id: "x", bots, may_join: false });
        let say = |message: Message| Voice::shared(orrery_text::Lang::En).say(&message);
        assert_eq!(say(lesson(&[])), "alone");
        let bots = &[Level::Easy, Level::Easy, Level::Hard];
        assert_eq!(say(lesson(bots)), "with 2 bots (easy) and 1 bot (hard)");
    }
}
