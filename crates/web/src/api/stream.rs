//! The API's stream: what one seat is shown of each entry, as server-sent events resumed by number.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use orrery_core::{Seat, Viewer};
use orrery_table::{Logged, Now, Watching};
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
    /// The last number told; `None` before the game has begun.
    told: Option<u32>,
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
    let told = last.or(now.play.as_ref().map(|_| now.seq));
    let mut changes = table.changes();
    if last.is_some_and(|last: u32| last < now.seq) {
        changes.mark_changed();
    }
    let stream = Stream {
        changes,
        heartbeat: heartbeat(),
        viewer: viewer_of(&now.record, &person, seat),
        told,
        watching: table.watch(),
    };
    Ok(sent_events(app, b": hello\n\n", stream))
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
    /// Each entry since the last one told. After a gap longer than what is at hand the reader fetches the record.
    fn tell(&mut self, now: &Arc<Now>) -> Option<Bytes> {
        let play = now.play.as_ref()?;
        if self.told == Some(now.seq) {
            return None;
        }
        let fresh = now.recent.iter().filter(|entry| self.told.is_none_or(|told| entry.seq > told));
        let shown = |entry: &Arc<Logged>| EntryShown { seq: entry.seq, events: play.shown(&entry.events, self.viewer) };
        let update = Update {
            seq: now.seq,
            entries: fresh.map(shown).collect(),
            undone: now.recent.back().is_none_or(|last| last.seq < now.seq),
            waiting_for: now.waits().seats.iter().collect(),
            outcome: play.outcome(),
        };
        self.told = Some(now.seq);
        let data = serde_json::to_string(&update).ok()?;
        Some(Bytes::from(format!("id: {}\ndata: {data}\n\n", now.seq)))
    }
}
