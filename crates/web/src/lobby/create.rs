//! A new table, as the form of the lobby asks for it, or the end of a game that another goes on from.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use orrery_bots::{LESSON, Lesson, Level};
use orrery_catalog::game;
use orrery_core::{GameOption, Info, Message, OptionValues};
use orrery_table::port::Holder;
use orrery_table::{NewChair, NewTable};
use orrery_text::Voice;

use crate::app::{App, Shared, now_ms};
use crate::campaign::continued;
use crate::http::fields::Fields;
use crate::http::problem::Problem;
use crate::page;
use crate::person::{Person, tidy_name};
use crate::table::find;

pub async fn create(State(app): State<Shared>, mut person: Person, headers: HeaderMap, fields: Fields) -> Response {
    person.name = tidy_name(fields.get("name").unwrap_or(&person.name));
    let mut response = match create_table(&app, &person, &fields).await {
        Ok(address) => Redirect::to(&address).into_response(),
        Err(problem) => page::problem(&person, &problem),
    };
    page::greet(&app, &person, &headers, &mut response);
    response
}

async fn create_table(app: &App, person: &Person, fields: &Fields) -> Result<String, Problem> {
    let table = match (fields.get("continues"), fields.get("again")) {
        (Some(earlier), _) => {
            let campaign = app.tables.campaign_after(&*find(app, earlier).await?, person.id).await?;
            continued(app, campaign, person, Default::default()).await?.id
        }
        (None, Some(earlier)) => app.tables.play_again(&*find(app, earlier).await?, person.id, now_ms()).await?,
        (None, None) => {
            let new = new_table(person, fields).ok_or_else(|| Problem::bad_request("bad-table"))?;
            person.remember(app).await?;
            app.tables.create(new).await?.id
        }
    };
    Ok(format!("/t/{table}"))
}

fn new_table(person: &Person, fields: &Fields) -> Option<NewTable> {
    let game = game(fields.get("game")?)?;
    let lesson = match fields.get(LESSON) {
        Some(id) => Some(game.lessons().iter().find(|lesson| lesson.id == id)?),
        None => None,
    };
    let seats = match lesson {
        Some(lesson) => lesson_seats(game.info(), lesson, fields),
        None => fields.get("seats")?.parse().ok()?,
    };
    let voice = Voice::new(game.texts(), person.lang, &[]);
    let chair = |seat: u8| new_chair(person, &voice, seat, &others(lesson, fields, seat));
    let title = fields.get("title").map(|title| title.chars().filter(|c| !c.is_control()).take(40).collect::<String>());
    Some(NewTable {
        game: game.info().id.to_owned(),
        title: title.filter(|title| !title.trim().is_empty()).unwrap_or_else(|| table_name(&voice)),
        options: options(game.info(), lesson, fields),
        host: person.id,
        listed: fields.get("others") != Some("invite"),
        chairs: (0..).take(seats.min(16)).map(chair).collect(),
        at: now_ms(),
    })
}

/// A lesson that needs no bots is for as many friends as like to learn together.
fn lesson_seats(info: &Info, lesson: &Lesson, fields: &Fields) -> usize {
    let is_open = lesson.may_join && lesson.bots.is_empty() && fields.get("others") == Some("invite");
    let wanted = fields.get("seats").and_then(|seats| seats.parse().ok()).filter(|seats| info.seats.contains(seats));
    wanted.filter(|_| is_open).map_or(lesson.seats(), usize::from)
}

/// A lesson has everything else as it usually is.
fn options(info: &Info, lesson: Option<&Lesson>, fields: &Fields) -> OptionValues {
    let chosen = |option: &GameOption| {
        let value = match lesson {
            Some(lesson) => Some(lesson.id).filter(|_| option.id == LESSON),
            None => fields.get(&format!("option-{}", option.id)),
        };
        Some((option.id.to_owned(), value?.to_owned()))
    };
    info.options.iter().filter_map(chosen).collect()
}

