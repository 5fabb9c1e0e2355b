//! A few connections that read while the writer writes. They are opened when first needed and then kept.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use orrery_table::port::StoreError;
use rusqlite::Connection;
use tokio::sync::Semaphore;

use super::file;
use crate::failed;

/// How many may read at the same time; each costs a thread while it reads and up to half a megabyte of cache.
const MOST: usize = 4;

pub struct Readers {
    path: PathBuf,
    idle: Mutex<Vec<Connection>>,
    places: Arc<Semaphore>,
}

impl Readers {
    pub fn new(path: &Path) -> Self {
        Readers { path: path.to_owned(), idle: Mutex::default(), places: Arc::new(Semaphore::new(MOST)) }
    }

    /// Runs `query` on a thread that may block.
    pub async fn read<T: Send + 'static>(
        self: &Arc<Self>,
        query: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let place = self.places.clone().acquire_owned().await.map_err(failed)?;
        let readers = self.clone();
        let reading = tokio::task::spawn_blocking(move || {
            let connection = readers.take()?;
            let result = query(&connection);
            readers.idle.lock().unwrap_or_else(PoisonError::into_inner).push(connection);
            drop(place);
            result
        });
        reading.await.map_err(failed)?
    }

    fn take(&self) -> Result<Connection, StoreError> {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        idle.map_or_else(|| file::connect_reader(&self.path), Ok)
    }
}
