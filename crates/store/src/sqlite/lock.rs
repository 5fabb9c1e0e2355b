//! One process for one file: two that keep tables in memory would answer from what the other has changed.

use std::fs::{File, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};

use orrery_table::port::StoreError;

use super::file;
use crate::failed;

/// Held until it is dropped or the process ends, however it ends.
pub struct Lock(#[expect(dead_code, reason = "the system lets go of the lock when the file is closed")] File);

impl Lock {
    pub fn take(database: &Path) -> Result<Lock, StoreError> {
        let path = beside(database);
        let wrong = |error: io::Error| failed(format!("cannot lock {}: {error}", path.display()));
        let mut file = file::private().read(true).create(true).truncate(false).open(&path).map_err(wrong)?;
        match file.try_lock() {
            Ok(()) => {
                sign(&mut file).map_err(wrong)?;
                Ok(Lock(file))
            }
            Err(TryLockError::WouldBlock) => Err(held(database, &mut file)),
            Err(TryLockError::Error(error)) => Err(wrong(error)),
        }
    }
}

fn beside(database: &Path) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(".lock");
    name.into()
}

/// Leaves this process's number for whoever finds the file locked.
fn sign(file: &mut File) -> io::Result<()> {
    file.set_len(0)?;
    file.rewind()?;
    write!(file, "{}", std::process::id())
}

/// Whoever has the lock signs a moment after taking it.
fn signature(file: &mut File) -> String {
    let mut holder = String::new();
    for _ in 0..50 {
        let read = file.rewind().and_then(|()| file.read_to_string(&mut holder));
        if read.is_err() || !holder.is_empty() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    holder
}

fn held(database: &Path, file: &mut File) -> StoreError {
    let holder = signature(file);
    failed(format!(
        "{} is in use by process {}: stop that one first, or name another folder with --data",
        database.display(),
        if holder.is_empty() { "(number not known)" } else { &holder }
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_second_is_told_who_the_first_is() {
        let folder = tempfile::TempDir::new().unwrap();
        let path = folder.path().join("test.db");
        let first = Lock::take(&path).unwrap();
        let StoreError::Failed(why) = Lock::take(&path).err().unwrap() else { panic!("another error") };
        assert!(why.contains(&format!("process {}:", std::process::id())), "{why}");
        drop(first);
        assert!(Lock::take(&path).is_ok(), "free again");
    }
}
