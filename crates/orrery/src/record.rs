//! Game records and the database from the command line: replay, verify, export, backup.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use orrery_catalog::{CampaignFile, Record, Verdict, hex};
use orrery_table::port::{CampaignId, Copied, Store, StoredEntry, TableId};
use orrery_table::{SubmitError, Tables, record_of};
use orrery_text::Lang;
use serde_json::{Value, json};

use crate::{find_game, out};

#[derive(clap::Args)]
pub struct ReplayArgs {
    /// A record saved by `orrery export` or from a replay page
    file: PathBuf,
    /// Language: en, it or ja
    #[arg(long, default_value = "en")]
    lang: String,
}

#[derive(clap::Args)]
pub struct VerifyArgs {
    /// Records to check
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

#[derive(clap::Args)]
pub struct Database {
    /// Folder of the SQLite file
    #[arg(long, default_value = "orrery-data")]
    data: PathBuf,
    /// Database address, as for `serve`; without it the SQLite file
    #[arg(long, env = "ORRERY_DATABASE")]
    database: Option<String>,
}

#[derive(clap::Args)]
pub struct ExportArgs {
    /// The table: the last part of its address
    table: String,
    /// The name is a campaign's: all its closed chapters in one file
    #[arg(long, conflicts_with = "raw")]
    campaign: bool,
    /// Where to write it; to standard output without it
    #[arg(long)]
    out: Option<PathBuf>,
    /// Everything that is stored of the table, as it is stored and with its dice key, also where it is damaged or not
    /// over
    #[arg(long)]
    raw: bool,
    #[command(flatten)]
    database: Database,
}

#[derive(clap::Args)]
pub struct BackupArgs {
    /// The new file; an existing one is left alone
    file: PathBuf,
    #[command(flatten)]
    database: Database,
}

/// What a file holds.
enum Saved {
    Game(Box<Record>),
    Campaign(Box<CampaignFile>),
}

impl Saved {
    fn record(&self) -> &Record {
        match self {
            Saved::Game(record) => record,
            Saved::Campaign(file) => &file.record,
        }
    }

