//! A new table, as the form of the lobby asks for it, or the end of a game that another goes on from.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use orrery_bots::Level;
use orrery_catalog::game;
use orrery_core::{GameOption, Message};
use orrery_table::port::Holder;
use orrery_table::{NewChair, NewTable, same_again};
use orrery_text::Voice;

use crate::app::{App, Shared, now_ms};
use crate::http::fields::Fields;
use crate::http::problem::Problem;
use crate::page;
use crate::person::{Person, tidy_name};
use crate::table::find;

/// The option by which a game offers guided first games; its first value is none.
pub const LESSON: &str = "lesson";
/// A lesson is one person's, against one gentle bot.
const LESSON_SEATS: u8 = 2;
const LESSON_OTHERS: &str = "bot-easy";

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
    let table = match fields.get("continues") {
        Some(earlier) => {
            let earlier = find(app, earlier).await?;
            let new = same_again(&earlier.now().record, person.id, now_ms());
            app.tables.go_on(&earlier, new).await?
        }
        None => {
            let new = new_table(person, fields).ok_or_else(|| Problem::bad_request("bad-table"))?;
            person.remember(app).await?;
            app.tables.create(new).await?
        }
    };
    Ok(format!("/t/{}", table.id))
}

fn new_table(person: &Person, fields: &Fields) -> Option<NewTable> {
    let game = game(fields.get("game")?)?;
    let lesson = fields.get(LESSON);
    let seats: u8 = if lesson.is_some() { LESSON_SEATS } else { fields.get("seats")?.parse().ok()? };
    let chosen = |option: &GameOption| {
        let field = || fields.get(&format!("option-{}", option.id));
        let value = if lesson.is_none() { field() } else { lesson.filter(|_| option.id == LESSON) };
        Some((option.id.to_owned(), value?.to_owned()))
    };
    let options = game.info().options.iter().filter_map(chosen);
    let voice = Voice::new(game.texts(), person.lang, &[]);
    let others = lesson.map_or_else(|| fields.get("others").unwrap_or("bot-normal"), |_| LESSON_OTHERS);
    let chair = |seat: u8| {
        let own = fields.get(&format!("chair-{seat}")).filter(|value| lesson.is_none() && !value.is_empty());
        new_chair(person, &voice, seat, own.unwrap_or(others))
    };
    let title = fields.get("title").map(|title| title.chars().filter(|c| !c.is_control()).take(40).collect::<String>());
    Some(NewTable {
        game: game.info().id.to_owned(),
        title: title.filter(|title| !title.trim().is_empty()).unwrap_or_else(|| table_name(&voice)),
        options: options.collect(),
        host: person.id,
        listed: others != "invite",
        chairs: (0..seats.min(16)).map(chair).collect(),
        at: now_ms(),
    })
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
