//! A store that fails when it is told to: before a write, after its commit, or while reading.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use async_trait::async_trait;
use orrery_table::port::{
    CampaignId, CampaignRecord, Copied, Damaged, Listed, Listing, PersonId, PersonRecord, Snapshot, Store, StoreError,
    StoredEntry, TableId, TableRecord, Waits, WholeTable,
};

pub struct Shaky {
    store: Arc<dyn Store>,
    lost_replies: AtomicU32,
    failed_writes: AtomicU32,
    failed_saves: AtomicU32,
    failed_reads: AtomicU32,
    writes_left: AtomicU32,
    hidden_tails: AtomicBool,
}

/// Whether one of the failures that were ordered is due now.
fn due(count: &AtomicU32) -> bool {
    count.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |left| left.checked_sub(1)).is_ok()
}

fn failed<T>() -> Result<T, StoreError> {
    Err(StoreError::Failed("as ordered".into()))
}

impl Shaky {
    pub fn on(store: Arc<dyn Store>) -> Shaky {
        Shaky {
            store,
            lost_replies: AtomicU32::new(0),
            failed_writes: AtomicU32::new(0),
            failed_saves: AtomicU32::new(0),
            failed_reads: AtomicU32::new(0),
            writes_left: AtomicU32::new(u32::MAX),
            hidden_tails: AtomicBool::new(false),
        }
    }

    /// The next writes are committed, and said to have failed.
    pub fn lose_replies(&self, count: u32) {
        self.lost_replies.store(count, Ordering::SeqCst);
    }

    /// The next appends come to nothing.
    pub fn fail_writes(&self, count: u32) {
        self.failed_writes.store(count, Ordering::SeqCst);
    }

    /// The next changes of a record come to nothing.
    pub fn fail_saves(&self, count: u32) {
        self.failed_saves.store(count, Ordering::SeqCst);
    }

    /// From now on entries are found from the beginning only, as in a file whose inner pages are damaged.
    pub fn hide_tails(&self) {
        self.hidden_tails.store(true, Ordering::SeqCst);
    }

    pub fn fail_reads(&self, count: u32) {
        self.failed_reads.store(count, Ordering::SeqCst);
    }

    /// After so many more writes the process is dead: none of the later ones comes to anything.
    pub fn die_after(&self, writes: u32) {
        self.writes_left.store(writes, Ordering::SeqCst);
    }

    fn reply(&self, done: Result<(), StoreError>) -> Result<(), StoreError> {
        if done.is_ok() && due(&self.lost_replies) { failed() } else { done }
    }
}

#[async_trait]
impl Store for Shaky {
    async fn secret(&self) -> Result<[u8; 32], StoreError> {
        self.store.secret().await
    }

    async fn create_table(&self, table: &TableRecord) -> Result<(), StoreError> {
        if due(&self.writes_left) { self.store.create_table(table).await } else { failed() }
    }

    async fn table(&self, id: TableId) -> Result<Option<TableRecord>, StoreError> {
        if due(&self.failed_reads) { failed() } else { self.store.table(id).await }
    }

    async fn save_table(&self, table: &TableRecord) -> Result<(), StoreError> {
        if due(&self.failed_saves) || !due(&self.writes_left) {
            failed()
        } else {
            self.reply(self.store.save_table(table).await)
        }
    }

    async fn tables(&self, listing: Listing, limit: u32) -> Result<Vec<Result<Listed, Damaged>>, StoreError> {
        self.store.tables(listing, limit).await
    }

    async fn append(&self, table: TableId, entry: StoredEntry, waits: Waits) -> Result<(), StoreError> {
        if due(&self.failed_writes) || !due(&self.writes_left) {
            failed()
        } else {
            self.reply(self.store.append(table, entry, waits).await)
        }
    }

    async fn entries_upto(
        &self,
        table: TableId,
        after: Option<u32>,
        upto: u32,
    ) -> Result<Vec<StoredEntry>, StoreError> {
        let hidden = after.is_some() && self.hidden_tails.load(Ordering::SeqCst);
        if hidden {
            Err(StoreError::Damaged("hidden".into()))
        } else {
            self.store.entries_upto(table, after, upto).await
        }
    }

    async fn rescue(&self, table: TableId) -> Result<Vec<Result<StoredEntry, String>>, StoreError> {
        self.store.rescue(table).await
    }

    async fn set_waits(&self, table: TableId, waits: Waits) -> Result<(), StoreError> {
        self.store.set_waits(table, waits).await
    }

    async fn save_snapshot(&self, table: TableId, snapshot: Snapshot) -> Result<(), StoreError> {
        self.store.save_snapshot(table, snapshot).await
    }

    async fn snapshot(&self, table: TableId) -> Result<Option<Snapshot>, StoreError> {
        self.store.snapshot(table).await
    }

    async fn create_campaign(&self, campaign: &CampaignRecord, new: &[WholeTable]) -> Result<(), StoreError> {
        if due(&self.writes_left) { self.store.create_campaign(campaign, new).await } else { failed() }
    }

    async fn add_sitting(&self, campaign: CampaignId, number: u32, table: &TableRecord) -> Result<(), StoreError> {
        if due(&self.writes_left) { self.store.add_sitting(campaign, number, table).await } else { failed() }
    }

    async fn campaign(&self, id: CampaignId) -> Result<Option<CampaignRecord>, StoreError> {
        self.store.campaign(id).await
    }

    async fn campaigns_of(&self, person: PersonId, limit: u32) -> Result<Vec<CampaignId>, StoreError> {
        self.store.campaigns_of(person, limit).await
    }

    async fn all_campaigns(&self) -> Result<Vec<CampaignId>, StoreError> {
        self.store.all_campaigns().await
    }

    async fn campaign_of(&self, table: TableId) -> Result<Option<CampaignId>, StoreError> {
        self.store.campaign_of(table).await
    }

    async fn save_person(&self, person: &PersonRecord) -> Result<(), StoreError> {
        self.store.save_person(person).await
    }

    async fn person(&self, id: PersonId) -> Result<Option<PersonRecord>, StoreError> {
        self.store.person(id).await
    }

    async fn due(&self, limit: u32) -> Result<Vec<TableId>, StoreError> {
        self.store.due(limit).await
    }

    async fn health(&self) -> Result<(), StoreError> {
        self.store.health().await
    }

    async fn backup(&self, to: &Path) -> Result<Copied, StoreError> {
        self.store.backup(to).await
    }

    async fn examine(&self) -> Result<Vec<String>, StoreError> {
        self.store.examine().await
    }
}
