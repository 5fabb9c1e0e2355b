//! All tables of a server: making them, finding them, sitting down and starting. A table that cannot be read is set
//! aside; everything else goes on.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use orrery_catalog::{AnyGame, game};
use orrery_core::{Carried, Message, Refusal, Rule, Setup};

use crate::bots::{self, Bots, Minds};
use crate::error::SubmitError;
use crate::keeper;
use crate::port::{Chair, Damaged, Holder, Listed, Listing, PersonId, Status, Store, StoreError, TableId, TableRecord};
use crate::table::Table;

/// How many tables stay in memory although nobody watches them.
const KEPT: usize = 64;

/// An open listed table at which nobody sits stays in the list for this many milliseconds.
const UNATTENDED: i64 = 60 * 60 * 1000;

/// What one person may ask of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Unfinished tables with bots.
    pub bot_tables: usize,
    /// Open tables in the lobby's list.
    pub open_tables: usize,
}

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

/// Finds a game by its id.
pub type Games = fn(&str) -> Option<&'static dyn AnyGame>;

pub struct Tables {
    store: Arc<dyn Store>,
    games: Games,
    loaded: Mutex<Loaded>,
    bots: Arc<Bots>,
    limits: Option<Limits>,
    /// Tables that could not be read, so that each is reported once.
    set_aside: Mutex<HashSet<TableId>>,
}

#[derive(Default)]
struct Loaded {
    tables: HashMap<TableId, Weak<Table>>,
    kept: VecDeque<Arc<Table>>,
}

impl Tables {
    /// Without limits: for tools, and for whoever trusts everybody.
    pub fn new(store: Arc<dyn Store>, bot_pause: Duration) -> Arc<Tables> {
        Tables::of_games(store, bot_pause, game)
    }

    /// The same with other games than those of the catalog.
    pub fn of_games(store: Arc<dyn Store>, bot_pause: Duration, games: Games) -> Arc<Tables> {
        Tables::make(store, bot_pause, None, games)
    }

    pub fn limited(store: Arc<dyn Store>, bot_pause: Duration, limits: Limits) -> Arc<Tables> {
        Tables::make(store, bot_pause, Some(limits), game)
    }

    fn make(store: Arc<dyn Store>, pause: Duration, limits: Option<Limits>, games: Games) -> Arc<Tables> {
        let bots = Arc::new(Bots { minds: Minds::start(Minds::usual()), pause });
        Arc::new(Tables { store, games, loaded: Mutex::default(), bots, limits, set_aside: Mutex::default() })
    }

    pub fn store(&self) -> &Arc<dyn Store> {
        &self.store
    }

