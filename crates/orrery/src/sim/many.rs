//! Many games at once, told in their order: who plays a game and how it goes depends on its number alone.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;

use orrery_bots::Level;
use orrery_catalog::{AnyGame, Simulated};
use orrery_core::{Setup, Stop};

pub struct Plan<'a> {
    pub game: &'a dyn AnyGame,
    pub setup: Setup,
    /// By seat in the first game.
    pub levels: Vec<Level>,
    pub games: u64,
    pub seed: u64,
}

impl Plan<'_> {
    /// Who sits where: everybody moves on by a seat from game to game.
    pub fn seated(&self, number: u64) -> Vec<Level> {
        let mut seated = self.levels.clone();
        seated.rotate_right((number % self.levels.len().max(1) as u64) as usize);
        seated
    }

    pub fn seed(&self, number: u64) -> u64 {
        self.seed.wrapping_mul(1_000_003).wrapping_add(number)
    }

    /// Plays all games, so many at once, and tells each in its turn; the first error ends it.
    pub fn play(
        &self,
        jobs: usize,
        mut told: impl FnMut(u64, Result<Simulated, Stop>) -> Result<(), String>,
    ) -> Result<(), String> {
        let next = AtomicU64::new(0);
        std::thread::scope(|scope| {
            let (done, all) = mpsc::channel();
            for _ in 0..jobs {
                let (done, next) = (done.clone(), &next);
                scope.spawn(move || self.work(next, &done));
            }
            drop(done);
            let told = in_order(all, &mut told);
            // Those who still play find nothing more to do.
            next.store(self.games, Ordering::Relaxed);
            told
        })
    }

    fn work(&self, next: &AtomicU64, done: &mpsc::Sender<(u64, Result<Simulated, Stop>)>) {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= self.games {
                return;
            }
            let result = self.game.simulate(&self.setup, &self.seated(number), self.seed(number));
            if done.send((number, result)).is_err() {
                return;
            }
        }
    }
}

/// What comes early waits for its turn.
fn in_order<T>(
    all: impl IntoIterator<Item = (u64, T)>,
    mut told: impl FnMut(u64, T) -> Result<(), String>,
) -> Result<(), String> {
    let (mut waiting, mut turn) = (BTreeMap::new(), 0);
    for (number, result) in all {
        waiting.insert(number, result);
        while let Some(result) = waiting.remove(&turn) {
            told(turn, result)?;
            turn += 1;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_told_in_order_up_to_the_first_error() {
        let mut told = Vec::new();
        let ended = in_order([(1, 'b'), (0, 'a'), (3, 'x'), (2, 'c'), (4, 'd')], |number, what| {
            told.push((number, what));
            if what == 'x' { Err("stop".to_owned()) } else { Ok(()) }
        });
        assert_eq!((ended, told), (Err("stop".into()), vec![(0, 'a'), (1, 'b'), (2, 'c'), (3, 'x')]));
    }
}
