//! The form that starts a game.

use maud::{Markup, html};
use orrery_bots::{LESSON, Lesson, Level};
use orrery_catalog::{AnyGame, games};
use orrery_core::{GameOption, Info, Message};
use orrery_draw::icon;
use orrery_text::Voice;

use super::create::table_name;
use crate::person::Person;

/// Two clicks: the game is chosen already, the settings have defaults.
pub fn draw(person: &Person, chosen: &'static dyn AnyGame) -> Markup {
    let voice = Voice::new(chosen.texts(), person.lang, &[]);
    let info = chosen.info();
    html! {
        // The buttons of lessons belong to a form of their own: Enter in a field of the other starts a game.
        form #lesson method="post" action="/tables" hidden { input type="hidden" name="game" value=(info.id); }
        form.start.panel method="post" action="/tables" {
            h2 { (voice.id("start-a-game")) }
            div.gcs { @for game in games() { (game_card(person, game, game.info().id == info.id)) } (learn(&voice, chosen)) }
            input type="hidden" name="game" value=(info.id);
            div.set {
                fieldset.sg { legend.cap { (voice.id("players")) }
                    div.sgr { @for n in info.seats.clone() {
                        label { input.vh type="radio" name="seats" value=(n) checked[n == info.usual_seats]; span { (n) } }
                    } } }
                fieldset.sg { legend.cap { (voice.id("others")) }
                    div.sgr { @for (value, text) in OTHERS {
                        label { input.vh type="radio" name="others" value=(value) checked[value == "bot-normal"];
                            span { (voice.id(text)) } }
                    } } }
                div.opts {
                    @for option in options(info, false) { (option_select(&voice, option)) }
                    label { span { (voice.id("your-name")) }
                        input name="name" maxlength="24" autocomplete="nickname" value=(person.name) placeholder=(voice.id("guest")); }
                }
                details.more { summary { (voice.id("more-settings")) }
                    div.opts {
                        @for option in options(info, true) { (option_select(&voice, option)) }
                        label { span { (voice.id("table-name")) } input name="title" maxlength="40" value=(table_name(&voice)); }
                        (chair_selects(&voice, *info.seats.end()))
                    } }
                div.go { p { (voice.say(&about(chosen))) }
                    button.btn.pri type="submit" { (voice.id("start")) } }
            }
        }
    }
}

/// Who sits on the other chairs.
const OTHERS: [(&str, &str); 6] = [
    ("bot-easy", "others-bot-easy"),
    ("bot-normal", "others-bot-normal"),
    ("bot-hard", "others-bot-hard"),
    ("invite", "others-invite"),
    ("open", "others-open"),
    ("hotseat", "others-hotseat"),
];

fn about(game: &dyn AnyGame) -> Message {
    Message::new("about-minutes")
        .with("least", i64::from(*game.info().minutes.start()))
        .with("most", i64::from(*game.info().minutes.end()))
}

fn game_card(person: &Person, game: &dyn AnyGame, chosen: bool) -> Markup {
    let (voice, info) = (Voice::new(game.texts(), person.lang, &[]), game.info());
    html! {
        a.gc.on[chosen] href={ "/?game=" (info.id) } aria-current=[chosen.then_some("true")] {
            div.vig { (game.cover()) }
            span.gb {
                b { (voice.id(&format!("game-{}", info.id))) }
                span.gl { (voice.id(&format!("tagline-{}", info.id))) }
                span.gm { (icon("i-ppl")) (info.seats.start()) "–" (info.seats.end()) i {} (icon("i-clock"))
                    (info.minutes.start()) "–" (info.minutes.end()) " min" }
            }
        }
    }
}

/// Those that decide what game it will be, or the rest. Lessons have buttons of their own.
fn options(info: &Info, folded: bool) -> impl Iterator<Item = &'static GameOption> {
    info.options.iter().filter(move |option| option.folded == folded && option.id != LESSON)
}

