//! The HTTP API: everything a page can do, for programs. Errors are `application/problem+json`.

mod campaigns;
mod openapi;
mod read;
mod shapes;
mod stream;

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use orrery_catalog::games;
use orrery_core::{AskId, Given, Seat};
use orrery_table::port::{Holder, Status};
use orrery_table::{NewChair, NewTable, Now, SubmitError, Table, record_of};
use orrery_text::{Lang, Texts};

use self::read::{AsSeat, Body};
use self::shapes::{
    Advised, EntryShown, GameInfo, Join, Moved, NewIdentity, Offers, Pass, Recorded, Seen, Summary, Undo,
};
use crate::app::{App, Shared, now_ms};
use crate::http::fields::Fields;
use crate::http::problem::Problem;
use crate::person::{Identity, Person, tidy_name};
use crate::table::actions::passed;
use crate::table::{after, find, own_seat, viewer_of};

pub fn routes() -> Router<Shared> {
    Router::new()
        .route("/api/openapi.json", get(openapi::document))
        .route("/api/v1/identity", post(identity))
        .route("/api/v1/games", get(list_games))
        .route("/api/v1/tables", post(create))
        .route("/api/v1/tables/{id}", get(read))
        .route("/api/v1/tables/{id}/join", post(join))
        .route("/api/v1/tables/{id}/pass", post(pass))
        .route("/api/v1/tables/{id}/offers", get(offers))
        .route("/api/v1/tables/{id}/advice", get(advice))
        .route("/api/v1/tables/{id}/answer", post(answer))
        .route("/api/v1/tables/{id}/undo", post(undo))
        .route("/api/v1/tables/{id}/stream", get(stream::stream))
        .route("/api/v1/tables/{id}/record", get(record))
        .route("/api/v1/campaigns", get(campaigns::list))
        .route("/api/v1/campaigns/import", post(campaigns::import))
        .route("/api/v1/campaigns/{id}", get(campaigns::read))
        .route("/api/v1/campaigns/{id}/continue", post(campaigns::go_on))
        .route("/api/v1/campaigns/{id}/branch", post(campaigns::branch))
        .route("/api/v1/campaigns/{id}/file", get(campaigns::file))
}

/// A failed call in the game's own words.
fn say(problem: Problem, texts: &Texts, lang: Lang) -> Response {
    problem.json(texts, lang)
}

/// A new identity: send the token as `Authorization: Bearer …`. It is never the one of the cookie that came along: a
/// script that got onto a page must not carry that away.
async fn identity(State(app): State<Shared>, headers: HeaderMap) -> Result<Response, Problem> {
    let person = Person::newcomer(&headers)?;
    person.remember(&app).await?;
    let token = app.signer.sign(person.id);
    Ok((StatusCode::CREATED, axum::Json(NewIdentity { token })).into_response())
}

async fn list_games() -> Response {
    axum::Json(games().map(GameInfo::from).collect::<Vec<_>>()).into_response()
}

async fn create(
    State(app): State<Shared>,
    Identity(id): Identity,
    headers: HeaderMap,
    Body(body): Body<shapes::NewTable>,
) -> Result<Response, Problem> {
    let mut person = Person::load(&app, id, &headers).await?;
    let game = app.tables.game(&body.game).ok_or_else(|| Problem::bad_request("unknown-game"))?;
    person.name = if body.name.is_empty() { person.name } else { tidy_name(&body.name) };
    let lang = person.lang;
    let made = make(&app, &person, body).await;
    match made {
        Ok(table) => {
            let address = format!("/api/v1/tables/{}", table.id);
            let headers = [(axum::http::header::LOCATION, address)];
            Ok((StatusCode::CREATED, headers, axum::Json(Summary::new(&table, &table.now(), person.id)))
                .into_response())
        }
        Err(problem) => Ok(say(problem, game.texts(), lang)),
    }
}

async fn make(app: &App, person: &Person, body: shapes::NewTable) -> Result<Arc<Table>, Problem> {
    let chairs: Option<Vec<NewChair>> = body.seats.iter().map(|seat| chair(person, seat)).collect();
    let chairs = chairs.filter(|chairs| chairs.len() <= 16).ok_or_else(|| Problem::bad_request("bad-seats"))?;
    let earlier = match &body.continues {
        Some(id) => Some(find(app, id).await?),
        None => None,
    };
    person.remember(app).await?;
    let new = NewTable {
        title: tidy_name(&body.title),
        game: body.game,
        options: body.options,
        host: person.id,
        listed: body.listed,
        chairs,
        at: now_ms(),
    };
    Ok(match earlier {
        Some(earlier) => app.tables.go_on(&earlier, new).await?,
        None => app.tables.create(new).await?,
    })
}

fn chair(person: &Person, seat: &str) -> Option<NewChair> {
    match seat {
        "me" => Some(NewChair { holder: Holder::Person(person.id), name: person.shown_name() }),
        "open" => Some(NewChair { holder: Holder::Open, name: String::new() }),
        level => {
            let level: orrery_bots::Level = level.parse().ok()?;
            Some(NewChair { holder: Holder::Bot(level.id().to_owned()), name: format!("bot {}", level.id()) })
        }
    }
}

/// The table as one of one's seats sees it, or as a watcher does.
async fn read(
    State(app): State<Shared>,
    Path(id): Path<String>,
    person: Person,
    query: AsSeat,
) -> Result<Response, Problem> {
    let table = find(&app, &id).await?;
    let now = table.now();
    let seat = query.seat.map(Seat);
    if let Some(seat) = seat {
        own_seat(&table, person.id, Some(seat)).await?;
    }
    let viewer = viewer_of(&now.record, &person, seat);
    let view = now.play.as_ref().map(|play| play.view(viewer)).unwrap_or_default();
    Ok(axum::Json(Seen { summary: Summary::new(&table, &now, person.id), view }).into_response())
}

