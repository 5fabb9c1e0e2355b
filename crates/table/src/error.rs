//! Why a command did not go through.

use orrery_catalog::Unreadable;
use orrery_core::{Refusal, Stop};

use crate::port::StoreError;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SubmitError {
    Refused(Refusal),
    /// Our bug; nothing has changed.
    Fault(String),
    /// Storage did not say that it is saved, and could not be asked. The same command with the same token is safe to
    /// send again.
    Storage(String),
    /// What is stored of this table cannot be read. Other tables go on.
    Damaged(String),
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

impl From<Refusal> for SubmitError {
    fn from(refusal: Refusal) -> Self {
        SubmitError::Refused(refusal)
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

impl std::fmt::Display for SubmitError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            SubmitError::Refused(refusal) => write!(f, "refused: {} ({})", refusal.reason.id, refusal.rule.0),
            SubmitError::Fault(why) => write!(f, "a fault of the program: {why}"),
            SubmitError::Storage(why) | SubmitError::Damaged(why) => write!(f, "{why}"),
            SubmitError::NotRunning => write!(f, "the game is not running"),
        }
    }
}
