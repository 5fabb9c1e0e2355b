//! Campaigns that leave a server and come to another. Finished tables change no more, so they keep their ids wherever they
//! are: what is there already is not brought again.

use std::sync::Arc;

use orrery_catalog::{AnyGame, BadFile, CampaignFile, Mark, Record, RecordEntry, unhex};

use super::{Campaign, refused};
use crate::error::SubmitError;
use crate::history::{record_alone, record_of};
use crate::host::{Tables, random_u64};
use crate::port::{
    CampaignId, CampaignRecord, Chair, Holder, PersonId, Sitting, Status, StoredEntry, TableId, TableRecord, WholeTable,
};
use crate::table::Table;

impl Campaign {
    /// The closed chapters as one file. What is still being played stays here: its dice key is secret.
    pub async fn export(&self) -> Result<CampaignFile, SubmitError> {
        let last = self.closed().last().ok_or_else(|| refused("refused-no-chapter"))?;
        let mark = |table: &Arc<Table>| Mark { table: table.id.to_string(), closed_at: table.now().record.changed_at };
        let chapters = self.closed().iter().map(mark).collect();
        Ok(CampaignFile::new(self.record.name.clone(), chapters, record_of(last).await?))
    }
}

impl Tables {
    /// A campaign from a file, once every roll of it has come out the same. All of it comes in, or nothing.
    pub async fn import(
        self: &Arc<Self>,
        file: CampaignFile,
        (person, at): (PersonId, i64),
    ) -> Result<CampaignId, SubmitError> {
        let game = self.game(&file.record.game).ok_or_else(|| refused("refused-file-unknown-game"))?;
        let (verified, file) = tokio::task::spawn_blocking(move || (file.verify(game), file))
            .await
            .map_err(|error| SubmitError::Fault(error.to_string()))?;
        verified?;
        let (mut sittings, mut new) = (Vec::new(), Vec::new());
        for (mark, record) in file.chapters.iter().zip(file.record.chain()) {
            let id: TableId = mark.table.parse().map_err(|()| refused("refused-file-untrue"))?;
            sittings.push(Sitting { table: id, own: self.store().campaign_of(id).await?.is_none() });
            if !self.is_here(game, id, record).await? {
                let brought = Brought { id, title: &file.name, host: person, at: mark.closed_at.clamp(0, at) };
                new.push(brought.whole(game, record)?);
            }
        }
        let (id, game) = (CampaignId(random_u64()?), file.record.game);
        let campaign =
            CampaignRecord { id, game, name: file.name, host: person, branch_of: None, created_at: at, sittings };
        self.store().create_campaign(&campaign, &new).await?;
        Ok(id)
    }

    /// Whether the very same table is here already; another one of that name cannot be replaced.
    async fn is_here(&self, game: &'static dyn AnyGame, id: TableId, record: &Record) -> Result<bool, SubmitError> {
        let Some(table) = self.store().table(id).await? else { return Ok(false) };
        let same = table.game == record.game && table.status == Status::Finished;
        let same = same && record_alone(&**self.store(), game, &table).await?.seal == record.seal;
        if same { Ok(true) } else { Err(refused("refused-file-other-table")) }
    }
}

/// What a table that comes from elsewhere is called here.
struct Brought<'a> {
    id: TableId,
    title: &'a str,
    host: PersonId,
    at: i64,
}

impl Brought<'_> {
    /// The table of a record. Those who sat there are known by name alone.
    fn whole(&self, game: &dyn AnyGame, record: &Record) -> Result<WholeTable, SubmitError> {
        let sat = |name: &String| Chair::new(Holder::Open, name.clone());
        let entries = record.entries.iter().map(|entry| self.entry(game, entry));
        let entries = entries.collect::<Result<Vec<StoredEntry>, SubmitError>>()?;
        let table = TableRecord {
            id: self.id,
            revision: 0,
            game: record.game.clone(),
            title: self.title.to_owned(),
            setup: record.setup.clone(),
            rules_version: record.rules_version,
            key: unhex(&record.key).ok_or_else(|| refused("refused-file-untrue"))?,
            host: self.host,
            listed: false,
            status: Status::Finished,
            chairs: record.names.iter().map(sat).collect(),
            created_at: self.at,
            changed_at: self.at,
        };
        Ok(WholeTable { record: table, entries })
    }

    /// Entries are stored in today's form, so those of an older one would be read wrongly.
    fn entry(&self, game: &dyn AnyGame, entry: &RecordEntry) -> Result<StoredEntry, SubmitError> {
        if !(game.info().format..=game.info().rules_version).contains(&entry.rules_version) {
            return Err(refused("refused-file-older"));
        }
        let written = game.written(entry)?;
        Ok(StoredEntry {
            seq: entry.seq,
            rules_version: entry.rules_version,
            command: written.command,
            events: written.events,
            digest: unhex(&entry.digest).ok_or_else(|| refused("refused-file-untrue"))?,
            read: entry.read,
            barrier: entry.barrier,
            token: None,
            at: self.at,
        })
    }
}

/// What exactly is wrong goes to the log: `orrery verify` says it of the file, too.
impl From<BadFile> for SubmitError {
    fn from(bad: BadFile) -> SubmitError {
        tracing::info!("a campaign was not imported: {bad}");
        refused(match bad {
            BadFile::Unreadable(_) => "refused-file-unreadable",
            BadFile::Newer => "refused-file-newer",
            BadFile::Untrue(_) => "refused-file-untrue",
        })
    }
}
