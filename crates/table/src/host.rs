//! All tables of a server: making them, finding them, sitting down and starting.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use orrery_catalog::game;
use orrery_core::{Refusal, Seat, Setup};

use crate::bots;
use crate::live::{SubmitError, Table};
use crate::port::{Chair, Holder, Listing, PersonId, Status, Store, StoreError, TableId, TableRecord};

/// How many tables stay in memory although nobody watches them.
const KEPT: usize = 64;

/// What a chair of a new table shall be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewChair {
    pub holder: Holder,
    pub name: String,
}

#[derive(Clone, Debug)]
pub struct NewTable {
    pub game: String,
    pub title: String,
    pub options: orrery_core::OptionValues,
    pub host: PersonId,
    pub listed: bool,
    pub chairs: Vec<NewChair>,
    pub at: i64,
}

pub struct Tables {
    store: Arc<dyn Store>,
    loaded: Mutex<Loaded>,
    /// How long a bot waits before it answers, so that people can follow.
    bot_pause: Duration,
}

#[derive(Default)]
struct Loaded {
    tables: HashMap<TableId, Weak<Table>>,
    kept: VecDeque<Arc<Table>>,
}

impl Tables {
    pub fn new(store: Arc<dyn Store>, bot_pause: Duration) -> Arc<Tables> {
        Arc::new(Tables { store, loaded: Mutex::default(), bot_pause })
    }

    pub fn store(&self) -> &Arc<dyn Store> {
        &self.store
    }

    /// Makes a table; it begins at once when no chair is open.
    pub async fn create(self: &Arc<Self>, new: NewTable) -> Result<Arc<Table>, SubmitError> {
        let game = game(&new.game).ok_or_else(Refusal::not_offered)?;
        let setup = Setup { seats: u8::try_from(new.chairs.len()).unwrap_or(u8::MAX), options: new.options };
        setup.check(game.info())?;
        let chairs = new.chairs.into_iter().map(|chair| Chair { holder: chair.holder, name: chair.name }).collect();
        let record = TableRecord {
            id: TableId(random_u64()?),
            revision: 0,
            game: new.game,
            title: new.title,
            setup,
            rules_version: game.info().rules_version,
            key: random_key()?,
            host: new.host,
            listed: new.listed,
            status: Status::Open,
            chairs,
            created_at: new.at,
            changed_at: new.at,
        };
        self.store.create_table(&record).await?;
        let table = Arc::new(Table::load(self.store.clone(), game, record).await?);
        self.keep(&table);
        self.start_if_full(&table, new.at).await?;
        Ok(table)
    }

    /// The table with this id, from memory or from its journal.
    pub async fn find(self: &Arc<Self>, id: TableId) -> Result<Option<Arc<Table>>, SubmitError> {
        if let Some(table) = self.in_memory(id) {
            return Ok(Some(table));
        }
        let Some(record) = self.store.table(id).await? else { return Ok(None) };
        let game = game(&record.game)
            .ok_or_else(|| SubmitError::Fault(format!("this program does not know the game {}", record.game)))?;
        let table = Arc::new(Table::load(self.store.clone(), game, record).await?);
        let table = self.keep(&table);
        self.mend(&table).await?;
        bots::wake(&table, self.bot_pause);
        Ok(Some(table))
    }

    /// A process killed between two writes leaves a full table that has not begun, or one that is over and does not
    /// say so.
    async fn mend(self: &Arc<Self>, table: &Arc<Table>) -> Result<(), SubmitError> {
        let now = table.now();
        self.start_if_full(table, now.record.changed_at).await?;
        table.finish_if_over(now.record.changed_at).await
    }

    fn in_memory(&self, id: TableId) -> Option<Arc<Table>> {
        self.loaded.lock().unwrap_or_else(PoisonError::into_inner).tables.get(&id).and_then(Weak::upgrade)
    }

    /// Remembers a loaded table. Of two that loaded it at once, the first one stands.
    fn keep(&self, table: &Arc<Table>) -> Arc<Table> {
        let mut loaded = self.loaded.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = loaded.tables.get(&table.id).and_then(Weak::upgrade) {
            return known;
        }
        loaded.tables.insert(table.id, Arc::downgrade(table));
        loaded.kept.push_back(table.clone());
        if loaded.kept.len() > KEPT {
            loaded.kept.pop_front();
            loaded.tables.retain(|_, known| known.strong_count() > 0);
        }
        table.clone()
    }

    pub async fn list(&self, listing: Listing, limit: u32) -> Result<Vec<TableRecord>, StoreError> {
        self.store.tables(listing, limit).await
    }

    /// Takes an open chair.
    pub async fn sit(
        self: &Arc<Self>,
        table: &Arc<Table>,
        seat: Seat,
        person: PersonId,
        name: String,
        at: i64,
    ) -> Result<(), SubmitError> {
        let sit = |record: &mut TableRecord| match record.chairs.get_mut(seat.index()) {
            Some(chair) if chair.holder == Holder::Open => {
                *chair = Chair { holder: Holder::Person(person), name };
                Ok(())
            }
            _ => Err(Refusal::new(orrery_core::Rule::TABLE, "refused-seat-taken").into()),
        };
        table.change(at, sit).await?;
        self.start_if_full(table, at).await
    }

    /// The host fills the open chairs with bots and starts.
    pub async fn fill_with_bots(
        self: &Arc<Self>,
        table: &Arc<Table>,
        level: &str,
        name: &str,
        at: i64,
    ) -> Result<(), SubmitError> {
        let fill = |record: &mut TableRecord| {
            for chair in record.chairs.iter_mut().filter(|chair| chair.holder == Holder::Open) {
                *chair = Chair { holder: Holder::Bot(level.to_owned()), name: name.to_owned() };
            }
            Ok(())
        };
        table.change(at, fill).await?;
        self.start_if_full(table, at).await
    }

    async fn start_if_full(self: &Arc<Self>, table: &Arc<Table>, at: i64) -> Result<(), SubmitError> {
        let full = |record: &TableRecord| record.chairs.iter().all(|chair| chair.holder != Holder::Open);
        if table.now().record.status != Status::Open || !full(&table.now().record) {
            return Ok(());
        }
        table.begin(at).await?;
        let run = |record: &mut TableRecord| {
            if record.status == Status::Open {
                record.status = Status::Running;
            }
            Ok(())
        };
        table.change(at, run).await?;
        bots::wake(table, self.bot_pause);
        Ok(())
    }

    /// After a restart: bots that were about to answer do so, though nobody is looking yet.
    pub async fn resume(self: Arc<Self>) -> Result<(), SubmitError> {
        for record in self.list(Listing::Running, u32::MAX).await? {
            if record.chairs.iter().any(|chair| matches!(chair.holder, Holder::Bot(_))) {
                self.find(record.id).await?;
            }
        }
        Ok(())
    }

    /// Lets bots at the table think; called after every change.
    pub fn wake_bots(&self, table: &Arc<Table>) {
        bots::wake(table, self.bot_pause);
    }
}

fn random_key() -> Result<[u8; 32], SubmitError> {
    let mut key = [0; 32];
    getrandom::fill(&mut key).map_err(|error| SubmitError::Fault(error.to_string()))?;
    Ok(key)
}

pub(crate) fn random_u64() -> Result<u64, SubmitError> {
    getrandom::u64().map_err(|error| SubmitError::Fault(error.to_string()))
}
