//! Copies the log back into the file while the writer goes on: a checkpoint waits for the disk, and whoever answers at
//! that moment should not.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use orrery_table::port::StoreError;
use rusqlite::Connection;

use crate::failed;

/// How often to see whether there is enough to copy.
const GLANCE: Duration = Duration::from_millis(200);
/// Copying starts after this many jobs: some megabytes of log.
const ENOUGH: usize = 1000;
/// While the first pass copies much, the writer adds a little; it is copied by the next ones. The log begins anew when
/// a pass has met its end, so the passes that find hardly anything are tried a few times.
const PASSES: usize = 8;

pub struct Checkpoints {
    stop: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Checkpoints {
    /// `written` counts the jobs done since the last checkpoint.
    pub fn start(connection: Connection, written: Arc<AtomicUsize>) -> Result<Self, StoreError> {
        let (stop, stopped) = channel();
        let thread = std::thread::Builder::new().name("store-checkpoint".into());
        let thread = thread.spawn(move || run(&connection, &written, &stopped)).map_err(failed)?;
        Ok(Checkpoints { stop: Some(stop), thread: Some(thread) })
    }
}

impl Drop for Checkpoints {
    fn drop(&mut self) {
        self.stop = None;
        if self.thread.take().is_some_and(|thread| thread.join().is_err()) {
            tracing::error!("the store's checkpoints had panicked");
        }
    }
}

fn run(connection: &Connection, written: &AtomicUsize, stopped: &Receiver<()>) {
    while stopped.recv_timeout(GLANCE) == Err(RecvTimeoutError::Timeout) {
        if written.load(Ordering::Relaxed) < ENOUGH {
            continue;
        }
        written.store(0, Ordering::Relaxed);
        // The log is complete without it: the next glance tries again.
        if let Err(error) = copy(connection) {
            tracing::warn!(%error, "the log was not copied back");
        }
    }
}

fn copy(connection: &Connection) -> rusqlite::Result<()> {
    for _ in 0..PASSES {
        if pass(connection)? {
            return Ok(());
        }
    }
    Ok(())
}

/// Whether everything in the log was copied. Never waits for the writer, and the writer never for it.
fn pass(connection: &Connection) -> rusqlite::Result<bool> {
    connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |row| {
        let (frames, copied): (i64, i64) = (row.get(1)?, row.get(2)?);
        Ok(frames == copied)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sqlite::file;

    #[test]
    fn everything_in_the_log_is_copied_into_the_file() {
        let folder = tempfile::TempDir::new().unwrap();
        let path = folder.path().join("test.db");
        file::create(&path).unwrap();
        let writer = file::connect(&path).unwrap();
        writer.execute_batch("CREATE TABLE t (x); INSERT INTO t VALUES (zeroblob(100000));").unwrap();
        assert!(std::fs::metadata(&path).unwrap().len() < 100_000, "still in the log");
        let written = Arc::new(AtomicUsize::new(ENOUGH));
        let checkpoints = Checkpoints::start(file::connect(&path).unwrap(), written.clone()).unwrap();
        while written.load(Ordering::Relaxed) > 0 {
            std::thread::sleep(Duration::from_millis(5));
        }
        drop(checkpoints);
        assert!(std::fs::metadata(&path).unwrap().len() > 100_000);
    }
}
