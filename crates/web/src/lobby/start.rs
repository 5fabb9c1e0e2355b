//! The form that starts a game.

use maud::{Markup, html};
use orrery_catalog::{AnyGame, games};
use orrery_core::{GameOption, Info, Message};
use orrery_draw::icon;
use orrery_text::Voice;

use super::create::{LESSON, table_name};
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
            div.gcs { @for game in games() { (game_card(person, game, game.info().id == info.id)) } (learn(&voice, info)) }
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
                label.sg { span.cap { (voice.id("your-name")) }
                    input name="name" maxlength="24" autocomplete="nickname" value=(person.name) placeholder=(voice.id("guest")); }
                details.more { summary { (voice.id("more-settings")) }
                    div.opts {
                        @for option in info.options.iter().filter(|option| option.id != LESSON) { (option_select(&voice, option)) }
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

fn learn(voice: &Voice<'_>, info: &Info) -> Markup {
    let lessons = info.options.iter().find(|option| option.id == LESSON).map_or(&[][..], |option| &option.values[1..]);
    html! {
        div.gc.learn {
            span.lh2 { (icon("i-learn")) (voice.id("first-time")) }
            @if lessons.is_empty() {
                b { (voice.id("learn-title")) }
                span.gl { (voice.id("learn-text")) }
            } @else {
                b { (voice.id("learn-by-playing")) }
                span.gl { (voice.id("learn-by-playing-text")) }
                @for lesson in lessons {
                    button.btn form="lesson" name=(LESSON) value=(lesson) { (voice.id(&format!("option-{LESSON}-{lesson}"))) }
                }
            }
            a.lb href={ "/rules/" (info.id) } { (voice.id("learn-go")) (icon("i-next")) }
        }
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
