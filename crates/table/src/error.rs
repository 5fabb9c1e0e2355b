//! Why a command did not go through.

use orrery_catalog::Unreadable;
use orrery_core::{Refusal, Stop};

use crate::port::StoreError;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SubmitError {
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// Our bug; nothing has changed.
    #[error("a fault of the program: {0}")]
    Fault(String),
    /// Storage did not say that it is saved, and could not be asked. The same command with the same token is safe to
    /// send again.
    #[error("{0}")]
    Storage(String),
    /// What is stored of this table cannot be read. Other tables go on.
    #[error("{0}")]
    Damaged(String),
    #[error("the game is not running")]
    NotRunning,
}

impl From<Stop> for SubmitError {
    fn from(stop: Stop) -> Self {
        match stop {
            Stop::Refused(refusal) => SubmitError::Refused(refusal),
            Stop::Fault(fault) => SubmitError::Fault(fault.to_string()),
        }
    }
}

impl From<StoreError> for SubmitError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Damaged(why) => SubmitError::Damaged(why),
            error => SubmitError::Storage(error.to_string()),
        }
    }
}

impl From<Unreadable> for SubmitError {
    fn from(unreadable: Unreadable) -> Self {
        SubmitError::Damaged(unreadable.to_string())
    }
}
