//! The way to a single writer which takes everything that waits and commits it at once: the callers share the cost of
//! reaching the disk, and each gets its own answer afterwards.

use orrery_table::port::StoreError;
use tokio::sync::{mpsc, oneshot};

use crate::failed;

pub type Answer = Result<(), StoreError>;

/// The most that goes into one commit, so that no caller waits behind an endless one.
pub const LARGEST_BATCH: usize = 256;

/// How many may wait before further callers are held back.
const WAITING: usize = 1024;

/// A piece of work and the caller that waits for it.
pub struct Job<W> {
    pub work: W,
    caller: oneshot::Sender<Answer>,
}

impl<W> Job<W> {
    /// A caller that has gone away meanwhile is no reason to stop: its work is done all the same.
    pub fn answer(self, answer: Answer) {
        let _ = self.caller.send(answer);
    }
}

/// The callers' end.
pub struct Queue<W>(mpsc::Sender<Job<W>>);

impl<W> Queue<W> {
    pub fn new() -> (Self, mpsc::Receiver<Job<W>>) {
        let (sender, receiver) = mpsc::channel(WAITING);
        (Queue(sender), receiver)
    }

    /// Hands `work` to the writer and waits for the commit it is part of.
    pub async fn submit(&self, work: W) -> Answer {
        let (caller, answer) = oneshot::channel();
        self.0.send(Job { work, caller }).await.map_err(|_| stopped())?;
        answer.await.map_err(|_| stopped())?
    }
}

fn stopped() -> StoreError {
    failed("the store's writer has stopped; restart the server")
}
