//! How fast a game plays at random through the engine, on one core.

use orrery_core::{Answer, Asking, Dice, Game, Play, Setup};
use rustix::time::{ClockId, clock_gettime};

/// What [`measure`] found. Seconds are those that the thread had the core to itself: what others do on the machine does not
/// count.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Figures {
    pub answers_per_s: f64,
    pub games_per_s: f64,
    pub answers_per_game: f64,
    /// The size of a state in memory without what it points to.
    pub bytes_in_memory: usize,
    /// The largest saved form of a state that was seen; about what a state costs with all it points to.
    pub bytes_saved: usize,
}

impl std::fmt::Display for Figures {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "{:.0} answers/s, {:.0} games/s, {:.1} answers a game, state {} B in memory and {} B saved",
            self.answers_per_s, self.games_per_s, self.answers_per_game, self.bytes_in_memory, self.bytes_saved
        )
    }
}

/// Plays random games for about `seconds`: each answer is sampled, checked, resolved and folded by [`Play`].
pub fn measure<G: Game>(setup: &Setup, seconds: f64) -> Figures {
    let mut luck = Dice::seeded("bench", 0);
    let (mut answers, mut games, mut bytes_saved) = (0u64, 0u64, 0);
    let begun = worked();
    while games == 0 || worked() - begun < seconds {
        // A look at the clock costs as much as an answer of a small game, so it is taken rarely.
        for _ in 0..16 {
            let play = game::<G>(setup, games, &mut luck, &mut answers);
            games += 1;
            if games.is_power_of_two() {
                bytes_saved = bytes_saved.max(postcard::to_stdvec(play.state()).map_or(0, |bytes| bytes.len()));
            }
        }
    }
    let took = worked() - begun;
    Figures {
        answers_per_s: answers as f64 / took,
        games_per_s: games as f64 / took,
        answers_per_game: answers as f64 / games as f64,
        bytes_in_memory: size_of::<G::State>(),
        bytes_saved,
    }
}

/// How many seconds this thread has worked.
fn worked() -> f64 {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 * 1e-9
}

fn game<G: Game>(setup: &Setup, number: u64, luck: &mut Dice, answers: &mut u64) -> Play<G> {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&number.to_le_bytes());
    let mut play = Play::<G>::begin(setup, Dice::new(key)).unwrap_or_else(|stop| panic!("no beginning: {stop:?}"));
    while !play.is_over() {
        let answer = random_answer(&play, luck);
        play.answer_with(answer).unwrap_or_else(|stop| panic!("a sampled answer was stopped: {stop:?}"));
        *answers += 1;
    }
    play
}

/// A legal answer to one of the open asks. Must-asks come first most of the time, or games that let seats make
/// offers at any time would be little else.
#[inline]
pub fn random_answer<G: Game>(play: &Play<G>, luck: &mut Dice) -> Answer<G::Choice> {
    let asks = play.asks();
    let open = match asks.len() {
        1 => 0,
        n => random_ask(play, n as u32, luck),
    };
    let ask = &asks[open];
    Answer { ask: ask.id, seat: ask.seat, choice: G::sample(play.state(), ask, luck) }
}

fn random_ask<G: Game>(play: &Play<G>, open: u32, luck: &mut Dice) -> usize {
    // One draw says which, and whether a may-ask is let through.
    let drawn = luck.below(4 * open);
    let any = (drawn / 4) as usize;
    if play.asks()[any].must || drawn.is_multiple_of(4) {
        return any;
    }
    luck.one_of(play.asks().musts().map(|(place, _)| place)).unwrap_or(any)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_taken_of_whole_games() {
        let figures = measure::<crate::ConnectFour>(&Setup::new(2), 0.01);
        assert!(figures.answers_per_game > 7.0 && figures.answers_per_game < 42.0, "{figures}");
        assert_eq!(figures.bytes_in_memory, 24);
    }
}
