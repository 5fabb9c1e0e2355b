//! Stepping through a game as one's own seat saw it, finished or running; and the record of a finished one.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, Uri, header};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use orrery_draw::icon;
use orrery_table::port::Status;
use orrery_table::{Moment, Now, moment, record_of};

use super::eyes::{Eyes, Scope};
use super::page::{framed, tabbar};
use super::{find, viewer_of};
use crate::app::Shared;
use crate::http::fields::Fields;
use crate::http::problem::Problem;
use crate::page;
use crate::person::Person;

pub async fn page(
    State(app): State<Shared>,
    Path(id): Path<String>,
    person: Person,
    headers: HeaderMap,
    uri: Uri,
) -> Response {
    let query = Fields::of(&uri);
    let at = query.get("at").and_then(|at| at.parse().ok()).unwrap_or(usize::MAX);
    let table = match find(&app, &id).await {
        Ok(table) => table,
        Err(problem) => return page::problem(&person, &problem),
    };
    let moment = match moment(&table, at).await {
        Ok(moment) => moment,
        Err(error) => return page::problem(&person, &error.into()),
    };
    let eyes = Eyes::new(table.clone(), &person, &uri);
    let present = table.now();
    let Moment { play, index, count, past } = moment;
    let (seq, told) = past.back().map_or((0, 0), |last| (last.seq, last.told));
    let then = Now { record: present.record.clone(), play: Some(play), seq, told, recent: past, undo: None };
    let viewer = viewer_of(&present.record, &person, eyes.chosen);
    let page = eyes.look(&then, true, |scope| {
        let scope = Scope { viewer, pass_to: None, ..scope.clone() };
        framed(&scope, &person, draw(&scope, index, count))
    });
    page::send(&app, &person, &headers, page)
}

fn draw(scope: &Scope<'_>, index: usize, count: usize) -> Markup {
    html! {
        main #main .table.replay data-replay="" {
            (tabbar(&scope.voice()))
            (scope.places(&scope.offers()).draw(&transport(scope, index, count), &scope.log()))
        }
    }
}

fn transport(scope: &Scope<'_>, index: usize, count: usize) -> Markup {
    let voice = scope.voice();
    let last = count.saturating_sub(1);
    let to = |index: usize| format!("/t/{}/replay?at={index}", scope.id());
    let step = |name: &str, mark: &str, key: &str, target: usize| {
        html! { a.btn.ib2 href=(to(target)) aria-label=(voice.id(name)) title=(voice.id(name)) data-hotkey=(key)
        aria-disabled=[(target == index).then_some("true")] { (icon(mark)) } }
    };
    html! {
        form.panel.prompt.transport method="get" action={ "/t/" (scope.id()) "/replay" } {
            div.hd { h2 { (voice.id("replay")) } span.num { (index) " / " (last) } }
            div.row {
                (step("replay-first", "i-first", "Home", 0))
                (step("replay-back", "i-back", "j", index.saturating_sub(1)))
                (step("replay-on", "i-next", "k", (index + 1).min(last)))
                (step("replay-last", "i-last", "End", last))
                input type="range" name="at" min="0" max=(last) value=(index) aria-label=(voice.id("replay-move"));
                noscript { button.btn type="submit" { (voice.id("open")) } }
                @if scope.now.record.status == Status::Finished {
                    a.btn href={ "/t/" (scope.id()) "/record" } download { (voice.id("save-record")) }
                }
                a.btn href={ "/t/" (scope.id()) } { (voice.id("to-the-table")) }
            }
        }
    }
}

/// The whole record with the dice key, once the game is over.
pub async fn record(State(app): State<Shared>, Path(id): Path<String>) -> Result<Response, Problem> {
    let table = find(&app, &id).await?;
    let record = record_of(&table).await?;
    let text = serde_json::to_string_pretty(&record).map_err(|error| Problem::fault(error.to_string()))?;
    let headers = [
        (header::CONTENT_TYPE, "application/json".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{}-{}.json\"", record.game, table.id)),
    ];
    Ok((headers, text).into_response())
}
