//! Games that go on: a table begins with what a finished one left.

use std::sync::Arc;

use orrery_core::{Carried, Refusal, Rule};

use crate::error::SubmitError;
use crate::history::record_alone;
use crate::host::{NewChair, NewTable, Tables};
use crate::port::{PersonId, Status, TableRecord};
use crate::table::Table;

impl Tables {
    /// Makes a table that goes on from a finished one. What it begins with comes from the finished table itself, which
    /// stays as it is: going on twice makes two campaigns with one past.
    pub async fn go_on(self: &Arc<Self>, earlier: &Table, new: NewTable) -> Result<Arc<Table>, SubmitError> {
        let carried = carried(earlier, &new).await?;
        self.create_from(new, Some(carried)).await
    }
}

/// The same people, bots and settings once more.
pub fn same_again(earlier: &TableRecord, host: PersonId, at: i64) -> NewTable {
    let chairs = earlier.chairs.iter().cloned();
    NewTable {
        game: earlier.game.clone(),
        title: earlier.title.clone(),
        options: earlier.setup.options.clone(),
        host,
        listed: false,
        chairs: chairs.map(|chair| NewChair { holder: chair.holder, name: chair.name }).collect(),
        at,
    }
}

async fn carried(earlier: &Table, new: &NewTable) -> Result<Carried, SubmitError> {
    if earlier.now().record.status != Status::Finished {
        // It may have ended on another node a moment ago.
        earlier.look_again().await?;
    }
    let now = earlier.now();
    let refused = |reason: &'static str| SubmitError::from(Refusal::new(Rule::TABLE, reason));
    if now.record.game != new.game {
        return Err(refused("refused-another-game"));
    }
    if !now.record.knows(new.host) {
        return Err(refused("refused-not-your-campaign"));
    }
    if now.record.status != Status::Finished {
        return Err(refused("refused-not-over"));
    }
    let left = now.play.as_ref().and_then(|play| play.leaves());
    let left = left.ok_or_else(|| refused("refused-leaves-nothing"))?;
    let seal = record_alone(&**earlier.store(), earlier.game, &now.record).await?.seal;
    Ok(Carried::new(left, earlier.id.to_string(), seal))
}
