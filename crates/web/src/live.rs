//! Live updates: one stream of server-sent events for each page, resumed by number. Only regions that changed for
//! this viewer are sent; a plain GET always shows the truth.

use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, Uri, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use maud::{Markup, html};
use orrery_draw::Id;
use orrery_table::port::Status;
use orrery_table::{Now, Watching};
use tokio::sync::watch;

use crate::Shared;
use crate::error::Problem;
use crate::form::Fields;
use crate::identity::Person;
use crate::look::{Eyes, Scope, Sent, Want};
use crate::table_page::find;

const RELOAD: Bytes = Bytes::from_static(b"event: reload\ndata: now\n\n");

struct Stream {
    app: Shared,
    eyes: Eyes,
    changes: watch::Receiver<u64>,
    heartbeat: Duration,
    sent: Sent,
    /// How the table stood when it was last told, for pages that change as a whole.
    status: Status,
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
        status: now.record.status,
        _watching: table.watch(),
    };
    let first = if is_old_room(&now, &uri) { RELOAD } else { stream.first(&now, seen(&headers, &uri)) };
    let app = stream.app.clone();
    let rest = stream::unfold((stream, app), |(mut stream, app)| async move {
        let message = tokio::select! {
            message = stream.next() => message,
            () = app.stopping() => return None,
        };
        Some((Ok::<Bytes, Infallible>(message), (stream, app)))
    });
    let all = stream::StreamExt::chain(stream::once(async move { Ok::<Bytes, Infallible>(first) }), rest);
    let kind = [(header::CONTENT_TYPE, "text/event-stream"), (header::CACHE_CONTROL, "no-store")];
    Ok((kind, Body::from_stream(all)).into_response())
}

/// A sign of life after this long, so that dead connections are noticed by both ends. Each stream has its own, or
/// thousands of them would stir at once.
pub fn heartbeat() -> Duration {
    static STREAMS: AtomicU64 = AtomicU64::new(0);
    Duration::from_millis(15_000 + STREAMS.fetch_add(1, Ordering::Relaxed) * 7_919 % 15_000)
}

/// A waiting room that was drawn before somebody sat down or the game began.
fn is_old_room(now: &Now, uri: &Uri) -> bool {
    let drawn = Fields::read(uri.query().unwrap_or(""));
    drawn.get("room").is_some_and(|revision| revision != now.record.revision.to_string())
}

/// The number the page was drawn at, or the last one its stream brought.
fn seen(headers: &HeaderMap, uri: &Uri) -> Option<u32> {
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()?.parse().ok());
    last.or_else(|| Fields::read(uri.query().unwrap_or("")).get("from")?.parse().ok())
}

impl Stream {
    /// A page that is up to date needs nothing; one that fell behind gets everything as it stands now.
    fn first(&mut self, now: &Arc<Now>, seen: Option<u32>) -> Bytes {
        if seen == Some(now.seq) || now.play.is_none() {
            self.eyes.look(now, false, |scope| remember(scope, &mut self.sent));
            return message(now.seq, Markup::default());
        }
        message(now.seq, self.patch(now))
    }

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
            if std::mem::replace(&mut self.status, now.record.status) == Status::Open {
                return RELOAD;
            }
            let patch = self.patch(&now);
            if !patch.0.is_empty() {
                let bytes = message(now.seq, patch);
                self.app.metrics.update_bytes.add(bytes.len() as u64);
                return bytes;
            }
        }
    }

    fn patch(&mut self, now: &Now) -> Markup {
        let (eyes, sent) = (&self.eyes, &mut self.sent);
        eyes.look(now, false, |scope| changed(scope, sent))
    }
}

fn message(seq: u32, patch: Markup) -> Bytes {
    let text = patch.into_string();
    // An event ends at a blank line: line breaks inside the data would cut it.
    let data = if text.contains('\n') { text.replace('\n', " ") } else { text };
    Bytes::from(format!("id: {seq}\ndata: {data}\n\n"))
}

/// Takes note of what the page shows already, without drawing it.
fn remember(scope: &Scope<'_>, sent: &mut Sent) {
    let offers = scope.offers();
    sent.start();
    scope.regions(&offers, &mut |region| {
        sent.news(region.id, region.key);
        Want::Nothing
    });
    sent.prompt = scope.prompt_key(&offers);
    sent.seq = scope.now.seq;
}

/// Everything of the page that differs from what was sent before.
fn changed(scope: &Scope<'_>, sent: &mut Sent) -> Markup {
    let offers = scope.offers();
    let (mut stale, mut drawn): (Vec<Id>, Vec<Id>) = (Vec::new(), Vec::new());
    sent.start();
    let regions = scope.regions(&offers, &mut |region| {
        let news = sent.news(region.id, region.key);
        if region.inside.is_some_and(|outer| drawn.contains(&outer)) {
            drawn.push(region.id);
            return Want::Nothing;
        }
        match (news, region.on_demand) {
            (Want::Nothing, _) => {}
            (_, true) => stale.push(region.id),
            (_, false) => {
                drawn.push(region.id);
                return news;
            }
        }
        Want::Nothing
    });
    let key = scope.prompt_key(&offers);
    let prompt = std::mem::replace(&mut sent.prompt, key) != key;
    html! {
        @for (_, region) in &regions { (region) }
        @if prompt { (scope.prompt(&offers)) (scope.status()) }
        (log(scope, sent))
        @for id in &stale { i data-stale=(id.as_str()) {} }
        @for id in sent.gone() { i data-gone=(id.as_str()) {} }
    }
}

/// New lines only, unless something was taken back.
fn log(scope: &Scope<'_>, sent: &mut Sent) -> Markup {
    let last = scope.now.recent.back().map_or(0, |entry| entry.seq);
    let before = std::mem::replace(&mut sent.seq, scope.now.seq);
    if scope.now.seq == before {
        return Markup::default();
    }
    if last < scope.now.seq || before == 0 {
        return scope.log();
    }
    let fresh = scope.now.recent.iter().filter(|entry| entry.seq > before);
    html! { ol data-prepend="log-list" { @for entry in fresh { (scope.log_item(entry.seq, &scope.lines(entry))) } } }
}
