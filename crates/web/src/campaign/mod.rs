//! Campaigns: the list of one's own, the page of one, and what is done there.

pub mod list;
pub mod page;
mod upload;

use std::sync::Arc;

use axum::extract::{Path, Request, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Redirect, Response};
use orrery_catalog::CampaignFile;
use orrery_core::{Message, OptionValues};
use orrery_table::port::CampaignId;
use orrery_table::{Campaign, Seating, SubmitError, Table};

use crate::app::{App, Shared, now_ms};
use crate::http::fields::Fields;
use crate::http::problem::Problem;
use crate::page::{greet, problem};
use crate::person::{Person, tidy_name};
use crate::said;

/// The campaign with the id of an address.
pub async fn find(app: &App, id: &str) -> Result<Campaign, Problem> {
    app.tables.campaign(named(id)?).await?.ok_or_else(Problem::no_campaign)
}

fn named(id: &str) -> Result<CampaignId, Problem> {
    id.parse().map_err(|()| Problem::no_campaign())
}

/// Whoever presses this sits down at the campaign's table, or opens the next one.
pub async fn go_on(
    State(app): State<Shared>,
    Path(id): Path<String>,
    person: Person,
    headers: HeaderMap,
    fields: Fields,
) -> Response {
    let seats = fields.get("seats").and_then(|seats| seats.parse().ok());
    let gone = match named(&id) {
        Ok(id) => continued(&app, id, &person, (seats, fields.options())).await,
        Err(problem) => Err(problem),
    };
    let mut response = led(&app, &person, &format!("/c/{id}"), gone.map(|table| format!("/t/{}", table.id)));
    greet(&app, &person, &headers, &mut response);
    response
}

pub async fn continued(
    app: &App,
    id: CampaignId,
    person: &Person,
    (seats, options): (Option<u8>, OptionValues),
) -> Result<Arc<Table>, Problem> {
    person.remember(app).await?;
    let who = Seating { person: person.id, name: person.shown_name(), seats, options, at: now_ms() };
    app.tables.continue_campaign(id, &who).await?.ok_or_else(Problem::no_campaign)
}

/// A campaign of one's own from one of the chapters.
pub async fn branch(State(app): State<Shared>, Path(id): Path<String>, person: Person, fields: Fields) -> Response {
    let chapter = fields.get("chapter").and_then(|chapter| chapter.parse().ok()).unwrap_or(0);
    let branched = branched(&app, &id, &person, chapter, fields.get("name").unwrap_or_default()).await;
    led(&app, &person, &format!("/c/{id}"), branched.map(|id| format!("/c/{id}")))
}

pub async fn branched(app: &App, id: &str, person: &Person, chapter: usize, name: &str) -> Result<CampaignId, Problem> {
    let campaign = find(app, id).await?;
    let called = Message::new("campaign-branch-name").with("chapter", chapter);
    let usual = || format!("{} · {}", campaign.record.name, person.voice().say(&called));
    let name = Some(tidy_name(name)).filter(|name| !name.is_empty()).unwrap_or_else(usual);
    Ok(app.tables.branch(&campaign, chapter, &name, (person.id, now_ms())).await?)
}

/// The closed chapters as a file.
pub async fn file(State(app): State<Shared>, Path(id): Path<String>) -> Result<Response, Problem> {
    let campaign = find(&app, &id).await?;
    let file = campaign.export().await?;
    let text = serde_json::to_string(&file).map_err(|error| Problem::fault(error.to_string()))?;
    let name = format!("attachment; filename=\"{}-{id}.json\"", campaign.record.game);
    Ok(([(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)], text)
        .into_response())
}

/// A file that a form brings.
pub async fn import(State(app): State<Shared>, person: Person, headers: HeaderMap, request: Request) -> Response {
    let imported = match upload::file(&headers, request).await {
        Ok(bytes) => brought(&app, &person, &bytes).await,
        Err(problem) => Err(problem),
    };
    let mut response = led(&app, &person, "/c", imported.map(|id| format!("/c/{id}")));
    greet(&app, &person, &headers, &mut response);
    response
}

pub async fn brought(app: &App, person: &Person, bytes: &[u8]) -> Result<CampaignId, Problem> {
    let file = CampaignFile::read(bytes).map_err(SubmitError::from)?;
    person.remember(app).await?;
    Ok(app.tables.import(file, (person.id, now_ms())).await?)
}

/// On to where something was done, or back with the reason why not.
fn led(app: &App, person: &Person, back: &str, done: Result<String, Problem>) -> Response {
    match done {
        Ok(address) => Redirect::to(&address).into_response(),
        Err(failed) if failed.status.is_server_error() || failed.code == "no-campaign" => problem(person, &failed),
        Err(failed) => {
            let mut response = Redirect::to(back).into_response();
            said::say(app, person.id, &person.voice().say(&failed.refusal.reason), &mut response);
            response
        }
    }
}