    /// How many entries came out the same, or why not all.
    fn verify(&self) -> Result<usize, String> {
        let game = find_game(&self.record().game)?;
        match self {
            Saved::Campaign(file) => file.verify(game).map_err(|bad| bad.to_string()),
            Saved::Game(record) => match game.verify(record) {
                Verdict::True { entries } => Ok(entries),
                Verdict::False(why) => Err(why),
            },
        }
    }
}

fn read(file: &Path) -> Result<Saved, String> {
    let told = |why: &dyn std::fmt::Display| format!("{}: {why}", file.display());
    let text = std::fs::read(file).map_err(|error| told(&error))?;
    let value: Value = serde_json::from_slice(&text).map_err(|error| told(&format!("not a game record: {error}")))?;
    if value.get("campaign").is_some() {
        return CampaignFile::read(&text).map(|file| Saved::Campaign(file.into())).map_err(|bad| told(&bad));
    }
    let record = serde_json::from_value(value).map(|record| Saved::Game(Box::new(record)));
    record.map_err(|error| told(&format!("not a game record: {error}")))
}

pub fn replay(args: ReplayArgs) -> Result<(), String> {
    let saved = read(&args.file)?;
    let record = saved.record();
    let game = find_game(&record.game)?;
    let lang = Lang::of_code(&args.lang).ok_or("the language must be en, it or ja")?;
    for record in record.chain() {
        let told = game.narrate(record, lang)?;
        out::lines(told.iter().flat_map(|(seq, lines)| lines.iter().map(move |line| format!("{seq:>4}  {line}"))))?;
    }
    Ok(())
}

pub fn verify(args: VerifyArgs) -> Result<(), String> {
    let mut bad = 0;
    for file in &args.files {
        let saved = read(file)?;
        let verdict = saved.verify();
        bad += usize::from(verdict.is_err());
        out::lines(match verdict {
            Ok(entries) => {
                let told = format!("{}: true, {entries} entries", file.display());
                let shown = "  the table must have shown this commitment when it opened";
                let commitments = saved.record().chain().map(|game| format!("{shown}: {}", game.commitment));
                [told].into_iter().chain(commitments).collect()
            }
            Err(why) => vec![format!("{}: NOT true: {why}", file.display())],
        })?;
    }
    if bad == 0 { Ok(()) } else { Err(format!("{bad} of {} records did not come out the same", args.files.len())) }
}

/// Opens the store to read it: a server may be using it meanwhile.
pub fn with_store<T, F: Future<Output = Result<T, String>>>(
    database: &Database,
    then: impl FnOnce(Arc<dyn Store>) -> F,
) -> Result<T, String> {
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(|error| error.to_string())?;
    runtime.block_on(async {
        let store = orrery_store::open_to_read(database.database.as_deref(), &database.data).await;
        then(store.map_err(|error| error.to_string())?).await
    })
}

pub fn export(args: ExportArgs) -> Result<(), String> {
    let wrong = |what: &str| format!("'{}' is not the id of a {what}", args.table);
    let text = if args.campaign {
        let id = args.table.parse().map_err(|()| wrong("campaign"))?;
        let file = with_store(&args.database, |store| closed(store, id))?;
        serde_json::to_string(&file).map_err(|error| error.to_string())?
    } else {
        let id: TableId = args.table.parse().map_err(|()| wrong("table"))?;
        match args.raw {
            true => with_store(&args.database, |store| raw(store, id))?,
            false => {
                let record = with_store(&args.database, |store| finished(store, id))?;
                serde_json::to_string_pretty(&record).map_err(|error| error.to_string())?
            }
        }
    };
    match args.out {
        Some(file) => std::fs::write(&file, text).map_err(|error| format!("{}: {error}", file.display())),
        None => out::lines([text]),
    }
}

async fn closed(store: Arc<dyn Store>, id: CampaignId) -> Result<CampaignFile, String> {
    let campaign = Tables::new(store, Duration::ZERO).read_campaign(id).await.map_err(|error| error.to_string())?;
    let campaign = campaign.ok_or("there is no such campaign here; check --data")?;
    if campaign.closed().is_empty() {
        return Err("no chapter is closed: the dice keys are still secret".into());
    }
    campaign.export().await.map_err(|error| error.to_string())
}

async fn finished(store: Arc<dyn Store>, id: TableId) -> Result<Record, String> {
    let table = Tables::new(store, Duration::ZERO).read(id).await;
    let table = table.map_err(|error| format!("{error}; `--raw` saves what there is"))?;
    let table = table.ok_or("there is no such table here; check --data")?;
    record_of(&table).await.map_err(|error| match error {
        SubmitError::NotRunning => "the game is not over: its dice key is still secret".to_owned(),
        error => error.to_string(),
    })
}

/// What can be read of a table, piece by piece.
async fn raw(store: Arc<dyn Store>, id: TableId) -> Result<String, String> {
    let table = match store.table(id).await {
        Ok(None) => return Err("there is no such table here; check --data".into()),
        Ok(Some(table)) => json!({
            "game": table.game,
            "setup": table.setup,
            "rules_version": table.rules_version,
            "key": hex(&table.key),
            "names": table.chairs.iter().map(|chair| &chair.name).collect::<Vec<_>>(),
        }),
        Err(error) => json!({ "unreadable": error.to_string() }),
    };
    let entries = store.rescue(id).await.map_err(|error| error.to_string())?;
    let entries: Vec<Value> = entries.iter().map(raw_entry).collect();
    let all = json!({ "table": id.to_string(), "record": table, "entries": entries });
    serde_json::to_string_pretty(&all).map_err(|error| error.to_string())
}

fn raw_entry(entry: &Result<StoredEntry, String>) -> Value {
    match entry {
        Ok(entry) => json!({
            "seq": entry.seq,
            "rules_version": entry.rules_version,
            "command": hex(&entry.command),
            "events": hex(&entry.events),
            "digest": hex(&entry.digest),
            "read": entry.read,
            "barrier": entry.barrier,
            "at": entry.at,
        }),
        Err(why) => json!({ "unreadable": why }),
    }
}

pub fn backup(args: BackupArgs) -> Result<(), String> {
    let file = args.file.clone();
    let copied =
        with_store(
            &args.database,
            |store| async move { store.backup(&file).await.map_err(|error| error.to_string()) },
        )?;
    let Copied { tables, entries } = copied;
    out::lines([format!("saved to {}: {tables} tables, {entries} entries", args.file.display())])
}
