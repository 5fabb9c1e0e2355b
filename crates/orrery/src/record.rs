//! Game records and the database from the command line: replay, verify, export, backup.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use orrery_catalog::{Record, Verdict};
use orrery_table::port::{Store, TableId};
use orrery_table::{Tables, record_of};
use orrery_text::Lang;

use crate::find_game;

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
    /// Database address; without it the SQLite file
    #[arg(long, env = "ORRERY_DATABASE")]
    database: Option<String>,
}

#[derive(clap::Args)]
pub struct ExportArgs {
    /// The table: the last part of its address
    table: String,
    /// Where to write it; to standard output without it
    #[arg(long)]
    out: Option<PathBuf>,
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

fn read(file: &Path) -> Result<Record, String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    serde_json::from_str(&text).map_err(|error| format!("{} is not a game record: {error}", file.display()))
}

pub fn replay(args: ReplayArgs) -> Result<(), String> {
    let record = read(&args.file)?;
    let game = find_game(&record.game)?;
    let lang = Lang::of_code(&args.lang).ok_or("the language must be en, it or ja")?;
    for (seq, lines) in game.narrate(&record, lang)? {
        lines.iter().for_each(|line| println!("{seq:>4}  {line}"));
    }
    Ok(())
}

pub fn verify(args: VerifyArgs) -> Result<(), String> {
    let mut bad = 0;
    for file in &args.files {
        let record = read(file)?;
        match find_game(&record.game)?.verify(&record) {
            Verdict::True { entries } => println!("{}: true, {entries} entries", file.display()),
            Verdict::False(why) => {
                println!("{}: NOT true: {why}", file.display());
                bad += 1;
            }
        }
    }
    if bad == 0 { Ok(()) } else { Err(format!("{bad} of {} records did not come out the same", args.files.len())) }
}

fn with_store<T, F: Future<Output = Result<T, String>>>(
    database: &Database,
    then: impl FnOnce(Arc<dyn Store>) -> F,
) -> Result<T, String> {
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(|error| error.to_string())?;
    runtime.block_on(async {
        let store = orrery_store::open(database.database.as_deref(), &database.data).await;
        then(store.map_err(|error| error.to_string())?).await
    })
}

pub fn export(args: ExportArgs) -> Result<(), String> {
    let id: TableId = args.table.parse().map_err(|()| format!("'{}' is not the id of a table", args.table))?;
    let record = with_store(&args.database, |store| async move {
        let table = Tables::new(store, Duration::ZERO).find(id).await.map_err(|error| format!("{error:?}"))?;
        let table = table.ok_or("there is no such table here; check --data")?;
        record_of(&table).await.map_err(|_| "the game is not over: its dice key is still secret".to_owned())
    })?;
    let text = serde_json::to_string_pretty(&record).map_err(|error| error.to_string())?;
    match args.out {
        Some(file) => std::fs::write(&file, text).map_err(|error| format!("{}: {error}", file.display())),
        None => {
            println!("{text}");
            Ok(())
        }
    }
}

pub fn backup(args: BackupArgs) -> Result<(), String> {
    let file = args.file.clone();
    with_store(&args.database, |store| async move { store.backup(&file).await.map_err(|error| error.to_string()) })?;
    println!("saved to {}", args.file.display());
    Ok(())
}