fn learn(voice: &Voice<'_>, game: &dyn AnyGame) -> Markup {
    html! {
        div.gc.learn {
            span.lh2 { (icon("i-learn")) (voice.id("first-time")) }
            @if game.lessons().is_empty() {
                b { (voice.id("learn-title")) }
                span.gl { (voice.id("learn-text")) }
            } @else {
                b { (voice.id("learn-by-playing")) }
                span.gl { (voice.id("learn-by-playing-text")) }
                @for lesson in game.lessons() { (lesson_buttons(voice, lesson)) }
            }
            a.lb href={ "/rules/" (game.info().id) } { (voice.id("learn-go")) (icon("i-next")) }
        }
    }
}

fn lesson_buttons(voice: &Voice<'_>, lesson: &Lesson) -> Markup {
    html! {
        div.ls {
            button.btn form="lesson" name=(LESSON) value=(lesson.id) { (voice.id(&format!("option-{LESSON}-{}", lesson.id))) }
            span.gl { (voice.say(&who_plays(lesson))) }
            @if lesson.may_join {
                button.lj form="lesson" formaction="/tables?others=invite" name=(LESSON) value=(lesson.id) { (voice.id("lesson-join")) }
            }
        }
    }
}

/// The seats of a lesson, and who sits there.
fn who_plays(lesson: &Lesson) -> Message {
    const LEVELS: [&str; Level::ALL.len()] = ["level-random", "level-easy", "level-normal", "level-hard"];
    let alike = lesson.bots.chunk_by(|a, b| a == b);
    let bots =
        |alike: &[Level]| Message::new("lesson-bots").with("n", alike.len()).with("level", LEVELS[alike[0] as usize]);
    let bots: Vec<Message> = alike.map(bots).collect();
    match bots.is_empty() {
        true => Message::new("lesson-alone"),
        false => Message::new("lesson-seats").with("seats", lesson.seats()).with("bots", bots),
    }
}

fn option_select(voice: &Voice<'_>, option: &GameOption) -> Markup {
    html! {
        label { span { (voice.id(&format!("option-{}", option.id))) }
            select name={ "option-" (option.id) } { @for value in option.values {
                option value=(value) { (voice.id(&format!("option-{}-{}", option.id, value))) }
            } } }
    }
}

/// Each chair can be set by itself; "as above" follows the choice for all.
fn chair_selects(voice: &Voice<'_>, most: u8) -> Markup {
    html! {
        @for seat in 1..most {
            label { span { (voice.say(&Message::new("seat-n").with("n", seat + 1))) }
                select name={ "chair-" (seat) } {
                    option value="" { (voice.id("as-above")) }
                    @for (value, text) in OTHERS { option value=(value) { (voice.id(text)) } }
                } }
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderMap;

    use super::*;

    fn form(game: &'static dyn AnyGame) -> String {
        draw(&Person::stranger(&HeaderMap::new()), game).into_string()
    }

    #[test]
    fn what_decides_stands_above_the_fold_and_the_rest_in_it() {
        for game in games() {
            let form = form(game);
            let (above, folded) = form.split_once("<details class=\"more\">").expect("a folded part");
            let (folded, _) = folded.split_once("</details>").expect("its end");
            for option in game.info().options.iter().filter(|option| option.id != LESSON) {
                let field = format!("name=\"option-{}\"", option.id);
                assert_eq!(
                    (above.contains(&field), folded.contains(&field)),
                    (!option.folded, option.folded),
                    "{field}"
                );
            }
            assert!(options(game.info(), false).count() <= 3, "few decide");
        }
    }

    #[test]
    fn the_card_says_who_sits_at_a_lesson() {
        let game = games().find(|game| !game.lessons().is_empty()).expect("a game with lessons");
        let form = form(game);
        assert!(form.contains("2 seats: you and 1 bot (easy)"), "{form}");
        assert!(form.contains("formaction=\"/tables?others=invite\""), "friends may join");
        let lesson = |bots: &'static [Level]| who_plays(&Lesson { id: "x", bots, may_join: false });
        let say = |message: Message| Voice::shared(orrery_text::Lang::En).say(&message);
        assert_eq!(say(lesson(&[])), "1 seat: you alone");
        let bots = &[Level::Easy, Level::Easy, Level::Hard];
        assert_eq!(say(lesson(bots)), "4 seats: you and 2 bots (easy) and 1 bot (hard)");
    }
}
