//! Live updates: one stream of server-sent events for each page, resumed by number. Only regions that changed for
//! this viewer are sent; a plain GET always shows the truth.

use std::convert::Infallible;
use std::fmt::Write;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, Uri, header};
use axum::response::{IntoResponse, Response};
use futures_util::{FutureExt, stream};
use maud::{Markup, PreEscaped, html};
use orrery_table::port::{Status, TableRecord};
use orrery_table::{Now, Table, Watching, as_it_stood};
use tokio::sync::watch;

use super::eyes::{Eyes, Scope};
use super::sent::Sent;
use super::{find, prompt};
use crate::app::Shared;
use crate::http::fields::Fields;
use crate::http::problem::Problem;
use crate::person::Person;

/// A page whose node has gone looks for another one after this many milliseconds instead of the browser's seconds.
const RETRY: &str = "retry: 500\n";

/// An update has at most about so many bytes; what does not fit is fetched by the page.
const LARGEST: usize = 5_500;

const RELOAD: Bytes = Bytes::from_static(b"event: reload\ndata: now\n\n");

struct Stream {
    app: Shared,
    eyes: Eyes,
    changes: watch::Receiver<u64>,
    heartbeat: Duration,
    sent: Sent,
    /// How the table stood when it was last told, for pages that change as a whole.
    record: Arc<TableRecord>,
    _watching: Watching,
}

impl Drop for Stream {
    fn drop(&mut self) {
        self.app.metrics.streams.sub(1);
    }
}

pub async fn stream(
    State(app): State<Shared>,
    Path(id): Path<String>,
    person: Person,
    headers: HeaderMap,
    uri: Uri,
) -> Result<Response, Problem> {
    let table = find(&app, &id).await?;
    let seen = seen(&headers, &uri);
    catch_up(&table, seen).await;
    let eyes = Eyes::new(table.clone(), &person, &uri);
    app.metrics.streams.add(1);
    let mut changes = table.changes();
    changes.mark_unchanged();
    let now = table.now();
    let mut stream = Stream {
        app,
        eyes,
        changes,
        heartbeat: heartbeat(),
        sent: Sent::default(),
        record: now.record.clone(),
        _watching: table.watch(),
    };
    let first = if is_old_room(&now, &uri) { RELOAD } else { stream.first(&now, seen).await };
    Ok(sent_events(stream.app.clone(), &first, stream))
}

/// Whoever waits for the next message of a stream.
pub trait Messages: Send + 'static {
    fn next(&mut self) -> impl Future<Output = Bytes> + Send;
}

/// A stream of server-sent events that ends with the server.
pub fn sent_events(app: Shared, first: &[u8], messages: impl Messages) -> Response {
    let first: Bytes = [RETRY.as_bytes(), first].concat().into();
    let rest = stream::unfold((messages, app), |(mut messages, app)| async move {
        // What cannot be drawn ends its stream; asked for as a whole it says why.
        let message = tokio::select! {
            message = AssertUnwindSafe(messages.next()).catch_unwind() => message.ok()?,
            () = app.stopping() => return None,
        };
        Some((Ok::<Bytes, Infallible>(message), (messages, app)))
    });
    let all = stream::StreamExt::chain(stream::once(async move { Ok::<Bytes, Infallible>(first) }), rest);
    let kind = [(header::CONTENT_TYPE, "text/event-stream"), (header::CACHE_CONTROL, "no-store")];
    (kind, Body::from_stream(all)).into_response()
}

/// A sign of life after this long, so that dead connections are noticed by both ends. Each stream has its own, or
/// thousands of them would stir at once.
pub fn heartbeat() -> Duration {
    static STREAMS: AtomicU64 = AtomicU64::new(0);
    Duration::from_millis(15_000 + STREAMS.fetch_add(1, Ordering::Relaxed) * 7_919 % 15_000)
}

/// Whether a chair is another's now. Answers leave the record as it is, so most of the time it is not even looked at.
fn has_passed(before: &Arc<TableRecord>, now: &Arc<TableRecord>) -> bool {
    let differs = || !before.chairs.iter().map(|chair| &chair.holder).eq(now.chairs.iter().map(|chair| &chair.holder));
    !Arc::ptr_eq(before, now) && differs()
}

/// A page that was served by another node may have seen more than this one.
pub async fn catch_up(table: &Table, seen: Option<u32>) {
    if seen.is_some_and(|seen| seen > table.now().told)
        && let Err(error) = table.look_again().await
    {
        tracing::warn!("table {} could not be brought up to date: {error}", table.id);
    }
}

/// A waiting room that was drawn before somebody sat down or the game began.
fn is_old_room(now: &Now, uri: &Uri) -> bool {
    let drawn = Fields::of(uri);
    drawn.get("room").is_some_and(|revision| revision != now.record.revision.to_string())
}

/// The number the page was drawn at, or the last one its stream brought.
fn seen(headers: &HeaderMap, uri: &Uri) -> Option<u32> {
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()?.parse().ok());
    last.or_else(|| Fields::of(uri).get("from")?.parse().ok())
}