async fn join(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Identity(person): Identity,
    headers: HeaderMap,
    Body(body): Body<Join>,
) -> Result<Response, Problem> {
    let table = find(&app, &id).await?;
    let mut person = Person::load(&app, person, &headers).await?;
    person.name = if body.name.is_empty() { person.name } else { tidy_name(&body.name) };
    person.remember(&app).await?;
    let free = |now: &Now| now.record.chairs.iter().position(|chair| chair.holder == Holder::Open);
    let seat = body.seat.map(Seat).or_else(|| free(&table.now()).map(|index| Seat(index as u8)));
    let seat = seat.ok_or_else(|| Problem::from(SubmitError::Refused(orrery_core::Refusal::not_offered())))?;
    match app.tables.sit(&table, seat, person.id, person.shown_name(), now_ms()).await {
        Ok(()) => Ok(axum::Json(Summary::new(&table, &table.now(), person.id)).into_response()),
        Err(error) => Ok(say(error.into(), table.game.texts(), person.lang)),
    }
}

async fn pass(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Identity(person): Identity,
    headers: HeaderMap,
    Body(body): Body<Pass>,
) -> Result<Response, Problem> {
    let table = find(&app, &id).await?;
    let person = Person::load(&app, person, &headers).await?;
    let to = passed(&body.to, &person.voice()).ok_or_else(|| Problem::bad_request("unknown-seat"))?;
    match app.tables.pass(&table, Seat(body.seat), person.id, to, now_ms()).await {
        Ok(()) => Ok(axum::Json(Summary::new(&table, &table.now(), person.id)).into_response()),
        Err(error) => Ok(say(error.into(), table.game.texts(), person.lang)),
    }
}

async fn offers(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Identity(person): Identity,
    query: AsSeat,
) -> Result<Response, Problem> {
    let table = find(&app, &id).await?;
    let seat = own_seat(&table, person, query.seat.map(Seat)).await?;
    let now = table.now();
    let offers = now.play.as_ref().map(|play| play.offers(seat)).unwrap_or_default();
    let note = now.play.as_ref().and_then(|play| play.note(seat));
    Ok(axum::Json(Offers { seq: now.told, offers, note }).into_response())
}

/// What may be said of an answer whole or half made: why it would be refused, its facts, the next steps of a path. Whoever
/// knows no game can build any answer with it.
async fn advice(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Identity(person): Identity,
    query: AsSeat,
    uri: Uri,
) -> Result<Response, Problem> {
    let table = find(&app, &id).await?;
    let seat = own_seat(&table, person, query.seat.map(Seat)).await?;
    let fields = Fields::of(&uri);
    let ask = fields.ask().ok_or_else(|| Problem::bad_request("no-ask"))?;
    let given = fields.get("given").map(serde_json::from_str::<Given>).transpose();
    let given = given.map_err(|_| Problem::bad_request("bad-given"))?;
    let now = table.now();
    let play = now.play.as_ref().ok_or_else(|| Problem::from(SubmitError::NotRunning))?;
    let advice =
        play.advise(seat, ask, given.as_ref()).map_err(|refusal| Problem::from(SubmitError::Refused(refusal)))?;
    Ok(axum::Json(Advised { seq: now.told, advice }).into_response())
}

async fn answer(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Identity(person): Identity,
    Body(body): Body<shapes::Answer>,
) -> Result<Response, Problem> {
    let table = find(&app, &id).await?;
    let seat = own_seat(&table, person, body.seat.map(Seat)).await?;
    let token = token(body.idempotency_key.as_deref())?;
    let result = table.answer(seat, AskId(body.ask), &body.given, token, now_ms()).await;
    done(&app, &table, result)
}

fn token(key: Option<&str>) -> Result<Option<u64>, Problem> {
    let read = |key| u64::from_str_radix(key, 16).map_err(|_| Problem::bad_request("bad-idempotency-key"));
    key.map(read).transpose()
}

fn done(app: &App, table: &Arc<Table>, result: Result<u32, SubmitError>) -> Result<Response, Problem> {
    match after(app, table, result) {
        Ok(seq) => Ok(axum::Json(Moved { seq }).into_response()),
        Err(problem) => Ok(say(problem, table.game.texts(), Lang::En)),
    }
}

async fn undo(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Identity(person): Identity,
    Body(body): Body<Undo>,
) -> Result<Response, Problem> {
    let table = find(&app, &id).await?;
    let seat = own_seat(&table, person, body.seat.map(Seat)).await?;
    let result = table.undo(seat, token(body.idempotency_key.as_deref())?, now_ms()).await;
    done(&app, &table, result)
}

/// The record of a finished game, or what one's own seat was shown so far.
async fn record(State(app): State<Shared>, Path(id): Path<String>, person: Person) -> Result<Response, Problem> {
    let table = find(&app, &id).await?;
    let now = table.now();
    if now.record.status == Status::Finished {
        return Ok(axum::Json(Recorded::Whole(record_of(&table).await?.into())).into_response());
    }
    let moment = orrery_table::moment(&table, usize::MAX).await?;
    let viewer = viewer_of(&now.record, &person, None);
    let entries = EntryShown::all(&*moment.play, &moment.past, viewer);
    let (game, setup) = (now.record.game.clone(), now.record.setup.clone());
    Ok(axum::Json(Recorded::SoFar { game, setup, entries }).into_response())
}
