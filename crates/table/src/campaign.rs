//! Games that go on: a table begins with what a finished one left, or the same people play once more.

use std::sync::Arc;

use orrery_core::{Carried, Refusal, Rule};

use crate::error::SubmitError;
use crate::history::record_alone;
use crate::host::{NewChair, NewTable, Tables};
use crate::port::{Listing, PersonId, Status, TableId, TableRecord};
use crate::table::Table;

impl Tables {
    /// Makes a table that goes on from a finished one. What it begins with comes from the finished table itself, which
    /// stays as it is: going on twice makes two campaigns with one past.
    pub async fn go_on(self: &Arc<Self>, earlier: &Table, new: NewTable) -> Result<Arc<Table>, SubmitError> {
        let carried = carried(earlier, &new).await?;
        self.create_from(new, Some(carried)).await
    }

    /// The same people, bots and settings once more; whoever of them asks second comes to the table of the first.
    pub async fn play_again(
        self: &Arc<Self>,
        earlier: &Table,
        person: PersonId,
        at: i64,
    ) -> Result<TableId, SubmitError> {
        let record = over(earlier).await?;
        if record.seats_of(person).next().is_none() {
            return Err(refused("refused-not-your-campaign"));
        }
        let tables = self.list(Listing::Unfinished(person), u32::MAX).await?;
        let begun = tables.into_iter().flatten().find(|listed| is_like(&listed.record, &record));
        match begun {
            Some(listed) => Ok(listed.record.id),
            None => Ok(self.create(same_again(&record, person, at)).await?.id),
        }
    }
}

fn is_like(one: &TableRecord, other: &TableRecord) -> bool {
    let holders = |record: &TableRecord| record.chairs.iter().map(|chair| chair.holder.clone()).collect::<Vec<_>>();
    one.game == other.game && one.setup.options == other.setup.options && holders(one) == holders(other)
}

fn refused(reason: &'static str) -> SubmitError {
    Refusal::new(Rule::TABLE, reason).into()
}

/// The record of a table whose game is over.
async fn over(table: &Table) -> Result<Arc<TableRecord>, SubmitError> {
    if table.now().record.status != Status::Finished {
        // It may have ended on another node a moment ago.
        table.look_again().await?;
    }
    let record = table.now().record.clone();
    if record.status == Status::Finished { Ok(record) } else { Err(refused("refused-not-over")) }
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
    let record = earlier.now().record.clone();
    if record.game != new.game {
        return Err(refused("refused-another-game"));
    }
    if !record.knows(new.host) {
        return Err(refused("refused-not-your-campaign"));
    }
    let record = over(earlier).await?;
    let left = earlier.now().play.as_ref().and_then(|play| play.leaves());
    let left = left.ok_or_else(|| refused("refused-leaves-nothing"))?;
    let seal = record_alone(&**earlier.store(), earlier.game, &record).await?.seal;
    Ok(Carried::new(left, earlier.id.to_string(), seal))
}
