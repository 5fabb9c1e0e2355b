//! Campaigns, for programs.

use axum::extract::{Path, Request, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use orrery_catalog::CampaignFile;

use super::read::Body;
use super::shapes::{Branch, CampaignSeen, CampaignSummary, Continue, Summary};
use crate::app::{App, Shared};
use crate::campaign::{branched, brought, continued, find};
use crate::http::fields::read_file;
use crate::http::problem::Problem;
use crate::person::{Identity, Person, tidy_name};

/// So many are listed.
const MOST: u32 = 100;

pub async fn list(State(app): State<Shared>, Identity(person): Identity) -> Result<Response, Problem> {
    let campaigns = app.tables.campaigns_of(person, MOST).await?;
    let all: Vec<CampaignSummary> = campaigns.iter().map(|one| CampaignSummary::new(&one.record, &one.last)).collect();
    Ok(axum::Json(all).into_response())
}

pub async fn read(State(app): State<Shared>, Path(id): Path<String>) -> Result<Response, Problem> {
    Ok(axum::Json(CampaignSeen::new(&find(&app, &id).await?)).into_response())
}

pub async fn go_on(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Identity(person): Identity,
    headers: HeaderMap,
    Body(body): Body<Continue>,
) -> Result<Response, Problem> {
    let mut person = Person::load(&app, person, &headers).await?;
    person.name = if body.name.is_empty() { person.name } else { tidy_name(&body.name) };
    let id = find(&app, &id).await?.record.id;
    let table = continued(&app, id, &person, (body.seats, body.options)).await?;
    Ok(axum::Json(Summary::new(&table, &table.now(), person.id)).into_response())
}

pub async fn branch(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Identity(person): Identity,
    headers: HeaderMap,
    Body(body): Body<Branch>,
) -> Result<Response, Problem> {
    let person = Person::load(&app, person, &headers).await?;
    let id = branched(&app, &id, &person, body.chapter, &body.name).await?;
    made(&app, &id.to_string()).await
}

pub async fn file(State(app): State<Shared>, Path(id): Path<String>) -> Result<Response, Problem> {
    let file: CampaignFile = find(&app, &id).await?.export().await?;
    Ok(axum::Json(file).into_response())
}

pub async fn import(
    State(app): State<Shared>,
    Identity(person): Identity,
    headers: HeaderMap,
    request: Request,
) -> Result<Response, Problem> {
    let bytes = read_file(request).await?;
    let person = Person::load(&app, person, &headers).await?;
    let id = brought(&app, &person, &bytes).await?;
    made(&app, &id.to_string()).await
}

async fn made(app: &App, id: &str) -> Result<Response, Problem> {
    let seen = CampaignSeen::new(&find(app, id).await?);
    Ok((StatusCode::CREATED, axum::Json(seen)).into_response())
}
