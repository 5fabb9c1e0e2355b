//! Where bots think: threads of their own, so that no page, answer or reading of the database waits behind a thought.
//!
//! A table has one thought in the queue at most, so first come, first served is fair between tables. Tables with people
//! present go before the others, which get every so many-th turn all the same.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, PoisonError};

use orrery_catalog::guarded;
use tokio::sync::oneshot;

/// Of this many thoughts at least one belongs to a table that nobody watches, if there is one.
const SHARE: u32 = 8;

type Thought = Box<dyn FnOnce() + Send>;

#[derive(Default)]
struct Queues {
    watched: VecDeque<Thought>,
    unwatched: VecDeque<Thought>,
    /// How many watched ones have gone before an unwatched one that waits.
    passed: u32,
    closed: bool,
}

impl Queues {
    fn next(&mut self) -> Option<Thought> {
        let turn = self.passed + 1 >= SHARE || self.watched.is_empty();
        match turn.then(|| self.unwatched.pop_front()).flatten() {
            Some(thought) => {
                self.passed = 0;
                Some(thought)
            }
            None => {
                self.passed += u32::from(!self.unwatched.is_empty());
                self.watched.pop_front()
            }
        }
    }
}

#[derive(Default)]
struct Desk {
    queues: Mutex<Queues>,
    filled: Condvar,
}

/// The threads; they end when this is dropped.
pub struct Minds(Arc<Desk>);

impl Minds {
    pub fn start(threads: usize) -> Minds {
        let desk = Arc::new(Desk::default());
        for _ in 0..threads.max(1) {
            let desk = desk.clone();
            let thread = std::thread::Builder::new().name("bot-mind".into());
            // Without any thread, thoughts stay away and bots give their plain answers: see `think`.
            let _ = thread.spawn(move || while desk.work() {});
        }
        Minds(desk)
    }

    /// One core is left to everybody else.
    pub fn usual() -> usize {
        std::thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1))
    }

    /// Waits for its turn and for the thought; `None` where the thought panicked.
    pub async fn think<T: Send + 'static>(
        &self,
        watched: bool,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let (sender, answer) = oneshot::channel();
        let work: Thought = Box::new(move || drop(guarded(thought).map(|thought| sender.send(thought))));
        self.0.add(watched, work);
        answer.await.ok()
    }
}

impl Desk {
    fn add(&self, watched: bool, thought: Thought) {
        let mut queues = self.queues.lock().unwrap_or_else(PoisonError::into_inner);
        if watched {
            queues.watched.push_back(thought)
        } else {
            queues.unwatched.push_back(thought)
        }
        self.filled.notify_one();
    }

    /// Does one thought; false when there will be no more.
    fn work(&self) -> bool {
        let queues = self.queues.lock().unwrap_or_else(PoisonError::into_inner);
        let idle = |queues: &mut Queues| !queues.closed && queues.watched.is_empty() && queues.unwatched.is_empty();
        let mut queues = self.filled.wait_while(queues, idle).unwrap_or_else(PoisonError::into_inner);
        let Some(thought) = (!queues.closed).then(|| queues.next()).flatten() else { return !queues.closed };
        drop(queues);
        thought();
        true
    }
}

impl Drop for Minds {
    fn drop(&mut self) {
        self.0.queues.lock().unwrap_or_else(PoisonError::into_inner).closed = true;
        self.0.filled.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_thought_that_panics_harms_no_other() {
        let minds = Minds::start(1);
        assert_eq!(minds.think(true, || panic!("no idea")).await, None::<u8>);
        assert_eq!(minds.think(true, || 7).await, Some(7));
    }

    #[test]
    fn watched_tables_come_first_and_the_others_still_get_their_share() {
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut queues = Queues::default();
        let note = |mark: &'static str| -> Thought {
            let order = order.clone();
            Box::new(move || order.lock().unwrap().push(mark))
        };
        (0..20).for_each(|_| queues.watched.push_back(note("w")));
        (0..4).for_each(|_| queues.unwatched.push_back(note("u")));
        while let Some(thought) = queues.next() {
            thought();
        }
        let order = order.lock().unwrap().concat();
        assert_eq!(order, "wwwwwwwuwwwwwwwuwwwwwwuu");
    }
}
