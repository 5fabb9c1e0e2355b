//! What people do at a table, as forms: answer, take back, leave, sit down; and advice while choosing.

use axum::extract::{FromRequest, FromRequestParts, Path, Request, State};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Redirect, Response};
use orrery_bots::Level;
use orrery_core::{AskId, Given, Offer, Options, Refusal, Rule, Seat};
use orrery_table::port::{Holder, PersonId};
use orrery_table::{NewChair, SubmitError, Table};
use orrery_text::Voice;
use std::sync::Arc;

use super::eyes::Eyes;
use super::{after, find, options, own_seat, prompt};
use crate::app::{App, Shared, now_ms};
use crate::http::fields::{Fields, wants_fragment};
use crate::http::problem::Problem;
use crate::person::{Identity, Person, tidy_name};
use crate::{page, said};

/// The end of every action: scripts get a short answer and wait for the stream, others go back to the page.
fn finish(
    app: &App,
    person: &Person,
    table: &Arc<Table>,
    headers: &HeaderMap,
    seat: Option<Seat>,
    result: Result<(), Problem>,
) -> Response {
    let hot = table.now().record.seats_of(person.id).count() > 1;
    let seat = seat.filter(|_| hot);
    match result {
        Ok(()) if wants_fragment(headers) => StatusCode::NO_CONTENT.into_response(),
        Err(problem) if wants_fragment(headers) => problem.json(table.game.texts(), person.lang),
        Ok(()) => Redirect::to(&address(table, seat)).into_response(),
        Err(problem) => {
            let text = Voice::new(table.game.texts(), person.lang, &[]).say(&problem.refusal.reason);
            let mut response = Redirect::to(&address(table, seat)).into_response();
            said::say(app, person.id, &text, &mut response);
            response
        }
    }
}

fn address(table: &Table, seat: Option<Seat>) -> String {
    let as_seat = seat.map(|seat| format!("?as={}", seat.0)).unwrap_or_default();
    format!("/t/{}{as_seat}", table.id)
}

/// Somebody does something at a table.
pub struct AtTable {
    app: Shared,
    table: Arc<Table>,
    person: Person,
    headers: HeaderMap,
    fields: Fields,
}

impl FromRequest<Shared> for AtTable {
    type Rejection = Response;

    async fn from_request(request: Request, app: &Shared) -> Result<Self, Response> {
        let (mut parts, body) = request.into_parts();
        let person = Person::from_request_parts(&mut parts, app).await.map_err(IntoResponse::into_response)?;
        let path = Path::<String>::from_request_parts(&mut parts, app).await.map_err(IntoResponse::into_response)?;
        let headers = parts.headers.clone();
        let table = find(app, &path).await.map_err(|problem| page::problem(&person, &problem))?;
        let fields = Fields::from_request(Request::from_parts(parts, body), app).await;
        let fields = fields.map_err(IntoResponse::into_response)?;
        Ok(AtTable { app: app.clone(), table, person, headers, fields })
    }
}

impl AtTable {
    async fn own_seat(&self) -> Result<Seat, Problem> {
        own_seat(&self.table, self.person.id, self.fields.seat()).await
    }

    fn finish(&self, result: Result<(), Problem>) -> Response {
        finish(&self.app, &self.person, &self.table, &self.headers, self.fields.seat(), result)
    }
}

