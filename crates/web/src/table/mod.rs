//! One table: its page, the question on it, what people do there, live updates and the way back through a game.

pub mod actions;
mod eyes;
mod lesson;
pub mod live;
mod options;
pub mod page;
mod places;
mod prompt;
pub mod replay;
mod room;
pub mod sent;
mod story;

use std::sync::Arc;

use orrery_core::{Seat, Viewer};
use orrery_table::port::{PersonId, TableId, TableRecord};
use orrery_table::{SubmitError, Table};

use crate::app::App;
use crate::http::problem::Problem;
use crate::person::Person;

/// The table with the id of an address.
pub async fn find(app: &App, id: &str) -> Result<Arc<Table>, Problem> {
    let id: TableId = id.parse().map_err(|_| Problem::no_table())?;
    app.tables.find(id).await?.ok_or_else(Problem::no_table)
}

/// The seat a person acts for: the one they name, if it is theirs, or their only one. They may have sat down on another
/// node a moment ago.
pub async fn own_seat(table: &Table, person: PersonId, named: Option<Seat>) -> Result<Seat, Problem> {
    if let Ok(seat) = known_seat(table, person, named) {
        return Ok(seat);
    }
    table.look_again().await?;
    known_seat(table, person, named)
}

fn known_seat(table: &Table, person: PersonId, named: Option<Seat>) -> Result<Seat, Problem> {
    let now = table.now();
    let mut own = now.record.seats_of(person);
    match named {
        Some(seat) => own.find(|own| *own == seat).ok_or_else(Problem::not_your_seat),
        None => own.next().ok_or_else(Problem::not_your_seat),
    }
}

/// Counts an answer, wakes the bots, and passes the result on.
pub fn after(app: &App, table: &Arc<Table>, result: Result<u32, SubmitError>) -> Result<u32, Problem> {
    match &result {
        Ok(_) => {
            app.metrics.answers.add(1);
            app.tables.wake_bots(table);
        }
        Err(_) => app.metrics.refusals.add(1),
    }
    Ok(result?)
}

/// What a watcher may see of a table counts for everybody who is not sitting at it.
pub fn viewer_of(record: &TableRecord, person: &Person, seat: Option<Seat>) -> Viewer {
    let mut own = record.seats_of(person.id);
    let chosen = seat.filter(|seat| record.seats_of(person.id).any(|own| own == *seat));
    chosen.or_else(|| own.next()).map_or(Viewer::Spectator, Viewer::Seat)
}