/// Who is to sit there: in a lesson its bots, or friends where it lets them.
fn others(lesson: Option<&Lesson>, fields: &Fields, seat: u8) -> String {
    let all = fields.get("others").unwrap_or("bot-normal");
    let own = fields.get(&format!("chair-{seat}")).filter(|value| !value.is_empty());
    match lesson {
        None => own.unwrap_or(all).to_owned(),
        Some(lesson) if lesson.may_join && all == "invite" => all.to_owned(),
        Some(lesson) => {
            let bot = lesson.bots.iter().zip(1..).find(|(_, sits)| *sits == seat);
            bot.map(|(level, _)| format!("bot-{}", level.id())).unwrap_or_default()
        }
    }
}

fn new_chair(person: &Person, voice: &Voice<'_>, seat: u8, who: &str) -> NewChair {
    if seat == 0 {
        return NewChair { holder: Holder::Person(person.id), name: person.shown_name() };
    }
    let bot = who.strip_prefix("bot-").and_then(|level| level.parse::<Level>().ok());
    match (bot, who) {
        (Some(level), _) => NewChair { holder: Holder::Bot(level.id().to_owned()), name: bot_name(voice, seat) },
        (None, "hotseat") => {
            NewChair { holder: Holder::Person(person.id), name: voice.say(&Message::new("seat-n").with("n", seat + 1)) }
        }
        _ => NewChair { holder: Holder::Open, name: String::new() },
    }
}

fn bot_name(voice: &Voice<'_>, seat: u8) -> String {
    let names = voice.id("bot-names");
    let names: Vec<&str> = names.split(',').map(str::trim).collect();
    names[usize::from(seat - 1) % names.len().max(1)].to_owned()
}

/// A name for a table, different most times.
pub fn table_name(voice: &Voice<'_>) -> String {
    let names = voice.id("table-names");
    let names: Vec<&str> = names.split(',').map(str::trim).collect();
    let luck = getrandom::u32().unwrap_or(0) as usize;
    format!("{} {}", names[luck % names.len().max(1)], luck / 64 % 90 + 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(form: &str) -> Option<NewTable> {
        new_table(&Person::stranger(&HeaderMap::new()), &Fields::read(form))
    }

    fn holders(table: &NewTable) -> Vec<&Holder> {
        table.chairs.iter().map(|chair| &chair.holder).collect()
    }

    #[test]
    fn a_lesson_is_set_up_as_its_game_says_whatever_else_the_form_holds() {
        for (game, lesson) in orrery_catalog::games().flat_map(|game| game.lessons().iter().map(move |one| (game, one)))
        {
            let form =
                format!("game={}&lesson={}&seats=5&option-mode=rockets&chair-1=bot-hard", game.info().id, lesson.id);
            let table = asked(&form).expect("a table");
            assert_eq!(table.options, [(LESSON.to_owned(), lesson.id.to_owned())].into());
            let bots = lesson.bots.iter().map(|level| Holder::Bot(level.id().to_owned()));
            assert!(holders(&table)[1..].iter().copied().eq(&bots.collect::<Vec<_>>()), "{form}");
            let friends = asked(&format!("{form}&others=invite")).expect("a table");
            let open = |holder: &&Holder| **holder == Holder::Open;
            let seats = if lesson.may_join { lesson.bots.len() } else { 0 };
            assert_eq!(holders(&friends)[1..].iter().filter(|holder| open(holder)).count(), seats, "{form}");
            assert!(!friends.listed);
        }
    }

    #[test]
    fn friends_learn_together_where_a_lesson_needs_no_bots() {
        let table =
            |seats: &str| asked(&format!("game=vanguard&lesson=tutorial&others=invite{seats}")).expect("a table");
        assert_eq!([table("").chairs.len(), table("&seats=3").chairs.len(), table("&seats=9").chairs.len()], [1, 3, 1]);
        assert!(holders(&table("&seats=4"))[1..].iter().all(|holder| **holder == Holder::Open));
    }

    #[test]
    fn a_lesson_that_does_not_exist_is_no_table() {
        assert!(asked("game=space-diamonds&lesson=off").is_none());
        assert!(asked("game=starship-builder&lesson=sails&seats=2").is_none());
    }
}
