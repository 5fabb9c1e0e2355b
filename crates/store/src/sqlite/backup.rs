//! A copy of the whole file while it is in use, taken from one moment.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use orrery_table::port::{Copied, StoreError};
use rusqlite::Row;

use super::{explain, file};
use crate::{failed, sql};

/// Writes the copy beside its final name and moves it there when it is whole and on disk: what bears the name is a
/// backup, whatever happens meanwhile.
pub fn write(from: &Path, to: &Path) -> Result<Copied, StoreError> {
    if to.exists() {
        return Err(failed(format!("{} exists already; name a new file for the backup", to.display())));
    }
    let unfinished = unfinished(to);
    reserve(&unfinished)?;
    let written = copy(from, &unfinished).and_then(|copied| match finish(&unfinished, to) {
        Ok(()) => Ok(copied),
        Err(error) => Err(wrong(to, &error)),
    });
    if written.is_err() {
        let _ = std::fs::remove_file(&unfinished);
    }
    written
}

fn unfinished(to: &Path) -> PathBuf {
    let mut name = to.as_os_str().to_owned();
    name.push(".unfinished");
    name.into()
}

/// Makes an empty file that only its owner may read, which SQLite then fills.
fn reserve(unfinished: &Path) -> Result<(), StoreError> {
    match file::private().create_new(true).open(unfinished) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            Err(failed(format!("{} is left from another backup; delete it if none is running", unfinished.display())))
        }
        Err(error) => Err(wrong(unfinished, &error)),
    }
}

fn copy(from: &Path, to: &Path) -> Result<Copied, StoreError> {
    let name = to.to_str().ok_or_else(|| failed("the backup's name must be Unicode"))?;
    let connection = file::connect_reader(from)?;
    connection.execute("VACUUM INTO $1", [name]).map_err(explain)?;
    count(to)
}

/// What the copy really holds.
fn count(copy: &Path) -> Result<Copied, StoreError> {
    let connection = file::connect_reader(copy)?;
    let counted = |row: &Row<'_>| Ok(Copied { tables: row.get(0)?, entries: row.get(1)? });
    connection.query_row(sql::COUNT, [], counted).map_err(explain)
}

fn finish(unfinished: &Path, to: &Path) -> io::Result<()> {
    File::open(unfinished)?.sync_all()?;
    std::fs::rename(unfinished, to)?;
    file::sync_folder(file::folder(to))
}

fn wrong(path: &Path, error: &io::Error) -> StoreError {
    failed(format!("cannot write {}: {error}; name a file in a folder where the server may write", path.display()))
}