    pub fn game(&self, id: &str) -> Option<&'static dyn AnyGame> {
        (self.games)(id)
    }

    /// Looks after the tables from now on, for as long as somebody holds them: bots that were about to answer do so,
    /// what other nodes change is heard of, and what has expired goes.
    pub fn attend(self: &Arc<Self>) {
        keeper::start(self);
    }

    /// Makes a table; it begins at once when no chair is open. Where it is to be a campaign's, it is that one's first.
    pub async fn create(self: &Arc<Self>, new: NewTable) -> Result<Arc<Table>, SubmitError> {
        let record = self.prepare(new, None).await?;
        if self.game(&record.game).is_some_and(|game| game.is_campaign(&record.setup)) {
            self.found(&record).await?;
        } else {
            self.store.create_table(&record).await?;
        }
        self.open(record).await
    }

    /// What is to be stored of a new table. One write makes it with all it begins from: it is there as a whole or not at
    /// all.
    pub(crate) async fn prepare(&self, new: NewTable, carried: Option<Carried>) -> Result<TableRecord, SubmitError> {
        let game = self.game(&new.game).ok_or_else(Refusal::not_offered)?;
        let seats = u8::try_from(new.chairs.len()).unwrap_or(u8::MAX);
        let setup = Setup { options: new.options, carried, ..Setup::new(seats) };
        game.check(&setup)?;
        let chairs: Vec<Chair> = new.chairs.into_iter().map(|chair| Chair::new(chair.holder, chair.name)).collect();
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
        self.check_limits(&record).await?;
        Ok(record)
    }

    /// A table that was just stored.
    pub(crate) async fn open(self: &Arc<Self>, record: TableRecord) -> Result<Arc<Table>, SubmitError> {
        let (game, at) = (self.game(&record.game).ok_or_else(Refusal::not_offered)?, record.created_at);
        let table = Arc::new(Table::load(self.store.clone(), game, record).await?);
        self.keep(&table);
        self.start_if_full(&table, at).await?;
        Ok(table)
    }

    /// Whether the table's host may have this table besides the others.
    pub(crate) async fn check_limits(&self, record: &TableRecord) -> Result<(), SubmitError> {
        let Some(limits) = self.limits else { return Ok(()) };
        if record.chairs.iter().all(is_bot) {
            return Err(Refusal::new(Rule::TABLE, "refused-nobody-sits").into());
        }
        let listed = self.store.tables(Listing::Unfinished(record.host), u32::MAX).await?;
        let others = || {
            let known = listed.iter().flatten().map(|listed| &listed.record);
            known.filter(|other| other.host == record.host && other.id != record.id)
        };
        let with_bots = others().filter(|other| other.chairs.iter().any(is_bot)).count();
        if record.chairs.iter().any(is_bot) && with_bots >= limits.bot_tables {
            return Err(too_many("refused-too-many-bot-tables", limits.bot_tables));
        }
        let open = others().filter(|other| is_listed(other)).count();
        if is_listed(record) && record.chairs.iter().any(is_free) && open >= limits.open_tables {
            return Err(too_many("refused-too-many-open-tables", limits.open_tables));
        }
        Ok(())
    }

    /// The table with this id, from memory or from its journal.
    pub async fn find(self: &Arc<Self>, id: TableId) -> Result<Option<Arc<Table>>, SubmitError> {
        if let Some(table) = self.in_memory(id).filter(|_| !self.is_set_aside(id)) {
            if table.now().is_to_be_started() {
                self.mend(&table).await?;
            }
            return Ok(Some(table));
        }
        let Some(table) = self.read(id).await? else { return Ok(None) };
        let table = self.keep(&Arc::new(table));
        self.mend(&table).await?;
        self.wake_bots(&table);
        Ok(Some(table))
    }

    /// The table with this id as it is stored, touching nothing.
    pub async fn read(&self, id: TableId) -> Result<Option<Table>, SubmitError> {
        let read = self.read_stored(id).await;
        match &read {
            Err(SubmitError::Damaged(why)) => self.put_aside(id, why),
            Ok(Some(_)) => drop(self.aside().remove(&id)),
            _ => {}
        }
        read
    }

    async fn read_stored(&self, id: TableId) -> Result<Option<Table>, SubmitError> {
        let Some(record) = self.store.table(id).await? else { return Ok(None) };
        let unknown = || SubmitError::Damaged(format!("this program does not know the game {}", record.game));
        let game = self.game(&record.game).ok_or_else(unknown)?;
        Ok(Some(Table::load(self.store.clone(), game, record).await?))
    }

    /// A table that cannot be read is left alone; whoever runs the server is told once.
    pub(crate) fn put_aside(&self, id: TableId, why: &str) {
        if self.aside().insert(id) {
            tracing::error!("table {id} cannot be opened and is set aside: {why}");
        }
    }

    fn aside(&self) -> MutexGuard<'_, HashSet<TableId>> {
        self.set_aside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn is_set_aside(&self, id: TableId) -> bool {
        self.aside().contains(&id)
    }

    /// A process killed between two writes, or one that heard no reply to the first, leaves a full table that has not
    /// begun, or one that is over and does not say so.
    pub(crate) async fn mend(self: &Arc<Self>, table: &Arc<Table>) -> Result<(), SubmitError> {
        let now = table.now();
        self.start_if_full(table, now.record.changed_at).await?;
        table.finish_if_over(now.record.changed_at).await;
        Ok(())
    }

    /// Everything that is in memory now.
    pub(crate) fn all_in_memory(&self) -> Vec<Arc<Table>> {
        self.loaded.lock().unwrap_or_else(PoisonError::into_inner).tables.values().filter_map(Weak::upgrade).collect()
    }

    pub(crate) fn in_memory(&self, id: TableId) -> Option<Arc<Table>> {
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

    /// The tables of a listing; those that cannot be read are among them with the reason.
    pub async fn list(&self, listing: Listing, limit: u32) -> Result<Vec<Result<Listed, Damaged>>, StoreError> {
        let listed = self.store.tables(listing, limit).await?;
        listed.iter().filter_map(|listed| listed.as_ref().err()).for_each(|bad| self.put_aside(bad.id, &bad.why));
        Ok(listed)
    }

    pub(crate) async fn start_if_full(self: &Arc<Self>, table: &Arc<Table>, at: i64) -> Result<(), SubmitError> {
        if !table.now().is_to_be_started() {
            return Ok(());
        }
        // Who is a computer is agreed with the rest, before the first entry is written.
        let mut noted = (*table.now().record).clone();
        noted.note_companions();
        if table.now().play.is_none() && noted.setup != table.now().record.setup {
            let note = |record: &mut TableRecord| {
                record.note_companions();
                Ok(())
            };
            table.change(at, note).await?;
        }
        table.begin(at).await?;
        let run = |record: &mut TableRecord| {
            if record.status == Status::Open {
                record.status = Status::Running;
            }
            Ok(())
        };
        table.change(at, run).await?;
        self.wake_bots(table);
        Ok(())
    }

    /// Bots that are waited for and driven by nobody go on here: after a restart, or after another node died.
    pub async fn resume(self: &Arc<Self>) -> Result<(), SubmitError> {
        for id in self.store.due(u32::MAX).await? {
            if !self.is_set_aside(id) {
                self.resume_one(id).await;
            }
        }
        Ok(())
    }

    /// Whatever is wrong with one table is no reason to leave the others waiting.
    async fn resume_one(self: &Arc<Self>, id: TableId) {
        match self.find(id).await {
            Ok(Some(table)) => {
                self.wake_bots(&table);
                let waits = table.now().waits();
                if !waits.bots
                    && let Err(error) = self.store.set_waits(id, waits).await
                {
                    tracing::warn!("table {id} could not be told that its bots rest: {error}");
                }
            }
            Ok(None) | Err(SubmitError::Damaged(_)) => {}
            Err(error) => tracing::warn!("the bots of table {id} could not be woken: {error}"),
        }
    }

    /// Tables at which nobody sits leave the lobby's list after a while; their links go on working.
    pub(crate) async fn expire(&self, at: i64) -> Result<(), StoreError> {
        for listed in self.list(Listing::Open, u32::MAX).await?.into_iter().flatten() {
            let record = listed.record;
            let attended = record.chairs.iter().any(|chair| matches!(chair.holder, Holder::Person(_)));
            if !attended && at - record.created_at > UNATTENDED {
                let gone = TableRecord { listed: false, revision: record.revision + 1, ..record };
                // Somebody who sits down at this moment is faster, and right.
                let _ = self.store.save_table(&gone).await;
            }
        }
        Ok(())
    }

    /// Lets bots at the table think; called after every change.
    pub fn wake_bots(&self, table: &Arc<Table>) {
        bots::wake(&self.bots, table);
    }
}

fn is_bot(chair: &Chair) -> bool {
    matches!(chair.holder, Holder::Bot(_))
}

pub(crate) fn is_free(chair: &Chair) -> bool {
    chair.holder == Holder::Open
}

fn is_listed(record: &TableRecord) -> bool {
    record.listed && record.status == Status::Open
}

fn too_many(reason: &'static str, most: usize) -> SubmitError {
    Refusal::new(Rule::TABLE, Message::new(reason).with("most", most as i64)).into()
}

fn random_key() -> Result<[u8; 32], SubmitError> {
    let mut key = [0; 32];
    getrandom::fill(&mut key).map_err(|error| SubmitError::Fault(error.to_string()))?;
    Ok(key)
}

pub(crate) fn random_u64() -> Result<u64, SubmitError> {
    getrandom::u64().map_err(|error| SubmitError::Fault(error.to_string()))
}