impl Stream {
    /// A page that is up to date needs nothing; one that fell behind gets what has changed since, and one that does not
    /// say where it stands gets everything.
    async fn first(&mut self, now: &Arc<Now>, seen: Option<u32>) -> Bytes {
        if seen.is_some_and(|told| now.is_known_at(told)) || now.play.is_none() {
            self.remember(now);
            return Update::at(now.told).into_bytes();
        }
        let before = match seen {
            Some(told) => as_it_stood(&self.eyes.table, told).await.ok().flatten(),
            None => None,
        };
        if let Some(before) = &before {
            self.remember(before);
        }
        self.patch(now).into_bytes()
    }

    fn remember(&mut self, now: &Now) {
        self.eyes.look(now, false, |scope| remember(scope, &mut self.sent));
    }

    fn patch(&mut self, now: &Now) -> Update {
        let mut update = Update::at(now.told);
        let (eyes, sent) = (&self.eyes, &mut self.sent);
        eyes.look(now, false, |scope| changed(scope, sent, &mut update.text));
        update
    }
}

impl Messages for Stream {
    async fn next(&mut self) -> Bytes {
        loop {
            match tokio::time::timeout(self.heartbeat, self.changes.changed()).await {
                Err(_) => return Bytes::from_static(b": still here\n\n"),
                Ok(Err(_)) => std::future::pending::<()>().await,
                Ok(Ok(())) => {}
            }
            self.changes.mark_unchanged();
            let now = self.eyes.table.now();
            // The waiting room changes as a whole: somebody sat down, or the game begins.
            // So does a table at which a chair has passed to another.
            let before = std::mem::replace(&mut self.record, now.record.clone());
            if before.status == Status::Open || has_passed(&before, &now.record) {
                return RELOAD;
            }
            let update = self.patch(&now);
            if !update.is_empty() {
                let bytes = update.into_bytes();
                self.app.metrics.update_bytes.add(bytes.len() as u64);
                return bytes;
            }
        }
    }
}

/// One event of the stream. Its parts are written straight into it.
struct Update {
    text: String,
    /// Where the data begins.
    head: usize,
}

impl Update {
    fn at(told: u32) -> Update {
        let mut text = String::with_capacity(4096);
        let _ = write!(text, "id: {told}\ndata: ");
        Update { head: text.len(), text }
    }

    fn is_empty(&self) -> bool {
        self.text.len() == self.head
    }

    /// An event ends at a blank line: line breaks inside the data would cut it.
    fn into_bytes(mut self) -> Bytes {
        if memchr::memchr(b'\n', &self.text.as_bytes()[self.head..]).is_some() {
            let data = self.text.split_off(self.head);
            self.text.push_str(&data.replace('\n', " "));
        }
        self.text.push_str("\n\n");
        self.text.into()
    }
}

/// Takes note of what the page shows already, without drawing it.
fn remember(scope: &Scope<'_>, sent: &mut Sent) {
    let offers = scope.offers();
    scope.note_regions(&offers, sent);
    sent.prompt = prompt::key(scope, &offers);
    sent.seq = Some(scope.now.seq);
}

/// Writes everything of the page that differs from what was sent before.
fn changed(scope: &Scope<'_>, sent: &mut Sent, out: &mut String) {
    let offers = scope.offers();
    let mut written = scope.write_changed(&offers, sent, out);
    let key = prompt::key(scope, &offers);
    let asked = std::mem::replace(&mut sent.prompt, key) != key;
    let told = html! { @if asked { (scope.status()) } (log(scope, sent)) };
    let question = asked.then(|| prompt::region_within(scope, &offers, LARGEST.saturating_sub(told.0.len())));
    let question = question.unwrap_or_default();
    written.lighten(out, (out.len() + question.0.len() + told.0.len()).saturating_sub(LARGEST));
    let rest = html! {
        @for id in &written.stale { i data-stale=(id.as_str()) {} }
        @if asked && scope.now.record.status == Status::Finished { i data-stale="story" {} }
        @for id in sent.gone() { i data-gone=(id.as_str()) {} }
    };
    [question, told, rest].iter().for_each(|part| out.push_str(&part.0));
}

/// New lines only, unless something was taken back or a replay goes back.
pub fn log(scope: &Scope<'_>, sent: &mut Sent) -> Markup {
    let last = scope.now.recent.back().map_or(0, |entry| entry.seq);
    let before = sent.seq.replace(scope.now.seq);
    if before == Some(scope.now.seq) {
        return Markup::default();
    }
    let Some(before) = before else { return scope.log() };
    let missed = scope.now.recent.front().is_some_and(|oldest| oldest.seq > before + 1);
    if last < scope.now.seq || scope.now.seq < before || missed {
        return scope.log();
    }
    let fresh = scope.now.recent.iter().filter(|entry| entry.seq > before);
    let lines: String = fresh.map(|entry| scope.log_item(entry, &scope.lines(entry)).0).collect();
    // Not even an empty list: it would tell that somebody has answered in secret.
    html! { @if !lines.is_empty() { ol data-prepend="log-list" { (PreEscaped(lines)) } } }
}