/// The most frequent request of all: an answer that goes through looks nothing up but the table.
pub async fn answer(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Identity(person): Identity,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Problem> {
    let table = find(&app, &id).await?;
    let result = submit(&app, &table, person, (&fields, &headers)).await;
    if result.is_ok() && wants_fragment(&headers) {
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    let person = Person::load(&app, person, &headers).await?;
    Ok(finish(&app, &person, &table, &headers, fields.seat(), result))
}

async fn submit(
    app: &App,
    table: &Arc<Table>,
    person: PersonId,
    (fields, headers): (&Fields, &HeaderMap),
) -> Result<(), Problem> {
    let seat = own_seat(table, person, fields.seat()).await?;
    let ask = fields.ask().ok_or_else(|| Problem::bad_request("no-ask"))?;
    let given =
        fields.given().ok_or_else(|| Problem::from(SubmitError::Refused(orrery_core::Refusal::not_offered())))?;
    if fields.get("given").is_none() && is_forfeit(table, seat, ask, &given) {
        return Err(SubmitError::Refused(Refusal::new(Rule::TABLE, "refused-nothing-chosen")).into());
    }
    // The page's script has asked for itself.
    if !wants_fragment(headers) && fields.get("sure").is_none() && is_grave(table, seat, ask, &given) {
        return Err(SubmitError::Refused(Refusal::new(Rule::TABLE, "refused-not-sure")).into());
    }
    let result = table.answer(seat, ask, &given, fields.token(), now_ms()).await;
    after(app, table, result).map(drop)
}

/// Nothing picked is what a form says when its main button is pressed too early, so it gives nothing up.
fn is_forfeit(table: &Table, seat: Seat, ask: AskId, given: &Given) -> bool {
    let nothing = matches!(given, Given::Picked(keys) if keys.is_empty());
    let offers = || table.now().play.as_ref().map(|play| play.offers(seat)).unwrap_or_default();
    let gives_up = |offer: Offer| offer.ask == ask && offer.forfeit.is_some_and(|forfeit| forfeit.given == *given);
    nothing && offers().into_iter().any(gives_up)
}

/// What nobody should answer by mistake.
fn is_grave(table: &Table, seat: Seat, ask: AskId, given: &Given) -> bool {
    let offers = table.now().play.as_ref().map(|play| play.offers(seat)).unwrap_or_default();
    offers.iter().any(|offer| offer.ask == ask && offer.is_grave(given))
}

pub async fn undo(at: AtTable) -> Response {
    let result = match at.own_seat().await {
        Ok(seat) => after(&at.app, &at.table, at.table.undo(seat, at.fields.token(), now_ms()).await).map(drop),
        Err(problem) => Err(problem),
    };
    at.finish(result)
}

pub async fn leave(at: AtTable) -> Response {
    let result = match at.own_seat().await {
        Ok(seat) => after(&at.app, &at.table, at.table.leave(seat, now_ms()).await).map(drop),
        Err(problem) => Err(problem),
    };
    at.finish(result)
}

pub async fn sit(mut at: AtTable) -> Response {
    at.person.name = tidy_name(at.fields.get("name").unwrap_or(&at.person.name));
    let result = sit_down(&at).await;
    let mut response = at.finish(result);
    page::greet(&at.app, &at.person, &at.headers, &mut response);
    response
}

async fn sit_down(at: &AtTable) -> Result<(), Problem> {
    let seat = at.fields.seat().ok_or_else(|| Problem::bad_request("no-seat"))?;
    at.person.remember(&at.app).await?;
    Ok(at.app.tables.sit(&at.table, seat, at.person.id, at.person.shown_name(), now_ms()).await?)
}

/// A chair is given to the computer, or left open for another.
pub async fn pass(at: AtTable) -> Response {
    let result = match (at.fields.seat(), at.fields.get("to").and_then(|to| passed(to, &at.person.voice()))) {
        (Some(seat), Some(to)) => {
            at.app.tables.pass(&at.table, seat, at.person.id, to, now_ms()).await.map_err(Problem::from)
        }
        _ => Err(Problem::bad_request("no-seat")),
    };
    // It may be another's chair now, so the page is drawn for whoever looks at it.
    finish(&at.app, &at.person, &at.table, &at.headers, None, result)
}

/// `open`, or a bot's level.
pub fn passed(to: &str, voice: &Voice<'_>) -> Option<NewChair> {
    if to == "open" {
        return Some(NewChair { holder: Holder::Open, name: voice.id("free-seat") });
    }
    let level: Level = to.parse().ok()?;
    Some(NewChair { holder: Holder::Bot(level.id().to_owned()), name: voice.id("bot-name") })
}

/// The host starts with bots on the chairs nobody took.
pub async fn fill(at: AtTable) -> Response {
    let result = if at.table.now().record.host == at.person.id {
        let name = at.person.voice().id("bot-name");
        at.app.tables.fill_with_bots(&at.table, "normal", &name, now_ms()).await.map_err(Problem::from)
    } else {
        Err(Problem::not_your_seat())
    };
    at.finish(result)
}

/// The host starts with those who are there, on as many chairs.
pub async fn begin(at: AtTable) -> Response {
    let result = if at.table.now().record.host == at.person.id {
        at.app.tables.begin_with_those_here(&at.table, now_ms()).await.map_err(Problem::from)
    } else {
        Err(Problem::not_your_seat())
    };
    at.finish(result)
}

/// What may be said of a choice before it is sent.
pub async fn advice(
    State(app): State<Shared>,
    Path(id): Path<String>,
    person: Person,
    uri: Uri,
) -> Result<Response, Problem> {
    let table = find(&app, &id).await?;
    let fields = Fields::of(&uri);
    let seat = own_seat(&table, person.id, fields.seat()).await?;
    let ask = fields.ask().ok_or_else(|| Problem::bad_request("no-ask"))?;
    let given = fields.given();
    let now = table.now();
    let play = now.play.as_ref().ok_or_else(|| Problem::from(SubmitError::NotRunning))?;
    // The question may just have been answered: then there is nothing to advise, and nothing wrong.
    let Ok(advice) = play.advise(seat, ask, given.as_ref()) else { return Ok(StatusCode::NO_CONTENT.into_response()) };
    let eyes = Eyes::new(table.clone(), &person, &uri);
    let page = eyes.look(&now, true, |scope| {
        let steps = match (&advice.next, &given) {
            (Some(Options::Path { next, may_stop }), Some(Given::Steps(so_far))) => {
                options::path(scope, next, *may_stop, so_far)
            }
            _ => maud::Markup::default(),
        };
        let offers = play.offers(seat);
        let offer = offers.iter().find(|offer| offer.ask == ask);
        maud::html! {
            (steps)
            @if let Some(offer) = offer { (prompt::option_facts(scope, offer, given.as_ref())) }
            (prompt::advice(scope, &advice))
        }
    });
    Ok(Html(page.into_string()).into_response())
}
