//! How long ships take to find and how long the hard player thinks.
//!
//! cargo run --release -p starship-builder --example ships

use std::time::{Duration, Instant};

use orrery_bots::{Level, Thinks};
use orrery_core::{Answer, Dice, Game, Play, Setup, Viewer};
use starship_builder::StarshipBuilder;
use starship_builder::assembly::best_ships;
use starship_builder::cards::{Card, Cards};

fn main() {
    println!("a state has {} bytes", size_of::<starship_builder::state::State>());
    [6, 12, 20, 30, 77].into_iter().for_each(finding);
    [2, 4, 6].into_iter().for_each(thinking);
}

fn finding(count: usize) {
    let mut luck = Dice::seeded("finding", 1);
    let mut times: Vec<Duration> = (0..300).map(|_| find(random_hand(count, &mut luck))).collect();
    times.sort_unstable();
    println!("all best ships of {count} cards: median {:?}, longest {:?}", times[150], times[299]);
}

fn find(hand: Cards) -> Duration {
    let start = Instant::now();
    std::hint::black_box(best_ships(hand));
    start.elapsed()
}

fn random_hand(count: usize, luck: &mut Dice) -> Cards {
    let mut deck: Vec<Card> = Card::all().collect();
    luck.shuffle(&mut deck);
    deck.into_iter().take(count).collect()
}

fn thinking(seats: u8) {
    let mut times: Vec<Duration> = (0..4).flat_map(|seed| game(seats, seed)).collect();
    times.sort_unstable();
    println!("hard, {seats} seats: median {:?}, longest {:?}", times[times.len() / 2], times[times.len() - 1]);
}

fn game(seats: u8, seed: u64) -> Vec<Duration> {
    let mut times = Vec::new();
    let mut luck = Dice::seeded("thinking", seed);
    let Ok(mut play) = Play::<StarshipBuilder>::begin(&Setup::new(seats), Dice::seeded("game", seed)) else {
        return times;
    };
    while let Some(ask) = play.asks().first().cloned() {
        let view = StarshipBuilder::view(play.state(), Viewer::Seat(ask.seat));
        let start = Instant::now();
        let choice = StarshipBuilder::think(Level::Hard, &view, ask.seat, &ask, &mut luck);
        times.push(start.elapsed());
        if play.answer(&Answer { ask: ask.id, seat: ask.seat, choice }).is_err() {
            return times;
        }
    }
    times
}
