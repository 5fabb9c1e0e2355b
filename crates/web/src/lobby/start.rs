//! The form that starts a game.

use maud::{Markup, html};
use orrery_bots::LESSON;
use orrery_catalog::{AnyGame, games};
use orrery_core::{GameOption, Info, Message};
use orrery_text::Voice;

use super::create::table_name;
use crate::page::options::option_select;
use crate::person::Person;

/// Two clicks: the game is chosen already, the settings have defaults.
pub fn draw(person: &Person, chosen: &'static dyn AnyGame, newcomer: bool) -> Markup {
    let voice = Voice::new(chosen.texts(), person.lang, &[]);
    let info = chosen.info();
    let usual = if newcomer { "bot-easy" } else { "bot-normal" };
    html! {
        form.start.panel method="post" action="/tables" {
            h2 { (voice.id("start-a-game")) }
            div.gcs { @for game in games() { (game_card(person, game, game.info().id == info.id)) } }
            p.gl { (voice.id(&format!("tagline-{}", info.id))) small { (voice.say(&about(chosen))) } }
            input type="hidden" name="game" value=(info.id);
            div.set {
                @for (option, nth) in options(info, false).zip(0..) { (deciding(chosen, &voice, option, newcomer && nth == 0)) }
                fieldset.sg { legend.cap { (voice.id("players")) }
                    div.sgr { @for n in info.seats.clone() {
                        label { input.vh type="radio" name="seats" value=(n) checked[n == info.usual_seats]; span { (n) } }
                    } } }
                fieldset.sg { legend.cap { (voice.id("others")) }
                    div.sorts.three { @for who in OTHERS {
                        label.sort { input.vh type="radio" name="others" value=(who) checked[who == usual] data-start=(starts(&voice, info, who));
                            span { b { (voice.id(&format!("others-{who}"))) } small { (voice.id(&format!("others-{who}-about"))) } } }
                    } } }
                details.more { summary { (voice.id("more-settings")) " " small { (folded(&voice, info)) } }
                    div.opts {
                        @for option in options(info, true) { (option_select(&voice, option, None)) }
                        label { span { (voice.id("table-name")) } input name="title" maxlength="40" value=(table_name(&voice)); }
                        (chair_selects(&voice, *info.seats.end()))
                    } }
                div.go {
                    label { span { (voice.id("playing-as")) }
                        input name="name" maxlength="24" autocomplete="nickname" value=(person.name) placeholder=(voice.id("guest")); }
                    p { (voice.id("no-account")) }
                    button.btn.pri type="submit" data-mixed=(voice.id("start")) { (voice.say(&start(usual, info.usual_seats))) } }
            }
        }
    }
}

/// Who sits on the other chairs.
const OTHERS: [&str; 6] = ["bot-easy", "bot-normal", "bot-hard", "invite", "open", "hotseat"];

/// The button says who will be there.
fn start(who: &str, seats: u8) -> Message {
    let others = i64::from(seats) - 1;
    let id = match who {
        "bot-easy" => "start-bot-easy",
        "bot-normal" => "start-bot-normal",
        "bot-hard" => "start-bot-hard",
        "invite" => "start-invite",
        "open" => "start-open",
        _ => "start-hotseat",
    };
    Message::new(id).with("n", others).with("few", Message::new("few").with("n", others))
}

/// What the button says for each number of players.
fn starts(voice: &Voice<'_>, info: &Info, who: &str) -> String {
    info.seats.clone().map(|seats| voice.say(&start(who, seats))).collect::<Vec<_>>().join("|")
}

/// What the folded settings are as long as nobody unfolds them.
fn folded(voice: &Voice<'_>, info: &Info) -> String {
    let usual = |option: &GameOption| voice.id(&format!("option-{}-{}", option.id, option.values[0]));
    options(info, true).map(usual).collect::<Vec<_>>().join(" · ")
}

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
            b { (voice.id(&format!("game-{}", info.id))) }
        }
    }
}

/// Those that decide what game it will be, or the rest. Lessons have buttons of their own.
fn options(info: &Info, folded: bool) -> impl Iterator<Item = &'static GameOption> {
    info.options.iter().filter(move |option| option.folded == folded && option.id != LESSON)
}

/// An option that decides what game it will be: each value with its picture, if there is one, and what it means.
fn deciding(game: &dyn AnyGame, voice: &Voice<'_>, option: &GameOption, first_game: bool) -> Markup {
    let id = format!("option-{}", option.id);
    html! {
        fieldset.sg { legend.cap { (voice.id(&id)) }
            div.sorts { @for (value, nth) in option.values.iter().zip(0..) {
                label.sort { input.vh type="radio" name=(id) value=(value) checked[nth == 0];
                    (game.option_picture(option.id, value))
                    span { b { (voice.id(&format!("{id}-{value}"))) @if first_game && nth == 0 { em { (voice.id("first-game")) } } }
                        small { (voice.id(&format!("{id}-{value}-about"))) } } }
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
                    @for who in OTHERS { option value=(who) { (voice.id(&format!("others-{who}"))) } }
                } }
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderMap;

    use super::*;

    fn form(game: &'static dyn AnyGame) -> String {
        draw(&Person::stranger(&HeaderMap::new()), game, false).into_string()
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
    fn a_first_game_is_against_easy_bots() {
        let others = |newcomer| {
            let game = games().next().expect("a game");
            draw(&Person::stranger(&HeaderMap::new()), game, newcomer).into_string()
        };
        assert!(others(true).contains("value=\"bot-easy\" checked"));
        assert!(others(true).contains("with an easy bot</button>"), "and the button says so");
        assert!(others(false).contains("value=\"bot-normal\" checked"));
    }
}
