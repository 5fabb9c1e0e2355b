//! The API's stream: what one seat is shown of each entry, as server-sent events resumed by number.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use orrery_core::{Seat, SeatSet, Viewer};
use orrery_table::{Now, Watching};
use tokio::sync::watch;

use super::read::AsSeat;
use super::shapes::{EntryShown, Update};
use crate::app::Shared;
use crate::http::problem::Problem;
use crate::person::Person;
use crate::table::live::{Messages, catch_up, heartbeat, sent_events};
use crate::table::{find, own_seat, viewer_of};

struct Stream {
    changes: watch::Receiver<u64>,
    heartbeat: Duration,
    viewer: Viewer,
    /// The last entry that was looked at; `None` before the game has begun.
    heard: Option<u32>,
    /// As it was told last; whoever resumes is told again, whether something has happened meanwhile or not.
    waiting_for: Option<SeatSet>,
    watching: Watching,
}

pub async fn stream(
    State(app): State<Shared>,
    Path(id): Path<String>,
    person: Person,
    query: AsSeat,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let table = find(&app, &id).await?;
    let seat = query.seat.map(Seat);
    if let Some(seat) = seat {
        own_seat(&table, person.id, Some(seat)).await?;
    }
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()?.parse().ok());
    catch_up(&table, last).await;
    let now = table.now();
    let heard = heard(&now, last);
    let mut changes = table.changes();
    if last.is_some() {
        changes.mark_changed();
    }
    let stream = Stream {
        changes,
        heartbeat: heartbeat(),
        viewer: viewer_of(&now.record, &person, seat),
        heard,
        waiting_for: last.is_none().then(|| now.waits().seats),
        watching: table.watch(),
    };
    Ok(sent_events(app, b": hello\n\n", stream))
}

/// The last entry known to who was told number `last`, or who asks for what comes from now on.
fn heard(now: &Now, last: Option<u32>) -> Option<u32> {
    let known = |last| now.recent.iter().rfind(|entry| !entry.quiet && entry.told <= last).map_or(0, |entry| entry.seq);
    last.map(known).or(now.play.as_ref().map(|_| now.seq))
}

impl Messages for Stream {
    async fn next(&mut self) -> Bytes {
        loop {
            match tokio::time::timeout(self.heartbeat, self.changes.changed()).await {
                Err(_) => return Bytes::from_static(b": still here\n\n"),
                Ok(Err(_)) => std::future::pending::<()>().await,
                Ok(Ok(())) => {}
            }
            let now = self.watching.table().now();
            if let Some(bytes) = self.tell(&now) {
                return bytes;
            }
        }
    }
}

impl Stream {
    /// Each entry since the last one heard. After a gap longer than what is at hand the reader fetches the record.
    fn tell(&mut self, now: &Arc<Now>) -> Option<Bytes> {
        let play = now.play.as_ref()?;
        if self.heard == Some(now.seq) && self.waiting_for.is_some() {
            return None;
        }
        let fresh = now.recent.iter().filter(|entry| self.heard.is_none_or(|heard| entry.seq > heard));
        let entries = EntryShown::all(&**play, fresh, self.viewer);
        let undone = now.recent.back().is_none_or(|last| last.seq < now.seq);
        let waiting_for = now.waits().seats;
        self.heard = Some(now.seq);
        // What was answered in secret is told to nobody else, not even that it was.
        let is_news = self.waiting_for.replace(waiting_for) != Some(waiting_for);
        if entries.is_empty() && !undone && !is_news {
            return None;
        }
        let waiting_for = waiting_for.iter().collect();
        let update = Update { seq: now.told, entries, undone, waiting_for, outcome: play.outcome() };
        let data = serde_json::to_string(&update).ok()?;
        Some(Bytes::from(format!("id: {}\ndata: {data}\n\n", now.told)))
    }
}
